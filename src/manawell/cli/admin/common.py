"""What the host's commands share: flags, the way to the database, and how things are shown."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
import typer

from manawell.cli.flags import Say
from manawell.cli.language import texts_for

if TYPE_CHECKING:
    from manawell.server.admin import Host

Result = TypeVar("Result")
TIMES: Final = ("at", "made_at", "changed_at", "seen_at", "resolved_at", "until")
"""The fields that are moments."""
WIDEST: Final = 40
MOST: Final = 2**31 - 1
"""The highest number that a database keeps."""


def dry_flag(say: Say) -> Any:
    return typer.Option("--dry-run", help=say("help-dry-run"))


def json_flag(say: Say) -> Any:
    return typer.Option("--json", help=say("help-admin-json"))


def most_flag(say: Say) -> Any:
    return typer.Option("--most", metavar="NUMBER", min=1, max=MOST, help=say("help-most"))


def as_host(context: typer.Context, work: "Callable[[Host], Awaitable[Result]]", dry: bool = False) -> Result:
    """Do something with the database of the settings."""
    from manawell.server.admin import Host, opened  # late, so that other commands start faster

    async def do() -> Result:
        async with opened(context.obj.settings) as storage:
            return await work(Host(storage, dry))

    return asyncio.run(do())


def show_json(found: object) -> None:
    typer.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())


def show_rows(rows: Sequence[msgspec.Struct], names: Sequence[str], as_json: bool, lang: str | None) -> None:
    """Some fields of each, in columns under their names; as JSON all of them."""
    if as_json:
        show_json(rows)
        return
    texts = texts_for(lang)
    if not rows:
        typer.echo(texts.say("admin-none"))
        return
    lines = [[texts.say(f"admin-head-{name.replace('_', '-')}") for name in names]]
    lines += [[cell(name, getattr(row, name)) for name in names] for row in rows]
    widths = [max(len(line[at]) for line in lines) for at in range(len(names))]
    for line in lines:
        typer.echo("  ".join(text.ljust(width) for text, width in zip(line, widths, strict=True)).rstrip())


def cell(name: str, value: object) -> str:
    """A value as a host reads it; moments are local."""
    if value is None or value == "":
        return "–"
    if name in TIMES and isinstance(value, float):
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(value))
    if isinstance(value, bool):
        return "✓" if value else "–"
    text = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    return text if len(text) <= WIDEST else text[: WIDEST - 1] + "…"


def say_done(message: str, dry: bool, lang: str | None, **values: Any) -> None:
    """What was done; a dry run says first that it is one, and then what the result would be."""
    texts = texts_for(lang)
    told = texts.say(message, **values)
    typer.echo(texts.say("admin-dry", done=told) if dry else told)
