"""Looks after clocks that nobody else looks after: on tables that everybody has left, and after a restart. It also
deals where a salt does not come, and closes the tables of people who looked for a game and left.

Whoever first stores that time has run out is its only writer, as for every entry. So it does no harm that several
workers look, or that somebody at the table was faster.
"""

import logging
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

from manawell.kernel.faults import Fault
from manawell.server.beats import keep_looking
from manawell.server.faults import StorageDown

if TYPE_CHECKING:
    from manawell.server.tables.registry import TableRegistry

BEAT: Final = 1.0
"""Seconds between two looks."""
SELDOM: Final = 5
"""In one of so many beats, those who wait for others are noted."""
GONE: Final = 20.0
"""Seconds after which somebody who is not connected waits for nobody any more."""
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
        await keep_looking(self._beat, BEAT, "a look at the clocks")

    async def _beat(self, beat: int) -> None:
        if beat % SELDOM == 0 and (waiting := self._registry.waiting()):
            await self._registry.storage.seen(waiting, time.time())
        async with self._registry.bus.lease("clocks") as ours:
            if ours:
                await self.look()

    async def look(self) -> None:
        """End the waiting at every table on which a clock, or the time for salts, has run out."""
        now = time.time()
        for name in await self._registry.storage.deserted_seeks(now - GONE, AT_ONCE):
            await self._try(name, self._registry.close_seek(name, now - GONE))
        if now < self._from:
            return
        for name in await self._registry.storage.overdue(now, AT_ONCE + len(self._given_up)):
            if name not in self._given_up:
                await self._try(name, self._end_waiting(name))

    async def _end_waiting(self, name: str) -> None:
        async with self._registry.table(name) as live:
            await live.change(live.deal)  # whoever takes the lock looks at the clock first

    async def _try(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except StorageDown:
            raise
        except Fault:
            self._given_up.add(name)
            log.warning("a table that must be looked after cannot be opened", extra={"table": name})
