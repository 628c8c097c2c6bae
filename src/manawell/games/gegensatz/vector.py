"""The view of a duel as its bounds lay it out, put together from pieces that are made once."""

from itertools import combinations
from typing import Final

from mypy_extensions import i64

from manawell.games.gegensatz.components import (
    CARD_BIT,
    CARDS,
    DUEL_TARGET,
    DUEL_TURN_LIMIT,
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


def _head(viewer: int, turn_limit: int) -> bytes:
    return _piece([viewer, DUEL + 1, 0, DUEL_TARGET, turn_limit, POSITIONS])


def _triples(head: list[int]) -> list[bytes]:
    start = _piece(head)
    return [start + first + second + third for first in _CARDS for second in _CARDS for third in _CARDS]


_CARDS: Final[list[bytes]] = [_piece([card + 1]) for card in range(RELICS)]
_NUMBERS: Final[list[bytes]] = [_piece([number]) for number in range(1024)]
_SETS: Final[list[tuple[int, ...]]] = [
    cards for size in range(HAND_SIZE + 1) for cards in combinations(range(RELICS), size)
]
_SECOND_HAND: Final[dict[int, bytes]] = {
    sum([CARD_BIT[card] for card in cards]): _hand(cards, HAND_SIZE) for cards in _SETS
}
"""By the cards that are seen: a hand."""
_FIRST_HAND: Final[dict[int, bytes]] = {bits: _piece([2]) + piece for bits, piece in _SECOND_HAND.items()}
_SECOND_KNOWN: Final[dict[int, bytes]] = {
    sum([CARD_BIT[card] for card in cards]): _hand(cards, len(cards)) for cards in _SETS
}
_FIRST_KNOWN: Final[dict[int, bytes]] = {bits: _piece([2]) + piece for bits, piece in _SECOND_KNOWN.items()}
_TRIPLES: Final[list[bytes]] = _triples([])
_USUAL_HEADS: Final[list[bytes]] = [
    _head(viewer, DUEL_TURN_LIMIT) + triple for viewer in range(2) for triple in _TRIPLES
]
"""By viewer and the first three cards of the timeline."""
_FIRST_OPEN: Final[list[bytes]] = _triples([2, HAND_SIZE])
_SECOND_OPEN: Final[list[bytes]] = _triples([HAND_SIZE])
"""By its three cards: a hand that everybody knows."""
_WANDS: Final[list[bytes]] = [
    _piece([2, int(a > 0), max(0, a - 1), int(b > 0), max(0, b - 1)])
    for a in range(POSITIONS + 1)
    for b in range(POSITIONS + 1)
]
"""By both wands, one more than their positions."""
_CRYSTALS: Final[list[bytes]] = [
    _piece([2, a, b, SUPPLY - a - b]) for a in range(DUEL_TARGET + 1) for b in range(DUEL_TARGET + 1)
]
_ASKED: Final = 4 * OVER * 2
_TABLE: Final[list[bytes]] = [
    crystals + _piece([codex + 1, 0, phase + 1, 1, actor])
    for crystals in _CRYSTALS
    for codex in range(4)
    for phase in range(OVER)
    for actor in range(2)
]
"""By crystals, codex, phase and actor."""
_SOLO: Final[bytes] = _piece([0] * (1 + _PILE + 3 + 1 + _REMOVED + 1 + SHRINE_CAPACITY + 1))
"""No pile, stones, drawn, removed or shrine cards."""
_END: Final[bytes] = _SOLO + _piece([0, 0, 1])
"""No winner either, and the reason that is none."""
_WITHOUT_SWAP: Final[bytes] = _piece([0] * 5)
_USUAL_ENDS: Final[list[bytes]] = [number + _WITHOUT_SWAP + _END for number in _NUMBERS]
"""By turn: all that follows it, as long as nobody decides about a paradox."""
_NOBODY: Final[bytes] = _piece([OVER + 1, 0, 0])
_OVER: Final[bytes] = _WITHOUT_SWAP + _SOLO
_WINNERS: Final[list[bytes]] = [_piece([0, 0]), _piece([1, 0]), _piece([1, 1])]
_SWAPS: Final[list[bytes]] = [_piece([1]) + played + taken for played in _CARDS for taken in _CARDS]
_ORIGINS: Final[list[bytes]] = [_piece([origin, known]) + _END for known in range(2) for origin in range(POSITIONS)]
_EMPTY: Final[bytearray] = bytearray()


def duel_vector(p: Position, viewer: int) -> bytearray | None:
    """What a seat sees of a duel; None for all else."""
    phase = p.phase
    if p.mode != DUEL or p.exotic or viewer < 0 or (phase == PARADOX and viewer != p.actor):
        return None
    timeline, hand, other = p.timeline, p.hands[0], p.hands[1]
    if p.secret == 0:
        first = first_known = _FIRST_OPEN[_three(hand, 0)]
        second = second_known = _SECOND_OPEN[_three(other, 0)]
    else:  # GEG-4.5, 27.3
        cards = _bits(hand)
        others = _bits(other)
        known: i64 = ~p.secret
        first = _FIRST_HAND[cards if viewer == 0 or phase == OVER else cards & known]
        second = _SECOND_HAND[others if viewer == 1 or phase == OVER else others & known]
        first_known = _FIRST_KNOWN[cards & known]
        second_known = _SECOND_KNOWN[others & known]
    start = _three(timeline, 0)
    if p.turn_limit == DUEL_TURN_LIMIT:
        head = _USUAL_HEADS[viewer * len(_TRIPLES) + start]
    else:
        head = _head(viewer, p.turn_limit) + _TRIPLES[start]
    crystals = _at(p.crystals, 0) * (DUEL_TARGET + 1) + _at(p.crystals, 1)
    if phase == OVER:
        table = _CRYSTALS[crystals] + _NUMBERS[p.codex + 1] + _NUMBERS[p.codex_card + 1] + _NOBODY
        end = _number(p.turn) + _OVER + _WINNERS[p.winner + 1] + _NUMBERS[p.reason + 1]
    else:
        table = _TABLE[crystals * _ASKED + (p.codex * OVER + phase) * 2 + p.actor]
        if phase == PARADOX:  # the move that waits for the decision (GEG-27.10)
            origin = p.origin if p.secret_before & CARD_BIT[p.played] else p.origin + POSITIONS
            end = _number(p.turn) + _SWAPS[p.played * RELICS + p.taken] + _ORIGINS[origin]
        elif p.turn < len(_USUAL_ENDS):
            end = _USUAL_ENDS[p.turn]
        else:
            end = _piece([p.turn]) + _WITHOUT_SWAP + _END
    return _EMPTY.join(
        [
            head,
            _TRIPLES[_three(timeline, 3)],
            _TRIPLES[_three(timeline, 6)],
            first,
            second,
            first_known,
            second_known,
            _WANDS[(_at(p.wands, 0) + 1) * (POSITIONS + 1) + _at(p.wands, 1) + 1],
            table,
            end,
        ]
    )


def _number(number: int) -> bytes:
    return _NUMBERS[number] if number < len(_NUMBERS) else _piece([number])


def _at(numbers: list[int], place: i64) -> i64:
    return numbers[place]


def _three(cards: list[int], place: i64) -> i64:
    """Three cards as a number."""
    return (_at(cards, place) * RELICS + _at(cards, place + 1)) * RELICS + _at(cards, place + 2)


def _bits(hand: list[int]) -> i64:
    bits: i64 = 0
    for card in hand:
        bits |= CARD_BIT[card]
    return bits
