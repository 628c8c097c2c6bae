"""Many games at once, on all cores, as NumPy arrays.

Games are played in lockstep, `TOGETHER` of them per process, so that a policy makes many decisions in one call. The
result is a pure function of game, options, policies and seed: the same on one core or on many.
"""

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from os import cpu_count
from typing import Any, Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from manawell.kernel.action_table import REFUSED, ActionTable
from manawell.kernel.faults import Illegal, Refusal
from manawell.kernel.seal import Seal
from manawell.kernel.state import NOBODY
from manawell.research.interface import Interface, Mask
from manawell.research.tensors import Numbers

TOGETHER: Final = 64


class Observations(NamedTuple):
    """What some seats observe, one row each."""

    observations: Numbers
    masks: Mask
    meanings: Numbers | None
    """What the slots mean, where actions are slots."""


class Policy(Protocol):
    """Chooses an action for each row. It is sent to other processes, so it must be picklable."""

    def __call__(self, seen: Observations, chance: np.random.Generator) -> NDArray[Any]:
        """One legal action per row; `chance` must be its only source of randomness."""


class Batch(NamedTuple):
    """All decisions of all games, game by game, each in the order of play."""

    games: NDArray[np.int32]
    """By decision: the number of its game."""
    seats: NDArray[np.int8]
    actions: NDArray[np.int32]
    observations: Numbers | None
    masks: Mask | None
    rewards: NDArray[np.float32]
    """By game and seat: the reward at the end."""
    lengths: NDArray[np.int32]
    """By game: how many decisions it had."""


class _Task(NamedTuple):
    game: str
    options: dict[str, Any]
    policies: tuple[Policy, ...]
    seed: int
    first: int
    games: int
    observations: bool


def uniform(seen: Observations, chance: np.random.Generator) -> NDArray[Any]:
    """Every legal action is equally likely."""
    weights: NDArray[Any] = seen.masks * chance.random(seen.masks.shape, np.float32)
    chosen: NDArray[Any] = weights.argmax(1)
    return chosen


def play(
    game: str,
    games: int,
    *,
    seed: int = 0,
    policies: Sequence[Policy] = (uniform,),
    workers: int | None = None,
    observations: bool = True,
    **options: object,
) -> Batch:
    """Play games to their end. Seats take the policies in turn; without `observations`, only actions and rewards are
    kept.
    """
    interface = Interface(game, options)
    seated = tuple(policies[seat % len(policies)] for seat in range(len(interface.seats)))
    tasks = [
        _Task(game, dict(interface.options), seated, seed, first, min(TOGETHER, games - first), observations)
        for first in range(0, games, TOGETHER)
    ]
    workers = min(workers or cpu_count() or 1, len(tasks))
    if workers <= 1:
        return _joined([_play(task) for task in tasks])
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        return _joined(list(pool.map(_play, tasks)))


def _play(task: _Task) -> Batch:
    """Play some games in lockstep."""
    interface = Interface(task.game, task.options)
    chance = np.random.default_rng([task.seed, task.first])
    action_tables = [
        interface.begin(Seal(f"{task.seed}/{number}")) for number in range(task.first, task.first + task.games)
    ]
    tables = [_Table(action_table) for action_table in action_tables]
    running = list(range(task.games))
    while running:
        for seat, policy in enumerate(task.policies):
            asked = [number for number in running if action_tables[number].state.actor == seat]
            if asked:
                _decide(interface, [tables[number] for number in asked], seat, policy, chance, task.observations)
        running = [number for number in running if action_tables[number].state.actor != NOBODY]
    return _written(interface, tables, task)


class _Table:
    """A game and the decisions made in it."""

    def __init__(self, action_table: ActionTable) -> None:
        self.action_table = action_table
        self.seats: list[int] = []
        self.actions: list[int] = []
        self.observations: list[Numbers] = []
        self.masks: list[Mask] = []


def _decide(
    interface: Interface, tables: list[_Table], seat: int, policy: Policy, chance: np.random.Generator, keep: bool
) -> None:
    observations = [interface.observe(table.action_table.state, seat) for table in tables]
    masks = [interface.mask(table.action_table, seat) for table in tables]
    meanings = (
        None if interface.by_code else np.stack([interface.meanings(table.action_table, seat) for table in tables])
    )
    chosen = policy(Observations(np.stack(observations), np.stack(masks), meanings), chance)
    for row, (table, action) in enumerate(zip(tables, chosen.tolist(), strict=True)):
        if table.action_table.play(action) == REFUSED:
            refusal = interface.refuse(table.action_table, action)
            raise Illegal(str(action), Refusal(**{**refusal, "nearest": tuple(refusal["nearest"])}))
        table.seats.append(seat)
        table.actions.append(action)
        if keep:
            table.observations.append(observations[row])
            table.masks.append(masks[row])


def _written(interface: Interface, tables: list[_Table], task: _Task) -> Batch:
    lengths = np.array([len(table.actions) for table in tables], np.int32)
    return Batch(
        games=np.repeat(np.arange(task.first, task.first + task.games, dtype=np.int32), lengths),
        seats=np.array([seat for table in tables for seat in table.seats], np.int8),
        actions=np.array([action for table in tables for action in table.actions], np.int32),
        observations=np.stack([one for table in tables for one in table.observations]) if task.observations else None,
        masks=np.stack([one for table in tables for one in table.masks]) if task.observations else None,
        rewards=np.array([interface.pay(table.action_table.state) for table in tables], np.float32),
        lengths=lengths,
    )


def _joined(batches: list[Batch]) -> Batch:
    columns: list[Any] = [
        None if one is None else np.concatenate((one, *rest)) for one, *rest in zip(*batches, strict=True)
    ]
    return Batch(*columns)
