"""Every lesson of every game: it can be solved, every wrong move is answered, every word is there."""

import json
import tomllib
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from manawell.kernel.faults import Illegal
from manawell.kernel.registry import games
from manawell.kernel.rulebook import rulebook
from manawell.kernel.state import NOBODY
from manawell.kernel.text import LANGUAGES
from manawell.learn.conditions import parts_of
from manawell.learn.course import Course, Lesson, find_course, has_course
from manawell.learn.lesson_run import DONE, RIGHT, TASK, WRONG, LessonRun
from manawell.table.entries import Move

COURSES = [find_course(game.id) for game in games().values() if has_course(game)]
LESSONS = [(course, lesson) for course in COURSES for lesson in course.lessons.values()]
UNTAUGHT = tomllib.loads((Path(__file__).parent / "untaught.toml").read_text("utf-8"))
CHARACTERS = 260
"""What the coach says fits beside a board, on a phone too."""

each_course = pytest.mark.parametrize("course", COURSES, ids=lambda course: course.game.id)
each_lesson = pytest.mark.parametrize(
    ("course", "lesson"), LESSONS, ids=[f"{course.game.id}-{lesson.id}" for course, lesson in LESSONS]
)


def at_step(course: Course, lesson: Lesson, step: int) -> LessonRun:
    run = LessonRun(course, lesson, step)
    assert (run.at, run.phase, run.tries) == (step, TASK, 0)
    return run


@each_lesson
def test_the_solution_leads_through_every_step(course: Course, lesson: Lesson) -> None:
    run = at_step(course, lesson, 0)
    for number in range(len(lesson.steps)):
        assert run.at == number, f"step {number + 1} was passed over"
        assert run.table.match.actor == run.seat, f"step {number + 1} does not begin with a decision of the learner"
        for text in run.step.right[0]:
            assert (run.at, run.phase) == (number, TASK), f"step {number + 1} ends before {text}"
            run.play(text)
        if run.at == number and run.phase == RIGHT:
            assert run.coach in (None, lesson.message(number, "right"))
            run.go_on()
    assert run.phase == DONE


@each_lesson
def test_every_right_line_solves_its_step_and_the_lesson_goes_on_from_it(course: Course, lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        for line in step.right:
            run = at_step(course, lesson, number)
            for pattern in line:
                assert run.phase == TASK
                run.play(a_move_like(run, pattern))
            assert run.at > number or run.phase in (RIGHT, DONE), f"step {number + 1}: {line}"
            while run.phase == RIGHT and run.at == number:
                run.go_on()
            if run.phase != DONE:
                run.show()
                assert run.phase in (RIGHT, DONE, TASK)
                assert run.at > number


@each_lesson
def test_wrong_play_is_answered_and_taken_back(course: Course, lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        for index, answered in enumerate(step.wrong):
            assert answered.lines or answered.when
            for line in answered.lines:
                run = at_step(course, lesson, number)
                before = run.table.view(run.seat), [move.text for move in run.table.legal()]
                for pattern in line:
                    assert run.phase == TASK, f"step {number + 1}: {line} ends before {pattern}"
                    run.play(a_move_like(run, pattern))
                assert run.phase == WRONG, f"step {number + 1}: {line}"
                assert run.coach == lesson.message(number, "abcdefghijklmnopqrstuvwxyz"[index])
                played = [entry.text for entry in run.table.line if isinstance(entry, Move)]
                assert played[len(played) - len(answered.then) :] == answered.then, f"step {number + 1}: {line}"
                run.take_back()
                assert (run.phase, run.coach, run.tries) == (TASK, lesson.message(number), 1)
                assert (run.table.view(run.seat), [move.text for move in run.table.legal()]) == before
                run.show()
                assert run.at > number or run.phase in (RIGHT, DONE)


@each_lesson
def test_whatever_the_learner_plays_first_the_coach_knows_an_answer(course: Course, lesson: Lesson) -> None:
    for number in range(len(lesson.steps)):
        run = at_step(course, lesson, number)
        for text in [move.text for move in run.table.legal()][:40]:
            run.play(text)
            if run.at > number or run.phase == DONE:
                run = at_step(course, lesson, number)
                continue
            if run.phase == WRONG:
                assert run.coach is not None
                assert course.texts("en").has(run.coach)
            run.take_back()


@each_lesson
def test_refused_moves_are_refused_by_their_rule(course: Course, lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        for index, refused in enumerate(step.refused):
            run = at_step(course, lesson, number)
            for text in refused.after:
                run.play(text)
            with pytest.raises(Illegal) as found:
                run.play(refused.move)
            assert found.value.refusal.rule == refused.rule, f"step {number + 1}: {refused.move}"
            assert run.answer_to(refused.move) == lesson.message(number, f"refused-{'abcdefghij'[index]}")
            assert run.phase == TASK


@each_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_there_and_short(course: Course, lesson: Lesson, language: str) -> None:
    texts = course.texts(language)
    for message in lesson.messages():
        assert len(texts.say(message)) <= CHARACTERS, message
    for message in lesson.optional_messages():
        assert course.texts("en").has(message) == texts.has(message), message
        assert not texts.has(message) or len(texts.say(message)) <= CHARACTERS, message


@each_course
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_left_over(course: Course, language: str) -> None:
    needed = {message for lesson in course.lessons.values() for message in lesson.messages()}
    needed |= {message for lesson in course.lessons.values() for message in lesson.optional_messages()}
    needed |= {f"part-{part.id}" for part in course.plan.parts} | {"lesson-other"}
    captions = {f"howto-{number + 1}" for number in range(len(course.plan.howto))}
    source = course.source(language).decode()
    written = {line.partition(" =")[0] for line in source.splitlines() if line[:1].isalpha() and " =" in line}
    assert {message for message in written if message.startswith(("lesson-", "part-"))} <= needed
    assert {message for message in written if message.startswith("howto-")} == captions
    assert {f"part-{part.id}" for part in course.plan.parts} | {"lesson-other"} <= written


@each_course
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_light_has_its_words_and_no_others_are_left_over(course: Course, language: str) -> None:
    steps = [step for lesson in course.lessons.values() for step in lesson.steps]
    lights = {name for step in steps for name in [*step.light, *step.star]}
    lights |= {name for picture in course.plan.howto for name in picture.light}
    texts, source = course.texts(language), course.source(language).decode()
    for name in sorted(lights):
        kind, _, what = name.partition(":")
        assert texts.say(f"light-{kind}", **({"what": what} if what else {}))
    written = {line.partition(" =")[0] for line in source.splitlines() if line.startswith("light-")}
    assert written == {f"light-{name.partition(':')[0]}" for name in lights}


@each_lesson
def test_conditions_can_be_read(course: Course, lesson: Lesson) -> None:
    for step in lesson.steps:
        for condition in [*step.goal, *step.until, *[one for answered in step.wrong for one in answered.when]]:
            assert all(parts_of(condition))


@each_lesson
def test_rules_that_a_lesson_teaches_exist(course: Course, lesson: Lesson) -> None:
    known = rulebook(course.game, "en").rules
    assert lesson.rules
    assert [
        rule for rule in [*lesson.rules, *[step.rule for step in lesson.steps if step.rule]] if rule not in known
    ] == []


@each_course
def test_every_chapter_of_the_rules_is_taught_or_has_a_reason_why_not(course: Course) -> None:
    chapters = {rule.rpartition(".")[0] for rule in rulebook(course.game, "en").rules}
    taught = {rule.rpartition(".")[0] for lesson in course.lessons.values() for rule in lesson.rules}
    untaught = {chapter for chapter in UNTAUGHT if chapter in chapters}
    assert chapters - taught == untaught


@each_course
def test_every_file_belongs_to_the_course(course: Course) -> None:
    folder = Path(str(course.game.folder.joinpath("lessons")))
    assert {path.stem for path in folder.glob("*.toml")} - {"coach"} == {*course.lessons, "course"}
    named = {step.position for lesson in course.lessons.values() for step in lesson.steps if step.position}
    named |= {picture.position for picture in course.plan.howto}
    assert {path.stem for path in (folder / "positions").glob("*.json")} == named
    for path in (folder / "positions").glob("*.json"):
        assert set(json.loads(path.read_text("utf-8"))) <= {"options", "position", "key", "place", "rules"}, path.name


@each_lesson
def test_a_lesson_begins_with_a_position_and_every_position_can_be_played(course: Course, lesson: Lesson) -> None:
    assert lesson.steps[0].position
    for step in lesson.steps:
        if step.position:
            state = course.game.load(course.position(step.position).saved())
            assert state.actor != NOBODY


@each_course
def test_every_picture_of_how_to_play_can_be_drawn(course: Course) -> None:
    for picture in course.plan.howto:
        state = course.game.load(course.position(picture.position).saved())
        for text in picture.moves:
            state.play(course.game.read(state, state.actor, text))
        assert picture.seat in range(state.seats)
        if picture.aim:
            assert state.actor == picture.seat
            course.game.read(state, picture.seat, picture.aim)


def a_move_like(run: LessonRun, pattern: str) -> str:
    """The first legal move that fits a pattern of a line."""
    legal = [move.text for move in run.table.legal()]
    if "*" not in pattern or pattern in legal:
        return pattern
    return next(text for text in legal if fnmatchcase(text, pattern))
