"""The runner of lessons, on lessons made for its tests."""

import pytest

from manawell.kernel.faults import Illegal
from manawell.learn.conditions import hold
from manawell.learn.course import Lesson, Refused, Step, find_course
from manawell.learn.lesson_run import RIGHT, TASK, LessonRun


@pytest.fixture(autouse=True)
def _every_message_exists(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LessonRun, "_message", lambda run, part="": run.lesson.message(run.at, part))


def run_of(*steps: Step, game: str = "gegensatz") -> LessonRun:
    """A lesson on the positions of a game."""
    return LessonRun(find_course(game), Lesson(minutes=1, rules=["GEG-7.1"], steps=list(steps), id="made"))


def test_a_refused_move_is_answered_only_after_the_moves_before_it() -> None:
    refused = Refused(move="P1>1", rule="GEG-8.1", after=["G3>7"])
    run = run_of(Step(right=[["G3>7", "G1>2"]], then=["R4>4"], position="first-move", refused=[refused]))
    assert run.answer_to("P1>1") is None
    run.play("G3>7")
    with pytest.raises(Illegal):
        run.play("P1>1")
    assert run.answer_to("P1>1") == "lesson-made-1-refused-a"
    assert run.phase == TASK


def test_the_only_move_left_is_not_pressed_unseen_if_the_next_step_asks_for_it() -> None:
    march = [["move NUR2", "to NUR3", "take 2", "move ILA2", "to ILA1", "take 4"]]
    run = run_of(Step(right=march, position="march"), Step(right=[["end"]]), game="lutao")
    for text in march[0]:
        run.play(text)
    assert run.phase == RIGHT
    assert [move.text for move in run.table.legal()] == ["end"]


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("provinces[id=NUR*][owner=0].# >= 2", True),
        ("provinces[id=NUR*][owner=0].# >= 3", False),
        ("provinces[id=*3][owner=0].# >= 1", False),
        ("provinces[id=NUR2].owner == 0", True),
    ],
)
def test_a_star_in_a_condition_stands_for_any_letters(condition: str, holds: bool) -> None:
    run = run_of(Step(right=[["move NUR2"]], position="march"), game="lutao")
    assert hold([condition], run.table, run.seat) is holds
