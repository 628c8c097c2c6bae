"""The hall: everybody at home sees the tables that wait for players, as they come and go.

The list is read from the storage every few seconds while somebody looks, and at once when this server changes it; so it
needs no messages between workers. It tells nothing of a game: tables with an open chair have not begun.
"""

import asyncio
import time
from typing import Final, NamedTuple

from manawell.server.beats import keep_looking
from manawell.server.storage.interface import Listed, Storage
from manawell.server.tables.client import Client, encode
from manawell.server.tables.protocol import OpenSeat, OpenTable, OpenTables
from manawell.table.setting import Terms

BEAT: Final = 2.0
"""Seconds between two looks while somebody is here."""
HERE: Final = 20.0
"""Seconds after which a table whose people are away is no longer listed."""
MOST: Final = 60
MOST_CHALLENGES: Final = 1000


class Waiting(NamedTuple):
    """What waits for somebody: the public tables, and the challenges with whom they are for."""

    tables: list[OpenTable]
    challenges: list[tuple[str | None, OpenTable]]


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
        self._told[client] = b""
        self._tell(client, await self._read())

    def guests(self) -> set[str | None]:
        """Who looks at the list."""
        return {client.id for client in self._told}

    def leave(self, client: Client) -> None:
        self._told.pop(client, None)

    async def run(self) -> None:
        """Tell everybody here what has changed, until cancelled."""
        await keep_looking(self._beat, BEAT, "a look at the list of open tables", self._wanted)

    async def _beat(self, _beat: int) -> None:
        if self._told:
            waiting = await self._read()
            for client in list(self._told):
                self._tell(client, waiting)

    async def _read(self) -> Waiting:
        """All that waits for somebody, newest first."""
        public = await self._storage.open_tables(time.time() - HERE, MOST)
        challenges = await self._storage.challenges(MOST_CHALLENGES)
        tables = [_open_table(row) for row in public]
        return Waiting(tables, [(row.invited, _open_table(row)) for row in challenges])

    def _tell(self, client: Client, waiting: Waiting) -> None:
        """Send the list, without one's own tables and with the challenges to this guest, if it has changed."""
        guest = client.id
        others = [table for table in waiting.tables if guest is None or table.host != guest]
        challenges = [table for invited, table in waiting.challenges if guest is not None and invited == guest]
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
