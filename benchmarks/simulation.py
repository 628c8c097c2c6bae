"""People, workers, a database and bots as queues: what the model leaves out is how long anybody waits.

Every person comes at a random moment, decides after random pauses, and is answered by the worker that their page is
connected to. A worker does one thing at a time. A move is stored before it is answered, and what waits at the same
moment shares a transaction; each core of the database carries out one transaction at a time. All times of service are
exponential with the measured means, which is more uneven than what was measured.
"""

import heapq
import random
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from benchmarks.capacity import DATABASE_CORES, Habits, Load, rates
from benchmarks.service_times import Cost

Action = Callable[[], None]


class Clock:
    """Simulated time."""

    def __init__(self) -> None:
        self.now = 0.0
        self._events: list[tuple[float, int, Action]] = []
        self._count = 0

    def after(self, seconds: float, action: Action) -> None:
        self._count += 1
        heapq.heappush(self._events, (self.now + seconds, self._count, action))

    def run(self, until: float) -> None:
        while self._events and self._events[0][0] < until:
            self.now, _, action = heapq.heappop(self._events)
            action()


class Servers:
    """Some that are alike, with one queue."""

    def __init__(self, clock: Clock, count: int) -> None:
        self._clock, self.count, self._free = clock, count, count
        self._waiting: deque[tuple[float, Action]] = deque()
        self.busy = 0.0

    def serve(self, seconds: float, then: Action) -> None:
        self._waiting.append((seconds, then))
        self._begin()

    def _begin(self) -> None:
        if self._free and self._waiting:
            self._free -= 1
            seconds, then = self._waiting.popleft()
            self.busy += seconds
            self._clock.after(seconds, lambda: self._end(then))

    def _end(self, then: Action) -> None:
        self._free += 1
        self._begin()
        then()


class Worker(Servers):
    """Stores in groups: one transaction at a time, with all that is waiting."""

    def __init__(self, clock: Clock, database: Servers) -> None:
        super().__init__(clock, 1)
        self._database, self._storing = database, False
        self._group: list[tuple[float, Action]] = []

    def store(self, seconds: float, then: Action) -> None:
        self._group.append((seconds, then))
        self._commit()

    def _commit(self) -> None:
        if self._storing or not self._group:
            return
        group, self._group, self._storing = self._group, [], True
        self._database.serve(sum(seconds for seconds, _ in group), lambda: self._stored(group))

    def _stored(self, group: list[tuple[float, Action]]) -> None:
        self._storing = False
        for _, then in group:
            then()
        self._commit()


@dataclass
class Simulated:
    worker_use: float = 0.0
    database_use: float = 0.0
    bot_use: float = 0.0
    moves: float = 0.0
    waits: list[float] = field(default_factory=list)
    """Seconds until a person's move is answered."""
    bot_waits: list[float] = field(default_factory=list)
    """Seconds until a bot has answered, its thought included."""

    def wait(self, share: float) -> float:
        return sorted(self.waits)[int(len(self.waits) * share)]

    def bot_wait(self, share: float) -> float:
        return sorted(self.bot_waits)[int(len(self.bot_waits) * share)]


class Town:
    def __init__(self, plan: Load, times: dict[str, Any], habits: Habits, seed: int) -> None:
        self.plan, self.times, self.habits, self.rng = plan, times, habits, random.Random(seed)
        self.clock, self.found = Clock(), Simulated()
        self.database = Servers(self.clock, DATABASE_CORES * plan.databases)
        self.bots = Servers(self.clock, max(1, plan.bot_cores))
        self.workers = [Worker(self.clock, self.database) for _ in range(plan.worker_count)]

    def run(self, seconds: float) -> Simulated:
        for _ in range(self.plan.people):
            self.clock.after(self.rng.expovariate(self.habits.decisions), self._person(self.rng.choice(self.workers)))
        often = rates(self.plan.people, self.habits)
        for kind in ("connect", "make", "push", "present"):
            self._stream(kind, often[kind])
        self.clock.run(seconds)
        found, rest = self.found, Cost(*self.times["rest"])
        beats = rest.worker + Cost(*self.times["heard"]).worker * len(self.workers)
        found.worker_use = sum(worker.busy for worker in self.workers) / seconds / len(self.workers) + beats
        found.database_use = self.database.busy / seconds / self.database.count
        found.database_use += rest.database * len(self.workers) / self.database.count
        found.bot_use = self.bots.busy / seconds / self.bots.count
        found.moves /= seconds
        return found

    def _stream(self, kind: str, often: float) -> None:
        """Things that happen at random moments, whoever does them."""
        cost = (self.times["push"], 0.0) if kind == "push" else tuple(self.times[kind])[:2]

        def happen() -> None:
            worker = self.rng.choice(self.workers)
            worker.serve(self._some(cost[0]), lambda: None)
            self.database.serve(self._some(cost[1]), lambda: None)
            self.clock.after(self.rng.expovariate(often), happen)

        self.clock.after(self.rng.expovariate(often), happen)

    def _some(self, mean: float) -> float:
        return self.rng.expovariate(1 / mean) if mean > 0 else 0.0

    def _person(self, worker: Worker) -> Action:
        """Someone who decides again and again, against a bot or somebody at another worker."""
        with_bot = self.rng.random() < self.habits.against_bots
        other = self.rng.choice(self.workers)
        times = {kind: Cost(*self.times[kind]) for kind in ("move", "foresee", "told")}

        def decide() -> None:
            began = self.clock.now
            self.clock.after(self.rng.expovariate(self.habits.decisions), decide)
            if self.rng.random() < self.habits.looks:
                worker.serve(self._some(times["foresee"].worker), lambda: None)
            self._move(worker, times, lambda: self._answered(began, with_bot, worker, other, times))

        return decide

    def _move(self, worker: Worker, times: dict[str, Cost], then: Action) -> None:
        move = times["move"]
        worker.serve(self._some(move.worker), lambda: worker.store(self._some(move.database), then))
        self.found.moves += 1
        if self.rng.random() < self.habits.spectators:
            self.rng.choice(self.workers).serve(self._some(times["told"].worker), lambda: None)

    def _answered(self, began: float, with_bot: bool, worker: Worker, other: Worker, times: dict[str, Cost]) -> None:
        self.found.waits.append(self.clock.now - began)
        told = times["told"]
        if not with_bot:
            other.serve(self._some(told.worker), lambda: None)
            self.database.serve(self._some(told.database), lambda: None)
            return
        asked = self.clock.now

        def thought() -> None:
            self._move(worker, times, lambda: self.found.bot_waits.append(self.clock.now - asked))
            worker.serve(self._some(told.worker), lambda: None)

        self.bots.serve(self._some(self.times["thoughts"][self.habits.level]), thought)
