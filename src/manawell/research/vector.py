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

from manawell.kernel.action_table import ActionTable
from manawell.kernel.crowd import Crowd, wander
from manawell.kernel.game import AnyGame
from manawell.kernel.rng import rng_from
from manawell.kernel.seal import Seal
from manawell.kernel.state import NOBODY
from manawell.research.batch import rows_of
from manawell.research.extras import leads
from manawell.research.interface import COUNTS, INT8, LOST, NUMBERINGS, PLANES, Interface, check_word
from manawell.research.seeds import Seeds
from manawell.research.spaces import Observation, action_space, observation_space

EACH = "each"
RANDOM = "random"
OPPONENTS = ("random",)


class GameVectorEnv(VectorEnv[Observation, Any, Any]):
    """Games side by side, each with one seat for the agent and random play on the others.

    The seat may be `random`: then it is drawn for each game. With `seat="each"` the agent decides for every seat in
    turn. `info["seat"]` says for which one it decides next; the reward is that of the seat that decided last, and
    `info["rewards"]` has what the end pays to everybody. `shaping` times the change of the lead in scores is added to
    the reward.
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
        shaping: float = 0.0,
        **options: object,
    ) -> None:
        self.interface = Interface(game, options, observation=observation, actions=actions)
        check_word("opponent", opponent, OPPONENTS)
        self.num_envs = num_envs
        self.shaping = shaping
        seats = range(len(self.interface.seats))
        self._seat = seat if seat in (EACH, RANDOM) else seats[int(seat)]
        self._own = [NOBODY if isinstance(self._seat, str) else self._seat] * num_envs
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
        self._crowd = Crowd([self._deal(place) for place in range(self.num_envs)])
        self._over: list[int] = []
        self._leads = self._find_leads()
        return self._seen(), {"seat": self._told}

    def _deal(self, place: int) -> ActionTable:
        """The next game of the run, at its agent's first decision."""
        table = self.interface.begin(Seal(f"{self._run}/{self._dealt}"))
        self._dealt += 1
        if self._seat == RANDOM:
            self._own[place] = self._rng.below(len(self.interface.seats))
        if self._own[place] != NOBODY:
            wander(table, self._own[place], self._rng)
        return table

    def step(
        self, actions: Any
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Play one action in every game, and random moves of others after it."""
        crowd, decided, idle = self._crowd, self._told, self._over
        ended, refused = crowd.advance(np.asarray(actions).tolist(), self._own, idle, self._rng)
        everybody = np.zeros((self.num_envs, len(self.interface.seats)))
        for place in ended:
            everybody[place] = self.interface.pay(crowd.tables[place].state)
        for place in refused:
            everybody[place, decided[place]] = LOST
        rewards = np.zeros(self.num_envs)
        for place in (*ended, *refused):
            rewards[place] = everybody[place, decided[place]]
        for place in idle:
            crowd.tables[place] = self._deal(place)
        if self.shaping:
            before, self._leads = self._leads, self._find_leads()
            gained = (self._leads - before)[np.arange(self.num_envs), decided]
            gained[idle] = 0.0
            rewards += self.shaping * gained
        self._over = sorted(ended + refused)
        terminations, cut_off = np.zeros((2, self.num_envs), np.bool_)
        terminations[self._over] = True
        return self._seen(), rewards, terminations, cut_off, {"seat": self._told, "rewards": everybody}

    def _find_leads(self) -> NDArray[np.float64]:
        """By game and seat, where they are paid for."""
        if not self.shaping:
            return np.zeros(0)
        return np.array([leads(self.interface, table.state) for table in self._crowd.tables])

    def _seen(self) -> Observation:
        seats = self._crowd.seats(self._own)
        self._told = np.frombuffer(bytearray(seats), INT8)
        """By game: the seat that is told what is seen, and decides."""
        rows, meanings = rows_of(self.interface, self._crowd, seats)
        masks = np.frombuffer(self._crowd.masks(seats), INT8).reshape(self.num_envs, -1)
        found = {"observation": rows, "action_mask": masks}
        if self.interface.observation == PLANES:
            games = zip(self._crowd.tables, rows, strict=True)
            found["planes"] = np.stack([self.interface.planes(table.state, row) for table, row in games])
        return found if meanings is None else {**found, "actions": meanings}

    def legal_actions(self) -> list[list[int]]:
        """By game: the legal actions."""
        return [table.legal[:] for table in self._crowd.tables]

    def random_actions(self) -> NDArray[np.int64]:
        """By game: a random legal action, to explore or to compare with."""
        return np.frombuffer(bytearray(self._crowd.random_actions(self._rng)), np.int64)
