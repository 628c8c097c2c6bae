"""A game in one mode as programs see it: actions, observations, rewards, refusals."""

from collections.abc import Mapping, Sequence
from math import nan
from sys import float_info
from typing import Any, Final

import msgspec
import numpy as np
from librt.strings import BytesWriter
from numpy.typing import NDArray

from manawell.kernel.action_table import CODES, FIXED, SLOTS, ActionTable, Form
from manawell.kernel.bounds import OutOfBounds
from manawell.kernel.faults import Refusal
from manawell.kernel.game import AnyGame
from manawell.kernel.registry import find_game
from manawell.kernel.seal import Seal
from manawell.kernel.state import NOBODY, State
from manawell.research.faults import ResearchFault
from manawell.research.tensors import Layout, Numbers, layout_of

Mask = NDArray[np.int8]
Signs = NDArray[Any]
"""Features, or a view, as a vector."""

INT32: Final = np.dtype(np.int32)
INT8: Final = np.dtype(np.int8)

FEATURES: Final = "features"
COUNTS: Final = "counts"
PLANES: Final = "planes"
VIEW: Final = "view"
OBSERVATIONS: Final = (FEATURES, COUNTS, PLANES, VIEW)
"""Scaled features (float32), the same unscaled (int8), features and the board as planes, and the whole view (int32)."""
NUMBERINGS: Final = ("fixed", "slots")
"""Actions that mean the same everywhere; or the move's code where a game has few, and else its slot."""

LOST: Final = -1.0
"""The reward for a defeat or an illegal action."""


NO_ACTION: Final = -1
"""An action that is never legal."""


class NoAction(ResearchFault):
    """An action that does not correspond to any move."""

    def __init__(self, action: int) -> None:
        super().__init__("fault-no-action", action=action)


class UnknownWord(ResearchFault):
    """A setting of an environment that it does not have."""

    def __init__(self, setting: str, value: object, known: Sequence[object]) -> None:
        names = ", ".join(map(str, known)) or "–"
        super().__init__("fault-unknown-word", setting=setting, value=str(value), known=names)


class BadNumber(ResearchFault):
    """A setting of an environment that must be another number."""


def check_word(setting: str, value: object, known: Sequence[object]) -> None:
    if value not in known:
        raise UnknownWord(setting, value, known)


def check_seat(seat: object, seats: int, words: Sequence[str]) -> int | str:
    """The number of a seat, or one of the words."""
    check_word("seat", str(seat), (*map(str, range(seats)), *words))
    return str(seat) if str(seat) in words else int(str(seat))


def check_count(setting: str, value: object) -> None:
    if isinstance(value, bool) or not isinstance(value, int | np.integer) or value < 1:
        raise BadNumber("fault-count", setting=setting, value=str(value))


def check_seed(seed: object) -> int | None:
    """The seed as a plain number, if one is given."""
    if seed is None:
        return None
    if isinstance(seed, bool) or not isinstance(seed, int | np.integer) or seed < 0:
        raise BadNumber("fault-seed", value=str(seed))
    return int(seed)


def check_share(setting: str, value: object) -> None:
    number = value if isinstance(value, int | float) else float(value) if isinstance(value, np.number) else nan
    if not abs(number) <= float_info.max:
        raise BadNumber("fault-share", setting=setting, value=str(value))


def check_actions(given: object, games: int) -> NDArray[Any]:
    """One whole number for each game."""
    actions = np.asarray(given)
    if actions.shape != (games,) or actions.dtype.kind not in "iu":
        raise ResearchFault("fault-actions", games=games, found=f"{actions.dtype} {actions.shape}")
    return actions


class Interface:
    """A game in one mode. Stateless: every method is given the position.

    A game of another package may have no features or no fixed actions: then it is seen as a view, or played by slots.
    A game without a board has no planes.
    """

    def __init__(
        self,
        game: AnyGame | str,
        options: Mapping[str, object],
        *,
        observation: str = FEATURES,
        actions: str = NUMBERINGS[0],
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.options = self.game.settle(options)
        self.seats = self.game.seats(self.options)
        self.sides = self.game.sides(self.options)
        check_word("observation", observation, OBSERVATIONS)
        check_word("actions", actions, NUMBERINGS)
        self.features = self.game.features
        self.observation = VIEW if self.features is None else observation
        if self.observation == PLANES and self.features is not None and not self.features.cells:
            self.observation = FEATURES
        self.fixed = self.game.actions_in(self.options) if actions == NUMBERINGS[0] else None
        """The layout of the actions, where they are fixed."""
        self.by_slot = self.fixed is None and self.game.codes == 0
        self.actions = self.fixed.size if self.fixed else self.game.codes or self.game.most_moves
        """How many actions there are."""
        self.recall = self.game.recall_in(self.options) if self.fixed and self.features else None
        """How histories become vectors, where they are bounded."""
        self.digits = len(self.game.digits(0))
        self.scales = None if self.features is None else np.array(self.features.scales, np.float32)
        self.form = Form(
            self.actions,
            FIXED if self.fixed else SLOTS if self.by_slot else CODES,
            self.observation != VIEW,
            np.ndarray,
            INT32,
            INT8,
            None if self.observation == COUNTS else self.scales,
        )

    def __deepcopy__(self, memo: dict[int, Any]) -> "Interface":
        return self

    @property
    def layout(self) -> Layout:
        """Where everything is in the vector of a view."""
        return layout_of(self.game)

    @property
    def size(self) -> int:
        """The length of the observation's vector."""
        return self.layout.size if self.features is None or self.observation == VIEW else self.features.size

    def begin(self, seal: Seal) -> ActionTable:
        """The first position, the same as in a match with this seal."""
        return self.action_table(self.game.new(self.options, seal.rng()))

    def action_table(self, state: State) -> ActionTable:
        return ActionTable(state, self.form)

    def observe(self, state: State, viewer: int) -> Signs:
        """What a viewer sees, as a vector; only a seat can be told features."""
        if self.observation == VIEW:
            return self.view(state, viewer)
        paper = BytesWriter()
        state.describe(viewer, paper)
        counts = np.frombuffer(bytearray(paper.getvalue()), INT8)
        return counts if self.observation == COUNTS or self.scales is None else counts * self.scales

    def view(self, state: State, viewer: int) -> Numbers:
        """The whole view as a vector."""
        buffer = BytesWriter()
        if state.write(viewer, buffer):
            return np.frombuffer(bytearray(buffer.getvalue()), INT32)
        return self.layout.encode(self.game.view(state, viewer))

    def planes(self, state: State, features: Signs) -> Signs:
        """The board of some features: by channel, row and column."""
        assert self.features is not None
        channels, cells, first = len(self.features.channels), len(self.features.cells), self.features.first_cell
        planes = np.zeros((channels, *self.features.grid), features.dtype)
        if cells:
            rows, columns = np.array(self.game.places(state)).T
            there = rows >= 0
            board = features[first : first + channels * cells].reshape(channels, cells)
            planes[:, rows[there], columns[there]] = board[:, there]
        return planes

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
        state = action_table.state
        legal = zip(action_table.legal, action_table.moves, strict=True)
        return {action: self.game.text_of(state, move) for action, move in legal}

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
        """The typed move that an action stands for in a game with few move codes, if any."""
        for code in range(self.game.codes):
            if action == (state.action(code) if self.fixed else code):
                try:
                    attempt: msgspec.Struct = self.game.typed(state, code)
                except (IndexError, KeyError, ValueError):
                    return None
                return attempt
        return None
