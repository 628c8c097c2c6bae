"""Moving along the timeline and swapping (GEG-6 to GEG-9, GEG-19, GEG-20)."""

from typing import Final

from mypy_extensions import i64

from manawell.games.gegensatz import events
from manawell.games.gegensatz.components.tables import (
    CARD_BIT,
    CARDS,
    COLOUR_LANE,
    COLOUR_MARK,
    DIRECTION,
    NO_LANE,
    NUMBER,
    POSITIONS,
    SYMBOL_LANE,
    SYMBOL_MARK,
)
from manawell.games.gegensatz.rules.actions import PLAY
from manawell.games.gegensatz.state import Position


def _past(seat: int, wand: int) -> int:
    """The positions to the left of a wand, as a bit set (GEG-2.4)."""
    return sum([1 << index for index in range(POSITIONS) if (index - wand) * DIRECTION[seat] < 0])


def _future(seat: int, wand: int, card: int) -> int:
    """The one position that lies the card's number of steps to the right, if it exists (GEG-7.1, 7.2, 7.3, 20.3)."""
    index = wand + DIRECTION[seat] * NUMBER[card]
    return 1 << index if NUMBER[card] > 0 and 0 <= index < POSITIONS else 0


PAST: Final[list[int]] = [_past(seat, wand) for seat in (0, 1) for wand in range(POSITIONS)]
FUTURE: Final[list[list[int]]] = [
    [_future(seat, wand, card) for card in range(len(CARDS))] for seat in (0, 1) for wand in range(POSITIONS)
]
SEEN: Final[list[int]] = [~bit for bit in CARD_BIT]


def _all_plays(slot: int) -> list[list[int]]:
    """By set of targets: the action numbers of a slot (GEG-30.2)."""
    first = PLAY + POSITIONS * slot
    return [[first + index for index in range(POSITIONS) if targets >> index & 1] for targets in range(1 << POSITIONS)]


FIRST_PLAYS: Final = _all_plays(0)
SECOND_PLAYS: Final = _all_plays(1)
THIRD_PLAYS: Final = _all_plays(2)


def plays(p: Position) -> list[int]:
    """Every hand relic with every target it reaches (GEG-6.2).

    Towards the past that is any relic of the same colour or symbol (GEG-8.1, 8.3); towards the future each card counts
    as a step, solar flares included (GEG-19.2), but a flare is never a target (GEG-19.1, 19.3).
    """
    first: i64
    second: i64
    third: i64
    seat: i64 = p.actor
    place: i64 = seat * POSITIONS + p.wands[seat]
    past: i64 = PAST[place]
    future = FUTURE[place]
    colours = p.colours
    symbols = p.symbols
    first, second, third = p.hands[seat]
    a = (colours >> COLOUR_LANE[first] | symbols >> SYMBOL_LANE[first]) & past | future[first]
    b = (colours >> COLOUR_LANE[second] | symbols >> SYMBOL_LANE[second]) & past | future[second]
    c = (colours >> COLOUR_LANE[third] | symbols >> SYMBOL_LANE[third]) & past | future[third]
    if p.exotic:
        flares = symbols >> NO_LANE
        a &= ~flares
        b &= ~flares
        c &= ~flares
    return FIRST_PLAYS[a] + SECOND_PLAYS[b] + THIRD_PLAYS[c]


def swap(p: Position, slot: i64, target: i64) -> None:
    """The wand goes to the target, and the two relics swap places (GEG-9.1, 9.2)."""
    seat: i64 = p.actor
    hand = p.hands[seat]
    wands = p.wands
    timeline = p.timeline
    played: i64 = hand[slot]
    taken: i64 = timeline[target]
    timeline[target] = played  # as `lay` does; inlined, since this is the hottest code
    colours: i64 = COLOUR_MARK[taken] ^ COLOUR_MARK[played]
    symbols: i64 = SYMBOL_MARK[taken] ^ SYMBOL_MARK[played]
    p.colours ^= colours << target
    p.symbols ^= symbols << target
    p.played = played
    p.taken = taken
    secret = p.secret
    p.secret_before = secret
    p.secret = secret & SEEN[played]  # GEG-9.3, 27.3, 27.5
    p.origin = wands[seat]
    wands[seat] = target
    while slot < 2 and taken > hand[slot + 1]:  # GEG-30.1: the hand stays in canonical order
        hand[slot] = hand[slot + 1]
        slot += 1
    while slot and taken < hand[slot - 1]:
        hand[slot] = hand[slot - 1]
        slot -= 1
    hand[slot] = taken


def unswap(p: Position) -> None:
    """Undo the last swap: others see this position until the turn is told (GEG-27.10)."""
    seat = p.actor
    hand = p.hands[seat]
    p.lay(p.taken, p.wands[seat])
    p.wands[seat] = p.origin
    hand[hand.index(p.taken)] = p.played
    hand.sort()
    p.secret = p.secret_before


def tell_swap(p: Position, audience: int) -> None:
    """Tell the last swap to those who may know about it now."""
    if p.journal is not None:
        seat = p.actor
        position = p.wands[seat]
        ahead = (position - p.origin) * DIRECTION[seat] > 0  # GEG-2.4
        swapped = events.RelicSwapped(
            seat, CARDS[p.played], CARDS[p.taken], p.origin, position, "future" if ahead else "past"
        )
        p.journal.tell(swapped, audience)
