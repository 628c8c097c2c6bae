"""`manawell tournament`: how strong are the bots?"""

import os
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from manawell.cli.language import texts_for
from manawell.kernel.registry import find_game
from manawell.kernel.text import Texts
from manawell.research.tournament import Standing, play_all, schedule, standings


def register(app: typer.Typer) -> None:
    app.command()(tournament)


def tournament(
    game: str,
    bots: Annotated[list[str], typer.Argument(help="random, greedy, apprentice, journeyman, master or search:N")],
    games: Annotated[int, typer.Option(min=1, help="games per pair, on half as many deals")] = 100,
    option: Annotated[list[str] | None, typer.Option("-o", "--option", help="name=value, as in manawell play")] = None,
    seed: Annotated[str, typer.Option(help="equal seeds give equal results")] = "tournament",
    workers: Annotated[int, typer.Option(min=1, help="processes")] = os.cpu_count() or 1,
    seconds: Annotated[float | None, typer.Option(help="cap on thinking; results then depend on speed")] = None,
    results_file: Annotated[Path | None, typer.Option("--json", help="write every result to this file")] = None,
    lang: Annotated[str | None, typer.Option(help="en, de or fr")] = None,
) -> None:
    """Play bots against each other on the same deals with seats exchanged, or alone in a solo game."""
    texts = texts_for(lang)
    settled = find_game(game).settle(dict(pair.partition("=")[::2] for pair in option or ()))
    encounters = schedule(game, settled, bots, games, seed, seconds)
    with _progress() as progress:
        task = progress.add_task(texts.say("tournament-running"), total=len(encounters))
        results = play_all(encounters, workers, lambda: progress.advance(task))
    Console().print(_table(texts, standings(results)))
    if results_file is not None:
        results_file.write_bytes(msgspec.json.encode(results))


def _progress() -> Progress:
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    return Progress(TextColumn("{task.description}"), *columns, console=Console(stderr=True))


def _table(texts: Texts, rows: list[Standing]) -> Table:
    table = Table()
    for column in ("bot", "rival", "rate", "interval", "games", "draws", "moves"):
        table.add_column(texts.say(f"tournament-{column}"), justify="left" if column in ("bot", "rival") else "right")
    for row in rows:
        low, high = row.interval
        table.add_row(
            row.bot,
            row.rival or "–",
            f"{row.rate:.1%}",
            f"{low:.1%} – {high:.1%}",
            str(row.games),
            str(row.draws),
            f"{row.moves / row.games:.1f}",
        )
    return table
