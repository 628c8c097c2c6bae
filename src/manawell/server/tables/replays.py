"""Encoded replays of finished games. Anybody may ask for one, so each is encoded once and then cached."""

import asyncio
from collections import OrderedDict
from typing import Final

import msgspec

from manawell.server.tables.live import LiveTable
from manawell.table.steps import steps
from manawell.table.table import Table

STRIDE: Final = 10
"""The number of steps encoded before others get their turn."""


class Replays:
    """The most recently used replays, up to a total size."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[tuple[str, int], bytes] = OrderedDict()
        self._writing = asyncio.Lock()
        """One at a time, so that a crowd of requests does not hold up the tables."""

    async def find(self, live: LiveTable, viewer: int) -> bytes:
        key = live.id, viewer
        async with self._writing:
            replay = self._kept.pop(key, None) or await _written(live.table, viewer)
        self._kept[key] = replay
        while sum(map(len, self._kept.values())) > self._most:
            self._kept.popitem(last=False)
        return replay


async def _written(table: Table, viewer: int) -> bytes:
    """A replay, encoded like the model `Replay`."""
    written: list[bytes] = []
    for step in steps(table, viewer):
        told = {"move": step.move, "seat": step.seat, "events": step.events, "view": step.view}
        written.append(msgspec.json.encode(told))
        if not len(written) % STRIDE:
            await asyncio.sleep(0)
    return b'{"viewer":%d,"steps":[%s]}' % (viewer, b",".join(written))
