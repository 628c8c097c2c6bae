"""A replay is written once, no matter how many ask for it, and others play meanwhile."""

import asyncio

import pytest

from manawell.kernel.journal import SPECTATOR
from manawell.server.tables.live import LiveTable
from manawell.server.tables.replays import Replays
from tests.server.nim import Heap, Nim, View, nim_is_listed
from tests.server.test_log import Ledger
from tests.server.test_takeback_cost import MOVES, log_of

STEPS = MOVES + 2
"""With the deal and the last stone."""


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every view that is made."""
    views: list[str] = []
    view = Nim.view

    def counted(self: Nim, state: Heap, viewer: int) -> View:
        views.append("view")
        return view(self, state, viewer)

    monkeypatch.setattr(Nim, "view", counted)
    return views


def finished() -> LiveTable:
    stored = log_of(*["move"] * (MOVES + 1))
    return LiveTable(stored, Ledger(stored))


async def test_a_crowd_that_asks_at_once_costs_one_replay(shown: list[str]) -> None:
    with nim_is_listed():
        table, replays = finished(), Replays(10**6)
        shown.clear()
        found = await asyncio.gather(*(replays.find(table, SPECTATOR) for _ in range(15)))
    assert len(shown) == STEPS
    assert len(set(found)) == 1


async def test_those_used_last_are_kept(shown: list[str]) -> None:
    with nim_is_listed():
        table, replays = finished(), Replays(10**6)
        room = len(await replays.find(table, 0)) * 5 // 2
        replays = Replays(room)
        for viewer in (0, 1, 0, SPECTATOR):
            await replays.find(table, viewer)
        shown.clear()
        await replays.find(table, 0)
        assert shown == []
        await replays.find(table, 1)
        assert len(shown) == STEPS


async def test_others_get_their_turn_while_a_replay_is_written(shown: list[str]) -> None:
    async def other() -> None:
        shown.append("other")

    with nim_is_listed():
        table, replays = finished(), Replays(10**6)
        await asyncio.gather(replays.find(table, SPECTATOR), other())
    assert "other" in shown[:-1], "not only when the replay was done"
