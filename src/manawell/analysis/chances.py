"""The chances of all sides: from a view, by the worlds that it leaves open, or from what all seats know together."""

from collections.abc import Sequence
from typing import Any

from manawell.analysis.report import Chances
from manawell.kernel.game import AnyGame, Outcome
from manawell.kernel.options import Options
from manawell.kernel.pooled import pooled
from manawell.kernel.rng import Rng
from manawell.kernel.state import NOBODY, State


class Evaluator:
    """The game's judge, asked for every side in many imagined worlds. It never looks at what is hidden from a view."""

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
        """What a seat could think of its unfinished game."""
        return mean([self.judged(self._imagine(view, rng), rng) for _ in range(self.worlds)])

    def of_all(self, state: State, rng: Rng) -> Chances:
        """By what all seats know together; what nobody knows is imagined."""
        return self.paid(state) if state.actor == NOBODY else self.of_view(pooled(self.game, state), rng)

    def of_deals(self, rng: Rng) -> Chances:
        """Before the deal."""
        return mean([self.judged(self.game.new(self.options, rng), rng) for _ in range(self.worlds)])

    def worlds_of(self, view: Any, rng: Rng) -> list[State]:
        return [self._imagine(view, rng) for _ in range(self.worlds)]

    def judged(self, state: State, rng: Rng) -> Chances:
        """Of one position, which is played on a little, in place, to where it can be judged."""
        judge = self.game.judge
        judge.unfold(state, rng)
        if state.actor == NOBODY:
            return self.paid(state)
        if len(self._first) == 2:
            worth = judge.value(state, state.actor)
            side = self.sides[state.actor]
            return self.told([worth, 1.0 - worth] if side == 0 else [1.0 - worth, worth])
        return self.told([judge.value(state, seat) for seat in self._first])

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

    def _imagine(self, view: Any, rng: Rng) -> State:
        world: State = self.game.imagine(view, rng)
        world.rng = rng
        return world


def mean(many: Sequence[Chances]) -> Chances:
    return tuple([sum(column) / len(many) for column in zip(*many, strict=True)])


def added(*many: Chances) -> Chances:
    return tuple([sum(column) for column in zip(*many, strict=True)])


def less(one: Chances, other: Chances) -> Chances:
    return tuple([mine - theirs for mine, theirs in zip(one, other, strict=True)])
