"""The games of a guest: filtered, in pages, and counted.

A seat's result is stored with its chair. At a table where a guest has several seats, nobody in particular has won.
"""

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Select, and_, case, exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from manawell.server.storage.database import Database
from manawell.server.storage.interface import Listed
from manawell.server.storage.rows import with_chairs
from manawell.server.storage.schema import chairs, tables

PEOPLE, ALONE, MIXED = "people", "alone", "mixed"
"""Against whom, if not against bots of one level."""


class Wanted(msgspec.Struct, frozen=True):
    """Which games of a guest; what is None does not matter."""

    game: str | None = None
    result: str | None = None
    against: str | None = None
    over: bool | None = None


class Page(msgspec.Struct, frozen=True):
    """Some of the wanted games, the latest first, and how many there are in all."""

    games: list[Listed]
    total: int


class Tally(msgspec.Struct, frozen=True):
    """How a guest has done in a game against somebody: a level, or one of the three words above."""

    game: str
    against: str
    played: int
    won: int
    drawn: int


class Histories:
    """All that can be asked about the games of a guest."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(self, guest: str, wanted: Wanted, first: int, most: int) -> Page:
        found = _games(guest, wanted)
        latest = func.coalesce(tables.c.ended_at, tables.c.made_at).desc()
        rows = found.order_by(latest, tables.c.id).offset(first).limit(most)

        async def read(connection: AsyncConnection) -> Page:
            total = (await connection.execute(select(func.count()).select_from(found.subquery()))).scalar() or 0
            return Page(await with_chairs(connection, (await connection.execute(rows)).mappings().all()), total)

        return await self._database.read(read)

    async def tallies(self, guest: str) -> list[Tally]:
        """Finished games in which the guest had one seat."""
        mine = chairs.alias("mine")
        against = _against(guest).label("against")
        results = select(tables.c.game, against, mine.c.result).join(mine, mine.c.table_id == tables.c.id)
        counted = results.where(mine.c.guest == guest, mine.c.result.is_not(None), _one_seat(guest)).subquery()
        columns = (counted.c.game, counted.c.against)
        query = select(
            *columns,
            func.count(),
            func.sum(case((counted.c.result == "won", 1), else_=0)),
            func.sum(case((counted.c.result == "drawn", 1), else_=0)),
        ).group_by(*columns)

        async def read(connection: AsyncConnection) -> list[Tally]:
            return [Tally(*map(_plain, row)) for row in (await connection.execute(query.order_by(*columns))).all()]

        return await self._database.read(read)


def _plain(value: Any) -> Any:
    """A sum may come as a decimal."""
    return value if isinstance(value, str) else int(value)


def _games(guest: str, wanted: Wanted) -> Select[Any]:
    seated = and_(chairs.c.table_id == tables.c.id, chairs.c.guest == guest)
    query = select(tables).where(exists().where(seated), tables.c.closed_at.is_(None))
    if wanted.game is not None:
        query = query.where(tables.c.game == wanted.game)
    if wanted.over is not None:
        query = query.where(tables.c.outcome.is_not(None) if wanted.over else tables.c.outcome.is_(None))
    if wanted.result is not None:
        query = query.where(exists().where(seated, chairs.c.result == wanted.result), _one_seat(guest))
    if wanted.against is not None:
        query = query.where(_against(guest) == wanted.against)
    return query


def _one_seat(guest: str) -> ColumnElement[bool]:
    own = chairs.alias("own")
    count = select(func.count()).where(own.c.table_id == tables.c.id, own.c.guest == guest)
    return count.correlate(tables).scalar_subquery() == 1


def _against(guest: str) -> ColumnElement[str]:
    """Against whom a guest plays at a table."""
    other = chairs.alias("other")
    here = other.c.table_id == tables.c.id
    person = exists().where(here, other.c.kind != "bot", other.c.guest.is_distinct_from(guest)).correlate(tables)
    levels = [
        select(extreme(other.c.level)).where(here, other.c.kind == "bot").correlate(tables).scalar_subquery()
        for extreme in (func.min, func.max)
    ]
    return case((person, PEOPLE), (levels[0].is_(None), ALONE), (levels[0] == levels[1], levels[0]), else_=MIXED)
