"""`manawell new-game`: a copy of examples/nim under another name, to be turned into a game of your own."""

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Final

import typer
from typer.core import TyperCommand

from manawell.cli.context import Context, open_context
from manawell.cli.flags import Say, lang_flag
from manawell.cli.words import Misuse
from manawell.kernel.registry import games

TEMPLATE: Final = "nim"
NAME: Final = re.compile(r"[a-z]{3}[a-z0-9]{0,17}")
LEFT_OUT: Final = re.compile(r"__pycache__|build|\..*|.*\.egg-info")
"""Folders and files that other programs leave in a source tree."""


def register_new_game(app: typer.Typer, say: Say, cls: type[TyperCommand]) -> None:
    """Add the command, its help in the language of `say`."""

    @app.command("new-game", cls=cls, help=say("help-new-game"))
    def new_game(
        name: Annotated[str, typer.Argument(metavar="NAME", help=say("help-new-name"))],
        lang: Annotated[str | None, lang_flag(say)] = None,
    ) -> None:
        write_game(open_context(lang), name)


def write_game(context: Context, name: str) -> None:
    """Write the package into a new folder of this name, and say what to do next."""
    if not NAME.fullmatch(name):
        raise Misuse("fault-game-name", name=name)
    if name in games():
        raise Misuse("fault-game-exists", name=name)
    target = Path(name)
    if target.exists():
        raise Misuse("fault-file-exists", path=str(target))
    for path, content in package(name):
        (target / path).parent.mkdir(parents=True, exist_ok=True)
        (target / path).write_text(content, "utf-8", newline="\n")
    context.say("new-game-written", "bold green", name=name)
    context.say("new-game-next", name=name)


def package(name: str) -> Iterator[tuple[Path, str]]:
    """Every file of the example, path and content, with its name replaced."""
    example = _example()
    for path in sorted(example.rglob("*")):
        place = path.relative_to(example)
        if path.is_file() and not any(LEFT_OUT.fullmatch(part) for part in place.parts):
            yield Path(renamed(str(place), name)), renamed(path.read_text("utf-8"), name)


def renamed(text: str, name: str) -> str:
    """The text with the id, the title and the letters of the rule ids replaced, where they are words of their own."""
    forms = {TEMPLATE: name, TEMPLATE.capitalize(): name.capitalize(), TEMPLATE.upper(): name[:3].upper()}
    for old, new in forms.items():
        text = re.sub(rf"(?<![^\W_]){old}(?![^\W_])", new, text)
    return text


def _example() -> Path:
    """In an installed package it lies inside, in a source tree beside `src`."""
    home = Path(str(files("manawell")))
    shipped = home / "examples" / TEMPLATE
    return shipped if shipped.is_dir() else home.parents[1] / "examples" / TEMPLATE
