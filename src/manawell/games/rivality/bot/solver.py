"""Exact play of the last placements: every line to the end, the most promising first.

Two sides and nothing left to draw: the outcome is won, lost or shared, so one winning reply settles a position.
"""

from typing import Final

from manawell.games.rivality.bot.evaluation import Prospects
from manawell.games.rivality.rules.turn import Rivality
from manawell.games.rivality.state import PLACE
from manawell.kernel.judge import best_of
from manawell.kernel.state import NOBODY

LAST_TILES: Final = 3
"""The number of placements left from which every line can be searched."""


def is_small(p: Rivality) -> bool:
    """Whether the rest of a game can be searched: no deck, few tiles, and a rival whose aim is known."""
    left = 0
    for hand in p.hands:
        left += len(hand)
    for deck in p.decks:
        if deck:
            return False
    return left <= (LAST_TILES if p.sides == 2 else 1)


class Solver:
    """A search with a budget of positions."""

    def __init__(self, nodes: int) -> None:
        self.nodes = nodes

    def bounds(self, p: Rivality) -> dict[int, tuple[float, float]]:
        """For each legal move, lower and upper bounds on its worth to the actor; (0, 1) beyond the budget."""
        side = p.side_of(p.actor)
        found: dict[int, tuple[float, float]] = {}
        for move in promising_first(p):
            after = p.clone()
            after.play(move)
            found[move] = self._worth(after, side, 0.0, 1.0)
        return found

    def _worth(self, p: Rivality, side: int, floor: float, ceiling: float) -> tuple[float, float]:
        """The worth of a position to a side, within the bounds that both sides already have elsewhere (alpha-beta)."""
        if p.actor == NOBODY:
            worth = p.worth_to(side)
            return worth, worth
        if self.nodes <= 0:
            return 0.0, 1.0
        self.nodes -= 1
        mine = p.side_of(p.actor) == side
        low = high = 0.0 if mine else 1.0
        for move in promising_first(p):
            after = p.clone()
            after.play(move)
            least, most = self._worth(after, side, floor, ceiling)
            if mine:
                low, high = max(low, least), max(high, most)
                floor = max(floor, low)
            else:
                low, high = min(low, least), min(high, most)
                ceiling = min(ceiling, high)
            if floor >= ceiling:
                break
        return low, high


def promising_first(p: Rivality) -> list[int]:
    moves = p.moves()
    if p.phase != PLACE or len(moves) == 1:
        return moves
    return best_of(moves, Prospects(p).weigh(), len(moves))
