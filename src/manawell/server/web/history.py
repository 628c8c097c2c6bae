"""HTTP routes of my games: lists with filters, statistics, whose turn it is, and records from files."""

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Query, Request

from manawell.server.faults import TooMany
from manawell.server.notices.words import my_turns
from manawell.server.storage.histories import Wanted
from manawell.server.tables.imports import import_record
from manawell.server.tables.registry import TableRegistry
from manawell.server.web.http import FAULTS, Known, Registry, list_table
from manawell.server.web.models.people import RatingInfo, RatingStep
from manawell.server.web.models.tables import GameRecord, GamesPage, TableId, TallyInfo, Turns

PAGE: Final = 20
MOST_PAGE: Final = 100_000
router = APIRouter(prefix="/api", responses=FAULTS)
Short = Annotated[str | None, Query(max_length=40)]


@router.get("/me/games")
async def my_games(
    registry: Registry,
    guest: Known,
    game: Short = None,
    result: Literal["won", "lost", "drawn"] | None = None,
    against: Short = None,
    state: Literal["running", "over"] | None = None,
    page: Annotated[int, Query(ge=0, le=MOST_PAGE)] = 0,
) -> GamesPage:
    """My games, the latest first; `against` is a level, `people`, `mixed` or `alone`."""
    wanted = Wanted(game, result, against, None if state is None else state == "over")
    found = await registry.storage.histories.page(guest.id, wanted, page * PAGE, PAGE)
    games = [await list_table(registry, row, guest.id) for row in found.games]
    return GamesPage(games=games, total=found.total, size=PAGE)


@router.get("/me/statistics")
async def my_statistics(registry: Registry, guest: Known) -> list[TallyInfo]:
    """Finished games in which I had one seat, by game and opponent."""
    return [
        TallyInfo(game=one.game, against=one.against, played=one.played, won=one.won, drawn=one.drawn)
        for one in await registry.storage.histories.tallies(guest.id)
    ]


@router.get("/me/ratings")
async def my_ratings(registry: Registry, guest: Known) -> list[RatingInfo]:
    """From rated games."""
    return await ratings_of(registry, guest.id)


async def ratings_of(registry: TableRegistry, guest: str) -> list[RatingInfo]:
    found = []
    for game, one in (await registry.storage.standings.of(guest)).items():
        steps = [
            RatingStep(at=step.at, rating=round(step.rating.mean), error=round(step.rating.error))
            for step in await registry.storage.standings.steps(guest, game)
        ]
        found.append(
            RatingInfo(game=game, rating=round(one.mean), error=round(one.error), games=one.games, steps=steps)
        )
    return found


@router.get("/me/turns")
async def count_my_turns(registry: Registry, guest: Known) -> Turns:
    return Turns(count=await my_turns(registry, guest.id))


@router.post("/records")
async def open_record(registry: Registry, guest: Known, given: GameRecord, request: Request) -> TableId:
    """Check the record of a finished game and keep it as a table that only those with its address find."""
    if not request.app.state.records.take(guest.id):
        raise TooMany("fault-too-many")
    return TableId(id=await import_record(registry, given.record, guest.id))
