"""`manawell admin who`, `settings`, `announce` and `retention`."""

import time
from typing import Annotated, Final

import typer
from typer.core import TyperCommand

from manawell.cli.admin.common import as_host, dry_flag, json_flag, most_flag, say_done, show_json, show_rows
from manawell.cli.admin.guests import COLUMNS as GUEST_COLUMNS
from manawell.cli.flags import Say, lang_flag
from manawell.cli.language import texts_for
from manawell.cli.words import Misuse

MINUTE: Final = 60.0
YEAR: Final = 366 * 24 * 60
"""In minutes."""


def register_house(app: typer.Typer, say: Say, cls: type[TyperCommand]) -> None:
    @app.command("who", cls=cls, help=say("help-admin-who"))
    def who(
        context: typer.Context,
        most: Annotated[int, most_flag(say)] = 50,
        as_json: Annotated[bool, json_flag(say)] = False,
        lang: Annotated[str | None, lang_flag(say)] = None,
    ) -> None:
        show_rows(as_host(context, lambda host: host.here(most)), GUEST_COLUMNS, as_json, lang)

    @app.command("settings", cls=cls, help=say("help-admin-settings"))
    def settings(
        context: typer.Context,
        as_json: Annotated[bool, json_flag(say)] = False,
        lang: Annotated[str | None, lang_flag(say)] = None,
    ) -> None:
        from manawell.server.sources import shown

        found = context.obj
        values = {name: shown(name, getattr(found.settings, name)) for name in found.sources}
        if as_json:
            show_json({name: {"value": value, "source": found.sources[name]} for name, value in values.items()})
            return
        texts, width = texts_for(lang), max(map(len, values))
        for name, value in values.items():
            source = found.sources[name]
            told = texts.say("admin-default") if source == "default" else source
            typer.echo(f"{name.ljust(width)}  {value}  ({told})")

    @app.command("announce", cls=cls, help=say("help-admin-announce"))
    def announce(
        context: typer.Context,
        text: Annotated[str, typer.Argument(metavar="TEXT", help=say("help-admin-text"))] = "",
        de: Annotated[str, typer.Option(metavar="TEXT", help=say("help-admin-text-de"))] = "",
        fr: Annotated[str, typer.Option(metavar="TEXT", help=say("help-admin-text-fr"))] = "",
        minutes: Annotated[
            float | None, typer.Option(metavar="NUMBER", min=1, max=YEAR, help=say("help-admin-minutes"))
        ] = None,
        clear: Annotated[bool, typer.Option("--clear", help=say("help-admin-clear"))] = False,
        dry: Annotated[bool, dry_flag(say)] = False,
        lang: Annotated[str | None, lang_flag(say)] = None,
    ) -> None:
        if clear and (text or de or fr):
            raise Misuse("fault-admin-clear", text=text or de or fr)
        until = None if minutes is None else time.time() + minutes * MINUTE
        texts = {} if clear else {"en": text, "de": de or text, "fr": fr or text}
        as_host(context, lambda host: host.announce(texts, until), dry)
        say_done("admin-cleared" if clear else "admin-announced", dry, lang, text=text)

    @app.command("retention", cls=cls, help=say("help-admin-retention"))
    def retention(
        context: typer.Context,
        dry: Annotated[bool, dry_flag(say)] = False,
        as_json: Annotated[bool, json_flag(say)] = False,
        lang: Annotated[str | None, lang_flag(say)] = None,
    ) -> None:
        due = as_host(context, lambda host: host.clear_out(context.obj.settings), dry)
        if as_json:
            show_json(due)
            return
        counts = {name: len(getattr(due, name)) for name in due.__struct_fields__}
        say_done("admin-retention", dry, lang, **counts)
