"""Forming a paradox and replacing the three relics (GEG-10, GEG-11, GEG-21)."""

from typing import Final

from mypy_extensions import i64

from manawell.games.gegensatz import events
from manawell.games.gegensatz.components.tables import (
    BITS,
    CARDS,
    COLOUR_BIT,
    DIRECTION,
    HAND_SIZE,
    IS_FLARE,
    POSITIONS,
    RELICS,
)
from manawell.games.gegensatz.rules.actions import DECLINE, FORM, LEFT, RIGHT, SLOTS
from manawell.games.gegensatz.state import DUEL, Position

ORDERS: Final[list[list[int]]] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
"""The six ways to lay three shuffled relics, equally likely (GEG-11.6, 21.5)."""


def is_paradox(hand: list[int], codex: int) -> bool:
    """Three relics share a colour, number or symbol, and none has the codex colour (GEG-10.2, 10.3)."""
    a = BITS[hand[0]]
    b = BITS[hand[1]]
    c = BITS[hand[2]]
    if not a & b & c or (a | b | c) & COLOUR_BIT[codex]:
        return False
    return hand[2] < RELICS  # GEG-20.1, 21.1: extinguished relics sort last


def is_possible(p: Position) -> bool:
    """The active player may form a paradox now (GEG-10.1, 21.1, 21.2)."""
    first: i64
    second: i64
    third: i64
    hand = p.hands[p.actor]
    first, second, third = hand
    if not BITS[first] & BITS[second] & BITS[third]:
        return False
    return is_paradox(hand, p.codex) and (not p.exotic or bool(sides(p)))


def sides(p: Position) -> list[int]:
    """The sides that can be taken, left before right (GEG-11.2, 11.3, 19.4)."""
    return [side for side in (LEFT, RIGHT) if side_is_available(p, side)]


def side_is_available(p: Position, side: int) -> bool:
    first = first_of_side(p, side)
    if first < 0 or first + HAND_SIZE > POSITIONS:
        return False
    if not p.exotic:
        return True
    return not any([IS_FLARE[p.timeline[index]] for index in range(first, first + HAND_SIZE)])


def first_of_side(p: Position, side: int) -> int:
    """The lowest index of the three next to the wand on that side (GEG-2.4); it may lie outside the row."""
    wand = p.wands[p.actor]
    towards_higher = (side == RIGHT) == (DIRECTION[p.actor] > 0)
    return wand + 1 if towards_higher else wand - HAND_SIZE


def choices(p: Position) -> list[int]:
    """Decline, or form: with a side in the duel (GEG-10.8), with a relic to remove in the solo game (GEG-21.4)."""
    if p.mode == DUEL:
        return [DECLINE] + sides(p)
    return [DECLINE] + [FORM + slot for slot in SLOTS]


def exchange(p: Position, side: int, laid: list[int]) -> None:
    """Take one side into the hand and lay three cards there in random order (GEG-11.1, 11.5, 11.6, 11.8)."""
    first = first_of_side(p, side)
    order = ORDERS[p.rng.below(len(ORDERS))]  # GEG-11.7: the side was chosen before
    taken: list[int] = []
    for step in range(HAND_SIZE):
        taken.append(p.lay(laid[order[step]], first + step))  # GEG-11.9: the new hand lay open
    p.hands[p.actor] = sorted(taken)
    if p.journal is not None:
        p.journal.tell(
            events.RelicsExchanged(
                p.actor,
                "left" if side == LEFT else "right",
                first,
                tuple([CARDS[laid[place]] for place in order]),
                tuple([CARDS[card] for card in taken]),
            )
        )
