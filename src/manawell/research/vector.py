"""Many games in one environment: `gymnasium.make_vec`, NumPy arrays, and native code in between.

    envs = gymnasium.make_vec("manawell.research.gym:manawell/gegensatz-v1", 256, opponent="random")

A game that is over is dealt again by the next step, whose action for it is ignored (Gymnasium's `NEXT_STEP`).

With `workers` the games are shared out among so many processes, of which this one is the first; the games are the same.
"""

from collections.abc import Callable
from itertools import chain, pairwise
from os import cpu_count
from typing import Any, Final, TypeVar

import numpy as np
from gymnasium import spaces
from gymnasium.error import ClosedEnvironmentError, ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from manawell.kernel.game import AnyGame
from manawell.research.interface import (
    COUNTS,
    NUMBERINGS,
    Interface,
    check_actions,
    check_count,
    check_seat,
    check_share,
    check_word,
)
from manawell.research.seeds import Seeds, check_options
from manawell.research.shares import (
    EACH,
    LEGAL_ACTIONS,
    RANDOM,
    RANDOM_ACTIONS,
    RESET,
    Common,
    FarShare,
    Numbers,
    Share,
    Told,
    together,
)
from manawell.research.spaces import Observation, action_space, observation_space

T = TypeVar("T")
OPPONENTS: Final = ("random",)
ENOUGH: Final = 256
"""So many games are worth a process of their own."""


class GameVectorEnv(VectorEnv[Observation, Any, Any]):
    """Games side by side, each with one seat for the agent and random play on the others.

    The seat may be `random`: then it is drawn for each game. With `seat="each"` the agent decides for every seat in
    turn. `info["seat"]` says for which one it decides next; the reward is that of the seat that decided last, and
    `info["rewards"]` has what the end pays to everybody. `shaping` times the change of the lead in scores is added to
    the reward. `workers` is the number of processes; unless given, each has at least 256 games, and there are no more
    than processors.
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
        workers: int | None = None,
        **options: object,
    ) -> None:
        self.interface = Interface(game, options, observation=observation, actions=actions)
        check_word("opponent", opponent, OPPONENTS)
        check_count("num_envs", num_envs)
        check_share("shaping", shaping)
        if workers is not None:
            check_count("workers", workers)
        self.num_envs = num_envs
        self.shaping = shaping
        self.single_action_space = action_space(self.interface)
        self.single_observation_space = observation_space(self.interface)
        self.action_space: spaces.Space[Any] = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._seeds = Seeds()
        own = check_seat(seat, len(self.interface.seats), (RANDOM, EACH))
        setting = Common(game, dict(self.interface.options), observation, actions, own, shaping)
        if workers is None:
            workers = min(cpu_count() or 1, num_envs // ENOUGH)
        self._parts = _parts(num_envs, workers)
        self._dealt = 0
        """How many games of the run have been dealt."""
        self._over = np.zeros(0, np.intp)
        """The places of games that are over."""
        self._numbers = np.zeros(num_envs, np.int64)
        """By place: the number of the game that is dealt there next, where one is over."""
        first, *others = [(part.start, part.stop - part.start) for part in self._parts]
        self._near = Share(setting, *first)
        self._far = [FarShare(setting, *part) for part in others]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal all games; the games of a run follow from its one seed. There are no options."""
        check_options(options, ())
        run = self._seeds.next(seed, None).seed
        self._dealt = self.num_envs
        shares = self._everywhere(
            lambda share, _part: share.ask(RESET + run), lambda: self._near.reset(run), FarShare.told
        )
        told = self._remember(shares)
        return told.seen, {"seat": told.seats}

    def step(
        self, actions: Any
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Play one action in every game, and random moves of others after it."""
        given, numbers = check_actions(actions, self.num_envs), self._numbers
        numbers[self._over] = range(self._dealt, self._dealt + len(self._over))
        self._dealt += len(self._over)
        shares = self._everywhere(
            lambda share, part: share.ask_step(given[part], numbers[part]),
            lambda: self._near.step(given[self._parts[0]], numbers),
            FarShare.told,
        )
        told = self._remember(shares)
        cut_off = np.zeros(self.num_envs, np.bool_)
        return told.seen, told.rewards, told.over, cut_off, {"seat": told.seats, "rewards": told.everybody}

    def _remember(self, shares: list[Told]) -> Told:
        told = together(shares)
        self._over = told.over.nonzero()[0]
        return told

    def legal_actions(self) -> list[list[int]]:
        """By game: the legal actions."""
        found = self._everywhere(
            lambda share, _part: share.ask(LEGAL_ACTIONS), self._near.legal_actions, FarShare.legal_actions
        )
        return list(chain.from_iterable(found))

    def random_actions(self) -> Numbers:
        """By game: a random legal action, to explore or to compare with."""
        found = self._everywhere(
            lambda share, _part: share.ask(RANDOM_ACTIONS), self._near.random_actions, FarShare.random_actions
        )
        return found[0] if len(found) == 1 else np.concatenate(found)

    def _everywhere(
        self, ask: Callable[[FarShare, slice], None], near: Callable[[], T], answer: Callable[[FarShare], T]
    ) -> list[T]:
        """Ask the other processes, do the own part meanwhile, and return all parts in the order of the places."""
        if self.closed:
            raise ClosedEnvironmentError("the environment is closed")
        if not self._dealt:
            raise ResetNeeded("call reset() first")
        try:
            for share, part in zip(self._far, self._parts[1:], strict=True):
                ask(share, part)
            return [near(), *(answer(share) for share in self._far)]
        except BaseException:
            if self._far:  # they may not be at the same step any more
                self.close()
            raise

    def close_extras(self, **_settings: Any) -> None:
        """End the other processes."""
        while self._far:
            self._far.pop().close()


def _parts(games: int, shares: int) -> list[slice]:
    """Nearly equal parts of all places."""
    shares = max(1, min(shares, games))
    bounds = [games * share // shares for share in range(shares + 1)]
    return [slice(*part) for part in pairwise(bounds)]
