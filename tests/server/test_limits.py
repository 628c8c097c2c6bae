"""What strangers' pages, floods, nonsense and slow readers run into."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from starlette.requests import HTTPConnection

from manawell.server.web.security import HEADERS, visitor
from tests.server.conftest import Invite
from tests.server.house import BOT, ME, OPEN, Person, roomy, running


async def closed(person: Person, table: str, **options: Any) -> int:
    """The code with which the server closes a connection that it does not want."""
    with pytest.raises(websockets.ConnectionClosed) as caught:
        async with person.at(table, **options):
            pass
    assert caught.value.rcvd is not None
    return caught.value.rcvd.code


@pytest.mark.parametrize("origin", ["https://evil.example", "http://127.0.0.1", "null", None])
async def test_only_our_own_page_opens_a_socket(invite: Invite, origin: str | None) -> None:
    ada = await invite("Ada")
    assert await closed(ada, await ada.make(ME, BOT), origin=origin) == 4403


async def test_a_named_page_may_open_sockets_too(tmp_path: Path) -> None:
    with running(roomy(tmp_path, origins=("https://play.example",))) as url:
        ada = await Person(url).come_in("Ada")
        async with ada.at(await ada.make(ME, BOT), origin="https://play.example") as place:
            assert place.scene["viewer"] == 0
        await ada.leave()


async def test_foreign_pages_change_nothing(invite: Invite) -> None:
    ada = await invite("Ada")
    answer = await ada.http.post("/api/guests", json={"name": "x"}, headers={"Origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["fault"]) == (403, "fault-origin")


async def test_there_is_no_such_table(invite: Invite) -> None:
    assert await closed(await invite("Ada"), "nowhere") == 4404


NONSENSE = [
    "",
    "?",
    "{}",
    "[]",
    "null",
    '"play"',
    '{"type":"play"}',
    '{"type":"play","id":"1","version":"x","move":"@4"}',
    '{"type":"play","id":1,"version":1,"move":"@4"}',
    '{"type":"play","id":"1","version":1,"move":"@4","extra":1}',
    '{"type":"cheat","id":"1"}',
    '{"type":"play","id":"1","version":1e400,"move":"@4"}',
    "[" * 4000,
    '{"type":"say","id":"1","text":"\\ud800"}',
]


@pytest.mark.parametrize("text", NONSENSE, ids=range(len(NONSENSE)))
async def test_nonsense_is_answered_and_the_connection_stays(invite: Invite, text: str) -> None:
    ada = await invite("Ada")
    async with ada.at(await ada.make(ME, BOT)) as place:
        await place.connection.send(text)
        assert (await place.hear("failed"))["fault"] == "fault-message"
        assert (await place.play())["type"] == "done"


@pytest.mark.parametrize(
    ("kind", "fields", "fault"),
    [
        ("ask", {"kind": "castle"}, "fault-unknown-wish"),
        ("answer", {"kind": "castle", "accept": True}, "fault-no-offer"),
        ("ask", {"kind": "undo", "id": ""}, "fault-request-id"),
        ("ask", {"kind": "undo", "id": "x" * 65}, "fault-request-id"),
        ("ask", {"kind": "undo", "id": "x\x00"}, "fault-request-id"),
        ("play", {"version": 10**30, "move": "@4"}, "fault-stale-version"),
    ],
)
async def test_senseless_wishes_are_refused(invite: Invite, kind: str, fields: dict[str, Any], fault: str) -> None:
    ada = await invite("Ada")
    async with ada.at(await ada.make(ME, ME)) as place:
        await place.send(kind, **fields)
        assert (await place.hear("failed"))["fault"] == fault


@pytest.mark.parametrize(("message", "code"), [("x" * 9000, 1009), ("x" * 100_000, 1009), (b"\0\1", 1003)])
async def test_oversized_and_binary_messages_end_the_connection(
    invite: Invite, message: str | bytes, code: int
) -> None:
    ada = await invite("Ada")
    table = await ada.make(ME, BOT)
    async with ada.at(table) as place:
        await place.connection.send(message)
        with pytest.raises(websockets.ConnectionClosed) as caught:
            await place.hear("never")
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == code
    async with ada.at(table) as again:
        assert (await again.play())["type"] == "done", "the table does not mind"


async def test_a_body_may_not_be_large(invite: Invite) -> None:
    ada = await invite("Ada")

    async def endless() -> AsyncIterator[bytes]:
        for _ in range(100):
            yield b" " * 1000

    for content in (b" " * 10_000, endless()):
        answer = await ada.http.post("/api/guests", content=content)
        assert (answer.status_code, answer.json()["fault"]) == (413, "fault-too-large")


LONE = "\ud800"
ODD_BODIES: list[dict[str, Any]] = [
    {"options": {"turn_limit": "--5"}},
    {"options": {"turn_limit": "9" * 5000}},
    {"options": {"turn_limit": "٣٣"}},
    {"options": {LONE: "x"}},
    {"options": {"mode": LONE}},
    {"options": {"x" * 5000: 1}},
    {"game": LONE},
    {"salts": [LONE]},
    {"seats": [ME, {"kind": "bot", "level": "master:1"}]},
    {"seats": [ME, {"kind": "bot", "level": "search:99"}]},
    {"seats": [ME, {"kind": "bot", "level": LONE}]},
]


@pytest.mark.parametrize("odd", ODD_BODIES, ids=range(len(ODD_BODIES)))
async def test_odd_wishes_for_a_table_are_refused(invite: Invite, odd: dict[str, Any]) -> None:
    ada = await invite("Ada")
    body = json.dumps({"game": "gegensatz", "seats": [ME, BOT], **odd})
    answer = await ada.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 422, answer.text
    assert answer.json()["fault"].startswith("fault-")
    assert len(answer.content) < 1000


@pytest.mark.parametrize("number", ["--5", "9" * 5000, "5" * 30, "-", "", "٣"])
async def test_odd_numbers_in_an_address_are_refused(url: str, number: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        answer = await http.get("/api/games/gegensatz/reference", params={"turn_limit": number})
    assert (answer.status_code, answer.json()["fault"]) == (422, "fault-option-count")


async def test_a_number_of_thousands_of_digits_is_refused(invite: Invite) -> None:
    ada = await invite("Ada")
    for digits in (1000, 4000, 6000):
        body = '{"game":"gegensatz","seats":[{"kind":"me"},{"kind":"me"}],"options":{"turn_limit":%s}}' % ("9" * digits)
        answer = await ada.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code in (400, 422), answer.text


async def test_who_hurries_must_wait(tmp_path: Path) -> None:
    settings = roomy(
        tmp_path, messages_per_second=5, message_burst=3, writes_per_second=0.1, write_burst=4, sockets_per_address=2
    )
    with running(settings) as url:
        ada = await Person(url).come_in("Ada")
        table = await ada.make(ME, BOT)
        async with ada.at(table) as place, ada.at(table):
            assert await closed(ada, table) == 4429
            names = [await place.send("say", text="hurry") for _ in range(6)]
            answers: dict[str, str] = {}
            while len(answers) < 6:
                message = await place.hear("done", "failed")
                answers[message["id"]] = message.get("fault", "done")
            assert [answers[name] for name in names].count("fault-too-many") >= 2
            assert answers[names[0]] == "done"
        statuses = [(await ada.http.post("/api/guests", json={"name": "Ada"})).status_code for _ in range(5)]
        assert statuses == [200, 200, 429, 429, 429]
        assert (await ada.http.get("/api/me")).status_code == 200, "reading is counted apart"
        await ada.leave()


async def test_who_reads_or_comes_too_often_must_wait(tmp_path: Path) -> None:
    slowly = {"reads_per_second": 0.01, "read_burst": 5, "connects_per_second": 0.01, "connect_burst": 3}
    with running(roomy(tmp_path, **slowly)) as url:
        ada = await Person(url).come_in("Ada")
        table = await ada.make(ME, ME)
        for _ in range(3):
            async with ada.at(table):
                pass
        assert await closed(ada, table) == 4429
        statuses = [(await ada.http.get(f"/api/tables/{table}")).status_code for _ in range(7)]
        assert statuses == [200] * 5 + [429] * 2
        assert (await ada.http.get("/healthz")).status_code == 200, "the host may always look"
        assert (await ada.http.get("/")).status_code == 200
        await ada.leave()


async def test_a_new_connection_brings_no_new_allowance(tmp_path: Path) -> None:
    with running(roomy(tmp_path, messages_per_second=0.01, message_burst=6)) as url:
        ada, ben = await Person(url).come_in("Ada"), await Person(url).come_in("Ben")
        table = await ada.make(ME, ME)
        answers = []
        for _ in range(4):
            async with ada.at(table) as place:
                answers += [(await place.ask("say", text="hello")).get("fault") for _ in range(2)]
        assert answers == [None] * 6 + ["fault-too-many"] * 2
        async with ben.at(table) as place:
            assert (await place.ask("say", text="hello"))["type"] == "done", "everybody has an own one"
        for person in (ada, ben):
            await person.leave()


@pytest.mark.parametrize(
    ("host", "who"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_is_one_visitor(host: str, who: str) -> None:
    assert visitor(HTTPConnection({"type": "http", "client": (host, 1)})) == who


async def test_a_slow_reader_is_dropped_and_holds_up_nobody(tmp_path: Path) -> None:
    with running(roomy(tmp_path, outbox_bytes=30_000), send_buffer=4096) as url:
        ada, ben = await Person(url).come_in("Ada"), await Person(url).come_in("Ben")
        table = await ada.make(ME, OPEN)
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        host, port = url.removeprefix("http://").split(":")
        narrow.connect((host, int(port)))
        narrow.setblocking(False)
        async with ben.at(table, sock=narrow, max_queue=1, compression=None, ping_interval=None) as slow:
            async with ada.at(table) as place:
                for number in range(250):
                    assert (await place.ask("say", text=f"{number} " + "x" * 490))["type"] == "done"
                while place.table["watchers"] > 0:  # it may have been told among the answers
                    await place.next()
            with pytest.raises(websockets.ConnectionClosed):
                await slow.hear("never")
            assert len(slow.heard) < 250
        async with ben.at(table) as back:
            assert back.chat["first"] == 200, "who comes back has missed nothing"
        for person in (ada, ben):
            await person.leave()


async def test_every_answer_carries_the_security_headers(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        for path in ("/", "/api/games", "/api/me", "/nowhere", "/healthz", "/metrics", "/t/abc", "/api/text/en.ftl"):
            answer = await http.get(path)
            for name, value in HEADERS.items():
                assert answer.headers[name] == value, path
            assert "server" not in answer.headers
        policy = HEADERS["Content-Security-Policy"]
        assert "unsafe" not in policy
        assert "default-src 'self'" in policy
        refused = await http.post("/api/guests", content=b"x" * 10_000)
        assert refused.headers["Content-Security-Policy"] == policy


async def test_what_does_not_change_is_kept_by_the_browser(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        for path in ("games", "games/gegensatz/text/fr.ftl", "games/gegensatz/rulebook/de", "text/de.ftl"):
            answer = await http.get(f"/api/{path}")
            assert answer.status_code == 200
            again = await http.get(f"/api/{path}", headers={"If-None-Match": answer.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
        game = next(game for game in (await http.get("/api/games")).json() if game["id"] == "gegensatz")
        assert {"options": {"mode": "duel", "turn_limit": 1000}, "seats": ["A", "B"], "sides": [0, 1]} in game["modes"]
        book = (await http.get("/api/games/gegensatz/rulebook/en")).json()
        assert sum(len(chapter["rules"]) for chapter in book["chapters"]) > 100
        words = (await http.get("/api/text/en.ftl")).text
        assert "fault-illegal" in words
        assert "fault-stale-version" in words
        assert (await http.get("/api/games/chess/text/en.ftl")).json()["fault"] == "fault-unknown-game"


async def test_many_people_at_once(invite: Invite) -> None:
    """Fifty hot seats played at the same time, each to a proven end."""
    ada = await invite("Ada")
    names = [await ada.make(ME, ME, mode="duel", turn_limit=3) for _ in range(50)]

    async def play(table: str) -> str:
        async with ada.at(table) as place:
            while not place.over:
                assert (await place.play())["type"] == "done"
            return json.dumps(place.scene["outcome"])

    assert len(await asyncio.gather(*map(play, names))) == 50
