"""A bot of a level: it looks a certain way ahead, overlooks some moves, and prefers the better ones softly."""

from math import exp
from typing import Any, Final

from manawell.bots.bot import Advice, Bot
from manawell.bots.searcher import Searcher
from manawell.bots.simple import GreedyBot
from manawell.kernel.game import AnyGame
from manawell.kernel.rng import MOST, Rng
from manawell.kernel.state import NOBODY, State

SOLVER_NODES: Final = 20_000
"""How many positions the solver may look at, for a level that does not doubt."""
CAREFUL: Final = 2
"""Levels from here on, counted from 0, overlook no win in one step and hand the others none."""
GLANCES: Final = 4
"""In how many imagined worlds the replies to a move are looked at."""

Ranking = tuple[tuple[int, float], ...]


class Graded(Bot):
    """The bot of a level, counted from 0."""

    def __init__(self, rng: Rng, number: int, *, seconds: float | None = None) -> None:
        self.rng = rng
        self.number = number
        self.seconds = seconds

    def advise(self, game: AnyGame, view: Any) -> Advice:
        level = game.levels[self.number]
        if level.doubt == 0:
            nodes = SOLVER_NODES if level.simulations else 0
            return self._look(level.simulations, nodes).advise(game, view)
        worlds = [game.imagine(view, self.rng) for _ in range(GLANCES)] if self.number >= CAREFUL else []
        won = wins_at_once(worlds)
        if won:
            return Advice(won[0], ((won[0], 1.0),))
        advice = self._look(level.simulations).advise(game, view)
        if len(advice.ranking) < 2:
            return advice
        seen = tuple(entry for entry in advice.ranking if self.rng.below(100) >= level.overlooks)
        move = soft_choice(seen or advice.ranking, level.doubt, self.rng)
        return Advice(safely(worlds, move, advice.ranking), advice.ranking, basis=advice.basis)

    def _look(self, simulations: int, nodes: int = 0) -> Bot:
        if simulations == 0:
            return GreedyBot(self.rng)
        return Searcher(self.rng, simulations, seconds=self.seconds, solver_nodes=nodes)


def soft_choice(ranking: Ranking, doubt: float, rng: Rng) -> int:
    """The best more often than the rest: a move that is worse by `doubt` is chosen e times less often."""
    best = max(worth for _, worth in ranking)
    weights = [exp((worth - best) / doubt) for _, worth in ranking]
    drawn = sum(weights) * float(rng.below(MOST)) / MOST
    for (move, _), weight in zip(ranking, weights, strict=True):
        drawn -= weight
        if drawn < 0:
            return move
    return ranking[0][0]


def wins_at_once(worlds: list[State]) -> list[int]:
    """The moves that win the game in each of these worlds."""
    found = worlds[0].moves() if worlds else []
    for world in worlds:
        legal = set(world.moves()) if found else set()
        found = [move for move in found if move in legal and _is_won(world, move)]
    return found


def _is_won(world: State, move: int) -> bool:
    end = world.clone()
    end.play(move)
    return end.actor == NOBODY and end.payoff(world.actor) == 1.0


def played(world: State, move: int) -> State:
    """The world after a move; the world itself where the move is not legal."""
    if move not in world.moves():
        return world
    after = world.clone()
    after.play(move)
    return after


def safely(worlds: list[State], move: int, ranking: Ranking) -> int:
    """This move, unless it lets the others win at once: then the best that does not."""
    if not hands_over(worlds, move):
        return move
    others = [*(other for other, _ in ranking), *worlds[0].moves()]
    return next((other for other in others if not hands_over(worlds, other)), move)


def hands_over(worlds: list[State], move: int) -> bool:
    """Whether after this move, in most of these worlds, somebody else can win the game in one step."""
    return 2 * sum(_is_lost(world, move) for world in worlds) > len(worlds)


def _is_lost(world: State, move: int) -> bool:
    after = played(world, move)
    if after.actor in (NOBODY, world.actor):
        return False
    ends = [played(after, reply) for reply in after.moves()]
    return any(end.actor == NOBODY and end.payoff(after.actor) > end.payoff(world.actor) for end in ends)
