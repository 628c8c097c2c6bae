"""Finds contradictions in a saved or edited position: things that no real table could show."""

from collections.abc import Iterator
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
from manawell.kernel.faults import BadPosition
from manawell.kernel.state import NOBODY


def check(p: Position) -> None:
    """Refuse the first contradiction (GEG-14.2, 14.3, 31.1)."""
    for problem in chain(_seats(p), _cards(p), _counters(p), _phase(p)):
        raise BadPosition(problem)


def _seats(p: Position) -> Iterator[str]:
    seats = 2 if p.mode == DUEL else 1
    if not len(p.hands) == len(p.wands) == len(p.crystals) == seats:
        yield f"hands, wands and crystals are given for {seats} seats"
    if (p.actor == NOBODY) != (p.phase == OVER) or not NOBODY <= p.actor < seats:
        yield f"seat {p.actor} cannot be to move"
    if (p.mode == DUEL) != (p.difficulty == NONE):
        yield "a solo game has a difficulty, a duel has none"


def _cards(p: Position) -> Iterator[str]:
    cards = [*p.timeline, *chain(*p.hands), p.codex_card, *p.pile, *p.removed, *p.shrine]
    if p.drawn != NONE:
        cards.append(p.drawn)
    if len(p.timeline) != POSITIONS:
        yield f"the timeline has {POSITIONS} cards, not {len(p.timeline)}"
    if not 0 <= p.codex_card < RELICS:
        yield "the codex card is a relic"
    if len(set(cards)) != len(cards):
        yield "a card lies in two places"
    if p.mode == DUEL and max(cards) >= RELICS:  # edited: a card of the expansion in the place of a relic
        if len(cards) != RELICS:
            yield f"{len(cards)} cards are in the game"
    else:
        names = CARDS[:RELICS] if p.mode == DUEL else CARDS
        yield from miscounted("card", names, [cards.count(card) for card in range(len(names))], [1] * len(names))
    forming = p.mode != DUEL and (p.phase == SIDE or (p.phase == SHRINE and len(p.hands[0]) < HAND_SIZE))
    held = HAND_SIZE - 1 if forming else HAND_SIZE
    if any(len(hand) != held for hand in p.hands):
        yield f"every hand has {held} cards in this phase"
    if any(IS_FLARE[card] for card in chain(*p.hands)):
        yield "a solar flare is never in a hand"
    if any(card >= RELICS for card in p.shrine):
        yield "only relics are in the shrine"


def _counters(p: Position) -> Iterator[str]:
    if any(not 0 <= count <= p.target for count in p.crystals):
        yield "a seat has too few or too many crystals"
    if not 0 <= p.supply() <= SUPPLY or not 0 <= p.stones <= p.full_stones:
        yield "crystals and time stones do not add up"
    if p.turn < 0 or (p.mode == DUEL and p.turn_limit < 1):
        yield "turns are counted from 0 up to the limit"


def _phase(p: Position) -> Iterator[str]:
    """What a phase demands of the rest."""
    placed = [wand for wand in p.wands if wand != NONE]
    if any(not 0 <= wand < POSITIONS for wand in placed):
        yield "a wand stands outside the timeline"
    if p.phase not in (PLACE, OVER) and len(placed) < len(p.wands):
        yield "wands are placed before the first turn"
    if p.phase not in (PLACE, MOVE, PARADOX, OVER) and p.mode == DUEL:
        yield "this phase belongs to the solo game"
    if p.phase != OVER and p.target in p.crystals and p.mode != SOLO_SHRINE:
        yield "the game is already won"
    if (p.drawn != NONE) != (p.phase in (SIDE, REPLACE)):
        yield "a drawn card lies open in phases side and replace only"
    if p.mode in (SOLO, SOLO_SHRINE) and p.stones == 0 and p.phase in (PLACE, MOVE, PARADOX, SIDE):
        yield "a turn begins with a time stone"
    if p.phase == SHRINE and len(p.shrine) != SHRINE_CAPACITY + 1:
        yield f"the shrine overflows with {SHRINE_CAPACITY + 1} relics"
    if p.phase != SHRINE and len(p.shrine) > SHRINE_CAPACITY:
        yield f"{len(p.shrine)} relics are in the shrine"
    if p.phase == PARADOX and not (is_possible(p) and (p.played != NONE if p.mode == DUEL else p.pile)):
        yield "there is no paradox to decide on"
