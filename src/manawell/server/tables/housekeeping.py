"""Notices what the host's tools have changed, notes who is here, and removes what is kept no longer.

Every worker reads the news; only the one that holds the lease removes anything.
"""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from manawell.server.beats import keep_looking
from manawell.server.cluster.bus import COOKIES, DELETED
from manawell.server.faults import StorageDown
from manawell.server.storage import house
from manawell.server.storage.house import LATE, HouseNews
from manawell.server.tables.leaving import clear_out

if TYPE_CHECKING:
    from manawell.server.tables.registry import TableRegistry

BEAT: Final = 2.0
"""Seconds between two looks for news."""
MINUTE: Final = 30
"""In one of so many beats, those who are here are noted."""
HOUR: Final = 1800
"""In one of so many beats, what is kept no longer is removed."""

log = logging.getLogger("manawell.server")


class Housekeeper:
    """One per worker."""

    def __init__(self, registry: "TableRegistry") -> None:
        self._registry = registry
        self._seen: set[int] = set()
        """The latest news that we have heard."""
        self._read_to = 0

    async def run(self) -> None:
        await self.begin()
        await keep_looking(self._beat, BEAT, "a round of housekeeping")

    async def _beat(self, beat: int) -> None:
        await self.look()
        if beat % MINUTE == MINUTE - 1:
            await self._registry.storage.profiles.note_all(self._registry.connected())
        if beat % HOUR == HOUR - 1:
            await self.clear_out()

    async def begin(self) -> None:
        """What happened before we began concerns no table that we have opened."""
        while True:
            try:
                self._remember(await self._registry.storage.house.news(0))
                self._registry.announcement = await self._registry.storage.house.announcement()
                return
            except StorageDown:
                await asyncio.sleep(BEAT)

    async def look(self) -> None:
        """Hear the news since the last look."""
        news = await self._registry.storage.house.news(self._read_to)
        fresh = [one for one in news if one.id not in self._seen]
        self._remember(news)
        for one in fresh:
            await self._hear(one)

    def _remember(self, news: list[HouseNews]) -> None:
        highest = max([0, *self._seen, *(one.id for one in news)])
        self._read_to = max(0, highest - LATE)
        self._seen = {number for number in (*self._seen, *(one.id for one in news)) if number > self._read_to}

    async def _hear(self, news: HouseNews) -> None:
        registry = self._registry
        match news.kind:
            case house.TABLE:
                await registry.look_again(news.subject)
                registry.hall.ask()
            case house.DELETED:
                registry.hear_guest(news.subject, DELETED)
            case house.BLOCKED:
                registry.hear_guest(news.subject, COOKIES)
            case house.RENAMED:
                registry.hear_name(news.subject, news.data["was"], news.data["name"])
            case house.WORDS:
                registry.forget_words(news.subject)
            case house.ANNOUNCED:
                registry.announcement = await registry.storage.house.announcement()

    async def clear_out(self) -> None:
        """Remove what is kept no longer, if this is ours to do."""
        registry = self._registry
        async with registry.bus.lease("retention") as ours:
            if ours and (due := await registry.storage.retention.due(registry.settings)):
                await clear_out(registry.storage, due)
                counts = {name: len(getattr(due, name)) for name in due.__struct_fields__}
                told = ", ".join(f"{name} {number}" for name, number in counts.items() if number)
                log.info("what is kept no longer was removed: %s", told)
