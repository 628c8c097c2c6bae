"""How guests carry along who they are: devices, passkeys, recovery codes and tickets; joining and deleting guests.

The first device of a guest is known by the digest kept with the guest, further ones by rows of their own.
"""

import time
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, Final

import msgspec
from sqlalchemy import CursorResult, Update, delete, func, insert, literal, select, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from manawell.server.storage.database import Database
from manawell.server.storage.events import forget_player, join_players
from manawell.server.storage.interface import Guest
from manawell.server.storage.notices import everything_of, forget_notices, join_notices
from manawell.server.storage.removing import remove_tables
from manawell.server.storage.schema import (
    blocks,
    chairs,
    devices,
    event_players,
    events,
    guests,
    learned,
    log,
    passkeys,
    rating_steps,
    ratings,
    recoveries,
    reports,
    solved,
    subscriptions,
    tables,
    tickets,
)

AT_ONCE: Final = 500
"""The most guests in one statement."""


class Passkey(msgspec.Struct, frozen=True):
    """A key that a device of the guest keeps; we have its public half."""

    credential: bytes
    guest: str
    public_key: bytes
    uses: int
    added_at: float


class Recovery(msgspec.Struct, frozen=True):
    """A recovery code: the part by which it is found, and the hash of the rest."""

    guest: str
    label: str
    secret: str
    added_at: float


class Ways(msgspec.Struct, frozen=True):
    """By which ways a guest can come from another device."""

    devices: int
    passkeys: list[Passkey]
    recovery_since: float | None


class Profiles:
    """Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._here: set[str] = set()
        """Who was seen since the last `note_all`."""

    def note(self, guest: str) -> None:
        """Somebody is here; `note_all` stores it."""
        self._here.add(guest)

    async def note_all(self, connected: Iterable[str] = ()) -> None:
        """Store that those noted, and these who are connected, are here now."""
        here, self._here = sorted({*self._here, *connected}), set()
        for first in range(0, len(here), AT_ONCE):
            some = guests.c.id.in_(here[first : first + AT_ONCE])
            change = update(guests).where(some).values(seen_at=time.time())
            await self._database.write(partial(_execute, change))

    async def find(self, guest: str) -> Guest | None:
        query = select(guests).where(guests.c.id == guest)
        row = await self._first(query)
        return None if row is None else guest_of(row)

    async def ways(self, guest: str) -> Ways:
        async def read(connection: AsyncConnection) -> Ways:
            count = select(func.count()).select_from(devices).where(devices.c.guest == guest)
            keys = select(passkeys).where(passkeys.c.guest == guest).order_by(passkeys.c.added_at)
            code = select(recoveries.c.added_at).where(recoveries.c.guest == guest)
            return Ways(
                1 + ((await connection.execute(count)).scalar() or 0),
                [Passkey(**row) for row in (await connection.execute(keys)).mappings()],
                (await connection.execute(code)).scalar(),
            )

        return await self._database.read(read)

    async def add_ticket(self, digest: bytes, kind: str, guest: str | None, expires_at: float) -> None:
        """Something that can be redeemed once until then; what has expired is thrown away."""

        async def add(connection: AsyncConnection) -> None:
            await connection.execute(delete(tickets).where(tickets.c.expires_at < time.time()))
            row = {"digest": digest, "kind": kind, "guest": guest, "expires_at": expires_at}
            await connection.execute(insert(tickets).values(row))

        await self._database.write(add)

    async def find_ticket(self, digest: bytes, kind: str) -> str | None:
        """Whose ticket it is, if it is valid."""
        valid = tickets.c.expires_at >= time.time()
        row = await self._first(
            select(tickets.c.guest).where(tickets.c.digest == digest, tickets.c.kind == kind, valid)
        )
        return None if row is None else row["guest"]

    async def redeem(self, digest: bytes, kind: str, guest: str | None) -> bool:
        """Use up a ticket of this guest; only one of those who try at once succeeds."""
        mine = tickets.c.guest.is_(None) if guest is None else tickets.c.guest == guest
        valid = tickets.c.expires_at >= time.time()
        return await self._change(
            delete(tickets).where(tickets.c.digest == digest, tickets.c.kind == kind, mine, valid)
        )

    async def add_passkey(self, passkey: Passkey) -> None:
        row = insert(passkeys).values(msgspec.structs.asdict(passkey))
        await self._database.write(lambda connection: connection.execute(row))

    async def find_passkey(self, credential: bytes) -> Passkey | None:
        row = await self._first(select(passkeys).where(passkeys.c.credential == credential))
        return None if row is None else Passkey(**row)

    async def used_passkey(self, credential: bytes, uses: int) -> None:
        await self._change(update(passkeys).where(passkeys.c.credential == credential).values(uses=uses))

    async def remove_passkey(self, guest: str, credential: bytes) -> bool:
        return await self._change(
            delete(passkeys).where(passkeys.c.guest == guest, passkeys.c.credential == credential)
        )

    async def set_recovery(self, recovery: Recovery) -> None:
        """In place of the guest's earlier code; `Conflict` if somebody else has this label."""

        async def change(connection: AsyncConnection) -> None:
            await connection.execute(delete(recoveries).where(recoveries.c.guest == recovery.guest))
            await connection.execute(insert(recoveries).values(msgspec.structs.asdict(recovery)))

        await self._database.write(change)

    async def find_recovery(self, label: str) -> Recovery | None:
        row = await self._first(select(recoveries).where(recoveries.c.label == label))
        return None if row is None else Recovery(**row)

    async def use_recovery(self, recovery: Recovery) -> bool:
        """A code counts once."""
        same = (recoveries.c.guest == recovery.guest, recoveries.c.secret == recovery.secret)
        return await self._change(delete(recoveries).where(*same))

    async def sign_out_elsewhere(self, guest: str, digest: bytes) -> None:
        """Only the device with this digest stays."""

        async def change(connection: AsyncConnection) -> None:
            await connection.execute(delete(devices).where(devices.c.guest == guest))
            elsewhere = (subscriptions.c.guest == guest, subscriptions.c.device != digest)
            await connection.execute(delete(subscriptions).where(*elsewhere))
            await connection.execute(delete(tickets).where(tickets.c.guest == guest))
            await connection.execute(update(guests).where(guests.c.id == guest).values(digest=digest))

        await self._database.write(change)

    async def running(self, guest: str) -> list[str]:
        """The tables at which a guest sits and whose games are not over."""
        mine = select(chairs.c.table_id).where(chairs.c.guest == guest)
        query = select(tables.c.id).where(tables.c.id.in_(mine), tables.c.outcome.is_(None))

        async def read(connection: AsyncConnection) -> list[str]:
            return list((await connection.execute(query)).scalars())

        return await self._database.read(read)

    async def join(self, gone: str, into: str) -> None:
        """Make two guests one: everything of `gone`, its devices included, becomes that of `into`."""
        await self._database.write(lambda connection: _join(connection, gone, into))

    async def everything(self, guest: str) -> dict[str, Any]:
        """All that is stored about a guest, apart from hashes and keys."""
        return await self._database.read(lambda connection: _everything(connection, guest))

    async def delete(self, guest: str) -> list[str]:
        """Delete everything about a guest. Tables at which nobody else sits are removed; elsewhere an unnamed person
        remains, who said nothing. Returns the tables that changed.
        """
        changed: list[str] = await self._database.write(lambda connection: delete_guest(connection, guest))
        return changed

    async def _first(self, query: Any) -> RowMapping | None:
        async def read(connection: AsyncConnection) -> RowMapping | None:
            return (await connection.execute(query)).mappings().first()

        return await self._database.read(read)

    async def _change(self, statement: Any) -> bool:
        """Whether exactly one row was changed."""

        async def change(connection: AsyncConnection) -> bool:
            result: CursorResult[Any] = await connection.execute(statement)
            return bool(result.rowcount == 1)

        changed: bool = await self._database.write(change)
        return changed


async def _execute(change: Update, connection: AsyncConnection) -> None:
    await connection.execute(change)


def guest_of(row: RowMapping) -> Guest:
    return Guest(row["id"], row["name"], row["language"], row["avatar"], bool(row["program"]), bool(row["blocked"]))


async def _join(connection: AsyncConnection, gone: str, into: str) -> None:
    names = {row.id: row.name for row in await connection.execute(select(guests).where(guests.c.id.in_((gone, into))))}
    theirs = update(chairs).where(chairs.c.guest == gone)
    await connection.execute(theirs.where(chairs.c.name == names[gone]).values(name=names[into]))
    for column in (chairs.c.guest, devices.c.guest, passkeys.c.guest, reports.c.reporter, reports.c.speaker):
        await connection.execute(update(column.table).where(column == gone).values({column.name: into}))
    for column in (tables.c.host, tables.c.invited):
        await connection.execute(update(tables).where(column == gone).values({column.name: into}))
    for row in await _said(connection, gone):  # no request of a client contains a line break
        await connection.execute(_this(row).values(request=f"{into}:\n{row['number']}"))
    await _join_learned(connection, gone, into)
    await _join_blocks(connection, gone, into)
    await _join_ratings(connection, gone, into)
    await join_notices(connection, gone, into)
    await join_players(connection, gone, into)
    digest = select(guests.c.digest, literal(into), literal(time.time())).where(guests.c.id == gone)
    await connection.execute(insert(devices).from_select(["digest", "guest", "added_at"], digest))
    await _forget(connection, gone)


async def _join_learned(connection: AsyncConnection, gone: str, into: str) -> None:
    """The lessons and puzzles that either of the two has done are done."""
    for table in (learned, solved):
        keys = [column.name for column in table.primary_key if column.name != "guest"]
        rows = (await connection.execute(select(table).where(table.c.guest.in_((gone, into))))).mappings().all()
        known = {tuple(row[key] for key in keys) for row in rows if row["guest"] == into}
        for row in rows:
            if tuple(row[key] for key in keys) not in known:
                await connection.execute(insert(table).values({**row, "guest": into}))


async def _join_ratings(connection: AsyncConnection, gone: str, into: str) -> None:
    """In each game the rating that more games have made, with its history."""
    found = (await connection.execute(select(ratings).where(ratings.c.guest.in_((gone, into))))).mappings().all()
    kept = {row["game"]: row for row in sorted(found, key=lambda row: (row["games"], row["guest"] == into))}
    await connection.execute(delete(ratings).where(ratings.c.guest == into))
    for row in kept.values():
        await connection.execute(insert(ratings).values({**row, "guest": into}))
        if row["guest"] == gone:
            here = rating_steps.c.game == row["game"]
            await connection.execute(delete(rating_steps).where(rating_steps.c.guest == into, here))
            await connection.execute(update(rating_steps).where(rating_steps.c.guest == gone, here).values(guest=into))


async def _join_blocks(connection: AsyncConnection, gone: str, into: str) -> None:
    """Whom either of the two has blocked stays blocked, and who has blocked either stays away."""
    pairs = select(blocks).where(blocks.c.guest.in_((gone, into)) | blocks.c.blocked.in_((gone, into)))
    found = {(row.guest, row.blocked): row.added_at for row in await connection.execute(pairs)}
    for (guest, blocked), at in found.items():
        both = tuple(into if one == gone else one for one in (guest, blocked))
        if both[0] != both[1] and both not in found:
            await connection.execute(insert(blocks).values(guest=both[0], blocked=both[1], added_at=at))
            found = {**found, (both[0], both[1]): at}


async def _everything(connection: AsyncConnection, guest: str) -> dict[str, Any]:
    async def rows(query: Any) -> list[dict[str, Any]]:
        return [dict(row) for row in (await connection.execute(query)).mappings()]

    mine = select(chairs.c.table_id).where(chairs.c.guest == guest)
    about = (tables.c.id, tables.c.game, tables.c.options, tables.c.made_at, tables.c.ended_at, tables.c.outcome)
    seats = (chairs.c.table_id, chairs.c.seat, chairs.c.name, chairs.c.result)
    done = (log.c.table_id, log.c.number, log.c.seat, log.c.kind, log.c.data, log.c.at)
    by_me = (chairs.c.table_id == log.c.table_id) & (chairs.c.seat == log.c.seat)
    entries = select(*done).join(chairs, by_me).where(chairs.c.guest == guest, log.c.kind != "say")
    hidden = ("digest",)
    named = [column for column in guests.c if column.name not in hidden]
    return {
        "guest": (await rows(select(*named).where(guests.c.id == guest)))[0],
        "devices": await rows(select(devices.c.added_at).where(devices.c.guest == guest)),
        "passkeys": await rows(select(passkeys.c.added_at, passkeys.c.uses).where(passkeys.c.guest == guest)),
        "recovery": await rows(select(recoveries.c.added_at).where(recoveries.c.guest == guest)),
        "learned": await rows(select(learned.c.game, learned.c.lesson).where(learned.c.guest == guest)),
        "solved": await rows(select(solved).where(solved.c.guest == guest)),
        "ratings": await rows(select(ratings).where(ratings.c.guest == guest)),
        "rating_steps": await rows(select(rating_steps).where(rating_steps.c.guest == guest)),
        "tables": await rows(select(*about).where(tables.c.id.in_(mine) | (tables.c.host == guest))),
        "seats": await rows(select(*seats).where(chairs.c.guest == guest)),
        "entries": await rows(entries.order_by(log.c.table_id, log.c.number)),
        "said": [{name: row[name] for name in ("table_id", "at", "data")} for row in await _said(connection, guest)],
        "blocked": await rows(
            select(guests.c.name, blocks.c.added_at)
            .join(guests, guests.c.id == blocks.c.blocked)
            .where(blocks.c.guest == guest)
        ),
        "events": await rows(select(events.c.id, events.c.plan, events.c.made_at).where(events.c.host == guest)),
        "played": await rows(select(event_players).where(event_players.c.guest == guest)),
        "reports": await rows(
            select(reports.c.table_id, reports.c.name, reports.c.text, reports.c.at).where(reports.c.reporter == guest)
        ),
        "notices": await everything_of(connection, guest),
    }


async def _said(connection: AsyncConnection, guest: str) -> Sequence[RowMapping]:
    """What a guest has said anywhere; requests begin with the id of who made them."""
    mine = log.c.request.startswith(f"{guest}:", autoescape=True)
    return (await connection.execute(select(log).where(log.c.kind == "say", mine))).mappings().all()


def _this(entry: RowMapping) -> Update:
    return update(log).where(log.c.table_id == entry["table_id"], log.c.number == entry["number"])


async def delete_guest(connection: AsyncConnection, guest: str, keep_finished: bool = False) -> list[str]:
    """As `Profiles.delete` has it; if wished, finished games stay even if nobody else sat there."""
    mine = select(chairs.c.table_id).where(chairs.c.guest == guest).distinct()
    others = select(chairs.c.table_id).where(chairs.c.guest != guest)
    alone = select(tables.c.id).where(tables.c.id.in_(mine) | (tables.c.host == guest), tables.c.id.not_in(others))
    if keep_finished:
        alone = alone.where(tables.c.outcome.is_(None))
    removed = list((await connection.execute(alone)).scalars())
    await remove_tables(connection, removed)
    shared = list((await connection.execute(mine)).scalars())
    for row in await _said(connection, guest):
        await connection.execute(_this(row).values(data={**row["data"], "name": "", "text": ""}))
        shared.append(row["table_id"])
    seats, nobody = update(chairs).where(chairs.c.guest == guest), {"guest": None, "name": "", "result": None}
    free = select(chairs.c.table_id).where(chairs.c.kind == "open", chairs.c.table_id.in_(shared))
    waiting = list((await connection.execute(free)).scalars())
    await connection.execute(seats.where(chairs.c.table_id.in_(waiting)).values(kind="open", **nobody))
    await connection.execute(seats.values(nobody))
    await connection.execute(update(tables).where(tables.c.host == guest).values(host=None))
    await connection.execute(update(reports).where(reports.c.reporter == guest).values(reporter=None))
    await connection.execute(update(reports).where(reports.c.speaker == guest).values(speaker=None, name="", text=""))
    for column in (devices.c.guest, passkeys.c.guest):
        await connection.execute(delete(column.table).where(column == guest))
    await forget_player(connection, guest, removed)
    await _forget(connection, guest)
    return sorted({*removed, *shared})


async def _forget(connection: AsyncConnection, guest: str) -> None:
    """Delete a guest, whose games are somebody else's by now."""
    await forget_notices(connection, guest)
    owned = (recoveries, tickets, learned, solved, ratings, rating_steps, blocks)
    for column in (*(table.c.guest for table in owned), blocks.c.blocked, guests.c.id):
        await connection.execute(delete(column.table).where(column == guest))
    await connection.execute(update(tables).where(tables.c.invited == guest).values(invited=None))
