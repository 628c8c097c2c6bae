"""Moves in three forms: number, typed, and text that a person can read and type."""

import re
from typing import Final

import msgspec

from manawell_nim.rules import HEAPS, MOST, Position

NOTATION: Final = ("B2",)
_TAKE: Final = re.compile(r"([A-Z])([0-9]{1,2})")


class Take(msgspec.Struct, frozen=True, tag=True):
    """Take so many stones from a heap."""

    heap: str
    stones: int


def parse(text: str) -> Take | None:
    found = _TAKE.fullmatch(text.strip().upper())
    return Take(found[1], int(found[2])) if found else None


def typed(position: Position, move: int) -> Take:
    return Take(HEAPS[move // MOST], move % MOST + 1)


def write(move: Take) -> str:
    return f"{move.heap}{move.stones}"
