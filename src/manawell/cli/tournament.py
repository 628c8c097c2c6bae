"""`manawell tournament`: how strong are the bots?"""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console, JustifyMethod
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from typer.core import TyperCommand

from manawell.cli.figures import number, percent, percents, signed
from manawell.cli.flags import Say, game_argument, games_flag, lang_flag
from manawell.cli.folder import make_room
from manawell.cli.language import texts_for
from manawell.cli.seats import invite, look_here
from manawell.kernel.faults import Fault
from manawell.kernel.game import Game
from manawell.kernel.registry import find_game
from manawell.kernel.text import Texts, game_texts
from manawell.research.report import Worth, varied_schedule, worths
from manawell.research.spread import on_ray, over_processes, play_all
from manawell.research.tournament import Standing, is_policy, rate, schedule, standings
from manawell.research.visitor import AT

REPORTER: Final = "journeyman"
"""The bot that plays the games of a report, unless another is named."""


def register_tournament(app: typer.Typer, say: Say, cls: type[TyperCommand]) -> None:
    """Add the command, its help in the language of `say`."""

    @app.command("tournament", cls=cls, help=say("help-tournament"))
    def tournament(
        game: Annotated[str, game_argument(say)],
        bots: Annotated[list[str] | None, typer.Argument(metavar="BOT", help=say("help-bots"))] = None,
        games: Annotated[int, games_flag(say, "help-games-per-pair")] = 100,
        option: Annotated[
            list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help=say("help-option"))
        ] = None,
        seed: Annotated[str, typer.Option(metavar="TEXT", help=say("help-tournament-seed"))] = "tournament",
        workers: Annotated[int, typer.Option(metavar="NUMBER", min=1, help=say("help-workers"))] = os.cpu_count() or 1,
        seconds: Annotated[float | None, typer.Option(metavar="NUMBER", help=say("help-seconds"))] = None,
        gate: Annotated[Path | None, typer.Option("--gate", metavar="PYTHON", help=say("help-gate"))] = None,
        report: Annotated[bool, typer.Option("--report", help=say("help-report"))] = False,
        ray: Annotated[bool, typer.Option("--ray", help=say("help-ray"))] = False,
        notes: Annotated[Path | None, typer.Option("--notes", metavar="FILE", help=say("help-notes"))] = None,
        results_file: Annotated[Path | None, typer.Option("--json", metavar="FILE", help=say("help-json"))] = None,
        lang: Annotated[str | None, lang_flag(say)] = None,
    ) -> None:
        texts = texts_for(lang)
        make_room(notes, results_file)
        chosen = find_game(game)
        settled = chosen.settle(dict(pair.partition("=")[::2] for pair in option or ()))
        for bot in bots or ():
            invite_player(bot if is_policy(bot) else bot.partition(AT)[0])
        if gate is not None:
            bots = [name for bot in bots or [] for name in (bot, f"{bot}{AT}{gate}")]
        if report:
            if type(chosen).equipment is Game.equipment:
                raise Fault("fault-no-report", game=game)
            encounters = varied_schedule(game, settled, (bots or [REPORTER])[0], games, seed)
        else:
            encounters = schedule(game, settled, bots or [], games, seed, seconds)
        with games_progress() as progress:
            task = progress.add_task(texts.say("tournament-running"), total=len(encounters))
            spread = on_ray if ray else over_processes(workers)
            results = play_all(encounters, spread, lambda: progress.advance(task), notes)
        shown = _gate if gate is not None else _table
        Console().print(_report(texts, game, worths(results)) if report else shown(texts, standings(results)))
        if not report and gate is None and len(rated := rate(standings(results))) > 2:
            Console().print(_ratings(texts, rated))
        if results_file is not None:
            results_file.write_bytes(msgspec.json.encode(results))


def invite_player(name: str) -> None:
    """Check that a bot or policy can be found; a policy is loaded where it plays."""
    if is_policy(name):
        look_here()
    else:
        invite(name)


def _report(texts: Texts, game: str, rows: list[Worth]) -> Table:
    """One line per thing that can be brought, best first."""
    if not rows:
        raise Fault("fault-no-report", game=game)
    named = game_texts(find_game(game), texts.language)
    table = Table()
    for column in ("thing", "rate", "interval", "games", "used", "verdict"):
        justify: JustifyMethod = "left" if column in ("thing", "verdict") else "right"
        table.add_column(texts.say(f"report-{column}"), justify=justify, no_wrap=True)
    for row in rows:
        share = (*_share(texts, row), percent(texts, row.used / row.games))
        name = named.say(f"card-{row.id}")
        table.add_row(f"{row.id} {name}", *share, texts.say(f"report-verdict-{row.verdict}"))
    return table


def games_progress() -> Progress:
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    return Progress(TextColumn("{task.description}"), *columns, console=Console(stderr=True))


def _table(texts: Texts, rows: list[Standing]) -> Table:
    """One line per pair, from the better side."""
    table = _with_columns(texts, ("bot", "rival", "rate", "interval", "games", "draws", "moves"), ("moves",))
    told: set[frozenset[str | None]] = set()
    for row in sorted(rows, key=lambda row: -row.rate):
        pair = frozenset((row.bot, row.rival))
        if pair in told:
            continue
        told.add(pair)
        table.add_row(
            row.bot,
            row.rival or "–",
            *_share(texts, row),
            str(row.draws),
            number(texts.language, row.moves / row.games, 1),
        )
    return table


def _gate(texts: Texts, rows: list[Standing]) -> Table:
    """A line for each of the new bots, and one for each old one, whose long names may fill several lines."""
    table = _with_columns(texts, ("bot", "rate", "interval", "games", "elo", "seconds"), ("bot", "interval", "seconds"))
    for row in rows:
        elo, low, high = (signed(texts.language, value) for value in row.elo)
        seconds = number(texts.language, row.seconds, 3)
        table.add_row(row.bot, *_share(texts, row), f"{elo} ({low} … {high})", seconds)
    return table


def _ratings(texts: Texts, rated: Mapping[str, tuple[float, float]]) -> Table:
    """The bots by strength, the best first."""
    table = _with_columns(texts, ("bot", "rating"), ())
    for bot, (rating, error) in sorted(rated.items(), key=lambda item: -item[1][0]):
        table.add_row(bot, f"{rating:.0f} ± {error:.0f}")
    return table


def _with_columns(texts: Texts, columns: Sequence[str], wrapped: Sequence[str]) -> Table:
    table = Table()
    for column in columns:
        justify: JustifyMethod = "left" if column in ("bot", "rival") else "right"
        title = texts.say(f"tournament-{column}")
        table.add_column(title, justify=justify, no_wrap=column not in wrapped, overflow="fold")
    return table


def _share(texts: Texts, row: Standing | Worth) -> tuple[str, str, str]:
    low, high = row.interval
    return percent(texts, row.rate, 1), percents(texts, low, high, 1), str(row.games)
