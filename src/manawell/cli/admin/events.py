"""`manawell admin events`: list and cancel events."""

from typing import Annotated, Final

import typer
from typer.core import TyperCommand

from manawell.cli.admin.common import as_host, dry_flag, json_flag, most_flag, say_done, show_rows
from manawell.cli.flags import Say, lang_flag
from manawell.cli.usage import new_group

COLUMNS: Final = ("id", "name", "game", "state", "host", "made_at", "players")


def register_events(app: typer.Typer, say: Say, cls: type[TyperCommand]) -> None:
    group = new_group(app, say, "events", say("help-admin-events"))

    @group.command("list", cls=cls, help=say("help-admin-events-list"))
    def list_events(
        context: typer.Context,
        most: Annotated[int, most_flag(say)] = 50,
        as_json: Annotated[bool, json_flag(say)] = False,
        lang: Annotated[str | None, lang_flag(say)] = None,
    ) -> None:
        show_rows(as_host(context, lambda host: host.events(most)), COLUMNS, as_json, lang)

    @group.command("cancel", cls=cls, help=say("help-admin-events-cancel"))
    def cancel(
        context: typer.Context,
        event: Annotated[str, typer.Argument(metavar="EVENT", help=say("help-admin-event"))],
        dry: Annotated[bool, dry_flag(say)] = False,
        lang: Annotated[str | None, lang_flag(say)] = None,
    ) -> None:
        found = as_host(context, lambda host: host.cancel_event(event), dry)
        say_done("admin-event-cancelled", dry, lang, name=found.name, players=found.players)
