"""Tables come and go from memory, and nobody notices."""

import asyncio
import gc
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace

import pytest

from manawell.bots.hints import Thought
from manawell.kernel.faults import Fault
from manawell.server.cluster.bus import Alone
from manawell.server.cluster.connections import make_storage
from manawell.server.faults import Missing, StorageDown
from manawell.server.settings import Settings
from manawell.server.storage.interface import OPEN, Chair, Guest
from manawell.server.tables import presence
from manawell.server.tables import registry as registry_module
from manawell.server.tables.client import Client
from manawell.server.tables.live import LiveTable
from manawell.server.tables.protocol import Play
from manawell.server.tables.registry import TableRegistry
from manawell.server.tables.requests import Request
from manawell.table.entries import Entry, Move, Say
from tests.server.house import PATIENCE

ADA = Guest("a" * 16, "Ada", "en")
SEAT = Chair("person", "Ada", ADA.id)


@pytest.fixture
async def registry(own_house: Settings) -> AsyncIterator[TableRegistry]:
    storage = make_storage(own_house)
    await storage.open()
    await storage.add_guest(ADA, b"digest")
    found = TableRegistry(storage, replace(own_house, live_tables=3))
    yield found
    await found.close()
    await storage.close()


async def play(registry: TableRegistry, name: str, client: Client, request: str = "1") -> None:
    async with registry.table(name) as table:
        seat = table.viewer(ADA.id)
        message = Play(request, table.table.version(seat), table.table.match.legal()[0])
        await Request(registry, table, client, message).answer()


async def test_unused_tables_leave_memory_and_come_back(registry: TableRegistry) -> None:
    names = [await registry.make("gegensatz", {}, [SEAT, SEAT]) for _ in range(8)]
    async with registry.table(names[0]) as used:
        for name in names[1:]:
            await play(registry, name, Client(ADA, 100))
        assert registry.live <= 3
        async with registry.table(names[0]) as again:
            assert again is used, "whoever is at a table stays at the same one"
    async with registry.table(names[1]) as back:
        assert len(back.table.match.moves) == 1


async def test_few_tables_that_nobody_uses_stay_in_memory(own_house: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry_module, "UNUSED", 2)
    storage = make_storage(own_house)
    await storage.open()
    await storage.add_guest(ADA, b"digest")
    registry = TableRegistry(storage, own_house)
    names = [await registry.make("gegensatz", {}, [SEAT, SEAT]) for _ in range(6)]
    for name in names[:5]:
        async with registry.table(name) as table:
            await table.append(Say("Ada", "hello", request=name))
    async with registry.table(names[5]), registry.table(names[0]) as back:
        assert back.log.chat, "it comes back when it is asked for"
        assert registry.live == 4, "one that is played at, one that is looked at, and two others"
    assert registry.live == 2
    await registry.close()
    await storage.close()


async def test_a_table_that_leaves_memory_needs_no_garbage_collector(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full collection is rare, and takes the longer the more is in memory."""
    monkeypatch.setattr(registry_module, "UNUSED", 0)
    monkeypatch.setattr(presence, "PAUSE", 0.0)
    name = await registry.make("gegensatz", {}, [SEAT, SEAT])
    gc.collect()
    gc.disable()
    try:
        async with registry.table(name) as table:
            client = Client(ADA, 10**6, filmed=True, foresighted=True)
            table.enter(client)
            await play(registry, name, client)
            table.leave(client)
        del table
        async with asyncio.timeout(PATIENCE):
            while any(isinstance(one, LiveTable) and one.id == name for one in gc.get_objects()):
                await asyncio.sleep(0.01)
    finally:
        gc.enable()


async def test_closing_ends_work_whose_first_cancellation_was_lost(registry: TableRegistry) -> None:
    """The Redis client can take one for an error of its own."""
    ended = asyncio.Event()

    async def work() -> None:
        try:
            with suppress(asyncio.CancelledError):
                await asyncio.sleep(60)
            await asyncio.sleep(60)
        finally:
            ended.set()

    registry.spawn(work())
    await asyncio.sleep(0)
    await registry.close()
    assert ended.is_set()


async def test_who_comes_at_the_same_moment_gets_the_same_table(registry: TableRegistry) -> None:
    name = await registry.make("gegensatz", {}, [SEAT, OPEN])

    async def come() -> int:
        async with registry.table(name) as table:
            await asyncio.sleep(0.01)
            return id(table)

    assert len(set(await asyncio.gather(*(come() for _ in range(20))))) == 1


async def test_a_table_that_does_not_exist_leaves_no_trace(registry: TableRegistry) -> None:
    for _ in range(2):
        with pytest.raises(Missing):
            async with registry.table("nowhere"):
                pass
    assert registry.live == 0


async def test_a_bad_wish_makes_no_table(registry: TableRegistry) -> None:
    for options, chairs in (({"mode": "trio"}, [SEAT, SEAT]), ({}, [SEAT])):
        with pytest.raises(Fault):
            await registry.make("gegensatz", options, chairs)
    assert await registry.storage.tables_of(ADA.id, 10) == []


async def test_after_a_write_in_doubt_the_log_decides(registry: TableRegistry, monkeypatch: pytest.MonkeyPatch) -> None:
    """The storage may have kept what it reported as refused."""
    name = await registry.make("gegensatz", {}, [SEAT, SEAT])
    client = Client(ADA, 100)
    append = registry.storage.append

    async def keep_and_complain(table: str, first: int, entries: list[Entry], *rest: object) -> None:
        await append(table, first, entries)
        raise StorageDown()

    async with registry.table(name) as table:
        monkeypatch.setattr(registry.storage, "append", keep_and_complain)
        await play(registry, name, client)
        assert table.table.match.moves == []
        monkeypatch.undo()
        await play(registry, name, client)
        assert len(table.table.match.moves) == 1, "the same request again: found done, not done twice"
        await play(registry, name, client, "2")
        assert len(table.table.match.moves) == 2


async def test_nothing_happens_before_what_it_follows(registry: TableRegistry) -> None:
    """No matter what the clocks of several servers say."""
    name = await registry.make("gegensatz", {}, [SEAT, SEAT])
    later = time.time() + 3600
    async with registry.table(name) as table:
        first = table.table.match.legal()[0]
        await registry.storage.append(name, 0, [Move(first, seat=0, request="elsewhere", at=later)])
        await table.look()
        await play(registry, name, Client(ADA, 100_000))
    stored = await registry.storage.find_table(name)
    assert stored is not None
    assert [entry.at for entry in stored.entries] == [later, later]


class Late(Alone):
    """A bus on which another server always has the lease of a bot first, and plays before it lets go."""

    shared = True

    def __init__(self, play: Callable[[], Awaitable[None]]) -> None:
        self._play = play

    @asynccontextmanager
    async def lease(self, _name: str) -> AsyncIterator[bool]:
        await self._play()
        yield True


async def test_nobody_thinks_for_a_bot_that_another_server_has_just_played(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = asyncio.Event()

    async def play_elsewhere() -> None:
        if not played.is_set():
            move = Move(table.table.match.legal()[0], seat=0, request="bot:elsewhere")
            await registry.storage.append(name, table.table.count, [move])
            played.set()

    async def think(*_: object) -> Thought:
        raise AssertionError("it was thought for twice")

    name = await registry.make("gegensatz", {}, [Chair("bot", "Bot", level="novice"), SEAT])
    monkeypatch.setattr(registry.bot_pool, "think", think)
    monkeypatch.setattr(registry, "bus", Late(play_elsewhere))
    async with registry.table(name) as table, asyncio.timeout(PATIENCE):
        await played.wait()
        while name in registry._playing:
            await asyncio.sleep(0.01)
        assert [entry.request for entry in table.table.entries] == ["bot:elsewhere"]
