"""Moving everything from one database to another, between SQLite and PostgreSQL in either direction.

Rows are copied table by table in portions; a row that is there already is left alone, so an interrupted move is simply
begun again. Nothing counts as moved before every row has been compared and every game been replayed.
"""

from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import aclosing
from typing import Any, Final

import msgspec
from sqlalchemy import Table as SqlTable
from sqlalchemy import func, select, text, tuple_
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from manawell.kernel.faults import Fault
from manawell.server.faults import BadSetting
from manawell.server.storage.rows import ended_of
from manawell.server.storage.schema import metadata, tables
from manawell.server.storage.sql import SqlStorage
from manawell.server.tables.live import replayed
from manawell.table.undealt import Undealt

PORTION: Final = 200
"""Rows in one transaction."""
INSERTS: Final[dict[str, Any]] = {"postgresql": postgresql.insert, "sqlite": sqlite.insert}

Tell = Callable[[str, int, int], None]
"""Told the name of a table, how many rows are done, and how many there are."""


class Moved(msgspec.Struct, frozen=True):
    """What was moved and proven."""

    rows: int
    games: int
    unplayable: list[str]
    """Games that this version cannot replay, in neither database; their rows are the same."""


async def move(source: SqlStorage, target: SqlStorage, tell: Tell) -> Moved:
    """Copy everything, then compare and replay it; `BadSetting` if the target has anything that the source has not."""
    await _refuse_others(source, target)
    rows = 0
    for table in metadata.sorted_tables:
        rows += await _copy(source, target, table, tell)
    await _set_counters(target)
    await _refuse_others(source, target)
    return await _prove(source, target, rows, tell)


async def _copy(source: SqlStorage, target: SqlStorage, table: SqlTable, tell: Tell) -> int:
    total, done = await _count(source, table), 0
    if await _count(target, table) == total:
        tell(table.name, total, total)
        return total
    add = INSERTS[target.database.engine.dialect.name](table).on_conflict_do_nothing()
    async with aclosing(_portions(source, table)) as portions:
        async for portion in portions:
            async with target.database.engine.begin() as connection:
                await connection.execute(add, [dict(row) for row in portion])
            done += len(portion)
            tell(table.name, done, total)
    return done


async def _portions(storage: SqlStorage, table: SqlTable) -> AsyncGenerator[Sequence[RowMapping], None]:
    """All rows of a table, in the order of its key. Whoever may stop early closes it, and its connection with it."""
    query = select(table).order_by(*table.primary_key.columns)
    async with storage.database.engine.connect() as connection:
        found = await connection.stream(query.execution_options(yield_per=PORTION))
        async for portion in found.mappings().partitions(PORTION):
            yield portion


async def count_rows(storage: SqlStorage) -> int:
    """All that would be copied."""
    return sum([await _count(storage, table) for table in metadata.sorted_tables])


async def _count(storage: SqlStorage, table: SqlTable) -> int:
    async with storage.database.engine.connect() as connection:
        return (await connection.execute(select(func.count()).select_from(table))).scalar() or 0


async def _refuse_others(source: SqlStorage, target: SqlStorage) -> None:
    """Every row of the target must be in the source: it is empty, or a move that was interrupted."""
    for table in metadata.sorted_tables:
        async with aclosing(_portions(target, table)) as portions:
            async for portion in portions:
                if len(await _same(source, table, portion)) < len(portion):
                    raise BadSetting("fault-move-used", table=table.name)


async def _same(storage: SqlStorage, table: SqlTable, rows: Sequence[RowMapping]) -> dict[tuple[Any, ...], RowMapping]:
    """By key: the rows here with the keys of these. Databases sort texts in their own ways, so order says nothing."""
    keys = list(table.primary_key.columns)
    wanted = [_key(table, row) for row in rows]
    query = select(table).where(tuple_(*keys).in_(wanted))
    async with storage.database.engine.connect() as connection:
        return {_key(table, row): row for row in (await connection.execute(query)).mappings()}


def _key(table: SqlTable, row: RowMapping) -> tuple[Any, ...]:
    return tuple(row[column.name] for column in table.primary_key.columns)


async def _set_counters(target: SqlStorage) -> None:
    """Let PostgreSQL count on from the numbers that were copied; SQLite does so by itself."""
    if target.database.engine.dialect.name != "postgresql":
        return
    async with target.database.engine.begin() as connection:
        for table in metadata.sorted_tables:
            column = table.autoincrement_column
            if column is not None and column.name == "id":
                await _set_counter(connection, table.name)


async def _set_counter(connection: AsyncConnection, table: str) -> None:
    highest = f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), COALESCE(MAX(id), 1), MAX(id) IS NOT NULL)"
    await connection.execute(text(f"{highest} FROM {table}"))


async def _prove(source: SqlStorage, target: SqlStorage, rows: int, tell: Tell) -> Moved:
    """Compare every row, and replay every game from the target to the outcome that is stored with it."""
    for table in metadata.sorted_tables:
        await _compare(source, target, table)
    games, unplayable, total = 0, [], await _count(target, tables)
    async with aclosing(_portions(target, tables)) as portions:
        async for portion in portions:
            for row in portion:
                if await _replays(target, row):
                    games += 1
                else:
                    unplayable.append(row["id"])
            tell("games", games + len(unplayable), total)
    return Moved(rows, games, unplayable)


async def _compare(source: SqlStorage, target: SqlStorage, table: SqlTable) -> None:
    if await _count(source, table) != await _count(target, table):
        raise BadSetting("fault-move-differs", table=table.name)
    async with aclosing(_portions(source, table)) as portions:
        async for portion in portions:
            found = await _same(target, table, portion)
            if any(dict(found.get(_key(table, row), {})) != dict(row) for row in portion):
                raise BadSetting("fault-move-differs", table=table.name)


async def _replays(storage: SqlStorage, row: RowMapping) -> bool:
    """Whether a game can be replayed; if so, it must end as is stored."""
    stored = await storage.find_table(row["id"], closed=True)
    assert stored is not None
    try:
        log = replayed(stored)
    except Fault:
        return False
    if isinstance(log, Undealt):
        return True
    ended = ended_of(row)
    outcome = msgspec.json.decode(msgspec.json.encode(log.outcome()))  # as it is stored: with lists, not tuples
    if (None if ended is None else ended.outcome) != outcome:
        raise BadSetting("fault-move-outcome", table=row["id"])
    return True
