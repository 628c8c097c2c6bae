"""The chances of all sides: from a view, by the worlds that it leaves open, or from what all seats know together.

In each imagined world a search plays with open cards, and what a solver proves there counts. So what a seat could know
is the mean over what might be true. (One search over all worlds, as bots use it, is too hopeful for whoever looks:
others play worse in it than they do. The judge alone changes twice as much from move to move.)
"""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from manawell.analysis.report import Chances
from manawell.bots.comparison import search_by
from manawell.bots.graded import wins_at_once
from manawell.kernel.calibration import VALUE
from manawell.kernel.game import ALL_KNOWING, AnyGame, Outcome
from manawell.kernel.options import Options
from manawell.kernel.pooled import pooled
from manawell.kernel.rng import Rng, rng_from
from manawell.kernel.state import NOBODY, State

WALKS: Final = 80
"""Of the search for each imagined world."""
LONG_WALKS: Final = 4
"""Where moves are compared by playing on, which leads much further."""
SOLVER_NODES: Final = 3000
"""Positions that the solver may look at in each world."""


class Evaluator:
    """What can be said about unfinished games. It never looks at what is hidden from a view."""

    def __init__(self, game: AnyGame, options: Options, worlds: int, walks: int = WALKS) -> None:
        self.game = game
        self.options = options
        self.sides = game.sides(options)
        self.worlds = worlds
        self.walks = min(walks, LONG_WALKS) if game.judge.compares() else walks
        self.hurried = False
        """Whether there is time for one walk only."""
        count = max(self.sides) + 1
        self.nothing: Chances = (0.0,) * count
        self._first = [self.sides.index(side) for side in range(count)]
        """By side, its first seat."""

    def of_view(self, view: Any, rng: Rng) -> Chances:
        """What the viewer of an unfinished game can think of it. Equal worlds share one search, which sees further. Who
        can win by the same move in all of them has won.
        """
        variety, worlds = self.game.variety(view), self.worlds_of(view, rng)
        if wins_at_once(worlds):
            winner = self.sides[worlds[0].actor]
            return tuple([float(side == winner) for side in range(len(self._first))])
        kinds: dict[bytes, list[State]] = defaultdict(list)
        for world in worlds:
            kinds[msgspec.json.encode(self.game.view(world, ALL_KNOWING))].append(world)
        return mean([chances for alike in kinds.values() for chances in self._judged(alike, variety, rng)])

    def _judged(self, alike: list[State], variety: str, rng: Rng) -> list[Chances]:
        """For each of some equal worlds: if everything were known, and everybody played well from here."""
        world = alike[0]
        tree = search_by(self.game.judge, [world], rng)
        tree.run((1 if self.hurried else self.walks) * len(alike))
        worths = [sum(column) / tree.simulations for column in zip(*tree.worths.values(), strict=True)]
        outlooks = [self.game.outlook(world, seat) for seat in self._first]
        told = self.game.calibration.chances(VALUE, variety, [worths[seat] for seat in self._first], outlooks)
        return [self._within_proof(world, told)] * len(alike)

    def _within_proof(self, world: State, told: Chances) -> Chances:
        """Corrected by what the solver proves for the side that must decide."""
        bounds = self.game.judge.bounds(world, SOLVER_NODES).values()
        if not bounds:
            return told
        actor = self.sides[world.actor]
        mine = min(max(told[actor], *(low for low, _ in bounds)), max(high for _, high in bounds), 1.0)
        others = sum([chance for side, chance in enumerate(told) if side != actor])
        shares = [chance / others if others > 0.0 else 1.0 / (len(told) - 1) for chance in told] if told[1:] else [1.0]
        return tuple([mine if side == actor else (1.0 - mine) * share for side, share in enumerate(shares)])

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
        """What all sides hold, from the worth to each seat: shares of 1 where there are several."""
        held = [worths[seat] for seat in self._first]
        total = sum(held) if len(held) > 1 else 1.0
        return tuple([worth / total for worth in held])

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
