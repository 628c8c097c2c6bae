"""`manawell admin`: the host's tools."""

from pathlib import Path
from typing import Annotated

import typer
from typer.core import TyperCommand

from manawell.cli.admin.events import register_events
from manawell.cli.admin.guests import register_guests
from manawell.cli.admin.house import register_house
from manawell.cli.admin.reports import register_reports
from manawell.cli.admin.tables import register_tables
from manawell.cli.flags import Say, lang_flag, set_flag, settings_flag
from manawell.cli.given import given_settings
from manawell.cli.language import name_before
from manawell.cli.usage import new_group


def register_admin(app: typer.Typer, say: Say, cls: type[TyperCommand]) -> None:
    """Add the commands, their help in the language of `say`."""
    group = new_group(app, say, "admin", say("help-admin"))

    @group.callback()
    def admin(
        context: typer.Context,
        data: Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help=say("help-serve-data"))] = None,
        database: Annotated[str | None, typer.Option(metavar="ADDRESS", help=say("help-serve-database"))] = None,
        wishes: Annotated[list[str] | None, set_flag(say)] = None,
        file: Annotated[Path | None, settings_flag(say)] = None,
        lang: Annotated[str | None, lang_flag(say)] = None,
    ) -> None:
        name_before(lang)
        context.obj = given_settings(data, file, wishes, {"database": database})

    for register in (register_house, register_tables, register_guests, register_events, register_reports):
        register(group, say, cls)
