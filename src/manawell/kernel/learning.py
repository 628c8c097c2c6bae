"""How a game is told to learners: the names of its features, and of its actions.

A feature is a small whole number, from 0 to 127, at a fixed place of a vector: 1 where something is the case, or a
count. Times its scale it lies between 0 and 1, or a little above for counts beyond the usual. An action is a number
with a fixed meaning, such as *place the tile in this slot on that cell*. Both are seen from the seat that looks: sides,
and where a board is symmetrical also places, are counted from it.
"""

from collections.abc import Callable, Sequence
from itertools import accumulate
from math import prod
from typing import Final

from mypy_extensions import i64

from manawell.kernel.event import Event

LARGEST_FEATURE: Final = 127


class Features:
    """The layout of a game's features. Each method adds some and returns the place of the first, as a machine number: a
    compiled position computes with places all the time.
    """

    def __init__(self) -> None:
        self.names: list[str] = []
        """By place, such as `phase=move` (a word that holds or does not) or `crystals own` (a number)."""
        self.scales: list[float] = []
        """By place: what to multiply by."""
        self.first_cell = 0
        self.channels: tuple[str, ...] = ()
        self.cells: tuple[str, ...] = ()
        self.grid = (0, 0)

    @property
    def size(self) -> int:
        return len(self.names)

    def flag(self, name: str) -> i64:
        return self.number(name, 1)

    def number(self, name: str, usual: int) -> i64:
        """A count, which is `usual` at most, or rarely more."""
        self.names.append(name)
        self.scales.append(1 / usual)
        return self.size - 1

    def words(self, name: str, words: Sequence[str]) -> i64:
        """One place for every word."""
        return self.numbers([f"{name}={word}" for word in words], 1)

    def numbers(self, names: Sequence[str], usual: int) -> i64:
        first = self.size
        for name in names:
            self.number(name, usual)
        return first

    def board(self, channels: dict[str, int], cells: Sequence[str], grid: tuple[int, int]) -> i64:
        """By channel, with the number that is usual there, and by cell. A game has one board; `Game.places` says where
        on the grid of rows and columns each cell lies.
        """
        self.first_cell, self.channels, self.cells, self.grid = self.size, tuple(channels), tuple(cells), grid
        for channel, usual in channels.items():
            self.numbers([f"{channel} {cell}" for cell in cells], usual)
        return self.first_cell


class Actions:
    """The layout of a game's actions. `block` adds some and returns the first."""

    def __init__(self) -> None:
        self.blocks: list[tuple[str, tuple[tuple[str, ...], ...]]] = []
        """By block: its name, and the words of each of its axes."""
        self.size = 0

    def block(self, name: str, *axes: Sequence[str]) -> int:
        """All combinations of the words of the axes; the last axis runs fastest."""
        self.blocks.append((name, tuple(tuple(axis) for axis in axes)))
        self.size += prod(map(len, axes))
        return self.size - prod(map(len, axes))

    def name_of(self, action: int) -> str:
        """What an action means, in words that do not depend on the position."""
        if not 0 <= action < self.size:
            raise IndexError(action)
        ends = accumulate(prod(map(len, axes)) for _, axes in self.blocks)
        end, (name, axes) = next((end, block) for end, block in zip(ends, self.blocks, strict=True) if action < end)
        rest = action - end + prod(map(len, axes))
        words: list[str] = []
        for axis in reversed(axes):
            rest, place = divmod(rest, len(axis))
            words.insert(0, axis[place])
        return " ".join([name, *words])


class Recall:
    """How a history of bounded length is told to learners, so that nothing a seat was told or did is forgotten: the
    features at the deal, then a row for each own move and each event that tells it something new.
    """

    def __init__(self, rows: int, names: Sequence[str], row_of_event: Callable[[Event, int], bytes | None]) -> None:
        """There are at most so many rows. The first names of a row are those of the own actions."""
        self.rows = rows
        self.names = tuple(names)
        """By place in a row."""
        self.row_of_event = row_of_event
        """The row of an event that was told to a seat, or None."""

    def row_of_action(self, action: int) -> bytes:
        """The row of an own move."""
        row = bytearray(len(self.names))
        row[action] = 1
        return bytes(row)


def numbered(count: int, first: int = 0) -> list[str]:
    """The words of an axis that is a number."""
    return [str(number) for number in range(first, first + count)]
