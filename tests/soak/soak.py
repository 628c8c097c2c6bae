"""The soak itself: starts everything, lets it run, and says what was found."""

import asyncio
import contextlib
import random
import re
import tempfile
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from manawell.server.settings import Settings
from tests.server.house import Process
from tests.server.services import services
from tests.server.test_durability import children_of
from tests.server.test_workers import workers_of
from tests.soak.audit import Audit, audit
from tests.soak.faults import Happened, Troublemaker
from tests.soak.people import Corner, Ledger, Street, end
from tests.soak.vandals import Vandals

PAGE: Final = 4096
STAMP: Final = re.compile(r"\d{4}-\d\d-\d\d ")
"""How a line of the server's log begins."""
CALM: Final = 30.0
"""Seconds without faults at the end, in which everybody who plays must be answered again."""
RAMP: Final = 40.0
"""How many tables open each second at the beginning."""


@dataclass
class Plan:
    minutes: float = 30.0
    tables: int = 1000
    seed: int = 1
    workers: int = 2
    pace: float = 8.0
    """Seconds that a person thinks, on average."""
    every: float = 20.0
    """Seconds between two faults, on average."""
    hostile: bool = True


@dataclass
class Found:
    """Times are seconds since the soak began."""

    plan: Plan
    ledger: Ledger
    audit: Audit
    happened: list[Happened]
    vandals: dict[str, int]
    wrong: list[str]
    stalled: list[str]
    memory: list[tuple[float, int, int]]
    """When; resident bytes of the worker that was spared, and of all processes of the server."""
    problems: list[str]
    """Lines of the server's log that tell of exceptions."""
    began: float
    seconds: float = 0.0
    waits: list[float] = field(default_factory=list)

    @property
    def grown(self) -> float:
        """The memory of the spared worker in the last quarter against that in the second, as medians."""
        kept = [bytes_ for _, bytes_, _ in self.memory]
        quarter = len(kept) // 4
        if quarter == 0:
            return 1.0
        first, last = sorted(kept[quarter : 2 * quarter]), sorted(kept[-quarter:])
        return last[len(last) // 2] / first[len(first) // 2]

    @property
    def sound(self) -> bool:
        return self.audit.sound and not self.stalled and not self.wrong and not self.problems


def exceptions(log: list[str]) -> list[str]:
    """Each whole, with the line of the log that tells of it."""
    begins = [number for number, line in enumerate(log) if STAMP.match(line)]
    told = ["".join(log[first:last]) for first, last in zip(begins, [*begins[1:], len(log)], strict=True)]
    return [lines for lines in told if "Traceback" in lines]


def resident(pid: int) -> int:
    with contextlib.suppress(OSError, IndexError):
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE
    return 0


def family(pid: int) -> list[int]:
    """A process and all below it."""
    with contextlib.suppress(OSError):
        return [pid, *(below for child in children_of(pid) for below in family(child))]
    return []


async def watch_memory(house: Process, spared: int, seen: list[tuple[float, int, int]], every: float) -> None:
    while True:
        seen.append((time.monotonic(), resident(spared), sum(map(resident, family(house.pid)))))
        await asyncio.sleep(every)


@contextlib.asynccontextmanager
async def beside(*work: Any) -> AsyncIterator[list["asyncio.Task[Any]"]]:
    """Tasks that run until the block ends; one that fails ends the soak."""
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(each) for each in work]
        yield tasks
        await end(tasks)


async def later(seconds: float, corner: Corner) -> None:
    await asyncio.sleep(seconds)
    await corner.live()


async def soak(plan: Plan, tell: Any = print) -> Found:
    with services(durable=True) as found, tempfile.TemporaryDirectory() as folder:
        settings = Settings(Path(folder), database=found.database(), redis=found.redis)
        addresses = ("--database", str(settings.database), "--redis", str(settings.redis))
        house = Process(Path(folder), *addresses, "--workers", str(plan.workers + 1), "--set", "log_format=text")
        try:
            return await _run(plan, settings, house, found, tell)
        finally:
            house.stop()


async def _run(plan: Plan, settings: Settings, house: Process, services_: Any, tell: Any) -> Found:
    street, ledger, memory = Street(house.url), Ledger(), list[tuple[float, int, int]]()
    corners = [Corner(street, number, ledger, plan.pace, plan.seed) for number in range(plan.tables)]
    vandals, began = Vandals(street, ledger, plan.seed), time.monotonic()
    spared = min(workers_of(house))
    trouble = Troublemaker(house, services_, random.Random(f"faults {plan.seed}"), spared, plan.every)
    end = began + plan.tables / RAMP + 60 * plan.minutes
    seen = watch_memory(house, spared, memory, max(1.0, plan.minutes))
    others = [seen, *(vandals.tasks() if plan.hostile else [])]
    playing = [later(number / RAMP, corner) for number, corner in enumerate(corners)]
    async with beside(*others), beside(*playing):
        await asyncio.sleep(plan.tables / RAMP)
        tell(f"{plan.tables} tables are open")
        await trouble.work(end - CALM)
        tell(f"{len(trouble.happened)} faults; {len(ledger.waits)} acknowledged so far; now calm")
        calm_since = time.monotonic()
        await asyncio.sleep(max(CALM, end - calm_since))
        stalled = await _stalled(corners, calm_since)
    seconds = time.monotonic() - began
    await street.close()
    tell("comparing with the log")
    return Found(
        plan=plan,
        ledger=ledger,
        audit=await audit(settings, ledger),
        happened=trouble.happened,
        vandals=vandals.count,
        wrong=vandals.wrong,
        stalled=stalled,
        memory=memory,
        problems=exceptions(house.log),
        began=began,
        seconds=seconds,
        waits=sorted(wait for _, wait in ledger.waits),
    )


async def _stalled(corners: list[Corner], since: float) -> list[str]:
    """Tables at which nobody was answered after the last fault. They get two more times of calm: a page that was told
    nothing for a minute comes back by itself.
    """
    until = time.monotonic() + 2 * CALM
    while True:
        still = [corner for corner in corners if not any(player.last_done > since for player in corner.players)]
        if not still or time.monotonic() > until:
            return [player.table for corner in still for player in corner.players[:1]]
        await asyncio.sleep(0.5)
