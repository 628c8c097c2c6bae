"""The guided first game: the same deal wherever it is played, and its record keeps the coach."""

import pytest

from manawell.kernel.registry import games
from manawell.learn.course import Course, find_course, has_course
from manawell.learn.first_game import first_entries, first_setting, is_guided
from manawell.table.entries import Move
from manawell.table.record import parse_record, record_of, replay
from manawell.table.table import Table

COURSES = [find_course(game.id) for game in games().values() if has_course(game)]


@pytest.mark.parametrize("course", COURSES, ids=lambda course: course.game.id)
def test_every_first_game_is_the_same_deal(course: Course) -> None:
    one, other = Table(first_setting(course)), Table(first_setting(course))
    seat = course.plan.first_game.seat
    assert one.view(seat) == other.view(seat)
    assert one.setting.seal.seed == course.plan.first_game.seed


def test_what_need_not_be_decided_in_a_first_game_is_answered_from_the_beginning() -> None:
    course = find_course("lutao")
    table = Table(first_setting(course))
    for entry in first_entries(course):
        table.add(entry)
    mine, usual = (
        table.auto_answers[course.plan.first_game.seat],
        {one.id: one.default for one in course.game.auto_answers},
    )
    assert mine == usual | course.plan.first_game.auto_answers != usual
    assert [first_entries(find_course(game)) for game in ("athlas", "gegensatz", "rivality")] == [[], [], []]


@pytest.mark.parametrize("course", COURSES, ids=lambda course: course.game.id)
def test_a_kept_first_game_is_still_guided(course: Course) -> None:
    table = Table(first_setting(course))
    table.add(Move(table.match.legal()[0], seat=table.match.actor))
    again = replay(parse_record(str(record_of(table, with_seed=True))))
    assert is_guided(again)
    assert again.line == [Move(table.match.moves[0])]
