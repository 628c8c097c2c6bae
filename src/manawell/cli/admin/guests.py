"""`manawell admin guests`: list, show, forget, block and rename guests."""

from typing import Annotated, Final

import typer
from typer.core import TyperCommand

from manawell.cli.admin.common import as_host, dry_flag, json_flag, most_flag, say_done, show_json, show_rows
from manawell.cli.admin.tables import COLUMNS as TABLE_COLUMNS
from manawell.cli.flags import Say, lang_flag
from manawell.cli.usage import new_group

COLUMNS: Final = ("id", "name", "seen_at", "tables", "blocked", "program")


def register_guests(app: typer.Typer, say: Say, cls: type[TyperCommand]) -> None:
    group = new_group(app, say, "guests", say("help-admin-guests"))
    guest_argument = typer.Argument(metavar="GUEST", help=say("help-admin-guest"))

    @group.command("list", cls=cls, help=say("help-admin-guests-list"))
    def list_guests(
        context: typer.Context,
        name: Annotated[str | None, typer.Option(metavar="TEXT", help=say("help-admin-name"))] = None,
        most: Annotated[int, most_flag(say)] = 50,
        as_json: Annotated[bool, json_flag(say)] = False,
        lang: Annotated[str | None, lang_flag(say)] = None,
    ) -> None:
        show_rows(as_host(context, lambda host: host.house.guests(name=name, most=most)), COLUMNS, as_json, lang)

    @group.command("show", cls=cls, help=say("help-admin-guests-show"))
    def show(
        context: typer.Context,
        guest: Annotated[str, guest_argument],
        as_json: Annotated[bool, json_flag(say)] = False,
        lang: Annotated[str | None, lang_flag(say)] = None,
    ) -> None:
        person = as_host(context, lambda host: host.show_guest(guest))
        if as_json:
            show_json(person)
            return
        show_rows([person.guest], COLUMNS, False, lang)
        show_rows(person.tables, TABLE_COLUMNS, False, lang)

    @group.command("forget", cls=cls, help=say("help-admin-forget"))
    def forget(
        context: typer.Context,
        guest: Annotated[str, guest_argument],
        dry: Annotated[bool, dry_flag(say)] = False,
        lang: Annotated[str | None, lang_flag(say)] = None,
    ) -> None:
        person = as_host(context, lambda host: host.forget_guest(guest), dry)
        say_done("admin-forgotten", dry, lang, name=person.guest.name, tables=person.guest.tables)

    @group.command("block", cls=cls, help=say("help-admin-block"))
    def block(
        context: typer.Context,
        guest: Annotated[str, guest_argument],
        dry: Annotated[bool, dry_flag(say)] = False,
        lang: Annotated[str | None, lang_flag(say)] = None,
    ) -> None:
        person = as_host(context, lambda host: host.block_guest(guest), dry)
        say_done("admin-blocked", dry, lang, name=person.guest.name)

    @group.command("unblock", cls=cls, help=say("help-admin-unblock"))
    def unblock(
        context: typer.Context,
        guest: Annotated[str, guest_argument],
        dry: Annotated[bool, dry_flag(say)] = False,
        lang: Annotated[str | None, lang_flag(say)] = None,
    ) -> None:
        person = as_host(context, lambda host: host.block_guest(guest, blocked=False), dry)
        say_done("admin-unblocked", dry, lang, name=person.guest.name)

    @group.command("rename", cls=cls, help=say("help-admin-rename"))
    def rename(
        context: typer.Context,
        guest: Annotated[str, guest_argument],
        name: Annotated[str, typer.Argument(metavar="NAME", help=say("help-admin-new-name"))],
        dry: Annotated[bool, dry_flag(say)] = False,
        lang: Annotated[str | None, lang_flag(say)] = None,
    ) -> None:
        was, now = as_host(context, lambda host: host.rename_guest(guest, name), dry)
        say_done("admin-renamed", dry, lang, was=was, name=now)
