"""Who has blocked whom, and what was reported in chats."""

import time
from collections.abc import Collection
from contextlib import suppress

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from manawell.server.faults import Conflict
from manawell.server.storage.database import Database
from manawell.server.storage.interface import Guest
from manawell.server.storage.profiles import guest_of
from manawell.server.storage.schema import blocks, guests, reports


class Report(msgspec.Struct, frozen=True):
    """A line of chat that somebody has reported, as it was then."""

    table_id: str
    line: int
    """Its number in the chat, from 0."""
    name: str
    text: str
    speaker: str | None
    """The guest who said it, unless they have deleted themselves."""
    reporter: str | None
    at: float


class Manners:
    """Blocking concerns two guests; reports are for the host."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def block(self, guest: str, blocked: str) -> None:
        """From now on the blocked guest can neither join the tables of this one nor write there."""
        row = insert(blocks).values(guest=guest, blocked=blocked, added_at=time.time())
        with suppress(Conflict):  # it was done before
            await self._database.write(lambda connection: connection.execute(row))

    async def unblock(self, guest: str, blocked: str) -> None:
        gone = delete(blocks).where(blocks.c.guest == guest, blocks.c.blocked == blocked)
        await self._database.write(lambda connection: connection.execute(gone))

    async def blocked(self, guest: str) -> list[Guest]:
        """Whom a guest has blocked, the latest last."""
        query = select(guests).join(blocks, guests.c.id == blocks.c.blocked).where(blocks.c.guest == guest)

        async def read(connection: AsyncConnection) -> list[Guest]:
            found = await connection.execute(query.order_by(blocks.c.added_at))
            return [guest_of(row) for row in found.mappings()]

        return await self._database.read(read)

    async def is_blocked(self, guest: str, by: Collection[str]) -> bool:
        """Whether any of these has blocked a guest."""
        query = select(blocks.c.guest).where(blocks.c.blocked == guest, blocks.c.guest.in_(list(by))).limit(1)

        async def read(connection: AsyncConnection) -> bool:
            return (await connection.execute(query)).first() is not None

        return bool(by) and await self._database.read(read)

    async def report(self, report: Report) -> None:
        """Keep a report; the same line is reported once by each."""
        row = insert(reports).values(msgspec.structs.asdict(report))
        with suppress(Conflict):
            await self._database.write(lambda connection: connection.execute(row))

    async def reports(self, most: int = 100) -> list[Report]:
        """The latest reports, the latest first."""
        query = select(*[reports.c[name] for name in Report.__struct_fields__]).order_by(reports.c.id.desc())

        async def read(connection: AsyncConnection) -> list[Report]:
            return [Report(**row) for row in (await connection.execute(query.limit(most))).mappings()]

        return await self._database.read(read)
