"""Many games in one environment: `gymnasium.make_vec`, NumPy arrays, and native code in between.

    envs = gymnasium.make_vec("manawell.research.gym:manawell/gegensatz-v1", 256, opponent="random")

A game that is over is dealt again by the next step, whose action for it is ignored (Gymnasium's `NEXT_STEP`).
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from manawell.kernel.crowd import Crowd, wander
from manawell.kernel.game import AnyGame
from manawell.kernel.rng import rng_from
from manawell.kernel.seal import Seal
from manawell.kernel.state import NOBODY
from manawell.research.batch import observed
from manawell.research.interface import COUNTS, INT8, LOST, NUMBERINGS, Interface, check_word
from manawell.research.seeds import Seeds
from manawell.research.spaces import Observation, action_space, observation_space

EACH = "each"
OPPONENTS = ("random",)


class GameVectorEnv(VectorEnv[Observation, Any, Any]):
    """Games side by side, each with one seat for the agent and random play on the others.

    With `seat="each"` the agent decides for every seat in turn: `info["seat"]` says for which one, the reward is that
    of the seat that decided last, and `info["rewards"]` has everybody's.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: AnyGame | str,
        num_envs: int = 1,
        *,
        seat: int | str = 0,
        opponent: str = OPPONENTS[0],
        observation: str = COUNTS,
        actions: str = NUMBERINGS[0],
        **options: object,
    ) -> None:
        self.interface = Interface(game, options, observation=observation, actions=actions)
        check_word("opponent", opponent, OPPONENTS)
        self.num_envs = num_envs
        seats = range(len(self.interface.seats))
        self._own = [NOBODY if seat == EACH else seats[int(seat)]] * num_envs
        self.single_action_space = action_space(self.interface)
        self.single_observation_space = observation_space(self.interface)
        self.action_space: spaces.Space[Any] = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._seeds = Seeds()

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal all games; the games of a run follow from its one seed."""
        first = seed if seed is None or isinstance(seed, int) else next(iter(seed))
        seal = self._seeds.next(first, options)
        self._run, self._dealt = seal.seed, 0
        self._rng = rng_from(f"{seal.seed}/others".encode())
        self._crowd = Crowd([self.interface.begin(self._seal()) for _ in range(self.num_envs)])
        self._let_others_begin(range(self.num_envs))
        self._over: list[int] = []
        return self._seen(), self._info()

    def _seal(self) -> Seal:
        self._dealt += 1
        return Seal(f"{self._run}/{self._dealt - 1}")

    def _let_others_begin(self, places: Sequence[int]) -> None:
        for place in places:
            if self._own[place] != NOBODY:
                wander(self._crowd.tables[place], self._own[place], self._rng)

    def step(
        self, actions: Any
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Play one action in every game, and random moves of others after it."""
        tables, over, fresh = self._crowd.tables, self._over, set(self._over)
        before = self._crowd.actors()
        refused = self._crowd.advance(np.asarray(actions).tolist(), self._own, self._rng)
        refused = [place for place in refused if place not in fresh]
        rewards = np.zeros(self.num_envs)
        terminations = np.zeros(self.num_envs, np.bool_)
        everybody = np.zeros((self.num_envs, len(self.interface.seats)))
        for place in over:
            tables[place] = self.interface.begin(self._seal())
        self._let_others_begin(over)
        ended = [place for place, actor in enumerate(self._crowd.actors()) if actor == NOBODY and place not in fresh]
        for place in ended:
            everybody[place] = self.interface.pay(tables[place].state)
        for place in refused:
            everybody[place, before[place]] = LOST
        self._over = [*ended, *refused]
        for place in self._over:
            own = self._own[place]
            terminations[place] = True
            rewards[place] = everybody[place, before[place] if own == NOBODY else own]
        info = self._info() | {"rewards": everybody}
        return self._seen(), rewards, terminations, np.zeros(self.num_envs, np.bool_), info

    def _seats(self) -> list[int]:
        """Who is told: the own seat, or whoever decides; at the end, the first."""
        if self._own[0] != NOBODY:
            return self._own
        return [max(actor, 0) for actor in self._crowd.actors()]

    def _seen(self) -> Observation:
        seats = self._seats()
        seen = observed(self.interface, self._crowd, seats)
        masks = np.frombuffer(self._crowd.masks(seats), INT8).reshape(self.num_envs, -1)
        found = {"observation": seen.observations, "action_mask": masks}
        return found if seen.meanings is None else {**found, "actions": seen.meanings}

    def _info(self) -> dict[str, Any]:
        return {"seat": np.array(self._seats(), np.int8)}

    def legal_actions(self) -> list[list[int]]:
        """By game: the legal actions."""
        return [table.legal[:] for table in self._crowd.tables]
