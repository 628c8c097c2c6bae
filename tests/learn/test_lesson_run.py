"""The runner by itself, in a made-up lesson on a position of a real game."""

from pathlib import Path
from shutil import copytree

from manawell.kernel.registry import find_game
from manawell.kernel.text import LANGUAGES
from manawell.learn.course import Course
from manawell.learn.lesson_run import RIGHT, LessonRun

PLAN = """
parts = [{ id = "first", lessons = ["made-up"] }]
first_game = { options = {}, seed = "any", seat = 0, minutes = 1 }
"""


def made_up(folder: Path, lesson: str, words: str) -> LessonRun:
    """The first step of a lesson of Gegensatz that consists of these files."""
    game = find_game("gegensatz")
    copytree(str(game.folder.joinpath("lessons", "positions")), folder / "positions")
    (folder / "course.toml").write_text(PLAN, "utf-8")
    (folder / "made-up.toml").write_text(lesson, "utf-8")
    (folder / "text").mkdir()
    for language in LANGUAGES:
        (folder / "text" / f"{language}.ftl").write_text(words, "utf-8")
    course = Course(game, folder)
    return LessonRun(course, course.lesson("made-up"))


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
