"""`manawell admin tables`: list, show, close, open again, delete and export tables."""

from pathlib import Path
from typing import Annotated, Final

import typer
from typer.core import TyperCommand

from manawell.cli.admin.common import as_host, dry_flag, json_flag, most_flag, say_done, show_json, show_rows
from manawell.cli.flags import Say, lang_flag
from manawell.cli.folder import export
from manawell.cli.usage import new_group
from manawell.cli.words import Misuse
from manawell.kernel.registry import find_game
from manawell.table.record import SUFFIX

STATES: Final = ("waiting", "running", "over", "closed")
COLUMNS: Final = ("id", "game", "state", "players", "changed_at", "entries")
SEATS: Final = ("kind", "name", "guest", "level")


def register_tables(app: typer.Typer, say: Say, cls: type[TyperCommand]) -> None:
    group = new_group(app, say, "tables", say("help-admin-tables"))
    name_argument = typer.Argument(metavar="TABLE", help=say("help-admin-table"))

    @group.command("list", cls=cls, help=say("help-admin-list"))
    def list_tables(
        context: typer.Context,
        game: Annotated[str | None, typer.Option(metavar="GAME", help=say("help-game"))] = None,
        state: Annotated[str | None, typer.Option(metavar="|".join(STATES), help=say("help-admin-state"))] = None,
        guest: Annotated[str | None, typer.Option(metavar="GUEST", help=say("help-admin-guest"))] = None,
        most: Annotated[int, most_flag(say)] = 50,
        as_json: Annotated[bool, json_flag(say)] = False,
        lang: Annotated[str | None, lang_flag(say)] = None,
    ) -> None:
        if state is not None and state not in STATES:
            raise Misuse("fault-admin-state", state=state, known=", ".join(STATES))
        found = as_host(context, lambda host: host.house.tables(game=game, state=state, guest=guest, most=most))
        if not found and game is not None:
            find_game(game)  # one that does not exist is refused by name
        if not found and guest is not None:
            as_host(context, lambda host: host.show_guest(guest))  # the same
        show_rows(found, COLUMNS, as_json, lang)

    @group.command("show", cls=cls, help=say("help-admin-show"))
    def show(
        context: typer.Context,
        name: Annotated[str, name_argument],
        as_json: Annotated[bool, json_flag(say)] = False,
        lang: Annotated[str | None, lang_flag(say)] = None,
    ) -> None:
        shown = as_host(context, lambda host: host.show_table(name))
        if as_json:
            show_json(shown)
            return
        show_rows([shown.table], COLUMNS, False, lang)
        show_rows(shown.chairs, SEATS, False, lang)

    @group.command("close", cls=cls, help=say("help-admin-close"))
    def close(
        context: typer.Context,
        name: Annotated[str, name_argument],
        dry: Annotated[bool, dry_flag(say)] = False,
        lang: Annotated[str | None, lang_flag(say)] = None,
    ) -> None:
        as_host(context, lambda host: host.close_table(name), dry)
        say_done("admin-closed", dry, lang, table=name)

    @group.command("reopen", cls=cls, help=say("help-admin-reopen"))
    def reopen(
        context: typer.Context,
        name: Annotated[str, name_argument],
        dry: Annotated[bool, dry_flag(say)] = False,
        lang: Annotated[str | None, lang_flag(say)] = None,
    ) -> None:
        as_host(context, lambda host: host.close_table(name, closed=False), dry)
        say_done("admin-reopened", dry, lang, table=name)

    @group.command("delete", cls=cls, help=say("help-admin-delete"))
    def delete(
        context: typer.Context,
        name: Annotated[str, name_argument],
        dry: Annotated[bool, dry_flag(say)] = False,
        lang: Annotated[str | None, lang_flag(say)] = None,
    ) -> None:
        shown = as_host(context, lambda host: host.delete_table(name), dry)
        say_done("admin-deleted", dry, lang, table=name, entries=shown.table.entries)

    @group.command("export", cls=cls, help=say("help-admin-export"))
    def export_tables(
        context: typer.Context,
        names: Annotated[list[str], typer.Argument(metavar="TABLE", help=say("help-admin-table"))],
        folder: Annotated[Path, typer.Option("--to", metavar="FOLDER", help=say("help-admin-to"))] = Path(),
        lang: Annotated[str | None, lang_flag(say)] = None,
    ) -> None:
        records = as_host(context, lambda host: host.records_of(names))
        folder.mkdir(parents=True, exist_ok=True)
        for name, record in records.items():
            path = folder / f"{name}{SUFFIX}"
            export(path, record)
            say_done("admin-exported", False, lang, path=str(path))
