"""Bots that do not search."""

from typing import Any

from manawell.bots.bot import Advice, Bot
from manawell.kernel.game import AnyGame
from manawell.kernel.rng import Rng
from manawell.kernel.state import NOBODY, State


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
        moves = game.judge.worthy(worlds[0], worlds[0].moves())[:]
        planned = game.judge.plan(worlds[0], moves, self.rng)
        if planned in moves:
            return Advice(planned, ())
        self.rng.shuffle(moves)
        worth = {move: sum(self._after(game, world, move) for world in worlds) / len(worlds) for move in moves}
        ranking = tuple(sorted(worth.items(), key=lambda item: -item[1]))
        return Advice(ranking[0][0], ranking)

    def _after(self, game: AnyGame, world: State, move: int) -> float:
        seat, state = world.actor, world.clone()
        state.rng = self.rng
        state.play(move)
        return state.payoff(seat) if state.actor == NOBODY else game.judge.value(state, seat)
