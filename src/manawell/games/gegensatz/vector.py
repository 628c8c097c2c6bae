"""The view of a running duel as its bounds lay it out, put together from pieces that are made once."""

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


def _open(head: list[int]) -> list[list[list[bytes]]]:
    cards = range(RELICS)
    return [[[_piece(head + [a + 1, b + 1, c + 1]) for c in cards] for b in cards] for a in cards]


_NUMBERS: Final[list[bytes]] = [_piece([number]) for number in range(1024)]
_HEADS: Final[list[bytes]] = [_piece([viewer, DUEL + 1, 0, DUEL_TARGET]) for viewer in range(2)]
_USUAL_LIMIT: Final[bytes] = _piece([DUEL_TURN_LIMIT, POSITIONS])
_CARDS: Final[list[bytes]] = [_piece([card + 1]) for card in range(RELICS)]
_PAIRS: Final[list[list[bytes]]] = [[left + right for right in _CARDS] for left in _CARDS]
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
_FIRST_OPEN: Final[list[list[list[bytes]]]] = _open([2, HAND_SIZE])
_SECOND_OPEN: Final[list[list[list[bytes]]]] = _open([HAND_SIZE])
"""By its three cards: a hand that everybody knows."""
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
_END: Final[bytes] = _piece([0] * (1 + _PILE + 3 + 1 + _REMOVED + 1 + SHRINE_CAPACITY + 1 + 2) + [1])
"""No pile, stones, drawn, removed or shrine cards, no winner, and the reason that is none."""
_END_WITHOUT_SWAP: Final[bytes] = _piece([0] * 5) + _END
_SWAP: Final[bytes] = _piece([1])
_ORIGINS: Final[list[list[bytes]]] = [
    [_piece([origin, known]) + _END for origin in range(POSITIONS)] for known in range(2)
]


def duel_vector(p: Position, viewer: int) -> bytearray | None:
    """What a seat sees of a duel that goes on; None for all else."""
    phase = p.phase
    if p.mode != DUEL or p.exotic or phase == OVER or viewer < 0 or (phase == PARADOX and viewer != p.actor):
        return None
    timeline, pairs, wands, crystals = p.timeline, _PAIRS, p.wands, p.crystals
    pieces = [
        _HEADS[viewer],
        _USUAL_LIMIT if p.turn_limit == DUEL_TURN_LIMIT else _piece([p.turn_limit, POSITIONS]),
        pairs[timeline[0]][timeline[1]],
        pairs[timeline[2]][timeline[3]],
        pairs[timeline[4]][timeline[5]],
        pairs[timeline[6]][timeline[7]],
        _CARDS[timeline[8]],
    ]
    hand, other = p.hands[0], p.hands[1]
    if p.secret == 0:
        first = _FIRST_OPEN[hand[0]][hand[1]][hand[2]]
        second = _SECOND_OPEN[other[0]][other[1]][other[2]]
        pieces.append(first)
        pieces.append(second)
        pieces.append(first)
        pieces.append(second)
    else:
        _add_hands(pieces, _bits(hand), _bits(other), ~p.secret, viewer)
    pieces.append(_WANDS[wands[0] + 1][wands[1] + 1])
    pieces.append(_CRYSTALS[crystals[0]][crystals[1]])
    pieces.append(_TABLE[p.codex][phase][p.actor])
    turn = p.turn
    pieces.append(_NUMBERS[turn] if turn < 1024 else _piece([turn]))
    if phase == PARADOX:  # the move that waits for the decision (GEG-27.10)
        pieces.append(_SWAP)
        pieces.append(pairs[p.played][p.taken])
        pieces.append(_ORIGINS[0 if p.secret_before & CARD_BIT[p.played] else 1][p.origin])
    else:
        pieces.append(_END_WITHOUT_SWAP)
    return bytearray().join(pieces)


def _add_hands(pieces: list[bytes], first: i64, second: i64, known: i64, viewer: int) -> None:
    """Both hands as the viewer sees them, then what everybody knows of them (GEG-27.3)."""
    pieces.append(_FIRST_HAND[first if viewer == 0 else first & known])
    pieces.append(_SECOND_HAND[second if viewer == 1 else second & known])
    pieces.append(_FIRST_KNOWN[first & known])
    pieces.append(_SECOND_KNOWN[second & known])


def _bits(hand: list[int]) -> i64:
    bits: i64 = 0
    for card in hand:
        bits |= CARD_BIT[card]
    return bits
