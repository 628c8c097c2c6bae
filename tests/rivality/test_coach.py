"""The coach of the guided first game: what it says first and last, and of a placement that is only aimed at."""

from typing import Final

from manawell.games.rivality import GAME
from manawell.kernel.rng import rng_from
from manawell.kernel.seal import Seal
from manawell.kernel.state import NOBODY
from manawell.learn.coach import remark
from manawell.learn.course import find_course
from manawell.table.entries import Move
from manawell.table.setting import Setting
from manawell.table.table import Table

COURSE: Final = find_course(GAME.id)
LEARNER: Final = 0


def said_now(table: Table, said: dict[str, int], aimed: str | None = None) -> str | None:
    found = [one for one in remark(COURSE, table, LEARNER, said, aimed) if one is not None]
    return found[0] if found else None


def test_the_coach_speaks_first_of_the_start_and_last_of_the_score() -> None:
    plan, rng = COURSE.plan.first_game, rng_from(b"a first game")
    options = GAME.settle(plan.options)
    setting = Setting(game=GAME.id, rules=GAME.rules_version, options=options, seal=Seal(plan.seed))
    table, said = Table(setting), dict[str, int]()
    assert plan.seat == LEARNER
    while table.match.actor != NOBODY:
        if table.match.actor == LEARNER and (one := said_now(table, said)):
            said[one] = 1
        legal = table.match.legal()
        table.add(Move(legal[rng.below(len(legal))], seat=table.match.actor))
    assert next(iter(said)) == "begin"
    assert said_now(table, said) == "over"


def test_the_coach_speaks_of_what_the_learner_points_at() -> None:
    found = COURSE.position("hut")
    setting = Setting(game=GAME.id, rules=GAME.rules_version, options=GAME.settle(found.options), seal=Seal("lesson"))
    table = Table(setting, position=GAME.load(found.saved()))
    assert said_now(table, {}, aimed="sc_a2@2,0/N") == "repelled"
    assert said_now(table, {"repelled": 1}, aimed="sc_a2@2,0/N") is None
