"""`manawell balance`: is it fair? What cards, tiles, peoples and places are worth."""

import csv
import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from typer.core import TyperCommand

from manawell.cli.figures import percent, percents, signed
from manawell.cli.flags import Say, data_flag, game_argument, games_flag, lang_flag
from manawell.cli.folder import make_room
from manawell.cli.given import given_settings
from manawell.cli.language import texts_for
from manawell.cli.seats import invite
from manawell.cli.tournament import games_progress
from manawell.cli.words import Misuse
from manawell.kernel.balance import Balance, Estimate, Single
from manawell.kernel.registry import find_game
from manawell.kernel.text import Texts
from manawell.research.balance import counted_schedule, read_changes, report, results_in
from manawell.research.plots import forest
from manawell.research.spread import on_ray, over_processes, play_all

LEVEL: Final = "apprentice"
CLEAR: Final = 0.05
"""The share of false findings below which something is called clear."""
SHOWN: Final = 10
"""Pairs in the terminal."""
PLAYING: Final = {"games", "level", "option", "components", "varied", "seed", "workers", "ray", "notes"}
"""Parameters that say how to play."""
LAB: Final = "lab"
"""The folder of the reports that a server shows."""


def register_balance(app: typer.Typer, say: Say, cls: type[TyperCommand]) -> None:
    """Add the command, its help in the language of `say`."""

    @app.command("balance", cls=cls, help=say("help-balance"))
    def balance(
        context: typer.Context,
        game: Annotated[str, game_argument(say)],
        records: Annotated[Path | None, typer.Option(metavar="FOLDER", help=say("help-balance-records"))] = None,
        games: Annotated[int, games_flag(say, "help-balance-games")] = 1000,
        level: Annotated[str, typer.Option(metavar="BOT", help=say("help-dataset-level"))] = LEVEL,
        option: Annotated[
            list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help=say("help-option"))
        ] = None,
        components: Annotated[
            Path | None, typer.Option("--components", metavar="FILE", help=say("help-balance-components"))
        ] = None,
        varied: Annotated[bool, typer.Option("--varied", help=say("help-balance-varied"))] = False,
        seed: Annotated[str, typer.Option(metavar="TEXT", help=say("help-tournament-seed"))] = "balance",
        workers: Annotated[int, typer.Option(metavar="NUMBER", min=1, help=say("help-workers"))] = os.cpu_count() or 1,
        ray: Annotated[bool, typer.Option("--ray", help=say("help-ray"))] = False,
        notes: Annotated[Path | None, typer.Option("--notes", metavar="FILE", help=say("help-notes"))] = None,
        json_file: Annotated[Path | None, typer.Option("--json", metavar="FILE", help=say("help-balance-json"))] = None,
        csv_file: Annotated[Path | None, typer.Option("--csv", metavar="FILE", help=say("help-balance-csv"))] = None,
        svg_file: Annotated[Path | None, typer.Option("--svg", metavar="FILE", help=say("help-balance-svg"))] = None,
        publish: Annotated[bool, typer.Option("--publish", help=say("help-balance-publish"))] = False,
        data: Annotated[Path | None, data_flag(say)] = None,
        lang: Annotated[str | None, lang_flag(say)] = None,
    ) -> None:
        texts = texts_for(lang)
        chosen = find_game(game)
        reports = given_settings(data, None, None).settings.data / LAB if publish else None
        if records is not None:
            _play_nothing(context)
        make_room(notes, json_file, csv_file, svg_file, reports and reports / f"{game}.json")
        if records is not None:
            found = report(chosen, list(results_in(records, game)), "records")
        else:
            invite(level)
            settled = chosen.settle(dict(pair.partition("=")[::2] for pair in option or ()))
            changes = read_changes(chosen, components) if components else {}
            encounters = counted_schedule(game, settled, level, games, seed, varied, changes)
            with games_progress() as progress:
                task = progress.add_task(texts.say("tournament-running"), total=len(encounters))
                spread = on_ray if ray else over_processes(workers)
                results = play_all(encounters, spread, lambda: progress.advance(task), notes)
            found = report(chosen, results, "bots", seed, varied)
        _show(texts, found)
        _write(texts, found, json_file, csv_file, svg_file)
        if reports:
            path = reports / f"{_file_name(found)}.json"
            path.write_bytes(msgspec.json.encode(found))
            Console().print(texts.say("balance-published", path=str(path)))


def _play_nothing(context: typer.Context) -> None:
    """Records are counted as they are: what says how to play would be without effect."""
    for parameter in context.command.params:
        source = context.get_parameter_source(parameter.name or "")
        if parameter.name in PLAYING and source is not None and source.name == "COMMANDLINE":
            raise Misuse("fault-balance-records", option=parameter.opts[0])


def _file_name(found: Balance) -> str:
    """The game; a changed one has its changes' fingerprint, so that it cannot take the real one's place."""
    if not found.changes:
        return found.game
    return f"{found.game}-{hashlib.sha256(msgspec.json.encode(found.changes)).hexdigest()[:8]}"


def _show(texts: Texts, found: Balance) -> None:
    console = Console()
    console.print(texts.say("balance-title", game=find_game(found.game).id, count=found.games))
    if found.changes:
        changes = ", ".join(f"{path} = {value}" for path, value in found.changes.items())
        console.print(texts.say("balance-changed", changes=changes))
    for kind in dict.fromkeys(row.kind for row in found.singles):
        console.print(_singles(texts, found, kind))
    if found.pairs:
        console.print(_pairs(texts, found))
    console.print(texts.say("balance-caution"))


def _columns(texts: Texts, title: str, columns: tuple[str, ...]) -> Table:
    table = Table(title=title, title_justify="left")
    for column in columns:
        named = column in ("element", "second")  # on a narrow screen names are broken, figures never cut
        table.add_column(texts.say(f"balance-{column}"), justify="left" if named else "right", no_wrap=not named)
    return table


def _singles(texts: Texts, found: Balance, kind: str) -> Table:
    """The elements of a kind, the best first."""
    caveat = texts.say("balance-chosen" if kind in found.chosen else "balance-drawn")
    columns = ("element", "count", "rate", "interval", "effect")
    table = _columns(texts, f"{texts.say(f'kind-{kind}')} – {caveat}", columns)
    rows = [row for row in found.singles if row.kind == kind]
    for row in sorted(rows, key=lambda row: -row.score / row.games):
        share = (str(row.games), percent(texts, row.score / row.games, 1), percents(texts, row.low, row.high, 1))
        table.add_row(name_in(texts, found)(row), *share, _estimate(texts.language, row.effect))
    return table


def _pairs(texts: Texts, found: Balance) -> Table:
    title = texts.say("balance-pairs", count=found.tested)
    table = _columns(texts, title, ("element", "second", "count", "excess"))
    for pair in found.pairs[:SHOWN]:
        first, second = (called(texts, found, pair.kind, end) for end in (pair.first, pair.second))
        table.add_row(
            f"{texts.say(f'kind-{pair.kind}')}: {first}",
            second,
            str(pair.games),
            _estimate(texts.language, pair.excess),
        )
    return table


def _estimate(language: str, one: Estimate | None) -> str:
    """Percentage points with their interval; a star where it is clear."""
    if one is None:
        return "–"
    star = " *" if one.q < CLEAR else "  "
    value, low, high = (signed(language, 100 * part, 1) for part in (one.value, one.low, one.high))
    return f"{value} ({low} … {high}){star}"


def called(texts: Texts, found: Balance, kind: str, element: str) -> str:
    """What an element is called; places in the order of play have words here."""
    if texts.has(f"start-{element}") and kind == "start":
        return texts.say(f"start-{element}")
    return found.names[texts.language].get(f"{kind}:{element}", element)


def name_in(texts: Texts, found: Balance) -> Callable[[Single], str]:
    return lambda row: called(texts, found, row.kind, row.id)


def _write(texts: Texts, found: Balance, json: Path | None, table: Path | None, picture: Path | None) -> None:
    if json is not None:
        json.write_bytes(msgspec.json.encode(found))
    if table is not None:
        with table.open("w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(
                ("kind", "id", "name", "games", "score", "low", "high", "effect", "effect_low", "effect_high", "q")
            )
            for row in found.singles:
                effect = msgspec.structs.astuple(row.effect) if row.effect else ("",) * 4
                shares = (row.games, row.score, row.low, row.high)
                writer.writerow((row.kind, row.id, name_in(texts, found)(row), *shares, *effect))
    if picture is not None:
        rows = sorted(found.singles, key=lambda row: (row.kind, -row.score / row.games))
        name = name_in(texts, found)
        title = texts.say("balance-title", game=found.game, count=found.games)
        picture.write_text(forest(title, rows, lambda row: f"{texts.say(f'kind-{row.kind}')}: {name(row)}"), "utf-8")
