"""The chances of all sides: from a view, by the worlds that it leaves open, or from what all seats know together.

In each imagined world a small search plays with open cards. So what a seat could know is the mean over what might be
true. (One search over all worlds, as bots use it, is too hopeful for whoever looks: others play worse in it than they
do. The judge alone changes twice as much from move to move.)
"""

from collections.abc import Sequence
from typing import Any, Final

from manawell.analysis.report import Chances
from manawell.bots.search import Search
from manawell.kernel.game import AnyGame, Outcome
from manawell.kernel.options import Options
from manawell.kernel.pooled import pooled
from manawell.kernel.rng import Rng, rng_from
from manawell.kernel.state import NOBODY, State

WALKS: Final = 16
"""Of the search in each imagined world."""


class Evaluator:
    """What can be said about unfinished games. It never looks at what is hidden from a view."""

    def __init__(self, game: AnyGame, options: Options, worlds: int) -> None:
        self.game = game
        self.options = options
        self.sides = game.sides(options)
        self.worlds = worlds
        count = max(self.sides) + 1
        self.nothing: Chances = (0.0,) * count
        self._first = [self.sides.index(side) for side in range(count)]
        """By side, its first seat."""

    def of_view(self, view: Any, rng: Rng) -> Chances:
        """What the viewer of an unfinished game can think of it."""
        return mean([self.judged(world, rng) for world in self.worlds_of(view, rng)])

    def judged(self, world: State, rng: Rng) -> Chances:
        """If everything were known, and everybody played well from here."""
        tree = Search([world], self.game.judge, rng)
        tree.run(WALKS)
        return self.by_side([sum(column) / WALKS for column in zip(*tree.worths.values(), strict=True)])

    def of_all(self, state: State, rng: Rng) -> Chances:
        """By what all seats know together; what nobody knows is imagined."""
        return self.paid(state) if state.actor == NOBODY else self.of_view(pooled(self.game, state), rng)

    def of_deals(self, rng: Rng) -> Chances:
        """Before the deal."""
        deals = [self.game.new(self.options, rng_from(b"%d" % rng.below(1 << 16))) for _ in range(self.worlds)]
        return mean([self.of_all(deal, rng) for deal in deals])

    def worlds_of(self, view: Any, rng: Rng) -> list[State]:
        worlds: list[State] = [self.game.imagine(view, rng) for _ in range(self.worlds)]
        for world in worlds:
            world.rng = rng  # a view without blanks is always filled alike, but chance must differ
        return worlds

    def by_side(self, worths: Sequence[float]) -> Chances:
        """The chances of all sides, from the worth to each seat."""
        return self.told([worths[seat] for seat in self._first])

    def told(self, worths: Sequence[float]) -> Chances:
        """The worths of all sides as chances. The one place where a worth becomes what is told."""
        if len(worths) == 1:
            return (worths[0],)
        total = sum(worths)
        return tuple([worth / total for worth in worths]) if total else (1.0 / len(worths),) * len(worths)

    def paid(self, state: State) -> Chances:
        """What a game that ended by its rules was worth."""
        return tuple([state.payoff(seat) for seat in self._first])

    def called_off(self, outcome: Outcome) -> Chances:
        """What a game was worth that ended because a seat gave up, or because all agreed on a draw."""
        won = {self.sides[seat] for seat in outcome.winners}
        if not won:
            return (1.0 / len(self._first),) * len(self._first) if len(self._first) > 1 else (0.0,)
        return tuple([1.0 / len(won) if side in won else 0.0 for side in range(len(self._first))])


def mean(many: Sequence[Chances]) -> Chances:
    return tuple([sum(column) / len(many) for column in zip(*many, strict=True)])


def added(*many: Chances) -> Chances:
    return tuple([sum(column) for column in zip(*many, strict=True)])


def less(one: Chances, other: Chances) -> Chances:
    return tuple([mine - theirs for mine, theirs in zip(one, other, strict=True)])
