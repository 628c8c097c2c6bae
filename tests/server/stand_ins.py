"""A push service and a mail server on the loopback, in place of those of browsers' makers and of the host."""

import asyncio
import contextlib
import email
import email.policy
import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator
from email.message import EmailMessage
from typing import Any, Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.hmac import HMAC
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.house import PATIENCE, Person

CURVE: Final = ec.SECP256R1()


class Browser:
    """A browser that has subscribed: its endpoint, and the keys to read what is sent there."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(CURVE)
        self.secret = os.urandom(16)

    @property
    def point(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def told(self) -> dict[str, str]:
        """What the page sends to the server."""
        return {"endpoint": self.endpoint, "public_key": text_of(self.point), "secret": text_of(self.secret)}

    def read(self, body: bytes) -> Any:
        """The message in a request, decrypted step by step as RFC 8291 says."""
        salt, size, point = body[:16], int.from_bytes(body[16:20], "big"), body[21 : 21 + body[20]]
        assert len(body) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
        pseudo = hmac(self.secret, self.key.exchange(ec.ECDH(), theirs))
        shared = hmac(pseudo, b"WebPush: info\0" + self.point + point + b"\x01")
        secret = hmac(salt, shared)
        key = hmac(secret, b"Content-Encoding: aes128gcm\0\x01")[:16]
        nonce = hmac(secret, b"Content-Encoding: nonce\0\x01")[:12]
        plain = AESGCM(key).decrypt(nonce, body[21 + body[20] :], None)
        assert plain[-1:] == b"\x02", "the last record"
        return json.loads(plain[:-1])


class PushService:
    """Answers every message with `status`, or not at all while it is frozen."""

    def __init__(self) -> None:
        self.status = 201
        self.flows = asyncio.Event()
        self.flows.set()
        self.browsers: dict[str, Browser] = {}
        self.got: list[tuple[str, dict[str, str], Any]] = []
        """Path, headers and message of every request, readable or not."""
        self.came = asyncio.Event()
        self._pending: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> "PushService":
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for task in self._pending:
            task.cancel()

    def browser(self) -> Browser:
        path = f"/push/{len(self.browsers)}"
        self.browsers[path] = Browser(self.url + path)
        return self.browsers[path]

    async def subscribe(self, person: Person) -> Browser:
        browser = self.browser()
        await person.post_nothing("/api/me/browsers", browser.told)
        return browser

    def told(self, browser: Browser) -> list[Any]:
        """What this browser was sent."""
        return [message for path, _, message in self.got if self.url + path == browser.endpoint]

    async def wait_for(self, count: int) -> list[Any]:
        """All messages, when there are so many."""
        async with asyncio.timeout(PATIENCE):
            while len(self.got) < count:
                self.came.clear()
                await self.came.wait()
        return [message for _, _, message in self.got]

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._pending.add(task)
        with contextlib.closing(writer), contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            path = head[0].split(" ")[1]
            headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in head[1:] if line)}
            body = await reader.readexactly(int(headers["content-length"]))
            self.got.append((path, headers, self.browsers[path].read(body)))
            self.came.set()
            await self.flows.wait()
            writer.write(f"HTTP/1.1 {self.status} .\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
            await writer.drain()
        self._pending.discard(task)


class MailServer:
    """Takes every mail."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refusing = False
        self._came = asyncio.Event()

    async def wait_for(self, count: int) -> list[EmailMessage]:
        async with asyncio.timeout(PATIENCE):
            while len(self.mails) < count:
                self._came.clear()
                await self._came.wait()
        return self.mails

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        async def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())
            await writer.drain()

        with contextlib.closing(writer), contextlib.suppress(ConnectionError):
            await say("220 stand-in")
            while line := (await reader.readline()).decode().strip():
                verb = line.split(" ")[0].upper()
                if verb in ("EHLO", "HELO"):
                    await say("250 stand-in")
                elif verb == "RCPT" and self.refusing:
                    await say("550 nobody here")
                elif verb == "DATA":
                    await say("354 go on")
                    text = (await reader.readuntil(b"\r\n.\r\n"))[:-5].replace(b"\r\n..", b"\r\n.")
                    mail = email.message_from_bytes(text, policy=email.policy.default)
                    assert isinstance(mail, EmailMessage)
                    self.mails.append(mail)
                    self._came.set()
                    await say("250 taken")
                elif verb == "QUIT":
                    await say("221 bye")
                    return
                else:
                    await say("250 yes")


@contextlib.asynccontextmanager
async def mail_server() -> AsyncIterator[tuple[MailServer, str]]:
    """A mail server and the address that a host would set."""
    found = MailServer()
    server = await asyncio.start_server(found.serve, "127.0.0.1", 0)
    try:
        yield found, f"smtp+plain://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()


def check_signature(header: str, audience: str) -> dict[str, Any]:
    """The claims of a VAPID header that was signed with the key it names."""
    parts = dict(part.split("=", 1) for part in header.removeprefix("vapid ").split(", "))
    signed, _, signature = parts["t"].rpartition(".")
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, bytes_of(parts["k"]))
    raw = bytes_of(signature)
    numbers = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(SHA256()))
    claims: dict[str, Any] = json.loads(bytes_of(signed.split(".")[1]))
    assert claims["aud"] == audience
    return {**claims, "key": parts["k"]}


def hmac(key: bytes, data: bytes) -> bytes:
    found = HMAC(key, SHA256())
    found.update(data)
    return found.finalize()


def text_of(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def bytes_of(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
