"""How often somebody may try a secret, counted by all workers together."""

import hashlib
import time
from typing import Final

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from manawell.server.faults import Conflict
from manawell.server.storage.database import Database
from manawell.server.storage.schema import tries

ATTEMPTS: Final = 5
"""How often two workers may count the first try of the same visitor at once."""


class Tries:
    """A token bucket per visitor and kind of secret, in the database. Only a hash of the address is stored, and only
    until the bucket is full again.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def take(self, kind: str, address: str, rate: float, burst: float) -> bool:
        """Whether one more try is allowed: `burst` at once, then `rate` per second."""
        who, now = hashlib.sha256(f"{kind}:{address}".encode()).hexdigest(), time.time()

        async def take(connection: AsyncConnection) -> bool:
            await connection.execute(delete(tries).where(tries.c.full_at <= now))
            row = (await connection.execute(select(tries).where(tries.c.who == who).with_for_update())).first()
            missing = 0.0 if row is None else (row.full_at - now) * rate
            if missing + 1 > burst:
                return False
            await connection.execute(delete(tries).where(tries.c.who == who))
            await connection.execute(insert(tries).values(who=who, full_at=now + (missing + 1) / rate))
            return True

        for _ in range(ATTEMPTS):
            try:
                allowed: bool = await self._database.write(take)
                return allowed
            except Conflict:
                continue
        return False
