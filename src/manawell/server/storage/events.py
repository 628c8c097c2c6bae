"""Events as they are stored: who takes part, which games there were, and how they ended.

Whatever changes an event counts its version, except for the result of a game, which is noted in the transaction that
ends the game. Whoever pairs names the version that the pairing was made from; if it has changed, nothing is stored.
"""

from collections.abc import Collection, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from manawell.server.events.model import CANCELLED, RUNNING, WAITING, Event, Game, Plan, Player, points_of
from manawell.server.storage.database import Database
from manawell.server.storage.interface import Ended, Guest, Stored
from manawell.server.storage.rows import making
from manawell.server.storage.schema import blocks, event_games, event_players, events, guests, log

JOINED: Final = "joined"
FULL: Final = "full"
CLOSED: Final = "closed"
BLOCKED: Final = "blocked"


class Events:
    """What can be asked of events, and done to them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, event: Event) -> None:
        """Store a new event with its bots."""
        row = {
            "id": event.id,
            "plan": msgspec.to_builtins(event.plan),
            "host": event.host,
            "made_at": event.made_at,
            "version": event.version,
            "state": event.state,
            "round": event.round,
        }

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(events).values(row))
            for player in event.players:
                await connection.execute(insert(event_players).values(_player_row(event.id, player)))

        await self._database.write(work)

    async def find(self, event: str) -> Event | None:
        """An event with all its players and games."""

        async def read(connection: AsyncConnection) -> Event | None:
            found = await _read(connection, events.c.id == event)
            return found[0] if found else None

        return await self._database.read(read)

    async def under_way(self) -> list[Event]:
        """Those that have not ended, with all their players and games."""
        return await self._database.read(lambda connection: _read(connection, events.c.state.in_((WAITING, RUNNING))))

    async def latest(self, since: float, most: int) -> list[Event]:
        """Those that have not ended, and those that ended after `since`, without their games; the latest first."""
        alive = events.c.state.in_((WAITING, RUNNING)) | (events.c.ended_at > since)
        return await self._database.read(lambda connection: _read(connection, alive, games=False, most=most))

    async def opened_by(self, guest: str) -> int:
        """How many events of a guest have not ended."""
        query = select(func.count()).where(events.c.host == guest, events.c.state.in_((WAITING, RUNNING)))

        async def read(connection: AsyncConnection) -> int:
            return (await connection.execute(query)).scalar() or 0

        return await self._database.read(read)

    async def join(self, event: str, guest: Guest, strength: float, most: int) -> str:
        """Take part, or come back: `joined`, or why not: `full`, `closed`, or `blocked` by who opened it."""

        async def work(connection: AsyncConnection) -> str:
            row = (await connection.execute(_locked(event))).mappings().first()
            if row is None or row["state"] not in (WAITING, RUNNING):
                return CLOSED
            shut_out = select(blocks.c.guest).where(blocks.c.guest == row["host"], blocks.c.blocked == guest.id)
            if (await connection.execute(shut_out)).first() is not None:
                return BLOCKED
            numbers = select(event_players.c.number, event_players.c.guest).where(event_players.c.event_id == event)
            rows = (await connection.execute(numbers)).all()
            if guest.id in [row.guest for row in rows]:
                await connection.execute(_mine(event, guest.id).values(away=False))
            elif len(rows) >= most:
                return FULL
            else:
                number = max((row.number for row in rows), default=0) + 1
                player = Player(number=number, kind="person", name=guest.name, guest=guest.id, strength=strength)
                await connection.execute(insert(event_players).values(_player_row(event, player)))
            await connection.execute(_counted(event))
            return JOINED

        done: str = await self._database.write(work)
        return done

    async def leave(self, event: str, guest: str) -> bool:
        """Take part no longer; who has not played yet is removed. False if they did not take part, or it is over."""

        async def work(connection: AsyncConnection) -> bool:
            row = (await connection.execute(_locked(event))).mappings().first()
            if row is None or row["state"] not in (WAITING, RUNNING):
                return False
            if row["state"] == WAITING:
                here = (event_players.c.event_id == event, event_players.c.guest == guest)
                changed = await connection.execute(delete(event_players).where(*here))
            else:
                changed = await connection.execute(_mine(event, guest).values(away=True))
            await connection.execute(_counted(event))
            return bool(changed.rowcount == 1)

        done: bool = await self._database.write(work)
        return done

    async def change(
        self,
        event: Event,
        games: Sequence[tuple[Game, Stored | None]] = (),
        drawn: Collection[Game] = (),
        **values: Any,
    ) -> bool:
        """Change an event and store new games with their tables, if it is still what `event` says; whether it was.
        Games that still run are `drawn`.
        """
        same = (events.c.id == event.id, events.c.version == event.version)

        async def work(connection: AsyncConnection) -> bool:
            changed = update(events).where(*same).values(version=event.version + 1, **values)
            if (await connection.execute(changed)).rowcount != 1:
                return False
            for game in drawn:
                half = _result_of(event.id, game.number)
                at = values.get("round_at") or values.get("ended_at")
                await connection.execute(half.values(points=[0.5] * len(game.players), ended_at=at))
            for game, table in games:
                if table is not None:
                    await making(table)(connection)
                await connection.execute(insert(event_games).values(_game_row(event.id, game)))
            return True

        done: bool = await self._database.write(work)
        return done

    async def cancel(self, event: str, now: float) -> bool:
        """End an event without a result; False if it is over. Running games go on, but count only for themselves."""
        alive = (events.c.id == event, events.c.state.in_((WAITING, RUNNING)))
        done = {"state": CANCELLED, "ended_at": now, "version": events.c.version + 1}

        async def work(connection: AsyncConnection) -> bool:
            return bool((await connection.execute(update(events).where(*alive).values(done))).rowcount == 1)

        cancelled: bool = await self._database.write(work)
        return cancelled

    async def blocks_among(self, players: Sequence[Player]) -> set[frozenset[int]]:
        """The pairs of players of whom one has blocked the other."""
        numbers = {player.guest: player.number for player in players if player.guest is not None}
        both = (blocks.c.guest.in_(list(numbers)), blocks.c.blocked.in_(list(numbers)))

        async def read(connection: AsyncConnection) -> set[frozenset[int]]:
            rows = await connection.execute(select(blocks.c.guest, blocks.c.blocked).where(*both))
            return {frozenset((numbers[row.guest], numbers[row.blocked])) for row in rows}

        return await self._database.read(read)


async def note_result(connection: AsyncConnection, table: str, ended: Ended) -> None:
    """The game of an event is over: note it in the transaction that stores its end. It does not count if the event is
    over, or the round has ended without it. Who never came to the table is away from now on.
    """
    query = (
        select(event_games)
        .join(events, events.c.id == event_games.c.event_id)
        .where(event_games.c.table_id == table, event_games.c.points.is_(None), events.c.state == RUNNING)
    )
    row = (await connection.execute(query)).mappings().first()
    if row is None:
        return
    points = points_of(ended.outcome, len(row["players"]))
    noted = _result_of(row["event_id"], row["number"]).values(points=list(points), ended_at=ended.at)
    await connection.execute(noted)
    absent = [row["players"][seat] for seat in await _never_came(connection, table)]
    gone = (event_players.c.event_id == row["event_id"], event_players.c.number.in_(absent))
    await connection.execute(update(event_players).where(*gone).values(away=True))


async def join_players(connection: AsyncConnection, gone: str, into: str) -> None:
    """Two guests become one. In an event in which both take part, nobody in particular remains in place of the one."""
    both = select(event_players.c.event_id).where(event_players.c.guest == into)
    theirs = update(event_players).where(event_players.c.guest == gone)
    await connection.execute(theirs.where(event_players.c.event_id.in_(both)).values(guest=None, name="", away=True))
    name = select(guests.c.name).where(guests.c.id == into).scalar_subquery()
    await connection.execute(theirs.values(guest=into, name=name))
    await connection.execute(update(events).where(events.c.host == gone).values(host=into))


async def forget_player(connection: AsyncConnection, guest: str, removed: Collection[str]) -> None:
    """Nothing of a guest remains in any event, nor the addresses of removed tables; the results stay."""
    theirs = event_players.c.guest == guest
    waiting = select(events.c.id).where(events.c.state == WAITING)
    await connection.execute(delete(event_players).where(theirs, event_players.c.event_id.in_(waiting)))
    await connection.execute(update(event_players).where(theirs).values(guest=None, name="", away=True))
    await connection.execute(update(events).where(events.c.host == guest).values(host=None))
    tables = event_games.c.table_id.in_(list(removed))
    await connection.execute(update(event_games).where(tables).values(table_id=None))


async def _never_came(connection: AsyncConnection, table: str) -> list[int]:
    """The seats whose time ran out before their first move."""
    query = select(log.c.seat, log.c.kind).where(log.c.table_id == table, log.c.kind.in_(("move", "timeout")))
    rows = (await connection.execute(query)).all()
    moved = {row.seat for row in rows if row.kind == "move"}
    return sorted({row.seat for row in rows} - moved)


async def _read(
    connection: AsyncConnection, where: ColumnElement[bool], *, games: bool = True, most: int | None = None
) -> list[Event]:
    rows = (
        await connection.execute(select(events).where(where).order_by(events.c.made_at.desc()).limit(most))
    ).mappings()
    found = {row["id"]: row for row in rows}
    if not found:
        return []
    known = (
        select(event_players, guests.c.avatar, guests.c.program)
        .join(guests, event_players.c.guest == guests.c.id, isouter=True)
        .where(event_players.c.event_id.in_(list(found)))
        .order_by(event_players.c.number)
    )
    players: dict[str, list[Player]] = {name: [] for name in found}
    for row in (await connection.execute(known)).mappings():
        players[row["event_id"]].append(_player_of(row))
    played: dict[str, list[Game]] = {name: [] for name in found}
    query = select(event_games).where(event_games.c.event_id.in_(list(found))).order_by(event_games.c.number)
    for row in (await connection.execute(query)).mappings() if games else ():
        played[row["event_id"]].append(_game_of(row))
    versions = select(events.c.id, events.c.version).where(events.c.id.in_(list(found)))
    now = {row.id: row.version for row in await connection.execute(versions)}
    if any(now.get(name) != row["version"] for name, row in found.items()):
        return await _read(connection, where, games=games, most=most)  # players or games may be those of a later round
    return [_event_of(row, players[name], played[name]) for name, row in found.items()]


def _locked(event: str) -> Any:
    return select(events).where(events.c.id == event).with_for_update()


def _counted(event: str) -> Any:
    return update(events).where(events.c.id == event).values(version=events.c.version + 1)


def _mine(event: str, guest: str) -> Any:
    return update(event_players).where(event_players.c.event_id == event, event_players.c.guest == guest)


def _result_of(event: str, number: int) -> Any:
    """The game gets a result, unless it has one."""
    here = (event_games.c.event_id == event, event_games.c.number == number)
    return update(event_games).where(*here, event_games.c.points.is_(None))


def _event_of(row: RowMapping, players: list[Player], games: list[Game]) -> Event:
    plain = ("id", "host", "made_at", "version", "state", "round", "began_at", "round_at", "ended_at")
    plan = msgspec.convert(row["plan"], Plan)
    return Event(plan=plan, players=tuple(players), games=tuple(games), **{name: row[name] for name in plain})


def _player_of(row: RowMapping) -> Player:
    plain = ("number", "kind", "name", "guest", "level", "strength")
    return Player(
        avatar=row["avatar"] or "",
        program=bool(row["program"]),
        away=bool(row["away"]),
        **{name: row[name] for name in plain},
    )


def _player_row(event: str, player: Player) -> dict[str, Any]:
    plain = ("number", "kind", "name", "guest", "level", "strength", "away")
    return {"event_id": event} | {name: getattr(player, name) for name in plain}


def _game_of(row: RowMapping) -> Game:
    points = None if row["points"] is None else tuple(row["points"])
    players = tuple(row["players"])
    return Game(
        number=row["number"],
        round=row["round"],
        players=players,
        table=row["table_id"],
        points=points,
        ended_at=row["ended_at"],
    )


def _game_row(event: str, game: Game) -> dict[str, Any]:
    return {
        "event_id": event,
        "number": game.number,
        "round": game.round,
        "players": list(game.players),
        "table_id": game.table,
        "points": None if game.points is None else list(game.points),
        "ended_at": game.ended_at,
    }
