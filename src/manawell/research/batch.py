"""Many games at once, on all cores, as NumPy arrays.

Games are played in lockstep, a portion of them per process, so that a policy makes many decisions in one call. The
result is a pure function of game, options, policies, seed and size of the portions: the same on one core or on many.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from functools import cached_property
from math import prod
from multiprocessing import get_context
from os import cpu_count
from sys import getrefcount
from typing import Any, Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from manawell.kernel.action_table import REFUSED, ActionTable
from manawell.kernel.crowd import Crowd
from manawell.kernel.faults import Illegal, Refusal
from manawell.kernel.seal import Seal
from manawell.kernel.state import NOBODY
from manawell.research.interface import (
    COUNTS,
    FEATURES,
    INT8,
    INT32,
    NUMBERINGS,
    VIEW,
    Interface,
    Mask,
    Signs,
    check_actions,
    check_count,
    check_word,
)
from manawell.research.tensors import Numbers

ROWS: Final = (FEATURES, COUNTS, VIEW)
"""The observations that are one row of numbers."""
TOGETHER: Final = 64
FEWER: Final = 16
MANY: Final = 2_000
"""Where more numbers than these are observed, fewer games are played at a time: they are long, and all is kept."""
AHEAD: Final = 2
"""Portions that each process may have finished before they are taken."""
BLOCKS: Final = 2
"""Portions whose memory is kept for others: that of the last one is often still held while the next is played."""
UNUSED: Final = 3
"""References to a block that nobody else holds: from the list, from the loop, and from the counting itself."""


class Observations:
    """What some seats observe, one row each."""

    def __init__(
        self,
        observations: Signs,
        choices: Numbers,
        starts: Numbers,
        every: Numbers,
        actions: int,
        meanings: Numbers | None,
    ) -> None:
        self.observations = observations
        self.choices = choices
        """By row: how many actions are legal."""
        self.starts = starts
        """By row: where its legal actions begin in `every`."""
        self.every = every
        """The legal actions of all rows, one after another."""
        self.actions = actions
        self.meanings = meanings
        """What the slots mean, where actions are slots."""

    @cached_property
    def legal(self) -> list[list[int]]:
        """By row: the legal actions."""
        every = self.every.tolist()
        rows = zip(self.starts.tolist(), self.choices.tolist(), strict=True)
        return [every[start : start + number] for start, number in rows]

    @cached_property
    def masks(self) -> Mask:
        """By row and action: 1 where it is legal."""
        return _masks(self.choices, self.every, self.actions)


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
    observations: Signs | None
    choices: NDArray[np.int32] | None
    """By decision: how many actions were legal."""
    legal: NDArray[np.int32] | None
    """The legal actions of all decisions, one after another."""
    rewards: NDArray[np.float32]
    """By game and seat: the reward at the end."""
    lengths: NDArray[np.int32]
    """By game: how many decisions it had."""

    def masks(self, size: int, first: int = 0, last: int | None = None) -> Mask:
        """By decision, from the first to before the last, and by each of `size` actions: 1 where it was legal."""
        assert self.choices is not None
        assert self.legal is not None
        begin, end = self.choices[:first].sum(), self.choices[:last].sum()
        return _masks(self.choices[first:last], self.legal[begin:end], size)


def _masks(choices: NDArray[Any], legal: Any, size: int) -> Mask:
    masks = np.zeros((len(choices), size), np.int8)
    masks[np.repeat(np.arange(len(choices)), choices), legal] = 1
    return masks


class _Task(NamedTuple):
    game: str
    options: dict[str, Any]
    policies: tuple[Policy, ...]
    seed: int
    first: int
    games: int
    keep: bool
    observation: str
    actions: str


class _Room:
    """Memory for the observations of a portion, used again as soon as nobody holds the portion that lies there: to get
    as much from the system anew takes a good part of the time of playing.
    """

    def __init__(self) -> None:
        self._blocks: list[NDArray[np.uint8]] = []

    def rows(self, shape: tuple[int, ...], kind: np.dtype[Any]) -> Signs:
        size = prod(shape) * kind.itemsize
        self._blocks = [block for block in self._blocks if getrefcount(block) > UNUSED or len(block) >= size]
        for block in self._blocks:
            if getrefcount(block) == UNUSED:
                break
        else:
            block = np.empty(size + size // 4, np.uint8)
            self._blocks = [*self._blocks[1 - BLOCKS :], block]
        return block[:size].view(kind).reshape(shape)


def uniform(seen: Observations, chance: np.random.Generator) -> NDArray[Any]:
    """Every legal action is equally likely."""
    drawn = chance.random(len(seen.choices)) * seen.choices
    return seen.every[seen.starts + drawn.astype(np.int32)]


def play(game: str, games: int, **settings: Any) -> Batch:
    """Play games to their end and return them all; the settings are those of `stream`."""
    batches = list(stream(game, games, **settings))
    columns: list[Any] = [
        None if one is None else np.concatenate((one, *rest)) for one, *rest in zip(*batches, strict=True)
    ]
    return Batch(*columns)


def stream(
    game: str,
    games: int,
    *,
    seed: int = 0,
    policies: Sequence[Policy] = (uniform,),
    workers: int | None = None,
    observations: bool = True,
    observation: str = COUNTS,
    actions: str = NUMBERINGS[0],
    together: int | None = None,
    **options: object,
) -> Iterator[Batch]:
    """Play games to their end, and give them in portions of so many `together` (64, or 16 where much is observed), in
    their order; only a few portions exist at a time. Seats take the policies in turn; without `observations`, only
    actions and rewards are kept.
    """
    check_word("observation", observation, ROWS)
    interface = Interface(game, options, observation=observation, actions=actions)
    for setting, number in (("games", games), ("workers", workers), ("together", together)):
        if number is not None:
            check_count(setting, number)
    check_count("policies", len(policies))
    together = together or (TOGETHER if interface.size <= MANY else FEWER)
    seated = tuple(policies[seat % len(policies)] for seat in range(len(interface.seats)))
    settled = dict(interface.options)
    starts = range(0, games, together)
    tasks = (
        _Task(game, settled, seated, seed, first, min(together, games - first), observations, observation, actions)
        for first in starts
    )
    workers = min(workers or cpu_count() or 1, len(starts))
    if workers <= 1:
        room = _Room()
        for task in tasks:
            yield _play(task, room)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        running: list[Future[Batch]] = []
        for task in tasks:
            running.append(pool.submit(_play_elsewhere, task))
            if len(running) > AHEAD * workers:
                yield running.pop(0).result()
        for future in running:
            yield future.result()


class _Log:
    """All decisions of a portion, in the order in which they were made: few objects, so that nobody collects garbage
    among them.
    """

    def __init__(self) -> None:
        self.games: list[int] = []
        self.seats: list[int] = []
        self.actions: list[int] = []
        self.observations: list[Signs] = []
        self.choices: list[Numbers] = []
        self.legal: list[Numbers] = []
        """By call of a policy, like the two before it, what belongs to its decisions; empty where it is not kept."""

    def add(self, games: list[int], seats: list[int], actions: list[int]) -> None:
        self.games += games
        self.seats += seats
        self.actions += actions

    def keep(self, seen: Observations) -> None:
        self.observations.append(seen.observations)
        self.choices.append(seen.choices)
        self.legal.append(seen.every)


_ROOM: Final = _Room()
"""Of a process that plays portions for another one."""


def _play_elsewhere(task: _Task) -> Batch:
    return _play(task, _ROOM)


def _play(task: _Task, room: _Room) -> Batch:
    """Play some games in lockstep."""
    interface = Interface(task.game, task.options, observation=task.observation, actions=task.actions)
    chance = np.random.default_rng([task.seed, task.first])
    tables = [interface.begin(Seal(f"{task.seed}/{number}")) for number in range(task.first, task.first + task.games)]
    everybody = Crowd(tables)
    running = list(range(task.games))
    together, crowd = running, everybody
    log = _Log()
    policies = list(dict.fromkeys(task.policies))
    actors = everybody.actors()
    while running:
        for policy in policies:
            asked = running
            if len(policies) > 1:
                asked = [n for n in running if actors[n] != NOBODY and task.policies[actors[n]] is policy]
            if asked:
                if asked != together:  # a crowd keeps the memory that it writes to
                    together, crowd = asked, Crowd([tables[number] for number in asked])
                seats = [actors[number] for number in asked]
                seen = observed(interface, crowd, seats)
                log.add(asked, seats, _carry_out(interface, crowd, policy(seen, chance)))
                if task.keep:
                    log.keep(seen)
                actors = everybody.actors()
        running = [number for number in running if actors[number] != NOBODY]
    return _written(interface, tables, log, task, room)


def _carry_out(interface: Interface, crowd: Crowd, actions: NDArray[Any]) -> list[int]:
    """Carry out one action in each game."""
    chosen: list[int] = check_actions(actions, len(crowd.tables)).tolist()
    refused = crowd.play(chosen)
    if refused != REFUSED:
        refusal = interface.refuse(crowd.tables[refused], chosen[refused])
        raise Illegal(str(chosen[refused]), Refusal(**{**refusal, "nearest": tuple(refusal["nearest"])}))
    return chosen


def observed(interface: Interface, crowd: Crowd, seats: list[int]) -> Observations:
    """What one seat of each game observes, and may do."""
    rows, meanings = rows_of(interface, crowd, seats)
    choices, starts, every = [np.frombuffer(numbers, INT32) for numbers in crowd.choices()]
    return Observations(rows, choices, starts, every, interface.actions, meanings)


def rows_of(interface: Interface, crowd: Crowd, seats: list[int]) -> tuple[Signs, Numbers | None]:
    """What one seat of each game observes, and what its slots mean, where actions are slots."""
    tables = crowd.tables
    rows: Signs
    if interface.observation == VIEW or interface.scales is None:
        rows = np.stack([interface.view(table.state, seat) for table, seat in zip(tables, seats, strict=True)])
    else:
        rows = np.frombuffer(crowd.features(seats), INT8).reshape(len(seats), -1)
        if interface.observation != COUNTS:
            rows = rows * interface.scales
    if not interface.by_slot:
        return rows, None
    return rows, np.stack([interface.meanings(table, seat) for table, seat in zip(tables, seats, strict=True)])


def _written(interface: Interface, tables: list[ActionTable], log: _Log, task: _Task, room: _Room) -> Batch:
    games = np.array(log.games, np.int32)
    order = np.argsort(games, kind="stable")
    observations = choices = legal = None
    if task.keep:
        choices = np.concatenate(log.choices)
        legal = _in_order(np.concatenate(log.legal), choices, order)
        choices = choices[order]
        observations = _rows_in_order(log.observations, order, room)
    return Batch(
        games=games[order] + np.int32(task.first),
        seats=np.array(log.seats, np.int8)[order],
        actions=np.array(log.actions, np.int32)[order],
        observations=observations,
        choices=choices,
        legal=legal,
        rewards=np.array([interface.pay(table.state) for table in tables], np.float32),
        lengths=np.bincount(games, minlength=task.games).astype(np.int32),
    )


def _in_order(every: Numbers, numbers: Numbers, order: NDArray[np.intp]) -> Numbers:
    """Lists of these lengths that lie one after another, in another order."""
    starts, lengths = np.cumsum(numbers) - numbers, numbers[order]
    moved = starts[order] - (np.cumsum(lengths) - lengths)
    return every[np.repeat(moved, lengths) + np.arange(len(every))]


def _rows_in_order(kept: list[Signs], order: NDArray[np.intp], room: _Room) -> Signs:
    """The rows of all rounds in another order. Each round is copied once and let go, so that hardly more than one copy
    exists at a time.
    """
    places = np.empty_like(order)
    places[order] = np.arange(len(order))
    found = room.rows((len(order), *kept[0].shape[1:]), kept[0].dtype)
    kept.reverse()
    first = 0
    while kept:
        rows = kept.pop()
        found[places[first : first + len(rows)]] = rows
        first += len(rows)
    return found
