"""`manawell migrate`: from SQLite to PostgreSQL and back."""

import asyncio
import sys
from pathlib import Path
from typing import Annotated

import typer
from typer.core import TyperCommand

from manawell.cli.admin.common import dry_flag, say_done
from manawell.cli.flags import Say, lang_flag, set_flag, settings_flag
from manawell.cli.given import given_settings
from manawell.cli.words import Misuse


def register_migrate(app: typer.Typer, say: Say, cls: type[TyperCommand]) -> None:
    """Add the command, its help in the language of `say`."""

    @app.command("migrate", cls=cls, help=say("help-migrate"))
    def migrate(
        to: Annotated[str, typer.Argument(metavar="postgresql|sqlite", help=say("help-migrate-to"))],
        data: Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help=say("help-serve-data"))] = None,
        database: Annotated[str | None, typer.Option(metavar="ADDRESS", help=say("help-serve-database"))] = None,
        wishes: Annotated[list[str] | None, set_flag(say)] = None,
        file: Annotated[Path | None, settings_flag(say)] = None,
        dry: Annotated[bool, dry_flag(say)] = False,
        lang: Annotated[str | None, lang_flag(say)] = None,
    ) -> None:
        # Imported only here, so that other commands start faster.
        from manawell.server import migrate as moving

        if to not in (moving.TO_POSTGRESQL, moving.TO_SQLITE):
            raise Misuse("fault-migrate-to", to=to)
        settings = given_settings(data, file, wishes, {"database": database}).settings
        moved = asyncio.run(moving.migrate(settings, to, _progress, dry))
        say_done("migrate-counted" if dry else "migrate-done", dry, lang, rows=moved.rows, games=moved.games)
        for table in moved.unplayable:
            say_done("migrate-unplayable", False, lang, table=table)


def _progress(name: str, done: int, total: int) -> None:
    """One line for each table, which grows in a terminal."""
    if sys.stderr.isatty() or done >= total:
        typer.echo(f"\r{name} {done}/{total}", err=True, nl=done >= total)
