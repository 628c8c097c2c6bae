"""What is stored as rows: settings, chairs and log entries, and back."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Select, select
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from manawell.kernel.seal import Seal
from manawell.server.faults import Unplayable
from manawell.server.storage.interface import Chair, Ended, Listed
from manawell.server.storage.schema import chairs, guests, log
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
    return Chair(row["kind"], row["name"], row["guest"], row["level"], row["avatar"] or "", bool(row["program"]))


def chair_row(chair: Chair) -> dict[str, Any]:
    """What is stored of a chair; the rest is kept with the guest."""
    return {"kind": chair.kind, "name": chair.name, "guest": chair.guest, "level": chair.level}


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
