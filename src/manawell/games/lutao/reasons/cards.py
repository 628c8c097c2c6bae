"""Reasons of those who fight: which card goes back, which power is used."""

from manawell.games.lutao.components.tables import CITY_HIT, GOLEMS, HERO, HIT, MISS, SHIELD
from manawell.games.lutao.reasons.case import Case
from manawell.games.lutao.reasons.conquest import Values
from manawell.games.lutao.rules.actions import RETURN_CARD, VOID_OTHER, VOID_OWN, YES
from manawell.games.lutao.rules.hits import is_sheltered, potential
from manawell.games.lutao.state import GHOST, STRIKE, Battle, Side


def idle_card(case: Case) -> Values:
    """A Miss, or a Hit against walls (LUT-9.16)."""
    returning = _returning(case)
    if returning is None:
        return None
    idle = case.one == MISS or (case.one == HIT and _other_is_sheltered(case, returning[0]))
    return {} if idle else None


def keeps_breakers(case: Case) -> Values:
    """Cards that hit behind walls stay in the hand (LUT-9.17)."""
    returning = _returning(case)
    breakers = (CITY_HIT, HERO)
    if returning is None or case.one in breakers or not _other_is_sheltered(case, returning[0]):
        return None
    return {} if any(card in breakers for card in returning[1].hand) else None


def keeps_shield(case: Case) -> Values:
    """Golems always hit (LUT-15.5)."""
    returning = _returning(case)
    if returning is None or case.one == SHIELD or SHIELD not in returning[1].hand:
        return None
    battle = returning[0]
    return {} if GOLEMS in (battle.sides[0].people, battle.sides[1].people) else None


def free_power(case: Case) -> Values:
    """The first strike of the Elves, or ghosts, which return to the supply after the battle (LUT-19.3, 20.2)."""
    return {} if case.kind == YES and case.p.phase in (STRIKE, GHOST) else None


def voids(case: Case) -> Values:
    """Clerics replace own cards that do less than half a hit each, or those of others that do more (LUT-19.7)."""
    battle = case.p.battle
    if case.kind not in (VOID_OWN, VOID_OTHER) or battle is None:
        return None
    own = case.kind == VOID_OWN
    side = _side(case, battle) if own else 1 - _side(case, battle)
    cards, hits = len(battle.sides[side].played), potential(case.p, battle, side)
    fits = 2 * hits < cards if own else 2 * hits > cards
    return {"whose": "own" if own else "other", "number": cards, "hits": hits} if fits else None


def _returning(case: Case) -> tuple[Battle, Side] | None:
    """The battle in which a card is returned, and the side that does it."""
    battle = case.p.battle
    if case.kind != RETURN_CARD or battle is None:
        return None
    return battle, battle.sides[_side(case, battle)]


def _side(case: Case, battle: Battle) -> int:
    return 0 if battle.sides[0].people == case.people else 1


def _other_is_sheltered(case: Case, battle: Battle) -> bool:
    return is_sheltered(case.p, battle, 1 - _side(case, battle))
