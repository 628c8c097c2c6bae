"""What is kept no longer, by the host's rules (`keep_…_days` of the settings)."""

import time
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Select, exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from manawell.server.settings import Settings
from manawell.server.storage.database import Database
from manawell.server.storage.schema import chairs, guests, log, tables

DAY: Final = 24 * 3600.0
AT_ONCE: Final = 200
"""The most of each kind in one round; the rest comes in the next one."""


class Due(msgspec.Struct, frozen=True):
    """What the rules no longer keep: ids of guests and tables."""

    guests: list[str]
    waiting: list[str]
    unfinished: list[str]
    finished: list[str]
    chats: list[str]

    def __bool__(self) -> bool:
        return any((self.guests, self.waiting, self.unfinished, self.finished, self.chats))


class Retention:
    """Finds it; `leaving.clear_out` removes it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def due(self, settings: Settings, now: float | None = None, most: int = AT_ONCE) -> Due:
        at = time.time() if now is None else now
        queries = _queries(settings, at)

        async def read(connection: AsyncConnection) -> Due:
            found: dict[str, list[str]] = {}
            for kind, query in queries.items():
                rows = [] if query is None else (await connection.execute(query.limit(most))).scalars()
                found[kind] = [str(row) for row in rows]
            return Due(**found)

        return await self._database.read(read)


def _queries(settings: Settings, now: float) -> dict[str, Select[Any] | None]:
    """By kind: what has not been touched for so long; None where everything is kept."""
    is_open = exists().where(chairs.c.table_id == tables.c.id, chairs.c.kind == "open")
    latest = select(func.max(log.c.at)).where(log.c.table_id == tables.c.id).correlate(tables).scalar_subquery()
    seen = func.coalesce(tables.c.seen_at, tables.c.made_at)
    touched = func.coalesce(latest, seen)
    going_on, over = tables.c.outcome.is_(None), tables.c.outcome.is_not(None)
    words = log.c.data["text"].as_string() != ""
    spoken = exists().where(log.c.table_id == tables.c.id, log.c.kind == "say", words)

    def old(days: float, at: Any, *where: ColumnElement[bool]) -> Select[Any] | None:
        subject = guests if at is guests.c.seen_at else tables
        return select(subject.c.id).where(at < now - days * DAY, *where).order_by(at, subject.c.id) if days else None

    return {
        "guests": old(settings.keep_guests_days, guests.c.seen_at),
        "waiting": old(
            settings.keep_waiting_days, func.coalesce(tables.c.seen_at, tables.c.made_at), going_on, is_open
        ),
        "unfinished": old(settings.keep_unfinished_days, touched, going_on, ~is_open),
        "finished": old(settings.keep_finished_days, tables.c.ended_at, over),
        "chats": old(settings.keep_chat_days, tables.c.ended_at, over, spoken),
    }
