"""Every record goes through every reader: if one of them can show a game, all of them can."""

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from io import StringIO
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec
import pytest

from manawell.cli.context import Context
from manawell.cli.folder import Folder
from manawell.cli.replay import EVERYTHING, show_replay
from manawell.cli.terminal import Terminal
from manawell.games.gegensatz.events import RelicSwapped
from manawell.kernel.game import ALL_KNOWING
from manawell.kernel.journal import EVERYONE, SPECTATOR
from manawell.kernel.text import LANGUAGES
from manawell.research.trajectory import record_of, trajectory_of
from manawell.server.settings import Settings
from manawell.server.storage.interface import Chair, Guest, Storage, Stored
from manawell.server.tables.live import LiveTable, replayed
from manawell.server.tables.registry import TableRegistry
from manawell.server.web.http import play_on, replay_of
from manawell.server.web.models.tables import Fork
from manawell.table.record import read_record, replay, verify
from manawell.table.steps import steps
from manawell.table.table import Table
from tests.records.test_records import FOLDER, PATHS, name_of

Choice = TypeVar("Choice")
GUEST = Guest("guest", "Ada", "en")


def plain(value: object) -> Any:
    """As it travels."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Step(msgspec.Struct):
    """Of a replay; the views are many and large, and only the last one is looked at."""

    move: str | None
    events: list[Any]
    view: msgspec.Raw


class Told(msgspec.Struct):
    steps: list[Step]


class Shelf:
    """Keeps the tables that are made."""

    def __init__(self) -> None:
        self.made: list[Stored] = []

    async def add_table(self, made: Stored, ended: object = None) -> None:
        self.made.append(made)


class Readers:
    """Each takes a record, in a test's own folder, and must find in it what the rules find."""

    def __init__(self, path: Path, folder: Path) -> None:
        self.path = path
        self.folder = folder
        self.record = read_record(path)
        self.told = replay(self.record)
        self.whole = self.told.match
        self.shelf = Shelf()
        self.registry = TableRegistry(cast(Storage, self.shelf), Settings(folder))

    def one_of(self, choices: Sequence[Choice]) -> Choice:
        """Another one for each of the records."""
        return choices[PATHS.index(self.path) % len(choices)]

    def verify(self) -> None:
        assert verify(self.record) == self.record.outcome

    def trajectory(self) -> None:
        again = record_of(trajectory_of(self.record))
        assert (again.moves, again.outcome) == (self.record.moves, self.record.outcome)

    def terminal(self) -> None:
        """As one seat or as the all-knowing, in one language or another: a line for every move."""
        terminal, count = Terminal(plain=True), len(self.record.moves)
        context = Context(LANGUAGES[count % len(LANGUAGES)], terminal, Folder(self.folder))
        with redirect_stdout(StringIO()) as told:
            show_replay(context, self.path, self.one_of((*self.whole.seats, EVERYTHING)))
        lines = iter(told.getvalue().split("\n"))
        for number in range(1, count + 1):
            line = context.word("replay-move", number=number, last=count, player="", move="").partition(":")[0].rstrip()
            assert any(one.startswith(line) for one in lines), "in the order of the moves"

    def page(self) -> None:
        """As one seat, a spectator or the all-knowing: what they were told, and what they saw at the end."""
        seats = [(str(seat), seat) for seat in range(len(self.whole.seats))]
        name, viewer = self.one_of([("spectator", SPECTATOR), ("all", ALL_KNOWING), *seats])
        told = msgspec.json.decode(asyncio.run(replay_of(self.registry, self.table(), name)).body, type=Told).steps
        assert [step.move for step in told] == [None, *self.record.moves]
        assert msgspec.json.decode(told[-1].view) == plain(self.whole.view(viewer))
        if viewer != ALL_KNOWING:
            heard = [event for step in told for event in step.events]
            assert heard == plain(self.whole.journal.told_to(viewer))

    def fork(self) -> None:
        """Played on from the deal, from about the middle, and from before and after each resignation."""
        table, moves = self.table(), self.whole.moves
        gone = [at for at, text in enumerate(moves) if self.whole.conceding(text) is not None]
        for step in sorted({0, len(moves) // 2, len(moves), *gone, *(at + 1 for at in gone)}):
            asyncio.run(play_on(self.registry, table, GUEST, Fork(step=step, seat=0, level="apprentice")))
            forked = replayed(self.shelf.made.pop())
            assert isinstance(forked, Table)
            assert forked.match.moves == moves[:step]
            assert forked.notes["forked"] == step

    def table(self) -> LiveTable:
        """The table of a server at which the game was played."""
        chairs = [Chair("person", name) for name in self.record.players]
        stored = Stored(self.told.setting, chairs, list(self.record.entries))
        return LiveTable(stored, self.registry.storage)


READERS: list[Callable[[Readers], None]] = [
    Readers.verify,
    Readers.trajectory,
    Readers.terminal,
    Readers.page,
    Readers.fork,
]


@pytest.mark.parametrize("path", PATHS, ids=name_of)
def test_every_record_goes_through_every_reader(path: Path, tmp_path: Path) -> None:
    readers = Readers(path, tmp_path)
    for reader in READERS:
        reader(readers)


@pytest.mark.parametrize("path", PATHS, ids=name_of)
def test_the_all_knowing_hears_all_that_is_told_to_everyone_and_every_secret_once(path: Path) -> None:
    told = replay(read_record(path))
    whole = told.match
    heard = Counter(event for step in steps(told, ALL_KNOWING) for event in step.events)
    public = Counter(event for event, audience in whole.journal.entries if audience == EVERYONE)
    secret = Counter(event for event, audience in whole.journal.entries if audience & (audience - 1) == 0)
    assert public + secret <= heard
    assert heard <= public + Counter(event for event, audience in whole.journal.entries if audience != EVERYONE)
    halves = [one for one, two in pairwise(whole.journal.entries) if one[1] > 0 and two[1] == ~one[1]]
    assert heard.total() <= len(whole.journal.entries) - len(halves)


@pytest.mark.rule("GEG-27.10")
def test_the_all_knowing_hears_of_a_hidden_swap_once() -> None:
    told = replay(read_record(FOLDER / "gegensatz" / "duel-paradox-a.mana"))
    whole = told.match
    swaps = [event for step in steps(told, ALL_KNOWING) for event in step.events if isinstance(event, RelicSwapped)]
    assert len(swaps) == sum(">" in text for text in whole.moves)
