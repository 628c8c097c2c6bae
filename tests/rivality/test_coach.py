"""The coach of the guided first game names only what there is, and finds occasions to speak."""

from typing import Final

from manawell.games.rivality import GAME
from manawell.games.rivality.information.view import PHASES
from manawell.kernel.rng import rng_from
from manawell.kernel.seal import Seal
from manawell.kernel.state import NOBODY
from manawell.kernel.text import LANGUAGES
from manawell.learn.coach import remark, remarks_of
from manawell.learn.conditions import parts_of
from manawell.learn.course import find_course
from manawell.table.entries import Move
from manawell.table.setting import Setting
from manawell.table.table import Table

COURSE: Final = find_course(GAME.id)
LEARNER: Final = 0
LONGEST: Final = 260
SAID_IN_ONE_GAME: Final = 5


def test_every_remark_names_what_there_is() -> None:
    remarks = remarks_of(COURSE)
    assert len({one.id for one in remarks}) == len(remarks) > 10
    for one in remarks:
        assert {one.reason, one.aimed} <= {"", *GAME.reasons}
        assert one.event in ("", *(kind.name() for kind in GAME.events))
        assert one.prompt in ("", *PHASES)
        assert all(parts_of(condition) for condition in one.when)


def test_every_remark_has_its_words_and_no_others_are_left_over() -> None:
    for language in LANGUAGES:
        texts, source = COURSE.texts(language), COURSE.source(language).decode()
        written = [line.partition(" =")[0] for line in source.splitlines() if line.startswith("coach-")]
        assert written == [f"coach-{one.id}" for one in remarks_of(COURSE)]
        assert all(len(texts.say(message)) <= LONGEST for message in written)


def said_now(table: Table, said: dict[str, int], aimed: str | None = None) -> str | None:
    found = [one for one in remark(COURSE, table, LEARNER, said, aimed) if one is not None]
    return found[0] if found else None


def test_the_coach_speaks_in_a_first_game() -> None:
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
    assert len(said) >= SAID_IN_ONE_GAME


def test_the_coach_speaks_of_what_the_learner_points_at() -> None:
    found = COURSE.position("hut")
    setting = Setting(game=GAME.id, rules=GAME.rules_version, options=GAME.settle(found.options), seal=Seal("lesson"))
    table = Table(setting, position=GAME.load(found.saved()))
    assert said_now(table, {}, aimed="sc_a2@2,0/N") == "repelled"
    assert said_now(table, {"repelled": 1}, aimed="sc_a2@2,0/N") is None
