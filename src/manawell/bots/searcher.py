"""The bot that searches."""

from collections import Counter
from collections.abc import Callable, Mapping
from math import hypot
from time import monotonic
from typing import Any

from manawell.bots.bot import Advice, Bot
from manawell.bots.comparison import search_by
from manawell.bots.search import WIDTH
from manawell.kernel.calibration import SEARCH
from manawell.kernel.game import ALL_KNOWING, AnyGame
from manawell.kernel.rng import Rng
from manawell.kernel.state import State

WORLDS = 32
"""How many imagined worlds a search uses; more would cost more than they are worth."""
NOISE = 2.0
"""Standard errors by which two moves must differ to be told apart."""
ALIKE = 0.01
"""A difference below one game in a hundred does not count."""
TRIED = 4
"""A move with fewer than 1/TRIED of the best move's visits was rejected early."""
CHUNK = 8
"""Simulations between two looks at the clock."""


class Searcher(Bot):
    """Information-set search within a budget of simulations or seconds; it ends early when it is `hurried`."""

    def __init__(
        self,
        rng: Rng,
        simulations: int,
        *,
        seconds: float | None = None,
        solver_nodes: int = 0,
        hurried: Callable[[], bool] = lambda: False,
    ) -> None:
        self.rng = rng
        self.simulations = simulations
        self.seconds = seconds
        self.solver_nodes = solver_nodes
        self.hurried = hurried

    def advise(self, game: AnyGame, view: Any) -> Advice:
        world = game.imagine(view, self.rng)
        moves = world.moves()
        planned = moves[0] if len(moves) == 1 else game.judge.plan(world, moves, self.rng)
        if planned in moves:
            return Advice(planned, ())
        if game.judge.compares():
            promising = game.judge.promising(world, moves, WIDTH)
            if len(promising) == 1:
                return Advice(promising[0], ())
        worlds = [world] + [game.imagine(view, self.rng) for _ in range(min(WORLDS, self.simulations) - 1)]
        proven, exact = self.proofs(game, worlds) if self.solver_nodes else ({}, False)
        best = settled(proven)
        if best is None:
            return self._search(game, worlds, proven)
        ranking = sorted(proven, key=lambda move: (-proven[move][0], move != best))
        equal = tuple(move for move in ranking if move != best and proven[move][0] == proven[best][0])
        return Advice(best, tuple((move, proven[move][0]) for move in ranking), exact, equal)

    def _search(self, game: AnyGame, worlds: list[State], proven: dict[int, tuple[float, float]]) -> Advice:
        search = search_by(game.judge, worlds, self.rng)
        deadline = monotonic() + self.seconds if self.seconds is not None else None
        while search.simulations < self.simulations:
            search.run(min(CHUNK, self.simulations - search.simulations))
            if self.hurried() or (deadline is not None and monotonic() > deadline):
                break
        floor = max((least for least, _ in proven.values()), default=0.0)
        ranking = [entry for entry in search.ranking() if entry[0] not in proven or proven[entry[0]][1] >= floor]
        equal = tuple(entry[0] for entry in ranking[1:] if is_as_good(entry, ranking[0]))
        worths = tuple((move, worth) for move, worth, _, _ in ranking)
        visits = tuple(tried for _, _, tried, _ in ranking)
        return Advice(ranking[0][0], worths, equal=equal, basis=SEARCH, visits=visits)

    def proofs(self, game: AnyGame, worlds: list[State]) -> tuple[dict[int, tuple[float, float]], bool]:
        """Bounds on each move, averaged over the different worlds; with more than one world they prove nothing."""
        first = game.judge.bounds(worlds[0], self.solver_nodes)
        if not first:
            return {}, False
        known = {game.view(worlds[0], ALL_KNOWING): first}
        different = Counter(game.view(world, ALL_KNOWING) for world in worlds)
        totals: dict[int, tuple[float, float]] = {}
        for view, count in different.items():
            bounds = known.get(view) or game.judge.bounds(game.build(view, self.rng), self.solver_nodes)
            for move, (least, most) in bounds.items():
                low, high = totals.get(move, (0.0, 0.0))
                totals[move] = (low + least * count / len(worlds), high + most * count / len(worlds))
        return totals, len(different) == 1


def is_as_good(entry: tuple[int, float, int, float], best: tuple[int, float, int, float]) -> bool:
    """The move was tried about as often as the best, and the search cannot tell their worths apart."""
    (_, worth, visits, error), (_, most, tried, margin) = entry, best
    return visits * TRIED >= tried and most - worth <= max(ALIKE, NOISE * hypot(error, margin))


def settled(bounds: Mapping[int, tuple[float, float]]) -> int | None:
    """The move proven at least as good as every other and not lost, if there is one."""
    best = max(bounds, key=lambda move: bounds[move][0], default=None)
    if best is None or bounds[best][0] == 0:
        return None
    return best if all(move == best or most <= bounds[best][0] for move, (_, most) in bounds.items()) else None
