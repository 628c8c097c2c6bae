"""`manawell analyse`: where a finished game was won and lost, and what was luck."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from typer.core import TyperCommand

from manawell.analysis.analyse import SIMULATIONS, analyse, usual_seconds
from manawell.analysis.comments import comments_on
from manawell.analysis.report import Budget, Report
from manawell.cli.analysis_pages import Pages
from manawell.cli.context import Context, open_context
from manawell.cli.flags import Say, data_flag, lang_flag, plain_flag
from manawell.cli.replay import EVERYTHING, choose_finished
from manawell.cli.seats import display_name, seat_called
from manawell.kernel.game import ALL_KNOWING
from manawell.table.record import read_record, replay
from manawell.table.table import Table


def register_analyse(app: typer.Typer, say: Say, cls: type[TyperCommand]) -> None:
    """Add the command, its help in the language of `say`."""

    @app.command("analyse", cls=cls, help=say("help-analyse"))
    def command(
        file: Annotated[Path | None, typer.Argument(metavar="FILE", help=say("help-replay-file"))] = None,
        seat: Annotated[str, typer.Option(metavar="SEAT|all", help=say("help-analyse-seat"))] = EVERYTHING,
        seconds: Annotated[
            float | None, typer.Option(metavar="NUMBER", min=0.1, help=say("help-analyse-seconds"))
        ] = None,
        simulations: Annotated[
            int | None, typer.Option(metavar="NUMBER", min=1, help=say("help-analyse-simulations"))
        ] = None,
        runs: Annotated[int, typer.Option(metavar="NUMBER", min=1, max=20, help=say("help-analyse-runs"))] = 1,
        seed: Annotated[str, typer.Option(metavar="TEXT", help=say("help-tournament-seed"))] = "",
        report_file: Annotated[
            Path | None, typer.Option("--json", metavar="FILE", help=say("help-analyse-json"))
        ] = None,
        annotated_file: Annotated[
            Path | None, typer.Option("--annotate", metavar="FILE", help=say("help-analyse-annotate"))
        ] = None,
        lang: Annotated[str | None, lang_flag(say)] = None,
        plain: Annotated[bool, plain_flag(say)] = False,
        data: Annotated[Path | None, data_flag(say)] = None,
    ) -> None:
        context = open_context(lang, plain=plain, data=data)
        path = file or choose_finished(context)
        if path is None:
            return
        record = read_record(path)
        table = replay(record)
        viewer = ALL_KNOWING if seat.casefold() == EVERYTHING else seat_called(seat, table.match.seats, EVERYTHING)
        if seconds is None and simulations is None:
            seconds = usual_seconds(table.match.game)
        budget = Budget(simulations or SIMULATIONS, seconds, runs=runs)
        report = _watched(context, table, budget, seed)
        if report_file is not None:
            report_file.write_bytes(msgspec.json.encode(report))
        if annotated_file is not None:
            names = [display_name(table.match, seat, context.language) for seat in range(len(table.match.seats))]
            comments = comments_on(report, names, context.language)
            annotated_file.write_text(str(msgspec.structs.replace(record, comments=comments)), "utf-8")
        with context.terminal.pages():
            Pages(context, table.match, report, viewer).show()


def _watched(context: Context, table: Table, budget: Budget, seed: str) -> Report:
    """The complete report, with a line that tells how far it is."""
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    reports = analyse(table, budget, seed)
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(context.word("analyse-running"), total=1.0)
        report = next(reports)
        for report in reports:
            progress.update(task, completed=report.progress)
    return report
