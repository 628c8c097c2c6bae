"""Writes the view of a duel as a vector, in the layout of its bounds."""

from typing import Final

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import i32, i64

from manawell.games.gegensatz.components.tables import (
    CARD_BIT,
    CARDS,
    DUEL_TARGET,
    HAND_SIZE,
    POSITIONS,
    SHRINE_CAPACITY,
    SUPPLY,
)
from manawell.games.gegensatz.state import DUEL, OVER, PARADOX, Position

_NUMBER: Final = 4
"""Bytes."""
_PILE: Final = len(CARDS) - HAND_SIZE - POSITIONS - 1
_SOLO: Final = bytes(_NUMBER * (1 + _PILE + 3 + 1 + len(CARDS) + 1 + SHRINE_CAPACITY + 1))
"""No pile, stones, drawn, removed or shrine cards."""
_NO_SWAP: Final = bytes(_NUMBER * 5)


def write_duel(p: Position, viewer: int, paper: BytesWriter) -> bool:
    """Write what a seat sees of a duel; returns False and writes nothing for any other view."""
    phase = p.phase
    if p.mode != DUEL or p.exotic or viewer < 0 or (phase == PARADOX and viewer != p.actor):
        return False
    _put(paper, viewer)
    _put(paper, DUEL + 1)
    _put(paper, 0)
    _put(paper, DUEL_TARGET)
    _put(paper, p.turn_limit)
    _put_cards(paper, POSITIONS, p.timeline, POSITIONS)
    over, first, second = phase == OVER, p.hands[0], p.hands[1]
    first_known, second_known = _known(first, p.secret), _known(second, p.secret)
    _put(paper, 2)
    _put_cards(paper, HAND_SIZE, first if over or viewer == 0 else first_known, HAND_SIZE)  # GEG-4.5, 27.3
    _put_cards(paper, HAND_SIZE, second if over or viewer == 1 else second_known, HAND_SIZE)
    _put(paper, 2)
    _put_cards(paper, len(first_known), first_known, HAND_SIZE)
    _put_cards(paper, len(second_known), second_known, HAND_SIZE)
    _put(paper, 2)
    _put_maybe(paper, p.wands[0])
    _put_maybe(paper, p.wands[1])
    _put(paper, 2)
    _put(paper, p.crystals[0])
    _put(paper, p.crystals[1])
    _put(paper, SUPPLY - p.crystals[0] - p.crystals[1])
    _put(paper, p.codex + 1)
    _put(paper, p.codex_card + 1 if over else 0)
    _put(paper, phase + 1)
    _put_maybe(paper, p.actor)
    _put(paper, p.turn)
    if phase == PARADOX:  # the move that waits for the decision (GEG-27.10)
        _put(paper, 1)
        _put(paper, p.played + 1)
        _put(paper, p.taken + 1)
        _put(paper, p.origin)
        _put(paper, 0 if p.secret_before & CARD_BIT[p.played] else 1)
    else:
        paper.write(_NO_SWAP)
    paper.write(_SOLO)
    _put_maybe(paper, p.winner)
    _put(paper, p.reason + 1)
    return True


def _put(paper: BytesWriter, number: i64) -> None:
    write_i32_le(paper, i32(number))


def _put_maybe(paper: BytesWriter, number: i64) -> None:
    """Whether there is one, and which."""
    if number < 0:
        write_i32_le(paper, 0)
        write_i32_le(paper, 0)
    else:
        write_i32_le(paper, 1)
        write_i32_le(paper, i32(number))


def _put_cards(paper: BytesWriter, count: i64, cards: list[int], room: i64) -> None:
    """Write how many there are, then the ones that are seen, then zeros."""
    card: i64
    write_i32_le(paper, i32(count))
    for card in cards:
        write_i32_le(paper, i32(card + 1))
    for _ in range(room - len(cards)):
        write_i32_le(paper, 0)


def _known(hand: list[int], secret: int) -> list[int]:
    return [card for card in hand if not secret & CARD_BIT[card]] if secret else hand
