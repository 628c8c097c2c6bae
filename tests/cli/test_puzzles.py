"""`manawell puzzles`: the list, one puzzle to its end, the one of the day, and the miner."""

import json
from collections.abc import Callable
from pathlib import Path

import msgspec

from manawell.puzzles.book import find_book
from manawell.puzzles.puzzle import Puzzle
from tests.cli.conftest import Run
from tests.cli.player import Player

Sit = Callable[..., Player]


def a_puzzle() -> Puzzle:
    return next(one for one in find_book("gegensatz").by_level() if one.worths)


def test_the_list_tells_what_is_asked_and_what_is_solved(run: Run) -> None:
    code, out, _ = run("puzzles", "--lang", "en")
    assert (code, "gegensatz · Gegensatz: 0 of" in out) == (0, True)
    code, out, _ = run("puzzles", "list", "gegensatz", "--lang", "de")
    assert code == 0
    assert a_puzzle().id in out


def test_a_puzzle_is_missed_hinted_and_solved(player: Sit, data: Path) -> None:
    puzzle = a_puzzle()
    wrong = next(text for text in reversed(puzzle.worths) if [text] not in [puzzle.line, *puzzle.also])
    someone = player("puzzles", "play", "gegensatz", puzzle.id, "--lang", "en", "--plain")
    assert "Puzzle: " in someone.asked()
    assert "is not the answer" in someone.says(wrong)
    assert "Puzzle: " in someone.says("")
    assert "Ask again to see the line" in someone.says("hint")
    someone.types(puzzle.line[0])
    someone.sees("Solved!")
    someone.sees("Checked by search")
    someone.leaves()
    assert json.loads((data / "lessons.json").read_text())["gegensatz"]["solved"] == [puzzle.id]


def test_new_puzzles_are_appended_to_a_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "found.jsonl"
    code, out, _ = run("puzzles", "make", "gegensatz", "--count", "1", "--seed", "a test", "--out", str(file))
    assert code == 0
    (found,) = msgspec.json.Decoder(Puzzle).decode_lines(file.read_bytes())
    assert found.id in out
    assert found.origin.seed == "a test"


def test_what_is_missing_is_explained(run: Run) -> None:
    assert run("puzzles", "play", "--lang", "en")[0] == 2
    code, _, err = run("puzzles", "play", "gegensatz", "nothing", "--lang", "en")
    assert (code, "manawell puzzles list gegensatz" in err) == (2, True)


def test_a_goal_that_the_game_does_not_have_is_named(run: Run) -> None:
    code, _, err = run("puzzles", "make", "gegensatz", "--goal", "nonsense", "--lang", "en")
    assert code != 0
    assert "nonsense" in err
    assert "crystals" in err
