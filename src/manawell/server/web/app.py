"""The application: storage, registry, routes and guards."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import FastAPI, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from manawell.kernel.faults import Fault
from manawell.server.cluster.connections import make_bus, make_storage
from manawell.server.notices.caller import Caller
from manawell.server.notices.mail import post_of
from manawell.server.settings import Settings
from manawell.server.storage.interface import Storage
from manawell.server.tables.registry import TableRegistry
from manawell.server.tables.socket import SocketEndpoint
from manawell.server.telemetry import routes, traces
from manawell.server.telemetry.watch import Watch, keep_measuring
from manawell.server.web import (
    analysing,
    events,
    history,
    house,
    http,
    laboratory,
    learning,
    library,
    manners,
    me,
    meeting,
    notices,
    positions,
    puzzling,
    sharing,
)
from manawell.server.web.http_errors import on_bad_request, on_fault, on_http_error
from manawell.server.web.pages import add_pages
from manawell.server.web.security import Buckets, Guard, SharedBuckets

SOCKET: Final = "/api/tables/{table}/socket"
ROUTERS: Final = (
    library.router,
    learning.router,
    puzzling.router,
    http.router,
    me.router,
    history.router,
    meeting.router,
    events.router,
    manners.router,
    house.router,
    laboratory.router,
    notices.router,
    analysing.router,
    sharing.router,
    positions.router,
    routes.router,
)
HALL: Final = "/api/hall/socket"
EVENT: Final = "/api/events/{event}/socket"
LESSON: Final = "/api/games/{game}/lessons/{lesson}/socket"
PUZZLE: Final = "/api/games/{game}/puzzles/{puzzle}/socket"
log = logging.getLogger("manawell.server")


class Application(FastAPI):
    """It also describes what is not written as a model of the web."""

    def openapi(self) -> dict[str, Any]:
        found = super().openapi()
        found["components"]["schemas"] |= analysing.schemas()
        return found


def create_app(settings: Settings, storage: Storage | None = None) -> FastAPI:
    """An ASGI application; no two may share a data folder (`lock_folder`).

    All of it runs in one thread: msgspec crashes when two threads are the first to read a type.
    """
    store, bus = storage or make_storage(settings), make_bus(settings)
    post = post_of(settings.smtp, settings.mail_from, settings.address)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        traces.start(settings.traces)
        await store.open()
        app.state.registry = TableRegistry(store, settings, bus)
        app.state.guesses = SharedBuckets(store, "guess", settings.guesses_per_minute / 60, settings.guess_burst)
        app.state.records = Buckets(settings.records_per_minute / 60, settings.record_burst)
        app.state.door = SocketEndpoint(app.state.registry, settings)
        app.state.codes = SharedBuckets(store, "code", settings.codes_per_second, settings.code_burst)
        app.state.caller = Caller(app.state.registry, settings, post)
        app.state.mails = Buckets(settings.mails_per_hour / 3600, settings.mail_burst)
        await bus.open(app.state.registry)
        app.state.registry.keep_time()
        app.state.registry.spawn(keep_measuring(app.state.registry, app.state.door))
        app.state.registry.spawn(app.state.caller.run())
        log.info("the server is ready")
        try:
            yield
        finally:
            await app.state.registry.close()
            await bus.close()
            await store.close()
            traces.stop()
            log.info("the server has stopped")

    app = Application(title="Manawell", version="1", lifespan=lifespan, docs_url=None, redoc_url=None)
    app.add_exception_handler(Fault, on_fault)
    app.add_exception_handler(RequestValidationError, on_bad_request)
    app.add_exception_handler(HTTPException, on_http_error)
    for router in ROUTERS:
        app.router.routes.extend(router.routes)  # to include the router would be to build all of them once more

    @app.websocket(SOCKET)
    async def socket(socket: WebSocket, table: str) -> None:
        await socket.app.state.door.admit(socket, table)

    @app.websocket(LESSON)
    async def lesson(socket: WebSocket, game: str, lesson: str, step: int = 0) -> None:
        await socket.app.state.door.admit_to_lesson(socket, game, lesson, step)

    @app.websocket(HALL)
    async def hall(socket: WebSocket) -> None:
        await socket.app.state.door.admit_to_hall(socket)

    @app.websocket(EVENT)
    async def event(socket: WebSocket, event: str) -> None:
        await socket.app.state.door.admit_to_event(socket, event)

    @app.websocket(PUZZLE)
    async def puzzle(socket: WebSocket, game: str, puzzle: str) -> None:
        await socket.app.state.door.admit_to_puzzle(socket, game, puzzle)

    add_pages(app, settings.client)
    app.add_middleware(Guard, settings=settings)
    app.add_middleware(Watch, log_requests=settings.log_requests)
    return app
