"""Removing tables with everything that belongs to them."""

from collections.abc import Collection
from typing import Final

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncConnection

from manawell.server.storage.schema import metadata, tables

BELONGING: Final = [
    column
    for table in reversed(metadata.sorted_tables)
    for column in table.c
    if any(key.column is tables.c.id for key in column.foreign_keys)
]
"""The columns that name the table something belongs to."""
AT_ONCE: Final = 500
"""The most tables in one statement: databases limit the number of values."""


async def remove_tables(connection: AsyncConnection, names: Collection[str]) -> None:
    """Remove these tables: log, chairs, analysis and whatever else refers to them."""
    wanted = sorted(names)
    for first in range(0, len(wanted), AT_ONCE):
        for column in (*BELONGING, tables.c.id):
            await connection.execute(delete(column.table).where(column.in_(wanted[first : first + AT_ONCE])))
