"""Scripted people, each with a page of their own: it comes back when its connection breaks, and sends what was not
answered once more, under the same id.
"""

import asyncio
import contextlib
import json
import random
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
import websockets
from websockets.asyncio.client import connect

from tests.server.house import BOT, ME, OPEN, Place

UNSTORED: Final = "fault-storage"
UNSURE: Final = "fault-storage-unsure"
BROKEN: Final = (websockets.WebSocketException, OSError, TimeoutError, httpx.TransportError)
SILENCE: Final = 8.0
"""Seconds that a page waits for an answer (web/src/lib/socket.ts)."""
FIRST_WAIT, LONGEST_WAIT = 0.5, 15.0
REST: Final = 1.0
"""Seconds after a fault before somebody tries something else."""
SPROUT: Final = {**BOT, "level": "sprout"}
GIVES_UP: Final = 1 / 30
"""How likely somebody gives up instead of moving: or the long games would outlast the soak, and nobody could tell what
stays of games that are over from what games that go on take.
"""
GIVEN_UP: Final = "gives up"


@dataclass
class Ledger:
    """What people did and what they were told, to be compared with the log."""

    sent: dict[str, dict[str, str]] = field(default_factory=dict)
    """By table: each request and its words."""
    done: dict[str, list[str]] = field(default_factory=dict)
    """By table: what was acknowledged, in order for each person."""
    failed: dict[str, list[str]] = field(default_factory=dict)
    """By table: what people were told not to have happened."""
    waits: list[tuple[float, float]] = field(default_factory=list)
    """For each acknowledgement: when, and how long after the first attempt."""
    faults: dict[str, int] = field(default_factory=dict)
    """By fault: how often somebody was told of it."""
    broken: int = 0
    missed: int = 0
    """How often a page that nobody had told anything for a minute had to come back to see what had happened."""
    games: int = 0


class Street:
    """The way to the server: each visitor comes from an address of their own, as a proxy would report it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._transport = httpx.AsyncHTTPTransport(limits=httpx.Limits(max_connections=None), verify=False)

    async def ask(self, method: str, path: str, headers: dict[str, str], body: Any = None) -> httpx.Response:
        """One request, without a jar of cookies that all would share."""
        request = httpx.Request(method, self.url + path, headers=headers, json=body)
        request.extensions = {"timeout": dict.fromkeys(("connect", "read", "write", "pool"), SILENCE)}
        answer = await self._transport.handle_async_request(request)
        try:
            await answer.aread()
        finally:
            await answer.aclose()
        return answer

    async def close(self) -> None:
        await self._transport.aclose()


def address_of(number: int) -> str:
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


class Guest:
    """A person without a table yet."""

    def __init__(self, street: Street, number: int) -> None:
        self.street = street
        self.headers = {"X-Forwarded-For": address_of(number)}
        self.id = ""
        self.name = f"Guest {number}"

    async def persist(self, path: str, body: Any = None) -> Any:
        """Ask until there is a good answer, with growing pauses; what was done without an answer is left alone."""
        wait = FIRST_WAIT
        while True:
            with contextlib.suppress(*BROKEN):
                answer = await self.street.ask("POST", path, self.headers, body)
                if answer.status_code == 200:
                    return answer
                if answer.status_code == 409:  # it was done, but the answer did not arrive
                    return None
                assert answer.status_code in (429, 503), answer.text
            await asyncio.sleep(wait)
            wait = min(LONGEST_WAIT, 2 * wait)

    async def come_in(self) -> "Guest":
        answer = await self.persist("/api/guests", {"name": self.name})
        self.id = answer.json()["id"]
        self.headers["Cookie"] = answer.headers["set-cookie"].partition(";")[0]
        return self

    async def make(self, game: str, options: dict[str, Any], seats: list[Any]) -> str:
        made = await self.persist("/api/tables", {"game": game, "options": options, "seats": seats})
        return str(made.json()["id"])

    @contextlib.asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Place]:
        url = self.street.url
        options: Any = {"origin": url, "additional_headers": self.headers, "max_size": None}
        address = f"ws{url[4:]}/api/tables/{table}/socket"
        async with connect(address, compression=None, open_timeout=SILENCE, close_timeout=1.0, **options) as connection:
            place = Place(connection)
            await asyncio.wait_for(place.hear("snapshot"), SILENCE)
            yield place


class Player:
    """One person at one table, until the game is over or the soak ends."""

    def __init__(self, guest: Guest, table: str, ledger: Ledger, pace: float, seed: str) -> None:
        self.guest, self.table, self.ledger, self.pace = guest, table, ledger, pace
        self.rng = random.Random(seed)
        self.pending: tuple[str, str, dict[str, Any], float] | None = None
        """The unanswered request: its id, its kind, what it says, and when it was first sent."""
        self.repeated = False
        """Whether it was sent before without an answer: then no answer to it says what became of the first."""
        self.over = False
        self.last_done = time.monotonic()
        self._count = 0
        self._version = -1

    async def play(self) -> None:
        attempt = 0
        while not self.over:
            try:
                async with self.guest.at(self.table) as place:
                    attempt = 0
                    if self._version not in (-1, place.scene["version"]) and self.pending is None:
                        self.ledger.missed += 1
                    self._version = -1
                    await self._play_at(place)
            except BROKEN:
                self.ledger.broken += 1
                await asyncio.sleep(min(LONGEST_WAIT, FIRST_WAIT * 2**attempt) * (0.75 + self.rng.random() / 2))
                attempt += 1

    async def _play_at(self, place: Place) -> None:
        while not self.over:
            if self.pending is None:
                await self._wait_for_turn(place)
                if place.over:
                    self.over = True
                    return
                await asyncio.sleep(self.rng.expovariate(1 / self.pace))
                self._think(place)
            if not await self._carry_out(place):
                return

    async def _wait_for_turn(self, place: Place) -> None:
        try:
            await place.turn()
        except TimeoutError:
            self._version = place.scene["version"]
            raise

    def _think(self, place: Place) -> None:
        """Mostly a move; now and then a word, or the end of the game."""
        self._count += 1
        name = f"{self._count}-{self.rng.randrange(1 << 40):x}"
        wish: tuple[str, dict[str, Any]]
        if self.rng.random() < 0.05:
            wish = ("say", {"text": f"word {name}"})
        elif self.rng.random() < GIVES_UP:
            wish = ("ask", {"kind": "resign"})
        else:
            wish = ("play", {"version": place.scene["version"], "move": self.rng.choice(place.legal)})
        self.pending = (name, *wish, time.monotonic())
        said = str(wish[1].get("text") or wish[1].get("move") or GIVEN_UP)
        self.ledger.sent.setdefault(self.table, {})[f"{self.guest.id}:{name}"] = said

    async def _carry_out(self, place: Place) -> bool:
        """Whether the page may go on with what it shows; otherwise it reads the table again, as the real one does."""
        assert self.pending is not None
        name, kind, fields, began = self.pending
        repeated, self.repeated = self.repeated, True
        answer = await asyncio.wait_for(place.ask(kind, id=name, **fields), SILENCE)
        self.pending, self.repeated = None, False
        key, now = f"{self.guest.id}:{name}", time.monotonic()
        if answer["type"] == "done":
            self.ledger.done.setdefault(self.table, []).append(key)
            self.ledger.waits.append((now, now - began))
            self.last_done = now
            return True
        fault = str(answer.get("fault", answer["type"]))
        self.ledger.faults[fault] = self.ledger.faults.get(fault, 0) + 1
        if fault != UNSURE and not (repeated and fault == UNSTORED):
            self.ledger.failed.setdefault(self.table, []).append(key)
        await asyncio.sleep(REST)
        return fault != UNSURE


async def end(tasks: Sequence["asyncio.Task[Any]"]) -> None:
    """Cancel them until they are done: in Python 3.11 `wait_for` can swallow a cancellation."""
    while waiting := [task for task in tasks if not task.done()]:
        for task in waiting:
            task.cancel()
        await asyncio.wait(waiting, timeout=1.0)


class Watcher:
    """Somebody who only looks."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest, self.table = guest, table

    async def watch(self) -> None:
        while True:
            with contextlib.suppress(*BROKEN, json.JSONDecodeError):
                async with self.guest.at(self.table) as place:
                    while True:
                        await place.connection.recv()
            await asyncio.sleep(FIRST_WAIT)


KINDS: Final[tuple[tuple[str, str, dict[str, Any], list[Any]], ...]] = (
    ("bot", "gegensatz", {"mode": "duel"}, [ME, SPROUT]),
    ("two", "gegensatz", {"mode": "duel"}, [ME, OPEN]),
    ("hot seat", "gegensatz", {"mode": "duel"}, [ME, ME]),
    ("bot", "gegensatz", {"mode": "duel"}, [SPROUT, ME]),
    ("solo", "gegensatz", {"mode": "solo"}, [ME]),
    ("two", "rivality", {"mode": "duel"}, [ME, OPEN]),
    ("bot", "rivality", {"mode": "duel"}, [ME, SPROUT]),
    ("bot", "lutao", {"mode": "beginner"}, [ME, SPROUT]),
    ("two", "gegensatz", {"mode": "duel"}, [OPEN, ME]),
    ("bot", "athlas", {}, [ME, SPROUT]),
)
"""What is played, in turn."""


class Corner:
    """One place where games follow each other: its people stay, its tables change."""

    def __init__(self, street: Street, number: int, ledger: Ledger, pace: float, seed: int) -> None:
        self.kind, self.game, self.options, self.seats = KINDS[number % len(KINDS)]
        self.guests = [Guest(street, 2 * number + place) for place in range(2 if self.kind == "two" else 1)]
        self.watcher = Guest(street, 1_000_000 + number) if self.kind == "hot seat" else None
        self.ledger, self.pace, self.seed, self.number = ledger, pace, seed, number
        self.players: list[Player] = []

    async def live(self) -> None:
        for guest in (*self.guests, *filter(None, [self.watcher])):
            await guest.come_in()
        for game in range(1_000_000):
            await self._play_game(game)
            self.ledger.games += 1

    async def _play_game(self, game: int) -> None:
        table = await self.guests[0].make(self.game, self.options, self.seats)
        for guest in self.guests[1:]:
            await guest.persist(f"/api/tables/{table}/join")
        self.players = [
            Player(guest, table, self.ledger, self.pace, f"{self.seed} {self.number} {game} {place}")
            for place, guest in enumerate(self.guests)
        ]
        async with asyncio.TaskGroup() as group:
            watching = group.create_task(Watcher(self.watcher, table).watch()) if self.watcher else None
            playing = [group.create_task(player.play()) for player in self.players]
            await asyncio.gather(*playing)
            if watching is not None:
                await end([watching])
