"""How a position of Rivality looks to a player."""

from math import exp
from typing import Final

from manawell.games.rivality.bot.evaluation import Prospects, promises, stage_of
from manawell.games.rivality.bot.features import Standing, features
from manawell.games.rivality.bot.solver import Solver, is_small
from manawell.games.rivality.rules.scoring import totals
from manawell.games.rivality.rules.turn import Rivality
from manawell.games.rivality.state import OVER, PLACE, SOLO
from manawell.kernel.judge import Judge, best_of
from manawell.kernel.net import chance_of
from manawell.kernel.rng import Rng
from manawell.kernel.state import State

SPREAD: Final = 3.0
"""A lead of this many points makes the odds of winning e : 1."""


BRANCHES: Final = ("duel", "three", "teams", "")
"""By mode; nothing is learned about solo games."""


def chance(lead: float) -> float:
    return 1.0 / (1.0 + exp(-lead / SPREAD))


def lead_of(p: Rivality, side: int) -> float:
    """By how much a side is ahead of its best rival, in expected points."""
    hopes: list[float] = []
    if p.mode == SOLO or p.phase == OVER:
        hopes = [float(points) for points in totals(p)]
    else:
        hopes = promises(p, stage_of(p))
    return hopes[side] - max([hopes[other] for other in range(p.sides) if other != side])


class Seer(Judge):
    """The judge of Rivality: learned where there is a network, written by hand elsewhere."""

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Rivality)
        side = state.side_of(seat)
        net = self.nets.get(BRANCHES[state.mode])
        if net is None or state.phase == OVER:
            return chance(lead_of(state, side))
        return chance_of(net.logit_of(Standing(state).seen_by(side)))

    def values(self, state: State) -> list[float]:
        """Partners win together, and of two sides one has what the other lacks."""
        assert isinstance(state, Rivality)
        if state.sides != 2:
            net = self.nets.get(BRANCHES[state.mode])
            if net is None or state.phase == OVER:
                return super().values(state)
            standing = Standing(state)
            return [chance_of(net.logit_of(standing.seen_by(side))) for side in range(state.sides)]
        worth = self.value(state, state.actor)
        mine = state.side_of(state.actor)
        return [worth if state.side_of(seat) == mine else 1.0 - worth for seat in range(state.seats)]

    def branch(self, state: State) -> str:
        assert isinstance(state, Rivality)
        return BRANCHES[state.mode]

    def features(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Rivality)
        return features(state, state.side_of(seat)) if state.mode != SOLO else []

    def promising(self, state: State, moves: list[int], width: int) -> list[int]:
        assert isinstance(state, Rivality)
        if state.phase != PLACE or len(moves) <= width:
            return moves
        return best_of(moves, Prospects(state).weigh(), width)

    def choose(self, state: State, moves: list[int], rng: Rng) -> int:
        """The move that looks best at once."""
        assert isinstance(state, Rivality)
        if state.phase != PLACE:
            return self._look_ahead(state, moves)
        return Prospects(state).best()[0]

    def unfold(self, state: State, rng: Rng) -> None:
        """A network knows what the next placement can bring; the written judge does not, and looks two moves on."""
        assert isinstance(state, Rivality)
        if BRANCHES[state.mode] not in self.nets:
            super().unfold(state, rng)

    def bounds(self, state: State, nodes: int) -> dict[int, tuple[float, float]]:
        assert isinstance(state, Rivality)
        if state.mode != SOLO and state.phase == PLACE and is_small(state):
            return Solver(nodes).bounds(state)
        return {}

    def _look_ahead(self, p: Rivality, moves: list[int]) -> int:
        """Few moves: each is tried."""
        if len(moves) == 1:
            return moves[0]
        side = p.side_of(p.actor)
        best = moves[0]
        most = -100.0
        for move in moves:
            after = p.clone()
            after.play(move)
            lead = lead_of(after, side)
            if lead > most:
                best, most = move, lead
        return best
