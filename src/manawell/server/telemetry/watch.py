"""Watches every request from the outermost place: gives it an id, counts and times it, and can log and trace it."""

import logging
import sys
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from manawell.server.beats import keep_looking
from manawell.server.faults import StorageDown
from manawell.server.storage.outage import cause
from manawell.server.telemetry.logs import name_request
from manawell.server.telemetry.metrics import REQUEST_SECONDS, REQUESTS, measure
from manawell.server.telemetry.traces import span

if TYPE_CHECKING:
    from manawell.server.tables.registry import TableRegistry
    from manawell.server.tables.socket import SocketEndpoint

HEADER: Final = "X-Request-ID"
METHODS: Final = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE")
OTHER: Final = "other"
FAILED: Final = "lifespan.startup.failed"
BEAT: Final = 5.0
"""Seconds between two looks at how things stand: another worker may be asked for our metrics."""

log = logging.getLogger("manawell.server")


class Watch:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, log_requests: bool) -> None:
        self.app = app
        self._logs = log_requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, _short(send))
            return
        name = name_request(Headers(scope=scope).get(HEADER, ""))
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        status, began = 500, perf_counter()

        async def send_with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)[HEADER] = name
            await send(message)

        try:
            with span("request", method=scope["method"]) as tracing:
                await self.app(scope, receive, send_with_id)
                if tracing is not None:
                    tracing.set_attributes({"http.route": _route(scope), "http.response.status_code": status})
        finally:
            self._note(scope, status, perf_counter() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        method = scope["method"] if scope["method"] in METHODS else OTHER
        route = _route(scope)
        REQUESTS.labels(method, route, status).inc()
        REQUEST_SECONDS.labels(route).observe(seconds)
        if self._logs:
            told = {"method": method, "route": route, "status": status, "ms": round(1000 * seconds, 1)}
            log.info("a request was answered", extra=told)


def _short(send: Send) -> Send:
    """If the server cannot start since its database is away, its cause says everything: no traceback is logged."""

    async def tell(message: Message) -> None:
        problem = sys.exception()  # Starlette tells of it while it is handled
        if message["type"] == FAILED and isinstance(problem, StorageDown):
            log.error("the database cannot be opened", extra={"problem": cause(problem.__cause__ or problem)})
            message = {"type": FAILED}
        await send(message)

    return tell


def _route(scope: Scope) -> str:
    """The pattern of the address: the address itself may name a table."""
    found: Any = getattr(scope.get("route"), "path", None)
    return found or OTHER


async def keep_measuring(registry: "TableRegistry", door: "SocketEndpoint") -> None:
    """Until cancelled, note how things stand in this worker."""

    async def look(_beat: int) -> None:
        measure(registry, door)

    measure(registry, door)
    await keep_looking(look, BEAT, "a measurement")
