"""The runner by itself, in a made-up lesson on a position of a real game."""

from pathlib import Path
from shutil import copytree

import pytest

from manawell.kernel.registry import find_game
from manawell.kernel.text import LANGUAGES
from manawell.learn.course import Course
from manawell.learn.lesson_run import DONE, RIGHT, TASK, WRONG, LessonRun
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
LAST_CARD = """
minutes = 1
rules = ["GEG-26.3"]
[[steps]]
position = "last-card"
right = [["P1>3", "form:B1"]]
[[steps]]
right = [["right"]]
"""
ON_GUARD = """
minutes = 1
rules = ["GEG-27.3"]
[[steps]]
position = "guard-1"
right = [["R1>4"]]
wrong = [{ lines = [["G4>2"]], then = ["B1>4", "right"] }]
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


def test_the_only_answer_is_left_to_the_learner_where_the_next_step_asks_for_it(tmp_path: Path) -> None:
    run = made_up(tmp_path, LAST_CARD, "lesson-made-up-1-right = Well done.\n")
    run.play("P1>3")
    run.play("form:B1")
    assert (run.phase, [move.text for move in run.table.legal()]) == (RIGHT, ["right"])
    run.go_on()
    run.play("right")
    assert (run.phase, run.table.over) == (DONE, True)


def test_what_comes_of_wrong_play_is_seen_and_taken_back(tmp_path: Path) -> None:
    run = made_up(tmp_path, ON_GUARD, "lesson-made-up-1-a = They have a paradox.\n", "patient = true")
    before = run.table.view(run.seat)
    run.play("G4>2")
    assert (run.phase, run.table.view(run.seat).crystals) == (WRONG, (2, 3))
    run.take_back()
    assert run.table.view(run.seat) == before
    run.play("R1>4")
    assert run.phase == DONE


def test_a_refusal_is_explained_only_after_what_is_played_before_it(tmp_path: Path) -> None:
    lesson = """
    minutes = 1
    rules = ["GEG-7.1"]
    [[steps]]
    position = "first-move"
    right = [["G3>7", "G1>2"]]
    then = ["R4>4"]
    refused = [{ move = "G1>8", rule = "GEG-7.2", after = ["G3>7"] }, { move = "G3>8", rule = "GEG-7.2" }]
    """
    run = made_up(tmp_path, lesson, "lesson-made-up-1-refused-a = Late.\nlesson-made-up-1-refused-b = Always.\n")
    assert (run.answer_to("G1>8"), run.answer_to("G3>8")) == (None, "lesson-made-up-1-refused-b")
    run.play("G3>7")
    assert (run.answer_to("G1>8"), run.answer_to("G3>8")) == (
        "lesson-made-up-1-refused-a",
        "lesson-made-up-1-refused-b",
    )


def test_the_solution_that_is_shown_is_the_first_line_that_can_be_played(tmp_path: Path) -> None:
    lesson = """
    minutes = 1
    rules = ["GEG-7.1"]
    [[steps]]
    position = "first-move"
    right = [["G3>3"], ["G3>*"]]
    """
    run = made_up(tmp_path, lesson, "lesson-made-up-1-right = So it goes.\n")
    run.show()
    assert run.phase == RIGHT
    assert run.table.view(0).wands[0] == 2
