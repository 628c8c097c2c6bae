"""The view of a running duel as its bounds lay it out, put together from pieces that are made once."""

from itertools import combinations
from typing import Final

from mypy_extensions import i64

from manawell.games.gegensatz.components import (
    CARD_BIT,
    CARDS,
    DUEL_TARGET,
    HAND_SIZE,
    POSITIONS,
    RELICS,
    SHRINE_CAPACITY,
    SUPPLY,
)
from manawell.games.gegensatz.state import DUEL, OVER, PARADOX, Position

_REMOVED: Final = len(CARDS)
_PILE: Final = len(CARDS) - HAND_SIZE - POSITIONS - 1


def _piece(numbers: list[int]) -> bytes:
    return b"".join([number.to_bytes(4, "little", signed=True) for number in numbers])


def _hand(cards: tuple[int, ...], length: int) -> bytes:
    return _piece([length] + [card + 1 for card in cards] + [0] * (HAND_SIZE - len(cards)))


_NUMBERS: Final[list[bytes]] = [_piece([number]) for number in range(1024)]
_HEADS: Final[list[bytes]] = [_piece([viewer, DUEL + 1, 0, DUEL_TARGET]) for viewer in range(2)]
_TIMELINE: Final[bytes] = _piece([POSITIONS])
_CARDS: Final[list[bytes]] = [_piece([card + 1]) for card in range(RELICS)]
_SETS: Final[list[tuple[int, ...]]] = [
    cards for size in range(HAND_SIZE + 1) for cards in combinations(range(RELICS), size)
]
_HANDS: Final[dict[int, bytes]] = {sum([CARD_BIT[card] for card in cards]): _hand(cards, HAND_SIZE) for cards in _SETS}
"""By the cards that are seen: a hand."""
_KNOWN: Final[dict[int, bytes]] = {sum([CARD_BIT[card] for card in cards]): _hand(cards, len(cards)) for cards in _SETS}
_TWO: Final[bytes] = _piece([2])
_WANDS: Final[list[list[bytes]]] = [
    [_piece([2, int(a > 0), max(0, a - 1), int(b > 0), max(0, b - 1)]) for b in range(POSITIONS + 1)]
    for a in range(POSITIONS + 1)
]
"""By both wands, one more than their positions."""
_CRYSTALS: Final[list[list[bytes]]] = [
    [_piece([2, a, b, SUPPLY - a - b]) for b in range(DUEL_TARGET + 1)] for a in range(DUEL_TARGET + 1)
]
_TABLE: Final[list[list[list[bytes]]]] = [
    [[_piece([codex + 1, 0, phase + 1, 1, actor]) for actor in range(2)] for phase in range(OVER)] for codex in range(4)
]
"""By codex, phase and actor."""
_NO_SWAP: Final[bytes] = _piece([0] * 5)
_END: Final[bytes] = _piece([0] * (1 + _PILE + 3 + 1 + _REMOVED + 1 + SHRINE_CAPACITY + 1 + 2) + [1])
"""No pile, stones, drawn, removed or shrine cards, no winner, and the reason that is none."""


def duel_vector(p: Position, viewer: int) -> bytearray | None:
    """What a seat sees of a duel that goes on; None for all else."""
    phase = p.phase
    if p.mode != DUEL or p.exotic or phase == OVER or viewer < 0 or (phase == PARADOX and viewer != p.actor):
        return None
    secret = p.secret
    first = _bits(p.hands[0])
    second = _bits(p.hands[1])
    timeline, cards, wands, crystals = p.timeline, _CARDS, p.wands, p.crystals
    return bytearray().join(
        [
            _HEADS[viewer],
            _number(p.turn_limit),
            _TIMELINE,
            cards[timeline[0]],
            cards[timeline[1]],
            cards[timeline[2]],
            cards[timeline[3]],
            cards[timeline[4]],
            cards[timeline[5]],
            cards[timeline[6]],
            cards[timeline[7]],
            cards[timeline[8]],
            _TWO,
            _HANDS[first if viewer == 0 else first & ~secret],
            _HANDS[second if viewer == 1 else second & ~secret],
            _TWO,
            _KNOWN[first & ~secret],
            _KNOWN[second & ~secret],
            _WANDS[wands[0] + 1][wands[1] + 1],
            _CRYSTALS[crystals[0]][crystals[1]],
            _TABLE[p.codex][phase][p.actor],
            _number(p.turn),
            _swap(p) if phase == PARADOX else _NO_SWAP,
            _END,
        ]
    )


def _bits(hand: list[int]) -> i64:
    bits: i64 = 0
    for card in hand:
        bits |= CARD_BIT[card]
    return bits


def _number(number: int) -> bytes:
    return _NUMBERS[number] if number < 1024 else _piece([number])


def _swap(p: Position) -> bytes:
    """The move that waits for the paradox decision (GEG-27.10)."""
    known = p.secret_before & CARD_BIT[p.played] == 0
    return _piece([1, p.played + 1, p.taken + 1, p.origin, int(known)])
