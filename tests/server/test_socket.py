"""A connection that ends while something is being carried out."""

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.websockets import WebSocketState
from uvicorn.protocols.utils import ClientDisconnected

from manawell.server.settings import Settings
from manawell.server.storage.interface import Guest
from manawell.server.tables import socket as sockets
from manawell.server.tables.client import Client
from manawell.server.tables.protocol import Failed
from manawell.server.web.connection_limits import SEND, SPEAK

ADA = Guest("a" * 16, "Ada", "en")


class Wire:
    """A socket over which one request comes, and then nothing more."""

    application_state = WebSocketState.CONNECTED

    def __init__(self) -> None:
        self.scope = {"extensions": {SPEAK: {SEND: self.speak}}}
        self.closed: list[int] = []
        self.requests = [json.dumps({"type": "say", "id": "1", "text": "hello"})]

    async def receive(self) -> dict[str, Any]:
        if not self.requests:
            await asyncio.Event().wait()
        return {"type": "websocket.receive", "text": self.requests.pop()}

    async def speak(self, text: bytes) -> None:
        raise AssertionError(text)

    async def close(self, code: int) -> None:
        self.closed.append(code)


@pytest.mark.parametrize("at_work", [True, False])
async def test_who_is_dropped_does_not_interrupt_what_was_asked_for(tmp_path: Path, at_work: bool) -> None:
    begun, stored, done = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def carry_out(_request: object) -> None:
        begun.set()
        if at_work:
            await stored.wait()
        done.set()

    wire, client = Wire(), Client(ADA, 10)
    door = sockets.SocketEndpoint(SimpleNamespace(), Settings(data=tmp_path))  # type: ignore[arg-type]
    talk = asyncio.create_task(door._converse(wire, client, carry_out))  # type: ignore[arg-type]
    await begun.wait()
    client.dropped.set()
    await asyncio.sleep(0.05)
    assert talk.done() != at_work
    stored.set()
    await asyncio.wait_for(talk, 5)
    assert done.is_set()
    assert wire.closed == [sockets.LATER]


class Cut(Wire):
    """A socket that the server below has closed by itself."""

    async def speak(self, text: bytes) -> None:
        raise ClientDisconnected


async def test_what_is_said_into_a_connection_that_was_closed_below_ends_it(tmp_path: Path) -> None:
    async def nothing(_request: object) -> None: ...

    wire, client = Cut(), Client(ADA, 10**6)
    door = sockets.SocketEndpoint(SimpleNamespace(), Settings(data=tmp_path))  # type: ignore[arg-type]
    client.send(Failed("1", "fault-too-many", {}))
    await asyncio.wait_for(door._converse(wire, client, nothing), 5)  # type: ignore[arg-type]
    assert wire.closed == [], "there is nothing left to close"
