"""The position as the search sees it: whose turn, which moves, what follows, what it is worth."""

from abc import ABC, abstractmethod
from typing import Final

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import mypyc_attr

from manawell.kernel.journal import Journal
from manawell.kernel.rng import Rng

NOBODY: Final = -1
REFUSED: Final = -2
"""In place of a move or an actor: the action was not legal, and nothing has changed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position of some game. Its rules live in the subclass; its words and views live in `Game`."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.seats: int = 0
        self.actor: int = NOBODY
        """The seat that must decide, or NOBODY when the game is over."""
        self.journal: Journal | None = None
        """Where events are told; None, as in every clone, when nobody listens."""

    @abstractmethod
    def moves(self) -> list[int]:
        """The legal moves of the actor, complete, in ascending order; the only source of legality."""

    def moves_again(self, known: list[int]) -> list[int]:
        """The legal moves: the list given, if these moves of another position are the same."""
        moves = self.moves()
        return known if moves == known else moves

    @abstractmethod
    def play(self, move: int) -> None:
        """Carry out a legal move in place. The caller guarantees that it is legal; `Match` checks at the boundary."""

    @abstractmethod
    def clone(self) -> "State":
        """A copy without a journal that shares nothing, not even the generator."""

    def is_like(self, other: "State") -> bool:
        """Whether two positions imagined from the same view are the same; False where nobody knows."""
        return False

    @abstractmethod
    def payoff(self, seat: int) -> float:
        """What the finished game is worth to a seat: 1 won, 0 lost, 0.5 drawn."""

    def concede(self, seat: int) -> bool:
        """A seat gives up; True if the rules themselves go on from there, False if that ends the game."""
        return False

    def label(self, move: int) -> int:
        """A name for a legal move that means the same in every world the observers cannot tell apart."""
        return move

    def action(self, move: int) -> int:
        """The fixed action that a legal move of the actor is, as `Game.actions` lays them out."""
        return move

    def actions(self, moves: list[int]) -> list[int]:
        """The fixed actions of legal moves."""
        return [self.action(move) for move in moves]

    def knows_actions(self) -> bool:
        """Whether `move_of`, `mark_actions` and `write_actions` need no list of the legal moves now."""
        return False

    def move_of(self, action: int) -> int:
        """The legal move that is a fixed action, or REFUSED."""
        for move in self.moves():
            if self.action(move) == action:
                return move
        return REFUSED

    def mark_actions(self, paper: BytesWriter, first: int) -> None:
        """Write 1 at the place of each legal move's fixed action, the place of the first action being `first`."""
        for action in self.actions(self.moves()):
            paper[first + action] = 1

    def write_actions(self, paper: BytesWriter) -> None:
        """Write the fixed actions of the legal moves, in the order of the moves, as 32-bit numbers."""
        for action in self.actions(self.moves()):
            write_i32_le(paper, action)

    def describe(self, seat: int, paper: BytesWriter) -> bool:
        """Write what a seat sees as features, one byte each, as `Game.features` lays them out; they depend on nothing
        that its view hides. False if the game has none.
        """
        return False

    def write(self, viewer: int, paper: BytesWriter) -> bool:
        """Write a seat's view as the game's bounds lay it out, in 32-bit numbers; False if it cannot do this."""
        return False
