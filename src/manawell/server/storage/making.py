"""New tables, as they are stored."""

import msgspec
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from manawell.server.storage.database import Work
from manawell.server.storage.interface import Ended, Stored
from manawell.server.storage.notices import raise_calls
from manawell.server.storage.rows import chair_row, named, rows_of
from manawell.server.storage.schema import chairs, log, tables


def making(made: Stored, ended: Ended | None = None) -> Work:
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
