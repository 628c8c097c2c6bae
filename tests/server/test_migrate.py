"""A move between SQLite and PostgreSQL is whole, proven, and can be interrupted. It needs PostgreSQL."""

import asyncio
import os
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import select, update
from sqlalchemy.pool import QueuePool

from manawell.cli.app import main
from manawell.server import moving
from manawell.server.cluster.connections import make_storage
from manawell.server.cluster.running import LOCK, lock_folder
from manawell.server.faults import BadSetting, ServerFault
from manawell.server.migrate import TO_POSTGRESQL, TO_SQLITE, migrate
from manawell.server.settings import Settings
from manawell.server.storage.database import DATABASE
from manawell.server.storage.schema import guests, metadata, tables
from manawell.server.storage.sql import SqlStorage
from tests.server import services
from tests.server.house import ME, OPEN, Person, roomy, running


def silent(_name: str, _done: int, _total: int) -> None: ...


async def rows_of(settings: Settings) -> dict[str, list[tuple[object, ...]]]:
    """Everything in a database."""
    storage, found = make_storage(settings), {}
    async with storage.database.engine.connect() as connection:
        for table in metadata.sorted_tables:
            rows = (await connection.execute(select(table))).all()
            found[table.name] = sorted((tuple(row) for row in rows), key=repr)
    await storage.close()
    return found


def lent(storage: SqlStorage) -> int:
    """The connections that somebody still has."""
    pool = storage.database.engine.pool
    assert isinstance(pool, QueuePool)
    return pool.checkedout()


async def play(url: str) -> None:
    """Two games, one of them to its end, with chat, a report and an announcement."""
    ada, ben = await Person(url).come_in("Ada"), await Person(url).come_in("Ben")
    await ada.make(ME, OPEN)
    table = await ada.make(ME, ME)
    async with ada.at(table) as place:
        await place.ask("say", text="naïve ☺")
        for _ in range(6):
            await place.play()
        assert (await place.ask("ask", kind="resign"))["type"] == "done"
    await ben.post_nothing(f"/api/tables/{table}/reports", {"line": 0})
    for person in (ada, ben):
        await person.leave()


@pytest.fixture
def own_house(cluster: services.Services, tmp_path: Path) -> Settings:
    """Without tables, as a host makes it to move there."""
    return roomy(tmp_path, database=cluster.database())


@pytest.fixture
async def embedded(own_house: Settings) -> Settings:
    """A house on SQLite in which people have played."""
    house = replace(own_house, database=None, redis=None)
    with running(house) as url:
        await play(url)
    return house


def test_it_says_what_is_missing(tmp_path: Path) -> None:
    with pytest.raises(BadSetting) as caught:
        asyncio.run(migrate(Settings(tmp_path), TO_POSTGRESQL, silent))
    assert caught.value.message == "fault-move-no-database"


def test_a_database_that_cannot_be_reached_is_told_with_its_cause(tmp_path: Path) -> None:
    with pytest.raises(BadSetting) as caught:
        asyncio.run(migrate(Settings(tmp_path, database="postgresql://a:b@127.0.0.1:1/c"), TO_POSTGRESQL, silent))
    assert caught.value.message == "fault-database-tool"
    assert "ConnectionRefusedError" in caught.value.values["problem"]


def test_what_root_makes_belongs_to_the_owner_of_the_folder_around_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[tuple[object, ...]] = []
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "chown", lambda path, *owner, follow_symlinks: given.append((path, *owner)))
    home, owner = tmp_path / "server", (tmp_path.stat().st_uid, tmp_path.stat().st_gid)
    for _ in range(2):  # what is there already stays with its owner
        with lock_folder(home):
            assert given == [(path, *owner) for path in (home, home / LOCK, home / DATABASE)]


@pytest.mark.skipif(not services.WANTED, reason="it needs PostgreSQL")
class TestBothWays:
    async def test_everything_arrives_and_comes_back(
        self, embedded: Settings, own_house: Settings, tmp_path: Path
    ) -> None:
        before = await rows_of(embedded)
        assert (await migrate(own_house, TO_POSTGRESQL, silent, dry=True)).rows == sum(map(len, before.values()))
        moved = await migrate(own_house, TO_POSTGRESQL, silent)
        assert (moved.games, moved.unplayable) == (2, [])
        assert await rows_of(own_house) == before
        back = replace(own_house, data=tmp_path / "back")
        await migrate(back, TO_SQLITE, silent)
        assert await rows_of(replace(back, database=None)) == before
        with running(own_house) as url:
            await play(url)  # numbers go on after those that were moved
        assert len((await rows_of(own_house))["reports"]) == 2

    async def test_a_dry_run_says_first_that_it_is_one(
        self, embedded: Settings, own_house: Settings, capsys: pytest.CaptureFixture[str]
    ) -> None:
        where = ["--data", str(embedded.data), "--database", str(own_house.database)]
        with pytest.raises(SystemExit):
            await asyncio.to_thread(main, ["migrate", "postgresql", *where, "--dry-run", "--lang", "en"])
        rows = sum(map(len, (await rows_of(embedded)).values()))
        told = capsys.readouterr().out
        assert told.startswith("Dry run, nothing has been changed.")
        assert told.endswith(f": {rows} rows moved.\n")

    async def test_an_interrupted_move_goes_on(
        self, embedded: Settings, own_house: Settings, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(moving, "PORTION", 2)

        def interrupt(name: str, done: int, total: int) -> None:
            if name == "entries" and done >= 4:
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            await migrate(own_house, TO_POSTGRESQL, interrupt)
        source, target = make_storage(embedded), make_storage(own_house)
        with pytest.raises(KeyboardInterrupt):
            await moving.move(source, target, interrupt)
        assert [lent(source), lent(target)] == [0, 0], "whoever is interrupted gives back what was lent"
        for storage in (source, target):
            await storage.close()
        assert 0 < len((await rows_of(own_house))["entries"]) < len((await rows_of(embedded))["entries"])
        assert (await migrate(own_house, TO_POSTGRESQL, silent)).games == 2
        assert await rows_of(own_house) == await rows_of(embedded)

    async def test_a_database_in_use_is_not_overwritten(self, embedded: Settings, own_house: Settings) -> None:
        with running(own_house) as url:
            with pytest.raises(BadSetting) as caught:
                await migrate(own_house, TO_POSTGRESQL, silent)
            assert caught.value.message == "fault-move-busy"
            await (await Person(url).come_in("Cal")).leave()
        with pytest.raises(BadSetting) as caught:
            await migrate(own_house, TO_POSTGRESQL, silent)
        assert (caught.value.message, caught.value.values) == ("fault-move-used", {"table": "guests"})
        with lock_folder(own_house.data), pytest.raises(ServerFault) as taken:
            await migrate(own_house, TO_POSTGRESQL, silent)
        assert taken.value.message == "fault-folder-taken"

    @pytest.mark.parametrize("damage", ["row", "outcome"])
    async def test_what_is_not_the_same_is_found(self, embedded: Settings, own_house: Settings, damage: str) -> None:
        harm = update(guests).values(name="?") if damage == "row" else update(tables).values(outcome={"winners": []})
        if damage == "outcome":
            source = make_storage(embedded)
            async with source.database.engine.begin() as connection:
                await connection.execute(harm)
            await source.close()
        else:
            await migrate(own_house, TO_POSTGRESQL, silent)
            target = make_storage(own_house)
            async with target.database.engine.begin() as connection:
                await connection.execute(harm)
            await target.close()
        with pytest.raises(BadSetting) as caught:
            await migrate(own_house, TO_POSTGRESQL, silent)
        assert caught.value.message == ("fault-move-differs" if damage == "row" else "fault-move-outcome")
