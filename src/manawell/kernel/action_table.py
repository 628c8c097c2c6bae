"""A position for programs: its actions numbered from 0, and what each seat observes.

Where a game has few move codes, an action is the code; elsewhere it is the slot, the index of the move in the ascending
list of legal moves.
"""

from collections.abc import Callable
from operator import index
from typing import Any, Final, SupportsIndex

from librt.strings import BytesWriter
from mypy_extensions import i64

from manawell.kernel.state import State

REFUSED: Final = -2
"""In place of a move or an actor: the action was not legal, and nothing has changed."""


class ArrayFactory:
    """How bytes become arrays: a function of size, type, buffer and offset; and the 32-bit and 8-bit types."""

    def __init__(self, array: Callable[[int, Any, bytearray, int], Any], wide: Any, small: Any) -> None:
        self.array = array
        self.wide = wide
        self.small = small


class ActionTable:
    """Caches the legal moves of its position, so nobody else may change that position."""

    def __init__(self, state: State, actions: int, by_code: bool, wrap: ArrayFactory) -> None:
        self.state = state
        self.wrap = wrap
        self.actions = actions
        self.by_code = by_code
        self.moves: list[int] = state.moves()
        self._blank = bytes(actions)

    def mask(self, seat: int) -> bytearray:
        """One byte per action: 1 if the seat may take it now. Raises IndexError if there are more moves than bytes."""
        mask = bytearray(self._blank)
        if seat == self.state.actor:
            moves: list[Any] = self.moves if self.by_code else list(range(len(self.moves)))
            for action in moves:
                mask[action] = 1
        return mask

    def observation(self, seat: int) -> dict[str, Any] | None:
        """A seat's view and mask as arrays; None if actions are slots or the position cannot write its view itself."""
        move: i64
        buffer, state, wrap = BytesWriter(), self.state, self.wrap
        if not self.by_code or not state.write(seat, buffer):
            return None
        mask: i64 = len(buffer)
        buffer.write(self._blank)
        if seat == state.actor:
            for move in self.moves:
                buffer[mask + move] = 1
        written = bytearray(buffer.getvalue())  # writable: agents may modify what they are given
        return {
            "observation": wrap.array(mask // 4, wrap.wide, written, 0),
            "action_mask": wrap.array(self.actions, wrap.small, written, mask),
        }

    def observation_of_actor(self) -> dict[str, Any] | None:
        return self.observation(self.state.actor)

    def move(self, action: int) -> int:
        """The legal move that an action means, or REFUSED."""
        if self.by_code:
            return action if action in self.moves else REFUSED
        return self.moves[action] if 0 <= action < len(self.moves) else REFUSED

    def action(self, move: int) -> int:
        """The action that means a legal move."""
        return move if self.by_code else self.moves.index(move)

    def play(self, action: SupportsIndex | None) -> int:
        """Carry out an action, an integer of any kind; return who decides next, NOBODY, or REFUSED."""
        if isinstance(action, int):
            move = self.move(action)
        else:
            move = REFUSED if action is None else self.move(index(action))
        if move == REFUSED:
            return REFUSED
        state = self.state
        state.play(move)
        self.moves = state.moves()
        return state.actor
