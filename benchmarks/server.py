"""How many moves a server carries on one machine: full sync, real sockets on loopback, many tables at once.

    python benchmarks/server.py [SECONDS]

The server is a process of its own, the players live in this one, so the two share the machine's cores.
"""

import asyncio
import json
import multiprocessing
import sys
import tempfile
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httpx
import websockets
from tests.server.house import ME, roomy, running

TABLES = (1, 50, 500)


async def play(url: str, cookie: str, table: str, until: float, waits: list[float]) -> None:
    """One hot seat: the first legal move as soon as it is known, until time is up."""
    address = f"ws{url[4:]}/api/tables/{table}/socket"
    async with websockets.connect(
        address, origin=websockets.Origin(url), additional_headers={"Cookie": cookie}, max_size=None, compression=None
    ) as connection:
        scene: Any = json.loads(await connection.recv())["scene"]
        number = 0
        while time.monotonic() < until and scene["legal"]:
            number += 1
            move = scene["legal"][number % len(scene["legal"])]["text"]
            request = {"type": "play", "id": str(number), "version": scene["version"], "move": move}
            began = time.monotonic()
            await connection.send(json.dumps(request))
            while True:
                message = json.loads(await connection.recv())
                scene = message.get("scene", scene)
                if message["type"] in ("done", "failed", "refused"):
                    break
            waits.append(time.monotonic() - began)


async def measure(url: str, pid: int, tables: int, seconds: float) -> None:
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        await http.post("/api/guests", json={"name": "Bench"})
        cookie = f"manawell={http.cookies['manawell']}"
        before = memory(pid)
        body = {"game": "gegensatz", "options": {"mode": "duel", "turn_limit": 100000}, "seats": [ME, ME]}
        names = [(await http.post("/api/tables", json=body)).json()["id"] for _ in range(tables)]
        for name in names:
            await http.get(f"/api/tables/{name}")
        idle = (memory(pid) - before) / tables
        waits: list[float] = []
        until = time.monotonic() + seconds
        await asyncio.gather(*(play(url, cookie, name, until, waits) for name in names))
    waits.sort()
    p50, p99 = waits[len(waits) // 2] * 1000, waits[len(waits) * 99 // 100] * 1000
    print(f"{tables:5} tables {len(waits) / seconds:8.0f} moves/s   p50 {p50:7.1f} ms   p99 {p99:7.1f} ms", end="   ")
    print(f"memory per idle table {idle / 1024:6.1f} KiB")


def memory(pid: int) -> int:
    """Resident bytes of the server, without its workers."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * 4096


def house(folder: Path, pipe: Connection) -> None:
    """In a process of its own: a server without limits on its guests."""
    with running(roomy(folder)) as url:
        pipe.send(url)
        pipe.recv()


def main(seconds: float) -> None:
    spawn = multiprocessing.get_context("spawn")
    for tables in TABLES:
        with tempfile.TemporaryDirectory() as folder:
            ours, theirs = spawn.Pipe()
            process = spawn.Process(target=house, args=(Path(folder), theirs))
            process.start()
            asyncio.run(measure(ours.recv(), process.pid or 0, tables, seconds))
            ours.send("stop")
            process.join()


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 5.0)
