"""Replays of finished games, as they travel. Anybody may ask for one, so each is written once and then kept."""

import asyncio
from collections import OrderedDict
from typing import Final

import msgspec

from manawell.server.tables.live import LiveTable
from manawell.table.steps import steps
from manawell.table.table import Table

STRIDE: Final = 10
"""Steps that are written before others get their turn."""


class Replays:
    """Those used last, up to so many bytes."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[tuple[str, int], bytes] = OrderedDict()
        self._writing = asyncio.Lock()
        """One at a time: a crowd that asks at once must not hold up the tables."""

    async def find(self, live: LiveTable, viewer: int) -> bytes:
        key = live.id, viewer
        async with self._writing:
            replay = self._kept.pop(key, None) or await _written(live.table, viewer)
        self._kept[key] = replay
        while sum(map(len, self._kept.values())) > self._most:
            self._kept.popitem(last=False)
        return replay


async def _written(table: Table, viewer: int) -> bytes:
    """As `Replay` of the models describes it."""
    written: list[bytes] = []
    for step in steps(table, viewer):
        told = {"move": step.move, "seat": step.seat, "events": step.events, "view": step.view}
        written.append(msgspec.json.encode(told))
        if not len(written) % STRIDE:
            await asyncio.sleep(0)
    return b'{"viewer":%d,"steps":[%s]}' % (viewer, b",".join(written))
