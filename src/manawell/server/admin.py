"""The host's tools: they work on the database that the settings name, also while servers run on it."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import msgspec
from sqlalchemy import text

from manawell.server.cluster.connections import check, make_storage
from manawell.server.events.model import Event
from manawell.server.faults import BadSetting, Malformed, Missing, ServerFault
from manawell.server.people.guests import clean_name
from manawell.server.people.sanitize import sanitize
from manawell.server.settings import Settings
from manawell.server.storage.database import DATABASE
from manawell.server.storage.house import Announcement, GuestLine, ReportLine, TableLine
from manawell.server.storage.interface import Chair
from manawell.server.storage.migrations import HEAD
from manawell.server.storage.outage import cause
from manawell.server.storage.retention import Due
from manawell.server.storage.sql import SqlStorage
from manawell.server.tables.leaving import clear_out, forget, give_up_all
from manawell.server.tables.live import replayed
from manawell.table import record as records
from manawell.table.undealt import Undealt

HERE: Final = 150.0
"""Seconds for which somebody counts as being here: they are noted every minute."""
MOST_TEXT: Final = 500
EVERYTHING: Final = 10**6
"""More than there is."""


class Shown(msgspec.Struct, frozen=True):
    """A table with who sits there."""

    table: TableLine
    chairs: list[Chair]


class EventLine(msgspec.Struct, frozen=True):
    """An event as the host sees it."""

    id: str
    name: str
    game: str
    state: str
    host: str | None
    """The guest who opened it."""
    made_at: float
    players: int


class Person(msgspec.Struct, frozen=True):
    """A guest with their tables."""

    guest: GuestLine
    tables: list[TableLine]


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[SqlStorage]:
    """The storage of the settings. It is never upgraded here: a server of an older version may be running on it."""
    check(settings)
    if settings.database is None and not (settings.data / DATABASE).exists():
        raise BadSetting("fault-no-database", folder=str(settings.data))
    storage = make_storage(settings)
    try:
        version = await version_of(storage)
        if version != HEAD:
            raise BadSetting("fault-database-version", version=version, known=HEAD)
        await storage.open()
        yield storage
    finally:
        await storage.close()


async def version_of(storage: SqlStorage) -> str:
    """The version of a database; 0 if nothing is in it yet."""
    try:
        async with storage.database.engine.connect() as connection:
            found = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar()
            return str(found)
    except Exception as problem:  # each driver raises its own
        if "alembic_version" in str(problem):
            return "0"
        raise BadSetting("fault-database-tool", problem=cause(problem)) from problem


class Host:
    """What a host can do. With `dry` nothing is changed, and what would be is told all the same."""

    def __init__(self, storage: SqlStorage, dry: bool = False) -> None:
        self.storage = storage
        self.house = storage.house
        self._dry = dry

    async def show_table(self, name: str) -> Shown:
        return Shown(*await self.house.table(name))

    async def close_table(self, name: str, closed: bool = True) -> Shown:
        shown = await self.show_table(name)
        if not self._dry:
            await self.house.close(name, closed)
        return shown

    async def delete_table(self, name: str) -> Shown:
        shown = await self.show_table(name)
        if not self._dry:
            await self.house.delete(name)
        return shown

    async def record_of(self, name: str) -> str:
        """The record of a game with its seed, so it is for the host alone while the game goes on."""
        stored = await self.storage.find_table(name, closed=True)
        if stored is None:
            raise Missing("fault-no-table", table=name[:40])
        table = replayed(stored)
        if isinstance(table, Undealt):
            raise ServerFault("fault-undealt", table=name)
        record = records.record_of(table, with_seed=True)
        players = tuple(chair.name or "–" for chair in stored.chairs)
        return str(msgspec.structs.replace(record, players=players))

    async def records_of(self, names: list[str]) -> dict[str, str]:
        """By table."""
        return {name: await self.record_of(name) for name in names}

    async def show_guest(self, guest: str) -> Person:
        return Person(await self.house.guest(guest), await self.house.tables(guest=guest))

    async def forget_guest(self, guest: str) -> Person:
        """What the page does when guests delete everything about them."""
        person = await self.show_guest(guest)
        if not self._dry:
            await forget(self.storage, guest)
        return person

    async def block_guest(self, guest: str, blocked: bool = True) -> Person:
        """A blocked guest may look, but do nothing; their running games are given up."""
        person = await self.show_guest(guest)
        if not self._dry:
            if blocked:
                await give_up_all(self.storage, guest)
            await self.house.block(guest, blocked)
        return person

    async def here(self, most: int) -> list[GuestLine]:
        """Who is here now, to the minute."""
        return await self.house.guests(since=time.time() - HERE, most=most)

    async def events(self, most: int) -> list[EventLine]:
        """Those that wait or are under way."""
        return [_line_of(event) for event in await self.storage.events.latest(time.time(), most)]

    async def cancel_event(self, name: str) -> EventLine:
        """End it without a result; its running games go on, but count only for themselves."""
        found = await self.storage.events.find(name)
        if found is None:
            raise Missing("fault-no-event", event=name[:40])
        if found.ended_at is not None:
            raise ServerFault("fault-event-over")
        if not self._dry and not await self.storage.events.cancel(name, time.time()):
            raise ServerFault("fault-event-over")
        return _line_of(found)

    async def resolve_report(self, number: int, note: str) -> ReportLine:
        report = await self.house.report(number)
        if not self._dry:
            await self.house.resolve(number, note)
        return report

    async def announce(self, texts: dict[str, str], until: float | None) -> None:
        """Show everybody this text, by language; nothing clears what was announced before."""
        cleaned = {language: sanitize(text) for language, text in texts.items()}
        if texts and not all(0 < len(text) <= MOST_TEXT for text in cleaned.values()):
            raise Malformed("fault-announcement", most=MOST_TEXT)
        if not self._dry:
            await self.house.announce(Announcement(cleaned, until) if texts else None)

    async def clear_out(self, settings: Settings) -> Due:
        """Remove everything that the settings keep no longer."""
        found = await self.storage.retention.due(settings, most=EVERYTHING)
        if not self._dry:
            await clear_out(self.storage, found)
        return found

    async def rename_guest(self, guest: str, name: str) -> tuple[str, str]:
        """The name before and after."""
        person, cleaned = await self.show_guest(guest), clean_name(name)
        found = await self.storage.profiles.find(guest)
        if found is not None and not self._dry:
            await self.storage.change_guest(msgspec.structs.replace(found, name=cleaned))
            await self.house.renamed(guest, found.name, cleaned)
        return person.guest.name, cleaned


def _line_of(event: Event) -> EventLine:
    plan = event.plan
    return EventLine(event.id, plan.name, plan.game, event.state, event.host, event.made_at, len(event.players))
