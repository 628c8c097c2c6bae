"""What is stored as rows: settings, chairs and log entries, and back."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy.engine import RowMapping

from manawell.kernel.seal import Seal
from manawell.server.faults import Unplayable
from manawell.server.storage.interface import Chair, Ended
from manawell.server.storage.schema import log
from manawell.table.entries import Entry, data_of, entry_from, kind_of
from manawell.table.setting import Setting

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
        position=row["position"],
    )


def chair_of(row: RowMapping) -> Chair:
    return Chair(row["kind"], row["name"], row["guest"], row["level"])


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
