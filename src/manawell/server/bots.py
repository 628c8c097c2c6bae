"""Bots think in processes of their own, and are handed a view: the true position stays in the server."""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

import msgspec

from manawell.bots import hints
from manawell.bots.hints import Thought
from manawell.kernel.registry import find_game
from manawell.kernel.rng import rng_from

PACE: Final = {"master": 2.0}
"""Seconds from the moment a bot is to decide until its turn is told, by level."""
USUAL_PACE: Final = 0.7
FIRST_SHARE: Final = 0.7
"""How much of it a decision may use; the rest is for one that follows unseen."""


class Thinkers:
    """A pool of processes, started when first needed, replaced when one dies."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, game: str, view: object, level: str, seed: str, seconds: float | None) -> Thought:
        data = msgspec.json.encode(view)
        loop = asyncio.get_running_loop()
        for attempt in range(3):
            pool = self._running_pool()
            try:
                return await loop.run_in_executor(pool, think, game, data, level, seed, seconds)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                if attempt == 2:
                    raise
        raise AssertionError("the loop returns or raises")

    def close(self) -> None:
        if self._pool is not None:
            for process in list(getattr(self._pool, "_processes", {}).values()):
                with contextlib.suppress(OSError):
                    process.kill()  # its thought is wanted no more
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None

    def _running_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=_settle_in)
        return self._pool


def think(game_id: str, data: bytes, level: str, seed: str, seconds: float | None) -> Thought:
    """In a worker: the move of a bot that knows this view."""
    game = find_game(game_id)
    view = msgspec.json.decode(data, type=game.view_type)
    return hints.think(game, view, level, rng_from(seed.encode()), seconds)


def _settle_in() -> None:
    """A worker leaves Ctrl-C to the server, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_the_server, daemon=True).start()


def _leave_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)
