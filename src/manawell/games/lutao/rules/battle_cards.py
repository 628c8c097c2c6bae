"""The combat cards of a battle: drawn, returned, revealed, replaced and put away."""

from manawell.games.lutao import events
from manawell.games.lutao.components.tables import COMBAT_CARDS, GOLEMS, NONE
from manawell.games.lutao.rules.asking import ask
from manawell.games.lutao.rules.hits import returned_by
from manawell.games.lutao.rules.piles import draw_cards, names_of, tell_drawn
from manawell.games.lutao.rules.powers import name_of, power_in_battle
from manawell.games.lutao.state import RETURN, Battle, Position, Side
from manawell.kernel.journal import all_but, only


def draw(p: Position, side: Side) -> None:
    side.hand = draw_cards(p, side.people, side.draws)
    tell_drawn(p, side.people, side.hand)


def _returns(p: Position, battle: Battle, side: int) -> int:
    """How many cards a side must return (LUT-9.7, 9.14, 19.1c)."""
    one = battle.sides[side]
    wanted = returned_by(power_in_battle(p, battle, side))
    kept = 0 if one.given != NONE else 1
    return max(0, min(wanted, len(one.hand) - kept))


def ask_return(p: Position, battle: Battle, side: int) -> None:
    battle.returns = _returns(p, battle, side)
    if battle.returns > 0:
        ask(p, battle.sides[side].people, RETURN)


def return_card(p: Position, battle: Battle, side: int, card: int) -> None:
    """To the bottom of the pile; only the owner knows it (LUT-9.12)."""
    one = battle.sides[side]
    one.hand.remove(card)
    p.peoples[one.people].sunk.append(card)
    battle.returns -= 1
    if p.journal is not None:
        seat = p.player_of(one.people)
        name = name_of(p, one.people)
        p.journal.tell(events.CardReturned(name, COMBAT_CARDS[card]), only(seat))
        p.journal.tell(events.CardSunk(name), all_but(seat))
    if battle.returns > 0:
        ask(p, one.people, RETURN)


def discard_card(p: Position, battle: Battle, side: int, card: int) -> None:
    one = battle.sides[side]
    one.hand.remove(card)
    p.peoples[one.people].discards[card] += 1
    if p.journal is not None:
        p.journal.tell(events.CardDropped(name_of(p, one.people), COMBAT_CARDS[card]))


def reveal(p: Position, side: Side) -> None:
    if not side.hand:
        return
    side.played = sorted(side.played + side.hand)
    side.hand = []
    if p.journal is not None:
        p.journal.tell(events.CardsRevealed(name_of(p, side.people), names_of(side.played)))


def replace_cards(p: Position, battle: Battle, side: int, by: int, cause: str) -> None:
    """All cards of a side are discarded, and the same number is drawn and revealed (LUT-19.1f, 19.7b, 22.6)."""
    one = battle.sides[side]
    old = one.played if one.given == NONE else sorted(one.played + [one.given])
    clear_side(p, battle, side)
    one.played = draw_cards(p, one.people, len(old))
    if p.journal is not None:
        names = (name_of(p, by), name_of(p, one.people))
        p.journal.tell(events.CardsVoided(*names, names_of(old), names_of(one.played), cause))


def clear_side(p: Position, battle: Battle, side: int) -> None:
    """Cards on the table go to their owners' discard piles (LUT-9.13, 19.1e)."""
    one = battle.sides[side]
    if one.people != GOLEMS:
        for card in one.played:
            p.peoples[one.people].discards[card] += 1
    if one.given != NONE:
        p.peoples[battle.sides[1 - side].people].discards[one.given] += 1
    one.played = []
    one.given = NONE


def clear_table(p: Position, battle: Battle) -> None:
    clear_side(p, battle, 0)
    clear_side(p, battle, 1)


def own_cards(battle: Battle, side: int) -> list[int]:
    """Cards on the table that belong to a side's people, including one it gave away (LUT-19.6c)."""
    given = battle.sides[1 - side].given
    return battle.sides[side].played + ([given] if given != NONE else [])
