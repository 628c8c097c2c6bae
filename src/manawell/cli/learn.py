"""`manawell learn`: the lessons of a game, one after another."""

import contextlib
from pathlib import Path
from typing import Annotated, Final

import typer
from typer.core import TyperCommand

from manawell.cli.context import Context, open_context
from manawell.cli.flags import Say, data_flag, game_argument, lang_flag, plain_flag
from manawell.cli.lesson import teach
from manawell.cli.lesson_screen import LessonScreen
from manawell.cli.menu import Answer, choose
from manawell.cli.session import run as play
from manawell.cli.setup import Wishes, ask_language
from manawell.cli.table_screen import Leave
from manawell.kernel.registry import games
from manawell.kernel.text import game_texts
from manawell.learn.course import Course, Lesson, find_course, has_course
from manawell.learn.lesson_run import LessonRun

ALL: Final = "all"
"""The answer that asks for the list of all lessons."""
FIRST_GAME: Final = "game"
"""The answer that asks for the guided first game."""


def register_learn(app: typer.Typer, say: Say, cls: type[TyperCommand]) -> None:
    """Add the command, its help in the language of `say`."""

    @app.command("learn", cls=cls, help=say("help-learn"))
    def learn_game(
        game: Annotated[str | None, game_argument(say)] = None,
        lesson: Annotated[str | None, typer.Argument(metavar="LESSON", help=say("help-lesson"))] = None,
        step: Annotated[int | None, typer.Option(metavar="NUMBER", help=say("help-step"))] = None,
        list_only: Annotated[bool, typer.Option("--list", help=say("help-list"))] = False,
        lang: Annotated[str | None, lang_flag(say)] = None,
        plain: Annotated[bool, plain_flag(say)] = False,
        data: Annotated[Path | None, data_flag(say)] = None,
    ) -> None:
        context = open_context(lang, plain=plain, data=data)
        if list_only:
            list_lessons(context, game)
        else:
            learn(context, game, lesson, step, lang is not None)


def learn(context: Context, game: str | None, name: str | None, step: int | None, language_given: bool) -> None:
    """Teach lessons until the learner has had enough; where nobody can choose one, list them."""
    course = None if game is None else find_course(game)
    run = None if course is None or name is None else _begin(context, course, course.lesson(name), step)
    if run is None and not context.terminal.interactive:
        list_lessons(context, game)
        return
    with contextlib.suppress(EOFError, Leave):
        if context.terminal.interactive and not language_given and context.folder.language() is None:
            ask_language(context)
        course = course or _choose_course(context)
        choice = ALL if run is None else run.lesson.id
        while choice != FIRST_GAME:
            if choice == ALL:
                choice = _choose_lesson(context, course)
                continue
            run = run or _begin(context, course, course.lesson(choice), None)
            teach(LessonScreen(context, run))
            if not context.terminal.interactive:
                return
            choice, run = _choose_next(context, course, run.lesson), None
        play(context, Wishes(course.game.id, guided=True), None, language_given=True)


def list_lessons(context: Context, game: str | None) -> None:
    """The lessons by their names, with what each teaches."""
    names = [game] if game else [found.id for found in games().values() if has_course(found)]
    for course in map(find_course, names):
        texts = course.texts(context.language)
        context.say("pair", "bold", name=course.game.id, value=texts.say("game-title"))
        for lesson in course.lessons.values():
            if title := _part_title(context, course, lesson):
                context.terminal.say(title, indent="  ")
            context.say("pair", indent="    ", name=lesson.id, value=_label(context, course, lesson))
            context.terminal.say(texts.say(f"lesson-{lesson.id}-about"), "dim", indent="      ")
        context.say("learn-list-how", "dim", game=course.game.id, lesson=next(iter(course.lessons)))


def _begin(context: Context, course: Course, lesson: Lesson, step: int | None) -> LessonRun:
    """At the named step, or where the learner left off."""
    if step is not None:
        return LessonRun(course, lesson, step - 1)
    at = context.folder.learned(course.game.id).at.get(lesson.id, 0)
    return LessonRun(course, lesson, at if 0 <= at < len(lesson.steps) else 0)


def _choose_course(context: Context) -> Course:
    answers = []
    for game in filter(has_course, games().values()):
        lessons, done = find_course(game.id).lessons, context.folder.learned(game.id).done
        count = context.word("learn-count", done=len(lessons.keys() & set(done)), count=len(lessons))
        texts = game_texts(game, context.language)
        answers.append(Answer(game.id, f"{texts.say('game-title')} · {count}", texts.say("game-about")))
    return find_course(choose(context, context.word("which-course"), answers, answers[0].value))


def _choose_lesson(context: Context, course: Course) -> str:
    """The name of a lesson, or `FIRST_GAME`, which comes after the first part."""
    answers = []
    for part in course.plan.parts:
        for name in part.lessons:
            lesson = course.lessons[name]
            answers.append(Answer(name, _label(context, course, lesson), title=_part_title(context, course, lesson)))
        if part is course.plan.parts[0]:
            answers.append(_first_game(context, course))
    following = _following(context, course) or next(iter(course.lessons.values()))
    title = course.texts(context.language).say("game-title")
    return choose(context, context.word("which-lesson", game=title), answers, following.id)


def _choose_next(context: Context, course: Course, lesson: Lesson) -> str:
    """What to go on with: the name of a lesson, `FIRST_GAME` or `ALL`."""
    answers = [Answer(ALL, context.word("learn-all"))]
    following, first_part = _following(context, course, lesson), course.plan.parts[0].lessons
    if following is None:
        context.say("learn-all-done", "bold", game=course.game.id)
    else:
        answers.insert(0, Answer(following.id, _label(context, course, following)))
    is_ready = set(first_part) <= set(context.folder.learned(course.game.id).done)
    if is_ready:
        comes_next = following is None or lesson.id in first_part
        answers.insert(0 if comes_next else 1, _first_game(context, course))
    context.terminal.drop_typed()
    return choose(context, context.word("learn-next"), answers, answers[0].value)


def _first_game(context: Context, course: Course) -> Answer:
    return Answer(FIRST_GAME, context.word("learn-first-game", minutes=course.plan.first_game.minutes))


def _following(context: Context, course: Course, lesson: Lesson | None = None) -> Lesson | None:
    """The first unfinished lesson after this one, else the first at all; None if all are finished."""
    lessons, done = list(course.lessons.values()), context.folder.learned(course.game.id).done
    start = 0 if lesson is None else lessons.index(lesson) + 1
    return next((found for found in lessons[start:] + lessons[:start] if found.id not in done), None)


def _label(context: Context, course: Course, lesson: Lesson) -> str:
    """Its title and minutes, and how far the learner has come."""
    learned = context.folder.learned(course.game.id)
    title = course.texts(context.language).say(f"lesson-{lesson.id}")
    far = "done" if lesson.id in learned.done else "begun" if lesson.id in learned.at else "new"
    step = learned.at.get(lesson.id, 0) + 1
    return context.word(
        "learn-lesson", lesson=title, minutes=lesson.minutes, far=far, step=step, steps=len(lesson.steps)
    )


def _part_title(context: Context, course: Course, lesson: Lesson) -> str:
    """The title of the part that begins with this lesson, if one does."""
    starts = {part.lessons[0]: part.id for part in course.plan.parts}
    return course.texts(context.language).say(f"part-{starts[lesson.id]}") if lesson.id in starts else ""
