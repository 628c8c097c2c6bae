"""The OpenSpiel interface: every game as a registered Python game.

    manawell.research.openspiel.register()
    game = pyspiel.load_game("manawell_rivality(mode=three,expert=true)")

Parameters are the game's options. Chance is explicit; an information state is everything that a seat was told and did.
"""

from collections.abc import Callable
from typing import Any, ClassVar, Final

import msgspec
import numpy as np
import pyspiel

from manawell.kernel.game import ALL_KNOWING, AnyGame
from manawell.kernel.journal import SPECTATOR
from manawell.kernel.options import Choice, Option, every_setting
from manawell.kernel.registry import find_game, games
from manawell.kernel.rng import rng_from
from manawell.kernel.state import NOBODY
from manawell.research.interface import VIEW, Interface, Signs
from manawell.research.worlds import BYTE, World

PREFIX: Final = "manawell_"
SINGLE: Final = pyspiel.PrivateInfoType.SINGLE_PLAYER
LONGEST: Final = 1_000_000
"""More decisions than any game has: each is limited by rounds or turns, but the rules state no number."""


def register() -> None:
    """Make every game known to `pyspiel.load_game` as `manawell_<game>`."""
    known = set(pyspiel.registered_names())
    for game in games().values():
        if PREFIX + game.id not in known:
            pyspiel.register_game(_type_of(game), type(f"Spiel_{game.id}", (SpielGame,), {"game": game}))


def load(game: str, **options: Any) -> Any:
    """`pyspiel.load_game` with options written as everywhere else, or as truth values."""
    register()
    chosen = find_game(game)
    declared = {option.id: option for option in chosen.options}
    plain = {name: _plain(value) for name, value in options.items()}
    chosen.settle(plain)
    return pyspiel.load_game(PREFIX + game, {name: parameter(declared[name], one) for name, one in plain.items()})


def _type_of(game: AnyGame, interface: Interface | None = None) -> pyspiel.GameType:
    """The OpenSpiel type of a game, or of one mode."""
    settings = [interface] if interface else [Interface(game, options) for options in every_setting(game.options)]
    seats = [len(one.seats) for one in settings]
    zero_sum = all(len(set(one.sides)) == 2 for one in settings)
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + game.id,
        long_name=f"Manawell {game.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=all(one.recall is not None for one in settings),
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={option.id: parameter(option, option.default) for option in game.options},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game in one mode. Each game has its own class, since what OpenSpiel registers must outlive Python."""

    game: ClassVar[AnyGame]

    def __init__(self, params: dict[str, Any]) -> None:
        game = self.game
        usual = {option.id: parameter(option, option.default) for option in game.options}
        given = {name: _plain(value) for name, value in params.items() if value != usual.get(name)}
        self.interface = Interface(game, given)
        kind = _type_of(game, self.interface)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.interface.actions,
            max_chance_outcomes=BYTE,
            num_players=len(self.interface.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer | None":
        """An observer of views, or of everything that was told; None if private information is to be kept apart."""
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.interface, kind) if kind.public_info else None


def parameter(option: Option, value: object) -> str | int | bool:
    """An option as an OpenSpiel parameter: truth values and numbers as such; a word that looks like one gets a leading
    `_`.
    """
    text = str(value)
    if not isinstance(option, Choice) or all(one.isdecimal() for one in option.values):
        return int(text)
    if set(option.values) == {"false", "true"}:
        return text == "true"
    return f"_{text}" if text.isdecimal() or text in ("false", "true") else text


def _plain(value: object) -> object:
    return (
        str(value).lower() if isinstance(value, bool) else value.removeprefix("_") if isinstance(value, str) else value
    )


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A decision, a chance node, or the end."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._world: World | None = None

    @property
    def world(self) -> World:
        """Dealt only when needed, since every clone begins as a new state."""
        if self._world is None:
            self._world = World(self.get_game().interface)
        return self._world

    def current_player(self) -> int:
        world = self.world
        if world.bound:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if world.actor == NOBODY else world.actor

    def _legal_actions(self, player: int) -> list[int]:
        world = self.world
        assert world.state is not None
        return sorted(world.interface.action_table(world.state).legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        bound = self.world.bound
        return [(outcome, 1 / bound) for outcome in range(bound)]

    def _apply_action(self, action: int) -> None:
        self.world.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        world = self.world
        if player == pyspiel.PlayerId.CHANCE or world.state is None:
            return f"chance {action}"
        action_table = world.interface.action_table(world.state)
        return world.interface.game.text_of(world.state, action_table.move(action))

    def is_terminal(self) -> bool:
        world = self.world
        return not world.bound and world.actor == NOBODY

    def returns(self) -> list[float]:
        world = self.world
        if world.bound or world.state is None:
            return [0.0] * len(world.told)
        return world.interface.pay(world.state)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that the player cannot tell from this one; its history is still the one that was really played."""
        other: SpielState = self.clone()
        chance = "/".join(str(sampler()) for _ in range(4))
        other._world = self.world.imagine(player, rng_from(chance.encode()))
        return other

    def __str__(self) -> str:
        world = self.world
        if world.state is None or world.bound:
            return f"chance among {world.bound} after {world.steps()}"
        return msgspec.json.encode(world.interface.game.view(world.state, ALL_KNOWING)).decode()


class Observer:
    """What a player sees, or everything the player was told. Features are what one player sees; what nobody or
    everybody sees is a text only.
    """

    def __init__(self, interface: Interface, kind: Any) -> None:
        self._interface = interface
        self._recall = kind.perfect_recall
        self._private = kind.private_info
        self._rows = interface.recall if self._recall and self._private == SINGLE else None
        seen = not self._recall and (interface.observation == VIEW or self._private == SINGLE)
        self.tensor = np.zeros(interface.size, np.float32) if seen else None
        self.dict: dict[str, Signs] = {} if self.tensor is None else {interface.observation: self.tensor}
        if self._rows is not None:
            width = len(self._rows.names)
            self.tensor = np.zeros(interface.size + self._rows.rows * width, np.float32)
            history = self.tensor[interface.size :].reshape(self._rows.rows, width)
            self.dict = {"deal": self.tensor[: interface.size], "history": history}

    def _viewer(self, player: int) -> int:
        if self._private == SINGLE:
            return player
        return SPECTATOR if self._private == pyspiel.PrivateInfoType.NONE else ALL_KNOWING

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None and self._rows is not None:
            self.tensor[:] = 0
            told = np.frombuffer(state.world.recalled[player], np.int8)
            self.tensor[: len(told)] = told
            if len(told) and self._interface.scales is not None:
                self.dict["deal"] *= self._interface.scales
        elif self.tensor is not None:
            position = state.world.state
            self.tensor[:] = 0 if position is None else self._interface.observe(position, self._viewer(player))

    def string_from(self, state: SpielState, player: int) -> str:
        world, viewer = state.world, self._viewer(player)
        if self._recall:
            return (
                world.told[player]
                if viewer == player
                else "".join(world.told)
                if viewer == ALL_KNOWING
                else world.public
            )
        if world.state is None:
            return ""
        return msgspec.json.encode(world.interface.game.view(world.state, viewer)).decode()


register()
