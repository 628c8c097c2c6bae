"""What a table holds in memory is a cache: the log alone says the same."""

import random
from pathlib import Path
from typing import Any

import pytest

from manawell.kernel.options import Options
from manawell.kernel.registry import find_game
from manawell.kernel.seal import Seal
from manawell.server.client import Client
from manawell.server.protocol import Answer, Ask, Play, Say, ToServer
from manawell.server.requests import Request
from manawell.server.settings import Settings
from manawell.server.storage import Chair, Ended, Entry, Guest, Setting, Stored
from manawell.server.tables import Table
from tests.contract.settings import SETTINGS, name_of

GUESTS = [Guest(letter * 16, name, "en") for letter, name in (("a", "Ada"), ("b", "Ben"), ("c", "Cleo"), ("d", "Dora"))]


class Ledger:
    """A storage of one table, in memory."""

    def __init__(self, stored: Stored) -> None:
        self.stored = stored
        self.ended: Ended | None = None

    async def append(self, table: str, entries: list[Entry], ended: Ended | None = None, made: object = None) -> None:
        for entry in entries:
            assert entry.number == len(self.stored.entries)
            assert entry.request not in {known.request for known in self.stored.entries}
            self.stored.entries.append(entry)
        self.ended = ended or self.ended

    def __getattr__(self, name: str) -> Any:
        raise AssertionError(f"{name} is not needed here")


class House:
    settings = Settings(Path("unused"), lines_per_minute=1000)

    def __init__(self) -> None:
        self.hinted: set[str] = set()

    def play_again(self, table: Table) -> Stored:
        return Stored(Setting("another", "gegensatz", {}, Seal(""), 0.0), [], [])

    async def advise(self, table: Table, seat: int) -> Any:
        raise AssertionError("nobody asks for advice")

    def spawn(self, work: Any) -> None:
        raise AssertionError("nothing runs in the background")


def any_request(table: Table, seat: int, number: int, rng: random.Random) -> ToServer:
    course, name = table.course, f"request {number // 2}"  # every other request has an id that was used before
    kind = rng.choice(("undo", "draw", "rematch", "resign" if rng.random() < 0.1 else "undo"))
    wishes: list[ToServer] = [Say(name, "hello"), Ask(name, kind), Answer(name, kind, rng.random() < 0.6)]
    if rng.random() < 0.3:
        return rng.choice(wishes)
    legal = course.match.legal() or ["?"]
    return Play(name, course.version(seat), rng.choice(legal))


@pytest.mark.parametrize(("game", "options"), [(game.id, options) for game, options in SETTINGS], ids=name_of)
async def test_the_log_adds_up_to_what_is_in_memory(game: str, options: Options) -> None:
    seats = len(find_game(game).seats(options))
    for seed in range(3):
        rng = random.Random(seed)
        chairs = [Chair("person", guest.name, guest.id) for guest in GUESTS[:seats]]
        ledger = Ledger(Stored(Setting("table", game, options, Seal(f"{seed}"), 0.0), chairs, []))
        table = Table(ledger.stored, ledger)
        clients = [Client(guest, 10**9) for guest in GUESTS[:seats]]
        for client in clients:
            table.enter(client)
        for number in range(100):
            seat = rng.randrange(seats) if rng.random() < 0.3 else max(table.course.match.actor, 0)
            await Request(House(), table, clients[seat], any_request(table, seat, number, rng)).answer()
            if number % 20 == 0 or table.course.over:
                compare(table, Table(ledger.stored, ledger))
        assert (ledger.ended is not None) == table.course.over
        assert len(ledger.stored.entries) > 10 or table.course.over


def compare(live: Table, again: Table) -> None:
    again.clients, again.company = live.clients, live.company
    for guest in (None, *(chair.guest for chair in live.chairs)):
        assert again.scene(guest) == live.scene(guest)
        assert again.info(guest) == live.info(guest)
    assert again.course.chat == live.course.chat
    assert again.course.changed_at == live.course.changed_at
    assert again.course.match.record(with_seed=True) == live.course.match.record(with_seed=True)
    for viewer in live.course.viewers:
        assert live.course.told(viewer) == live.course.match.journal.told_to(viewer)
