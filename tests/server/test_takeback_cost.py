"""A take-back costs little: neither a table nor a reloaded log replays the game from the start."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from manawell.kernel.match import Match
from manawell.kernel.registry import find_game
from manawell.kernel.seal import Seal
from manawell.server.storage.interface import Chair, Stored
from manawell.server.tables.live import replayed, replayed_in_turns
from manawell.table.entries import Entry, Move, TakeBack
from manawell.table.setting import Setting
from manawell.table.table import RECENT, STRIDE, Table
from tests.server.conftest import Invite
from tests.server.house import ME, roomy, running
from tests.server.nim import Heap, nim_is_listed

MOVES = 11  # one less than there are stones
TAKEBACKS = 100


def log_of(*kinds: str) -> Stored:
    """A game of Nim in which the last move is taken back wherever `undo` stands."""
    entries: list[Entry] = []
    kept = 0
    for number, kind in enumerate(kinds):
        kept += 1 if kind == "move" else -1
        request, at = f"request {number}", float(number)
        entries.append(
            Move("take:1", request=request, at=at) if kind == "move" else TakeBack(kept, request=request, at=at)
        )
    setting = Setting(id="table", game="nim", rules=1, options={"mode": "duel", "heap": "large"}, seal=Seal("seed"))
    return Stored(setting, [Chair("person", "Ada", "a" * 16), Chair("person", "Ben", "b" * 16)], entries)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Every move that is carried out, on copies of past positions as well."""
    moves: list[int] = []
    play = Heap.play

    def counted(self: Heap, move: int) -> None:
        moves.append(move)
        play(self, move)

    monkeypatch.setattr(Heap, "play", counted)
    return moves


async def test_a_log_full_of_takebacks_plays_each_move_once(played: list[int]) -> None:
    with nim_is_listed():
        stored = log_of(*["move"] * MOVES, *["undo", "move"] * TAKEBACKS)
        table = await replayed_in_turns(stored)
    assert isinstance(table, Table)
    assert len(played) == MOVES + TAKEBACKS
    assert len(table.match.moves) == MOVES
    assert table.takebacks == TAKEBACKS


def test_a_takeback_plays_nothing_or_a_few_moves(played: list[int]) -> None:
    """Nothing where the position is kept; else what was played since the one before it that is kept."""
    with nim_is_listed():
        for kept in range(MOVES):
            table = replayed(log_of(*["move"] * MOVES))
            assert isinstance(table, Table)
            played.clear()
            table.add(TakeBack(kept, seat=0, request="back", at=99.0))
            assert len(played) == (0 if MOVES - kept <= RECENT else kept % STRIDE)
            assert len(table.match.moves) == kept


def test_a_position_that_is_asked_for_again_is_not_played_again(played: list[int]) -> None:
    """So automatic answers to a take-back are rehearsed on the position that the take-back then leads to."""
    with nim_is_listed():
        table = replayed(log_of(*["move"] * MOVES))
        assert isinstance(table, Table)
        played.clear()
        found = table.position(3)
        assert table.position(3) is found
        table.add(TakeBack(3, seat=0, request="back", at=99.0))
        assert (table.match.state, len(played)) == (found, 3)


@pytest.mark.parametrize("game", ["gegensatz", "rivality", "athlas", "lutao"])
def test_what_is_taken_back_to_is_what_was(game: str) -> None:
    """The same position, the same news and the same chance as if only the kept moves had ever been played."""
    setting = Setting(game=game, rules=1, options=find_game(game).settle({}), seal=Seal("takeback"))
    players = find_game(game).seats(setting.options)
    table, plain = Table(setting, players), Match(find_game(game), setting.options, setting.seal, players)
    for number in range(20):
        table.add(Move(table.match.legal()[-1]))
        if number < 7:
            plain.play_move(plain.state.moves()[-1])
    table.add(TakeBack(7, seat=0))
    for move in (0, -1, 0, -1):
        for match in (table.match, plain):
            if match is plain:
                plain.play_move(plain.state.moves()[move])
            else:
                table.add(Move(table.match.legal()[move]))
    assert table.match.moves == plain.moves
    assert table.match.deciders == plain.deciders
    assert table.match.state.rng.place() == plain.state.rng.place()
    for viewer in table.viewers:
        assert table.match.view(viewer) == plain.view(viewer)
        assert table.told(viewer) == plain.journal.told_to(viewer)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("strict")
    with running(roomy(folder, takebacks_per_table=2, entries_per_table=20)) as url:
        yield url


async def test_takebacks_have_an_end(invite: Invite, strict: str) -> None:
    ada = await invite("Ada", strict)
    async with ada.at(await ada.make(ME, ME)) as place:
        for _ in range(2):
            assert (await place.play())["type"] == "done"
            assert (await place.ask("ask", kind="undo"))["type"] == "done"
        await place.play()
        answer = await place.ask("ask", kind="undo")
        assert (answer["fault"], answer["values"]) == ("fault-takebacks-spent", {"most": 2})
        assert (await place.play())["type"] == "done"


async def test_when_the_log_is_half_full_only_moves_are_taken(invite: Invite, strict: str) -> None:
    ada = await invite("Ada", strict)
    async with ada.at(await ada.make(ME, ME)) as place:
        for _ in range(10):
            assert (await place.ask("say", text="hello"))["type"] == "done"
        answer = await place.ask("say", text="hello")
        assert (answer["fault"], answer["values"]) == ("fault-table-full", {"most": 10})
        for _ in range(10):
            assert (await place.play())["type"] == "done"
        assert (await place.play())["fault"] == "fault-table-full"
