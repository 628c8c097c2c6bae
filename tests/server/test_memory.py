"""Clients that never read cost little, and nothing when they are gone."""

import asyncio
import contextlib
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import ME, PATIENCE, Person, Place, Process
from tests.server.services import embedded

DEAF = 60
ROUNDS = 20
LINES = 28
TOLERATED = 1.5
HANDSHAKE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    found = Process(tmp_path / "data", "--limit", "messages_per_second=1000", deal="a duel of many moves")
    yield found
    found.stop(signal.SIGKILL)


def memory(process: Process) -> int:
    return int(Path(f"/proc/{process.pid}/statm").read_text().split()[1])


def deaf_client(host: str, table: str) -> socket.socket:
    name, port = host.split(":")
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    found.connect((name, int(port)))
    found.sendall(HANDSHAKE.format(table=table, host=host).encode())
    return found


async def until_watched(place: Place, watchers: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while place.table["watchers"] != watchers:
            await place.next()


@embedded
async def test_the_memory_that_deaf_clients_take_is_small_and_given_back(process: Process) -> None:
    ada = await Person(process.url).come_in("Ada")
    table = await ada.make(ME, ME, mode="duel", turn_limit=1000)
    async with ada.at(table) as place:
        for _ in range(60):
            await place.play(place.legal[-1])
        for _ in range(LINES):
            await place.ask("say", text="🜁" * 500)
        before = memory(process)
        with contextlib.ExitStack() as deaf:
            for _ in range(DEAF):
                deaf.enter_context(deaf_client(process.url.removeprefix("http://"), table))
            await until_watched(place, DEAF)
            for _ in range(ROUNDS):
                assert (await place.play(place.legal[0]))["type"] == "done"
                assert (await place.ask("ask", kind="undo"))["type"] == "done"
            assert memory(process) < TOLERATED * before
        await until_watched(place, 0)
        assert memory(process) < TOLERATED * before
    await ada.leave()
