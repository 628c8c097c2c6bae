"""The guided first game, the same on the page and in the terminal: its deal, its opponent, its coach."""

from typing import Final

from manawell.bots.levels import LEVELS
from manawell.kernel.options import settle
from manawell.learn.course import Course, has_course
from manawell.table.entries import Answers, Entry
from manawell.table.setting import GUIDED, Setting
from manawell.table.table import Table

OPPONENT: Final = LEVELS[0]
"""The level of every bot in it."""


def first_setting(course: Course) -> Setting:
    """A deal that teaches, with the note by which the coach knows it."""
    game, plan = course.game, course.plan.first_game
    return Setting(
        game=game.id,
        rules=game.rules_version,
        options=game.settle(plan.options),
        seal=plan.seal,
        notes={GUIDED: 1},
    )


def first_entries(course: Course) -> list[Entry]:
    """What the learner lets be answered automatically from the beginning, if anything."""
    game, plan = course.game, course.plan.first_game
    answers = {name: str(value) for name, value in settle(game.auto_answers, plan.auto_answers).items()}
    return [Answers(answers, seat=plan.seat)] if plan.auto_answers else []


def is_guided(table: Table) -> bool:
    """Whether the coach helps at this table."""
    return GUIDED in table.setting.notes and has_course(table.match.game)
