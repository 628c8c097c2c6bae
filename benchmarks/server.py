"""How many moves a server handles on one machine: ours with full sync, and boardgame.io's, which only keeps memory.

    python -m benchmarks.server [SECONDS] [ROUNDS]

Real sockets on loopback; server and players are processes of their own and share the machine's cores. All runs are
made in turn, several rounds over, each on a fresh server; medians are written to build/bench/servers.json. How much of
a core the players need is measured as well: as long as it is less than one, they are not what is measured.
"""

import asyncio
import contextlib
import gc
import multiprocessing
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.synchronize import Barrier
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.players import Player, at_boardgameio, at_ours, without_looking
from benchmarks.results import ROOT, save
from tests.server.house import roomy, running
from tests.server.services import Services, services, tools
from tools.web import find_npm

from manawell.server.cluster.running import address_of, listen
from manawell.server.cluster.workers import Workers
from manawell.server.settings import Settings

SPAWN = multiprocessing.get_context("spawn")
NODE = Path(find_npm()[0]).parent / "node"
PEER = ROOT / "build" / "boardgameio"
PATIENCE = 180.0
"""Seconds after which a run has failed; boardgame.io does not answer a move that it refuses."""

Seat = Callable[[str, int], Awaitable[list[Player]]]
House = Callable[[Services], contextlib.AbstractContextManager[tuple[str, list[int]]]]
"""Starts a server: its address and the processes whose work is counted."""


@dataclass(frozen=True)
class Run:
    title: str
    house: House
    seat: Seat
    tables: int
    warm_up: float = 1.0
    """Seconds of play before anything is measured; Node compiles while it runs and gets more."""
    crowds: int = 1
    """Processes that the players are spread over."""


def house(folder: Path, pipe: Connection) -> None:
    """In a process of its own: a server without limits on its guests."""
    with running(roomy(folder)) as url:
        pipe.send(url)
        pipe.recv()


def workers(settings: Settings, pipe: Connection) -> None:
    """In a process of its own: the parent of workers, until it is told to stop."""
    with listen("127.0.0.1", 0) as bound:
        Workers(settings, bound).run(lambda: pipe.send(address_of(bound).rstrip("/")))


@contextlib.contextmanager
def embedded(_found: Services) -> Iterator[tuple[str, list[int]]]:
    with tempfile.TemporaryDirectory() as folder:
        ours, theirs = SPAWN.Pipe()
        process = SPAWN.Process(target=house, args=(Path(folder), theirs))
        process.start()
        try:
            yield ours.recv(), [process.pid or 0]
        finally:
            ours.send("stop")
            process.join()


@contextlib.contextmanager
def shared(found: Services, count: int) -> Iterator[tuple[str, list[int]]]:
    with tempfile.TemporaryDirectory() as folder:
        ours, theirs = SPAWN.Pipe()
        settings = roomy(Path(folder), database=found.database(), redis=found.redis, workers=count)
        parent = SPAWN.Process(target=workers, args=(settings, theirs))
        parent.start()
        try:
            yield ours.recv(), children_of(parent.pid or 0)
        finally:
            parent.terminate()
            parent.join()


@contextlib.contextmanager
def boardgameio(_found: Services) -> Iterator[tuple[str, list[int]]]:
    """As its users run it in production: without development checks."""
    env = {**os.environ, "NODE_ENV": "production"}
    with subprocess.Popen([NODE, "server.js"], cwd=PEER, env=env, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield f"http://127.0.0.1:{process.stdout.readline().removeprefix('port ').strip()}", [process.pid]
        finally:
            process.terminate()


RUNS = (
    Run("Manawell, SQLite", embedded, at_ours, 1),
    Run("boardgame.io, in memory", boardgameio, at_boardgameio, 1, warm_up=3.0),
    Run("Manawell, SQLite", embedded, at_ours, 50),
    Run("boardgame.io, in memory", boardgameio, at_boardgameio, 50, warm_up=3.0),
    Run("Manawell, SQLite", embedded, at_ours, 500),
    Run("boardgame.io, in memory", boardgameio, at_boardgameio, 500, warm_up=3.0),
    Run("Manawell, SQLite, without looking ahead", embedded, without_looking, 50),
    Run("Manawell, SQLite, without looking ahead", embedded, without_looking, 500),
    Run("Manawell, PostgreSQL, 1 worker", lambda found: shared(found, 1), at_ours, 100, crowds=2),
    Run("Manawell, PostgreSQL, 2 workers", lambda found: shared(found, 2), at_ours, 100, crowds=2),
)


def crowd(
    seat: Seat, url: str, tables: int, warm_up: float, seconds: float, together: Barrier, pipe: Connection
) -> None:
    """In a process of its own: some of the players, who begin together with the others. They leave no cycles, and a
    full collection would stop all of them for a tenth of a second, which would count as a wait for the server.
    """
    gc.disable()

    async def come_and_play() -> tuple[list[float], float, float]:
        players = await seat(url, tables)
        await asyncio.to_thread(together.wait)
        await asyncio.gather(*(player.play(time.monotonic() + warm_up) for player in players))
        for player in players:
            player.waits.clear()
        await asyncio.to_thread(together.wait)
        began, busy = time.monotonic(), time.process_time()
        await asyncio.gather(*(player.play(began + seconds) for player in players))
        taken, busy = time.monotonic() - began, time.process_time() - busy
        for player in players:
            await player.connection.close()
        return [wait for player in players for wait in player.waits], taken, busy

    pipe.send(asyncio.run(asyncio.wait_for(come_and_play(), PATIENCE)))


async def come_and_go(seat: Seat, url: str) -> None:
    """The first guest at the first table: what a server loads once is not counted as memory of a table."""
    for player in await seat(url, 1):
        await player.connection.close()


def measure(run: Run, found: Services, seconds: float) -> dict[str, float]:
    with run.house(found) as (url, pids):
        asyncio.run(come_and_go(run.seat, url))
        before = memory(pids)
        together, pipes, tables = SPAWN.Barrier(run.crowds + 1, timeout=PATIENCE), [], run.tables // run.crowds
        for _ in range(run.crowds):
            mine, its = SPAWN.Pipe()
            pipes.append(mine)
            given = (run.seat, url, tables, run.warm_up, seconds, together, its)
            SPAWN.Process(target=crowd, args=given).start()
            its.close()
        together.wait()
        after = memory(pids)
        together.wait()
        busy = processor_time(pids)
        results = [pipe.recv() for pipe in pipes]
        busy = processor_time(pids) - busy
    waits = sorted(wait for waits, _, _ in results for wait in waits)
    taken = max(taken for _, taken, _ in results)
    return {
        "moves": len(waits) / taken,
        "p50": waits[len(waits) // 2] * 1000,
        "p99": waits[len(waits) * 99 // 100] * 1000,
        "cost": busy / len(waits) * 1000,
        "server_share": busy / taken,
        "players_share": sum(busy for _, _, busy in results) / taken,
        "memory": (after - before) / run.tables / 1024,
    }


def memory(pids: Iterable[int]) -> int:
    """Resident bytes."""
    return sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096 for pid in pids)


def processor_time(pids: Iterable[int]) -> float:
    """Processor seconds used by these processes alone."""
    ticks = 0
    for pid in pids:
        user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
        ticks += int(user) + int(system)
    return ticks / os.sysconf("SC_CLK_TCK")


def children_of(pid: int) -> list[int]:
    return [int(child) for path in Path(f"/proc/{pid}/task").glob("*/children") for child in path.read_text().split()]


def versions() -> dict[str, str]:
    def told(*command: str | Path) -> str:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()

    return {
        "SQLite": sqlite3.sqlite_version,
        "PostgreSQL": told(tools() / "postgres", "--version").split()[2],
        "Redis": told("redis-server", "--version").split()[2].removeprefix("v="),
        "Node": told(NODE, "--version").removeprefix("v"),
        "boardgame.io": told(NODE, "-p", f"require('{PEER}/node_modules/boardgame.io/package.json').version"),
    }


def main(seconds: float = 2.5, rounds: int = 3) -> None:
    seen: list[list[dict[str, float]]] = [[] for _ in RUNS]
    with services(durable=True) as found:
        for number in range(1, rounds + 1):
            for run, figures in zip(RUNS, seen, strict=True):
                figures.append(measure(run, found, seconds))
                told = "  ".join(f"{name} {value:.2f}" for name, value in figures[-1].items())
                print(f"round {number} of {rounds}: {run.title}, {run.tables} tables: {told}", file=sys.stderr)
    rows: list[dict[str, Any]] = [
        {
            "title": run.title,
            "tables": run.tables,
            **{name: median(each[name] for each in figures) for name in figures[0]},
        }
        for run, figures in zip(RUNS, seen, strict=True)
    ]
    save("servers", {"versions": versions(), "rounds": rounds, "seconds": seconds, "rows": rows})


if __name__ == "__main__":
    main(*[kind(word) for kind, word in zip((float, int), sys.argv[1:], strict=False)])
