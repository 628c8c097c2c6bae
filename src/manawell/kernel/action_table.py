"""A position for programs: its actions numbered from 0, and what each seat observes.

An action is *fixed* where it means the same in every position (`State.action`). It may also be the move's code, where a
game has few, or its *slot*, the index of the move in the ascending list of legal moves.
"""

from collections.abc import Callable
from operator import index
from typing import Any, Final, SupportsIndex

from librt.strings import BytesWriter
from mypy_extensions import i64

from manawell.kernel.state import REFUSED, State

__all__ = ["CODES", "FIXED", "REFUSED", "SLOTS", "ActionTable", "Form"]

FIXED: Final = 0
CODES: Final = 1
SLOTS: Final = 2
"""How actions are numbered."""
LONG: Final = 1024
"""A mask of so many bytes is kept apart from what is observed, unless the position marks it itself."""


class Form:
    """How many actions there are and how they are numbered, and how what is seen becomes arrays.

    `array` is a function of shape, type, buffer and place in it; `wide` and `small` are the 32-bit and 8-bit types.
    Where `features` are observed, they are multiplied by `scales` unless that is None; otherwise views are.
    """

    def __init__(
        self,
        actions: int,
        numbering: int,
        features: bool,
        array: Callable[[tuple[int], Any, bytearray, int], Any],
        wide: Any,
        small: Any,
        scales: Any,
    ) -> None:
        self.actions = actions
        self.numbering = numbering
        self.features = features
        self.array = array
        self.wide = wide
        self.small = small
        self.scales = scales
        self.blank = bytes(actions)
        self.shape = (actions,)


class ActionTable:
    """Caches the legal moves of its position, so nobody else may change that position.

    Moves and actions are listed only when somebody needs a list: some positions know without one what is legal.
    """

    def __init__(self, state: State, form: Form) -> None:
        self.state = state
        self.form = form
        self._moves: list[int] | None = None
        self._legal: list[int] | None = None
        self._paper = BytesWriter()

    @property
    def moves(self) -> list[int]:
        """The legal moves."""
        found = self._moves
        if found is None:
            found = self.state.moves()
            self._moves = found
        return found

    @property
    def legal(self) -> list[int]:
        """The legal actions, in the order of the moves."""
        found = self._legal
        return self.find_legal() if found is None else found

    def find_legal(self) -> list[int]:
        """List the legal actions anew."""
        numbering = self.form.numbering
        if numbering == FIXED:
            found = self.state.actions(self.moves)
        else:
            found = self.moves if numbering == CODES else list(range(len(self.moves)))
        self._legal = found
        return found

    def mask(self, seat: int) -> bytearray:
        """One byte per action: 1 if the seat may take it now. Raises IndexError if there are more moves than bytes."""
        paper = self._paper
        paper.truncate(0)
        self.write_mask(seat, paper)
        return bytearray(paper.getvalue())

    def _long_mask(self, seat: int) -> bytearray:
        """The same, copied once instead of three times."""
        marks = bytearray(self.form.blank)
        if seat == self.state.actor:
            for action in self.legal:
                marks[action] = 1
        return marks

    def write_mask(self, seat: int, paper: BytesWriter) -> None:
        action: i64
        first: i64 = len(paper)
        paper.write(self.form.blank)
        if seat != self.state.actor:
            return
        if self.is_known():
            self.state.mark_actions(paper, first)
            return
        for action in self.legal:
            paper[first + action] = 1

    def is_known(self) -> bool:
        """Whether the position itself knows what is legal, without a list."""
        return self.form.numbering == FIXED and self.state.knows_actions()

    def observation(self, seat: int) -> dict[str, Any] | None:
        """What a seat observes, and its mask, as arrays; None if actions are slots or the position cannot write what is
        observed itself.
        """
        paper, state, form = self._paper, self.state, self.form
        if form.numbering == SLOTS:
            return None
        paper.truncate(0)
        written = state.describe(seat, paper) if form.features else state.write(seat, paper)
        if not written:
            return None
        size, long = len(paper), form.actions >= LONG and not self.is_known()
        if not long:
            self.write_mask(seat, paper)
        buffer = bytearray(paper.getvalue())  # writable: agents may modify what they are given
        if form.features:
            seen = form.array((size,), form.small, buffer, 0)
            if form.scales is not None:
                seen = seen * form.scales
        else:
            seen = form.array((size // 4,), form.wide, buffer, 0)
        if long:
            buffer, size = self._long_mask(seat), 0
        return {"observation": seen, "action_mask": form.array(form.shape, form.small, buffer, size)}

    def observation_of_actor(self) -> dict[str, Any] | None:
        return self.observation(self.state.actor)

    def move(self, action: int) -> int:
        """The legal move that an action means, or REFUSED."""
        if self.is_known():
            return self.state.move_of(action)
        legal = self.legal
        for place in range(len(legal)):
            if legal[place] == action:
                return self.moves[place]
        return REFUSED

    def action(self, move: int) -> int:
        """The action that means a legal move."""
        return self.legal[self.moves.index(move)]

    def at(self, place: int) -> int:
        """The action that means the legal move at a place."""
        numbering = self.form.numbering
        if numbering == FIXED:
            return self.state.action(self.moves[place])
        return self.moves[place] if numbering == CODES else place

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
        self.turn()
        return state.actor

    def turn(self) -> None:
        """The position has changed."""
        self._moves = None
        self._legal = None
