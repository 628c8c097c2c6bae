"""The runner by itself, in a made-up lesson on a position of a real game."""

from pathlib import Path
from shutil import copytree

import pytest

from manawell.kernel.registry import find_game
from manawell.kernel.text import LANGUAGES
from manawell.learn.course import Course
from manawell.learn.lesson_run import RIGHT, TASK, WRONG, LessonRun
from manawell.table.entries import Move

PLAN = """
parts = [{ id = "first", lessons = ["made-up"] }]
first_game = { options = {}, seed = "any", seat = 0, minutes = 1 }
"""
TWO_STEPS = """
minutes = 1
rules = ["GEG-7.1"]
[[steps]]
position = "first-move"
right = [["G3>7"]]
then = ["R4>4"]
[[steps]]
right = [["G1>2"]]
"""


def made_up(folder: Path, lesson: str, words: str, plan: str = "") -> LessonRun:
    """The first step of a lesson of Gegensatz that consists of these files."""
    game = find_game("gegensatz")
    copytree(str(game.folder.joinpath("lessons", "positions")), folder / "positions")
    (folder / "course.toml").write_text(plan + PLAN, "utf-8")
    (folder / "made-up.toml").write_text(lesson, "utf-8")
    (folder / "text").mkdir()
    for language in LANGUAGES:
        (folder / "text" / f"{language}.ftl").write_text(words, "utf-8")
    course = Course(game, folder)
    return LessonRun(course, course.lesson("made-up"))


@pytest.mark.parametrize(("plan", "waits"), [("", False), ("patient = true", True)])
def test_others_may_wait_until_any_play_is_judged(tmp_path: Path, plan: str, waits: bool) -> None:
    run = made_up(tmp_path, TWO_STEPS, "lesson-made-up-1-right = Well done.\n", plan)
    run.play("G1>5")
    assert (run.phase, run.table.match.actor != run.seat) == (WRONG, waits)
    run.take_back()
    run.play("G3>7")
    assert run.phase == RIGHT
    run.go_on()
    assert (run.at, run.phase, run.table.match.actor) == (1, TASK, run.seat)
    assert [entry.text for entry in run.table.line if isinstance(entry, Move)] == ["G3>7", "R4>4"]
