"""`manawell dataset`: games of strong bots as data."""

import os
from pathlib import Path
from types import ModuleType
from typing import Annotated, Final

import typer
from rich.console import Console
from typer.core import TyperCommand

from manawell.cli.flags import Say, game_argument, lang_flag
from manawell.cli.language import texts_for
from manawell.cli.seats import invite
from manawell.cli.tournament import games_progress
from manawell.kernel.registry import find_game
from manawell.research.faults import ResearchFault

LEVEL: Final = "archmage"


def register_dataset(app: typer.Typer, say: Say, cls: type[TyperCommand]) -> None:
    """Add the commands, their help in the language of `say`."""
    group = typer.Typer(help=say("help-dataset"), rich_markup_mode=None)
    app.add_typer(group, name="dataset")

    @group.command("make", cls=cls, help=say("help-dataset-make"))
    def make_dataset(
        game: Annotated[str, game_argument(say)],
        folder: Annotated[Path, typer.Argument(metavar="FOLDER", help=say("help-dataset-folder"))],
        games: Annotated[int, typer.Option(metavar="NUMBER", min=1, help=say("help-dataset-games"))] = 10_000,
        level: Annotated[str, typer.Option(metavar="BOT", help=say("help-dataset-level"))] = LEVEL,
        option: Annotated[
            list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help=say("help-option"))
        ] = None,
        seed: Annotated[str, typer.Option(metavar="TEXT", help=say("help-tournament-seed"))] = "dataset",
        workers: Annotated[int, typer.Option(metavar="NUMBER", min=1, help=say("help-workers"))] = os.cpu_count() or 1,
        lang: Annotated[str | None, lang_flag(say)] = None,
    ) -> None:
        dataset = load_dataset()
        texts = texts_for(lang)
        invite(level)
        settled = find_game(game).settle(dict(pair.partition("=")[::2] for pair in option or ()))
        about = dataset.describe(game, settled, level, seed)
        with games_progress() as progress:
            task = progress.add_task(texts.say("tournament-running"), total=games)
            dataset.make(folder, about, games, workers, lambda more: progress.advance(task, more))
        Console().print(texts.say("dataset-made", count=games, folder=str(folder)))

    @group.command("pack", cls=cls, help=say("help-dataset-pack"))
    def pack_dataset(
        folder: Annotated[Path, typer.Argument(metavar="FOLDER", help=say("help-dataset-source"))],
        file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-dataset-file"))],
        lang: Annotated[str | None, lang_flag(say)] = None,
    ) -> None:
        texts = texts_for(lang)
        packed = load_dataset().Dataset(folder).pack()
        packed.save(file)
        Console().print(texts.say("dataset-made", count=len(packed.lengths), folder=str(file)))

    @group.command("unpack", cls=cls, help=say("help-dataset-unpack"))
    def unpack_dataset(
        file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-dataset-packed"))],
        folder: Annotated[Path, typer.Argument(metavar="FOLDER", help=say("help-dataset-folder"))],
        workers: Annotated[int, typer.Option(metavar="NUMBER", min=1, help=say("help-workers"))] = os.cpu_count() or 1,
        lang: Annotated[str | None, lang_flag(say)] = None,
    ) -> None:
        dataset, texts = load_dataset(), texts_for(lang)
        packed = dataset.read_packed(file)
        with games_progress() as progress:
            task = progress.add_task(texts.say("dataset-unpacking"), total=len(packed.lengths))
            dataset.unpack(packed, folder, workers, lambda more: progress.advance(task, more))
        Console().print(texts.say("dataset-made", count=len(packed.lengths), folder=str(folder)))


def load_dataset() -> ModuleType:
    """The module, which needs NumPy."""
    try:
        from manawell.research import dataset
    except ImportError as problem:
        raise ResearchFault("fault-no-research", problem=str(problem)) from problem
    return dataset
