"""`manawell serve`: tables for people who are not in the same room."""

import errno
import os
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Annotated, Final

import typer
from typer.core import TyperCommand

from manawell.cli.flags import Say, lang_flag, set_flag, settings_flag
from manawell.cli.given import given_settings
from manawell.cli.language import texts_for
from manawell.cli.seats import invite
from manawell.cli.words import Misuse

LONGEST_BOT: Final = 40


def register_serve(app: typer.Typer, say: Say, cls: type[TyperCommand]) -> None:
    """Add the command, its help in the language of `say`."""

    @app.command("serve", cls=cls, help=say("help-serve"))
    def serve(
        host: Annotated[str | None, typer.Option(metavar="ADDRESS", help=say("help-host"))] = None,
        port: Annotated[int | None, typer.Option(metavar="PORT", min=0, max=65535, help=say("help-port"))] = None,
        data: Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help=say("help-serve-data"))] = None,
        database: Annotated[str | None, typer.Option(metavar="ADDRESS", help=say("help-serve-database"))] = None,
        redis: Annotated[str | None, typer.Option(metavar="ADDRESS", help=say("help-serve-redis"))] = None,
        workers: Annotated[
            int | None, typer.Option(metavar="NUMBER", min=1, max=64, help=say("help-serve-workers"))
        ] = None,
        thinkers: Annotated[
            int | None, typer.Option("--workers-for-bots", metavar="NUMBER", min=1, help=say("help-bot-workers"))
        ] = None,
        bot: Annotated[list[str] | None, typer.Option("--bot", metavar="NAME", help=say("help-serve-bot"))] = None,
        wishes: Annotated[list[str] | None, set_flag(say)] = None,
        file: Annotated[Path | None, settings_flag(say)] = None,
        address: Annotated[str | None, typer.Option(metavar="ADDRESS", help=say("help-serve-address"))] = None,
        smtp: Annotated[str | None, typer.Option(metavar="ADDRESS", help=say("help-serve-smtp"))] = None,
        mail_from: Annotated[
            str | None, typer.Option("--mail-from", metavar="ADDRESS", help=say("help-serve-mail"))
        ] = None,
        open_page: Annotated[bool, typer.Option("--open/--no-open", help=say("help-open"))] = False,
        lang: Annotated[str | None, lang_flag(say)] = None,
    ) -> None:
        # Imported only here, so that other commands start faster.
        from manawell.server.cluster import running

        texts = texts_for(lang)
        flags: dict[str, object] = {
            "host": host,
            "port": port,
            "database": database,
            "redis": redis,
            "workers": workers,
        }
        flags |= {"bot_workers": thinkers, "bots": tuple(bot) if bot else None}
        flags |= {"address": address, "smtp": smtp, "mail_from": mail_from}
        settings = given_settings(data, file, wishes, flags).settings
        for name in settings.bots:
            invite(name)
            if len(name) > LONGEST_BOT:
                raise Misuse("fault-bot-name", name=name, most=LONGEST_BOT)

        def announce(address: str) -> None:
            typer.echo(texts.say("serve-address", address=address))
            typer.echo(texts.say("serve-stop"))
            sys.stdout.flush()
            if open_page and has_desktop():
                webbrowser.open(address)

        try:
            running.serve(settings, announce)
        except OSError as error:
            problem = _unusable(error, settings.host, settings.port)
            if problem is None:
                raise
            raise problem from error


def _unusable(error: OSError, host: str, port: int) -> Misuse | None:
    """What is wrong with the address or the port; None if it is something else, such as a file."""
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return Misuse("fault-host", host=host)
    if error.errno == errno.EADDRINUSE:
        return Misuse("fault-port-taken", port=str(port))
    if error.errno == errno.EACCES and error.filename is None:
        return Misuse("fault-port-forbidden", port=str(port))
    return None


def has_desktop() -> bool:
    """Whether a browser can be opened on this machine."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
