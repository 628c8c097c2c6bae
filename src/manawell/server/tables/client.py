"""One connection to a table: who it is, what it has been told, and what waits to be sent."""

import asyncio
from typing import Any, Final, NamedTuple

import msgspec

from manawell.server.storage.interface import Guest
from manawell.server.tables.protocol import Snapshot, ToClient

FRAME: Final = 16_000
"""Bytes."""
OVERHEAD: Final = 150
"""What a waiting message takes besides its text, about."""
_ENCODER: Final = msgspec.json.Encoder()


def encode(message: object) -> bytes:
    return _ENCODER.encode(message)


class Waiting(NamedTuple):
    """A message on its way."""

    text: bytes
    viewer: int | None
    """Whose scene it shows, if it shows one."""
    weight: int
    """What counts. A snapshot does not: it is as long as the game, and only one for each seat can wait."""


class Client:
    """A reader that is too slow is dropped; it comes back and gets a snapshot."""

    def __init__(self, guest: Guest | None, outbox: int, filmed: bool = False) -> None:
        self.guest = guest
        self.filmed = filmed
        """Whether it wants the frames of what happens."""
        self.dropped = asyncio.Event()
        self.scene = b""
        """As last sent, like the following."""
        self.table = b""
        self.table_made_of: tuple[Any, ...] = ()
        """What it depended on."""
        self.told: dict[int, int] = {}
        """By viewer that this client has been: how many events it knows."""
        self.rewritten: dict[int, int] = {}
        self.busy = False
        """Something it asked for is being carried out."""
        self.leaving = False
        self.hint: asyncio.Future[Any] | None = None
        """The thought it waits for, which is dropped when it goes."""
        self._most = outbox
        self._outbox: list[Waiting] = []
        self._weight = 0
        self._news = asyncio.Event()

    @property
    def id(self) -> str | None:
        return None if self.guest is None else self.guest.id

    def send(self, message: ToClient, viewer: int | None = None) -> None:
        """Never waits. `viewer` is the one whose scene is shown: a snapshot takes the place of what it makes old."""
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
            self._news.set()

    def end(self) -> None:
        """It has gone: nothing waits for it any more, and it waits for nothing."""
        self.leaving = True
        self._keep([])
        if self.hint is not None:
            self.hint.cancel()

    async def next(self) -> bytes:
        """The next frame: a list of what waits, as much as makes a frame of the usual size, and one at least."""
        await self._news.wait()
        return self.take(FRAME)

    def take(self, most: int) -> bytes:
        """The frame, without waiting."""
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
        self._weight = sum(one.weight for one in waiting)
        if not waiting:
            self._news.clear()
