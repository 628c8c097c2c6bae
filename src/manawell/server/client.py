"""One connection to a table: who it is, what it has been told, and what waits to be sent."""

import asyncio
from typing import Any, Final

import msgspec

from manawell.server.protocol import ToClient
from manawell.server.storage import Guest

_ENCODER: Final = msgspec.json.Encoder()


def encode(message: object) -> bytes:
    return _ENCODER.encode(message)


class Client:
    """A reader that is too slow is dropped; it comes back and gets a snapshot."""

    def __init__(self, guest: Guest | None, outbox: int) -> None:
        self.guest = guest
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
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue(outbox)

    @property
    def id(self) -> str | None:
        return None if self.guest is None else self.guest.id

    def send(self, message: ToClient) -> None:
        """Never waits."""
        try:
            self._outbox.put_nowait(encode(message))
        except asyncio.QueueFull:
            self.dropped.set()

    async def next(self) -> bytes:
        """The next frame: a list of all that waits."""
        waiting = [await self._outbox.get()]
        while not self._outbox.empty():
            waiting.append(self._outbox.get_nowait())
        return b"[" + b",".join(waiting) + b"]"
