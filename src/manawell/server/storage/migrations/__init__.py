"""Migrations of the database, applied whenever a server starts."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from manawell.server.faults import BadSetting

HEAD: Final = "0015"
"""The newest migration, named here so that a server with a current database need not load Alembic."""
LOCK: Final = 0x6D616E6177656C6C
"""The number of the lock held during migrations: “manawell” in ASCII."""


async def bring_up_to_date(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)


def upgrade(connection: Connection) -> None:
    """Apply the missing migrations; if several servers start at once, only one does so."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    version = _version(connection)
    if version == HEAD:
        return
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    known = [step.revision for step in ScriptDirectory.from_config(config).walk_revisions()]
    if version is None and inspect(connection).has_table("tables"):
        raise BadSetting("fault-database-unversioned")
    if version is not None and version not in known:
        raise BadSetting("fault-database-newer", version=version, known=HEAD)
    command.upgrade(config, "head")


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found
