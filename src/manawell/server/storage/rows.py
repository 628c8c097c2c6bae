"""What is stored as rows: settings, chairs and log entries, and back."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Select, insert, select
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from manawell.kernel.seal import Seal
from manawell.server.faults import Unplayable
from manawell.server.storage.calls import raise_calls
from manawell.server.storage.interface import Chair, Ended, Listed, Stored
from manawell.server.storage.schema import chairs, guests, log, tables
from manawell.table.entries import Entry, data_of, entry_from, kind_of
from manawell.table.setting import Setting, Terms

Row = tuple[str, int, str, int, dict[str, Any], str, float]
"""An entry, in the order of the columns."""
Rows = list[Row]


def rows_of(table: str, first: int, entries: list[Entry]) -> Rows:
    return [
        (table, number, kind_of(entry), entry.seat, data_of(entry), entry.request, entry.at)
        for number, entry in enumerate(entries, first)
    ]


def named(rows: Rows) -> list[dict[str, Any]]:
    """The rows as SQLAlchemy expects them."""
    return [dict(zip(log.c.keys(), row, strict=True)) for row in rows]


def setting_of(row: RowMapping) -> Setting:
    seal = Seal(row["seed"], tuple(row["salts"]))
    return Setting(
        id=row["id"],
        game=row["game"],
        rules=row["rules"],
        options=row["options"],
        seal=seal,
        made_at=row["made_at"],
        notes=row["notes"],
        terms=Terms() if row["terms"] is None else msgspec.convert(row["terms"], Terms),
        position=row["position"],
    )


def chair_of(row: RowMapping) -> Chair:
    avatar, program = row["avatar"] or "", bool(row["program"])
    return Chair(row["kind"], row["name"], row["guest"], row["level"], avatar, program, row["salt"])


def chair_row(chair: Chair) -> dict[str, Any]:
    """What is stored of a chair; the rest is kept with the guest."""
    return {"kind": chair.kind, "name": chair.name, "guest": chair.guest, "level": chair.level, "salt": chair.salt}


def result_of(outcome: Mapping[str, Any], seat: int) -> str:
    """What the end of a game means to a seat: `won`, `lost` or `drawn`."""
    if seat in outcome["winners"]:
        return "won"
    return "drawn" if not outcome["winners"] and len(outcome["scores"]) > 1 else "lost"


def entries_of(rows: Sequence[RowMapping], first: int) -> list[Entry]:
    """The entries in these rows; `Unplayable` if one is missing or of an unknown kind."""
    try:
        for number, row in enumerate(rows, first):
            if row["number"] != number:
                raise msgspec.ValidationError(f"entry {number} is missing")
        return [entry_from(row["kind"], row["seat"], row["at"], row["request"], row["data"]) for row in rows]
    except msgspec.ValidationError as problem:
        raise Unplayable("fault-table-unplayable", table=rows[0]["table_id"]) from problem


def ended_of(row: RowMapping) -> Ended | None:
    return None if row["outcome"] is None else Ended(row["outcome"], row["ended_at"])


def seated() -> Select[Any]:
    """The chairs in their order, each with what is known of who sits there."""
    return (
        select(chairs, guests.c.avatar, guests.c.program)
        .join(guests, chairs.c.guest == guests.c.id, isouter=True)
        .order_by(chairs.c.seat)
    )


async def with_chairs(connection: AsyncConnection, rows: Sequence[RowMapping]) -> list[Listed]:
    """These rows of tables, with who sits there."""
    found: dict[str, list[Chair]] = {row["id"]: [] for row in rows}
    for row in (await connection.execute(seated().where(chairs.c.table_id.in_(list(found))))).mappings():
        found[row["table_id"]].append(chair_of(row))
    return [Listed(setting_of(row), found[row["id"]], ended_of(row), row["host"], row["invited"]) for row in rows]


def making(made: Stored, ended: Ended | None = None) -> Callable[[AsyncConnection], Awaitable[None]]:
    """The work of storing a new table, whose game may be over already."""
    setting = made.setting
    row = {
        "id": setting.id,
        "game": setting.game,
        "rules": setting.rules,
        "options": setting.options,
        "seed": setting.seal.seed,
        "salts": list(setting.seal.salts),
        "notes": setting.notes,
        "position": setting.position,
        "made_at": setting.made_at,
        "host": made.host,
        "outcome": None if ended is None else ended.outcome,
        "ended_at": None if ended is None else ended.at,
        "terms": msgspec.to_builtins(setting.terms) or None,
        "due_at": None if made.deadline is None else made.deadline.at,
        "public": setting.terms.public,
        "code": made.code,
        "invited": made.invited,
        "seen_at": setting.made_at,
    }
    sitting = [{"table_id": setting.id, "seat": seat, **chair_row(chair)} for seat, chair in enumerate(made.chairs)]

    async def add(connection: AsyncConnection) -> None:
        await connection.execute(insert(tables).values(row))
        await connection.execute(insert(chairs), sitting)
        if made.entries:
            await connection.execute(insert(log), named(rows_of(setting.id, 0, made.entries)))
        await raise_calls(connection, made.calls)

    return add
