"""What a worth means: figures, fitted to games, that turn what a bot thinks of a position into a chance of winning.

They only concern what people are told. Bots choose by the worths themselves, so other figures change no move.
"""

import tomllib
from collections.abc import Sequence
from importlib.resources.abc import Traversable
from math import exp
from typing import Final

import msgspec

VALUE: Final = "value"
"""What the judge says of a position."""
GLANCE: Final = "glance"
"""What a bot says of a move that it looked at once."""
SEARCH: Final = "search"
"""What a search says of a move."""


EVEN: Final = 0.5
"""The outlook where no network foretells one."""


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The logarithm of the true odds is `slope` times that of a worth's, plus `trust` times that of the outlook's, plus
    `offset`. It rises with the worth, so it never changes which move of a position is better.
    """

    slope: float
    offset: float = 0.0
    trust: float = 0.0

    def chance(self, worth: float, outlook: float = EVEN) -> float:
        """Worths of 0 and 1 stay what they are."""
        won: float = worth**self.slope * exp(self.offset) * outlook**self.trust
        lost: float = (1.0 - worth) ** self.slope * (1.0 - outlook) ** self.trust
        return won / (won + lost)


class Calibration(msgspec.Struct, frozen=True):
    """The lines of a game, by what a worth rests on and the variety of the game."""

    lines: dict[str, dict[str, Line]] = {}

    def chance(self, basis: str, variety: str, worth: float, outlook: float = EVEN) -> float:
        """The chance of winning; the worth itself where nothing was fitted, as for proofs."""
        line = self.lines.get(basis, {}).get(variety)
        return worth if line is None else line.chance(worth, outlook)

    def chances(
        self, basis: str, variety: str, worths: Sequence[float], outlooks: Sequence[float]
    ) -> tuple[float, ...]:
        """By side, the chances of winning; those of two or more sides add up to 1."""
        found = [self.chance(basis, variety, *one) for one in zip(worths, outlooks, strict=True)]
        total = sum(found) if len(found) > 1 else 1.0
        return tuple(chance / total for chance in found)


def read_calibration(file: Traversable) -> Calibration:
    lines = msgspec.convert(tomllib.loads(file.read_text("utf-8")), dict[str, dict[str, Line]])
    assert all(line.slope > 0.0 for found in lines.values() for line in found.values())
    return Calibration(lines)
