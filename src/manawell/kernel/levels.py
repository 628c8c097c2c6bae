"""How strong the bots of a game are, level by level."""

import tomllib
from importlib.resources.abc import Traversable
from typing import Final

import msgspec


class Level(msgspec.Struct, frozen=True):
    """How far a bot looks, and how human its choice is."""

    simulations: int = 0
    """Of its search for one decision; with 0 it looks at each move once."""
    doubt: float = 0.0
    """Moves whose chances of winning differ by much less look alike to it; with 0 it plays what looks best."""
    overlooks: int = 0
    """Percentage of the moves that it does not see."""
    rating: int | None = None
    """Its strength in a round robin of the levels, on the scale of Elo; the first level has 600."""
    error: int | None = None
    """Half of the 95 % interval of that."""


USUAL_LEVELS: Final = (
    Level(doubt=0.2, overlooks=40),
    Level(doubt=0.1, overlooks=30),
    Level(doubt=0.05, overlooks=20),
    Level(doubt=0.02, overlooks=10),
    Level(simulations=100, doubt=0.02),
    Level(simulations=300, doubt=0.01),
    Level(simulations=1000),
    Level(simulations=3000),
)
"""Those of a game that was not measured."""


def read_levels(file: Traversable) -> tuple[Level, ...]:
    """Eight levels from a file, the weakest first."""
    levels = msgspec.convert(tomllib.loads(file.read_text("utf-8"))["level"], tuple[Level, ...])
    assert len(levels) == len(USUAL_LEVELS)
    return levels
