"""Every outcome of chance after a move, with its probability; a sample where there are too many to enumerate."""

from collections.abc import Callable
from typing import Final, TypeVar

from mypy_extensions import i64

from manawell.kernel.journal import Journal
from manawell.kernel.rng import BLOCK_WORDS, KEY_BYTES, Rng
from manawell.kernel.state import State

MOST: Final = 1000
"""More outcomes than this are sampled, not enumerated; a shuffled deck has far more."""
SAMPLE: Final = 64
_NO_KEY: Final = bytes(KEY_BYTES)

Result = TypeVar("Result")


class Tape(Rng):
    """Returns given outcomes, then zeros, and notes the bounds of the draws beyond the given ones."""

    def __init__(self, outcomes: list[int]) -> None:
        super().__init__(_NO_KEY, 0, b"", BLOCK_WORDS)
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
    found = every_way(lambda rng: _after(state, move, told, rng))
    if not found:
        rng = state.rng.clone()
        return [(1.0 / SAMPLE, _after(state, move, told, rng)) for _ in range(SAMPLE)]
    return found


def every_way(draw: Callable[[Rng], Result], most: int = MOST) -> list[tuple[float, Result]]:
    """Every way that something drawn by chance can come out, with its probability; none if there are more than `most`,
    or if it draws again and again until something fits.
    """
    found: list[tuple[float, Result]] = []
    outcomes: list[int] = []
    while True:
        tape = _Counted(outcomes, most)
        try:
            result = draw(tape)
        except _TooMany:
            return []
        found.append((1.0 / tape.ways, result))
        outcomes = outcomes + [0] * len(tape.open)
        while outcomes and outcomes[-1] == tape.bounds[len(outcomes) - 1] - 1:
            outcomes.pop()
        if not outcomes:
            return found
        outcomes[-1] += 1


class _TooMany(Exception):
    """Chance has more ways than anybody wants to see."""


class _Counted(Tape):
    """Counts the ways, and ends a draw that has too many."""

    def __init__(self, outcomes: list[int], most: int) -> None:
        super().__init__(outcomes)
        self.most = most
        self.ways = 1
        self.bounds: list[int] = []

    def below(self, bound: i64) -> i64:
        self.ways *= bound
        if self.ways > self.most:
            raise _TooMany
        self.bounds.append(bound)
        return super().below(bound)


def _after(state: State, move: int, told: bool, rng: Rng) -> State:
    after = state.clone()
    after.rng = rng
    if told:
        after.journal = Journal()
    after.play(move)
    return after
