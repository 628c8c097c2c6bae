"""A real server on a free port, and people who come to it over real sockets."""

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Any, Final

import httpx
import websockets

from manawell.server.cluster.running import address_of, listen, make_server
from manawell.server.settings import Settings

Message = dict[str, Any]
PATIENCE: Final = 60.0

HOST_SECRET: Final = "only the host knows"
DUEL: Final = {"mode": "duel"}
ME: Final = {"kind": "me"}
OPEN: Final = {"kind": "open"}
BOT: Final = {"kind": "bot", "level": "apprentice"}

SHARED: Final[dict[str, Any]] = {}
"""Database and Redis of all servers, when the tests run on them."""


def roomy(data: Path, **changes: Any) -> Settings:
    """Limits that do not hinder a test which is not about limits."""
    usual: dict[str, Any] = {
        "messages_per_second": 1e6,
        "message_burst": 1e6,
        "writes_per_second": 1e6,
        "write_burst": 1e6,
        "guess_burst": 1e6,
        "reads_per_second": 1e6,
        "read_burst": 1e6,
        "connects_per_second": 1e6,
        "connect_burst": 1e6,
        "sockets_per_address": 10_000,
        "bot_workers": 1,
        "bot_pace": 0.1,
        "outbox_bytes": 10_000_000,
        "lines_per_minute": 10_000,
        "analysis_seconds": 2.0,
        "clock_grace": 0.0,
        "metrics_token": HOST_SECRET,
    }
    return Settings(data, **{**usual, **SHARED, **changes})


@contextlib.contextmanager
def running(settings: Settings, send_buffer: int | None = None) -> Iterator[str]:
    """The address of a server in a thread."""
    settings.data.mkdir(parents=True, exist_ok=True)
    ready = threading.Event()
    bound = listen("127.0.0.1", 0)
    if send_buffer is not None:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    server = make_server(settings, ready.set)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [bound]})
    thread.start()
    try:
        assert ready.wait(PATIENCE), "the server did not start"
        yield address_of(bound).rstrip("/")
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        bound.close()


def addresses(settings: Settings) -> list[str]:
    """Database and Redis as arguments of the command line, if there are any."""
    if settings.database is None or settings.redis is None:
        return []
    return ["--database", settings.database, "--redis", settings.redis]


DEALING: Final = "from tests.deals import fix_deals; fix_deals({!r}); from manawell.cli.app import main; main()"


class Process:
    """`manawell serve` as a process of its own."""

    def __init__(self, data: Path, *arguments: str, within: Sequence[str] = (), deal: str | None = None) -> None:
        """`within` is a command that runs it somewhere else, such as another network; `deal` fixes what is dealt."""
        program = ["-m", "manawell.cli"] if deal is None else ["-c", DEALING.format(deal)]
        command = [
            *within,
            sys.executable,
            *program,
            "serve",
            "--data",
            str(data),
            "--lang",
            "en",
            *arguments,
        ]
        self.began = time.monotonic()
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
        )
        self.log: list[str] = []
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert "http://" in line, line + self._process.communicate(timeout=PATIENCE)[1]
        self.url = line.split(": ", 1)[1].strip().rstrip("/")
        threading.Thread(target=self._read, daemon=True).start()

    @property
    def pid(self) -> int:
        return self._process.pid

    def _read(self) -> None:
        assert self._process.stderr is not None
        with contextlib.suppress(ValueError):
            self.log += self._process.stderr

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Send a signal to the server alone; its exit code."""
        if self._process.poll() is None:
            os.kill(self.pid, how)
        code = self._process.wait(PATIENCE)
        for stream in (self._process.stdout, self._process.stderr):
            if stream is not None:
                stream.close()
        return code


class Person:
    """A person with a browser: a cookie, and connections to tables."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE)
        self.id = ""

    async def come_in(self, name: str) -> "Person":
        answer = await self.http.post("/api/guests", json={"name": name})
        assert answer.status_code == 200, answer.text
        self.id = answer.json()["id"]
        return self

    async def move_to(self, url: str) -> None:
        """Meet the same server at another address, after a restart."""
        token = self.token
        await self.http.aclose()
        self.url, self.http = url, httpx.AsyncClient(base_url=url, timeout=PATIENCE, cookies={"manawell": token})

    @property
    def token(self) -> str:
        return self.http.cookies.get("manawell") or ""

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post_nothing(self, path: str, body: Any = None) -> None:
        """The same where nothing is answered."""
        answer = await self.http.post(path, json=body)
        assert answer.status_code == 204, answer.text

    async def make(self, *seats: Any, game: str = "gegensatz", **options: Any) -> str:
        body = {"game": game, "options": options or DUEL, "seats": list(seats)}
        return str((await self.post("/api/tables", body))["id"])

    async def join(self, table: str) -> int:
        return int((await self.post(f"/api/tables/{table}/join"))["seat"])

    @contextlib.asynccontextmanager
    async def at(self, table: str, *, wanted: str = "", **options: Any) -> AsyncIterator["Place"]:
        """`wanted` is the query: `frames`, `sights`, or both."""
        address = f"ws{self.url[4:]}/api/tables/{table}/socket?{wanted}"
        headers = {"Cookie": f"manawell={self.token}"} if self.token else {}
        options = {"origin": self.url, "additional_headers": headers, "max_size": None, **options}
        async with websockets.connect(address, **options) as connection:
            place = Place(connection)
            await place.hear("snapshot")
            place.chat = await place.hear("chat")
            if place.owes_salt():
                await place.ask("salt", salt="a salt of the tests")
            yield place

    async def leave(self) -> None:
        await self.http.aclose()


async def metrics_of(person: Person) -> str:
    """What the host reads."""
    answer = await person.http.get("/metrics", headers={"authorization": f"Bearer {HOST_SECRET}"})
    assert answer.status_code == 200, answer.text
    return answer.text


class Place:
    """One connection to a table."""

    ids = count()

    def __init__(self, connection: websockets.ClientConnection) -> None:
        self.connection = connection
        self.table: Message = {}
        self.scene: Message = {}
        self.chat: Message = {}
        """The last message sent before this connection."""
        self.story: list[Message] = []
        """The events told so far."""
        self.heard: list[Message] = []
        self.waiting: list[Message] = []
        """What came in the last frame and has not been read yet."""

    async def next(self) -> Message:
        if not self.waiting:
            self.waiting = json.loads(await asyncio.wait_for(self.connection.recv(), PATIENCE))
        message = self.waiting.pop(0)
        self.heard.append(message)
        self.table = message.get("table", self.table)
        self.scene = message.get("scene", self.scene) or {}
        if message["type"] == "snapshot":
            self.story = message["events"]
        elif message["type"] == "update":
            self.story = self.story + message["events"]
        return message

    def owes_salt(self) -> bool:
        """Whether the deal waits for a salt of this person."""
        pairs = zip(self.table["seats"], self.table["salts"], strict=False)
        return not self.scene and any(seat["yours"] and salt is None for seat, salt in pairs)

    async def hear(self, *kinds: str, where: Callable[[Message], bool] = lambda _message: True) -> Message:
        """The next message of one of these kinds."""
        while True:
            message = await self.next()
            if message["type"] in kinds and where(message):
                return message

    async def send(self, type_: str, /, **fields: Any) -> str:
        name = str(fields.pop("id", f"request {next(self.ids)}"))
        await self.connection.send(json.dumps({"type": type_, "id": name, **fields}))
        return name

    async def ask(self, type_: str, /, **fields: Any) -> Message:
        """Send a request and wait for its answer."""
        name = await self.send(type_, **fields)
        return await self.hear(
            "done", "foreseen", "coached", "chat", "refused", "failed", where=lambda message: message["id"] == name
        )

    async def play(self, move: str | None = None, **fields: Any) -> Message:
        """Make this move, or the first legal one."""
        move = self.legal[0] if move is None else move
        return await self.ask("play", **{"version": self.scene["version"], "move": move, **fields})

    async def foresee(self, *moves: str, **fields: Any) -> Message:
        """Preview these moves, or all legal ones."""
        return await self.ask("foresee", **{"version": self.scene["version"], "moves": moves or self.legal, **fields})

    async def settle(self) -> list[Message]:
        """Everything that was sent up to now: an unreadable message is answered in its turn."""
        before = len(self.heard)
        await self.connection.send("?")
        await self.hear("failed", where=lambda message: message["fault"] == "fault-message")
        return self.heard[before:-1]

    async def turn(self) -> None:
        """Wait until there is something to decide, or the game is over."""
        while not self.legal and not self.over:
            await self.next()

    @property
    def legal(self) -> list[str]:
        return [move["text"] for move in self.scene.get("legal", [])]

    @property
    def over(self) -> bool:
        return self.scene.get("outcome") is not None


class Kindness:
    """In place of `Manners`: nobody has blocked anybody."""

    async def is_blocked(self, guest: str, by: object) -> bool:
        return False

    async def blocked(self, guest: str) -> list[object]:
        return []
