"""The Gymnasium environment: the agent has one seat, others have the rest.

    env = gymnasium.make("manawell.research.gym:manawell/rivality-v1", mode="duel", opponent="journeyman")
    env = manawell.research.gym.GameEnv("gegensatz", mode="solo")

Importing this module makes every game known to `gymnasium.make`. An illegal action ends the episode with reward -1;
`info["refusal"]` says which rule forbids it.
"""

from collections.abc import Collection
from operator import index
from typing import Any, SupportsIndex

import gymnasium
import numpy as np
from numpy.typing import NDArray

from manawell.kernel.action_table import REFUSED, ActionTable
from manawell.kernel.game import AnyGame
from manawell.kernel.registry import games
from manawell.kernel.rng import rng_from
from manawell.kernel.state import NOBODY
from manawell.research.dealt import NOT_DEALT, OneGame, check_dealt
from manawell.research.extras import MASK, check_info, info_of, leads
from manawell.research.interface import (
    FEATURES,
    LOST,
    NO_ACTION,
    NUMBERINGS,
    Interface,
    check_seat,
    check_seed,
    check_share,
    check_word,
)
from manawell.research.opponents import Opponents, Player, check_opponents, seated
from manawell.research.rendering import MODES, rendered
from manawell.research.seeds import Seeds, check_options
from manawell.research.spaces import Observation, action_space, observation_space, observe, vector_space

RANDOM = "random"
MASKS = ("observation", "info")


class GameEnv(OneGame, gymnasium.Env[Any, Any]):
    """A solo game, or a game against others, from the agent's seat.

    `seat` may be `random`: then it is drawn for each game. `opponent` is a bot's name, a function from an observation
    to an action, or a list of these; it may be replaced between games. With `masks="info"` the observation is the
    vector alone, and the mask is in `info` and in `action_masks()`. `shaping` times the change of the own lead in
    scores is added to the reward.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: AnyGame | str,
        *,
        seat: int | str = 0,
        opponent: Opponents = "apprentice",
        render_mode: str | None = None,
        observation: str = FEATURES,
        actions: str = NUMBERINGS[0],
        masks: str = MASKS[0],
        info: Collection[str] = (),
        shaping: float = 0.0,
        **options: object,
    ) -> None:
        self.interface = Interface(game, options, observation=observation, actions=actions)
        check_word("masks", masks, MASKS)
        check_opponents(opponent)
        check_word("render_mode", render_mode, (None, *MODES))
        check_share("shaping", shaping)
        self._seats = range(len(self.interface.seats))
        chosen = check_seat(seat, len(self._seats), (RANDOM,))
        self._seat = None if isinstance(chosen, str) else chosen
        self.seat = self._seat or 0
        """The agent's seat in the current game."""
        self.opponent = opponent
        self.render_mode = render_mode
        self.shaping = shaping
        self._bare = masks == "info"
        self._info = check_info(info)
        if self._bare:
            self._info += (MASK,)
        self.action_space = action_space(self.interface)
        self.observation_space = vector_space(self.interface) if self._bare else observation_space(self.interface)
        self._seeds = Seeds()
        self.action_table: ActionTable = NOT_DEALT
        self._others: dict[int, Player] = {}
        self._over = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal and play up to the agent's first decision; the option `seal` repeats the deal of a record."""
        check_options(options)
        super().reset(seed=check_seed(seed))
        self.seal = self._seeds.next(seed, options)
        self.action_table = self.interface.begin(self.seal)
        if self._seat is None:
            self.seat = rng_from(f"{self.seal.seed}/seat".encode()).below(len(self._seats))
        self._others = {
            other: seated(self.opponent, rng_from(f"{self.seal.seed}/{other}".encode()))
            for other in self._seats
            if other != self.seat
        }
        self._let_others_play()
        self._over = self.action_table.state.actor == NOBODY
        self._lead = self._find_lead()
        return self._seen(), info_of(self.interface, self.action_table, self._info)

    def step(self, action: SupportsIndex | None) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play the agent's action and the decisions of others after it."""
        if self._over:
            raise gymnasium.error.ResetNeeded("the episode is over")
        if self.action_table.play(action) == REFUSED:
            self._over = True
            refusal = self.interface.refuse(self.action_table, NO_ACTION if action is None else index(action))
            return self._seen(), LOST, True, False, {**self._told(), "refusal": refusal}
        self._let_others_play()
        self._over = self.action_table.state.actor == NOBODY
        reward = self.interface.pay(self.action_table.state)[self.seat]
        before, self._lead = self._lead, self._find_lead()
        return self._seen(), reward + self.shaping * (self._lead - before), self._over, False, self._told()

    def _let_others_play(self) -> None:
        table = self.action_table
        while table.state.actor not in (self.seat, NOBODY):
            table.play(self._others[table.state.actor](self.interface, table))

    def _find_lead(self) -> float:
        return leads(self.interface, self.action_table.state)[self.seat] if self.shaping else 0.0

    def _told(self) -> dict[str, Any]:
        return info_of(self.interface, self.action_table, self._info)

    def _seen(self) -> Any:
        if self._bare:
            return self.interface.observe(self.action_table.state, self.seat)
        return observe(self.interface, self.action_table, self.seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """By action: whether it is legal now; the name under which learners look for it."""
        return self.interface.mask(self.action_table, self.seat).view(np.bool_)

    def legal_actions(self) -> list[int]:
        return self.action_table.legal[:]

    def structured(self) -> dict[str, Any]:
        """What the agent sees, as plain data."""
        return self.interface.structured(self.action_table.state, self.seat)

    def legal(self) -> dict[int, str]:
        """The legal actions, in notation."""
        return self.interface.legal(self.action_table)

    def render(self) -> Any:
        check_dealt(self.action_table)
        return rendered(self.interface, self.action_table, self.seat, self.render_mode)


def register() -> None:
    """Make every game known to `gymnasium.make` as `manawell/<game>-v<rules version>`."""
    for game in games().values():
        name = f"manawell/{game.id}-v{game.rules_version}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                "manawell.research.gym:GameEnv",
                vector_entry_point="manawell.research.vector:GameVectorEnv",
                kwargs={"game": game.id},
            )


register()

__all__ = ["GameEnv", "Observation", "register"]
