"""Comparing moves by playing on from each of them, every move in the same worlds and with the same luck.

For games in which a turn consists of many small decisions: a tree of them grows far too slowly. Instead the judge's
quick player plays on from each promising move to where a position can be judged (a policy rollout after Tesauro and
Galperin, 1996). The n-th time, every move is tried in the same imagined world and with the same generator, so that much
of what chance does to one of them, it does to all.
"""

from typing import Final

from manawell.bots.search import ANY, WIDTH, Search
from manawell.kernel.judge import Judge
from manawell.kernel.rng import Rng, rng_from
from manawell.kernel.state import State

SECRET: Final = 16
"""Bytes from which the luck of a comparison is drawn."""


EDGE: Final = 0.01
"""By how much another move must be better than the judge's first choice to be preferred to it."""


class Comparison(Search):
    """A search that looks at one decision only."""

    def __init__(self, worlds: list[State], judge: Judge, rng: Rng) -> None:
        super().__init__(worlds, judge, rng)
        self.secret = bytes([int(rng.below(256)) for _ in range(SECRET)])

    def simulate(self) -> None:
        """One more look at the move that has the best upper bound."""
        self.simulations += 1
        root, first = self.root, self.worlds[0]
        moves = self._promising(root, first, None, WIDTH) if self._asked == ANY else self._those_asked(first)
        move, node = self._select(root, first, moves)
        label = first.label(move)
        state = self.worlds[node.visits % len(self.worlds)].clone()
        state.rng = rng_from(self.secret + node.visits.to_bytes(4, "big"))
        seat = state.actor
        thinking, self.rng = self.rng, state.rng.clone()
        state.play(move)
        worth = self._worth(state)
        self.rng = thinking
        self._learn([node], [seat], worth)
        self._add_up(label, worth)

    def ranking(self) -> list[tuple[int, float, int, float]]:
        """As in every search, but the judge's first choice comes first unless another is clearly better."""
        found = super().ranking()
        for entry in found:
            if entry[0] == self.root.promising[0] and entry[1] + EDGE >= found[0][1]:
                return [entry] + [other for other in found if other[0] != entry[0]]
        return found


def search_by(judge: Judge, worlds: list[State], rng: Rng) -> Search:
    """The kind of search that suits the judge's game."""
    return Comparison(worlds, judge, rng) if judge.compares() else Search(worlds, judge, rng)
