"""`manawell serve`: a table for people who are not in the same room."""

import os
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from manawell.cli.folder import Folder
from manawell.cli.language import texts_for


def register_serve(app: typer.Typer, say: Callable[..., str]) -> None:
    """Add the command, its help in the language of `say`."""

    @app.command("serve", help=say("help-serve"))
    def serve(
        host: Annotated[str, typer.Option(help=say("help-host"))] = "127.0.0.1",
        port: Annotated[int, typer.Option(min=0, max=65535, help=say("help-port"))] = 0,
        data: Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help=say("help-serve-data"))] = None,
        database: Annotated[
            str | None, typer.Option(metavar="ADDRESS", envvar="MANAWELL_DATABASE", help=say("help-serve-database"))
        ] = None,
        redis: Annotated[
            str | None, typer.Option(metavar="ADDRESS", envvar="MANAWELL_REDIS", help=say("help-serve-redis"))
        ] = None,
        workers: Annotated[int, typer.Option(min=1, max=64, help=say("help-serve-workers"))] = 1,
        thinkers: Annotated[int | None, typer.Option("--workers-for-bots", min=1, help=say("help-bot-workers"))] = None,
        open_page: Annotated[bool, typer.Option("--open/--no-open", help=say("help-open"))] = False,
        lang: Annotated[str | None, typer.Option("--lang", metavar="en|de|fr", help=say("help-lang"))] = None,
    ) -> None:
        # Loaded only here: the other commands need not wait for it.
        from manawell.server import running
        from manawell.server.settings import Settings

        texts = texts_for(lang)
        folder = (data or Folder().path / "server").absolute()
        settings = Settings(
            folder,
            database=database,
            redis=redis,
            workers=workers,
            bot_workers=thinkers or max(1, Settings.bot_workers // workers),
        )

        def announce(address: str) -> None:
            typer.echo(texts.say("serve-address", address=address))
            typer.echo(texts.say("serve-stop"))
            sys.stdout.flush()
            if open_page and has_desktop():
                webbrowser.open(address)

        running.serve(settings, host, port, announce)


def has_desktop() -> bool:
    """Whether a page can be shown on this machine."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
