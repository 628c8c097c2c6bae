"""What the host's tools look at and change. Every change leaves news in the same transaction, which each worker reads
every two seconds: so it needs no Redis, and no worker can miss it.
"""

import time
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Select, and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from manawell.server.faults import Missing
from manawell.server.storage.database import Database
from manawell.server.storage.interface import Chair
from manawell.server.storage.profiles import delete_guest
from manawell.server.storage.removing import remove_tables
from manawell.server.storage.rows import chair_of, seated
from manawell.server.storage.schema import announcements, chairs, guests, house_news, log, reports, tables

TABLE: Final = "table"
"""Kinds of news: a table was closed, deleted or changed; a guest was deleted, may not come as before, has another name;
what was said at a table is blank; there is another announcement.
"""
DELETED: Final = "deleted"
BLOCKED: Final = "blocked"
RENAMED: Final = "renamed"
WORDS: Final = "words"
ANNOUNCED: Final = "announced"
LATE: Final = 100
"""So many news are read again, since one with a lower number may be stored later."""
KEPT: Final = 24 * 3600.0
"""Seconds for which news are kept."""

WAITING, RUNNING, OVER, CLOSED = "waiting", "running", "over", "closed"
"""How a table stands."""


class HouseNews(msgspec.Struct, frozen=True):
    """Something that a tool of the host has changed."""

    id: int
    kind: str
    subject: str = ""
    data: dict[str, Any] = {}


class Announcement(msgspec.Struct, frozen=True):
    """What the host wants everybody to read, by language."""

    texts: dict[str, str]
    until: float | None = None


class TableLine(msgspec.Struct, frozen=True):
    """A table as the host sees it."""

    id: str
    game: str
    state: str
    players: list[str]
    made_at: float
    changed_at: float
    entries: int
    host: str | None


class GuestLine(msgspec.Struct, frozen=True):
    """A guest as the host sees them."""

    id: str
    name: str
    language: str
    seen_at: float | None
    tables: int
    blocked: bool
    program: bool


class ReportLine(msgspec.Struct, frozen=True):
    """A line of chat that was reported."""

    id: int
    table_id: str
    line: int
    name: str
    text: str
    speaker: str | None
    reporter: str | None
    at: float
    resolved_at: float | None
    note: str


class House:
    """For the host alone; nothing here hides anything."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def news(self, since: int) -> list[HouseNews]:
        query = select(house_news).where(house_news.c.id > since).order_by(house_news.c.id)

        async def read(connection: AsyncConnection) -> list[HouseNews]:
            rows = (await connection.execute(query)).mappings()
            return [HouseNews(row["id"], row["kind"], row["subject"], row["data"]) for row in rows]

        return await self._database.read(read)

    async def tables(
        self, *, game: str | None = None, state: str | None = None, guest: str | None = None, most: int = 50
    ) -> list[TableLine]:
        """The latest tables, those with the latest news first."""
        return await self._database.read(lambda connection: _tables(connection, game, state, guest, most))

    async def table(self, name: str) -> tuple[TableLine, list[Chair]]:
        async def read(connection: AsyncConnection) -> tuple[list[TableLine], list[Chair]]:
            seats = (await connection.execute(seated().where(chairs.c.table_id == name))).mappings()
            sitting = [chair_of(row) for row in seats]
            return await _lines(connection, _described().where(tables.c.id == name)), sitting

        lines, sitting = await self._database.read(read)
        if not lines:
            raise Missing("fault-no-table", table=name[:40])
        return lines[0], sitting

    async def close(self, name: str, closed: bool = True) -> None:
        """Take a table off the house: nobody sees it any more, its game does not go on. It can be opened again."""
        change = update(tables).where(tables.c.id == name).values(closed_at=time.time() if closed else None)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(change)
            await tell(connection, TABLE, name)

        await self._database.write(work)

    async def delete(self, name: str) -> None:
        """Remove a table for good."""

        async def work(connection: AsyncConnection) -> None:
            await remove_tables(connection, [name])
            await tell(connection, TABLE, name)

        await self._database.write(work)

    async def touched(self, name: str) -> None:
        """Something was added to the log of this table from outside the server."""
        await self._database.write(lambda connection: tell(connection, TABLE, name))

    async def guests(self, *, name: str | None = None, since: float | None = None, most: int = 50) -> list[GuestLine]:
        """The guests who were here last; with a part of their name, or seen since then."""
        query = _counted().order_by(guests.c.seen_at.desc(), guests.c.id).limit(most)
        if name is not None:
            query = query.where(func.lower(guests.c.name).contains(name.lower(), autoescape=True))
        if since is not None:
            query = query.where(guests.c.seen_at >= since)
        return await self._guests(query)

    async def guest(self, guest: str) -> GuestLine:
        found = await self._guests(_counted().where(guests.c.id == guest))
        if not found:
            raise Missing("fault-guest-id", guest=guest[:40])
        return found[0]

    async def _guests(self, query: Select[Any]) -> list[GuestLine]:
        async def read(connection: AsyncConnection) -> list[GuestLine]:
            rows = (await connection.execute(query)).mappings()
            return [GuestLine(**{name: row[name] for name in GuestLine.__struct_fields__}) for row in rows]

        return await self._database.read(read)

    async def block(self, guest: str, blocked: bool) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(guests).where(guests.c.id == guest).values(blocked=blocked))
            await tell(connection, BLOCKED, guest)

        await self._database.write(work)

    async def renamed(self, guest: str, was: str, name: str) -> None:
        """Tell the workers of a name that was changed."""
        await self._database.write(lambda connection: tell(connection, RENAMED, guest, was=was, name=name))

    async def forget(self, guest: str, *, keep_finished: bool = False) -> list[str]:
        """What the page does when guests delete everything about them; the tables that changed."""

        async def work(connection: AsyncConnection) -> list[str]:
            changed = await delete_guest(connection, guest, keep_finished)
            await tell(connection, DELETED, guest)
            for name in changed:
                await tell(connection, TABLE, name)
            return changed

        found: list[str] = await self._database.write(work)
        return found

    async def blank_chat(self, name: str) -> None:
        """From now on nobody reads what was said at this table."""
        said = select(log.c.number, log.c.data).where(log.c.table_id == name, log.c.kind == "say")

        async def work(connection: AsyncConnection) -> None:
            for number, data in (await connection.execute(said)).all():
                this = update(log).where(log.c.table_id == name, log.c.number == number)
                await connection.execute(this.values(data={**data, "name": "", "text": ""}))
            await tell(connection, WORDS, name)

        await self._database.write(work)

    async def reports(self, *, every: bool = False, most: int = 100) -> list[ReportLine]:
        """What was reported, the latest first; unless wished, only what the host has not settled."""
        query = select(reports).order_by(reports.c.id.desc()).limit(most)
        return await self._reports(query if every else query.where(reports.c.resolved_at.is_(None)))

    async def report(self, number: int) -> ReportLine:
        found = await self._reports(select(reports).where(reports.c.id == number))
        if not found:
            raise Missing("fault-no-such-report", number=number)
        return found[0]

    async def _reports(self, query: Select[Any]) -> list[ReportLine]:
        async def read(connection: AsyncConnection) -> list[ReportLine]:
            return [ReportLine(**row) for row in (await connection.execute(query)).mappings()]

        return await self._database.read(read)

    async def resolve(self, number: int, note: str) -> None:
        change = update(reports).where(reports.c.id == number).values(resolved_at=time.time(), note=note)
        await self._database.write(lambda connection: connection.execute(change))

    async def announce(self, announcement: Announcement | None) -> None:
        """In place of what was announced before; None announces nothing."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(announcements))
            if announcement is not None:
                row = {**msgspec.structs.asdict(announcement), "made_at": time.time()}
                await connection.execute(insert(announcements).values(row))
            await tell(connection, ANNOUNCED, "")

        await self._database.write(work)

    async def announcement(self) -> Announcement | None:
        async def read(connection: AsyncConnection) -> Announcement | None:
            row = (await connection.execute(select(announcements))).mappings().first()
            return None if row is None else Announcement(row["texts"], row["until"])

        return await self._database.read(read)


async def tell(connection: AsyncConnection, kind: str, subject: str, **data: str) -> None:
    """Leave news for the workers; old ones are thrown away."""
    now = time.time()
    await connection.execute(delete(house_news).where(house_news.c.at < now - KEPT))
    await connection.execute(insert(house_news).values(kind=kind, subject=subject, data=data, at=now))


def _described() -> Select[Any]:
    """Tables with how they stand and when something last happened there."""
    latest = select(func.max(log.c.at)).where(log.c.table_id == tables.c.id).correlate(tables).scalar_subquery()
    count = select(func.count()).where(log.c.table_id == tables.c.id).correlate(tables).scalar_subquery()
    changed = func.coalesce(tables.c.ended_at, latest, tables.c.made_at).label("changed_at")
    return select(tables, changed, count.label("entries"))


def _state(row: RowMapping, seats: list[Chair]) -> str:
    if row["closed_at"] is not None:
        return CLOSED
    if row["outcome"] is not None:
        return OVER
    return WAITING if any(chair.kind == "open" for chair in seats) else RUNNING


def _stands(state: str) -> ColumnElement[bool]:
    is_open = exists().where(chairs.c.table_id == tables.c.id, chairs.c.kind == "open")
    here, going_on = tables.c.closed_at.is_(None), tables.c.outcome.is_(None)
    return {
        CLOSED: ~here,
        OVER: and_(here, ~going_on),
        WAITING: and_(here, going_on, is_open),
        RUNNING: and_(here, going_on, ~is_open),
    }[state]


async def _tables(
    connection: AsyncConnection, game: str | None, state: str | None, guest: str | None, most: int
) -> list[TableLine]:
    query = _described()
    if game is not None:
        query = query.where(tables.c.game == game)
    if state is not None:
        query = query.where(_stands(state))
    if guest is not None:
        mine = select(chairs.c.table_id).where(chairs.c.guest == guest)
        query = query.where(or_(tables.c.id.in_(mine), tables.c.host == guest))
    return await _lines(connection, query.order_by(query.selected_columns.changed_at.desc(), tables.c.id).limit(most))


async def _lines(connection: AsyncConnection, query: Select[Any]) -> list[TableLine]:
    rows = (await connection.execute(query)).mappings().all()
    sitting: dict[str, list[Chair]] = {row["id"]: [] for row in rows}
    for seat in (await connection.execute(seated().where(chairs.c.table_id.in_(list(sitting))))).mappings():
        sitting[seat["table_id"]].append(chair_of(seat))
    return [
        TableLine(
            id=row["id"],
            game=row["game"],
            state=_state(row, sitting[row["id"]]),
            players=[chair.name or "–" for chair in sitting[row["id"]]],
            made_at=row["made_at"],
            changed_at=row["changed_at"],
            entries=row["entries"],
            host=row["host"],
        )
        for row in rows
    ]


def _counted() -> Select[Any]:
    mine = select(func.count(chairs.c.table_id.distinct())).where(chairs.c.guest == guests.c.id).correlate(guests)
    return select(guests, mine.scalar_subquery().label("tables"))
