"""A database, read and written in time: SQLite in WAL mode with full sync, or PostgreSQL for several workers.

Writes that wait at the same moment share one transaction (group commit), so that a full sync costs each of them little.
Those that are about to come are waited for: as long as every turn of the event loop brings another, the loop is busy
with requests, and nobody gains by a transaction of a few. Nobody is answered before the commit.

The thread that writes to SQLite and the thread that plays share the interpreter lock, and a thread that releases it
while the other is busy waits long to get it back. So log entries, by far the most frequent writes, go to SQLite in a
single call that includes the commit; rare writes go through SQLAlchemy step by step.
"""

import asyncio
import math
import sqlite3
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from operator import itemgetter
from pathlib import Path
from time import monotonic
from typing import Any, Final, TypeVar

import aiosqlite
import msgspec
from sqlalchemy import event, insert, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from manawell.server.faults import Conflict, StorageDown
from manawell.server.storage.outage import Outage
from manawell.server.storage.rows import Rows, named
from manawell.server.storage.schema import log
from manawell.server.telemetry.metrics import FAILURES, GROUP_WRITES, READ_SECONDS, WRITE_SECONDS
from manawell.server.telemetry.traces import span

DATABASE: Final = "manawell.sqlite3"
GROUP: Final = 256
"""The most writes that share a transaction."""
ENOUGH: Final = 64
"""With so many writes a transaction begins, even if more are about to come."""
PARTS: Final = 5
JUST_NOW: Final = 5.0
"""Seconds for which a write shows that another one would succeed."""
UPGRADE: Final = 30.0
"""Seconds that PostgreSQL has for one statement of a migration."""
CONNECTIONS: Final = 5
"""The most connections to PostgreSQL; the hosting guide gives this number per worker."""
TAKEN: Final = ("23505", "SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE")
"""What databases report when a key already exists."""

Result = TypeVar("Result")
Work = Callable[[AsyncConnection], Awaitable[Any]]


class Job:
    """Something to store."""

    def __init__(self, work: Work | Rows, done: asyncio.Future[Any]) -> None:
        self.work = work
        self.done = done
        """Its result, for whoever waits."""
        self.refused = False
        """Its writer has been told that it failed, so it must not be stored any more."""
        self.unsure = False
        """A commit that includes it was sent, and the answer did not come."""


TOUCH: Final = "UPDATE alembic_version SET version_num = version_num"
"""A write that changes nothing."""
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
"""Commits survive a power cut; readers never wait for the writer."""
ALL_AT_ONCE: Final = "INSERT INTO entries ({}) SELECT {} FROM json_each(?)".format(
    ", ".join(log.c.keys()),
    ", ".join(f"json_extract(value, '$[{at}]')" for at in range(len(log.c))),
)


class Database:
    """Reads at once; writes in groups, answered after the commit. Trouble is `StorageDown`; a taken key, `Conflict`."""

    def __init__(self, address: str, seconds: float = 5.0) -> None:
        embedded = address.startswith("sqlite")
        limits: dict[str, Any] = {
            "connect_args": {"timeout": seconds, "command_timeout": UPGRADE},
            "pool_size": CONNECTIONS,
            "max_overflow": 0,
        }
        self.engine: AsyncEngine = create_async_engine(
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
            event.listen(self.engine.sync_engine, "connect", _make_durable)
        self._straight: aiosqlite.Connection | None = None
        """A direct connection to SQLite; every statement is a transaction."""
        self._wrote_at = -math.inf
        """When something was last stored."""
        self._waiting: list[Job] = []
        self._called = asyncio.Event()
        """Something waits, or it is closing."""
        self._closing = False
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        from manawell.server.storage.migrations import bring_up_to_date

        try:
            await bring_up_to_date(self.engine)
        except (SQLAlchemyError, OSError) as problem:  # nobody listens: asyncpg leaves this as it is
            raise StorageDown from problem
        if self.engine.dialect.name == "sqlite":
            self._straight = await aiosqlite.connect(str(self.engine.url.database), isolation_level=None)
            for pragma in PRAGMAS:
                await self._straight.execute(f"PRAGMA {pragma}")
        self._writer = asyncio.create_task(self._write_until_closed(), name="storage writer")

    async def close(self) -> None:
        if self._writer is not None:
            self._closing = True
            self._called.set()
            await self._writer
        if self._straight is not None:
            await self._straight.close()
        await self._let_end()  # who was cancelled gives a connection back, which must be closed with the others
        with suppress(TimeoutError):
            await self._in_time(self.engine.dispose())
        await self._let_end()

    async def _let_end(self) -> None:
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=self._seconds)

    @property
    def up(self) -> bool:
        return self._reads.up and self._writes.up

    async def check(self) -> None:
        """Whether it can be read, and written unless something was written just now."""
        await self.read(lambda connection: connection.execute(text("SELECT 1")))
        if self._writer is not None and (not self._writes.up or monotonic() - self._wrote_at > JUST_NOW):
            await self.write(lambda connection: connection.execute(text(TOUCH)))

    async def read(self, work: Callable[[AsyncConnection], Awaitable[Result]]) -> Result:
        """Read something; any trouble with the database, even when the connection is returned, is `StorageDown`."""

        async def on_a_connection() -> Result:
            async with self.engine.connect() as connection:
                return await work(connection)

        try:
            with READ_SECONDS.time(), span("read"):
                found = await self._in_time(on_a_connection())
        except Exception as problem:  # each driver raises its own
            FAILURES.labels("read").inc()
            if self._writer is not None:  # before it is open, the host is told the cause anyway
                self._reads.failed(problem)
            raise StorageDown from problem
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

    def write(self, work: Work | Rows) -> asyncio.Future[Any]:
        """Add entries to the log, or do something else, in one transaction with what is waiting; its result."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append(Job(work, done))
        self._called.set()
        return done

    async def _write_until_closed(self) -> None:
        while self._waiting or not self._closing:
            await self._called.wait()
            self._called.clear()
            await self._gather()
            while self._waiting:
                jobs, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
                GROUP_WRITES.observe(len(jobs))
                try:
                    with WRITE_SECONDS.time(), span("commit", writes=len(jobs)):
                        await self._in_time(self._commit(jobs))
                except TimeoutError as problem:
                    self._refuse([*jobs, *self._waiting], problem)  # those that wait would wait in vain as well
                    self._waiting = []
                await self._gather()

    async def _gather(self) -> None:
        """Wait for the writes that are about to come."""
        known = 0
        while known < len(self._waiting) < ENOUGH:
            known = len(self._waiting)
            await asyncio.sleep(0)  # what has come is read,
            await asyncio.sleep(0)  # and who was woken by it goes on

    async def _commit(self, jobs: list[Job], attempt: int = 1) -> None:
        """Store all in one transaction; if that fails, each in its own, so that a bad one does not harm the others. If
        the connection was lost, try once more on a new one: what was stored after all is then found to be taken.
        """
        try:
            results = await self._store(jobs)
        except Exception as problem:
            lost = _is_lost(problem)
            if lost and attempt == 1 and not all(job.done.done() for job in jobs):
                await self._commit(jobs, attempt=2)
            elif len(jobs) > 1 and not lost:
                for job in jobs:
                    await self._commit([job])
            else:
                self._refuse(jobs, problem)
            return
        self._writes.worked()
        self._wrote_at = monotonic()
        for job, result in zip(jobs, results, strict=True):
            if not job.done.done():  # a write is done even if its caller has given up
                job.done.set_result(result)

    def _refuse(self, jobs: list[Job], problem: Exception) -> None:
        if not isinstance(problem, (IntegrityError, sqlite3.IntegrityError)):
            self._writes.failed(problem)
            FAILURES.labels("write").inc()
        for job in jobs:
            job.refused = True
            refusal = (Conflict if _is_taken(problem) else StorageDown)(unsure=job.unsure)
            refusal.__cause__ = problem
            if not job.done.done():
                job.done.set_exception(refusal)

    async def _store(self, jobs: list[Job]) -> list[Any]:
        """Do all this in one transaction; return the result of each."""
        works = [job.work for job in jobs]
        rows = [row for work in works if isinstance(work, list) for row in work]
        rows.sort(key=itemgetter(0, 1))  # the same order everywhere, or two servers could deadlock
        if self._straight is not None and all(isinstance(work, list) for work in works):
            with _committing(jobs):
                await self._straight.execute(ALL_AT_ONCE, (_written(rows),))
            return [None] * len(works)
        async with self.engine.connect() as connection:
            if not self._writes.up:  # work that finds nothing to do would not show that something can be stored
                await connection.execute(text(TOUCH))
            if rows:
                await connection.execute(insert(log), named(rows))
            results = [None if isinstance(work, list) else await work(connection) for work in works]
            with _committing(jobs):
                await connection.commit()
            return results


@contextmanager
def _committing(jobs: list[Job]) -> Iterator[None]:
    """Whoever is interrupted here, or loses the connection, cannot know whether it is stored. Before this nothing is,
    and where the database answers that it failed, it has rolled it back.
    """
    if any(job.refused for job in jobs):
        raise TimeoutError("it is too late for this")
    before = [job.unsure for job in jobs]
    for job in jobs:
        job.unsure = True
    try:
        yield
    except Exception as problem:
        for job, unsure in zip(jobs, before, strict=True):
            job.unsure = unsure or _is_lost(problem)
        raise


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
