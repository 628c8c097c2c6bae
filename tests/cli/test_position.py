"""`manawell position` and `manawell play --from`."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from manawell.kernel.text import LANGUAGES
from manawell.table.record import read_record
from tests.cli.conftest import Run, finished_record
from tests.cli.player import Player

Sit = Callable[..., Player]


@pytest.fixture
def position(run: Run, tmp_path: Path) -> Path:
    """The position after the fourth step of a game."""
    record, path = tmp_path / "game.mana", tmp_path / "four.position.json"
    record.write_text(str(finished_record("short", turn_limit=12)), "utf-8")
    answer = run("position", "take", str(record), str(path), "--step", "4", "--lang", "en")
    assert (answer.code, "after step 4" in answer.out) == (0, True)
    return path


def test_a_position_is_shown_with_all_cards_open(run: Run, position: Path) -> None:
    answer = run("position", "check", str(position), "--plain", "--lang", "en")
    assert answer.code == 0
    assert "this position is possible" in answer.out
    assert "must decide" in answer.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_impossible_position_is_refused_in_one_line(run: Run, position: Path, language: str) -> None:
    data = json.loads(position.read_text("utf-8"))
    data["position"]["crystals"] = [9, 9]
    position.write_text(json.dumps(data), "utf-8")
    answer = run("position", "check", str(position), "--lang", language)
    assert (answer.code, answer.out, len(answer.err.splitlines())) == (1, "", 1)


def test_there_is_no_position_after_the_last_step(run: Run, position: Path) -> None:
    answer = run("position", "take", str(position.parent / "game.mana"), str(position), "--step", "999", "--lang", "en")
    assert (answer.code, "999" in answer.err) == (2, True)


def test_a_position_is_played_and_the_record_names_it(player: Sit, run: Run, data: Path, position: Path) -> None:
    someone = player("play", "--from", str(position), "--level", "apprentice", "--seat", "A", "--lang", "en")
    someone.asked()
    someone.types("q")
    assert someone.leaves() == 0
    (kept,) = (data / "games").glob("*.mana")
    assert read_record(kept).position == json.loads(position.read_text("utf-8"))["position"]
    answer = run("verify", str(kept), "--lang", "en")
    assert "how it came about is not proven" in answer.out


def test_a_position_decides_game_and_options(run: Run, position: Path) -> None:
    for more in (("gegensatz",), ("-o", "mode=duel"), ("--guided",)):
        answer = run("play", *more, "--from", str(position), "--lang", "en")
        assert (answer.code, "Leave out one of the two" in answer.err) == (2, True)
