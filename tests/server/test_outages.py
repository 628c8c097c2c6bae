"""PostgreSQL or Redis breaks, hangs or forgets: people soon know, it is logged once, and nothing stands still."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from redis.asyncio import Redis
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from manawell.server.cluster import redisbus
from manawell.server.cluster.bus import Alone, Present
from manawell.server.cluster.connections import make_storage
from manawell.server.cluster.redisbus import LEASE, RedisBus
from manawell.server.cluster.running import listening, make_server
from manawell.server.faults import StorageDown
from manawell.server.storage.database import CONNECTIONS, Job
from manawell.server.storage.interface import Chair, Guest
from manawell.server.storage.sql import SqlStorage
from manawell.server.tables import registry as registry_module
from manawell.server.tables.client import Client
from manawell.server.tables.registry import TableRegistry
from manawell.table.entries import Move
from tests.server.house import BOT, ME, PATIENCE, roomy
from tests.server.services import Relay, Services
from tests.server.test_cluster import Come, Listener, come, house, left, right
from tests.server.test_outbox import ADA, waiting

__all__ = ["come", "house", "left", "right"]
SOON = 0.5
"""Seconds that a hanging database is given here."""


@pytest.fixture
async def relay(cluster: Services) -> AsyncIterator[Relay]:
    async with Relay(cluster.postgres_port) as found:
        yield found


@pytest.fixture
async def storage(cluster: Services, relay: Relay, tmp_path: Path) -> AsyncIterator[SqlStorage]:
    """It reaches its database through the relay."""
    address = cluster.database().replace(str(cluster.postgres_port), str(relay.port))
    found = make_storage(roomy(tmp_path, database=address, storage_seconds=PATIENCE))
    await found.open()
    yield found
    await found.close()


@contextlib.contextmanager
def hanging(storage: SqlStorage, relay: Relay) -> Iterator[None]:
    relay.freeze()
    storage.database._seconds = SOON
    try:
        yield
    finally:
        storage.database._seconds = PATIENCE
        relay.thaw()


def guest(number: int) -> Guest:
    return Guest(f"{number:016}", "Ada", "en")


async def test_a_database_that_hangs_is_told_of_and_not_asked_a_second_time(
    storage: SqlStorage, relay: Relay, monkeypatch: pytest.MonkeyPatch
) -> None:
    attempts, store = list[int](), storage.database._store

    async def counted(jobs: list[Job]) -> list[Any]:
        attempts.append(len(jobs))
        return await store(jobs)

    monkeypatch.setattr(storage.database, "_store", counted)
    with hanging(storage, relay):
        first = asyncio.ensure_future(storage.add_guest(guest(1), b"1"))
        async with asyncio.timeout(PATIENCE):
            while not attempts:
                await asyncio.sleep(0)
        later = [asyncio.ensure_future(storage.add_guest(guest(number), b"%d" % number)) for number in range(2, 5)]
        reads = [asyncio.ensure_future(storage.find_guest(b"1")) for _ in range(2 * CONNECTIONS)]
        async with asyncio.timeout(PATIENCE):
            results = await asyncio.gather(first, *later, *reads, return_exceptions=True)
    assert {type(result) for result in results} == {StorageDown}
    assert attempts == [1], "those who waited behind it were told at the same time"
    await storage.add_guest(guest(5), b"5")
    assert await storage.find_guest(b"5") is not None
    assert await storage.find_guest(b"2") is None


async def test_closing_does_not_wait_for_a_database_that_hangs(storage: SqlStorage, relay: Relay) -> None:
    await storage.check()
    with hanging(storage, relay):
        await asyncio.wait_for(storage.close(), PATIENCE)
    await storage.open()


async def test_the_log_tells_once_that_the_database_is_away_and_once_that_it_is_back(
    storage: SqlStorage, relay: Relay, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "manawell.server")
    up = [storage.up]
    with hanging(storage, relay):
        for number in range(3):
            for work in (storage.find_guest(b"1"), storage.add_guest(guest(number), b"%d" % number)):
                with pytest.raises(StorageDown):
                    await work
        up.append(storage.up)
    await storage.check()
    up.append(storage.up)
    await storage.add_guest(guest(7), b"7")
    assert up == [True, False, True]
    assert [record.getMessage() for record in caplog.records] == [
        "nothing can be read from the database",
        "nothing can be stored in the database",
        "the database can be read again",
        "the database stores again",
    ]
    problems = {getattr(record, "problem", None) for record in caplog.records[:2]}
    assert problems == {"TimeoutError: no answer within 0.5 seconds"}


def test_a_worker_that_finds_no_database_says_so_in_one_line(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """It was there when the server began, and went away before the worker did."""
    server = make_server(roomy(tmp_path, database="postgresql://a:b@127.0.0.1:1/c", redis=None))
    with listening("127.0.0.1", 0) as bound, pytest.raises(SystemExit):
        server.run(sockets=[bound])
    errors = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert [record.getMessage() for record in errors] == [
        "the database cannot be opened",
        "Application startup failed. Exiting.",
    ]
    assert "ConnectionRefusedError" in vars(errors[0])["problem"]


async def test_what_breaks_when_a_connection_is_given_back_is_a_failed_read(storage: SqlStorage) -> None:
    async def break_it(connection: AsyncConnection) -> None:
        backend = (await connection.execute(text("SELECT pg_backend_pid()"))).scalar()
        async with storage.database.engine.connect() as other:
            await other.execute(text(f"SELECT pg_terminate_backend({backend})"))

    for _ in range(20):
        with pytest.raises(StorageDown):
            await storage.database.read(break_it)
    await storage.check()


async def test_a_worker_takes_few_connections(storage: SqlStorage, cluster: Services) -> None:
    async def take_part(connection: AsyncConnection) -> int:
        everybody = text(  # the database's own helpers are listed as well
            "SELECT count(*) FROM pg_stat_activity"
            " WHERE datname = current_database() AND backend_type = 'client backend'"
        )
        return int((await connection.execute(everybody)).scalar_one())

    async with asyncio.timeout(PATIENCE):
        counts = await asyncio.gather(*(storage.database.read(take_part) for _ in range(100)))
    assert max(counts) <= CONNECTIONS


@pytest.fixture
async def table_of_ada(storage: SqlStorage) -> AsyncIterator[tuple[TableRegistry, str]]:
    await storage.add_guest(ADA, b"ada")
    found = TableRegistry(storage, roomy(Path("unused")), Alone())
    yield found, await found.make("gegensatz", {}, [Chair("person", "Ada", ADA.id)] * 2)
    await found.close()


async def test_a_look_is_repeated_whatever_went_wrong(
    table_of_ada: tuple[TableRegistry, str], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(registry_module, "PATIENCE", 0.01)
    registry, name = table_of_ada
    problems: list[Exception] = [RuntimeError("odd"), RuntimeError("odd"), StorageDown()]
    news = registry.storage.news

    async def fail(table: str, since: int) -> Any:
        if problems:
            raise problems.pop(0)
        return await news(table, since)

    async with registry.table(name) as table:
        client = Client(ADA, 10**9)
        table.enter(client)
        waiting(client)
        move = table.table.match.legal()[0]
        await registry.storage.append(name, 0, [Move(move, seat=0, request="elsewhere")])
        monkeypatch.setattr(registry.storage, "news", fail)
        registry.look_at(name)
        async with asyncio.timeout(PATIENCE):
            while not table.table.match.moves:
                await asyncio.sleep(0.01)
        assert problems == []
        assert [record.getMessage() for record in caplog.records] == ["a look at a table failed and is repeated"]
        table.leave(client)


async def test_a_lost_hint_is_made_good(come: Come, right: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redisbus, "ROUND", 1)
    monkeypatch.setattr(RedisBus, "tell_news", lambda *_: None)
    ada = await come("Ada")
    there = await come("Ada", right, ada)
    table = await ada.make(ME, ME)
    async with ada.at(table) as one, there.at(table) as two:
        assert (await one.play())["type"] == "done"
        await two.hear("update", "snapshot")
        assert two.story[-1] == one.story[-1]


async def test_a_bot_whose_worker_died_moves_when_its_player_comes_back(
    come: Come, right: str, cluster: Services
) -> None:
    """The dead worker's lease still runs when the page is back; nobody else is at the table."""
    ada = await come("Ada", right)
    table = await ada.make(BOT, ME)
    async with Redis.from_url(cluster.redis) as redis:
        await redis.set(f"{LEASE}bot:{table}", "the dead", px=1500)
    async with ada.at(table) as place:
        assert place.legal == []
        await place.turn()
        assert place.legal


@pytest.mark.usefixtures("tmp_path")
async def test_a_lease_that_another_has_taken_is_left_alone(cluster: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redisbus, "LEASE_SECONDS", 0.3)
    bus, key = RedisBus(cluster.redis), f"{LEASE}table"
    async with Redis.from_url(cluster.redis) as redis:

        async def looks() -> int:
            told = await redis.info("commandstats")
            return sum(told.get(f"cmdstat_{name}", {}).get("calls", 0) for name in ("evalsha", "eval", "pexpire"))

        async with bus.lease("table") as ours:
            assert ours
            await redis.set(key, "another", px=600_000)
            before = await looks()
            async with asyncio.timeout(PATIENCE):
                while await looks() == before:
                    await asyncio.sleep(0.01)
        assert await redis.get(key) == b"another"
        assert await redis.pttl(key) > 10_000
        await redis.delete(key)
        async with bus.lease("table") as first, bus.lease("table") as second:
            assert (first, second) == (True, False)
        assert await redis.get(key) is None
    await bus.close()


@pytest.mark.usefixtures("tmp_path")
async def test_a_bus_closes_although_a_cancellation_is_lost(cluster: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client of Redis may make an error of it, which looks like any other trouble."""
    bus, speaking = RedisBus(cluster.redis), asyncio.Event()

    async def lose_it(_messages: object) -> None:
        speaking.set()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            raise ConnectionError("interrupted") from None

    await bus.open(Listener())
    monkeypatch.setattr(bus, "_publish", lose_it)
    bus.tell_name("guest", "Guest", "Ada")
    await asyncio.wait_for(speaking.wait(), PATIENCE)
    tasks = list(bus._tasks)
    monkeypatch.setattr(redisbus, "BEAT", 0.01)
    await asyncio.wait_for(bus.close(), PATIENCE)
    assert all(task.done() for task in tasks)


@pytest.mark.usefixtures("tmp_path")
async def test_company_travels_as_a_number(cluster: Services) -> None:
    """A worker's message about a crowd does not grow with the crowd."""
    one, other, listener = RedisBus(cluster.redis), RedisBus(cluster.redis), Listener()
    await one.open(listener)
    await other.open(Listener())
    one.tell_company("table", Present(("Ada",)))
    other.tell_company("table", Present((), 1000))
    async with asyncio.timeout(PATIENCE):
        while listener.presence.get(other.name) != Present((), 1000):
            await asyncio.sleep(0.01)
    waited = len(other._waiting)
    for _ in range(10):
        other.tell_company("table", Present((), 1000))
    assert len(other._waiting) == waited, "nothing to say when nothing has changed"
    await one.close()
    await other.close()
