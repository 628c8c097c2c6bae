"""Taking back costs what it takes back: neither a table nor a log that is read again plays the game from the start."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from manawell.kernel.match import Match
from manawell.kernel.registry import find_game
from manawell.kernel.seal import Seal
from manawell.server.course import Course
from manawell.server.storage import Chair, Entry, Setting, Stored
from manawell.server.tables import course_in_turns, course_of
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
        data = {"text": "take:1"} if kind == "move" else {"kept": kept}
        entries.append(Entry(number, kind, 0, data, f"request {number}", float(number)))
    setting = Setting("table", "nim", {"mode": "duel", "heap": "large"}, Seal("seed"), 0.0)
    return Stored(setting, [Chair("person", "Ada", "a" * 16), Chair("person", "Ben", "b" * 16)], entries)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Every move that is carried out in the true position."""
    moves: list[int] = []
    play = Heap.play

    def counted(self: Heap, move: int) -> None:
        if self.journal is not None:
            moves.append(move)
        play(self, move)

    monkeypatch.setattr(Heap, "play", counted)
    return moves


async def test_a_log_full_of_takebacks_plays_each_move_once(played: list[int]) -> None:
    with nim_is_listed():
        stored = log_of(*["move"] * MOVES, *["undo", "move"] * TAKEBACKS)
        course = await course_in_turns(stored)
    assert len(played) == MOVES + TAKEBACKS
    assert len(course.match.moves) == MOVES
    assert course.takebacks == TAKEBACKS


def test_a_takeback_plays_nothing(played: list[int]) -> None:
    with nim_is_listed():
        course = course_of(log_of(*["move"] * MOVES))
        played.clear()
        course.add(Entry(MOVES, "undo", 0, {"kept": 3}, "back", 99.0))
    assert played == []
    assert len(course.match.moves) == 3


@pytest.mark.parametrize("game", ["gegensatz", "rivality", "athlas", "lutao"])
def test_what_is_taken_back_to_is_what_was(game: str) -> None:
    """The same position, the same news and the same chance as if only the kept moves had ever been played."""
    setting = Setting("table", game, find_game(game).settle({}), Seal("takeback"), 0.0)
    players = find_game(game).seats(setting.options)
    course, plain = Course(setting, players), Match(find_game(game), setting.options, setting.seal, players)
    for number in range(20):
        course.play(course.match.legal()[-1])
        if number < 7:
            plain.play_move(plain.state.moves()[-1])
    course.add(Entry(0, "undo", 0, {"kept": 7}, "back", 1.0))
    for move in (0, -1, 0, -1):
        for match in (course.match, plain):
            if match is plain:
                plain.play_move(plain.state.moves()[move])
            else:
                course.play(course.match.legal()[move])
    assert course.match.moves == plain.moves
    assert course.match.deciders == plain.deciders
    assert course.match.state.rng.place() == plain.state.rng.place()
    for viewer in course.viewers:
        assert course.match.view(viewer) == plain.view(viewer)
        assert course.told(viewer) == plain.journal.told_to(viewer)


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
