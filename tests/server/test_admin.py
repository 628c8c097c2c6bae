"""The host's tools, beside a server that runs: every worker notices, and nothing else changes."""

import asyncio
import io
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, update

from manawell.cli.app import main
from manawell.server import admin
from manawell.server.cluster.connections import make_storage
from manawell.server.faults import BadSetting
from manawell.server.settings import Settings
from manawell.server.storage import migrations
from manawell.server.storage.house import BLOCKED, Announcement
from manawell.server.storage.interface import Chair, Ended, Guest, Stored
from manawell.server.storage.schema import guests, house_news
from manawell.server.storage.sql import SqlStorage
from manawell.server.tables.housekeeping import Housekeeper
from manawell.server.tables.leaving import clear_out
from manawell.server.tables.registry import TableRegistry
from manawell.table.entries import Entry, Move, Say
from manawell.table.record import SUFFIX, read_record, replay
from tests.server.house import ME, OPEN, PATIENCE, Person, running
from tests.server.test_events import SWISS_WISH
from tests.server.test_storage import setting

DAY = 24 * 3600.0
Tool = Callable[..., Awaitable[Any]]


@pytest.fixture
def house(own_house: Settings) -> Iterator[str]:
    with running(own_house) as url:
        yield url


@pytest.fixture
def tool(own_house: Settings) -> Tool:
    """`manawell admin …`: its output, or its refusal. It has a loop of its own, so it runs in a thread."""
    where = ["--data", str(own_house.data)]
    where += [] if own_house.database is None else ["--database", own_house.database]

    def run(arguments: tuple[str, ...]) -> tuple[object, str]:
        told, complained = io.StringIO(), io.StringIO()
        with redirect_stdout(told), redirect_stderr(complained), pytest.raises(SystemExit) as caught:
            main(["admin", *where, *arguments])
        return caught.value.code, told.getvalue() + complained.getvalue()

    async def ask(*arguments: str, fails: bool = False) -> Any:
        code, told = await asyncio.to_thread(run, arguments)
        assert code == (2 if fails else 0), told
        return json.loads(told) if "--json" in arguments else told

    return ask


@pytest.fixture
async def two(house: str) -> AsyncIterator[tuple[Person, Person]]:
    people = await Person(house).come_in("Ada"), await Person(house).come_in("Ben")
    yield people
    for person in people:
        await person.leave()


async def eventually(happens: Callable[[], Awaitable[bool]]) -> None:
    until = time.monotonic() + PATIENCE
    while not await happens():
        assert time.monotonic() < until, "nobody has noticed"
        await asyncio.sleep(0.1)


async def dry_run(tool: Tool, *arguments: str) -> str:
    """What a dry run tells: in its first words that it is one, in its only line what would be."""
    told = str(await tool(*arguments, "--dry-run", "--lang", "en"))
    assert told.startswith("Dry run, nothing has been changed. Without --dry-run, the result would be: ")
    assert told.count("\n") == 1
    return told


async def test_a_closed_table_is_gone_until_it_is_opened_again(two: tuple[Person, Person], tool: Tool) -> None:
    ada, ben = two
    table = await ada.make(ME, OPEN)
    await ben.join(table)
    (listed,) = await tool("tables", "list", "--json")
    assert (listed["id"], listed["state"], listed["players"]) == (table, "running", ["Ada", "Ben"])
    async with ada.at(table) as place:
        await place.turn()
        assert (await place.play())["type"] == "done"
        assert "is closed" in await dry_run(tool, "tables", "close", table)
        assert (await ada.get(f"/api/tables/{table}"))["id"] == table
        await tool("tables", "close", table)
        await place.connection.wait_closed()
        assert place.connection.close_code == 4410
    await ada.get(f"/api/tables/{table}", 404)
    assert await ben.get("/api/tables") == []
    assert (await tool("tables", "list", "--state", "closed", "--json"))[0]["id"] == table
    await tool("tables", "reopen", table)
    assert (await ada.get(f"/api/tables/{table}"))["id"] == table


async def test_a_deleted_table_is_gone_for_good_and_an_exported_one_is_proven(
    two: tuple[Person, Person], tool: Tool, tmp_path: Path
) -> None:
    ada, _ = two
    table = await ada.make(ME, ME)
    async with ada.at(table) as place:
        for _ in range(4):
            await place.play()
        folder, waiting = tmp_path / "records", await ada.make(ME, OPEN)
        refused = await tool("tables", "export", table, waiting, "--to", str(folder), "--lang", "en", fails=True)
        assert f"no record of table “{waiting}” yet" in refused
        assert not folder.exists(), "all of them or none"
        await tool("tables", "export", table, "--to", str(folder))
        assert len(replay(read_record(folder / f"{table}{SUFFIX}")).line) == 4
        assert f"Table {table} is deleted, with 4" in await dry_run(tool, "tables", "delete", table)
        assert (await tool("tables", "show", table, "--json"))["table"]["entries"] == 4
        await tool("tables", "delete", table)
        await place.connection.wait_closed()
    assert "There is no table" in await tool("tables", "show", table, "--lang", "en", fails=True)
    assert "no state" in await tool("tables", "list", "--state", "lost", "--lang", "en", fails=True)


async def test_a_forgotten_guest_leaves_what_the_page_would_leave(two: tuple[Person, Person], tool: Tool) -> None:
    """Games with others are given up and their words blank; the others see it at once."""
    ada, ben = two
    shared, alone = await ada.make(ME, OPEN), await ada.make(ME, ME)
    await ben.join(shared)
    async with ben.at(shared) as other, ada.at(shared) as place:
        await place.ask("say", text="my secret")
        await other.hear("said")
        assert (await tool("guests", "show", ada.id, "--json"))["guest"]["tables"] == 2
        await dry_run(tool, "guests", "forget", ada.id)
        assert (await ada.get("/api/me"))["name"] == "Ada"
        await tool("guests", "forget", ada.id)
        while not other.over:
            await other.next()
        assert other.scene["outcome"]["winners"] == [1]
        await place.connection.wait_closed()
    await ada.get("/api/me", 401)
    await ada.get(f"/api/tables/{alone}", 404)
    (listed,) = await ben.get("/api/tables")
    assert [seat["name"] for seat in listed["seats"]] == ["", "Ben"]
    async with ben.at(shared) as other:
        assert [line["text"] for line in other.chat["lines"]] == [""]
    assert await tool("guests", "list", "--name", "ada", "--json") == []


async def test_a_blocked_guest_can_look_and_leave_but_nothing_else(two: tuple[Person, Person], tool: Tool) -> None:
    ada, ben = two
    table = await ada.make(ME, OPEN)
    await ben.join(table)
    async with ben.at(table) as other, ada.at(table) as place:
        await tool("guests", "block", ada.id)
        while not other.over:
            await other.next()
        await place.connection.wait_closed()
    body = {"game": "gegensatz", "options": {"mode": "duel"}, "seats": [ME, ME]}
    assert (await ada.post("/api/tables", body, 403))["fault"] == "fault-blocked-house"
    assert (await ada.post("/api/guests", {"name": "Eve"}, 403))["fault"] == "fault-blocked-house"
    async with ada.at(table) as place:
        assert (await place.ask("say", text="let me in"))["fault"] == "fault-blocked-house"
    assert (await ada.get("/api/me/export"))["guest"]["blocked"] == 1
    await tool("guests", "unblock", ada.id)
    assert (await ada.post("/api/tables", body))["id"]
    await tool("guests", "block", ada.id)
    assert (await ada.http.delete("/api/me")).status_code == 204


async def test_a_renamed_guest_has_the_new_name_everywhere(two: tuple[Person, Person], tool: Tool) -> None:
    ada, ben = two
    table = await ada.make(ME, OPEN)
    async with ben.at(table) as place:
        told = await tool("guests", "rename", ada.id, "  Guest   1 ", "--lang", "en")
        assert told == "Ada is now called Guest 1.\n"
        await place.hear("table", where=lambda message: message["table"]["seats"][0]["name"] == "Guest 1")
    assert (await ada.get("/api/me"))["name"] == "Guest 1"


async def test_a_host_cancels_an_event(two: tuple[Person, Person], tool: Tool) -> None:
    ada, ben = two
    event = str((await ada.post("/api/events", SWISS_WISH))["id"])
    await ben.post_nothing(f"/api/events/{event}/join")
    (line,) = await tool("events", "list", "--json")
    assert (line["id"], line["name"], line["state"], line["host"]) == (event, SWISS_WISH["name"], "waiting", ada.id)
    assert "opened by" in await tool("events", "list", "--lang", "en")
    assert "is cancelled" in await dry_run(tool, "events", "cancel", event)
    assert [found["state"] for found in await ada.get("/api/events")] == ["waiting"]
    await tool("events", "cancel", event)
    assert [found["state"] for found in await ada.get("/api/events")] == ["cancelled"]
    assert await tool("events", "list", "--json") == []
    assert "is over" in await tool("events", "cancel", event, "--lang", "en", fails=True)
    assert "no event" in await tool("events", "cancel", "nothing", "--lang", "en", fails=True)


async def test_reports_are_listed_until_they_are_settled(two: tuple[Person, Person], tool: Tool) -> None:
    ada, ben = two
    table = await ada.make(ME, OPEN)
    async with ada.at(table) as place:
        await place.ask("say", text="something rude")
    await ben.post_nothing(f"/api/tables/{table}/reports", {"line": 0})
    (report,) = await tool("reports", "list", "--json")
    assert (report["text"], report["speaker"], report["reporter"]) == ("something rude", ada.id, ben.id)
    number = str(report["id"])
    await dry_run(tool, "reports", "resolve", number)
    assert len(await tool("reports", "list", "--json")) == 1
    await tool("reports", "resolve", number, "--note", "spoken to")
    assert await tool("reports", "list", "--json") == []
    assert "spoken to" in await tool("reports", "show", number)
    assert len(await tool("reports", "list", "--all", "--json")) == 1
    assert "no report 99" in await tool("reports", "show", "99", "--lang", "en", fails=True)


async def test_everybody_reads_what_is_announced(two: tuple[Person, Person], tool: Tool) -> None:
    ada, _ = two

    async def told(lang: str) -> str:
        return str((await ada.get(f"/api/house?lang={lang}"))["announcement"])

    async def says(text: str, lang: str = "en") -> bool:
        return await told(lang) == text

    assert await told("en") == ""
    assert "Everybody reads" in await dry_run(tool, "announce", "Back at ten", "--de", "Um zehn zurück")
    await tool("announce", "Back at ten", "--de", "Um zehn zurück", "--minutes", "60")
    await eventually(lambda: says("Back at ten"))
    assert (await told("de"), await told("fr")) == ("Um zehn zurück", "Back at ten")
    await tool("announce", "--clear")
    await eventually(lambda: says(""))
    assert "1 to 500" in await tool("announce", "--lang", "en", fails=True)
    assert "“Back at ten”" in await tool("announce", "Back at ten", "--clear", fails=True)


async def test_a_dry_run_of_what_is_due_says_so_first(house: str, tool: Tool) -> None:
    assert "Removed: 0 guests" in await dry_run(tool, "retention")


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("guests", "show", "nobody"), "“nobody”"),
        (("guests", "forget", "nobody", "--dry-run"), "“nobody”"),
        (("tables", "list", "--guest", "nobody"), "“nobody”"),
        (("tables", "list", "--game", "chess"), "“chess”"),
        (("reports", "show", "99999999999999999999"), "99999999999999999999"),
        (("guests", "list", "--most", "99999999999999999999"), "99999999999999999999"),
        (("announce", "Back at ten", "--minutes", "inf"), "inf"),
    ],
    ids=str,
)
async def test_bad_input_is_named(house: str, tool: Tool, arguments: tuple[str, ...], named: str) -> None:
    assert named in await tool(*arguments, "--lang", "en", fails=True)


async def test_who_is_here_is_known_to_the_minute(own_house: Settings, two: tuple[Person, Person], tool: Tool) -> None:
    ada, ben = two
    assert {guest["name"] for guest in await tool("who", "--json")} == {"Ada", "Ben"}
    storage = make_storage(own_house)
    await storage.open()
    async with storage.database.engine.begin() as connection:
        await connection.execute(update(guests).values(seen_at=1.0))
    assert await tool("who", "--json") == []
    storage.profiles.note(ada.id)
    await storage.profiles.note_all([ben.id, "nobody"])
    assert {guest["name"] for guest in await tool("who", "--json")} == {"Ada", "Ben"}
    await storage.close()


async def test_settings_in_force_are_told_without_passwords(own_house: Settings, tool: Tool) -> None:
    found = await tool("--set", "live_tables=7", "settings", "--json")
    assert found["live_tables"] == {"value": "7", "source": "flag"}
    assert found["connections"]["source"] == "default"
    assert found["database"]["value"] == ("" if own_house.database is None else "…")


async def test_an_announcement_ends(own_house: Settings) -> None:
    storage = make_storage(own_house)
    await storage.open()
    await storage.house.announce(Announcement({"en": "old"}, until=1.0))
    await storage.close()
    with running(own_house) as url:
        ada = await Person(url).come_in("Ada")
        assert await ada.get("/api/house") == {"announcement": ""}
        await ada.leave()


async def test_the_tools_never_upgrade_a_database(own_house: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    storage = make_storage(own_house)
    own_house.data.mkdir(parents=True, exist_ok=True)
    if own_house.database is None:
        with pytest.raises(BadSetting) as caught:
            await _open(own_house)
        assert caught.value.message == "fault-no-database"
    await storage.open()
    await storage.close()
    monkeypatch.setattr(admin, "HEAD", "9999")
    with pytest.raises(BadSetting) as caught:
        await _open(own_house)
    assert caught.value.values == {"version": migrations.HEAD, "known": "9999"}


async def _open(settings: Settings) -> None:
    async with admin.opened(settings):
        pass


@pytest.fixture
async def storage(own_house: Settings) -> AsyncIterator[SqlStorage]:
    own_house.data.mkdir(parents=True, exist_ok=True)
    storage = make_storage(own_house)
    await storage.open()
    yield storage
    await storage.close()


async def test_only_what_the_rules_name_is_removed(own_house: Settings, storage: SqlStorage) -> None:
    """By default idle guests and tables that wait in vain; games stay, without the name of who is forgotten."""
    now = time.time()
    ada, ben = Guest("a" * 16, "Ada", "en"), Guest("b" * 16, "Ben", "en")
    for guest, digest in ((ada, b"a" * 32), (ben, b"b" * 32)):
        await storage.add_guest(guest, digest)
    hers, his = Chair("person", "Ada", ada.id), Chair("person", "Ben", ben.id)
    bot, free = Chair("bot", "novice", level="novice"), Chair("open")
    old: list[Entry] = [
        Move("x", seat=0, at=5.0, request="1"),
        Say("Ada", "hello", seat=0, at=5.0, request=f"{ada.id}:2"),
    ]
    over = Ended({"winners": [0], "reason": "x", "scores": [1, 0]}, 5.0)
    await storage.add_table(Stored(setting("over"), [hers, bot], old), over)
    await storage.add_table(Stored(setting("begun"), [hers, his], old))
    await storage.add_table(Stored(setting("alone"), [hers, bot], old))
    await storage.add_table(Stored(setting("waits"), [his, free], []))
    async with storage.database.engine.begin() as connection:
        await connection.execute(update(guests).where(guests.c.id == ada.id).values(seen_at=5.0))
    due = await storage.retention.due(own_house, now)
    assert (due.guests, due.waiting) == ([ada.id], ["waits"])
    assert (due.unfinished, due.finished, due.chats) == ([], [], [])
    assert not await storage.retention.due(own_house, 10.0)
    await clear_out(storage, due)
    lines = {line.id: line for line in await storage.house.tables()}
    assert set(lines) == {"over", "begun"}, "her finished game stays, the one she alone played goes"
    assert lines["over"].players == ["–", "novice"]
    assert await storage.profiles.find(ada.id) is None
    strict = Settings(own_house.data, keep_unfinished_days=1, keep_finished_days=1, keep_chat_days=1)
    due = await storage.retention.due(strict, now)
    assert (due.guests, due.waiting, due.unfinished, due.finished, due.chats) == ([], [], ["begun"], ["over"], [])


async def test_old_chats_become_blank(own_house: Settings, storage: SqlStorage) -> None:
    over = Ended({"winners": [0], "reason": "x", "scores": [1, 0]}, 5.0)
    said: list[Entry] = [Say("Ada", "hello", seat=0, at=5.0, request="x:1")]
    await storage.add_table(Stored(setting("over"), [Chair("bot", "n", level="novice")] * 2, said), over)
    strict = Settings(own_house.data, keep_chat_days=1)
    due = await storage.retention.due(strict)
    assert due.chats == ["over"]
    await clear_out(storage, due)
    stored = await storage.find_table("over")
    assert stored is not None
    assert [(entry.name, entry.text) for entry in stored.entries if isinstance(entry, Say)] == [("", "")]
    assert not await storage.retention.due(strict)


async def test_a_worker_clears_out_by_itself(own_house: Settings, storage: SqlStorage) -> None:
    ada = Guest("a" * 16, "Ada", "en")
    await storage.add_guest(ada, b"a" * 32)
    registry = TableRegistry(storage, replace(own_house, keep_guests_days=0.0))
    keeper = Housekeeper(registry)
    async with storage.database.engine.begin() as connection:
        await connection.execute(update(guests).values(seen_at=5.0))
    await keeper.clear_out()
    assert await storage.profiles.find(ada.id) is not None, "0 keeps everybody"
    registry.settings = own_house
    await keeper.clear_out()
    assert await storage.profiles.find(ada.id) is None
    await registry.close()


async def test_news_are_heard_once_even_if_they_come_late(own_house: Settings, storage: SqlStorage) -> None:
    """A transaction that began earlier may be stored later, with a lower number."""
    registry, heard = TableRegistry(storage, own_house), list[str]()
    keeper = Housekeeper(registry)
    registry.hear_guest = lambda guest, *_: heard.append(guest)  # type: ignore[method-assign]

    async def store(number: int, guest: str) -> None:
        row = insert(house_news).values(id=number, kind=BLOCKED, subject=guest, data={}, at=time.time())
        async with storage.database.engine.begin() as connection:
            await connection.execute(row)

    await store(7, "before")
    await keeper.begin()
    await store(9, "second")
    await keeper.look()
    await store(8, "late")
    await keeper.look()
    await keeper.look()
    assert heard == ["second", "late"]
    await registry.close()


async def test_the_privacy_page_says_who_is_responsible_and_what_the_host_wants_to_say(own_house: Settings) -> None:
    texts = own_house.data.parent / "texts"
    texts.mkdir()
    (texts / "de.txt").write_text("Erster\nAbsatz.\n\n\nZweiter.\n", "utf-8")
    told = replace(own_house, operator="The club", contact="host@play.example", privacy=texts, keep_chat_days=7.0)
    with running(told) as url:
        ada = await Person(url).come_in("Ada")
        found = await ada.get("/api/house/privacy?lang=de")
        assert (found["operator"], found["contact"], found["chat_days"]) == ("The club", "host@play.example", 7.0)
        assert found["text"] == ["Erster Absatz.", "Zweiter."]
        assert (await ada.get("/api/house/privacy"))["text"] == [], "there is none in English"
        await ada.leave()
