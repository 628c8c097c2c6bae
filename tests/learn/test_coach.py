"""The coach of every guided first game: its words are there, what it watches for exists, it has enough to say, once a
turn, at the right moment, and of nothing but what the learner sees.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from manawell.bots.levels import make_bot
from manawell.kernel.journal import only
from manawell.kernel.registry import games
from manawell.kernel.rng import rng_from
from manawell.kernel.state import NOBODY
from manawell.kernel.text import LANGUAGES
from manawell.learn import coach
from manawell.learn.coach import Remark, Said, Script, remark, script_of, turn_of
from manawell.learn.conditions import parts_of
from manawell.learn.course import Course, find_course, has_course
from manawell.learn.first_game import OPPONENT, first_setting
from manawell.table.auto_answers import add_with_answers
from manawell.table.entries import Move
from manawell.table.table import Table

COACHED = [
    course for game in games().values() if has_course(game) and script_of(course := find_course(game.id)).remarks
]
CHARACTERS = 260
MOST_DECISIONS = 400
DIFFERENT = 5
LOOKED_AT = 40
ON_SCREEN_ONLY = ("press", "click", "button", "hover", "point at", "lit ")
"""Words that fit the page and not the terminal."""

each_coach = pytest.mark.parametrize("course", COACHED, ids=lambda course: course.game.id)


def says(course: Course, table: Table, said: Said, aimed: str | None = None) -> str | None:
    """What the coach says; noted as said."""
    seat = course.plan.first_game.seat
    found = next((one for one in remark(course, table, seat, said, aimed) if one is not None), None)
    if found is not None:
        said.add(found, turn_of(course, table, seat))
    return found


@dataclass
class Told:
    """A remark, and where it was told."""

    id: str
    turn: str
    decision: int


@dataclass
class FirstGame:
    """A first game in which the learner plays like the simple bot, and points at the first legal move before."""

    course: Course
    told: list[Told] = field(default_factory=list)

    def decisions(self) -> Iterator[Table]:
        """The table at every decision of the learner, before the coach speaks."""
        course, said = self.course, Said()
        seat, table = course.plan.first_game.seat, Table(first_setting(course))
        learner, other = make_bot("greedy", rng_from(b"learner")), make_bot(OPPONENT, rng_from(b"apprentice"))
        for decision in range(MOST_DECISIONS):
            actor = table.match.actor
            if actor == NOBODY:
                return
            if actor == seat:
                yield table
                for aimed in (None, table.match.legal()[0]):
                    if found := says(course, table, said, aimed):
                        self.told.append(Told(found, said.turn, decision))
            bot = learner if actor == seat else other
            choice = course.game.text_of(table.match.state, bot.choose(course.game, table.view(actor)))
            add_with_answers(table, Move(choice, seat=actor), [seat])


@each_coach
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_remark_has_its_words_and_none_are_left_over(course: Course, language: str) -> None:
    remarks, texts = script_of(course).remarks, course.texts(language)
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
    for one in script_of(course).remarks:
        assert not one.event or set(one.fields) <= fields[one.event], one.id
        assert one.event or not one.fields, one.id
        assert not one.prompt or course.texts("en").has(f"prompt-{one.prompt}"), one.id
        assert {one.reason, one.aimed} - {""} <= set(game.reasons), one.id
        assert all(all(parts_of(condition)) for condition in one.when), one.id
        assert one.event or one.prompt or one.when or one.reason or one.aimed, one.id
        assert one.times > 0


@each_coach
def test_what_is_said_fits_page_and_terminal(course: Course) -> None:
    texts = course.texts("en")
    for one in script_of(course).remarks:
        words = texts.say(f"coach-{one.id}").casefold()
        assert not [word for word in ON_SCREEN_ONLY if word in f"{words} "], one.id


@each_coach
def test_a_whole_first_game_gives_the_coach_enough_to_say_once_a_turn(course: Course) -> None:
    game = FirstGame(course)
    assert sum(1 for _ in game.decisions()) > DIFFERENT
    script = {one.id: one for one in script_of(course).remarks}
    counts = Counter(told.id for told in game.told)
    assert len(counts) >= DIFFERENT, counts
    assert all(count <= script[name].times for name, count in counts.items())
    turns = Counter(told.turn for told in game.told if not script[told.id].urgent)
    assert set(turns.values()) == {1}, game.told
    assert max(Counter(told.turn for told in game.told if script[told.id].urgent).values(), default=0) <= 1


@each_coach
def test_the_coach_knows_only_what_the_learner_sees(course: Course) -> None:
    """In an imagined world, which the learner cannot tell from the true one, it says the same."""
    seat, rng = course.plan.first_game.seat, rng_from(b"another world")
    for at, table in enumerate(FirstGame(course).decisions()):
        if at % 4 == 0:
            world = course.game.imagine(table.view(seat), rng)
            other = Table(table.setting, position=world)
            for one in script_of(course).remarks:
                if not one.event:  # an imagined world has no past
                    assert would_say(course, other, one) == would_say(course, table, one), one.id
            assert turn_of(course, other, seat) == turn_of(course, table, seat)
        if at >= LOOKED_AT:
            break


def would_say(course: Course, table: Table, one: Remark) -> bool:
    """Whether this remark would be made if it were the only one."""
    said = Said([other.id for other in script_of(course).remarks for _ in range(other.times) if other != one], "never")
    return next((found for found in remark(course, table, course.plan.first_game.seat, said) if found), None) == one.id


class Drill:
    """The first game of Gegensatz with a script of its own."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *remarks: Remark) -> None:
        self.course = find_course("gegensatz")
        script = Script(turn=script_of(self.course).turn, remarks=list(remarks))
        monkeypatch.setattr(coach, "script_of", lambda _: script)
        self.table, self.said = Table(first_setting(self.course)), Said()

    def plays(self, *moves: str) -> None:
        for move in moves:
            self.table.add(Move(move, seat=self.table.match.actor))

    def waits(self) -> None:
        """The other seat plays until the learner is asked again."""
        while self.table.match.actor != self.course.plan.first_game.seat:
            self.plays(self.table.match.legal()[0])

    def says(self, aimed: str | None = None) -> str | None:
        return says(self.course, self.table, self.said, aimed)


PLACED = ("@3", "@0")


def test_the_more_important_remark_comes_first_and_the_other_in_a_later_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    drill = Drill(monkeypatch, Remark("first", prompt="move"), Remark("second", prompt="move"), Remark("placing"))
    assert drill.says() == "placing"
    drill.plays(*PLACED)
    assert drill.says() == "first"
    assert drill.says() is None
    drill.plays("G1>2")
    assert (drill.table.match.legal(), drill.says()) == (["decline", "right"], None)
    drill.plays("decline")
    drill.waits()
    assert drill.says() == "second"


def test_what_the_learner_points_at_counts_too(monkeypatch: pytest.MonkeyPatch) -> None:
    drill = Drill(monkeypatch, Remark("pointed", aimed="misses-paradox"), Remark("asked", prompt="move"))
    drill.plays(*PLACED)
    missing = next(move for move in drill.table.match.legal() if move != "G1>2")
    assert drill.says("G1>2") is None
    assert drill.says(missing) == "pointed"
    assert drill.says() is None


def test_only_one_urgent_remark_joins_another(monkeypatch: pytest.MonkeyPatch) -> None:
    urgent = [Remark(name, prompt="paradox", urgent=True) for name in ("end", "very end")]
    drill = Drill(monkeypatch, *urgent, Remark("usual", prompt="move"), Remark("paradox", prompt="paradox"))
    drill.plays(*PLACED)
    assert drill.says() == "usual"
    drill.plays("G1>2")
    assert drill.says() == "end"
    assert drill.says() is None


def test_news_is_told_at_the_next_decision_or_never(monkeypatch: pytest.MonkeyPatch) -> None:
    """The moment of an event is the learner's next own decision; automatic answers in between do not end it."""
    event = Remark("swap", event="relic-swapped", fields={"seat": "you"})
    drill = Drill(monkeypatch, event)
    drill.plays(*PLACED, "G1>2")
    assert drill.says() == "swap"
    drill.said = Said()
    drill.table.add(Move("decline", auto=True, seat=0))
    drill.waits()
    assert drill.says() == "swap"
    late = Drill(monkeypatch, event)
    late.plays(*PLACED, "G1>2", "decline")
    late.waits()
    assert late.says() is None


def test_what_only_others_are_told_is_no_news(monkeypatch: pytest.MonkeyPatch) -> None:
    seat = find_course("gegensatz").plan.first_game.seat
    told = Table(first_setting(find_course("gegensatz"))).match.journal.entries
    hidden = [event.name() for event, audience in told if not audience & only(seat)]
    assert hidden
    drill = Drill(monkeypatch, *[Remark(name, event=name, fields={"seat": "other"}) for name in hidden])
    assert drill.says() is None
    assert Drill(monkeypatch, Remark("own", event=hidden[0], fields={"seat": "you"})).says() == "own"
