"""Bots think in processes that nobody can monopolise, and that are replaced when they die or hang."""

import asyncio
import os
import signal
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from manawell.bots.hints import Thought
from manawell.kernel.match import Match
from manawell.kernel.registry import find_game
from manawell.kernel.seal import Seal
from manawell.server.faults import Unthought
from manawell.server.tables import bot_pool as bots
from manawell.server.tables.bot_pool import BotPool
from tests.server.conftest import Invite
from tests.server.house import BOT, ME, PATIENCE

GAME = find_game("gegensatz")
VIEW = Match(GAME, {"mode": "duel"}, Seal("seed")).view(0)
QUESTION = (GAME, VIEW, "random", "seed", 0.1)


class Scripted:
    """Stands in for a process: records requests, and answers on command."""

    asked: list[str]
    go: asyncio.Semaphore
    ended = 0
    never = False

    def __init__(self, _niceness: int = 0) -> None: ...

    async def do(self, _limit: float, _work: object, *question: Any) -> Thought:
        *_, table, _seconds = question
        Scripted.asked.append(table)
        if Scripted.never:
            raise TimeoutError
        await Scripted.go.acquire()
        return Thought(table, 0.5, False)

    def end(self, wait: bool = False) -> None:
        Scripted.ended += 1


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> type[Scripted]:
    Scripted.asked, Scripted.go, Scripted.ended, Scripted.never = [], asyncio.Semaphore(0), 0, False
    monkeypatch.setattr(bots, "BotProcess", Scripted)
    return Scripted


def ask(bot_pool: BotPool, table: str) -> asyncio.Task[Thought]:
    """The table's name is the seed, so that the script knows it."""
    return asyncio.create_task(bot_pool.think(table, GAME, VIEW, "random", table, None))


async def test_tables_take_turns(script: type[Scripted]) -> None:
    bot_pool = BotPool(1)
    greedy = [ask(bot_pool, "greedy") for _ in range(30)]
    await asyncio.sleep(0)
    modest = ask(bot_pool, "modest")
    await asyncio.sleep(0)
    for _ in range(3):
        script.go.release()
    assert (await modest).text == "modest"
    assert script.asked[:3] == ["greedy", "greedy", "modest"]
    for _ in greedy:
        script.go.release()
    await asyncio.gather(*greedy)


async def test_who_no_longer_waits_takes_no_turn(script: type[Scripted]) -> None:
    bot_pool = BotPool(1)
    first, dropped, last = ask(bot_pool, "first"), ask(bot_pool, "dropped"), ask(bot_pool, "last")
    await asyncio.sleep(0)
    first.cancel()
    dropped.cancel()
    await asyncio.gather(first, dropped, return_exceptions=True)
    script.go.release()
    script.go.release()
    assert (await last).text == "last"
    assert script.asked == ["first", "last"]


async def test_a_thought_that_never_comes_is_given_up(script: type[Scripted]) -> None:
    script.never = True
    bot_pool = BotPool(1)
    with pytest.raises(Unthought):
        await ask(bot_pool, "table")
    assert (len(script.asked), script.ended) == (3, 3), "each time with a new process"


async def test_processes_are_replaced_once_when_the_compiled_build_appears(
    script: type[Scripted], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    compiled = tmp_path / "compiled"
    bot_pool = BotPool(2, compiled=compiled)
    for _ in range(10):
        script.go.release()
    await ask(bot_pool, "plain")
    await asyncio.gather(ask(bot_pool, "a"), ask(bot_pool, "b"))
    assert str(compiled) not in sys.path
    compiled.mkdir()
    await asyncio.gather(*(ask(bot_pool, table) for table in "abcde"))
    assert (script.ended, sys.path[0]) == (2, str(compiled)), "both, when they were free"
    await asyncio.gather(ask(bot_pool, "a"), ask(bot_pool, "b"))
    assert script.ended == 2


async def test_a_thought_is_finished_before_its_process_is_replaced(
    script: type[Scripted], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    bot_pool = BotPool(1, compiled=tmp_path / "compiled")
    first = ask(bot_pool, "first")
    await asyncio.sleep(0)
    (tmp_path / "compiled").mkdir()
    second = ask(bot_pool, "second")
    await asyncio.sleep(0)
    assert script.ended == 0
    script.go.release()
    assert (await first).text == "first"
    script.go.release()
    assert (await second).text == "second"
    assert script.ended == 1


@pytest.mark.parametrize("how", [signal.SIGSTOP, signal.SIGKILL])
async def test_a_process_that_hangs_or_dies_is_replaced(how: signal.Signals) -> None:
    bot_pool = BotPool(1, margin=5.0)
    try:
        first = await bot_pool.think("table", *QUESTION)
        (thinker,) = bot_pool._all
        for process in thinker._pool._processes:
            os.kill(process, how)
        assert await bot_pool.think("table", *QUESTION) == first
    finally:
        bot_pool.close()


async def test_one_hint_at_a_time_and_none_for_who_has_left(invite: Invite, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    dropped = threading.Event()

    async def ponder(_self: BotPool, table: str, *_question: Any) -> Thought:
        asked.append(table)
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            dropped.set()
            raise
        raise AssertionError("nobody tells it to go on")

    monkeypatch.setattr(BotPool, "think", ponder)
    ada = await invite("Ada")
    table, other = await ada.make(ME, BOT), await ada.make(ME, BOT)
    async with ada.at(table) as place, ada.at(other) as elsewhere:
        await place.send("ask", kind="hint")
        for at in (place, elsewhere):
            for _ in range(5):
                answer = await at.ask("ask", kind="hint")
                assert (answer["type"], answer["fault"]) == ("failed", "fault-hint-under-way")
        assert asked == [table]
    assert await asyncio.to_thread(dropped.wait, PATIENCE), "who is gone is not thought for"
