"""Notices in the database: what waits to be told to whom, over which channels, and what each person wants.

A notice is stored with what it tells of, in the same transaction. It has a key, so that the same thing is never told
twice: who has sent it or seen what it tells of sets `due_at` to none, and the row stays.
"""

import hashlib
import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from manawell.server.faults import Conflict
from manawell.server.storage.calls import is_call
from manawell.server.storage.database import Database
from manawell.server.storage.interface import Call
from manawell.server.storage.schema import addresses, host_keys, notice_wishes, notices, subscriptions, tables, tickets

KEPT: Final = 90 * 24 * 3600.0
"""Seconds that a notice is remembered after it was raised."""
CONFIRM: Final = "address"
"""The kind of the tickets that confirm an address."""


class Notice(Call, frozen=True):
    """A call that waits."""

    due_at: float = 0.0
    tries: int = 0


class Subscription(msgspec.Struct, frozen=True):
    """A browser that can be reached through its maker's push service."""

    endpoint: str
    public_key: bytes
    secret: bytes


class Address(msgspec.Struct, frozen=True):
    address: str
    stop: str
    """The secret by which anybody who has a mail to it stops them."""
    confirmed: bool


class Wishes(msgspec.Struct, frozen=True):
    """What somebody wants to be told, and when not: quiet hours in minutes of the day, in a time zone."""

    off: tuple[str, ...] = ()
    """The kinds that are switched off."""
    quiet_from: int | None = None
    quiet_to: int | None = None
    zone: str = "UTC"


class Channels(msgspec.Struct, frozen=True):
    """How somebody can be reached."""

    wishes: Wishes
    browsers: tuple[Subscription, ...]
    address: Address | None


class Notices:
    """Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def due(self, until: float, most: int) -> list[Notice]:
        """What waits and is due until then, the longest first."""
        query = select(notices).where(notices.c.due_at <= until).order_by(notices.c.due_at).limit(most)

        async def read(connection: AsyncConnection) -> list[Notice]:
            return [_notice(row) for row in (await connection.execute(query)).mappings()]

        return await self._database.read(read)

    async def claim(self, wanted: Sequence[Notice]) -> list[Notice]:
        """Those of these notices that nobody else has taken; they are ours to send now, and nobody else's again."""

        async def take(connection: AsyncConnection) -> list[Notice]:
            return [one for one in wanted if await _settle(connection, one, None)]

        taken: list[Notice] = await self._database.write(take) if wanted else []
        return taken

    async def put_off(self, waiting: Sequence[Notice], until: float) -> None:
        """Tell them later, if they still wait."""

        async def change(connection: AsyncConnection) -> None:
            for one in waiting:
                await _settle(connection, one, until)

        await self._database.write(change)

    async def try_again(self, failed: Sequence[Notice], at: float) -> None:
        """They were ours and could not be sent."""

        async def change(connection: AsyncConnection) -> None:
            for one in failed:
                await connection.execute(update(notices).where(is_call(one)).values(due_at=at, tries=one.tries + 1))

        await self._database.write(change)

    async def drop(self, untrue: Sequence[Notice]) -> None:
        """What they tell is no longer true; if it becomes true again, it may be told."""

        async def change(connection: AsyncConnection) -> None:
            for one in untrue:
                await connection.execute(delete(notices).where(is_call(one), notices.c.due_at.is_not(None)))

        if untrue:
            await self._database.write(change)

    async def seen(self, guest: str, table: str, at: float) -> None:
        """The guest looked at this table then: what waited to be told of it need not be told. What came later must be,
        even if this is written only now: they may have looked away before.
        """
        waits = notices.c.due_at.is_not(None)
        here = (notices.c.guest == guest, notices.c.table_id == table, waits, notices.c.raised_at <= at)

        async def read(connection: AsyncConnection) -> bool:
            return (await connection.execute(select(notices.c.key).where(*here).limit(1))).first() is not None

        if await self._database.read(read):  # reading costs little, and mostly there is nothing
            gone = update(notices).where(*here).values(due_at=None)
            await self._database.write(lambda connection: connection.execute(gone))

    async def forget_old(self, now: float) -> None:
        old = delete(notices).where(notices.c.raised_at < now - KEPT)
        await self._database.write(lambda connection: connection.execute(old))

    async def invited(self, table: str) -> str | None:
        """Who was challenged to this table."""

        async def read(connection: AsyncConnection) -> str | None:
            return (await connection.execute(select(tables.c.invited).where(tables.c.id == table))).scalar()

        return await self._database.read(read)

    async def channels(self, guest: str) -> Channels:
        async def read(connection: AsyncConnection) -> Channels:
            wished = select(notice_wishes).where(notice_wishes.c.guest == guest)
            known = select(subscriptions).where(subscriptions.c.guest == guest).order_by(subscriptions.c.added_at)
            written = select(addresses).where(addresses.c.guest == guest)
            wishes = (await connection.execute(wished)).mappings().first()
            browsers = (await connection.execute(known)).mappings().all()
            address = (await connection.execute(written)).mappings().first()
            return Channels(
                Wishes() if wishes is None else _wishes(wishes),
                tuple(Subscription(row["endpoint"], row["public_key"], row["secret"]) for row in browsers),
                None
                if address is None
                else Address(address["address"], address["stop"], address["confirmed_at"] is not None),
            )

        return await self._database.read(read)

    async def wish(self, guest: str, wishes: Wishes) -> None:
        row = {"guest": guest, **msgspec.structs.asdict(wishes), "off": list(wishes.off)}

        async def change(connection: AsyncConnection) -> None:
            await connection.execute(delete(notice_wishes).where(notice_wishes.c.guest == guest))
            await connection.execute(insert(notice_wishes).values(row))

        await self._database.write(change)

    async def subscribe(self, guest: str, device: bytes, browser: Subscription, most: int) -> None:
        """This browser is to be called for this guest, and nobody else; beyond `most` the oldest are forgotten."""
        row = {
            "digest": digest_of(browser.endpoint),
            "guest": guest,
            "device": device,
            "added_at": time.time(),
            **msgspec.structs.asdict(browser),
        }
        mine = select(subscriptions.c.digest).where(subscriptions.c.guest == guest)

        async def change(connection: AsyncConnection) -> None:
            await connection.execute(delete(subscriptions).where(subscriptions.c.digest == row["digest"]))
            newest = (await connection.execute(mine.order_by(subscriptions.c.added_at.desc()))).scalars().all()
            await connection.execute(delete(subscriptions).where(subscriptions.c.digest.in_(newest[most - 1 :])))
            await connection.execute(insert(subscriptions).values(row))

        await self._database.write(change)

    async def unsubscribe(self, endpoint: str, guest: str | None = None) -> None:
        """Forget a browser: one of this guest's, or whosever it is."""
        gone = delete(subscriptions).where(subscriptions.c.digest == digest_of(endpoint))
        if guest is not None:
            gone = gone.where(subscriptions.c.guest == guest)
        await self._database.write(lambda connection: connection.execute(gone))

    async def set_address(self, guest: str, address: str, stop: str, ticket: bytes, until: float) -> None:
        """In place of an earlier one, to be confirmed by whoever has the ticket; earlier tickets are void."""
        now = time.time()
        row = {"guest": guest, "address": address, "stop": stop, "added_at": now}
        valid = {"digest": ticket, "kind": CONFIRM, "guest": guest, "expires_at": until}

        async def change(connection: AsyncConnection) -> None:
            await _forget_address(connection, guest)
            await connection.execute(insert(addresses).values(row))
            await connection.execute(insert(tickets).values(valid))

        await self._database.write(change)

    async def confirm(self, ticket: bytes) -> bool:
        """The address is its owner's; False if the ticket is not valid."""
        found = select(tickets.c.guest).where(
            tickets.c.digest == ticket, tickets.c.kind == CONFIRM, tickets.c.expires_at >= time.time()
        )

        async def change(connection: AsyncConnection) -> bool:
            guest = (await connection.execute(found)).scalar()
            mine = update(addresses).where(addresses.c.guest == guest).values(confirmed_at=time.time())
            return guest is not None and bool((await connection.execute(mine)).rowcount == 1)

        confirmed: bool = await self._database.write(change)
        return confirmed

    async def forget_address(self, guest: str) -> None:
        await self._database.write(lambda connection: _forget_address(connection, guest))

    async def stop(self, secret: str) -> bool:
        """Whoever has a mail to an address may stop them; False if they have stopped already."""

        async def change(connection: AsyncConnection) -> bool:
            guest = (await connection.execute(select(addresses.c.guest).where(addresses.c.stop == secret))).scalar()
            if guest is not None:
                await _forget_address(connection, guest)
            return guest is not None

        stopped: bool = await self._database.write(change)
        return stopped

    async def host_key(self, name: str, fresh: bytes) -> bytes:
        """The key of this name: the one that was stored first, by whichever worker."""

        async def read(connection: AsyncConnection) -> bytes | None:
            query = select(host_keys.c.value).where(host_keys.c.name == name)
            return (await connection.execute(query)).scalar()

        if (known := await self._database.read(read)) is not None:
            return known
        try:
            row = insert(host_keys).values(name=name, value=fresh)
            await self._database.write(lambda connection: connection.execute(row))
        except Conflict:
            pass  # another worker was faster
        stored = await self._database.read(read)
        return fresh if stored is None else stored


def digest_of(endpoint: str) -> bytes:
    return hashlib.sha256(endpoint.encode()).digest()


async def join_notices(connection: AsyncConnection, gone: str, into: str) -> None:
    """Browsers come along; address and wishes only where the other has none."""
    await connection.execute(update(subscriptions).where(subscriptions.c.guest == gone).values(guest=into))
    for table in (addresses, notice_wishes):
        has = (await connection.execute(select(table.c.guest).where(table.c.guest == into))).first() is not None
        theirs = table.c.guest == gone
        await connection.execute(delete(table).where(theirs) if has else update(table).where(theirs).values(guest=into))
    keys = (notices.c.table_id, notices.c.kind, notices.c.key)
    known = {tuple(row) for row in await connection.execute(select(*keys).where(notices.c.guest == into))}
    for row in (await connection.execute(select(*keys).where(notices.c.guest == gone))).all():
        if tuple(row) not in known:
            this = Call(gone, *row)
            await connection.execute(update(notices).where(is_call(this)).values(guest=into))


async def everything_of(connection: AsyncConnection, guest: str) -> dict[str, Any]:
    """What is stored of how a guest is called, apart from keys; an endpoint is one."""

    async def rows(query: Any) -> list[dict[str, Any]]:
        return [dict(row) for row in (await connection.execute(query)).mappings()]

    browsers = select(subscriptions.c.endpoint, subscriptions.c.added_at).where(subscriptions.c.guest == guest)
    written = (addresses.c.address, addresses.c.added_at, addresses.c.confirmed_at)
    wished = [column for column in notice_wishes.c if column.name != "guest"]
    told = [column for column in notices.c if column.name != "guest"]
    return {
        "browsers": [
            {"service": row["endpoint"].split("/")[2], "added_at": row["added_at"]} for row in await rows(browsers)
        ],
        "address": await rows(select(*written).where(addresses.c.guest == guest)),
        "wishes": await rows(select(*wished).where(notice_wishes.c.guest == guest)),
        "told": await rows(select(*told).where(notices.c.guest == guest)),
    }


async def forget_notices(connection: AsyncConnection, guest: str) -> None:
    for table in (subscriptions, addresses, notice_wishes, notices):
        await connection.execute(delete(table).where(table.c.guest == guest))


async def _forget_address(connection: AsyncConnection, guest: str) -> None:
    await connection.execute(delete(tickets).where(tickets.c.guest == guest, tickets.c.kind == CONFIRM))
    await connection.execute(delete(addresses).where(addresses.c.guest == guest))


async def _settle(connection: AsyncConnection, one: Notice, due_at: float | None) -> bool:
    """Give a waiting notice another time, or none; False if it does not wait any more."""
    waiting = update(notices).where(is_call(one), notices.c.due_at.is_not(None))
    return bool((await connection.execute(waiting.values(due_at=due_at))).rowcount == 1)


def _notice(row: RowMapping) -> Notice:
    return Notice(row["guest"], row["table_id"], row["kind"], row["key"], row["due_at"], row["tries"])


def _wishes(row: RowMapping) -> Wishes:
    return Wishes(tuple(row["off"]), row["quiet_from"], row["quiet_to"], row["zone"])
