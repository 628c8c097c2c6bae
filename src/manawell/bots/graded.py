"""A bot of a level: it looks a certain way ahead, overlooks some moves, and prefers the better ones softly."""

from math import exp
from typing import Any, Final

from manawell.bots.bot import Advice, Bot
from manawell.bots.searcher import Searcher
from manawell.bots.simple import GreedyBot
from manawell.kernel.game import AnyGame
from manawell.kernel.rng import Rng
from manawell.kernel.state import NOBODY, State

SOLVER_NODES: Final = 20_000
"""How many positions the solver may look at, for a level that does not doubt."""
WON: Final = 0.999
"""A move worth at least this wins at once, or is proven to win."""
CAREFUL: Final = 2
"""Levels from here on, counted from 0, overlook no win in one step and hand the others none."""
GLANCES: Final = 4
"""In how many imagined worlds the replies to a move are looked at."""
FINE: Final = 0x10000

Ranking = tuple[tuple[int, float], ...]


class Graded(Bot):
    """The bot of a level, counted from 0."""

    def __init__(self, rng: Rng, number: int, *, seconds: float | None = None) -> None:
        self.rng = rng
        self.number = number
        self.seconds = seconds

    def advise(self, game: AnyGame, view: Any) -> Advice:
        level = game.levels[self.number]
        advice = self._look(game, view)
        if level.doubt == 0 or len(advice.ranking) < 2 or self._wins(advice.ranking):
            return advice
        seen = tuple(entry for entry in advice.ranking if self.rng.below(100) >= level.overlooks)
        move = self._chosen(game, view, seen or advice.ranking, level.doubt)
        return Advice(move, advice.ranking)

    def _look(self, game: AnyGame, view: Any) -> Advice:
        level = game.levels[self.number]
        if level.simulations == 0:
            return GreedyBot(self.rng).advise(game, view)
        nodes = 0 if level.doubt else SOLVER_NODES
        return Searcher(self.rng, level.simulations, seconds=self.seconds, solver_nodes=nodes).advise(game, view)

    def _wins(self, ranking: Ranking) -> bool:
        """Whether a careful level sees the win that is there."""
        return self.number >= CAREFUL and ranking[0][1] >= WON

    def _chosen(self, game: AnyGame, view: Any, ranking: Ranking, doubt: float) -> int:
        """One of the moves by preference; a careful level thinks again about one that lets the others win at once."""
        move = soft_choice(ranking, doubt, self.rng)
        if self.number < CAREFUL:
            return move
        worlds = [game.imagine(view, self.rng) for _ in range(GLANCES)]
        left = ranking
        while hands_over(worlds, move):
            left = tuple(entry for entry in left if entry[0] != move)
            if not left:
                return ranking[0][0]
            move = soft_choice(left, doubt, self.rng)
        return move


def soft_choice(ranking: Ranking, doubt: float, rng: Rng) -> int:
    """The best more often than the rest: a move that is worse by `doubt` is chosen e times less often."""
    best = max(worth for _, worth in ranking)
    weights = [exp((worth - best) / doubt) for _, worth in ranking]
    drawn = sum(weights) * rng.below(FINE) / FINE
    for (move, _), weight in zip(ranking, weights, strict=True):
        drawn -= weight
        if drawn < 0:
            return move
    return ranking[0][0]


def hands_over(worlds: list[State], move: int) -> bool:
    """Whether after this move, in most of these worlds, somebody else can win the game in one step."""
    return 2 * sum(_is_lost(world, move) for world in worlds) > len(worlds)


def _is_lost(world: State, move: int) -> bool:
    if move not in world.moves():
        return False
    after = world.clone()
    after.play(move)
    if after.actor in (NOBODY, world.actor):
        return False
    for reply in after.moves():
        end = after.clone()
        end.play(reply)
        if end.actor == NOBODY and end.payoff(after.actor) == 1.0 and end.payoff(world.actor) == 0.0:
            return True
    return False
