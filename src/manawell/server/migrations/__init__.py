"""How the database came to its shape, step by step; brought up to date whenever a server starts."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

HEAD: Final = "0001"
"""The newest step. Known here, so that a server with a current database need not load Alembic to start."""
LOCK: Final = 0x6D616E6177656C6C
"""The number of the lock that is held meanwhile: “manawell” in ASCII."""


async def bring_up_to_date(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)


def upgrade(connection: Connection) -> None:
    """Take the steps that this database lacks; of several servers that start at once only one does."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    if _version(connection) == HEAD:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found
