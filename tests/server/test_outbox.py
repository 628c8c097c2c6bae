"""Messages waiting for a reader are counted in bytes, and newer ones replace outdated ones."""

import json
from typing import Any

import pytest

from manawell.kernel.seal import Seal
from manawell.server.storage.interface import Chair, Guest, Stored
from manawell.server.tables.client import Client, encode
from manawell.server.tables.live import PAGE, LiveTable
from manawell.server.tables.protocol import Done, Snapshot
from manawell.table.entries import Move, Say, TakeBack
from manawell.table.setting import Setting
from tests.server.conftest import Invite
from tests.server.house import BOT, ME
from tests.server.test_log import Ledger

ADA = Guest("a" * 16, "Ada", "en")


def hot_seat() -> LiveTable:
    setting = Setting(
        id="table", game="gegensatz", rules=1, options={"mode": "duel", "turn_limit": 1000}, seal=Seal("seed")
    )
    chairs = [Chair("person", "Ada", ADA.id), Chair("person", "Ada", ADA.id)]
    stored = Stored(setting, chairs, [])
    return LiveTable(stored, Ledger(stored))


def waiting(client: Client) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(client.take(10**9))
    return found


def test_a_client_for_whom_too_much_waits_is_dropped_and_nothing_is_kept() -> None:
    client = Client(ADA, 1000)
    client.send(Done("x" * 2000))
    assert not client.dropped.is_set(), "one message may always wait"
    client.send(Done("y"))
    assert client.dropped.is_set()
    client.send(Done("z"))
    assert waiting(client) == []


def test_many_small_messages_are_too_much_as_well() -> None:
    client = Client(ADA, 10_000)
    for _ in range(100):
        client.send(Done(""))
    assert client.dropped.is_set()


async def test_what_is_taken_makes_room() -> None:
    client = Client(ADA, 1000)
    for number in range(100):
        client.send(Done(f"{number} " + "x" * 400))
        assert json.loads(await client.next())[0]["id"].startswith(f"{number} ")
    assert not client.dropped.is_set()


async def test_of_snapshots_only_the_newest_waits() -> None:
    table, client = hot_seat(), Client(ADA, 10**9)
    table.enter(client)
    for number in range(5):
        await table.append(Move(table.table.match.legal()[0], seat=0, request=f"move {number}"))
        await table.append(TakeBack(0, seat=0, request=f"back {number}"))
        client.send(Done(f"{number}"))
    found = waiting(client)
    shown = [message for message in found if message["type"] in ("snapshot", "update")]
    newest = [message["scene"]["version"] for message in shown if message["scene"]["viewer"] == 0]
    assert newest == [table.table.version(0)]
    assert len(shown) <= 2, "one for each seat of the hot seat"
    assert [message["id"] for message in found if message["type"] == "done"] == ["0", "1", "2", "3", "4"]


async def test_each_seat_of_a_hot_seat_keeps_its_story() -> None:
    """Another viewer's snapshot does not discard what waits for this viewer."""
    table, client = hot_seat(), Client(ADA, 10**9)
    table.enter(client)
    stories: dict[int, list[Any]] = {}
    for number in range(25):
        actor = table.table.match.state.actor
        if number % 7 == 6:
            kept = len(table.table.match.moves) - 2
            await table.append(TakeBack(kept, seat=actor, request=f"back {number}"))
        else:
            await table.append(Move(table.table.match.legal()[0], seat=actor, request=f"move {number}"))
        if number % 4 == 0:
            read(waiting(client), stories)
    read(waiting(client), stories)
    viewer = table.viewer(ADA.id)
    assert stories[viewer] == [json.loads(encode(event)) for event in table.table.told(viewer)]


def read(messages: list[dict[str, Any]], stories: dict[int, list[Any]]) -> None:
    for message in messages:
        if message["type"] in ("snapshot", "update"):
            viewer = message["scene"]["viewer"]
            before = [] if message["type"] == "snapshot" else stories[viewer]
            stories[viewer] = before + message["events"]


async def test_a_snapshot_does_not_grow_with_the_chat() -> None:
    table = hot_seat()
    sizes = []
    for _ in range(2):
        client = Client(ADA, 10**9)
        table.enter(client)
        sizes.append({message["type"]: len(str(message)) for message in waiting(client)})
        for number in range(PAGE * 2):
            table.table.add(Say("Ada", "🜁" * 500, seat=0, request=f"{len(sizes)} {number}"))
    assert sizes[0]["snapshot"] == sizes[1]["snapshot"]
    assert Snapshot.__struct_fields__ == ("table", "scene", "events", "at", "sights")


async def test_the_chat_is_read_page_by_page(invite: Invite) -> None:
    ada = await invite("Ada")
    table = await ada.make(ME, BOT)
    async with ada.at(table) as place:
        for number in range(2 * PAGE + 10):
            await place.ask("say", text=f"{number}")
    async with ada.at(table) as again:
        page = again.chat
        lines: list[str] = []
        while True:
            lines = [line["text"] for line in page["lines"]] + lines
            if not page["first"]:
                break
            page = await again.ask("recall", before=page["first"])
            assert len(page["lines"]) <= PAGE
        assert lines == [f"{number}" for number in range(2 * PAGE + 10)]
        assert (await again.ask("recall", before=-5))["lines"] == []


@pytest.mark.parametrize("before", [10**9, 3, 0])
async def test_a_page_ends_where_it_is_told_to(invite: Invite, before: int) -> None:
    ada = await invite("Ada")
    async with ada.at(await ada.make(ME, BOT)) as place:
        for number in range(5):
            await place.ask("say", text=f"{number}")
        page = await place.ask("recall", before=before)
        assert [line["text"] for line in page["lines"]] == [f"{number}" for number in range(min(5, before))]
