"""A small client for the server, for bots and other programs: HTTP for tables, one socket per game.

    from manawell.client import House

    with House.enter("http://127.0.0.1:8000", "Tinker") as house:
        table = house.make_table("rivality", [{"kind": "me"}, {"kind": "bot", "level": "sprout"}])
        with house.sit(table) as seat:
            for scene in seat.turns():
                seat.play(scene.legal[0].text)
            print(seat.scene.outcome)

It needs the extra `client`: `pip install "manawell[client]"`. The messages are those of docs/protocol.md.
"""

import itertools
import secrets
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from manawell.kernel.faults import Fault, Illegal
from manawell.server.people.guests import COOKIE
from manawell.server.tables.protocol import (
    Ask,
    Done,
    Failed,
    OpenTables,
    Play,
    Refused,
    Salt,
    Scene,
    Snapshot,
    TableChanged,
    TableInfo,
    ToClient,
    ToServer,
    Update,
)

SECONDS: Final = 30.0
"""How long an answer may take."""
_messages = msgspec.json.Decoder(list[ToClient])
Answer = TypeVar("Answer")


class Failure(Fault):
    """The server could not do it. `message` is the id of a fault of docs/protocol.md, with its values."""

    def __str__(self) -> str:
        told = ", ".join(f"{name}: {value}" for name, value in self.values.items())
        return f"{self.message} ({told})" if told else self.message


class Me(msgspec.Struct, frozen=True):
    id: str
    name: str
    language: str
    program: bool


class GameOffer(msgspec.Struct, frozen=True):
    """A game that the server has; its options are described by `GameInfo` in docs/protocol.md."""

    id: str
    rules_version: int
    options: list[dict[str, Any]]
    bots: list[str]


class MyTable(msgspec.Struct, frozen=True):
    """One of my tables."""

    id: str
    game: str
    options: dict[str, str | int]
    your_turn: bool
    result: dict[str, Any] | None


class Made(msgspec.Struct, frozen=True):
    id: str


class Joined(msgspec.Struct, frozen=True):
    seat: int


class House:
    """A server, as one of its guests sees it."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url.rstrip("/")
        self.token = token
        self._http = httpx.Client(base_url=self.url, timeout=SECONDS, headers={"Authorization": f"Bearer {token}"})

    @classmethod
    def enter(cls, url: str, name: str) -> "House":
        """Come as a new guest, marked as a program. Keep `token` to come again as the same one."""
        answer = httpx.post(f"{url.rstrip('/')}/api/guests", json={"name": name, "program": True}, timeout=SECONDS)
        _check(answer)
        return cls(url, answer.cookies[COOKIE])

    def me(self) -> Me:
        return self._ask(Me, "GET", "/api/me")

    def games(self) -> list[GameOffer]:
        return self._ask(list[GameOffer], "GET", "/api/games")

    def tables(self) -> list[MyTable]:
        """My tables, those with the latest news first."""
        return self._ask(list[MyTable], "GET", "/api/tables")

    def make_table(self, game: str, seats: list[dict[str, Any]], options: dict[str, str | int] | None = None) -> str:
        """The id of a new table with these seats: `{"kind": "me"}`, `"open"`, or `"bot"` with a `"level"`. It is
        dealt when everybody has sat down with `sit`.
        """
        wish = {"game": game, "options": options or {}, "seats": seats, "salted": True}
        return self._ask(Made, "POST", "/api/tables", wish).id

    def join(self, table: str) -> int:
        """Take an open seat."""
        return self._ask(Joined, "POST", f"/api/tables/{table}/join", {"salted": True}).seat

    def challenges(self) -> Generator[str, None, None]:
        """The tables to which others challenge this guest, as they come; it never ends."""
        known: set[str] = set()
        with self._connect("/api/hall/socket") as socket:
            while True:
                for news in _messages.decode(socket.recv()):
                    if isinstance(news, OpenTables):
                        fresh = [table.id for table in news.challenges if table.id not in known]
                        known.update(fresh)
                        yield from fresh

    @contextmanager
    def sit(self, table: str) -> Iterator["Seat"]:
        """Sit down at a table, or watch if no seat there is yours."""
        with self._connect(f"/api/tables/{table}/socket") as socket:
            yield Seat(socket)

    def _connect(self, path: str) -> ClientConnection:
        parts = urlsplit(self.url)
        address = f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}{path}"
        headers = {"Authorization": f"Bearer {self.token}"}
        return connect(address, additional_headers=headers, max_size=None, open_timeout=SECONDS)

    def __enter__(self) -> "House":
        return self

    def __exit__(self, *_: object) -> None:
        self._http.close()

    def _ask(self, kind: type[Answer], method: str, path: str, body: dict[str, Any] | None = None) -> Answer:
        answer = self._http.request(method, path, json=body)
        _check(answer)
        return msgspec.json.decode(answer.content, type=kind)


class Seat:
    """One table, as this guest sees it. `scene` and `table` are up to date whenever a method returns."""

    table: TableInfo

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._ids = itertools.count(1)
        self._scene: Scene | None = None
        self.salt = secrets.token_hex(16)
        """What this client adds to the deal if it is asked to; it must stand in the record at its seat."""
        self.events: list[Any] = []
        """Everything that this seat was told, in order."""
        self._read(SECONDS)

    @property
    def scene(self) -> Scene:
        """What this guest sees; `Failure` before the cards are dealt, for then there is nothing to see."""
        if self._scene is None:
            raise Failure("fault-seats-open")
        return self._scene

    @property
    def my_turn(self) -> bool:
        """Whether this guest must decide now."""
        scene = self._scene
        return scene is not None and scene.prompt is not None and scene.actor == scene.viewer

    def turns(self) -> Iterator[Scene]:
        """The scene whenever this guest must decide, until the game is over."""
        while self._scene is None or self._scene.outcome is None:
            if self.my_turn:
                yield self.scene
            else:
                self._read(None)

    def play(self, move: str) -> bool:
        """Make a move. False if the table has changed meanwhile, so that it counts for nothing: decide again. `Illegal`
        says by which rule it is not allowed, `Failure` what else is wrong.
        """
        try:
            self.send(Play(self._id(), self.scene.version, move, self.scene.viewer))
        except Failure as fault:
            if fault.message != "fault-stale-version":
                raise
            return False
        return True

    def resign(self) -> None:
        self.send(Ask(self._id(), "resign"))

    def send(self, request: ToServer) -> None:
        """Send any request of the protocol and wait until it is answered."""
        self._socket.send(msgspec.json.encode(request).decode())
        while not any(self._answers(message, request.id) for message in self._read(SECONDS)):
            pass

    def _id(self) -> str:
        return f"c{next(self._ids)}"

    def _read(self, seconds: float | None) -> list[ToClient]:
        """The next frame."""
        frame = _messages.decode(self._socket.recv(timeout=seconds))
        for message in frame:
            match message:
                case Snapshot():
                    self.table, self._scene, self.events = message.table, message.scene, list(message.events)
                    self._add_salt()
                case Update():
                    self._scene = message.scene
                    self.events += message.events
                case TableChanged():
                    self.table = message.table
                    self._add_salt()
        return frame

    def _add_salt(self) -> None:
        """Send the salt where it is awaited; the commitment has come before."""
        awaited = zip(self.table.seats, self.table.salts, strict=False)
        if any(seat.yours and salt is None for seat, salt in awaited):
            self._socket.send(msgspec.json.encode(Salt("salt", self.salt)).decode())

    @staticmethod
    def _answers(message: ToClient, wanted: str) -> bool:
        """Whether a message is the good answer to a request; a bad one is raised."""
        match message:
            case Refused() if message.id == wanted:
                raise Illegal(message.attempt, message.refusal)
            case Failed() if message.id == wanted:
                raise Failure(message.fault, **message.values)
            case Done():
                return message.id == wanted
        return False


def _check(answer: httpx.Response) -> None:
    if answer.is_success:
        return
    try:
        found = answer.json()
        fault = Failure(found["fault"], **found["values"])
    except (ValueError, KeyError, TypeError):
        answer.raise_for_status()
        raise
    raise fault
