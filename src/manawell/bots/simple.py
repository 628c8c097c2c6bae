"""Bots that do not search."""

from typing import Any

from manawell.bots.bot import Advice, Bot
from manawell.kernel.calibration import GLANCE
from manawell.kernel.game import AnyGame
from manawell.kernel.rng import Rng


class RandomBot(Bot):
    """Any legal move."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def advise(self, game: AnyGame, view: Any) -> Advice:
        moves = game.imagine(view, self.rng).moves()
        return Advice(moves[self.rng.below(len(moves))], ())


class GreedyBot(Bot):
    """The move that looks best at once, on average over a few imagined worlds; ignores the opponent's reply."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def advise(self, game: AnyGame, view: Any) -> Advice:
        worlds = [game.imagine(view, self.rng) for _ in range(game.judge.worlds())]
        judge, moves = game.judge, worlds[0].moves()
        planned = moves[0] if len(moves) == 1 else judge.plan(worlds[0], moves, self.rng)
        if planned in moves:
            return Advice(planned, ())
        moves = judge.worthy(worlds[0], moves)[:]
        self.rng.shuffle(moves)
        worth = {move: sum(judge.worth(world, move, self.rng) for world in worlds) / len(worlds) for move in moves}
        ranking = tuple(sorted(worth.items(), key=lambda item: -item[1]))
        return Advice(ranking[0][0], ranking, basis=GLANCE)
