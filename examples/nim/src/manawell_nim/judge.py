"""What the bots know about Nim: who wins, if neither makes a mistake."""

from functools import reduce
from operator import xor

from manawell.kernel.judge import Judge
from manawell.kernel.rng import Rng
from manawell.kernel.state import State
from manawell_nim.rules import Position


class Sage(Judge):
    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Position)
        return float(mover_wins(state) == (seat == state.actor))

    def choose(self, state: State, moves: list[int], rng: Rng) -> int:
        """A move that leaves a lost position, if there is one."""
        for move in moves:
            after = state.clone()
            after.play(move)
            if after.payoff(state.actor) if not after.moves() else not self.value(after, after.actor):
                return move
        return moves[rng.below(len(moves))]


def mover_wins(position: Position) -> bool:
    """Whether the sum of the heaps without carrying is not zero; misère turns round once no heap holds two stones."""
    balanced = reduce(xor, position.heaps) == 0
    return balanced if position.mode == "misere" and max(position.heaps) < 2 else not balanced
