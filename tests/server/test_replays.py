"""A replay is written once, however many ask for it, and others play meanwhile."""

import asyncio

import pytest

from manawell.kernel.journal import SPECTATOR
from manawell.server.replays import Replays
from manawell.server.tables import Table
from tests.server.nim import Heap, nim_is_listed
from tests.server.test_course import Ledger
from tests.server.test_takeback_cost import MOVES, log_of, played

__all__ = ["played"]


def finished() -> Table:
    stored = log_of(*["move"] * (MOVES + 1))
    return Table(stored, Ledger(stored))


async def test_a_crowd_that_asks_at_once_costs_one_replay(played: list[int]) -> None:
    with nim_is_listed():
        table, replays = finished(), Replays(10**6)
        played.clear()
        found = await asyncio.gather(*(replays.find(table, SPECTATOR) for _ in range(15)))
    assert len(played) == MOVES + 1
    assert len(set(found)) == 1


async def test_those_used_last_are_kept(played: list[int]) -> None:
    with nim_is_listed():
        table, replays = finished(), Replays(10**6)
        room = len(await replays.find(table, 0)) * 5 // 2
        replays = Replays(room)
        for viewer in (0, 1, 0, SPECTATOR):
            await replays.find(table, viewer)
        played.clear()
        await replays.find(table, 0)
        assert played == []
        await replays.find(table, 1)
        assert len(played) == MOVES + 1


async def test_others_get_their_turn_while_a_replay_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[str] = []
    play = Heap.play

    def noted(self: Heap, move: int) -> None:
        turns.append("replay")
        play(self, move)

    async def other() -> None:
        turns.append("other")

    with nim_is_listed():
        table, replays = finished(), Replays(10**6)
        monkeypatch.setattr(Heap, "play", noted)
        await asyncio.gather(replays.find(table, SPECTATOR), other())
    assert "other" in turns[:-1], "not only when the replay was done"
