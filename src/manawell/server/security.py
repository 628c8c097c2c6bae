"""What keeps strangers' pages, floods and oversized bodies out."""

import time
from collections import OrderedDict
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from manawell.kernel.faults import Fault
from manawell.server.faults import Forbidden, TooLarge, TooMany
from manawell.server.replies import fault_reply
from manawell.server.settings import Settings

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
SAFE: Final = ("GET", "HEAD", "OPTIONS")
MOST_ADDRESSES: Final = 10_000


class Bucket:
    """So many at once, so many per second after that."""

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


def origin_is_ours(headers: Mapping[str, str], settings: Settings) -> bool:
    """The page that asks was served by this server, or by one the host has named."""
    origin = headers.get("origin", "")
    return origin in settings.origins or (bool(origin) and urlsplit(origin).netloc == headers.get("host"))


class Guard:
    """Around the whole application: headers on every answer, limits on every request that changes something."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

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
            return
        if "origin" in request.headers and not origin_is_ours(request.headers, self.settings):
            raise Forbidden("fault-origin")
        if not self._bucket(request.client.host if request.client else "").take():
            raise TooMany("fault-too-many")

    async def _read(self, request: Request, receive: Receive) -> bytes:
        """The body, as long as it is small; a length that was not announced is counted as it comes."""
        most = self.settings.message_bytes
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

    def _bucket(self, address: str) -> Bucket:
        bucket = self._buckets.pop(address, None) or Bucket(self.settings.writes_per_second, self.settings.write_burst)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket


def _replay(body: bytes, receive: Receive) -> Receive:
    """The body that was read, once; afterwards whatever else comes, such as the end of the connection."""
    waiting = [body]

    async def read() -> Message:
        if waiting:
            return {"type": "http.request", "body": waiting.pop(), "more_body": False}
        return await receive()

    return read
