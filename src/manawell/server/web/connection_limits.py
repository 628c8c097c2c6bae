"""Limits below the application: no connection may send without end, stay silent, or leave answers unread.

This extends uvicorn's httptools protocol, which has no limit for the size of headers or the time until a request is
complete. (h11 has a limit for sizes, but none for times.)
"""

import asyncio
import struct
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from manawell.server.settings import Settings
from manawell.server.web.compression import LONG as TO_COMPRESS
from manawell.server.web.compression import SparingFactory

LATE: Final = 408
LONG: Final = 431
GOODBYE: Final = 12.0
"""Seconds that a closed socket has to read the rest before it is cut; slightly more than uvicorn waits for the close
frame.
"""
SPEAK: Final = "manawell.speak"
"""The extension of ASGI by which messages are sent; its one part,"""
SEND: Final = "send"
"""a coroutine that takes a message as it goes over the wire."""
TEXT: Final = 0x81
"""How a message begins that is a text in one frame."""
TWO_BYTES: Final = 126
"""This instead of a length says that the length follows in two bytes."""


class PatientHttp(HttpToolsProtocol):
    """Waits for a request, but only within the limits of the settings."""

    limits: ClassVar[Settings]
    _timer: asyncio.TimerHandle | None = None
    """Runs until the current or next request must be complete."""
    _stalled: asyncio.TimerHandle | None = None
    """Runs until the answer must have been read."""
    _in_head = True
    """Whether the next bytes belong to the request line or the headers."""
    _head_bytes = 0
    _whole = False
    """Whether a request ended in the last piece of data."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_clocks()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._timer is None:
            self._expect()
        self._whole = False
        super().data_received(data)
        self._head_bytes = self._head_bytes + len(data) if self._in_head and not self._whole else 0
        if self._head_bytes > self.limits.header_bytes:
            self._refuse(LONG)

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_head = self._whole = True
        self._stop_clocks()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_clocks()
        super().handle_websocket_upgrade()
        del self.parser  # which knows this protocol; nothing is read by it any more

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled = self.loop.call_later(self.limits.request_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()

    def _expect(self) -> None:
        self._timer = self.loop.call_later(self.limits.request_seconds, self._refuse, LATE)

    def _stop_clocks(self) -> None:
        for clock in (self._timer, self._stalled):
            if clock is not None:
                clock.cancel()
        self._timer = self._stalled = None

    def _refuse(self, status: int) -> None:
        """Close the connection, with a status line if no answer has begun."""
        if self.transport.is_closing():
            return
        if self.cycle is None or not self.cycle.response_started or self.cycle.response_complete:
            self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()


class PatientSocket(WebSocketsSansIOProtocol):
    """Cuts the connection some time after it ends: a peer that does not read would keep it open forever. It compresses
    sparingly.
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn.available_extensions = [SparingFactory()]

    async def run_asgi(self) -> None:
        self.scope["extensions"][SPEAK] = {SEND: self.speak}
        try:
            await super().run_asgi()
        finally:
            del self.scope["extensions"][SPEAK]  # or it would keep itself in memory
        self._cut_soon()

    async def speak(self, text: bytes) -> None:
        """Send a message that is written already. On the way through ASGI it would be decoded and encoded again, and
        asked a dozen times whether it is one; a short one needs nothing but its head.
        """
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        if len(text) < TO_COMPRESS:
            head = (
                bytes((TEXT, len(text))) if len(text) < TWO_BYTES else struct.pack("!BBH", TEXT, TWO_BYTES, len(text))
            )
            self.transport.write(head + text)
        else:
            self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._cut_soon()

    def _cut_soon(self) -> None:
        self.loop.call_later(GOODBYE, self.transport.abort)


def patient_http(settings: Settings) -> type[PatientHttp]:
    return type("PatientHttp", (PatientHttp,), {"limits": settings})
