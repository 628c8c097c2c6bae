"""Who plays with whom. By seat, the side it plays for; partners have the same."""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def moved_on(players: Sequence[T], sides: Sequence[int]) -> list[T]:
    """Everybody moves on by as few seats as leave partners together."""
    for step in range(1, len(players)):
        if _parties([*sides[step:], *sides[:step]]) == _parties(sides):
            return [*players[step:], *players[:step]]
    return list(players)


def _parties(sides: Sequence[int]) -> list[int]:
    """The same list whatever the sides are called: by seat, the first seat of its side."""
    return [sides.index(side) for side in sides]
