"""How many moves a server carries on one machine: full sync, real sockets on loopback, many tables at once.

    python benchmarks/server.py [SECONDS] [sqlite] [postgresql]

The server is a process of its own, the players live in this one, so the two share the machine's cores. On PostgreSQL
one worker and two are measured in turn; there the players live in as many processes as there are cores, so that they
are not what is measured.
"""

import asyncio
import json
import multiprocessing
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from multiprocessing.connection import Connection
from multiprocessing.synchronize import Barrier
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import websockets
from tests.server.house import ME, roomy, running
from tests.server.services import services

from manawell.server.running import address_of, listen
from manawell.server.settings import Settings
from manawell.server.workers import Workers

RUNS = ((1, False), (50, False), (500, False), (50, True))
"""How many tables, and whether everybody looks ahead before each move, as the page of Gegensatz does."""

WORKERS = (1, 2, 1, 2, 1, 2)
SHARED_TABLES = 100


class Player:
    """One hot seat: a legal move as soon as it is known. Done when the game is over, which takes hundreds of moves."""

    def __init__(self, url: str, cookie: str, looks_ahead: bool) -> None:
        self.url = url
        self.looks_ahead = looks_ahead
        self.options: Any = {"origin": url, "additional_headers": {"Cookie": cookie}, "max_size": None}
        self.waits: list[float] = []

    async def connect(self, table: str) -> None:
        address = f"ws{self.url[4:]}/api/tables/{table}/socket"
        self.connection = await websockets.connect(address, compression=None, **self.options)
        self.scene: Any = json.loads(await self.connection.recv())["scene"]

    async def play(self, until: float) -> None:
        while time.monotonic() < until and self.scene["legal"]:
            legal = self.scene["legal"]
            forming = [move for move in legal if move["text"] == "decline"]
            move = (forming or legal)[len(self.waits) % len(forming or legal)]["text"]
            began = time.monotonic()
            if self.looks_ahead:
                await self.ask("foresee", moves=[move["text"] for move in legal])
            await self.ask("play", move=move)
            self.waits.append(time.monotonic() - began)

    async def ask(self, kind: str, **fields: Any) -> None:
        request = {"type": kind, "id": f"{kind} {len(self.waits)}", "version": self.scene["version"], **fields}
        await self.connection.send(json.dumps(request))
        answer = ""
        while answer not in ("done", "foreseen", "failed", "refused"):
            message = json.loads(await self.connection.recv())
            self.scene, answer = message.get("scene", self.scene), message["type"]


async def seat(url: str, tables: int, looks_ahead: bool, on_made: Callable[[], None]) -> list[Player]:
    """So many players, each at a table of its own."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        await http.post("/api/guests", json={"name": "Bench"})
        players = [Player(url, f"manawell={http.cookies['manawell']}", looks_ahead) for _ in range(tables)]
        body = {"game": "gegensatz", "options": {"mode": "duel", "turn_limit": 100000}, "seats": [ME, ME]}
        names = [(await http.post("/api/tables", json=body)).json()["id"] for _ in range(tables)]
        for name in names:
            await http.get(f"/api/tables/{name}")
        on_made()
    for player, name in zip(players, names, strict=True):
        await player.connect(name)
    return players


async def play(players: list[Player], seconds: float) -> tuple[list[float], float]:
    """How long each move took, in order of length, and how long it all took."""
    began = time.monotonic()
    await asyncio.gather(*(player.play(began + seconds) for player in players))
    taken = time.monotonic() - began
    for player in players:
        await player.connection.close()
    return sorted(wait for player in players for wait in player.waits), taken


def show(name: str, waits: list[float], taken: float, busy: float) -> None:
    p50, p99 = waits[len(waits) // 2] * 1000, waits[len(waits) * 99 // 100] * 1000
    print(f"{name} {len(waits) / taken:8.0f} moves/s   p50 {p50:7.1f} ms   p99 {p99:7.1f} ms", end="   ")
    print(f"server's processor time per move {busy / len(waits) * 1000:5.2f} ms", end="   ")


async def measure(url: str, pid: int, tables: int, looks_ahead: bool, seconds: float) -> None:
    before, after = memory(pid), []
    players = await seat(url, tables, looks_ahead, lambda: after.append(memory(pid)))
    busy = processor_time([pid])
    waits, taken = await play(players, seconds)
    name = f"{tables:5} tables{', looking ahead' if looks_ahead else '':15}"
    show(name, waits, taken, processor_time([pid]) - busy)
    print(f"idle table {(after[0] - before) / tables / 1024:6.1f} KiB", flush=True)


def memory(pid: int) -> int:
    """Resident bytes of the server, without its workers."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * 4096


def processor_time(pids: Iterable[int]) -> float:
    """Seconds that the server has computed, whoever else uses the machine."""
    ticks = 0
    for pid in pids:
        user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
        ticks += int(user) + int(system)
    return ticks / os.sysconf("SC_CLK_TCK")


def house(folder: Path, pipe: Connection) -> None:
    """In a process of its own: a server without limits on its guests."""
    with running(roomy(folder)) as url:
        pipe.send(url)
        pipe.recv()


def shared_house(settings: Settings, pipe: Connection) -> None:
    """In a process of its own: the parent of workers, until it is told to stop."""
    with listen("127.0.0.1", 0) as bound:
        Workers(settings, bound).run(lambda: pipe.send(address_of(bound).rstrip("/")))


def crowd(url: str, tables: int, seconds: float, ready: Barrier, pipe: Connection) -> None:
    """In a process of its own: some of the players, who begin together with the others."""

    async def come_and_play() -> tuple[list[float], float]:
        players = await seat(url, tables, False, lambda: None)
        await asyncio.to_thread(ready.wait)
        return await play(players, seconds)

    pipe.send(asyncio.run(come_and_play()))


def embedded(seconds: float) -> None:
    spawn = multiprocessing.get_context("spawn")
    for tables, looks_ahead in RUNS:
        with tempfile.TemporaryDirectory() as folder:
            ours, theirs = spawn.Pipe()
            process = spawn.Process(target=house, args=(Path(folder), theirs))
            process.start()
            asyncio.run(measure(ours.recv(), process.pid or 0, tables, looks_ahead, seconds))
            ours.send("stop")
            process.join()


def shared(seconds: float) -> None:
    """One worker and two in turn, since nobody knows who else uses the machine."""
    rates: dict[int, list[float]] = {workers: [] for workers in WORKERS}
    with services(durable=True) as found, tempfile.TemporaryDirectory() as folder:
        for workers in WORKERS:
            settings = roomy(Path(folder), database=found.database(), redis=found.redis, workers=workers)
            rates[workers].append(measure_workers(settings, seconds))
    for workers, seen in rates.items():
        print(f"PostgreSQL, {workers} worker(s): median {median(seen):.0f} moves/s of {[round(rate) for rate in seen]}")


def measure_workers(settings: Settings, seconds: float) -> float:
    spawn = multiprocessing.get_context("spawn")
    ours, theirs = spawn.Pipe()
    parent = spawn.Process(target=shared_house, args=(settings, theirs))
    parent.start()
    url, workers = ours.recv(), children_of(parent.pid or 0)
    crowds = os.cpu_count() or 2
    ready = spawn.Barrier(crowds + 1)
    pipes = []
    for _ in range(crowds):
        mine, its = spawn.Pipe()
        pipes.append(mine)
        spawn.Process(target=crowd, args=(url, SHARED_TABLES // crowds, seconds, ready, its)).start()
    ready.wait()
    busy = processor_time(workers)
    results = [pipe.recv() for pipe in pipes]
    busy = processor_time(workers) - busy
    waits, taken = sorted(wait for waits, _ in results for wait in waits), max(taken for _, taken in results)
    show(f"{SHARED_TABLES:5} tables, {settings.workers} worker(s)", waits, taken, busy)
    print(flush=True)
    parent.terminate()
    parent.join()
    return float(len(waits) / taken)


def children_of(pid: int) -> list[int]:
    return [int(child) for path in Path(f"/proc/{pid}/task").glob("*/children") for child in path.read_text().split()]


def main(seconds: float, databases: list[str]) -> None:
    if "sqlite" in databases:
        embedded(seconds)
    if "postgresql" in databases:
        shared(seconds)


if __name__ == "__main__":
    given = sys.argv[1:]
    numbers = [float(word) for word in given if word.replace(".", "", 1).isdecimal()]
    main(numbers[0] if numbers else 5.0, [word for word in given if word.isalpha()] or ["sqlite", "postgresql"])
