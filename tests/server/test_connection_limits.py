"""Connections that send without end, that say nothing, and that do not read."""

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest

from tests.server.conftest import Invite
from tests.server.house import ME, PATIENCE, roomy, running

HEADER_BYTES = 10_000


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("hasty")
    with running(roomy(folder, request_seconds=0.5, header_bytes=HEADER_BYTES), send_buffer=4096) as url:
        yield url


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    host, port = url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        yield reader, writer
    finally:
        writer.close()


async def answer_to(url: str, *parts: bytes) -> bytes:
    """All that the server says until it ends the connection."""
    async with connected(url) as (reader, writer), asyncio.timeout(PATIENCE):
        try:
            for part in parts:
                writer.write(part)
                await writer.drain()
            return await reader.read()
        except ConnectionError:
            return b"cut"


async def test_many_requests_over_one_connection_are_not_one_long_one(hasty: str) -> None:
    request = b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Padding: " + b"x" * 1000 + b"\r\n\r\n"
    async with connected(hasty) as (reader, writer), asyncio.timeout(PATIENCE):
        for _ in range(3 * HEADER_BYTES // len(request)):
            writer.write(request)
            assert b" 200 " in await reader.readline()
            while (line := await reader.readline()) != b"\r\n":
                if line.lower().startswith(b"content-length:"):
                    length = int(line.split(b":")[1])
            await reader.readexactly(length)


POST = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"


@pytest.mark.parametrize(
    ("sent", "said"),
    [
        (b"", b"408"),
        (b"GET / HT", b"408"),
        (b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: 1\r\n", b"408"),
        (POST + b'Content-Length: 100\r\n\r\n{"name"', b"408"),
        (POST + b'Transfer-Encoding: chunked\r\n\r\n7\r\n{"name"\r\n', b"408"),
        (b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /healthz HT", b"200"),
    ],
    ids=["silent", "first line", "headers", "body", "chunks", "second request"],
)
async def test_a_request_that_never_ends_is_given_up(hasty: str, sent: bytes, said: bytes) -> None:
    assert (await answer_to(hasty, sent)).startswith(b"HTTP/1.1 " + said)


@pytest.mark.parametrize(
    "parts",
    [
        (b"GET / HTTP/1.1\r\n", *[b"X-%d: 1\r\n" % number * 100 for number in range(1000)]),
        (b"GET / HTTP/1.1\r\nX-Long: ", *[b"x" * 10_000] * 1000),
        (b"GET /", *[b"x" * 10_000] * 1000),
    ],
    ids=["headers", "header", "address"],
)
async def test_headers_have_an_end(hasty: str, parts: tuple[bytes, ...]) -> None:
    """The refused request keeps arriving, so the connection may be cut before the answer is read."""
    answer = await answer_to(hasty, *parts)
    assert answer == b"cut" or answer.split()[1] in (b"431", b"400")


async def test_headers_of_the_usual_size_pass(hasty: str) -> None:
    head = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Much: " + b"x" * (HEADER_BYTES // 2)
    assert (await answer_to(hasty, head, b"\r\n\r\n")).startswith(b"HTTP/1.1 200")


async def test_a_slow_body_that_ends_in_time_is_read(hasty: str) -> None:
    body = b'{"name": "Ada"}'
    head = POST + b"Connection: close\r\nContent-Length: %d\r\n\r\n" % len(body)
    async with connected(hasty) as (reader, writer), asyncio.timeout(PATIENCE):
        for part in (head, body[:5], body[5:]):
            writer.write(part)
            await writer.drain()
            await asyncio.sleep(0)
        assert (await reader.read()).startswith(b"HTTP/1.1 200")


async def test_an_open_table_is_no_silent_connection(invite: Invite, hasty: str) -> None:
    """The time of a request ends with the handshake."""
    ada = await invite("Ada", hasty)
    async with ada.at(await ada.make(ME, ME)) as place:
        assert (await answer_to(hasty, b"GET / HT")).startswith(b"HTTP/1.1 408"), "longer than a request may take"
        assert (await place.play())["type"] == "done"


async def test_an_answer_that_is_not_read_is_given_up(hasty: str) -> None:
    question = b"GET /api/games/athlas/rulebook/en HTTP/1.1\r\nHost: x\r\n"
    await answer_to(hasty, question + b"Connection: close\r\n\r\n")  # from now on it is at hand
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    host, port = hasty.removeprefix("http://").split(":")
    narrow.connect((host, int(port)))
    narrow.sendall(question + b"\r\n")
    for _ in range(2):
        assert (await answer_to(hasty, b"")).startswith(b"HTTP/1.1 408"), "longer than an answer may take"
    narrow.settimeout(PATIENCE)
    with narrow.makefile("rb") as answer:
        headers = dict(line.split(b": ", 1) for line in iter(answer.readline, b"\r\n") if b": " in line)
        assert len(answer.read()) < int(headers[b"content-length"])
    narrow.close()
