"""The storage on SQL."""

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Select, and_, delete, exists, func, insert, literal, or_, select, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from manawell.server.faults import Conflict
from manawell.server.storage.calls import raise_calls
from manawell.server.storage.database import Database
from manawell.server.storage.events import Events, note_result
from manawell.server.storage.histories import Histories
from manawell.server.storage.house import House
from manawell.server.storage.interface import (
    SALT_SECONDS,
    Call,
    Chair,
    Deadline,
    Ended,
    Guest,
    Learned,
    Listed,
    News,
    Solved,
    Stored,
)
from manawell.server.storage.manners import Manners
from manawell.server.storage.notices import Notices
from manawell.server.storage.profiles import Profiles, guest_of
from manawell.server.storage.removing import remove_tables
from manawell.server.storage.retention import Retention
from manawell.server.storage.rows import (
    Rows,
    chair_of,
    chair_row,
    entries_of,
    making,
    named,
    result_of,
    rows_of,
    seated,
    setting_of,
    with_chairs,
)
from manawell.server.storage.schema import (
    analyses,
    chairs,
    devices,
    event_players,
    guests,
    learned,
    log,
    solved,
    tables,
)
from manawell.server.storage.standings import Standings, settle
from manawell.server.storage.tries import Tries
from manawell.server.telemetry.metrics import MOVES
from manawell.table.entries import Entry, Move
from manawell.table.setting import DAYS

SEEKING: Final = 0x7365656B
"""The number of the lock held while somebody looks for a game: “seek” in ASCII."""

_OPEN = exists().where(chairs.c.table_id == tables.c.id, chairs.c.kind == "open")
"""Whether a table has an open chair."""
_IS_SEEK = tables.c.terms["seek"].as_boolean()
_HERE = tables.c.closed_at.is_(None)
"""Whether the host has not closed it; a closed one is as good as removed."""


class SqlStorage:
    """`Storage` in a `Database`."""

    def __init__(self, address: str, seconds: float = 5.0) -> None:
        self.database = Database(address, seconds)
        self.profiles = Profiles(self.database)
        self.histories = Histories(self.database)
        self.manners = Manners(self.database)
        self.standings = Standings(self.database)
        self.house = House(self.database)
        self.retention = Retention(self.database)
        self.notices = Notices(self.database)
        self.events = Events(self.database)
        self.tries = Tries(self.database)

    @property
    def up(self) -> bool:
        return self.database.up

    async def open(self) -> None:
        await self.database.open()

    async def close(self) -> None:
        await self.database.close()

    async def check(self) -> None:
        await self.database.check()

    async def add_guest(self, guest: Guest, digest: bytes) -> None:
        row = insert(guests).values(digest=digest, seen_at=time.time(), **msgspec.structs.asdict(guest))
        await self.database.write(lambda connection: connection.execute(row))

    async def find_guest(self, digest: bytes) -> tuple[Guest, bytes] | None:
        async def find(connection: AsyncConnection) -> tuple[Guest, bytes] | None:
            first = select(guests).where(guests.c.digest == digest)
            carried = select(guests, devices.c.digest.label("device")).join(devices).where(devices.c.digest == digest)
            row = (await connection.execute(first)).mappings().first()
            if row is not None:
                return guest_of(row), row["digest"]
            row = (await connection.execute(carried)).mappings().first()
            return None if row is None else (guest_of(row), row["device"])

        return await self.database.read(find)

    async def knows_guest(self, guest: str) -> bool:
        return bool(await self._ids(select(guests.c.id).where(guests.c.id == guest)))

    async def change_guest(self, guest: Guest) -> None:
        async def change(connection: AsyncConnection) -> None:
            values = {"name": guest.name, "language": guest.language, "avatar": guest.avatar}
            known = guests.c.id == guest.id
            was = select(guests.c.name).where(known).scalar_subquery()
            theirs = update(chairs).where(chairs.c.guest == guest.id, chairs.c.name == was)
            await connection.execute(theirs.values(name=guest.name))
            of_events = update(event_players).where(event_players.c.guest == guest.id)
            await connection.execute(of_events.values(name=guest.name))
            await connection.execute(update(guests).where(known).values(values))

        await self.database.write(change)

    async def learned(self, guest: str) -> list[Learned]:
        query = select(learned).where(learned.c.guest == guest)

        async def find(connection: AsyncConnection) -> list[Learned]:
            return [Learned(row["game"], row["lesson"]) for row in (await connection.execute(query)).mappings()]

        return await self.database.read(find)

    async def add_learned(self, guest: str, lesson: Learned) -> None:
        row = insert(learned).values(guest=guest, **msgspec.structs.asdict(lesson))
        with suppress(Conflict):  # it was finished before
            await self.database.write(lambda connection: connection.execute(row))

    async def solved(self, guest: str) -> list[Solved]:
        query = select(solved).where(solved.c.guest == guest)

        async def find(connection: AsyncConnection) -> list[Solved]:
            rows = (await connection.execute(query)).mappings()
            return [Solved(row["game"], row["puzzle"], row["day"], bool(row["daily"])) for row in rows]

        return await self.database.read(find)

    async def add_solved(self, guest: str, puzzle: Solved) -> None:
        row = insert(solved).values(guest=guest, **msgspec.structs.asdict(puzzle))
        with suppress(Conflict):  # it was solved before on that day
            await self.database.write(lambda connection: connection.execute(row))

    async def add_table(self, made: Stored, ended: Ended | None = None) -> None:
        await self.database.write(making(made, ended))

    async def find_or_add_seek(self, made: Stored, since: float, fits: Callable[[Listed], bool]) -> str:
        waits = and_(tables.c.game == made.setting.game, _IS_SEEK, _there_since(since), _OPEN, _HERE)
        query = select(tables).where(waits).order_by(tables.c.made_at, tables.c.id)

        async def find_or_add(connection: AsyncConnection) -> str:
            if connection.dialect.name == "postgresql":  # SQLite has one writer
                await connection.execute(select(func.pg_advisory_xact_lock(SEEKING)))
            rows = (await connection.execute(query)).mappings().all()
            if (found := next(filter(fits, await with_chairs(connection, rows)), None)) is not None:
                return found.setting.id
            await making(made)(connection)
            return made.setting.id

        table: str = await self.database.write(find_or_add)
        return table

    async def find_table(self, table: str, *, closed: bool = False) -> Stored | None:
        async def find(connection: AsyncConnection) -> tuple[RowMapping, list[Chair], Sequence[RowMapping]] | None:
            here = select(tables).where(tables.c.id == table, or_(_HERE, literal(closed)))
            found = (await connection.execute(here)).mappings().first()
            return None if found is None else (found, *await _since(connection, table, 0, closed))

        found = await self.database.read(find)
        if found is None:
            return None
        row, seated, rows = found
        return Stored(setting_of(row), seated, entries_of(rows, 0), row["host"], code=row["code"])

    async def news(self, table: str, since: int) -> News:
        chairs, rows = await self.database.read(lambda connection: _since(connection, table, since))
        return News(chairs, entries_of(rows, since))

    async def tables_of(self, guest: str, most: int) -> list[Listed]:
        mine = select(chairs.c.table_id).where(chairs.c.guest == guest)
        return await self._listed(tables.c.id.in_(mine), most)

    async def open_tables(self, since: float, most: int) -> list[Listed]:
        return await self._listed(and_(tables.c.public, _OPEN, _there_since(since)), most)

    async def challenges(self, most: int) -> list[Listed]:
        return await self._listed(and_(tables.c.invited.is_not(None), _OPEN), most)

    async def decline(self, table: str, guest: str) -> bool:
        change = update(tables).where(tables.c.id == table, tables.c.invited == guest).values(invited=None)

        async def change_it(connection: AsyncConnection) -> bool:
            return bool((await connection.execute(change)).rowcount == 1)

        declined: bool = await self.database.write(change_it)
        return declined

    async def table_with_code(self, code: str) -> str | None:
        found = await self._ids(select(tables.c.id).where(tables.c.code == code, _OPEN, _HERE))
        return found[0] if found else None

    async def seen(self, waiting: list[str], now: float) -> None:
        change = update(tables).where(tables.c.id.in_(waiting)).values(seen_at=now)
        await self.database.write(lambda connection: connection.execute(change))

    async def deserted_seeks(self, before: float, most: int) -> list[str]:
        deserted = and_(tables.c.public, _IS_SEEK, tables.c.seen_at < before, _OPEN, _HERE)
        return await self._ids(select(tables.c.id).where(deserted).limit(most))

    async def _ids(self, query: Select[Any]) -> list[str]:
        async def find(connection: AsyncConnection) -> list[str]:
            return [str(found) for found in (await connection.execute(query)).scalars()]

        return await self.database.read(find)

    async def _listed(self, where: ColumnElement[bool], most: int) -> list[Listed]:
        """The tables of which this is true, newest first."""
        query = select(tables).where(where, _HERE).order_by(tables.c.made_at.desc()).limit(most)

        async def find(connection: AsyncConnection) -> list[Listed]:
            rows = (await connection.execute(query)).mappings().all()
            return await with_chairs(connection, rows)

        return await self.database.read(find)

    async def take_chair(self, table: str, seat: int, chair: Chair, calls: Sequence[Call] = ()) -> bool:
        here = chairs.c.table_id == table
        one_by_one = select(tables.c.id).where(tables.c.id == table).with_for_update(key_share=True)
        seated = select(chairs.c.seat).where(here, chairs.c.guest == chair.guest)
        change = update(chairs).where(here, chairs.c.seat == seat, chairs.c.kind == "open")

        async def take(connection: AsyncConnection) -> bool:
            await connection.execute(one_by_one)
            if chair.guest is not None and (await connection.execute(seated)).first() is not None:
                return False
            result = await connection.execute(change.values(chair_row(chair)))
            if result.rowcount == 1:
                await _note_company(connection, table)
                await raise_calls(connection, calls)
            return bool(result.rowcount == 1)

        taken: bool = await self.database.write(take)
        return taken

    async def take_salts(self, table: str, salts: dict[int, str], calls: Sequence[Call] = ()) -> bool:
        here = chairs.c.table_id == table
        one_by_one = select(tables.c.id).where(tables.c.id == table).with_for_update(key_share=True)
        awaited = select(chairs.c.seat).where(here, chairs.c.salt.is_(None))

        async def take(connection: AsyncConnection) -> bool:
            await connection.execute(one_by_one)
            if not salts.keys() <= set((await connection.execute(awaited)).scalars()):
                return False
            for seat, salt in salts.items():
                await connection.execute(update(chairs).where(here, chairs.c.seat == seat).values(salt=salt))
            await _note_company(connection, table)
            await raise_calls(connection, calls)
            return True

        taken: bool = await self.database.write(take)
        return taken

    async def remove_table(self, table: str) -> bool:
        alone = select(tables.c.id).where(tables.c.id == table).with_for_update()
        waiting = select(chairs.c.seat).where(chairs.c.table_id == table, chairs.c.kind == "open")

        async def remove(connection: AsyncConnection) -> bool:
            await connection.execute(alone)
            if (await connection.execute(waiting)).first() is None:
                return False
            await remove_tables(connection, [table])
            return True

        removed: bool = await self.database.write(remove)
        return removed

    async def find_analysis(self, table: str) -> bytes | None:
        query = select(analyses.c.found).where(analyses.c.table_id == table)

        async def find(connection: AsyncConnection) -> bytes | None:
            return (await connection.execute(query)).scalar()

        return await self.database.read(find)

    async def keep_analysis(self, table: str, found: bytes) -> None:
        async def keep(connection: AsyncConnection) -> None:
            await connection.execute(delete(analyses).where(analyses.c.table_id == table))
            await connection.execute(insert(analyses).values(table_id=table, found=found))

        await self.database.write(keep)

    async def append(
        self,
        table: str,
        first: int,
        entries: list[Entry],
        ended: Ended | None = None,
        made: Stored | None = None,
        deadline: Deadline | None = None,
        calls: Sequence[Call] = (),
    ) -> None:
        rows = rows_of(table, first, entries)
        if ended is None and made is None and deadline is None and not calls:
            await self.database.write(rows)
        else:
            await self._append(table, rows, ended, made, deadline, calls)
        MOVES.inc(sum(isinstance(entry, Move) for entry in entries))

    async def _append(
        self,
        table: str,
        rows: Rows,
        ended: Ended | None,
        made: Stored | None,
        deadline: Deadline | None,
        calls: Sequence[Call],
    ) -> None:
        changes: dict[str, Any] = {} if ended is None else {"outcome": ended.outcome, "ended_at": ended.at}
        if deadline is not None:
            changes["due_at"] = deadline.at

        async def add(connection: AsyncConnection) -> None:
            await connection.execute(insert(log), named(rows))
            if changes:
                await connection.execute(update(tables).where(tables.c.id == table).values(changes))
            if ended is not None:
                await _tell_results(connection, table, ended)
                await settle(connection, table, ended)
                await note_result(connection, table, ended)
            if made is not None:
                await making(made)(connection)
            await raise_calls(connection, calls)

        await self.database.write(add)

    async def overdue(self, now: float, most: int) -> list[str]:
        return await self._ids(
            select(tables.c.id).where(tables.c.due_at <= now, _HERE).order_by(tables.c.due_at).limit(most)
        )


def _there_since(since: float) -> ColumnElement[bool]:
    """Whether somebody was seen at a table since then; who plays by days need not be there."""
    return or_(tables.c.seen_at > since, tables.c.terms["clock"]["kind"].as_string() == DAYS)


async def _note_company(connection: AsyncConnection, table: str) -> None:
    """After a chair was taken or a salt has come: nobody finds a full table in the hall, and it does not wait for ever
    for salts.
    """
    seats = (await connection.execute(select(chairs.c.kind, chairs.c.salt).where(chairs.c.table_id == table))).all()
    if all(kind != "open" for kind, _ in seats):
        awaited = any(salt is None for _, salt in seats)
        due = time.time() + SALT_SECONDS if awaited else None
        full = update(tables).where(tables.c.id == table)
        await connection.execute(full.values(public=False, invited=None, due_at=due))


async def _since(
    connection: AsyncConnection, table: str, since: int, closed: bool = False
) -> tuple[list[Chair], Sequence[RowMapping]]:
    """Who sits at a table, and its log from number `since` on. Nobody sits at a closed one, unless it is asked for."""
    later = select(log).where(log.c.table_id == table, log.c.number >= since).order_by(log.c.number)
    entries = (await connection.execute(later)).mappings().all()
    # Read last, since whoever has made a move sat down before it.
    here = exists().where(tables.c.id == table, _HERE)
    seats = seated().where(chairs.c.table_id == table, or_(here, literal(closed)))
    return [chair_of(row) for row in (await connection.execute(seats)).mappings()], entries


async def _tell_results(connection: AsyncConnection, table: str, ended: Ended) -> None:
    """Note with each chair what it got, for lists and statistics."""
    seats = select(chairs.c.seat).where(chairs.c.table_id == table)
    for seat in (await connection.execute(seats)).scalars().all():
        here = update(chairs).where(chairs.c.table_id == table, chairs.c.seat == seat)
        await connection.execute(here.values(result=result_of(ended.outcome, seat)))
