"""Databases as an earlier version left them."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from manawell.server.storage import migrations


def make_old(connection: Connection, version: str) -> None:
    """Turn an empty database into an empty one of this version."""
    migrations.upgrade(connection)
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    config.attributes["connection"] = connection
    command.downgrade(config, version)
