"""Who plays with whom. Sides are listed by seat; partners have the same side."""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def moved_on(players: Sequence[T], sides: Sequence[int]) -> list[T]:
    """The players, moved on by the smallest number of seats that keeps partners together."""
    for step in range(1, len(players)):
        if _parties([*sides[step:], *sides[:step]]) == _parties(sides):
            return [*players[step:], *players[:step]]
    return list(players)


def _parties(sides: Sequence[int]) -> list[int]:
    """By seat, the first seat of its side: the same list however the sides are numbered."""
    return [sides.index(side) for side in sides]
