"""Every outcome of chance after a move, with its probability; a sample where there are too many to enumerate."""

from typing import Final

from mypy_extensions import i64

from manawell.kernel.journal import Journal
from manawell.kernel.rng import BLOCK_WORDS, KEY_BYTES, Rng
from manawell.kernel.state import State

MOST: Final = 1000
"""More outcomes than this are sampled, not enumerated; a shuffled deck has far more."""
SAMPLE: Final = 64


class Tape(Rng):
    """Returns given outcomes, then zeros, and notes the bounds of the draws beyond the given ones."""

    def __init__(self, outcomes: list[int]) -> None:
        super().__init__(bytes(KEY_BYTES), 0, [], BLOCK_WORDS)
        self.outcomes = outcomes
        self.asked: int = 0
        self.open: list[int] = []

    def below(self, bound: i64) -> i64:
        at = self.asked
        self.asked += 1
        if at < len(self.outcomes):
            return self.outcomes[at]
        self.open.append(bound)
        return 0


def branches(state: State, move: int, told: bool = False) -> list[tuple[float, State]]:
    """The positions that a legal move can lead to, with their probabilities; a single one when no chance is involved.

    With `told`, each has a journal that tells how it came about.
    """
    tape = Tape([])
    first = _after(state, move, told, tape)
    if not tape.open:
        return [(1.0, first)]
    ways = 1
    for bound in tape.open:
        ways *= bound
    if ways > MOST:
        rng = state.rng.clone()
        return [(1.0 / SAMPLE, _after(state, move, told, rng)) for _ in range(SAMPLE)]
    found: list[tuple[float, State]] = []
    _branch(state, move, told, [], 1.0, found)
    return found


def _after(state: State, move: int, told: bool, rng: Rng) -> State:
    after = state.clone()
    after.rng = rng
    if told:
        after.journal = Journal()
    after.play(move)
    return after


def _branch(
    state: State, move: int, told: bool, outcomes: list[int], probability: float, found: list[tuple[float, State]]
) -> None:
    tape = Tape(outcomes)
    after = _after(state, move, told, tape)
    if not tape.open:
        found.append((probability, after))
        return
    bound = tape.open[0]
    for outcome in range(bound):
        _branch(state, move, told, outcomes + [outcome], probability / bound, found)
