"""The coach of the guided first game: what it says first and last, and of a placement that is only aimed at."""

from typing import Final

from manawell.games.rivality import GAME
from manawell.kernel.rng import rng_from
from manawell.kernel.seal import Seal
from manawell.kernel.state import NOBODY
from manawell.learn.coach import Said, remark, turn_of
from manawell.learn.course import find_course
from manawell.learn.first_game import first_setting
from manawell.table.entries import Move
from manawell.table.setting import Setting
from manawell.table.table import Table

COURSE: Final = find_course(GAME.id)
LEARNER: Final = 0


def said_now(table: Table, said: Said, aimed: str | None = None) -> str | None:
    return next((one for one in remark(COURSE, table, LEARNER, said, aimed) if one is not None), None)


def test_the_coach_speaks_first_of_the_start_and_last_of_the_score() -> None:
    rng, table, said = rng_from(b"a first game"), Table(first_setting(COURSE)), Said()
    assert COURSE.plan.first_game.seat == LEARNER
    while table.match.actor != NOBODY:
        if table.match.actor == LEARNER and (one := said_now(table, said)):
            said.add(one, turn_of(COURSE, table, LEARNER))
        legal = table.match.legal()
        table.add(Move(legal[rng.below(len(legal))], seat=table.match.actor))
    assert said.remarks[:2] == ["welcome", "begin"]
    assert said_now(table, said) == "over"


def test_the_coach_speaks_of_what_the_learner_points_at() -> None:
    found = COURSE.position("hut")
    setting = Setting(game=GAME.id, rules=GAME.rules_version, options=GAME.settle(found.options), seal=Seal("lesson"))
    table = Table(setting, position=GAME.load(found.saved()))
    assert said_now(table, Said(), aimed="sc_a2@2,0/N") == "repelled"
    assert said_now(table, Said(["repelled"], "another"), aimed="sc_a2@2,0/N") is None
