"""Slow and hostile clients beside those who play. Each kind has one address, and the server's usual limits hold."""

import asyncio
import contextlib
import random
from collections.abc import Callable, Coroutine
from typing import Any, Final
from urllib.parse import urlsplit

from tests.soak.people import BROKEN, FIRST_WAIT, Guest, Ledger, Street

FIRST: Final = 2_000_000
"""The number of the first address."""
GARBAGE: Final = (
    "",
    "?",
    "[]",
    "{" * 5000,
    '{"type":"play"}',
    '{"type":"play","id":"x","version":-1,"move":"@0"}',
    '{"type":"say","id":"y","text":"' + "\U0001f409" * 1000 + '"}',
    '{"type":"ask","id":"z","kind":"undo"}',
    '{"type":"ask","id":"h","kind":"hint"}',
    "\x00" * 100,
    "x" * 100_000,
)


class Vandals:
    def __init__(self, street: Street, ledger: Ledger, seed: int) -> None:
        self.street, self.ledger = street, ledger
        self.rng = random.Random(f"vandals {seed}")
        self.count: dict[str, int] = {}
        """By kind: how often they came."""
        self.wrong: list[str] = []
        """What should never have been allowed."""

    def tasks(self) -> list[Coroutine[Any, Any, None]]:
        each: list[tuple[str, int, Callable[[int], Coroutine[Any, Any, None]]]] = [
            ("readers that do not read", 20, self.mute),
            ("requests that never end", 20, self.endless),
            ("nonsense on sockets", 4, self.garbage),
            ("floods of requests", 2, self.flood),
            ("headers without end", 2, self.headers),
            ("impostors", 2, self.impostor),
        ]
        return [
            self._again(name, do, FIRST + 10_000 * kind)
            for kind, (name, many, do) in enumerate(each)
            for _ in range(many)
        ]

    async def _again(self, name: str, do: Callable[[int], Coroutine[Any, Any, None]], number: int) -> None:
        while True:
            with contextlib.suppress(*BROKEN, asyncio.IncompleteReadError):
                async with asyncio.timeout(30):
                    await do(number)
            self.count[name] = self.count.get(name, 0) + 1
            await asyncio.sleep(FIRST_WAIT)

    def _some_table(self) -> str:
        return self.rng.choice(list(self.ledger.sent) or ["nothing"])

    async def _guest(self, number: int) -> Guest | None:
        """Who is refused as too fast does without a cookie."""
        guest = Guest(self.street, number)
        answer = await self.street.ask("POST", "/api/guests", guest.headers, {"name": "Vandal"})
        if answer.status_code != 200:
            return None
        guest.headers["Cookie"] = answer.headers["set-cookie"].partition(";")[0]
        return guest

    async def mute(self, number: int) -> None:
        async with Guest(self.street, number).at(self._some_table()) as place:
            place.connection.transport.pause_reading()
            await asyncio.sleep(25)

    async def _open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        place = urlsplit(self.street.url)
        return await asyncio.open_connection(place.hostname, place.port)

    async def endless(self, number: int) -> None:
        _, writer = await self._open()
        try:
            writer.write(b"POST /api/guests HTTP/1.1\r\nHost: x\r\n")
            for count in range(60):
                writer.write(b"X-Slow: %d\r\n" % count)
                await writer.drain()
                await asyncio.sleep(0.5)
        finally:
            writer.close()

    async def headers(self, number: int) -> None:
        _, writer = await self._open()
        try:
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
            for _ in range(1000):
                writer.write(b"X-Long: " + b"x" * 10_000 + b"\r\n")
                await writer.drain()
        finally:
            writer.close()
        await asyncio.sleep(5)

    async def garbage(self, number: int) -> None:
        guest = await self._guest(number) or Guest(self.street, number)
        async with guest.at(self._some_table()) as place:
            for _ in range(200):
                await place.connection.send(self.rng.choice(GARBAGE))
                await asyncio.sleep(0.02)

    async def flood(self, number: int) -> None:
        headers = {"X-Forwarded-For": f"192.0.2.{number % 250}"}
        for _ in range(300):
            path = self.rng.choice(
                ["/api/games", f"/api/tables/{self._some_table()}", "/api/hall", "/", "/api/me/export"]
            )
            await self.street.ask("GET", path, headers)
            await asyncio.sleep(0.01)
        await asyncio.sleep(5)

    async def impostor(self, number: int) -> None:
        """Tries to decide for others at their tables."""
        guest = await self._guest(number)
        if guest is None:
            return
        table = self._some_table()
        async with guest.at(table) as place:
            for seat in (0, 1):
                for move in ("@0", "@5", "decline", "left", "pass"):
                    fields = {"version": place.scene["version"], "move": move, "seat": seat}
                    answer = await place.ask("play", **fields)
                    if answer["type"] == "done":
                        self.wrong.append(f"{move} at {table}")
                    await asyncio.sleep(0.2)
