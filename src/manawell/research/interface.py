"""A game in one mode as programs see it: actions, observations, rewards, refusals."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec
import numpy as np
from librt.strings import BytesWriter
from numpy.typing import NDArray

from manawell.kernel.action_table import ActionTable, ArrayFactory
from manawell.kernel.bounds import OutOfBounds
from manawell.kernel.faults import Refusal
from manawell.kernel.game import AnyGame
from manawell.kernel.registry import find_game
from manawell.kernel.seal import Seal
from manawell.kernel.state import NOBODY, State
from manawell.research.faults import ResearchFault
from manawell.research.tensors import Numbers, layout_of

Mask = NDArray[np.int8]

INT32: Final = np.dtype(np.int32)
INT8: Final = np.dtype(np.int8)
ARRAYS: Final = ArrayFactory(np.ndarray, INT32, INT8)

LOST: Final = -1.0
"""The reward for a defeat or an illegal action."""


NO_ACTION: Final = -1
"""An action that is never legal."""


class NoAction(ResearchFault):
    """An action that does not correspond to any move."""

    def __init__(self, action: int) -> None:
        super().__init__("fault-no-action", action=action)


class Interface:
    """A game in one mode. Stateless: every method is given the position."""

    def __init__(self, game: AnyGame | str, options: Mapping[str, object]) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.options = self.game.settle(options)
        self.seats = self.game.seats(self.options)
        self.sides = self.game.sides(self.options)
        self.layout = layout_of(self.game)
        self.by_code = self.game.codes > 0
        self.actions = self.game.codes or self.game.most_moves
        """How many actions there are."""
        self.digits = len(self.game.digits(0))

    def begin(self, seal: Seal) -> ActionTable:
        """The first position, the same as in a match with this seal."""
        return self.action_table(self.game.new(self.options, seal.rng()))

    def action_table(self, state: State) -> ActionTable:
        return ActionTable(state, self.actions, self.by_code, ARRAYS)

    def observe(self, state: State, viewer: int) -> Numbers:
        """The view as a vector."""
        buffer = BytesWriter()
        if state.write(viewer, buffer):
            return np.frombuffer(bytearray(buffer.getvalue()), INT32)
        return self.layout.encode(self.game.view(state, viewer))

    def mask(self, action_table: ActionTable, seat: int) -> Mask:
        """By action: 1 if the seat may take it now."""
        self._check(action_table)
        return np.frombuffer(action_table.mask(seat), INT8)

    def meanings(self, action_table: ActionTable, seat: int) -> Numbers:
        """By slot: the numbers that its move consists of; zeros if it has no move."""
        self._check(action_table)
        matrix = np.zeros((self.actions, self.digits), INT32)
        if seat == action_table.state.actor:
            matrix[: len(action_table.moves)] = [self.game.digits(move) for move in action_table.moves]
        return matrix

    def _check(self, action_table: ActionTable) -> None:
        if len(action_table.moves) > self.actions:
            raise OutOfBounds("moves", len(action_table.moves), self.actions)

    def structured(self, state: State, viewer: int) -> dict[str, Any]:
        """The view as plain data."""
        plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self.game.view(state, viewer)))
        return plain

    def legal(self, action_table: ActionTable) -> dict[int, str]:
        """The legal actions of the actor, in notation."""
        return {action_table.action(move): self.game.text_of(action_table.state, move) for move in action_table.moves}

    def pay(self, state: State) -> list[float]:
        """By seat: from 1 for a victory to -1 for a defeat, 0 before the end; partners get the same."""
        if state.actor != NOBODY:
            return [0.0] * len(self.seats)
        return [2 * state.payoff(seat) - 1 for seat in range(len(self.seats))]

    def refuse(self, action_table: ActionTable, action: int) -> dict[str, Any]:
        """Why the actor may not do this: rule, reason, values, nearest legal moves."""
        state = action_table.state
        attempt = self._attempt(state, action)
        if attempt is not None:
            refusal = self.game.refuse(state, state.actor, attempt)
        else:
            fault = NoAction(action)
            prompt = self.game.prompt(self.game.view(state, state.actor))
            legal = [self.game.text_of(state, move) for move in action_table.moves[:3]]
            refusal = Refusal(prompt.rule if prompt else "", fault.message, fault.values, tuple(legal))
        plain: dict[str, Any] = msgspec.to_builtins(refusal)
        return plain

    def _attempt(self, state: State, action: int) -> msgspec.Struct | None:
        """The typed move that a code stands for, if any."""
        if not self.by_code or not 0 <= action < self.actions:
            return None
        try:
            attempt: msgspec.Struct = self.game.typed(state, action)
        except (IndexError, KeyError, ValueError):
            return None
        return attempt
