"""A table's socket: lets clients in, reads their requests, sends them messages."""

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import cache
from time import perf_counter
from typing import Any, Final

import msgspec
from prometheus_client import Histogram
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from manawell.kernel.faults import Fault, UnknownGame
from manawell.learn.course import find_course
from manawell.learn.faults import UnknownLesson
from manawell.learn.lesson_run import LessonRun
from manawell.puzzles.book import find_book
from manawell.puzzles.faults import UnknownPuzzle
from manawell.puzzles.run import PuzzleRun
from manawell.server.faults import Malformed, Missing, ServerFault, StorageDown, TooMany, Unplayable
from manawell.server.people.guests import bearer_of, recognise, token_of
from manawell.server.settings import Settings
from manawell.server.tables.client import Client
from manawell.server.tables.lessons import LessonRoom
from manawell.server.tables.live import LiveTable
from manawell.server.tables.protocol import Failed, ToServer
from manawell.server.tables.puzzle_room import PuzzleRoom
from manawell.server.tables.registry import TableRegistry
from manawell.server.tables.requests import handle
from manawell.server.telemetry.metrics import MESSAGE_SECONDS
from manawell.server.telemetry.traces import span
from manawell.server.web.connection_limits import SEND, SPEAK
from manawell.server.web.security import Buckets, origin_is_ours, visitor

FOREIGN: Final = 4403
"""Close codes: foreign page, no such table, table cannot be replayed, table was removed, too many connections, too slow
or no storage, message too large, message not text.
"""
UNKNOWN: Final = 4404
UNPLAYABLE: Final = 4409
REMOVED: Final = 4410
CROWDED: Final = 4429
LATER: Final = 1013
LARGE: Final = 1009
BINARY: Final = 1003
FRAMES: Final = "frames"
"""In the query: this client wants frames."""
SIGHTS: Final = "sights"
"""In the query: this client wants what each legal move leads to, together with every scene."""
ABNORMAL: Final = 1006
"""The connection ended without a word."""
PATIENCE: Final = 1.0
"""Seconds that a closing connection has."""

Respond = Callable[[ToServer], Awaitable[None]]
"""How a request is carried out and answered."""
log = logging.getLogger("manawell.server")
_decode = msgspec.json.Decoder(ToServer).decode


class SocketEndpoint:
    """Accepts connections, within limits."""

    def __init__(self, registry: TableRegistry, settings: Settings) -> None:
        self.registry = registry
        self.settings = settings
        self.open: Counter[str] = Counter()
        self._connects = Buckets(settings.connects_per_second, settings.connect_burst)
        self._messages = Buckets(settings.messages_per_second, settings.message_burst)
        self._programs = Buckets(settings.program_messages_per_second, settings.program_message_burst)

    async def admit(self, socket: WebSocket, name: str) -> None:
        """Let somebody in at a table."""
        await self._admit(socket, lambda: self._serve(socket, name))

    async def admit_to_lesson(self, socket: WebSocket, game: str, lesson: str, step: int) -> None:
        await self._admit(socket, lambda: self._teach(socket, game, lesson, step))

    async def admit_to_hall(self, socket: WebSocket) -> None:
        """Let somebody see which tables wait for players."""
        hall = self.registry.hall
        await self._admit(socket, lambda: self._show(socket, hall.enter, hall.leave))

    async def admit_to_event(self, socket: WebSocket, event: str) -> None:
        """Let somebody see an event as it goes on."""
        room = self.registry.event_room
        await self._admit(socket, lambda: self._show(socket, lambda client: room.enter(client, event), room.leave))

    async def admit_to_puzzle(self, socket: WebSocket, game: str, puzzle: str) -> None:
        await self._admit(socket, lambda: self._ask(socket, game, puzzle))

    async def _admit(self, socket: WebSocket, serve: Callable[[], Awaitable[None]]) -> None:
        address = visitor(socket)
        if bearer_of(socket) is None and not origin_is_ours(socket.headers, self.settings):
            await self._refuse(socket, FOREIGN)
        elif self.open[address] >= self.settings.sockets_per_address or not self._connects.take(address):
            await self._refuse(socket, CROWDED)
        else:
            self.open[address] += 1
            try:
                await serve()
            finally:
                self.open[address] -= 1
                if not self.open[address]:
                    del self.open[address]

    async def _serve(self, socket: WebSocket, name: str) -> None:
        try:
            async with self.registry.table(name) as live:
                client = await self._welcome(socket)
                live.enter(client, await self._is_unwelcome(live, client))
                try:
                    await self._converse(
                        socket, client, lambda request: handle(self.registry, live, client, request), live
                    )
                finally:
                    live.leave(client)
        except Missing:
            await self._refuse(socket, UNKNOWN)
        except Unplayable:
            await self._refuse(socket, UNPLAYABLE)
        except StorageDown:
            await self._refuse(socket, LATER)

    async def _is_unwelcome(self, live: LiveTable, client: Client) -> bool:
        """Whether somebody at the table has blocked whoever comes."""
        who = client.id
        return who is not None and await self.registry.storage.manners.is_blocked(who, live.others(who))

    async def _teach(self, socket: WebSocket, game: str, lesson: str, step: int) -> None:
        try:
            course = find_course(game)
            run = LessonRun(course, course.lesson(lesson), step)
            client = await self._welcome(socket)
        except (UnknownGame, UnknownLesson):
            await self._refuse(socket, UNKNOWN)
        except StorageDown:
            await self._refuse(socket, LATER)
        else:
            room = LessonRoom(run, client, self.registry.storage)
            await self._converse(socket, client, room.handle)

    async def _show(
        self, socket: WebSocket, enter: Callable[[Client], Awaitable[None]], leave: Callable[[Client], None]
    ) -> None:
        """Let somebody look at what has no requests of its own."""
        try:
            client = await self._welcome(socket)
            await enter(client)
        except Missing:
            await self._refuse(socket, UNKNOWN)
            return
        except StorageDown:
            await self._refuse(socket, LATER)
            return

        async def nothing_to_ask(request: ToServer) -> None:
            fault = ServerFault("fault-not-in-hall")
            client.send(Failed(request.id, fault.message, fault.values))

        try:
            await self._converse(socket, client, nothing_to_ask)
        finally:
            leave(client)

    async def _ask(self, socket: WebSocket, game: str, puzzle: str) -> None:
        try:
            book = find_book(game)
            run = PuzzleRun(book, book.puzzle(puzzle))
            client = await self._welcome(socket)
        except (UnknownGame, UnknownPuzzle):
            await self._refuse(socket, UNKNOWN)
        except StorageDown:
            await self._refuse(socket, LATER)
        else:
            room = PuzzleRoom(run, client, self.registry.storage)
            await self._converse(socket, client, room.handle)

    async def _welcome(self, socket: WebSocket) -> Client:
        guest = await recognise(self.registry.storage, token_of(socket))
        await socket.accept()
        wanted = socket.query_params
        return Client(guest, self.settings.outbox_bytes, FRAMES in wanted, SIGHTS in wanted)

    async def _converse(
        self, socket: WebSocket, client: Client, respond: Respond, live: LiveTable | None = None
    ) -> None:
        """Exchange messages until either side ends the connection."""
        listening = asyncio.create_task(self._listen(socket, client, respond))
        parts: set[asyncio.Task[Any]] = {
            listening,
            asyncio.create_task(_speak(socket, client)),
            asyncio.create_task(client.dropped.wait()),
        }
        try:
            done, _ = await asyncio.wait(parts, return_when=asyncio.FIRST_COMPLETED)
            problems = [problem for part in done if (problem := part.exception())]
        finally:
            # A client that leaves must not interrupt its own request between storing and sending.
            client.end()
            for part in parts - {listening} if client.busy else parts:
                part.cancel()
            await asyncio.gather(*parts, return_exceptions=True)
        for problem in problems:
            if not isinstance(problem, WebSocketDisconnect):
                raise problem
        if problems:
            return
        if listening in done and (code := listening.result()) is not None:
            await _close(socket, code)  # not before: the other part might still be sending
        elif live is not None and live.removed:
            await _close(socket, REMOVED)
        elif client.dropped.is_set():
            log.info("a slow reader was dropped")
            await _close(socket, LATER)

    async def _listen(self, socket: WebSocket, client: Client, respond: Respond) -> int | None:
        """Answer what comes, until the client leaves or sends something for which it is sent away with this code."""
        who = client.id or visitor(socket)
        messages = self._programs if client.guest is not None and client.guest.program else self._messages
        while not client.leaving:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(message.get("code", 1000))
            text = message.get("text")
            if text is None:
                return BINARY
            if len(text.encode()) > self.settings.message_bytes:
                return LARGE
            try:
                if not messages.take(who):
                    raise TooMany("fault-too-many")
                request = read_request(text)
            except Fault as fault:
                client.send(Failed(_id_in(text), fault.message, fault.values))
                continue
            client.busy = True
            kind, began = str(type(request).__struct_config__.tag), perf_counter()
            with span("message", kind=kind):
                await respond(request)
            _timer(kind).observe(perf_counter() - began)
            client.busy = False
        return None

    async def _refuse(self, socket: WebSocket, code: int) -> None:
        """Refuse a connection; it is accepted first, so that the page can read the reason."""
        if socket.application_state == WebSocketState.CONNECTING:
            await socket.accept()
        await _close(socket, code)


@cache
def _timer(kind: str) -> Histogram:
    """Finding it by its label takes longer than counting."""
    return MESSAGE_SECONDS.labels(kind)


def read_request(text: str) -> ToServer:
    try:
        request: ToServer = _decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise Malformed("fault-message", problem=str(problem)[:200]) from problem
    return request


def _id_in(text: str) -> str:
    """The id of a request that could not be read, if it has one."""
    with contextlib.suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
        found = msgspec.json.decode(text)
        if isinstance(found, dict) and isinstance(found.get("id"), str):
            return str(found["id"])[:64]
    return ""


async def _speak(socket: WebSocket, client: Client) -> None:
    speak: Callable[[bytes], Awaitable[None]] = socket.scope["extensions"][SPEAK][SEND]
    while True:
        words = await client.next()
        try:
            await speak(words)
        except OSError as problem:  # closed below us, after a ping that nobody answered
            raise WebSocketDisconnect(ABNORMAL) from problem


async def _close(socket: WebSocket, code: int) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
        await asyncio.wait_for(socket.close(code), PATIENCE)
