"""Bots think in processes that nobody can monopolise, and that are replaced when they die or hang."""

import asyncio
import os
import signal
import sys
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from manawell.bots.hints import Thought
from manawell.bots.together import STRONGEST, Ballot
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
    hurried = 0
    tried: dict[str, tuple[tuple[str, int], ...]]
    """By seed: what is answered to those who ask how often a move was tried."""
    failing = hanging = "nobody"
    """How the seeds begin for which there is no answer."""

    def __init__(self, _niceness: int = 0) -> None: ...

    async def do(self, _limit: float, work: object, *question: Any) -> Thought | Ballot:
        votes = work in (bots.decide, bots.assist)
        table = question[-1] if votes else question[-2]
        Scripted.asked.append(table)
        if Scripted.never or table.startswith(Scripted.failing):
            raise TimeoutError
        if table.startswith(Scripted.hanging):
            await asyncio.Event().wait()
        await Scripted.go.acquire()
        return Ballot(table, Scripted.tried.get(table, ())) if votes else Thought(table, 0.5, False)

    def hurry(self, hurry: bool) -> None:
        Scripted.hurried += hurry

    def end(self, wait: bool = False) -> None:
        Scripted.ended += 1


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> type[Scripted]:
    Scripted.asked, Scripted.go, Scripted.ended, Scripted.never = [], asyncio.Semaphore(0), 0, False
    Scripted.hurried, Scripted.tried, Scripted.failing, Scripted.hanging = 0, {}, "nobody", "nobody"
    monkeypatch.setattr(bots, "BotProcess", Scripted)
    return Scripted


def ask(bot_pool: BotPool, table: str) -> asyncio.Task[Thought]:
    """The table's name is the seed, so that the script knows it."""
    return asyncio.create_task(bot_pool.think(table, GAME, VIEW, "random", table, None))


def decide(bot_pool: BotPool, table: str) -> asyncio.Task[str]:
    """A decision of the strongest level."""
    return asyncio.create_task(bot_pool.decide(table, GAME, VIEW, STRONGEST, table, None))


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


async def test_processes_are_lent_only_while_nobody_needs_them(script: type[Scripted]) -> None:
    bot_pool = BotPool(3, helpers=5)
    decided = decide(bot_pool, "strong")
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert sorted(script.asked) == ["strong", "strong helper 0", "strong helper 1"], "one is left for the bot itself"
    assert script.hurried == 0
    waiting = ask(bot_pool, "waiting")
    await asyncio.sleep(0)
    assert script.hurried == 2, "both helpers, as soon as somebody waits"
    for _ in range(4):
        script.go.release()
    assert (await waiting).text == "waiting"
    assert await decided == "strong"


async def test_nobody_helps_who_waits_or_is_told_not_to(script: type[Scripted]) -> None:
    for bot_pool in (BotPool(1, helpers=5), BotPool(3)):
        script.asked.clear()
        script.go.release()
        assert await decide(bot_pool, "strong") == "strong"
        assert script.asked == ["strong"]


async def test_helpers_have_a_say_and_weaker_levels_no_help(script: type[Scripted]) -> None:
    bot_pool = BotPool(3, helpers=2)
    script.tried = {"strong": (("a", 5), ("b", 4)), "strong helper 0": (("b", 3), ("c", 9)), "strong helper 1": ()}
    for _ in range(4):
        script.go.release()
    assert await decide(bot_pool, "strong") == "b", "of the moves that the bot considers"
    script.asked.clear()
    assert await bot_pool.decide("table", GAME, VIEW, "archmage", "weaker", None) == "weaker"
    assert script.asked == ["weaker"]


async def test_a_bot_decides_without_helpers_that_fail(script: type[Scripted]) -> None:
    script.failing = "strong helper"
    bot_pool = BotPool(3, helpers=2)
    script.go.release()
    assert await decide(bot_pool, "strong") == "strong"
    assert script.ended == 2
    script.failing = "nobody"
    for _ in range(3):
        script.go.release()
    assert await decide(bot_pool, "again") == "again"
    assert sorted(script.asked[-3:]) == ["again", "again helper 0", "again helper 1"], "they are replaced"


async def test_a_bot_does_not_wait_for_helpers_that_hang(script: type[Scripted]) -> None:
    script.hanging = "strong helper"
    bot_pool = BotPool(2, helpers=1)
    script.go.release()
    assert await decide(bot_pool, "strong") == "strong"
    bot_pool.close()


async def test_searches_in_processes_add_up() -> None:
    bot_pool = BotPool(3, helpers=2)
    try:
        await asyncio.gather(*(bot_pool.think("table", *QUESTION) for _ in range(3)))
        question = GAME.id, GAME.rules_version, msgspec.json.encode(VIEW), STRONGEST, None
        first = bots.decide(*question, "seed")
        alone = await bot_pool.think("table", GAME, VIEW, STRONGEST, "seed", None)
        assert first.text == alone.text, "by itself it decides as before"
        helped = await bot_pool.decide("table", GAME, VIEW, STRONGEST, "seed", None)
        assert helped in dict(first.tried)
        assert bot_pool.busy <= 2, "the bot's own process is free"
    finally:
        bot_pool.close()


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
