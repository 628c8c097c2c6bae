"""A crowded table: visitors cost no more there than at any other, and nobody waits behind a newcomer."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any

import pytest

from manawell.server.cluster.bus import Alone, Present, Watcher
from manawell.server.cluster.connections import make_storage
from manawell.server.faults import StorageDown
from manawell.server.settings import Settings
from manawell.server.storage.interface import OPEN, Chair, Guest
from manawell.server.tables import presence
from manawell.server.tables.client import Client
from manawell.server.tables.presence import MOST_NAMED, Presence, Seldom
from manawell.server.tables.protocol import Play
from manawell.server.tables.protocol import Say as SayIt
from manawell.server.tables.registry import TableRegistry
from manawell.server.tables.requests import handle
from manawell.table.entries import Move, Say
from tests.server.conftest import Invite
from tests.server.house import ME, PATIENCE
from tests.server.house import OPEN as FREE
from tests.server.test_outbox import ADA, hot_seat, waiting

BEN = Guest("b" * 16, "Ben", "en")
NEVER = 1e6
"""A pause that does not end during a test."""


class Shared(Alone):
    """A bus as if there were other workers; it keeps what it is told."""

    shared = True

    def __init__(self) -> None:
        self.told: list[Present] = []

    def tell_company(self, table: str, present: Present) -> None:
        self.told.append(present)


@pytest.fixture
async def registry(own_house: Settings) -> AsyncIterator[TableRegistry]:
    storage = make_storage(own_house)
    await storage.open()
    for guest in (ADA, BEN):
        await storage.add_guest(guest, guest.id.encode())
    found = TableRegistry(storage, own_house, Shared())
    yield found
    await found.close()
    await storage.close()


def kinds(client: Client) -> Counter[str]:
    return Counter(message["type"] for message in waiting(client))


@pytest.mark.parametrize("crowd", [10, 1000])
async def test_the_thousandth_watcher_is_told_as_little_as_the_tenth(
    crowd: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "PAUSE", 0.05)
    table, told = hot_seat(), list[Present]()
    table.on_company = lambda changed: told.append(changed.here())
    watchers = [Client(None, 10**9) for _ in range(crowd)]
    for watcher in watchers:
        table.enter(watcher)
    assert len(told) == 1, "the first"
    async with asyncio.timeout(PATIENCE):
        while len(told) < 2:
            await asyncio.sleep(0.01)
    assert told[1] == Present((), crowd)
    heard = [kinds(watcher) for watcher in watchers]
    assert all(one["snapshot"] == 1 and one["table"] <= 1 for one in heard)
    assert sum(one.total() for one in heard) <= 3 * crowd
    for watcher in watchers:
        table.leave(watcher)
    assert sum(kinds(watcher).total() for watcher in watchers) <= crowd
    assert told[-1] == Present()


async def test_a_newcomer_sees_who_is_there_and_is_not_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "PAUSE", NEVER)
    table = hot_seat()
    clients = [Client(None, 10**9), Client(ADA, 10**9), Client(BEN, 10**9)]
    for number, client in enumerate(clients):
        table.enter(client)
        (snapshot, *_) = waiting(client)
        assert snapshot["table"]["watchers"] == (1, 1, 2)[number]
        assert [seat["online"] for seat in snapshot["table"]["seats"]] == [number > 0] * 2
    await table.append(Say("Ada", "hello", request="1"))
    for client in clients:
        assert kinds(client) == {"said": 1}, "a line tells nobody of the company"


def test_watchers_are_counted_once_and_the_first_are_named() -> None:
    here, crowd = Presence(), [Guest(f"guest {number}", f"Name {number}", "en") for number in range(20)]
    for guest in (*crowd, crowd[0], None, None, ADA):
        here.come(guest)
    found = here.here([ADA.id])
    assert (found.seated, found.watchers) == ((ADA.id,), 22), "somebody with two pages is one person"
    assert [one.name for one in found.named] == [f"Name {number}" for number in range(MOST_NAMED)]
    here.go(crowd[0].id)
    assert here.here([ADA.id]) == found, "one of the two pages was closed"
    here.go(crowd[0].id)
    assert [one.name for one in here.here([ADA.id]).named] == [f"Name {number + 1}" for number in range(MOST_NAMED)]
    here.hide(crowd[1].id)
    hidden = here.here([ADA.id])
    assert (hidden.watchers, hidden.named[0].name) == (21, "Name 2")


def test_a_watcher_of_two_workers_is_one_person() -> None:
    here = Presence()
    here.come(BEN)
    here.hear_of("elsewhere", Present((), 3, (Watcher(BEN.id, "Ben", ""), Watcher("c", "Cleo", ""))))
    told = here.everywhere([ADA.id])
    assert (told.watchers, [one.name for one in told.named]) == (3, ["Ben", "Cleo"])


async def test_a_watcher_who_sits_down_is_no_watcher_any_more(registry: TableRegistry) -> None:
    name = await registry.make("gegensatz", {}, [Chair("person", "Ada", ADA.id), OPEN])
    bus = registry.bus
    assert isinstance(bus, Shared)
    async with registry.table(name) as table:
        client = Client(BEN, 10**9)
        table.enter(client)
        assert bus.told[-1] == Present((), 1, (Watcher(BEN.id, "Ben", ""),))
        await registry.join(table, BEN)
        assert bus.told[-1] == Present((BEN.id,), 0)
        assert waiting(client)[-1]["table"]["watchers"] == 0
        table.hear_of("elsewhere", Present((ADA.id,), 7))
        assert [seat.online for seat in table.info(None).seats] == [True, True]
        assert table.info(None).watchers == 7
        table.leave(client)


async def test_what_is_wanted_often_is_done_seldom_and_never_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "PAUSE", 0.02)
    asked, done = list[int](), list[int]()
    seldom = Seldom()
    for number in range(50):
        asked.append(number)
        seldom.ask(lambda: done.append(len(asked)))
    assert done == [1]
    async with asyncio.timeout(PATIENCE):
        while done != [1, 50]:
            await asyncio.sleep(0.01)


async def test_renaming_at_a_crowded_table_is_told_once_in_a_while(
    invite: Invite, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "PAUSE", NEVER)
    ada, ben = await invite("Ada"), await invite("Ben")
    table = await ada.make(ME, FREE)
    async with ben.at(table) as place:
        for number in range(20):
            assert (await ada.http.patch("/api/me", json={"name": f"Ada {number}"})).status_code == 200
        assert [message["type"] for message in await place.settle()].count("table") <= 1


async def test_a_newcomer_waits_for_nobody_when_nothing_is_new(registry: TableRegistry) -> None:
    name = await registry.make("gegensatz", {}, [Chair("person", "Ada", ADA.id)] * 2)
    async with registry.table(name) as table, table.lock, asyncio.timeout(PATIENCE), registry.table(name) as same:
        assert same is table


async def test_a_newcomer_sees_what_another_server_has_stored(registry: TableRegistry) -> None:
    name = await registry.make("gegensatz", {}, [Chair("person", "Ada", ADA.id)] * 2)
    async with registry.table(name) as table:
        move = table.table.match.legal()[0]
        await registry.storage.append(name, 0, [Move(move, seat=0, request="elsewhere")])
        async with registry.table(name):
            assert table.table.match.moves == [move]


async def test_who_waits_behind_a_refused_write_is_told_at_once(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A storage that hangs takes its time from one of them, not from each in turn."""
    name = await registry.make("gegensatz", {}, [Chair("person", "Ada", ADA.id)] * 2)
    asked = hanging = 0
    waits = asyncio.Event()

    async def hang(*_: object) -> None:
        nonlocal asked
        asked += 1
        await waits.wait()
        raise StorageDown()

    monkeypatch.setattr(registry.storage, "append", hang)
    async with registry.table(name) as table:

        async def say() -> None:
            nonlocal hanging
            hanging += 1
            await table.append(Say("Ada", "hello", request=f"{hanging}"))

        wishes = [asyncio.create_task(table.change(say)) for _ in range(5)]
        async with asyncio.timeout(PATIENCE):
            while not asked:
                await asyncio.sleep(0)
        waits.set()
        results = await asyncio.gather(*wishes, return_exceptions=True)
        assert [type(result) for result in results] == [StorageDown] * 5
        assert asked == 1
        monkeypatch.undo()
        await table.change(say)
        assert [line.text for line in table.table.chat] == ["hello"]


async def test_who_asks_again_hears_that_nobody_knows_until_the_log_is_read(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer to a commit is lost, and so is the next look at the log; it was stored all the same."""
    name = await registry.make("gegensatz", {}, [Chair("person", "Ada", ADA.id)] * 2)
    append, client = registry.storage.append, Client(ADA, 10**9)

    async def lose(*given: Any) -> None:
        await append(*given)
        raise StorageDown(unsure=True)

    async def refuse(*_: object) -> None:
        raise StorageDown()

    async def answer_to(request: Play | SayIt) -> dict[str, Any]:
        await handle(registry, table, client, request)
        return next(one for one in waiting(client) if one.get("id") == request.id)

    async with registry.table(name) as table:
        version, move = table.table.version(0), table.table.match.legal()[0]
        play = Play("once", version, move)
        monkeypatch.setattr(registry.storage, "append", lose)
        monkeypatch.setattr(registry.storage, "news", refuse)
        assert (await answer_to(play))["fault"] == "fault-storage-unsure"
        assert (await answer_to(play))["fault"] == "fault-storage-unsure"
        assert (await answer_to(SayIt("word", "hello")))["fault"] == "fault-storage", "this one was never sent on"
        monkeypatch.undo()
        assert (await answer_to(play))["type"] == "done"
        assert table.table.match.moves == [move]


async def test_who_looks_again_is_shown_what_was_in_doubt(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where no other worker could have written."""
    monkeypatch.setattr(registry.bus, "shared", False)
    name = await registry.make("gegensatz", {}, [Chair("person", "Ada", ADA.id)] * 2)
    append = registry.storage.append

    async def lose(*given: Any) -> None:
        await append(*given)
        raise StorageDown(unsure=True)

    async with registry.table(name) as table:
        monkeypatch.setattr(registry.storage, "append", lose)
        with pytest.raises(StorageDown):
            await table.change(lambda: table.append(Say("Ada", "hello", request="lost")))
        assert not table.table.chat
        async with registry.table(name) as same:
            assert [line.text for line in same.table.chat] == ["hello"]


async def test_a_bot_that_could_not_begin_is_woken_by_the_next_look(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = Chair("bot", "apprentice", level="apprentice")
    name = await registry.make("gegensatz", {}, [bot, Chair("person", "Ada", ADA.id)])
    refused = 0

    async def refuse(*_: object) -> None:
        nonlocal refused
        refused += 1
        raise StorageDown()

    monkeypatch.setattr(registry.storage, "news", refuse)
    async with registry.table(name) as table, asyncio.timeout(2 * PATIENCE):
        while not refused or registry._playing:
            await asyncio.sleep(0)
        monkeypatch.undo()
        client = Client(ADA, 10**9)
        table.clients.add(client)
        registry.look_at(name)
        while not table.table.match.moves:
            await asyncio.sleep(0.01)
