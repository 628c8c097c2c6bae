"""What a table holds in memory is a cache: the log alone says the same."""

import random
from pathlib import Path
from typing import Any

import pytest

from manawell.contract.settings import SETTINGS, name_of
from manawell.kernel.options import Options
from manawell.kernel.registry import find_game
from manawell.kernel.seal import Seal
from manawell.server.settings import Settings
from manawell.server.storage.interface import Chair, Ended, Guest, Stored
from manawell.server.tables.client import Client
from manawell.server.tables.live import LiveTable
from manawell.server.tables.protocol import Answer, Ask, Play, Say, ToServer
from manawell.server.tables.requests import Request
from manawell.table.entries import Entry
from manawell.table.record import record_of
from manawell.table.setting import Setting
from tests.server.house import Kindness

GUESTS = [Guest(letter * 16, name, "en") for letter, name in (("a", "Ada"), ("b", "Ben"), ("c", "Cleo"), ("d", "Dora"))]


class Ledger:
    """A storage of one table, in memory."""

    manners: Any = Kindness()

    def __init__(self, stored: Stored) -> None:
        self.stored = stored
        self.ended: Ended | None = None

    async def append(
        self,
        table: str,
        first: int,
        entries: list[Entry],
        ended: Ended | None = None,
        made: object = None,
        deadline: object = None,
        calls: object = (),
    ) -> None:
        assert first == len(self.stored.entries)
        for entry in entries:
            assert entry.request not in {known.request for known in self.stored.entries}
            self.stored.entries.append(entry)
        self.ended = ended or self.ended

    def __getattr__(self, name: str) -> Any:
        raise AssertionError(f"{name} is not needed here")


class House:
    settings = Settings(Path("unused"), lines_per_minute=1000)

    def __init__(self) -> None:
        self.hinted: set[str] = set()
        self.evaluated: set[str] = set()

    def play_again(self, table: LiveTable) -> Stored:
        return Stored(Setting(id="another", game="gegensatz", rules=1, options={}, seal=Seal("")), [], [])

    async def advise(self, table: LiveTable, seat: int) -> Any:
        raise AssertionError("nobody asks for advice")

    async def evaluate(self, table: LiveTable, seat: int) -> Any:
        raise AssertionError("nobody asks for chances")

    def spawn(self, work: Any) -> None:
        raise AssertionError("nothing runs in the background")


def any_request(table: LiveTable, seat: int, number: int, rng: random.Random) -> ToServer:
    now, name = table.table, f"request {number // 2}"  # every other request has an id that was used before
    kind = rng.choice(("undo", "draw", "rematch", "resign" if rng.random() < 0.1 else "undo"))
    wishes: list[ToServer] = [Say(name, "hello"), Ask(name, kind), Answer(name, kind, rng.random() < 0.6)]
    if rng.random() < 0.3:
        return rng.choice(wishes)
    legal = now.match.legal() or ["?"]
    return Play(name, now.version(seat), rng.choice(legal))


@pytest.mark.parametrize(("game", "options"), [(game.id, options) for game, options in SETTINGS], ids=name_of)
async def test_the_log_adds_up_to_what_is_in_memory(game: str, options: Options) -> None:
    seats = len(find_game(game).seats(options))
    for seed in range(3):
        rng = random.Random(seed)
        chairs = [Chair("person", guest.name, guest.id) for guest in GUESTS[:seats]]
        ledger = Ledger(
            Stored(Setting(id="table", game=game, rules=1, options=options, seal=Seal(f"{seed}")), chairs, [])
        )
        table = LiveTable(ledger.stored, ledger)
        clients = [Client(guest, 10**9) for guest in GUESTS[:seats]]
        for client in clients:
            table.enter(client)
        for number in range(100):
            seat = rng.randrange(seats) if rng.random() < 0.3 else max(table.table.match.actor, 0)
            await Request(House(), table, clients[seat], any_request(table, seat, number, rng)).answer()
            if number % 20 == 0 or table.table.over:
                compare(table, LiveTable(ledger.stored, ledger))
        assert (ledger.ended is not None) == table.table.over
        assert len(ledger.stored.entries) > 10 or table.table.over


def compare(live: LiveTable, again: LiveTable) -> None:
    again.clients, again.presence = live.clients, live.presence
    for guest in (None, *(chair.guest for chair in live.chairs)):
        assert again.scene(guest) == live.scene(guest)
        assert again.info(guest) == live.info(guest)
    assert again.table.chat == live.table.chat
    assert again.table.changed_at == live.table.changed_at
    assert record_of(again.table, with_seed=True) == record_of(live.table, with_seed=True)
    assert again.requests == live.requests
    for viewer in live.table.viewers:
        assert live.table.told(viewer) == live.table.match.journal.told_to(viewer)
