"""The storage: its shape, its durability, and its group commit."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, delete, insert, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from manawell.kernel.seal import Seal
from manawell.server.cluster.connections import make_storage
from manawell.server.faults import BadSetting, Conflict, StorageDown
from manawell.server.settings import Settings
from manawell.server.storage import database, migrations
from manawell.server.storage.database import DATABASE, Job, sqlite_address
from manawell.server.storage.interface import OPEN, Chair, Ended, Guest, Stored
from manawell.server.storage.schema import guests, metadata, notices, tables
from manawell.server.storage.sql import SqlStorage
from manawell.table.entries import Entry, Move, Say
from manawell.table.setting import Setting, Terms
from tests.server.house import PATIENCE
from tests.server.old_databases import make_old
from tests.server.services import embedded

ADA = Guest("a" * 16, "Ada", "en")


@pytest.fixture
async def storage(own_house: Settings) -> AsyncIterator[SqlStorage]:
    found = make_storage(own_house)
    await found.open()
    yield found
    await found.close()


def setting(name: str) -> Setting:
    return Setting(
        id=name,
        game="gegensatz",
        rules=7,
        options={"mode": "duel", "turn_limit": 3},
        seal=Seal("seed", ("salt",)),
        made_at=1.5,
        notes={"forked": 2},
    )


def entry(number: int, request: str | None = None) -> Entry:
    return Move("@4", seat=0, request=request or f"request {number}", at=2.5)


async def test_everything_comes_back_as_it_was(storage: SqlStorage) -> None:
    await storage.add_guest(ADA, b"digest")
    chairs = [Chair("person", "Ada", ADA.id), OPEN]
    await storage.add_table(Stored(setting("one"), chairs, [entry(0)]))
    await storage.append("one", 1, [entry(1)], Ended({"winners": [0], "reason": "duel", "scores": [5, 0]}, 3.0))
    assert await storage.find_guest(b"digest") == (ADA, b"digest")
    assert await storage.find_guest(b"other") is None
    stored = await storage.find_table("one")
    assert stored is not None
    assert (stored.setting, stored.chairs, stored.entries) == (setting("one"), chairs, [entry(0), entry(1)])
    (listed,) = await storage.tables_of(ADA.id, 10)
    assert listed.ended is not None
    assert listed.ended.at == 3.0
    assert await storage.find_table("two") is None


async def test_an_analysis_is_kept_with_its_table(storage: SqlStorage) -> None:
    await storage.add_table(Stored(setting("one"), [OPEN, OPEN], []))
    assert await storage.find_analysis("one") is None
    for found in (b"half", bytes(range(256)) * 1000):
        await storage.keep_analysis("one", found)
        assert await storage.find_analysis("one") == found
    assert await storage.remove_table("one")
    assert await storage.find_analysis("one") is None


async def test_an_entry_comes_back_as_it_was(storage: SqlStorage) -> None:
    """Any text that people write, stored on the path that nearly all entries take."""
    await storage.add_table(Stored(setting("one"), [OPEN, OPEN], []))
    said = ["", "“déjà” → 'vu'", '"quoted" \\ and \u2028', "𝄞 🜁 {} [1, null]", "line\nline\ttab", "1e400"]
    entries: list[Entry] = [
        Say(text, f"{number} {text}", request=f"{text}:{number}", at=at)
        for number, (text, at) in enumerate(
            zip(said, [1795000000.001, 0.0, 1e9, 1795000000.999, 0.5, 1.0], strict=True)
        )
    ]
    for number, one in enumerate(entries[:3]):
        await storage.append("one", number, [one])
    await storage.append("one", 3, entries[3:])
    stored = await storage.find_table("one")
    assert stored is not None
    assert stored.entries == entries


async def test_a_chair_is_taken_once(storage: SqlStorage) -> None:
    await storage.add_guest(ADA, b"digest")
    await storage.add_table(Stored(setting("one"), [OPEN, OPEN], []))
    wishes = [storage.take_chair("one", 1, Chair("person", "Ada", ADA.id)) for _ in range(5)]
    assert sorted(await asyncio.gather(*wishes)) == [False] * 4 + [True]


async def test_nobody_sits_down_twice(storage: SqlStorage) -> None:
    await storage.add_guest(ADA, b"digest")
    await storage.add_table(Stored(setting("one"), [OPEN, OPEN], []))
    wishes = [storage.take_chair("one", seat, Chair("person", "Ada", ADA.id)) for seat in (0, 1)]
    assert sorted(await asyncio.gather(*wishes)) == [False, True]


async def test_a_number_and_a_request_exist_once(storage: SqlStorage) -> None:
    await storage.add_table(Stored(setting("one"), [OPEN, OPEN], [entry(0)]))
    for first, wrong in ((0, [entry(0, "another")]), (1, [entry(1, "request 0")]), (1, [entry(1), entry(1)])):
        with pytest.raises(Conflict):
            await storage.append("one", first, wrong)
    await storage.append("one", 1, [entry(1), entry(2)])
    news = await storage.news("one", 1)
    assert (news.chairs, news.entries) == ([OPEN, OPEN], [entry(1), entry(2)])


async def test_a_table_to_which_an_entry_leads_is_made_with_it_or_not_at_all(storage: SqlStorage) -> None:
    await storage.add_table(Stored(setting("one"), [OPEN, OPEN], []))
    await storage.append("one", 0, [entry(0)], made=Stored(setting("two"), [OPEN, OPEN], []))
    with pytest.raises(Conflict):
        await storage.append("one", 0, [entry(0)], made=Stored(setting("three"), [OPEN, OPEN], []))
    assert await storage.find_table("two") is not None
    assert await storage.find_table("three") is None


async def test_writes_that_wait_together_share_a_commit(storage: SqlStorage, monkeypatch: pytest.MonkeyPatch) -> None:
    names = [f"table {number}" for number in range(40)]
    for name in names:
        await storage.add_table(Stored(setting(name), [OPEN, OPEN], []))
    commits, store = [], storage.database._store

    async def counted(jobs: list[Job]) -> list[Any]:
        commits.append(len(jobs))
        return await store(jobs)

    monkeypatch.setattr(storage.database, "_store", counted)
    await asyncio.gather(*(storage.append(name, 0, [entry(0)]) for name in names))
    assert 1 <= len(commits) <= 3
    assert sum(commits) == 40


async def test_a_bad_write_does_not_hurt_those_beside_it(storage: SqlStorage) -> None:
    await storage.add_table(Stored(setting("one"), [OPEN, OPEN], []))
    await storage.add_table(Stored(setting("two"), [OPEN, OPEN], []))
    writes = [storage.append(name, 0, [entry(0)]) for name in ("one", "nowhere", "two")]
    good, bad, also_good = await asyncio.gather(*writes, return_exceptions=True)
    assert good is None
    assert isinstance(bad, StorageDown)
    assert not isinstance(bad, Conflict), "that table does not exist: to read it again would not help"
    assert also_good is None


COMMIT = AsyncConnection.commit
Commit = Callable[[AsyncConnection], Awaitable[None]]


def commit_by(commit: Commit, storage: SqlStorage, patch: pytest.MonkeyPatch) -> None:
    """Replace the commits of this storage, and of no other: the server of other tests stores in this process, too."""

    async def chosen(connection: AsyncConnection) -> None:
        await (commit if connection.engine is storage.database.engine else COMMIT)(connection)

    patch.setattr(AsyncConnection, "commit", chosen)


def breaking(when: str, problem: Exception, times: int = 2) -> Commit:
    """A commit that breaks the first times it is asked for, `before` or `after` anything is stored."""
    left = [problem] * times

    async def broken(connection: AsyncConnection) -> None:
        if when == "after" or not left:
            await COMMIT(connection)
        if left:
            raise left.pop()

    return broken


LOST = ConnectionResetError("the connection broke")
ANSWERED = OperationalError("COMMIT", {}, Exception("no room is left"))


@pytest.mark.parametrize(
    ("when", "problem", "times", "fault", "unsure"),
    [
        ("before", LOST, 1, None, False),
        ("before", LOST, 2, StorageDown, True),
        ("after", LOST, 1, Conflict, True),
        ("before", ANSWERED, 1, StorageDown, False),
    ],
)
async def test_who_is_refused_hears_whether_it_may_be_stored_all_the_same(
    storage: SqlStorage,
    monkeypatch: pytest.MonkeyPatch,
    when: str,
    problem: Exception,
    times: int,
    fault: type[StorageDown] | None,
    unsure: bool,
) -> None:
    commit_by(breaking(when, problem, times), storage, monkeypatch)
    [found] = await asyncio.gather(storage.add_guest(ADA, b"ada"), return_exceptions=True)
    assert type(found) is (fault or type(None))
    assert isinstance(found, StorageDown) == (fault is not None)
    assert getattr(found, "unsure", False) == unsure
    monkeypatch.undo()
    assert (await storage.find_guest(b"ada") is not None) == (fault is not StorageDown)


async def test_a_connection_that_breaks_before_the_commit_has_stored_nothing(storage: SqlStorage) -> None:
    async def break_off(connection: AsyncConnection) -> None:
        await connection.execute(insert(tables).values(id="one"))
        raise LOST

    async def refuse(_connection: AsyncConnection) -> None:
        raise LOST

    for work in (break_off, refuse):
        with pytest.raises(StorageDown) as refused:
            await storage.database.write(work)
        assert refused.value.message == "fault-storage"


async def test_a_commit_without_an_answer_is_unsure_and_what_waits_behind_it_is_not(
    storage: SqlStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    committing = asyncio.Event()

    async def hang(_connection: AsyncConnection) -> None:
        committing.set()
        await asyncio.Event().wait()

    commit_by(hang, storage, monkeypatch)
    monkeypatch.setattr(storage.database, "_seconds", 0.5)
    first = asyncio.ensure_future(storage.add_guest(ADA, b"ada"))
    await committing.wait()
    behind = asyncio.ensure_future(storage.add_guest(Guest("b" * 16, "Ben", "en"), b"ben"))
    refusals = await asyncio.gather(first, behind, return_exceptions=True)
    assert [getattr(one, "message", one) for one in refusals] == ["fault-storage-unsure", "fault-storage"]


async def test_what_was_refused_before_its_commit_is_not_stored_later(
    storage: SqlStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A library may take a cancellation for an error of its own, and go on."""
    await storage.add_guest(ADA, b"ada")
    went_on = asyncio.Event()

    async def stubborn(connection: AsyncConnection) -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            await connection.execute(delete(guests))
            went_on.set()

    monkeypatch.setattr(storage.database, "_seconds", 0.5)
    with pytest.raises(StorageDown) as refused:
        await storage.database.write(stubborn)
    assert refused.value.message == "fault-storage"
    async with asyncio.timeout(PATIENCE):
        await went_on.wait()
    await storage.add_guest(Guest("b" * 16, "Ben", "en"), b"ben")
    assert await storage.find_guest(b"ada") is not None


@embedded
async def test_what_is_committed_survives_a_power_cut(storage: SqlStorage) -> None:
    async with storage.database.engine.connect() as connection:
        pragmas = {
            name: (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


async def test_whoever_seeks_at_the_same_moment_finds_the_first(own_house: Settings, storage: SqlStorage) -> None:
    """Two servers, when there are two; clocks need not agree, so the one that is stored last may look oldest."""
    other = storage if own_house.database is None else make_storage(own_house)
    if other is not storage:
        await other.open()

    def seek(number: int) -> Stored:
        made = msgspec.structs.replace(
            setting(f"t{number}"), made_at=99.0 - number, terms=Terms(public=True, seek=True)
        )
        return Stored(made, [OPEN, OPEN], [])

    places = [(storage, other)[number % 2] for number in range(10)]
    found = await asyncio.gather(
        *(place.find_or_add_seek(seek(number), 1.0, lambda _: True) for number, place in enumerate(places))
    )
    assert len(set(found)) == 1
    assert await storage.find_or_add_seek(seek(10), 1.0, lambda _: False) == "t10"
    assert await storage.find_or_add_seek(seek(11), 1.0, lambda _: True) == "t10", "the oldest"
    if other is not storage:
        await other.close()


@embedded
async def test_closing_waits_for_what_is_being_written(tmp_path: Path) -> None:
    storage = SqlStorage(sqlite_address(tmp_path))
    await storage.open()
    writes = asyncio.gather(
        *(storage.add_table(Stored(setting(f"t{number}"), [OPEN, OPEN], [])) for number in range(20))
    )
    await asyncio.sleep(0)
    await storage.close()
    await writes
    with sqlite3.connect(tmp_path / DATABASE) as database:
        assert database.execute("SELECT count(*) FROM tables").fetchone() == (20,)


def test_the_steps_lead_to_the_shape_the_code_expects(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'x'}")
    with engine.begin() as connection:
        migrations.upgrade(connection)
        migrations.upgrade(connection)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()
    assert ScriptDirectory(str(Path(migrations.__file__).parent)).get_heads() == [migrations.HEAD]


async def test_an_old_database_comes_along(own_house: Settings) -> None:
    """Guests keep their cookies, and finished tables tell what each seat got."""
    storage = make_storage(own_house)
    async with storage.database.engine.begin() as connection:
        await connection.run_sync(make_old, "0005")
        row = "INSERT INTO guests (id, digest, name, language) VALUES (:id, :digest, 'Ada', 'en')"
        await connection.execute(text(row), {"id": ADA.id, "digest": b"digest"})
        outcomes = {
            "won": {"winners": [0], "scores": [5, 0]},
            "lost": {"winners": [1, 2], "scores": [0, 0, 0]},
            "drawn": {"winners": [], "scores": [1, 1]},
            "alone": {"winners": [], "scores": [3]},
            "running": None,
        }
        for name, outcome in outcomes.items():
            table = tables.insert().values(
                id=name, game="nim", options={}, seed="", salts=[], notes={}, made_at=0, outcome=outcome, ended_at=1.0
            )
            await connection.execute(table)
            chair = "INSERT INTO chairs (table_id, seat, kind, name, guest) VALUES (:table, 0, 'person', 'Ada', :guest)"
            await connection.execute(text(chair), {"table": name, "guest": ADA.id})
    await storage.open()
    assert await storage.find_guest(b"digest") == (ADA, b"digest")
    async with storage.database.engine.connect() as connection:
        rows = (await connection.execute(text("SELECT table_id, result FROM chairs"))).all()
    assert {row.table_id: row.result for row in rows} == {
        "won": "won",
        "lost": "lost",
        "drawn": "drawn",
        "alone": "lost",
        "running": None,
    }
    await storage.close()


@pytest.mark.parametrize(
    ("damage", "fault"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "fault-database-newer"),
        ("DELETE FROM alembic_version", "fault-database-unversioned"),
        ("DROP TABLE alembic_version", "fault-database-unversioned"),
    ],
)
async def test_a_database_of_another_version_is_named_as_such(own_house: Settings, damage: str, fault: str) -> None:
    storage = make_storage(own_house)
    await storage.open()
    async with storage.database.engine.begin() as connection:
        await connection.execute(text(damage))
    await storage.close()
    again = make_storage(own_house)
    with pytest.raises(BadSetting) as caught:
        await again.open()
    await again.close()
    assert caught.value.message == fault


@embedded
@pytest.mark.parametrize("written", [None, b"no database"], ids=["newer", "damaged"])
async def test_a_database_that_cannot_be_used_is_one_clear_line(tmp_path: Path, written: bytes | None) -> None:
    if written is None:
        storage = SqlStorage(sqlite_address(tmp_path))
        await storage.open()
        async with storage.database.engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        await storage.close()
    else:
        (tmp_path / DATABASE).write_bytes(written * 100)
    command = [sys.executable, "-m", "manawell.cli", "serve", "--data", str(tmp_path), "--lang", "en"]
    result = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert result.returncode == 2
    assert result.stderr.startswith("The database ")
    assert result.stderr.count("\n") == 1


@embedded
async def test_a_write_that_finds_nothing_to_do_ends_no_outage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def find_nothing(connection: AsyncConnection) -> None:
        await connection.execute(delete(guests).where(guests.c.id == "nobody"))

    storage = SqlStorage(sqlite_address(tmp_path))
    await storage.open()
    storage.database._writes.failed(OSError("disk full"))
    with monkeypatch.context() as full:
        full.setattr(database, "TOUCH", "UPDATE what_cannot_be_written SET x = 1")
        with pytest.raises(StorageDown):
            await storage.database.write(find_nothing)
        up = [storage.up]
    await storage.database.write(find_nothing)
    assert [*up, storage.up] == [False, True]
    await storage.close()


@embedded
async def test_a_storage_that_refuses_is_told_by_the_log_and_by_check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    storage = SqlStorage(sqlite_address(tmp_path))
    store = storage.database._store
    await storage.open()

    async def refuse(*_: object) -> list[Any]:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(storage.database, "_store", refuse)
    for number in range(3):
        with pytest.raises(StorageDown):
            await storage.add_table(Stored(setting(f"t{number}"), [OPEN, OPEN], []))
        with pytest.raises(StorageDown):
            await storage.check()
    monkeypatch.setattr(storage.database, "_store", store)
    await storage.check()
    assert storage.up
    (told,) = [record for record in caplog.records if record.levelname == "WARNING"]
    assert getattr(told, "problem", "") == "OperationalError: database or disk is full"
    await storage.close()


async def test_what_came_after_a_look_is_still_told(storage: SqlStorage) -> None:
    def raised(table: str) -> dict[str, Any]:
        return {"guest": "ada", "table_id": table, "kind": "turn", "key": 1, "raised_at": 2.0, "due_at": 2.0}

    rows = insert(notices).values([raised("before"), raised("after")])
    await storage.database.write(lambda connection: connection.execute(rows))
    await storage.notices.seen("ada", "before", 2.0)
    await storage.notices.seen("ada", "after", 1.0)
    assert [one.table_id for one in await storage.notices.due(3.0, 10)] == ["after"]
