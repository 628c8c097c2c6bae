"""`manawell score`: how strong is a policy, measured with the suites of Manawell-4?"""

import os
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from typer.core import TyperCommand

from manawell.bots.levels import LEVELS
from manawell.cli.figures import percent
from manawell.cli.flags import Say, lang_flag
from manawell.cli.folder import make_room
from manawell.cli.language import texts_for
from manawell.cli.tournament import games_progress, invite_player
from manawell.kernel.registry import find_game, games
from manawell.kernel.text import Texts, game_texts
from manawell.research.spread import on_ray, over_processes, play_all
from manawell.research.yardstick import FULL, QUICK, Row, Score, row_of, suite

NOT_MET: Final = "–"


def register_score(app: typer.Typer, say: Say, cls: type[TyperCommand]) -> None:
    """Add the command, its help in the language of `say`."""

    @app.command("score", cls=cls, help=say("help-score"))
    def score(
        policy: Annotated[str, typer.Argument(metavar="POLICY", help=say("help-policy"))],
        game: Annotated[list[str] | None, typer.Argument(metavar="GAME", help=say("help-score-games"))] = None,
        quick: Annotated[bool, typer.Option("--quick", help=say("help-score-quick"))] = False,
        workers: Annotated[int, typer.Option(metavar="NUMBER", min=1, help=say("help-workers"))] = os.cpu_count() or 1,
        ray: Annotated[bool, typer.Option("--ray", help=say("help-ray"))] = False,
        notes: Annotated[Path | None, typer.Option("--notes", metavar="FILE", help=say("help-notes"))] = None,
        rows_file: Annotated[Path | None, typer.Option("--json", metavar="FILE", help=say("help-score-json"))] = None,
        lang: Annotated[str | None, lang_flag(say)] = None,
    ) -> None:
        texts = texts_for(lang)
        make_room(notes, rows_file)
        invite_player(policy)
        chosen = list(dict.fromkeys(find_game(name).id for name in game or games()))
        encounters = [one for name in chosen for one in suite(name, policy, QUICK if quick else FULL)]
        with games_progress() as progress:
            task = progress.add_task(texts.say("tournament-running"), total=len(encounters))
            spread = on_ray if ray else over_processes(workers)
            results = play_all(encounters, spread, lambda: progress.advance(task), notes)
        rows = [row_of(policy, name, [one for one in results if one.encounter.game == name]) for name in chosen]
        Console().print(_table(texts, rows))
        if rows_file is not None:
            rows_file.write_bytes(msgspec.json.encode(rows))


def _table(texts: Texts, rows: list[Row]) -> Table:
    """A column for each game, a line for each level, and the rating below."""
    table = Table(title=texts.say("score-title", policy=rows[0].policy, suite=rows[0].suite), show_footer=True)
    table.add_column(texts.say("tournament-rival"), footer=texts.say("tournament-rating"), no_wrap=True)
    for row in rows:
        name = game_texts(find_game(row.game), texts.language).say("game-title")
        games = sum(score.games for score in row.scores)
        header = f"{name} ({games})"
        table.add_column(header, footer=rating_text(row), justify="right", no_wrap=True)
    for level in LEVELS:
        cells = [next((score for score in row.scores if score.level == level), None) for row in rows]
        table.add_row(texts.say(f"level-{level}"), *(share_text(texts, cell) for cell in cells))
    return table


def share_text(texts: Texts, score: Score | None) -> str:
    """The share of points with its interval."""
    if score is None:
        return NOT_MET
    low, high = score.interval
    return f"{percent(texts, score.rate)} ({100 * low:.0f}–{100 * high:.0f})"


def rating_text(row: Row) -> str:
    """The rating with its interval; one end of it is open after a clean sweep."""
    if row.rating is None:
        return NOT_MET
    rating, low, high = row.rating
    if low is None:
        return f"< {high:.0f}"
    return f"> {low:.0f}" if high is None else f"{rating:.0f} ({low:.0f}–{high:.0f})"
