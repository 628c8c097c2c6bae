"""Courses: what can be learned, its words and pictures, what a guest has learned, and the guided first game."""

from functools import cache
from typing import Any

import msgspec
from fastapi import APIRouter, Response

from manawell.kernel.registry import games
from manawell.learn.course import Course, Lesson, Picture, find_course, has_course
from manawell.learn.first_game import OPPONENT, first_entries, first_setting
from manawell.server.storage.interface import Chair, chair_of_guest
from manawell.server.web.http import AS_TEXT, FAULTS, Anybody, Known, Registry
from manawell.server.web.library import FLUENT, UNCHANGED, GameId, IfNoneMatch, cached
from manawell.server.web.models.base import Language
from manawell.server.web.models.games import PictureInfo
from manawell.server.web.models.learning import CourseInfo, LearnedLesson, LessonInfo, PartInfo
from manawell.server.web.models.tables import TableId
from manawell.table.setting import LegalMove

router = APIRouter(prefix="/api", responses=FAULTS)


@router.get("/courses", responses=UNCHANGED, response_model=list[CourseInfo])
async def all_courses(if_none_match: IfNoneMatch = None) -> Response:
    """The courses of all games that have one."""
    return cached(_courses(), "application/json", if_none_match)


@router.get("/games/{game}/lessons/{language}.ftl", responses={**UNCHANGED, **AS_TEXT}, response_class=Response)
async def words_of_lessons(game: GameId, language: Language, if_none_match: IfNoneMatch = None) -> Response:
    """What the coach says, as a Fluent file."""
    return cached(find_course(game).source(language), FLUENT, if_none_match)


@router.get("/games/{game}/howto", responses=UNCHANGED, response_model=list[PictureInfo])
async def pictures_of_game(game: GameId, if_none_match: IfNoneMatch = None) -> Response:
    """The pictures of the page “How to play”."""
    return cached(_pictures(find_course(game)), "application/json", if_none_match)


@router.get("/learned")
async def learned(registry: Registry, guest: Anybody) -> list[LearnedLesson]:
    """The lessons that a guest has finished."""
    found = [] if guest is None else await registry.storage.learned(guest.id)
    return [LearnedLesson(game=one.game, lesson=one.lesson) for one in found]


@router.post("/games/{game}/first-game")
async def first_game(registry: Registry, guest: Known, game: GameId) -> TableId:
    """The guided first game: a deal that teaches, against bots of the first level."""
    course = find_course(game)
    setting = first_setting(course)
    me, bot = chair_of_guest(guest), Chair("bot", OPPONENT, level=OPPONENT)
    seats = range(len(course.game.seats(setting.options)))
    chairs = [me if seat == course.plan.first_game.seat else bot for seat in seats]
    made = await registry.make(
        game,
        setting.options,
        chairs,
        seal=setting.seal,
        host=guest.id,
        notes=setting.notes,
        entries=first_entries(course),
    )
    return TableId(id=made)


@cache
def _courses() -> bytes:
    found = [_course(find_course(game.id)) for game in games().values() if has_course(game)]
    return b"[" + b",".join(course.model_dump_json().encode() for course in found) + b"]"


def _course(course: Course) -> CourseInfo:
    parts = [
        PartInfo(id=part.id, lessons=[_lesson(course.lessons[name]) for name in part.lessons])
        for part in course.plan.parts
    ]
    return CourseInfo(game=course.game.id, parts=parts, first_game_minutes=course.plan.first_game.minutes)


def _lesson(lesson: Lesson) -> LessonInfo:
    return LessonInfo(id=lesson.id, minutes=lesson.minutes, steps=len(lesson.steps), rules=lesson.rules)


@cache
def _pictures(course: Course) -> bytes:
    return msgspec.json.encode([_picture(course, picture) for picture in course.plan.howto])


def _picture(course: Course, picture: Picture) -> dict[str, Any]:
    game, found = course.game, course.position(picture.position)
    state = game.load(found.saved())
    for text in picture.moves:
        state.play(game.read(state, state.actor, text))
    view, outcome = game.view(state, picture.seat), game.outcome(state)
    aim = game.typed(state, game.read(state, picture.seat, picture.aim)) if picture.aim else None
    return {
        "options": game.settle(found.options),
        "seats": game.seats(game.settle(found.options)),
        "seat": picture.seat,
        "view": view,
        "actor": None if outcome is not None else view.actor,
        "prompt": None if outcome is not None else game.prompt(view),
        "outcome": outcome,
        "aim": None if aim is None else LegalMove(picture.aim, aim),
        "light": picture.light,
        "wide": picture.wide,
    }
