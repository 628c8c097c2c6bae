"""The bot that searches."""

from time import monotonic
from typing import Any

from manawell.bots.bot import Advice, Bot
from manawell.bots.search import Search
from manawell.kernel.game import AnyGame
from manawell.kernel.rng import Rng

WORLDS = 32
"""Imagined worlds a search draws on; more would cost more than they tell."""
CHUNK = 64
"""Simulations between two looks at the clock."""


class Searcher(Bot):
    """Information-set search within a budget of simulations or seconds."""

    def __init__(
        self, rng: Rng, simulations: int, *, playout: int = 4, seconds: float | None = None, solver_nodes: int = 0
    ) -> None:
        self.rng = rng
        self.simulations = simulations
        self.playout = playout
        self.seconds = seconds
        self.solver_nodes = solver_nodes

    def advise(self, game: AnyGame, view: Any) -> Advice:
        worlds = [game.imagine(view, self.rng) for _ in range(WORLDS)]
        moves = worlds[0].moves()
        if len(moves) == 1:
            return Advice(moves[0], ())
        search = Search(worlds, len(view.hands), game.judge, self.rng, self.playout)
        deadline = monotonic() + self.seconds if self.seconds is not None else None
        while search.simulations < self.simulations:
            search.run(min(CHUNK, self.simulations - search.simulations))
            if deadline is not None and monotonic() > deadline:
                break
        ranking = search.ranking()
        return Advice(ranking[0][0], tuple((move, worth) for move, worth, _ in ranking))
