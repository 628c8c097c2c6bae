"""What a bot is: it receives a view, never the true position, and answers with a move."""

from abc import ABC, abstractmethod
from typing import Any

import msgspec

from manawell.kernel.game import AnyGame


class Advice(msgspec.Struct, frozen=True):
    """What a bot thinks about a decision."""

    move: int
    ranking: tuple[tuple[int, float], ...]
    """The moves it considered, with their estimated worth to the actor (0 lost to 1 won), best first."""
    exact: bool = False
    """The worth is proven, not estimated."""
    equal: tuple[int, ...] = ()
    """Other moves that are about as good: it cannot tell them from the best."""
    basis: str = ""
    """What the worths rest on, `GLANCE` or `SEARCH`; empty where they are proven."""
    visits: tuple[int, ...] = ()
    """How often a search tried each move of the ranking."""


class Bot(ABC):
    """A player. Between moves it may keep a random generator of its own, and nothing else."""

    @abstractmethod
    def advise(self, game: AnyGame, view: Any) -> Advice:
        """Think about the decision that the viewer faces."""

    def choose(self, game: AnyGame, view: Any) -> int:
        return self.advise(game, view).move
