"""The hall: everybody at home sees the tables that wait for players, as they come and go.

The list is read from the storage every few seconds while somebody looks, and at once when this server changes it; so it
needs no messages between workers. It tells nothing of a game: tables with an open chair have not begun.
"""

import asyncio
import time
from contextlib import suppress
from typing import Final

from manawell.server.faults import StorageDown
from manawell.server.storage.interface import Listed, Storage
from manawell.server.tables.client import Client, encode
from manawell.server.tables.protocol import OpenSeat, OpenTable, OpenTables
from manawell.table.setting import Terms

BEAT: Final = 2.0
"""Seconds between two looks while somebody is here."""
HERE: Final = 20.0
"""Seconds after which a table whose people are away is no longer listed."""
MOST: Final = 60


class Hall:
    """Those who look at the list, and what they were told last."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._told: dict[Client, bytes] = {}
        self._wanted = asyncio.Event()

    def ask(self) -> None:
        """Something here may have changed the list."""
        self._wanted.set()

    async def enter(self, client: Client) -> None:
        await self._tell(client, await self.tables())
        self._told.setdefault(client, b"")

    def leave(self, client: Client) -> None:
        self._told.pop(client, None)

    async def tables(self) -> list[OpenTable]:
        """The public tables that wait for players, newest first."""
        rows = await self._storage.open_tables(time.time() - HERE, MOST)
        return [_open_table(row) for row in rows]

    async def challenges(self, guest: str) -> list[OpenTable]:
        return [_open_table(row) for row in await self._storage.challenges(guest, MOST)]

    async def run(self) -> None:
        """Tell everybody here what has changed, until cancelled."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wanted.wait(), BEAT)
            self._wanted.clear()
            if not self._told:
                continue
            try:
                tables = await self.tables()
                for client in list(self._told):
                    await self._tell(client, tables)
            except StorageDown:
                await asyncio.sleep(BEAT)

    async def _tell(self, client: Client, tables: list[OpenTable]) -> None:
        """Send the list, without one's own tables and with the challenges to this guest, if it has changed."""
        others = [table for table in tables if client.id is None or table.host != client.id]
        challenges = [] if client.id is None else await self.challenges(client.id)
        message = OpenTables(others, challenges)
        encoded = encode(message)
        if self._told.get(client) != encoded:
            self._told[client] = encoded
            client.send(message)


def _open_table(row: Listed) -> OpenTable:
    terms: Terms = row.setting.terms
    return OpenTable(
        id=row.setting.id,
        game=row.setting.game,
        options=row.setting.options,
        seats=[OpenSeat(chair.kind, chair.name) for chair in row.chairs],
        host=row.host,
        clock=terms.clock,
        rated=terms.rated,
        made_at=row.setting.made_at,
    )
