"""The coach of every guided first game: its words are there, what it watches for exists, and it has enough to say."""

from collections import Counter

import pytest

from manawell.bots.levels import LEVELS, make_bot
from manawell.kernel.registry import games
from manawell.kernel.rng import rng_from
from manawell.kernel.seal import Seal
from manawell.kernel.state import NOBODY
from manawell.kernel.text import LANGUAGES
from manawell.learn.coach import remark, remarks_of
from manawell.learn.conditions import parts_of
from manawell.learn.course import Course, find_course, has_course
from manawell.table.entries import Move
from manawell.table.setting import Setting
from manawell.table.table import Table

COACHED = [course for game in games().values() if has_course(game) and remarks_of(course := find_course(game.id))]
CHARACTERS = 260
MOST_DECISIONS = 400
DIFFERENT = 5

each_coach = pytest.mark.parametrize("course", COACHED, ids=lambda course: course.game.id)


def first_table(course: Course) -> Table:
    game, plan = course.game, course.plan.first_game
    options, seal = game.settle(plan.options), Seal(plan.seed, tuple(plan.salts))
    return Table(Setting(game=game.id, rules=game.rules_version, options=options, seal=seal))


def says(course: Course, table: Table, said: Counter[str], aimed: str | None = None) -> str | None:
    """What the coach says; counted as said."""
    found = None
    for found in remark(course, table, course.plan.first_game.seat, said, aimed):
        if found is not None:
            said[found] += 1
            break
    return found


@each_coach
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_remark_has_its_words_and_none_are_left_over(course: Course, language: str) -> None:
    remarks, texts = remarks_of(course), course.texts(language)
    assert len({one.id for one in remarks}) == len(remarks)
    for one in remarks:
        assert len(texts.say(f"coach-{one.id}")) <= CHARACTERS, one.id
    source = course.source(language).decode()
    written = {line.partition(" =")[0] for line in source.splitlines() if line.startswith("coach-")}
    assert written == {f"coach-{one.id}" for one in remarks}


@each_coach
def test_what_the_coach_watches_for_exists(course: Course) -> None:
    game = course.game
    fields = {kind.name(): set(kind.__struct_fields__) for kind in game.events}
    for one in remarks_of(course):
        assert not one.event or set(one.fields) <= fields[one.event], one.id
        assert one.event or not one.fields, one.id
        assert not one.prompt or course.texts("en").has(f"prompt-{one.prompt}"), one.id
        assert {one.reason, one.aimed} - {""} <= set(game.reasons), one.id
        assert all(all(parts_of(condition)) for condition in one.when), one.id
        assert one.event or one.prompt or one.when or one.reason or one.aimed, one.id
        assert one.times > 0


@each_coach
def test_a_whole_first_game_gives_the_coach_enough_to_say(course: Course) -> None:
    """The learner plays like the simple bot, and points at the first legal move before."""
    table, said, seat = first_table(course), Counter[str](), course.plan.first_game.seat
    learner, other = make_bot("greedy", rng_from(b"learner")), make_bot(LEVELS[0], rng_from(b"apprentice"))
    for _ in range(MOST_DECISIONS):
        actor = table.match.actor
        if actor == NOBODY:
            break
        if actor == seat:
            says(course, table, said)
            says(course, table, said, table.match.legal()[0])
        bot = learner if actor == seat else other
        choice = bot.choose(course.game, table.view(actor))
        table.add(Move(course.game.text_of(table.match.state, choice), seat=actor))
    assert len(said) >= DIFFERENT, dict(said)
    often = {one.id: one.times for one in remarks_of(course)}
    assert all(count <= often[name] for name, count in said.items())
