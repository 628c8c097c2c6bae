"""Random play: the simplest use of a position, and the measure of its speed."""

from manawell.kernel.rng import Rng
from manawell.kernel.state import NOBODY, State


def playout(state: State, rng: Rng) -> int:
    """Play random legal moves to the end, in place; return the number of moves."""
    count = 0
    while state.actor != NOBODY:
        moves = state.moves()
        state.play(moves[rng.below(len(moves))])
        count += 1
    return count
