"""The runner of lessons, on lessons made for its tests."""

import pytest

from manawell.kernel.faults import Illegal
from manawell.learn.course import Lesson, Refused, Step, find_course
from manawell.learn.lesson_run import TASK, LessonRun


@pytest.fixture(autouse=True)
def _every_message_exists(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LessonRun, "_message", lambda run, part="": run.lesson.message(run.at, part))


def run_of(*steps: Step) -> LessonRun:
    """A lesson on the timeline of Gegensatz."""
    return LessonRun(find_course("gegensatz"), Lesson(minutes=1, rules=["GEG-7.1"], steps=list(steps), id="made"))


def test_a_refused_move_is_answered_only_after_the_moves_before_it() -> None:
    refused = Refused(move="P1>1", rule="GEG-8.1", after=["G3>7"])
    run = run_of(Step(right=[["G3>7", "G1>2"]], then=["R4>4"], position="first-move", refused=[refused]))
    assert run.answer_to("P1>1") is None
    run.play("G3>7")
    with pytest.raises(Illegal):
        run.play("P1>1")
    assert run.answer_to("P1>1") == "lesson-made-1-refused-a"
    assert run.phase == TASK

