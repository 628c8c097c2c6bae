"""Arguments and flags that several commands take."""

from collections.abc import Callable
from typing import Any, Final

import typer

Say = Callable[..., str]
"""The texts of the program in one language."""

MOST_GAMES: Final = 1_000_000

LATEST: Final = ""
"""What `--resume` means without a name."""


def game_argument(say: Say) -> Any:
    return typer.Argument(metavar="GAME", help=say("help-game"))


def lang_flag(say: Say) -> Any:
    return typer.Option("--lang", metavar="en|de|fr", help=say("help-lang"))


def plain_flag(say: Say) -> Any:
    return typer.Option("--plain", help=say("help-plain"))


def games_flag(say: Say, help_text: str) -> Any:
    """How many games are played; a schedule of them is kept in memory."""
    return typer.Option("--games", metavar="NUMBER", min=1, max=MOST_GAMES, help=say(help_text))


def data_flag(say: Say) -> Any:
    return typer.Option("--data", metavar="FOLDER", help=say("help-data"))


def settings_flag(say: Say) -> Any:
    return typer.Option("--settings", metavar="FILE", envvar="MANAWELL_SETTINGS", help=say("help-settings"))


def set_flag(say: Say) -> Any:
    """`--limit` is its name of the first version."""
    return typer.Option("--set", "--limit", metavar="NAME=VALUE", help=say("help-set"))
