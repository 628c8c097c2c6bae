"""The position, and what can happen to it. Each rule is cited where it is enforced."""

from typing import Final

from manawell.kernel.rng import Rng
from manawell.kernel.state import NOBODY, State
from manawell_nim.events import Taken

MODES: Final = ("normal", "misere")
HEAPS: Final = ("A", "B", "C")
LEAST: Final = 3
MOST: Final = 7


class Position(State):
    """A move is a number: its heap times MOST, plus the stones it takes, less one."""

    def __init__(self, rng: Rng, mode: str, heaps: list[int]) -> None:
        super().__init__(rng)
        self.mode = mode
        self.heaps = heaps
        self.seats, self.actor = 2, 0
        self.winner = NOBODY

    def moves(self) -> list[int]:
        """One or more stones of a single heap (NIM-2.1)."""
        return [heap * MOST + taken for heap, stones in enumerate(self.heaps) for taken in range(stones)]

    def play(self, move: int) -> None:
        heap, stones, seat = move // MOST, move % MOST + 1, self.actor
        self.heaps[heap] -= stones
        if any(self.heaps):
            self.actor = 1 - seat  # NIM-1.2
        else:
            self.actor = NOBODY
            self.winner = seat if self.mode == "normal" else 1 - seat  # NIM-3.1, 3.2
        if self.journal is not None:
            self.journal.tell(Taken(seat, HEAPS[heap], stones))

    def clone(self) -> "Position":
        other = Position(self.rng.clone(), self.mode, list(self.heaps))
        other.actor, other.winner = self.actor, self.winner
        return other

    def payoff(self, seat: int) -> float:
        return float(seat == self.winner)


def deal(rng: Rng) -> list[int]:
    """Chance decides how many stones each heap has (NIM-1.1)."""
    return [LEAST + rng.below(MOST - LEAST + 1) for _ in HEAPS]
