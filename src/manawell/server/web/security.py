"""Keeps out foreign pages, floods of requests and oversized bodies."""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from manawell.kernel.faults import Fault
from manawell.server.faults import Forbidden, TooLarge, TooMany
from manawell.server.settings import Settings
from manawell.server.storage.interface import Storage
from manawell.server.web.http_errors import fault_reply

POSITIONS: Final = "/api/positions"
"""Where bodies may be larger."""
HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
RECORDS: Final = "/api/records"
"""Where records of games are sent, which are longer than anything else."""
COSTLY: Final = ("/api/", "/t/")
"""Paths that read from the storage."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")
MOST_VISITORS: Final = 10_000
HOUSEHOLD: Final = 64
"""The bits of an IPv6 address that one household shares."""


class Bucket:
    """A token bucket: `burst` at once, then `rate` per second."""

    __slots__ = ("at", "burst", "level", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket per visitor; the longest unseen are dropped, and begin with a full bucket again."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._kept: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        bucket = self._kept.pop(who, None) or Bucket(self._rate, self._burst)
        self._kept[who] = bucket
        if len(self._kept) > MOST_VISITORS:
            self._kept.popitem(last=False)
        return bucket.take()


class SharedBuckets:
    """The same for all workers together, for secrets that must not be tried often. A worker that refuses somebody by
    its own count does not ask the storage.
    """

    def __init__(self, storage: Storage, kind: str, rate: float, burst: float) -> None:
        self._storage = storage
        self._kind = kind
        self._rate = rate
        self._burst = burst
        self._here = Buckets(rate, burst)

    async def take(self, who: str) -> bool:
        here = self._here.take(who)
        return here and await self._storage.tries.take(self._kind, who, self._rate, self._burst)


def visitor(connection: HTTPConnection) -> str:
    """The address that limits apply to; for IPv6, the network of a household."""
    host = connection.client.host if connection.client else ""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, HOUSEHOLD), strict=False))


def origin_is_ours(headers: Mapping[str, str], settings: Settings) -> bool:
    """Whether the requesting page came from this server or from an origin that the host has allowed."""
    origin = headers.get("origin", "")
    return origin in settings.origins or (bool(origin) and urlsplit(origin).netloc == headers.get("host"))


class Guard:
    """Wraps the application: headers on every answer, limits on every request."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self._reads = Buckets(settings.reads_per_second, settings.read_burst)
        self._writes = Buckets(settings.writes_per_second, settings.write_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        request = Request(scope)
        try:
            self._check(request)
            body = await self._read(request, receive) if request.method not in SAFE else None
        except ClientDisconnect:
            return
        except Fault as fault:
            await fault_reply(fault)(scope, receive, send_with_headers)
            return
        await self.app(scope, receive if body is None else _replay(body, receive), send_with_headers)

    def _check(self, request: Request) -> None:
        if request.method in SAFE:
            if request.url.path.startswith(COSTLY) and not self._reads.take(visitor(request)):
                raise TooMany("fault-too-many")
            return
        if "origin" in request.headers and not origin_is_ours(request.headers, self.settings):
            raise Forbidden("fault-origin")
        if not self._writes.take(visitor(request)):
            raise TooMany("fault-too-many")

    def _most(self, path: str) -> int:
        """The bytes that a body may have."""
        if path == RECORDS:
            return self.settings.record_bytes
        return self.settings.position_bytes if path.startswith(POSITIONS) else self.settings.message_bytes

    async def _read(self, request: Request, receive: Receive) -> bytes:
        """The body, if it is small enough; without a content length, its bytes are counted as they arrive."""
        most = self._most(request.url.path)
        announced = request.headers.get("content-length", "0")
        if announced.isdecimal() and int(announced) > most:
            raise TooLarge("fault-too-large", most=most)
        body = bytearray()
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise ClientDisconnect
            body += message.get("body", b"")
            if len(body) > most:
                raise TooLarge("fault-too-large", most=most)
            if not message.get("more_body", False):
                return bytes(body)


def _replay(body: bytes, receive: Receive) -> Receive:
    """Pass on the body that was read, and then whatever follows, such as the end of the connection."""
    waiting = [body]

    async def read() -> Message:
        if waiting:
            return {"type": "http.request", "body": waiting.pop(), "more_body": False}
        return await receive()

    return read
