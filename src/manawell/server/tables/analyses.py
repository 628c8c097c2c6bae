"""Analyses of finished games: one for each table, however many ask for it, kept with the table.

An analysis is computed in portions, in processes that yield to those of the bots. Whoever asks first computes it; other
workers read what that one has stored.
"""

import asyncio
import zlib
from collections import OrderedDict
from collections.abc import Iterator
from time import monotonic
from typing import Final, Literal

import msgspec

from manawell.analysis.analyse import SIMULATIONS, analyse, usual_seconds
from manawell.analysis.report import FORMAT, Budget, Report
from manawell.analysis.weighing import Assessment, weigh
from manawell.server.cluster.bus import Bus
from manawell.server.faults import ServerFault, TooMany
from manawell.server.settings import Settings
from manawell.server.storage.interface import Storage
from manawell.server.tables.bot_pool import BotPool
from manawell.server.tables.live import LiveTable
from manawell.table.positions import StartPosition
from manawell.table.record import parse_record, record_of, replay

NICENESS: Final = 10
PORTION: Final = 1.0
"""Seconds after which a process tells what it has found and takes its next work; a step is not interrupted."""
KEEPING: Final = 5.0
"""Seconds after which what was found is stored; a server that dies loses no more of it."""
PATIENCE: Final = 1.0
"""Seconds until we look again what another worker has stored."""
LONGEST: Final = 300.0
"""Seconds that a portion may take, since it is at least a step, which takes long where Python is not compiled."""
MOST_WAITING: Final = 200
"""Analyses that may run or wait on a server, whoever asks."""
MOST_LEFT: Final = 2
"""How many analyses a process remembers, to go on with them without replaying the game."""
MOST_RUNS: Final = 5
"""How often a game is analysed, if people want to see how certain the figures are."""


class Analysis(msgspec.Struct, frozen=True):
    """What was found out about a finished game so far."""

    status: Literal["none", "running", "paused", "done"]
    """`none`: nobody has asked for it; `running`; `paused`: it was interrupted, ask again; `done`."""
    report: Report | None
    """Its steps are those from the number on that was asked for."""


class _Head(msgspec.Struct, frozen=True):
    """What tells how far a stored report is."""

    format: int
    runs: int
    budget: Budget


class _Running:
    """An analysis that somebody waits for."""

    def __init__(self, asker: str, found: bytes | None, runs: int) -> None:
        self.asker = asker
        self.runs = runs
        """How many are wanted."""
        self.found = found
        """The report, encoded."""

    @property
    def done(self) -> bool:
        return self.found is not None and _head(self.found).runs >= self.runs


class Analyses:
    """Those that are running on this server, and the way to all that are stored."""

    def __init__(self, storage: Storage, settings: Settings, bus: Bus) -> None:
        self._storage = storage
        self._settings = settings
        self._bus = bus
        self._pool = BotPool(settings.analysis_workers, settings.thinking_margin, NICENESS, settings.compiled)
        self._running: dict[str, _Running] = {}
        self._weighing: set[str] = set()
        """Who waits for what can be said about a position."""

    async def begin(self, live: LiveTable, asker: str, *, again: bool = False) -> _Running | None:
        """Note that somebody waits for the analysis of a finished table, or for another run of it; what is to be
        computed, if anything is.
        """
        if not self._settings.analysis_workers:
            raise ServerFault("fault-no-analyses")
        found = None if live.id in self._running else await self._find(live.id)
        runs = 1 if found is None else _head(found).budget.runs
        if again and _is_done(found):
            runs = min(runs + 1, MOST_RUNS)
        if live.id in self._running or (found is not None and _head(found).runs >= runs):
            return None
        if len(self._running) >= MOST_WAITING:
            raise TooMany("fault-too-many")
        most = self._settings.analyses_per_guest
        if sum(running.asker == asker for running in self._running.values()) >= most:
            raise TooMany("fault-analyses", most=most)
        self._running[live.id] = _Running(asker, found, runs)
        return self._running[live.id]

    async def compute(self, live: LiveTable, running: _Running) -> None:
        """Compute it, or wait while another worker does."""
        try:
            while not running.done:
                async with self._bus.lease(f"analysis:{live.id}") as ours:
                    if ours:
                        await self._go_on(live, running)
                if not ours:
                    await asyncio.sleep(PATIENCE)
                    running.found = await self._find(live.id) or running.found
        finally:
            del self._running[live.id]

    async def _go_on(self, live: LiveTable, running: _Running) -> None:
        running.found = await self._find(live.id) or running.found  # another worker may have got further
        record, stored = str(record_of(live.table)), monotonic()
        seconds = self._settings.analysis_seconds or usual_seconds(live.table.match.game)
        budget = msgspec.structs.replace(Budget(SIMULATIONS, seconds), runs=running.runs)
        while not running.done:
            running.found = await self._pool.do(live.id, LONGEST, go_on, record, live.id, budget, running.found)
            if running.done or monotonic() > stored + KEEPING:
                await self._storage.keep_analysis(live.id, zlib.compress(running.found))
                stored = monotonic()

    async def told(self, table: str, since: int) -> bytes:
        """The model `Analysis`, encoded, with the steps from number `since` on."""
        running = self._running.get(table)
        found = await self._find(table) if running is None else running.found
        # Until it is stored, cards and comments cannot show it: then it is still running.
        status = "running" if running else "done" if _is_done(found) else "paused" if found else "none"
        if since and found is not None:
            report = msgspec.json.decode(found, type=Report)
            found = msgspec.json.encode(msgspec.structs.replace(report, steps=report.steps[since:]))
        return b'{"status":"%s","report":%s}' % (status.encode(), found or b"null")

    async def weigh(self, asker: str, start: StartPosition) -> Assessment:
        """What can be said about a position; one question at a time for everybody."""
        if not self._settings.analysis_workers:
            raise ServerFault("fault-no-analyses")
        if asker in self._weighing or len(self._weighing) >= MOST_WAITING:
            raise TooMany("fault-weighing")
        self._weighing.add(asker)
        try:
            found: Assessment = await self._pool.do(asker, None, weigh, start, asker)
            return found
        finally:
            self._weighing.discard(asker)

    async def complete(self, table: str) -> Report | None:
        """The whole analysis, if a run is done."""
        found = await self._find(table)
        return msgspec.json.decode(found, type=Report) if found is not None and _head(found).runs else None

    async def _find(self, table: str) -> bytes | None:
        """What is stored, unless it was written in a form that is no longer understood."""
        stored = await self._storage.find_analysis(table)
        found = None if stored is None else zlib.decompress(stored)
        return found if found is not None and _head(found).format == FORMAT else None

    def close(self) -> None:
        self._pool.close()


def _head(found: bytes) -> _Head:
    return msgspec.json.decode(found, type=_Head)


def _is_done(found: bytes | None) -> bool:
    return found is not None and _reached(_head(found))


def _reached(report: Report | _Head) -> bool:
    """Whether it is at its end."""
    return report.runs >= report.budget.runs


_left: OrderedDict[str, tuple[bytes, Iterator[Report]]] = OrderedDict()
"""In a process: by the seed of an analysis, where it stands and how it goes on. The last one used is last."""


def go_on(record: str, seed: str, budget: Budget, found: bytes | None) -> bytes:
    """In a process: another portion of an analysis, from where it stands."""
    until = monotonic() + PORTION
    stands, reports = _left.pop(seed, (None, None))
    if reports is None or stands != found:
        begun = None if found is None else msgspec.json.decode(found, type=Report)
        reports = analyse(replay(parse_record(record)), budget, seed, begun)
    report = next(reports)
    while not _reached(report) and monotonic() < until:
        report = next(reports)
    found = msgspec.json.encode(report)
    if not _reached(report):
        _left[seed] = found, reports
    while len(_left) > MOST_LEFT:
        _left.popitem(last=False)
    return found
