"""When the rules of a game change, nothing that was begun or played by the old ones is played by the new."""

from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import ClassVar

import pytest

from manawell.kernel.faults import BadRecord, OtherRules
from manawell.kernel.game import AnyGame, Saved
from manawell.kernel.registry import find_game, games
from manawell.server.cluster.connections import make_storage
from manawell.server.faults import Unplayable
from manawell.server.settings import Settings
from manawell.server.storage.interface import Chair, Guest
from manawell.server.tables.live import LiveTable
from manawell.server.tables.registry import TableRegistry
from manawell.server.web import library
from manawell.server.web.http import my_tables
from manawell.table.entries import Move
from manawell.table.record import parse_record, record_of, verify
from tests.server.nim import Heap, Nim, nim_is_listed

ADA = Guest("a" * 16, "Ada", "en")
SEAT = Chair("person", "Ada", ADA.id)


class Misere(Nim):
    """The second version of the rules: whoever takes the last stone loses."""

    rules_version = 2
    older: ClassVar[tuple[AnyGame, ...]] = (Nim(),)

    def ending(self, state: Heap) -> tuple[tuple[int, ...], str] | None:
        ended = super().ending(state)
        return ended and (tuple(seat for seat in range(state.seats) if seat not in ended[0]), ended[1])


class Forgetful(Misere):
    """The same, and nobody has kept the first version."""

    older = ()


@contextmanager
def upgraded(game: AnyGame) -> Iterator[None]:
    before = games()["nim"]
    games()["nim"] = game
    library._games.cache_clear()
    yield
    games()["nim"] = before


@pytest.fixture
async def registry(own_house: Settings) -> AsyncIterator[TableRegistry]:
    storage = make_storage(own_house)
    await storage.open()
    await storage.add_guest(ADA, b"digest")
    found = TableRegistry(storage, own_house)
    yield found
    await found.close()
    await storage.close()


async def finish(live: LiveTable) -> tuple[int, ...]:
    """Take three stones again and again; who has won."""
    async with live.lock:
        while not live.table.over:
            legal = live.table.match.legal()
            await live.append(Move(legal[-1], seat=live.table.match.actor, request=f"{live.table.count}"))
    outcome = live.table.outcome()
    assert outcome is not None
    return outcome.winners


async def played_by_the_first_version(registry: TableRegistry) -> tuple[str, str, str]:
    """A running table, a finished one, and the record of the latter."""
    running, finished = [await registry.make("nim", {"mode": "duel"}, [SEAT, SEAT]) for _ in range(2)]
    async with registry.table(running) as live, live.lock:
        await live.append(Move("take:1", seat=0, request="first"))
    async with registry.table(finished) as live:
        assert await finish(live) == (1,), "twelve stones, three at a time: the second player takes the last"
        record = str(record_of(live.table))
    return running, finished, record


async def listed(registry: TableRegistry) -> dict[str, tuple[str | None, list[int] | None]]:
    """By table: what is wrong with it, and who has won."""
    return {
        table.id: (
            None if table.problem is None else table.problem.fault,
            None if table.result is None else table.result.winners,
        )
        for table in await my_tables(registry, ADA)
    }


async def test_what_was_begun_by_the_old_rules_ends_by_them(registry: TableRegistry) -> None:
    with nim_is_listed():
        running, finished, record = await played_by_the_first_version(registry)
        with upgraded(Misere()):
            later = TableRegistry(registry.storage, registry.settings)
            new = await later.make("nim", {"mode": "duel"}, [SEAT, SEAT])
            assert await listed(later) == {running: (None, None), finished: (None, [1]), new: (None, None)}
            async with later.table(running) as live:
                assert live.table.match.game.rules_version == 1
                assert await finish(live) == (0,), "one, then three at a time: the first takes the last, and wins"
                assert verify(parse_record(str(record_of(live.table)))).winners == (0,)
            async with later.table(new) as live:
                assert await finish(live) == (0,), "by the new rules taking the last stone loses"
                assert "rules: 2" in str(record_of(live.table))
            assert verify(parse_record(record)).winners == (1,)
            await later.close()


async def test_what_nobody_can_play_any_more_is_listed_and_never_played_otherwise(registry: TableRegistry) -> None:
    with nim_is_listed():
        running, finished, record = await played_by_the_first_version(registry)
        sound = await registry.make("gegensatz", {}, [SEAT, SEAT])
        with upgraded(Forgetful()):
            later = TableRegistry(registry.storage, registry.settings)
            assert await listed(later) == {
                running: ("fault-table-rules", None),
                finished: ("fault-other-rules", [1]),
                sound: (None, None),
            }
            with pytest.raises(Unplayable) as caught:
                async with later.table(running):
                    pass
            assert caught.value.values == {"game": "nim", "version": 1, "known": "2"}
            with pytest.raises(BadRecord, match="version 1"):
                verify(parse_record(record))
            await later.close()


def test_a_saved_position_names_its_rules() -> None:
    with nim_is_listed(), upgraded(Forgetful()):
        with pytest.raises(OtherRules):
            find_game("nim", 1)
        with pytest.raises(OtherRules):
            find_game("nim").load(Saved({}, "", 0, 1))
