"""`manawell migrate`: everything from SQLite to PostgreSQL or back, between the two databases of the settings."""

import contextlib
from dataclasses import replace
from typing import Final

from sqlalchemy import text

from manawell.server.admin import version_of
from manawell.server.cluster.connections import check, make_storage
from manawell.server.cluster.running import lock_folder
from manawell.server.faults import BadSetting
from manawell.server.moving import Moved, Tell, count_rows, move
from manawell.server.settings import Settings
from manawell.server.storage.migrations import HEAD
from manawell.server.storage.sql import SqlStorage

TO_POSTGRESQL: Final = "postgresql"
TO_SQLITE: Final = "sqlite"
OTHERS: Final = """
SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
"""


async def migrate(settings: Settings, to: str, tell: Tell, dry: bool = False) -> Moved:
    """Move everything; no server may use either database meanwhile. A dry run only counts."""
    if settings.database is None:
        raise BadSetting("fault-move-no-database")
    check(settings)
    with lock_folder(settings.data):
        async with contextlib.AsyncExitStack() as stack:
            embedded = make_storage(replace(settings, database=None, redis=None))
            shared = make_storage(settings)
            for storage in (embedded, shared):
                stack.push_async_callback(storage.close)
            await _refuse_busy(shared)
            source, target = (embedded, shared) if to == TO_POSTGRESQL else (shared, embedded)
            if (version := await version_of(source)) != HEAD:
                raise BadSetting("fault-database-version", version=version, known=HEAD)
            if dry:
                return Moved(await count_rows(source), 0, [])
            await target.open()
            return await move(source, target, tell)


async def _refuse_busy(storage: SqlStorage) -> None:
    """Somebody who is connected might write while we copy."""
    await version_of(storage)  # says what is wrong if it cannot be reached
    async with storage.database.engine.connect() as connection:
        others = (await connection.execute(text(OTHERS))).scalar() or 0
    if others:
        raise BadSetting("fault-move-busy", count=others)
