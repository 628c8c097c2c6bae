"""The ratings of guests, by game."""

from typing import Final

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from manawell.bots.levels import LEVELS
from manawell.kernel.game import AnyGame
from manawell.kernel.registry import find_game
from manawell.server.people.ratings import NEWCOMER, Rating, after, of_level
from manawell.server.storage.database import Database
from manawell.server.storage.interface import Chair, Ended
from manawell.server.storage.rows import chair_of, seated, setting_of
from manawell.server.storage.schema import chairs, rating_steps, ratings, tables

MOST_STEPS: Final = 100
"""The latest steps of a rating that are told."""


class Step(msgspec.Struct, frozen=True):
    """What a rating was from some time on."""

    rating: Rating
    at: float


class Standings:
    """What can be asked about ratings; `settle` changes them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, guest: str) -> dict[str, Rating]:
        """By game: the rating of a guest who has played rated games."""
        query = select(ratings).where(ratings.c.guest == guest).order_by(ratings.c.game)

        async def read(connection: AsyncConnection) -> dict[str, Rating]:
            rows = (await connection.execute(query)).mappings()
            return {row["game"]: Rating(row["mean"], row["spread"], row["games"]) for row in rows}

        return await self._database.read(read)

    async def steps(self, guest: str, game: str) -> list[Step]:
        """How a rating came about, the latest steps in their order."""
        mine = rating_steps.c.guest == guest, rating_steps.c.game == game
        query = select(rating_steps).where(*mine).order_by(rating_steps.c.games.desc()).limit(MOST_STEPS)

        async def read(connection: AsyncConnection) -> list[Step]:
            rows = (await connection.execute(query)).mappings().all()
            return [Step(Rating(row["mean"], row["spread"], row["games"]), row["at"]) for row in reversed(rows)]

        return await self._database.read(read)


async def settle(connection: AsyncConnection, table: str, ended: Ended) -> bool:
    """Change the ratings of those who have played at a rated table, in the transaction that stores its end: so it
    happens once, or not at all. False if the game does not count: a table that is not rated, a solo game, a person with
    two seats or without a profile, a bot whose strength was not measured.
    """
    setting = setting_of((await connection.execute(select(tables).where(tables.c.id == table))).mappings().one())
    if not setting.terms.rated:
        return False
    seats = (await connection.execute(seated().where(chairs.c.table_id == table))).mappings()
    sitting = [chair_of(seat) for seat in seats]
    game = find_game(setting.game, setting.rules)
    sides, people = game.sides(setting.options), [chair.guest for chair in sitting if chair.kind == "person"]
    if len(set(sides)) < 2 or None in people or len(set(people)) < len(people):
        return False
    known = await _known(connection, game.id, sorted(guest for guest in people if guest is not None))
    before = [_before(game, chair, known) for chair in sitting]
    given = [rating for rating in before if rating is not None]
    if len(given) < len(before):
        return False
    for chair, rating in zip(sitting, after(given, sides, ended.outcome["winners"]), strict=True):
        if chair.guest is not None:
            await _keep(connection, chair.guest, game.id, rating, ended.at)
    return True


async def _known(connection: AsyncConnection, game: str, guests: list[str]) -> dict[str, Rating]:
    """Locked, since another game of the same people may end at this moment."""
    query = select(ratings).where(ratings.c.game == game, ratings.c.guest.in_(guests))
    rows = (await connection.execute(query.order_by(ratings.c.guest).with_for_update())).mappings()
    return {row["guest"]: Rating(row["mean"], row["spread"], row["games"]) for row in rows}


def _before(game: AnyGame, chair: Chair, known: dict[str, Rating]) -> Rating | None:
    if chair.guest is not None:
        return known.get(chair.guest, NEWCOMER)
    return of_level(game.levels[LEVELS.index(chair.level)]) if chair.level in LEVELS else None


async def _keep(connection: AsyncConnection, guest: str, game: str, rating: Rating, at: float) -> None:
    await connection.execute(delete(ratings).where(ratings.c.guest == guest, ratings.c.game == game))
    row = {"guest": guest, "game": game, "mean": rating.mean, "spread": rating.spread, "games": rating.games}
    await connection.execute(insert(ratings).values(changed_at=at, **row))
    await connection.execute(insert(rating_steps).values(at=at, **row))
