"""`manawell dataset`: games of strong bots as data."""

import os
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from typer.core import TyperCommand

from manawell.cli.flags import Say, game_argument, games_flag, lang_flag
from manawell.cli.language import texts_for
from manawell.cli.seats import invite
from manawell.cli.tournament import games_progress
from manawell.cli.usage import new_group
from manawell.kernel.registry import find_game
from manawell.research.faults import installed

LEVEL: Final = "archmage"


def register_dataset(app: typer.Typer, say: Say, cls: type[TyperCommand]) -> None:
    """Add the commands, their help in the language of `say`."""
    group = new_group(app, say, "dataset", say("help-dataset"))

    @group.command("make", cls=cls, help=say("help-dataset-make"))
    def make_dataset(
        game: Annotated[str, game_argument(say)],
        folder: Annotated[Path, typer.Argument(metavar="FOLDER", help=say("help-dataset-folder"))],
        games: Annotated[int, games_flag(say, "help-dataset-games")] = 10_000,
        level: Annotated[str, typer.Option(metavar="BOT", help=say("help-dataset-level"))] = LEVEL,
        option: Annotated[
            list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help=say("help-option"))
        ] = None,
        seed: Annotated[str, typer.Option(metavar="TEXT", help=say("help-tournament-seed"))] = "dataset",
        workers: Annotated[int, typer.Option(metavar="NUMBER", min=1, help=say("help-workers"))] = os.cpu_count() or 1,
        lang: Annotated[str | None, lang_flag(say)] = None,
    ) -> None:
        with installed():
            from manawell.research.dataset import Dataset, describe, make
        texts = texts_for(lang)
        invite(level)
        settled = find_game(game).settle(dict(pair.partition("=")[::2] for pair in option or ()))
        about = describe(game, settled, level, seed)
        with games_progress() as progress:
            task = progress.add_task(texts.say("tournament-running"), total=games)
            make(folder, about, games, workers, lambda more: progress.advance(task, more))
        Console().print(texts.say("dataset-made", count=len(Dataset(folder)), folder=str(folder)))

    @group.command("pack", cls=cls, help=say("help-dataset-pack"))
    def pack_dataset(
        folder: Annotated[Path, typer.Argument(metavar="FOLDER", help=say("help-dataset-source"))],
        file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-dataset-file"))],
        lang: Annotated[str | None, lang_flag(say)] = None,
    ) -> None:
        with installed():
            from manawell.research.dataset import Dataset
        texts = texts_for(lang)
        packed = Dataset(folder).pack()
        packed.save(file)
        Console().print(texts.say("dataset-made", count=len(packed.lengths), folder=str(file)))

    @group.command("unpack", cls=cls, help=say("help-dataset-unpack"))
    def unpack_dataset(
        file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-dataset-packed"))],
        folder: Annotated[Path, typer.Argument(metavar="FOLDER", help=say("help-dataset-folder"))],
        workers: Annotated[int, typer.Option(metavar="NUMBER", min=1, help=say("help-workers"))] = os.cpu_count() or 1,
        lang: Annotated[str | None, lang_flag(say)] = None,
    ) -> None:
        with installed():
            from manawell.research.dataset import read_packed, unpack
        texts = texts_for(lang)
        packed = read_packed(file)
        with games_progress() as progress:
            task = progress.add_task(texts.say("dataset-unpacking"), total=len(packed.lengths))
            unpack(packed, folder, workers, lambda more: progress.advance(task, more))
        Console().print(texts.say("dataset-made", count=len(packed.lengths), folder=str(folder)))
