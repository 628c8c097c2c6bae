"""What goes wrong during a soak: one thing after another, chosen by the seed."""

import asyncio
import os
import random
import signal
import subprocess
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

from tests.server.house import Process
from tests.server.services import Services, as_postgres
from tests.server.test_durability import children_of
from tests.server.test_workers import workers_of

MOST_PAUSE: Final = 12.0


@dataclass
class Happened:
    """A fault, by the clock of the soak."""

    what: str
    began: float
    ended: float


@dataclass
class Troublemaker:
    """The first worker is spared, so that its memory can be watched."""

    house: Process
    services: Services
    rng: random.Random
    spared: int
    every: float
    happened: list[Happened] = field(default_factory=list)

    async def work(self, until: float) -> None:
        """All kinds in turn, in a new order every time, so that each happens about equally often."""
        waiting: list[tuple[str, Callable[[], Awaitable[None]]]] = []
        while time.monotonic() + self.every < until:
            await asyncio.sleep(self.every * (0.5 + self.rng.random()))
            if not waiting:
                waiting = self.rng.sample(self.kinds(), len(self.kinds()))
            what, do = waiting.pop()
            began = time.monotonic()
            await do()
            self.happened.append(Happened(what, began, time.monotonic()))

    def kinds(self) -> list[tuple[str, Callable[[], Awaitable[None]]]]:
        return [
            ("a worker killed", self.kill_worker),
            ("a worker frozen", self.freeze_worker),
            ("a bot's process killed", self.kill_bot),
            ("PostgreSQL stopped and started", self.restart_postgres),
            ("connections to PostgreSQL broken", self.break_connections),
            ("Redis killed and started", self.restart_redis),
            ("Redis emptied", self.empty_redis),
        ]

    def others(self) -> list[int]:
        return [worker for worker in workers_of(self.house) if worker != self.spared]

    async def kill_worker(self) -> None:
        if others := self.others():
            os.kill(self.rng.choice(others), signal.SIGKILL)

    async def freeze_worker(self) -> None:
        if others := self.others():
            worker = self.rng.choice(others)
            os.kill(worker, signal.SIGSTOP)
            await self._wait()
            os.kill(worker, signal.SIGCONT)

    async def kill_bot(self) -> None:
        thinking = [child for worker in workers_of(self.house) for child in children_of(worker)]
        if thinking:
            os.kill(self.rng.choice(thinking), signal.SIGKILL)

    async def restart_postgres(self) -> None:
        await asyncio.to_thread(self.services.stop_postgres)
        await self._wait()
        await asyncio.to_thread(self.services.start_postgres)

    async def break_connections(self) -> None:
        where = ("-h", "127.0.0.1", "-p", str(self.services.postgres_port), "-U", "manawell", "-d", "postgres")
        query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'house%'"
        await asyncio.to_thread(as_postgres, "psql", *where, "-c", query)

    async def restart_redis(self) -> None:
        await asyncio.to_thread(self.services.stop_redis)
        await self._wait()
        await asyncio.to_thread(self.services.start_redis)

    async def empty_redis(self) -> None:
        command = ("redis-cli", "-p", str(self.services.redis_port), "FLUSHALL")
        await asyncio.to_thread(subprocess.run, command, check=True, stdout=subprocess.DEVNULL)

    async def _wait(self) -> None:
        await asyncio.sleep(min(MOST_PAUSE, self.every) * (0.2 + 0.8 * self.rng.random()))
