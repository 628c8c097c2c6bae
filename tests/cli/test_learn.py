"""`manawell learn`: lessons at a pseudo-terminal, their list, and what is kept of them."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from manawell.cli.commands import parse_command
from manawell.kernel.registry import games
from manawell.kernel.text import LANGUAGES
from manawell.learn.course import find_course
from tests.cli.conftest import Run
from tests.cli.player import Player

Sit = Callable[..., Player]
TRAVEL = ("learn", "gegensatz", "travel", "--lang", "en")


def learned(data: Path) -> dict[str, dict[str, object]]:
    found: dict[str, dict[str, object]] = json.loads((data / "lessons.json").read_text("utf-8"))
    return found


def test_a_whole_lesson_with_wrong_refused_and_shown_moves(player: Sit, data: Path) -> None:
    someone = player(*TRAVEL)
    screen = someone.asked()
    assert "A number carries you into the future" in screen
    assert "Forward and back, step 1 of 6" in screen
    assert "Pebble: This row is the timeline" in screen
    assert "Look at: G3 in your hand, your wand, position 7, and your future" in screen
    before = re.findall(r"\d+ ([GPRB]\d>\d)", screen)

    screen = someone.says("G1>5")
    assert "You play green 1 feather into your future" in screen
    assert "possible, but not this time" in screen
    assert "Pebble: A 1 goes one step." in screen
    assert "Enter takes it back" in someone.says("dance")
    screen = someone.says("")
    assert re.findall(r"\d+ ([GPRB]\d>\d)", screen) == before
    assert "You play green 1" not in screen

    assert "Type ? GEG-6.2 to read the rule" in someone.says("R3>1")
    assert "GEG-7.1" in someone.says("why")
    assert "You left green 3 there" in someone.says("g3>7")
    assert "You have solved this step" in someone.says("hint")
    screen = someone.says("")
    assert "Player B plays red 4 feather" in screen
    assert "step 2 of 6" in screen
    assert "that is the way back" in someone.says("show")
    assert "step 2 of 6\n" in someone.says("back")
    for move in ("P1>6", "B3>0", "R3>3", "R1>1"):
        assert "well done!" in someone.says(move)
        assert "Pebble" in someone.says("")
    assert "★ The star: position 8" in someone.screen
    someone.says("B2>8")
    screen = someone.says("")
    assert "Lesson complete: Forward and back" in screen
    assert "Three of a kind · 1.5 min (default)" in screen
    assert learned(data)["gegensatz"]["done"] == ["travel"]
    assert learned(data)["gegensatz"]["at"] == {}
    assert "Three of a kind, step 1 of" in someone.says("")


def test_the_coach_explains_a_refused_move(player: Sit) -> None:
    course, lesson, number = next(
        (course, lesson, at)
        for course in map(find_course, games())
        for lesson in course.lessons.values()
        for at, step in enumerate(lesson.steps)
        if any("*" not in refused.move for refused in step.refused)
    )
    step = lesson.steps[number]
    letter, refused = next((at, one) for at, one in enumerate(step.refused) if "*" not in one.move)
    someone = player("learn", course.game.id, lesson.id, "--step", str(number + 1), "--lang", "en", columns="200")
    someone.asked()
    screen = " ".join(someone.says(refused.move).split())
    assert f"Type ? {refused.rule} to read the rule" in screen
    words = course.texts("en").say(lesson.message(number, f"refused-{'abcdef'[letter]}"))
    assert f"Pebble: {words}" in screen


def test_a_lesson_in_german_sentences(player: Sit) -> None:
    someone = player("learn", "gegensatz", "travel", "--lang", "de", "--plain")
    screen = someone.asked()
    assert "Kiesel: " in screen
    assert "Schritt 1 von 6" in screen
    assert "Position 0: " in screen
    assert not re.search("[│┌─♦▲◄]", screen)
    assert "Enter nimmt es zurück" in someone.says("G1>5")
    assert "Schritt 1 von 6\n" in someone.says("")
    assert "Gut gemacht!" in someone.says("zeig")
    assert "GEG-7.1" in someone.says("warum")
    assert "Schritt 2 von 6" in someone.says("")
    someone.types("ende")
    assert someone.leaves() == 0
    assert "manawell learn gegensatz travel" in someone.screen


def test_leaving_and_coming_back(player: Sit, data: Path) -> None:
    someone = player(*TRAVEL)
    someone.asked()
    someone.says("G3>7")
    someone.says("")
    someone.types("q")
    assert someone.leaves() == 0
    assert "Continue with: manawell learn gegensatz travel" in someone.screen
    assert learned(data)["gegensatz"]["at"] == {"travel": 1}
    again = player(*TRAVEL)
    assert "step 2 of 6" in again.asked()
    again.presses("\x03")
    assert again.leaves() == 130
    assert learned(data)["gegensatz"]["at"] == {"travel": 1}
    assert "step 1 of 6" in player(*TRAVEL, "--step", "1").asked()


def test_the_course_is_a_menu_that_begins_with_the_next_lesson(player: Sit, data: Path) -> None:
    data.mkdir()
    (data / "lessons.json").write_text('{"gegensatz": {"done": ["travel"], "at": {"duel": 2}}}', "utf-8")
    someone = player("learn", "--lang", "en")
    assert "Gegensatz · 1 of " in someone.asked()
    screen = someone.says("gegensatz")
    assert "First steps\n  1  ✓ Forward and back · 1.5 min · done\n" in screen
    assert "2  Three of a kind · 1.5 min (default)" in screen
    assert re.search(r"3  When wands meet · 1.5 min · step 3 of \d", screen)
    assert "When wands meet, step 3 of" in someone.says("3")


def test_the_last_lesson_leads_to_the_game(player: Sit, data: Path) -> None:
    course = find_course("gegensatz")
    *done, last = course.lessons
    data.mkdir()
    (data / "lessons.json").write_text(json.dumps({"gegensatz": {"done": done, "at": {}}}), "utf-8")
    someone = player("learn", "gegensatz", last, "--lang", "en")
    someone.asked()
    for _ in range(4 * len(course.lessons[last].steps)):
        if "manawell play gegensatz" in someone.says("" if "Enter goes on" in someone.screen else "show"):
            break
    assert "1  Guided first game · 10 min (default)" in someone.screen
    someone.types("q")
    assert someone.leaves() == 0
    assert learned(data)["gegensatz"]["done"] == [*done, last]


def test_lessons_are_listed_where_nobody_can_choose(run: Run) -> None:
    every = run("learn").out
    assert all(f"    {lesson}: " in every for name in games() for lesson in find_course(name).lessons)
    one = run("learn", "gegensatz", "--list", "--lang", "fr").out
    assert "travel\N{NO-BREAK SPACE}: " in one
    assert "1,5 min" in one
    assert "rivality" not in one


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("chess",), "chess"),
        (("gegensatz", "dance"), "dance"),
        (("gegensatz", "travel", "--step", "9"), "9"),
        (("gegensatz", "travel", "--step", "0"), "0"),
        (("--list", "chess"), "chess"),
    ],
)
def test_bad_names_are_one_line(run: Run, arguments: tuple[str, ...], named: str) -> None:
    answers = [run("learn", *arguments, "--lang", language) for language in LANGUAGES]
    assert {answer.code for answer in answers} == {2}
    assert all(named in answer.err and len(answer.err.splitlines()) == 1 for answer in answers)
    assert len({answer.err for answer in answers}) == len(LANGUAGES)


def test_what_has_no_meaning_in_a_lesson_is_refused(player: Sit) -> None:
    someone = player(*TRAVEL)
    someone.asked()
    for line in ("resign", "save", "log", "coach"):
        assert "not possible in a lesson" in someone.says(line)
    assert "Kiesel: " in someone.says("lang de")


def test_a_place_that_cannot_be_kept_is_told_once(player: Sit, data: Path) -> None:
    data.write_text("a file where the folder should be")
    someone = player(*TRAVEL, "--plain")
    assert "a file is in the place of a folder" in someone.asked()
    assert "in the place of" not in someone.says("G3>7")


@pytest.mark.parametrize("name", games())
def test_no_solution_reads_as_a_command(name: str) -> None:
    """What the coach shows can be typed: `parse_command` would take such a line away from the moves."""
    shown = [text for lesson in find_course(name).lessons.values() for step in lesson.steps for text in step.right[0]]
    assert shown
    assert not [text for text in shown if (command := parse_command(text)) and not command.argument]
