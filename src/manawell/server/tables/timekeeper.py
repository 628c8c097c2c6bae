"""Looks after clocks that nobody else looks after: on tables that everybody has left, and after a restart.

Whoever first stores that time has run out is its only writer, as for every entry. So it does no harm that several
workers look, or that somebody at the table was faster.
"""

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from manawell.kernel.faults import Fault
from manawell.server.faults import StorageDown

if TYPE_CHECKING:
    from manawell.server.tables.registry import TableRegistry

BEAT: Final = 1.0
"""Seconds between two looks."""
AT_ONCE: Final = 100
"""The most tables in one look."""

log = logging.getLogger("manawell.server")


class Timekeeper:
    """One per worker; only one of them looks at a time."""

    def __init__(self, registry: "TableRegistry", grace: float) -> None:
        self._registry = registry
        self._from = time.time() + grace
        self._given_up: set[str] = set()
        """Tables that cannot be opened."""

    async def run(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                async with self._registry.bus.lease("clocks") as ours:
                    if ours:
                        await self.look()
            except StorageDown:
                continue  # the storage has said so itself
            except Exception:
                log.exception("a look at the clocks failed and is repeated")

    async def look(self) -> None:
        """End the waiting at every table on which a clock has run out."""
        now = time.time()
        if now < self._from:
            return
        for name in await self._registry.storage.overdue(now, AT_ONCE + len(self._given_up)):
            if name not in self._given_up:
                await self._end_waiting(name)

    async def _end_waiting(self, name: str) -> None:
        try:
            async with self._registry.table(name) as live:
                await live.change(_nothing)  # whoever takes the lock looks at the clock first
        except StorageDown:
            raise
        except Fault:
            self._given_up.add(name)
            log.warning("a table whose clock has run out cannot be opened", extra={"table": name})


async def _nothing() -> None: ...
