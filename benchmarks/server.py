"""How many moves a server carries on one machine: full sync, real sockets on loopback, many tables at once.

    python benchmarks/server.py [SECONDS]

The server is a process of its own, the players live in this one, so the two share the machine's cores.
"""

import asyncio
import json
import multiprocessing
import os
import sys
import tempfile
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httpx
import websockets
from tests.server.house import ME, roomy, running

RUNS = ((1, False), (50, False), (500, False), (50, True))
"""How many tables, and whether everybody looks ahead before each move, as the page of Gegensatz does."""


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


async def measure(url: str, pid: int, tables: int, looks_ahead: bool, seconds: float) -> None:
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        await http.post("/api/guests", json={"name": "Bench"})
        players = [Player(url, f"manawell={http.cookies['manawell']}", looks_ahead) for _ in range(tables)]
        before = memory(pid)
        body = {"game": "gegensatz", "options": {"mode": "duel", "turn_limit": 100000}, "seats": [ME, ME]}
        names = [(await http.post("/api/tables", json=body)).json()["id"] for _ in range(tables)]
        for name in names:
            await http.get(f"/api/tables/{name}")
        idle = (memory(pid) - before) / tables
    for player, name in zip(players, names, strict=True):
        await player.connect(name)
    busy, began = processor_time(pid), time.monotonic()
    await asyncio.gather(*(player.play(began + seconds) for player in players))
    taken, busy = time.monotonic() - began, processor_time(pid) - busy
    for player in players:
        await player.connection.close()
    waits = sorted(wait for player in players for wait in player.waits)
    p50, p99 = waits[len(waits) // 2] * 1000, waits[len(waits) * 99 // 100] * 1000
    name = f"{tables:5} tables{', looking ahead' if looks_ahead else '':15}"
    print(f"{name} {len(waits) / taken:8.0f} moves/s   p50 {p50:7.1f} ms   p99 {p99:7.1f} ms", end="   ")
    print(f"server's processor time per move {busy / len(waits) * 1000:5.2f} ms   idle table {idle / 1024:6.1f} KiB")


def memory(pid: int) -> int:
    """Resident bytes of the server, without its workers."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * 4096


def processor_time(pid: int) -> float:
    """Seconds that the server has computed, whoever else uses the machine."""
    user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def house(folder: Path, pipe: Connection) -> None:
    """In a process of its own: a server without limits on its guests."""
    with running(roomy(folder)) as url:
        pipe.send(url)
        pipe.recv()


def main(seconds: float) -> None:
    spawn = multiprocessing.get_context("spawn")
    for tables, looks_ahead in RUNS:
        with tempfile.TemporaryDirectory() as folder:
            ours, theirs = spawn.Pipe()
            process = spawn.Process(target=house, args=(Path(folder), theirs))
            process.start()
            asyncio.run(measure(ours.recv(), process.pid or 0, tables, looks_ahead, seconds))
            ours.send("stop")
            process.join()


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 5.0)
