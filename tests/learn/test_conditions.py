"""Conditions of lessons, read from a view."""

import pytest

from manawell.learn.conditions import hold, parts_of
from manawell.learn.course import find_course
from manawell.learn.lesson_run import LessonRun


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("provinces[id=NUR*][owner=0].# >= 2", True),
        ("provinces[id=NUR*][owner=0].# >= 3", False),
        ("provinces[id=*3][owner=0].# >= 1", False),
        ("provinces[id=NUR2].owner == 0", True),
        ("provinces[id=NUR2].owner != 0", False),
        ("provinces.0.nothing == none", True),
        ("outcome == none", True),
        ("prompt lacks x", True),
    ],
)
def test_what_holds_at_the_beginning_of_a_lesson(condition: str, holds: bool) -> None:
    course = find_course("lutao")
    run = LessonRun(course, course.lesson("march"))
    assert hold([condition], run.table, run.seat) is holds


@pytest.mark.parametrize("text", ["", "provinces", "provinces ~ 3", "== 3"])
def test_anything_else_is_no_condition(text: str) -> None:
    with pytest.raises(ValueError, match="not a condition"):
        parts_of(text)
