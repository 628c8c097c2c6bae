"""The storage on SQL: SQLite in WAL mode with full sync by default, PostgreSQL for several workers.

Writes that wait at the same moment share one transaction (group commit), so that a full sync costs each of them little.
Nobody is answered before the commit.

The thread that writes to SQLite and the thread that plays share the interpreter lock, and a thread that releases it
while the other is busy waits long to get it back. So log entries, by far the most frequent writes, go to SQLite in a
single call that includes the commit; rare writes go through SQLAlchemy step by step.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from operator import itemgetter
from pathlib import Path
from typing import Any, Final, TypeVar

import aiosqlite
import msgspec
from sqlalchemy import (
    JSON,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    delete,
    event,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from manawell.kernel.seal import Seal
from manawell.server.faults import Conflict, StorageDown, Unplayable
from manawell.server.storage.interface import Chair, Ended, Guest, Learned, Listed, News, Stored
from manawell.server.storage.outage import Outage
from manawell.table.entries import Entry, data_of, entry_from, kind_of
from manawell.table.setting import Setting

DATABASE: Final = "manawell.sqlite3"
GROUP: Final = 256
"""The most writes that share a transaction."""
PARTS: Final = 5
UPGRADE: Final = 30.0
"""Seconds that PostgreSQL has for one statement of a migration."""
CONNECTIONS: Final = 5
"""The most connections to PostgreSQL; the hosting guide gives this number per worker."""
TAKEN: Final = ("23505", "SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE")
"""What databases report when a key already exists."""

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("digest", LargeBinary(32), nullable=False, unique=True),
    Column("name", String(40), nullable=False),
    Column("language", String(8), nullable=False),
)
tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False, server_default="1"),
    Column("options", JSON, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("salts", JSON, nullable=False),
    Column("notes", JSON, nullable=False),
    Column("made_at", Float, nullable=False),
    Column("outcome", JSON(none_as_null=True)),
    Column("ended_at", Float),
    Column("host", String(16)),
)
chairs = Table(
    "chairs",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("guest", String(16), ForeignKey("guests.id")),
    Column("level", String(40)),
    Index("chairs_by_guest", "guest"),
)
learned = Table(
    "learned",
    metadata,
    Column("guest", String(16), ForeignKey("guests.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("lesson", String(40), primary_key=True),
)
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("found", LargeBinary, nullable=False),
)
log = Table(
    "entries",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("data", JSON, nullable=False),
    Column("request", String(100), nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "request"),
)

Result = TypeVar("Result")
Work = Callable[[AsyncConnection], Awaitable[Any]]
Row = tuple[str, int, str, int, dict[str, Any], str, float]
"""An entry, in the order of the columns."""
Rows = list[Row]
Job = tuple[Work | Rows, asyncio.Future[Any]]

TOUCH: Final = "UPDATE alembic_version SET version_num = version_num"
"""A write that changes nothing."""
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
"""Commits survive a power cut; readers never wait for the writer."""
ALL_AT_ONCE: Final = "INSERT INTO entries ({}) SELECT {} FROM json_each(?)".format(
    ", ".join(log.c.keys()),
    ", ".join(f"json_extract(value, '$[{at}]')" for at in range(len(log.c))),
)


class SqlStorage:
    """`Storage` on an SQLAlchemy engine."""

    def __init__(self, address: str, seconds: float = 5.0) -> None:
        embedded = address.startswith("sqlite")
        limits: dict[str, Any] = {
            "connect_args": {"timeout": seconds, "command_timeout": UPGRADE},
            "pool_size": CONNECTIONS,
            "max_overflow": 0,
        }
        self._engine: AsyncEngine = create_async_engine(
            address,
            json_serializer=_written,
            json_deserializer=msgspec.json.decode,
            **{} if embedded else limits,
        )
        self._seconds = seconds
        self._reads = Outage("nothing can be read from the database", "the database can be read again")
        self._writes = Outage("nothing can be stored in the database", "the database stores again")
        self._under_way: set[asyncio.Task[Any]] = set()
        if embedded:
            event.listen(self._engine.sync_engine, "connect", _make_durable)
        self._straight: aiosqlite.Connection | None = None
        """A direct connection to SQLite; every statement is a transaction."""
        self._waiting: asyncio.Queue[Job | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        from manawell.server.storage.migrations import bring_up_to_date

        try:
            await bring_up_to_date(self._engine)
        except SQLAlchemyError as problem:
            raise StorageDown("fault-storage") from problem
        if self._engine.dialect.name == "sqlite":
            self._straight = await aiosqlite.connect(str(self._engine.url.database), isolation_level=None)
            for pragma in PRAGMAS:
                await self._straight.execute(f"PRAGMA {pragma}")
        self._writer = asyncio.create_task(self._write_until_closed(), name="storage writer")

    async def close(self) -> None:
        if self._writer is not None:
            self._waiting.put_nowait(None)
            await self._writer
        if self._straight is not None:
            await self._straight.close()
        with suppress(TimeoutError):
            await self._in_time(self._engine.dispose())
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=self._seconds)

    @property
    def up(self) -> bool:
        return self._reads.up and self._writes.up

    async def check(self) -> None:
        await self._read(lambda connection: connection.execute(text("SELECT 1")))
        if not self._writes.up:
            await self._write(lambda connection: connection.execute(text(TOUCH)))

    async def add_guest(self, guest: Guest, digest: bytes) -> None:
        row = insert(guests).values(digest=digest, **msgspec.structs.asdict(guest))
        await self._write(lambda connection: connection.execute(row))

    async def find_guest(self, digest: bytes) -> tuple[Guest, bytes] | None:
        async def find(connection: AsyncConnection) -> tuple[Guest, bytes] | None:
            found = await connection.execute(select(guests).where(guests.c.digest == digest))
            row = found.mappings().first()
            return None if row is None else (Guest(row["id"], row["name"], row["language"]), row["digest"])

        return await self._read(find)

    async def change_guest(self, guest: Guest) -> None:
        async def change(connection: AsyncConnection) -> None:
            values = {"name": guest.name, "language": guest.language}
            known = guests.c.id == guest.id
            was = select(guests.c.name).where(known).scalar_subquery()
            theirs = update(chairs).where(chairs.c.guest == guest.id, chairs.c.name == was)
            await connection.execute(theirs.values(name=guest.name))
            await connection.execute(update(guests).where(known).values(values))

        await self._write(change)

    async def learned(self, guest: str) -> list[Learned]:
        query = select(learned).where(learned.c.guest == guest)

        async def find(connection: AsyncConnection) -> list[Learned]:
            return [Learned(row["game"], row["lesson"]) for row in (await connection.execute(query)).mappings()]

        return await self._read(find)

    async def add_learned(self, guest: str, lesson: Learned) -> None:
        row = insert(learned).values(guest=guest, **msgspec.structs.asdict(lesson))
        with suppress(Conflict):  # it was finished before
            await self._write(lambda connection: connection.execute(row))

    async def add_table(
        self, setting: Setting, chairs: list[Chair], entries: list[Entry], host: str | None = None
    ) -> None:
        await self._write(_making(Stored(setting, chairs, entries, host)))

    async def find_table(self, table: str) -> Stored | None:
        async def find(connection: AsyncConnection) -> tuple[RowMapping, list[Chair], Sequence[RowMapping]] | None:
            found = (await connection.execute(select(tables).where(tables.c.id == table))).mappings().first()
            return None if found is None else (found, *await _since(connection, table, 0))

        found = await self._read(find)
        if found is None:
            return None
        row, seated, rows = found
        return Stored(_setting(row), seated, _entries(rows, 0), row["host"])

    async def news(self, table: str, since: int) -> News:
        chairs, rows = await self._read(lambda connection: _since(connection, table, since))
        return News(chairs, _entries(rows, since))

    async def tables_of(self, guest: str, most: int) -> list[Listed]:
        mine = select(chairs.c.table_id).where(chairs.c.guest == guest)
        query = select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.made_at.desc()).limit(most)

        async def find(connection: AsyncConnection) -> list[Listed]:
            rows = (await connection.execute(query)).mappings().all()
            seats = select(chairs).where(chairs.c.table_id.in_([row["id"] for row in rows])).order_by(chairs.c.seat)
            seated: dict[str, list[Chair]] = {row["id"]: [] for row in rows}
            for row in (await connection.execute(seats)).mappings():
                seated[row["table_id"]].append(_chair(row))
            return [Listed(_setting(row), seated[row["id"]], _ended(row)) for row in rows]

        return await self._read(find)

    async def take_chair(self, table: str, seat: int, chair: Chair) -> bool:
        here = chairs.c.table_id == table
        one_by_one = select(tables.c.id).where(tables.c.id == table).with_for_update(key_share=True)
        seated = select(chairs.c.seat).where(here, chairs.c.guest == chair.guest)
        change = update(chairs).where(here, chairs.c.seat == seat, chairs.c.kind == "open")

        async def take(connection: AsyncConnection) -> bool:
            await connection.execute(one_by_one)
            if (await connection.execute(seated)).first() is not None:
                return False
            result = await connection.execute(change.values(msgspec.structs.asdict(chair)))
            return bool(result.rowcount == 1)

        taken: bool = await self._write(take)
        return taken

    async def remove_table(self, table: str) -> bool:
        alone = select(tables.c.id).where(tables.c.id == table).with_for_update()
        waiting = select(chairs.c.seat).where(chairs.c.table_id == table, chairs.c.kind == "open")

        async def remove(connection: AsyncConnection) -> bool:
            await connection.execute(alone)
            if (await connection.execute(waiting)).first() is None:
                return False
            for column in (analyses.c.table_id, log.c.table_id, chairs.c.table_id, tables.c.id):
                await connection.execute(delete(column.table).where(column == table))
            return True

        removed: bool = await self._write(remove)
        return removed

    async def find_analysis(self, table: str) -> bytes | None:
        query = select(analyses.c.found).where(analyses.c.table_id == table)

        async def find(connection: AsyncConnection) -> bytes | None:
            return (await connection.execute(query)).scalar()

        return await self._read(find)

    async def keep_analysis(self, table: str, found: bytes) -> None:
        async def keep(connection: AsyncConnection) -> None:
            await connection.execute(delete(analyses).where(analyses.c.table_id == table))
            await connection.execute(insert(analyses).values(table_id=table, found=found))

        await self._write(keep)

    async def append(
        self, table: str, first: int, entries: list[Entry], ended: Ended | None = None, made: Stored | None = None
    ) -> None:
        rows = _rows(table, first, entries)
        if ended is None and made is None:
            await self._write(rows)
            return

        async def add(connection: AsyncConnection) -> None:
            await connection.execute(insert(log), _named(rows))
            if ended is not None:
                closing = update(tables).where(tables.c.id == table)
                await connection.execute(closing.values(outcome=ended.outcome, ended_at=ended.at))
            if made is not None:
                await _making(made)(connection)

        await self._write(add)

    async def _read(self, work: Callable[[AsyncConnection], Awaitable[Result]]) -> Result:
        """Read something; any trouble with the database, even when the connection is returned, is `StorageDown`."""

        async def on_a_connection() -> Result:
            async with self._engine.connect() as connection:
                return await work(connection)

        try:
            found = await self._in_time(on_a_connection())
        except Exception as problem:  # each driver raises its own
            if self._writer is not None:  # before it is open, the host is told the cause anyway
                self._reads.failed(problem)
            raise StorageDown("fault-storage") from problem
        self._reads.worked()
        return found

    async def _in_time(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Stop waiting for a database that hangs, without waiting for the hanging connection to close. The time is
        counted in parts, so that a moment in which this server itself was too busy does not count against the database.
        """
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._end)
        try:
            for _ in range(PARTS):
                done, _ = await asyncio.wait({task}, timeout=self._seconds / PARTS)
                if done:
                    return task.result()
            raise TimeoutError(f"no answer within {self._seconds:g} seconds")
        finally:
            task.cancel()

    def _end(self, task: asyncio.Task[Any]) -> None:
        """Retrieve the result, so that asyncio does not complain about an exception that nobody waits for."""
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()

    def _write(self, work: Work | Rows) -> asyncio.Future[Any]:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((work, done))
        return done

    async def _write_until_closed(self) -> None:
        closing = False
        while not closing:
            waiting = [await self._waiting.get()]
            while len(waiting) < GROUP and not self._waiting.empty():
                waiting.append(self._waiting.get_nowait())
            try:
                await self._in_time(self._commit([job for job in waiting if job is not None]))
            except TimeoutError as problem:
                while not self._waiting.empty():  # these would wait in vain as well
                    waiting.append(self._waiting.get_nowait())
                self._refuse([job for job in waiting if job is not None], problem)
            closing = None in waiting

    async def _commit(self, jobs: list[Job], attempt: int = 1) -> None:
        """Store all in one transaction; if that fails, each in its own, so that a bad one does not harm the others. If
        the connection was lost, try once more on a new one: what was stored after all is then found to be taken.
        """
        try:
            results = await self._store([work for work, _ in jobs])
        except Exception as problem:
            lost = _is_lost(problem)
            if lost and attempt == 1 and not all(done.done() for _, done in jobs):
                await self._commit(jobs, attempt=2)
            elif len(jobs) > 1 and not lost:
                for job in jobs:
                    await self._commit([job])
            else:
                self._refuse(jobs, problem)
            return
        self._writes.worked()
        for (_, done), result in zip(jobs, results, strict=True):
            if not done.done():  # a write is done even if its caller has given up
                done.set_result(result)

    def _refuse(self, jobs: list[Job], problem: Exception) -> None:
        if not isinstance(problem, (IntegrityError, sqlite3.IntegrityError)):
            self._writes.failed(problem)
        for _, done in jobs:
            refusal = (Conflict if _is_taken(problem) else StorageDown)("fault-storage")
            refusal.__cause__ = problem
            if not done.done():
                done.set_exception(refusal)

    async def _store(self, works: list[Work | Rows]) -> list[Any]:
        """Do all this in one transaction; return the result of each."""
        rows = [row for work in works if isinstance(work, list) for row in work]
        rows.sort(key=itemgetter(0, 1))  # the same order everywhere, or two servers could deadlock
        if self._straight is not None and all(isinstance(work, list) for work in works):
            await self._straight.execute(ALL_AT_ONCE, (_written(rows),))
            return [None] * len(works)
        async with self._engine.begin() as connection:
            if rows:
                await connection.execute(insert(log), _named(rows))
            return [None if isinstance(work, list) else await work(connection) for work in works]


def sqlite_address(folder: Path) -> str:
    """The address of the embedded database in a folder."""
    return f"sqlite+aiosqlite:///{folder / DATABASE}"


def _written(data: object) -> str:
    return msgspec.json.encode(data).decode()


def _make_durable(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _is_lost(problem: Exception) -> bool:
    """Whether there was no connection, or it broke; what was sent over it may have been stored."""
    return isinstance(problem, OSError) or getattr(problem, "connection_invalidated", False)


def _is_taken(problem: Exception) -> bool:
    """Whether somebody else has already stored something with this key."""
    told = getattr(problem, "orig", problem)
    return any(getattr(told, name, None) in TAKEN for name in ("sqlstate", "sqlite_errorname"))


def _making(made: Stored) -> Work:
    """The work of storing a new table."""
    setting = made.setting
    row = {
        "id": setting.id,
        "game": setting.game,
        "rules": setting.rules,
        "options": setting.options,
        "seed": setting.seal.seed,
        "salts": list(setting.seal.salts),
        "notes": setting.notes,
        "made_at": setting.made_at,
        "host": made.host,
    }
    seated = [
        {"table_id": setting.id, "seat": seat, **msgspec.structs.asdict(chair)}
        for seat, chair in enumerate(made.chairs)
    ]

    async def add(connection: AsyncConnection) -> None:
        await connection.execute(insert(tables).values(row))
        await connection.execute(insert(chairs), seated)
        if made.entries:
            await connection.execute(insert(log), _named(_rows(setting.id, 0, made.entries)))

    return add


async def _since(connection: AsyncConnection, table: str, since: int) -> tuple[list[Chair], Sequence[RowMapping]]:
    """Who sits at a table, and its log from number `since` on."""
    later = select(log).where(log.c.table_id == table, log.c.number >= since).order_by(log.c.number)
    entries = (await connection.execute(later)).mappings().all()
    # Read last, since whoever has made a move sat down before it.
    seats = select(chairs).where(chairs.c.table_id == table).order_by(chairs.c.seat)
    return [_chair(row) for row in (await connection.execute(seats)).mappings()], entries


def _rows(table: str, first: int, entries: list[Entry]) -> Rows:
    return [
        (table, number, kind_of(entry), entry.seat, data_of(entry), entry.request, entry.at)
        for number, entry in enumerate(entries, first)
    ]


def _named(rows: Rows) -> list[dict[str, Any]]:
    """The rows as SQLAlchemy expects them."""
    return [dict(zip(log.c.keys(), row, strict=True)) for row in rows]


def _setting(row: RowMapping) -> Setting:
    seal = Seal(row["seed"], tuple(row["salts"]))
    return Setting(
        id=row["id"],
        game=row["game"],
        rules=row["rules"],
        options=row["options"],
        seal=seal,
        made_at=row["made_at"],
        notes=row["notes"],
    )


def _chair(row: RowMapping) -> Chair:
    return Chair(row["kind"], row["name"], row["guest"], row["level"])


def _entries(rows: Sequence[RowMapping], first: int) -> list[Entry]:
    """The entries in these rows; `Unplayable` if one is missing or of an unknown kind."""
    try:
        for number, row in enumerate(rows, first):
            if row["number"] != number:
                raise msgspec.ValidationError(f"entry {number} is missing")
        return [entry_from(row["kind"], row["seat"], row["at"], row["request"], row["data"]) for row in rows]
    except msgspec.ValidationError as problem:
        raise Unplayable("fault-table-unplayable", table=rows[0]["table_id"]) from problem


def _ended(row: RowMapping) -> Ended | None:
    return None if row["outcome"] is None else Ended(row["outcome"], row["ended_at"])
