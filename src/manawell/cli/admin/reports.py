"""`manawell admin reports`: what guests have reported in chats."""

from typing import Annotated, Final

import typer
from typer.core import TyperCommand

from manawell.cli.admin.common import (
    MOST,
    as_host,
    dry_flag,
    json_flag,
    most_flag,
    say_done,
    show_json,
    show_rows,
)
from manawell.cli.flags import Say, lang_flag
from manawell.cli.usage import new_group

COLUMNS: Final = ("id", "at", "table_id", "name", "text", "resolved_at")


def register_reports(app: typer.Typer, say: Say, cls: type[TyperCommand]) -> None:
    group = new_group(app, say, "reports", say("help-admin-reports"))
    number_argument = typer.Argument(metavar="NUMBER", max=MOST, help=say("help-admin-report"))

    @group.command("list", cls=cls, help=say("help-admin-reports-list"))
    def list_reports(
        context: typer.Context,
        every: Annotated[bool, typer.Option("--all", help=say("help-admin-reports-all"))] = False,
        most: Annotated[int, most_flag(say)] = 50,
        as_json: Annotated[bool, json_flag(say)] = False,
        lang: Annotated[str | None, lang_flag(say)] = None,
    ) -> None:
        show_rows(as_host(context, lambda host: host.house.reports(every=every, most=most)), COLUMNS, as_json, lang)

    @group.command("show", cls=cls, help=say("help-admin-reports-show"))
    def show(
        context: typer.Context,
        number: Annotated[int, number_argument],
        as_json: Annotated[bool, json_flag(say)] = False,
        lang: Annotated[str | None, lang_flag(say)] = None,
    ) -> None:
        found = as_host(context, lambda host: host.house.report(number))
        if as_json:
            show_json(found)
            return
        show_rows([found], ("id", "at", "table_id", "line", "speaker", "reporter", "resolved_at"), False, lang)
        typer.echo(f"{found.name}: {found.text}")
        if found.note:
            typer.echo(found.note)

    @group.command("resolve", cls=cls, help=say("help-admin-resolve"))
    def resolve(
        context: typer.Context,
        number: Annotated[int, number_argument],
        note: Annotated[str, typer.Option(metavar="TEXT", help=say("help-admin-note"))] = "",
        dry: Annotated[bool, dry_flag(say)] = False,
        lang: Annotated[str | None, lang_flag(say)] = None,
    ) -> None:
        as_host(context, lambda host: host.resolve_report(number, note), dry)
        say_done("admin-resolved", dry, lang, number=number)
