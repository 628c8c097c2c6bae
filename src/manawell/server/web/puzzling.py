"""Puzzles: all of them, the one of the day, their words, and what a guest has solved."""

from datetime import UTC, date, datetime

from fastapi import APIRouter, Response

from manawell.bots.levels import LEVELS
from manawell.puzzles.book import Book, books, daily, find_book, streak
from manawell.server.web.http import AS_TEXT, FAULTS, Anybody, Registry
from manawell.server.web.library import FLUENT, UNCHANGED, GameId, IfNoneMatch, cached
from manawell.server.web.models.base import Language
from manawell.server.web.models.learning import (
    AllPuzzles,
    DailyPuzzle,
    PuzzleInfo,
    PuzzlesOfGame,
    SolvedPuzzle,
    SolvedPuzzles,
)

router = APIRouter(prefix="/api", responses=FAULTS)


@router.get("/puzzles", responses=UNCHANGED, response_model=AllPuzzles)
async def all_puzzles(if_none_match: IfNoneMatch = None) -> Response:
    """The puzzles of all games that have any, and the puzzle of the day; no answers."""
    found = AllPuzzles(daily=_daily(_today()), games=[_of_game(book) for book in books() if book.puzzles])
    return cached(found.model_dump_json().encode(), "application/json", if_none_match)


@router.get("/games/{game}/puzzles/{language}.ftl", responses={**UNCHANGED, **AS_TEXT}, response_class=Response)
async def words_of_puzzles(game: GameId, language: Language, if_none_match: IfNoneMatch = None) -> Response:
    """Goals and themes, as a Fluent file."""
    return cached(find_book(game).source(language), FLUENT, if_none_match)


@router.get("/solved")
async def solved(registry: Registry, guest: Anybody) -> SolvedPuzzles:
    """The puzzles that a guest has solved, and their streak."""
    found = [] if guest is None else await registry.storage.solved(guest.id)
    days = {one.day for one in found if one.daily}
    names = dict.fromkeys((one.game, one.puzzle) for one in found)
    return SolvedPuzzles(
        solved=[SolvedPuzzle(game=game, puzzle=puzzle) for game, puzzle in names],
        streak=streak(days, _today()),
        today=_today().isoformat() in days,
    )


def _today() -> date:
    return datetime.now(UTC).date()


def _daily(day: date) -> DailyPuzzle | None:
    found = daily(day)
    return found and DailyPuzzle(day=day.isoformat(), game=found[0].game.id, puzzle=found[1].id)


def _of_game(book: Book) -> PuzzlesOfGame:
    found = [
        PuzzleInfo(id=one.id, goal=one.goal, values=one.values, level=LEVELS[one.level]) for one in book.by_level()
    ]
    return PuzzlesOfGame(game=book.game.id, puzzles=found)
