"""What a bot is: it receives a view, never the true position, and answers with a move."""

from abc import ABC, abstractmethod
from typing import Any

import msgspec

from manawell.kernel.game import AnyGame


class Advice(msgspec.Struct, frozen=True):
    """What a bot thinks of a decision."""

    move: int
    ranking: tuple[tuple[int, float], ...]
    """Moves with their estimated worth to the actor (0 lost to 1 won), best first; those it has looked at."""
    exact: bool = False
    """The worth is proven, not estimated."""
    equal: tuple[int, ...] = ()
    """Other moves that it cannot tell from the best: about as good."""


class Bot(ABC):
    """A player. It may keep a generator of its own, and nothing else between moves."""

    @abstractmethod
    def advise(self, game: AnyGame, view: Any) -> Advice:
        """Think about the decision that is open for the viewer."""

    def choose(self, game: AnyGame, view: Any) -> int:
        return self.advise(game, view).move
