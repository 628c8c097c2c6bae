"""One connection to a table: who it is, what it has been told, and what waits to be sent."""

import asyncio
from typing import Any, Final

import msgspec

from manawell.server.storage.interface import Guest
from manawell.server.tables.protocol import Snapshot, ToClient

FRAME: Final = 16_000
"""The usual size of a frame, in bytes."""
OVERHEAD: Final = 150
"""About what a waiting message takes besides its text, in bytes."""
_ENCODER: Final = msgspec.json.Encoder()


def encode(message: object) -> bytes:
    return _ENCODER.encode(message)


class Waiting:
    """A message on its way."""

    def __init__(self, text: bytes, viewer: int | None, weight: int) -> None:
        self.text = text
        self.viewer = viewer
        """The viewer whose scene it shows, if any."""
        self.weight = weight
        """Bytes that count towards the limit. A snapshot has none: it is as long as the game, and only one per viewer
        can wait.
        """


class Client:
    """A connected client. One that reads too slowly is dropped; it comes back and gets a snapshot."""

    def __init__(self, guest: Guest | None, outbox: int, filmed: bool = False, foresighted: bool = False) -> None:
        self.guest = guest
        self.filmed = filmed
        """Whether it asked for frames."""
        self.foresighted = foresighted
        """Whether it asked for what moves lead to, together with every scene."""
        self.looking = True
        """Whether its page is in view, as far as it says."""
        self.dropped = asyncio.Event()
        self.scene = b""
        """The last scene sent, encoded."""
        self.table = b""
        self.table_made_of: tuple[Any, ...] = ()
        """The values that the last table info sent was made from."""
        self.told: dict[int, int] = {}
        """By viewer that this client has been: how many events it has been sent."""
        self.rewritten: dict[int, int] = {}
        self.busy = False
        """One of its requests is being carried out."""
        self.leaving = False
        self.hint: asyncio.Future[Any] | None = None
        """The hint it is waiting for; cancelled when it leaves."""
        self._most = outbox
        self._outbox: list[Waiting] = []
        self._weight = 0
        self._reader: asyncio.Future[None] | None = None
        """Whoever waits for the next frame."""

    @property
    def id(self) -> str | None:
        return None if self.guest is None else self.guest.id

    def send(self, message: ToClient, viewer: int | None = None) -> None:
        """Queue a message; never waits. `viewer` is the one whose scene it shows: a snapshot replaces older messages to
        them.
        """
        text = encode(message)
        weight = len(text) + OVERHEAD
        if isinstance(message, Snapshot):
            self._keep([waiting for waiting in self._outbox if waiting.viewer != viewer])
            weight = 0
        if self._weight and self._weight + weight > self._most:
            self._keep([])
            self.dropped.set()
        elif not self.dropped.is_set():
            self._outbox.append(Waiting(text, viewer, weight))
            self._weight += weight
            if self._reader is not None and not self._reader.done():
                self._reader.set_result(None)

    def end(self) -> None:
        """The client has gone: drop its messages and cancel its hint."""
        self.leaving = True
        self._keep([])
        if self.hint is not None:
            self.hint.cancel()

    async def next(self) -> bytes:
        """The next frame: a list of waiting messages up to the usual size, but at least one."""
        while not self._outbox:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self.take(FRAME)

    def take(self, most: int) -> bytes:
        """A frame of what waits now, without waiting."""
        count = size = 0
        for waiting in self._outbox:
            size += len(waiting.text)
            if count and size > most:
                break
            count += 1
        frame = b"[" + b",".join([waiting.text for waiting in self._outbox[:count]]) + b"]"
        self._keep(self._outbox[count:])
        return frame

    def _keep(self, waiting: list[Waiting]) -> None:
        self._outbox = waiting
        self._weight = sum([one.weight for one in waiting])
