"""Finds contradictions in a saved or edited position: things that no real table could show."""

from itertools import chain

from manawell.games.gegensatz.components.tables import (
    CARDS,
    HAND_SIZE,
    IS_FLARE,
    POSITIONS,
    RELICS,
    SHRINE_CAPACITY,
    SUPPLY,
)
from manawell.games.gegensatz.rules.paradox import is_possible
from manawell.games.gegensatz.state import (
    DUEL,
    MOVE,
    NONE,
    OVER,
    PARADOX,
    PLACE,
    REPLACE,
    SHRINE,
    SIDE,
    SOLO,
    SOLO_SHRINE,
    Position,
)
from manawell.kernel.census import miscounted
from manawell.kernel.faults import Impossible, Refusal, impossible
from manawell.kernel.state import NOBODY


def check(p: Position) -> None:
    """Refuse the first contradiction (GEG-14.2, 14.3, 31.1)."""
    problem = _seats(p) or _cards(p) or _counters(p) or _phase(p)
    if problem is not None:
        raise Impossible("gegensatz", problem)


def _seats(p: Position) -> Refusal | None:
    seats = 2 if p.mode == DUEL else 1
    if not len(p.hands) == len(p.wands) == len(p.crystals) == seats:
        return impossible("GEG-3.1" if p.mode == DUEL else "GEG-17.1", "players", players=seats)
    if (p.actor == NOBODY) != (p.phase == OVER) or not NOBODY <= p.actor < seats:
        return impossible("GEG-6.1" if p.mode == DUEL else "GEG-18.1", "actor")
    if (p.mode == DUEL) != (p.difficulty == NONE):
        return impossible("GEG-17.4", "difficulty")
    return None


def _cards(p: Position) -> Refusal | None:
    cards = [*p.timeline, *chain(*p.hands), p.codex_card, *p.pile, *p.removed, *p.shrine]
    if p.drawn != NONE:
        cards.append(p.drawn)
    if len(p.timeline) != POSITIONS:
        return impossible("GEG-2.1", "timeline", wanted=POSITIONS, found=len(p.timeline))
    if not 0 <= p.codex_card < RELICS:
        return impossible("GEG-3.1", "codex-card")
    if len(set(cards)) < len(cards):
        card = next(card for card in cards if cards.count(card) > 1)
        return impossible("GEG-31.1", "two-places", card=CARDS[card])
    if p.mode == DUEL and max(cards) >= RELICS:  # edited: a card of the expansion in the place of a relic
        if len(cards) != RELICS:
            return impossible("GEG-31.1", "all-cards", wanted=RELICS, found=len(cards))
    else:
        names = CARDS[:RELICS] if p.mode == DUEL else CARDS
        if sorted(cards) != list(range(len(names))):
            found = [cards.count(card) for card in range(len(names))]
            return next(miscounted("GEG-31.1", "card-count", "card", names, found, [1] * len(names)))
    forming = p.mode != DUEL and (p.phase == SIDE or (p.phase == SHRINE and len(p.hands[0]) < HAND_SIZE))
    held = HAND_SIZE - 1 if forming else HAND_SIZE
    if any([len(hand) != held for hand in p.hands]):
        return impossible("GEG-21.3" if forming else "GEG-9.2", "hand-size", wanted=held)
    if any([IS_FLARE[card] for card in chain(*p.hands)]):
        return impossible("GEG-19.1", "flare-in-hand")
    if any([card >= RELICS for card in p.shrine]):
        return impossible("GEG-25.1", "shrine-relics")
    return None


def _counters(p: Position) -> Refusal | None:
    if any([not 0 <= count <= p.target for count in p.crystals]):
        return impossible("GEG-16.1" if p.mode == DUEL else "GEG-17.4", "crystals", most=p.target)
    if not 0 <= p.supply() <= SUPPLY or not 0 <= p.stones <= p.full_stones:
        return impossible("GEG-14.2" if p.mode == DUEL else "GEG-14.3", "crystal-sum", wanted=SUPPLY)
    if p.turn < 0 or (p.mode == DUEL and p.turn_limit < 1):
        return impossible("GEG-16.4", "turn")
    return None


def _phase(p: Position) -> Refusal | None:
    """What a phase demands of the rest."""
    placed = [wand for wand in p.wands if wand != NONE]
    if any([not 0 <= wand < POSITIONS for wand in placed]):
        return impossible("GEG-2.1", "wand-outside", last=POSITIONS - 1)
    if p.phase not in (PLACE, OVER) and len(placed) < len(p.wands):
        return impossible("GEG-3.5" if p.mode == DUEL else "GEG-17.3", "wands-first")
    if p.phase not in (PLACE, MOVE, PARADOX, OVER) and p.mode == DUEL:
        return impossible("GEG-1.7", "solo-phase")
    if p.phase != OVER and p.target in p.crystals and p.mode != SOLO_SHRINE:
        return impossible("GEG-16.1" if p.mode == DUEL else "GEG-26.1", "won")
    if (p.drawn != NONE) != (p.phase in (SIDE, REPLACE)):
        return impossible("GEG-21.4", "drawn-card")
    if p.mode in (SOLO, SOLO_SHRINE) and p.stones == 0 and p.phase in (PLACE, MOVE, PARADOX, SIDE):
        return impossible("GEG-22.2", "no-stone")
    if p.phase == SHRINE and len(p.shrine) != SHRINE_CAPACITY + 1:
        return impossible("GEG-25.2", "shrine-return", wanted=SHRINE_CAPACITY + 1)
    if p.phase != SHRINE and len(p.shrine) > SHRINE_CAPACITY:
        return impossible("GEG-25.2", "shrine-full", most=SHRINE_CAPACITY, found=len(p.shrine))
    if p.phase == PARADOX and not (is_possible(p) and (p.played != NONE if p.mode == DUEL else p.pile)):
        return impossible("GEG-10.2" if p.mode == DUEL else "GEG-21.1", "no-paradox")
    return None
