"""Bots think in their own processes and are given a view: the true position stays in the server."""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import sys
import threading
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, Final

import msgspec

from manawell.analysis.prospects import Prospect, prospect_of
from manawell.bots import hints
from manawell.bots.hints import Thought
from manawell.bots.levels import make_bot
from manawell.bots.searcher import Searcher
from manawell.bots.together import Ballot, ballot, can_be_helped, elected
from manawell.kernel.faults import Fault
from manawell.kernel.game import AnyGame
from manawell.kernel.options import Options
from manawell.kernel.registry import find_game, games
from manawell.kernel.rng import rng_from
from manawell.server.faults import Unthought
from manawell.server.settings import Settings

PACE: Final = {"archmage": 1.2, "wellspring": 2.0}
"""By level: seconds from the moment a bot must decide until its turn is shown."""
USUAL_PACE: Final = 0.7
FIRST_SHARE: Final = 0.7
"""The share of the pace that a decision may use; the rest is for another decision that the others do not see."""

MOST_SECONDS: Final = 60.0
"""The time limit for a thought that is given none."""
WAKING: Final = 120.0
"""Seconds that a new process has to get ready."""
ATTEMPTS: Final = 3
LAST_WORD: Final = 0.1
"""Seconds that those who help have to tell what they found, once the bot itself has decided."""

log = logging.getLogger("manawell.server")


class BotProcess:
    """A process that does one piece of work at a time."""

    def __init__(self, niceness: int = 0) -> None:
        context = multiprocessing.get_context("spawn")
        self._hurry = context.RawValue("b", 0)  # without a lock, which a process could take with it when it dies
        given = niceness, self._hurry
        self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=_settle_in, initargs=given)
        self._awake = False

    async def do(self, limit: float, work: Callable[..., Any], *given: Any) -> Any:
        """Do it; `TimeoutError` if it takes too long, `BrokenProcessPool` if the process dies."""
        loop = asyncio.get_running_loop()
        if not self._awake:
            await asyncio.wait_for(loop.run_in_executor(self._pool, wake), WAKING)
            self._awake = True
        return await asyncio.wait_for(loop.run_in_executor(self._pool, work, *given), limit)

    def hurry(self, hurry: bool) -> None:
        """Have it end, or not, what it does to help others."""
        self._hurry.value = hurry

    def end(self, wait: bool = False) -> None:
        for process in list((getattr(self._pool, "_processes", None) or {}).values()):
            with contextlib.suppress(OSError):
                process.kill()  # nobody needs its answer any more
        self._pool.shutdown(wait=wait, cancel_futures=True)


class BotPool:
    """Processes, started when first needed and replaced if they die or hang. Tables take turns: many thoughts for one
    table delay every other table by one of them at most. Processes with a niceness yield to all that have less. The
    idle ones help the strongest level until anybody needs them.
    """

    def __init__(
        self,
        workers: int,
        margin: float = Settings.thinking_margin,
        niceness: int = 0,
        compiled: Path | None = None,
        helpers: int = 0,
    ) -> None:
        self._margin = margin
        self._niceness = niceness
        self._helpers = helpers
        self._helping: set[BotProcess] = set()
        self._compiled = compiled
        """Where the compiled build may appear that new processes are to run; None once they do."""
        self._outdated: set[BotProcess] = set()
        """Those that began before it was there."""
        self._unborn = workers
        self._idle: list[BotProcess] = []
        self._all: set[BotProcess] = set()
        self._queue: OrderedDict[str, deque[asyncio.Future[BotProcess]]] = OrderedDict()
        """By table, the next in turn first: who waits for a process."""
        self._asked: set[asyncio.Task[Any]] = set()
        self._closed = False

    @property
    def waiting(self) -> int:
        """How many thoughts wait for a process."""
        return sum(map(len, self._queue.values()))

    @property
    def busy(self) -> int:
        """In how many processes something is thought about."""
        return len(self._all) - len(self._idle)

    async def think(
        self, table: str, game: AnyGame, view: object, level: str, seed: str, seconds: float | None
    ) -> Thought:
        data = msgspec.json.encode(view)
        question = game.id, game.rules_version, data, level, seed, seconds
        thought: Thought = await self.do(table, seconds, think, *question)
        return thought

    async def decide(
        self, table: str, game: AnyGame, view: object, level: str, seed: str, seconds: float | None
    ) -> str:
        """The move of a bot. It thinks no longer if others help."""
        if not can_be_helped(game, level):
            return (await self.think(table, game, view, level, seed, seconds)).text
        question = game.id, game.rules_version, msgspec.json.encode(view), level, seconds
        helpers = self._lend()
        asked = [
            self._begin(self._help(helper, seconds, *question, f"{seed} helper {number}"))
            for number, helper in enumerate(helpers)
        ]
        try:
            first: Ballot = await self.do(table, seconds, decide, *question, seed)
        finally:
            for helper, task in zip(helpers, asked, strict=True):
                if not task.done():
                    helper.hurry(True)
        if asked:
            await asyncio.wait(asked, timeout=LAST_WORD)
        found = [task.result() for task in asked if task.done()]
        return elected(first, [other for other in found if other is not None])

    async def evaluate(
        self, table: str, game: AnyGame, options: Options, view: object, seat: int, seed: str
    ) -> Prospect:
        question = game.id, game.rules_version, options, msgspec.json.encode(view), seat, seed
        found: Prospect = await self.do(table, None, evaluate, *question)
        return found

    async def do(self, table: str, seconds: float | None, work: Callable[..., Any], *given: Any) -> Any:
        """What `work` returns in a process; `Unthought` if no process brings it to an end in time."""
        limit = self._margin + (MOST_SECONDS if seconds is None else seconds)
        for _ in range(ATTEMPTS):
            thinker = await self._turn(table)
            try:
                return await asyncio.shield(self._begin(self._ask(thinker, limit, work, *given)))
            except (BrokenProcessPool, TimeoutError):
                continue
            except Fault as fault:  # a bot of somebody else's has failed
                log.warning("a bot failed", extra={"problem": str(fault)})
                break
        raise Unthought("fault-no-thought")

    def _begin(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        begun = asyncio.create_task(work)
        self._asked.add(begun)
        begun.add_done_callback(self._asked.discard)
        return begun

    async def _help(self, helper: BotProcess, seconds: float | None, *question: Any) -> Ballot | None:
        """What a helper has found; nothing if it fails, or if its process dies or hangs."""
        limit = self._margin + (MOST_SECONDS if seconds is None else seconds)
        try:
            found: Ballot = await self._ask(helper, limit, assist, *question)
        except (BrokenProcessPool, TimeoutError, Fault):
            return None
        finally:
            self._helping.discard(helper)
        return found

    async def _ask(self, thinker: BotProcess, limit: float, work: Callable[..., Any], *given: Any) -> Any:
        """Work to the end even if nobody waits any more, since a process cannot be interrupted."""
        try:
            found = await thinker.do(limit, work, *given)
        except (BrokenProcessPool, TimeoutError) as problem:
            log.warning("a bot's process is replaced", extra={"problem": type(problem).__name__})
            self._all.discard(thinker)
            thinker.end()
            self._free(None)
            raise
        except BaseException:
            self._free(thinker)
            raise
        self._free(thinker)
        return found

    async def _turn(self, table: str) -> BotProcess:
        self._look_for_compiled()
        if self._idle or self._unborn:
            return self._take()
        for helper in self._helping:
            helper.hurry(True)
        ours: asyncio.Future[BotProcess] = asyncio.get_running_loop().create_future()
        self._queue.setdefault(table, deque()).append(ours)
        try:
            return await ours
        except asyncio.CancelledError:
            if ours.done() and not ours.cancelled():
                self._free(ours.result())
            raise

    def _take(self) -> BotProcess:
        """A process that nobody needs."""
        return self._current(self._idle.pop()) if self._idle else self._start()

    def _lend(self) -> list[BotProcess]:
        """The processes that may help: nobody needs them, and one is left for whoever they help."""
        self._look_for_compiled()
        lent = [self._take() for _ in range(min(self._helpers, len(self._idle) + self._unborn - 1))]
        for helper in lent:
            helper.hurry(False)
            self._helping.add(helper)
        return lent

    def _start(self) -> BotProcess:
        self._unborn -= 1
        thinker = BotProcess(self._niceness)
        self._all.add(thinker)
        return thinker

    def _look_for_compiled(self) -> None:
        """Have processes run the compiled build as soon as it is there: what they import is found along our path. What
        this process has imported stays as it is, since a package looks for its modules only in its own folder.
        """
        if self._compiled is None or not self._compiled.is_dir():
            return
        if str(self._compiled) not in sys.path:
            sys.path.insert(0, str(self._compiled))
            log.info("the compiled build is ready: bots think with it from now on")
        self._compiled, self._outdated = None, set(self._all)

    def _current(self, thinker: BotProcess) -> BotProcess:
        """The free process itself, or a new one in its place if it is outdated."""
        if thinker not in self._outdated:
            return thinker
        self._outdated.discard(thinker)
        self._all.discard(thinker)
        thinker.end()
        self._unborn += 1
        return self._start()

    def _free(self, thinker: BotProcess | None) -> None:
        """Give the process, or a new one in its place, to the next in turn."""
        if thinker is None:
            self._unborn += 1
        if self._closed:
            return
        while self._queue:
            table, waiting = self._queue.popitem(last=False)
            ours = waiting.popleft()
            if waiting:
                self._queue[table] = waiting
            if not ours.done():
                ours.set_result(self._current(thinker) if thinker else self._start())
                return
        if thinker is not None:
            self._idle.append(thinker)

    def close(self) -> None:
        self._closed = True
        for asked in self._asked:
            asked.cancel()
        for thinker in self._all:
            thinker.end(wait=True)


def wake() -> int:
    """In a worker: load what every thought needs, which can take longer than a thought may take."""
    return len(games())


def think(game_id: str, rules: int, data: bytes, level: str, seed: str, seconds: float | None) -> Thought:
    """In a worker: the move of a bot that knows only this view."""
    game = find_game(game_id, rules)
    view = msgspec.json.decode(data, type=game.view_type)
    return hints.think(game, view, level, rng_from(seed.encode()), seconds)


def decide(game_id: str, rules: int, data: bytes, level: str, seconds: float | None, seed: str) -> Ballot:
    """In a worker: the same, and how often each move was tried."""
    game, rng = find_game(game_id, rules), rng_from(seed.encode())
    view = msgspec.json.decode(data, type=game.view_type)
    return ballot(game, view, make_bot(level, rng, seconds=seconds), rng)


def assist(game_id: str, rules: int, data: bytes, _level: str, seconds: float | None, seed: str) -> Ballot:
    """In a worker: a search that helps a bot of the strongest level, without proofs, which cannot be hurried."""
    game, rng = find_game(game_id, rules), rng_from(seed.encode())
    view = msgspec.json.decode(data, type=game.view_type)
    bot = Searcher(rng, game.levels[-1].simulations, seconds=seconds, hurried=_hurry.is_set)
    return ballot(game, view, bot, rng)


def evaluate(game_id: str, rules: int, options: Options, data: bytes, seat: int, seed: str) -> Prospect:
    """In a worker: the chances as somebody can judge them who knows only this view."""
    game = find_game(game_id, rules)
    view = msgspec.json.decode(data, type=game.view_type)
    return prospect_of(game, options, view, seat, seed)


class _Hurry:
    """In a worker: whether somebody waits for this process."""

    def __init__(self) -> None:
        self.flag: Any = None
        """A number that the server writes."""

    def is_set(self) -> bool:
        return self.flag is not None and bool(self.flag.value)


_hurry: Final = _Hurry()


def _settle_in(niceness: int, hurry: Any) -> None:
    """In a worker: leave Ctrl-C to the server, do not outlive it, and let others go first."""
    _hurry.flag = hurry
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness:
        os.nice(niceness)
    threading.Thread(target=_leave_with_the_server, daemon=True).start()


def _leave_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)
