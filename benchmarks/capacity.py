"""How many workers, databases and bot cores so many people need: what they do, times what it takes."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from benchmarks.service_times import Cost

USE = 0.6
"""How busy anything may be on average, so that a crowded moment does not make people wait."""
DATABASE_CORES = 16
CONNECTIONS = 500
"""Of one PostgreSQL; each worker holds five."""
PER_WORKER = 5


@dataclass(frozen=True)
class Habits:
    """What somebody at a table does, on average. These are assumptions."""

    decisions: float = 1 / 20
    """A second: a person decides every 20 seconds, and the others meanwhile."""
    looks: float = 1.0
    """How often the page looks ahead for each decision."""
    against_bots: float = 0.5
    """The share of people whose opponent is a bot; the others play in twos."""
    spectators: float = 0.1
    """For each person who plays."""
    connects: float = 6 / 3600
    games: float = 3 / 3600
    """New tables a second, for each person."""
    pushes: float = 2 / 3600
    level: str = "journeyman"


@dataclass(frozen=True)
class Load:
    """Cores in use, and what else is counted, for so many people."""

    people: int
    tables: float
    moves: float
    """A second, bots' included."""
    workers: float
    database: float
    redis: float
    bots: float

    @property
    def worker_count(self) -> int:
        return max(1, math.ceil(self.workers / USE))

    @property
    def bot_cores(self) -> int:
        return math.ceil(self.bots / USE)

    @property
    def databases(self) -> int:
        """By their cores or by their connections, whichever is more."""
        by_cores = self.database / USE / DATABASE_CORES
        return math.ceil(max(by_cores, self.worker_count * PER_WORKER / CONNECTIONS))

    @property
    def redis_count(self) -> int:
        return math.ceil(self.redis / USE)


def rates(people: float, habits: Habits) -> dict[str, float]:
    """How often a second each thing happens."""
    decisions = people * habits.decisions
    answers = decisions * habits.against_bots
    moves = decisions + answers
    others = decisions * (1 - habits.against_bots) + moves * habits.spectators + answers
    return {
        "move": moves,
        "told": others,
        "foresee": decisions * habits.looks,
        "connect": people * (1 + habits.spectators) * habits.connects,
        "make": people * habits.games * (1 + habits.against_bots) / 2,
        "present": people * (1 + habits.spectators),
        "thought": answers,
        "push": people * habits.pushes,
    }


def load(people: int, times: dict[str, Any], habits: Habits) -> Load:
    often = rates(people, habits)
    total = [0.0, 0.0, 0.0]
    for kind in ("move", "told", "foresee", "connect", "make", "present"):
        for place, part in enumerate(Cost(*times[kind])):
            total[place] += often[kind] * part
    total[0] += often["push"] * times["push"]
    rest, heard = Cost(*times["rest"]), Cost(*times["heard"])
    count = total[0] / max(1e-9, USE - rest.worker)
    for _ in range(20):  # each worker has something to do by itself, and hears of every other
        count = (total[0] + count * (rest.worker + count * heard.worker)) / USE
    return Load(
        people,
        people * (1 + habits.against_bots) / 2,
        often["move"],
        count * USE,
        total[1] + count * rest.database,
        total[2] + count * (rest.redis + count * heard.redis),
        often["thought"] * times["thoughts"][habits.level],
    )


def first_to_break(times: dict[str, Any], habits: Habits) -> list[tuple[str, int]]:
    """At how many people each thing of which there is only one has no room left, the first one first."""
    limits: dict[str, Callable[[Load], float]] = {
        "Redis, one core": lambda found: found.redis / USE,
        f"PostgreSQL, {DATABASE_CORES} cores": lambda found: found.database / USE / DATABASE_CORES,
        f"PostgreSQL, {CONNECTIONS} connections": lambda found: found.worker_count * PER_WORKER / CONNECTIONS,
    }
    found = []
    for name, share in limits.items():
        people = 1000
        while share(load(people, times, habits)) < 1 and people < 100_000_000:
            people = int(people * 1.02) + 1
        found.append((name, people))
    return sorted(found, key=lambda each: each[1])
