"""`manawell puzzles`: list them, solve one, solve that of the day, or find more."""

from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from time import monotonic
from typing import Annotated

import msgspec
import typer
from babel.dates import format_date
from typer.core import TyperCommand

from manawell.bots.levels import LEVELS
from manawell.cli.context import Context, open_context
from manawell.cli.flags import Say, data_flag, game_argument, lang_flag, plain_flag
from manawell.cli.puzzle_screen import solve
from manawell.cli.words import Misuse
from manawell.kernel.text import game_texts
from manawell.puzzles.book import Book, books, daily, find_book, streak
from manawell.puzzles.faults import UnknownPuzzle
from manawell.puzzles.mine import mine
from manawell.puzzles.puzzle import FILE, Puzzle


class Action(StrEnum):
    """What to do with puzzles."""

    LIST = "list"
    DAILY = "daily"
    PLAY = "play"
    MAKE = "make"


def register_puzzles(app: typer.Typer, say: Say, cls: type[TyperCommand]) -> None:
    """Add the command, its help in the language of `say`."""

    @app.command("puzzles", cls=cls, help=say("help-puzzles"))
    def puzzles(
        action: Annotated[
            Action, typer.Argument(metavar="list|daily|play|make", help=say("help-puzzles-action"))
        ] = Action.LIST,
        game: Annotated[str | None, game_argument(say)] = None,
        puzzle: Annotated[str | None, typer.Argument(metavar="PUZZLE", help=say("help-puzzle"))] = None,
        count: Annotated[int, typer.Option(metavar="NUMBER", min=1, help=say("help-puzzles-count"))] = 10,
        seed: Annotated[str, typer.Option(metavar="TEXT", help=say("help-tournament-seed"))] = "puzzles",
        minutes: Annotated[
            float | None, typer.Option(metavar="NUMBER", min=0.1, help=say("help-puzzles-minutes"))
        ] = None,
        goal: Annotated[list[str] | None, typer.Option(metavar="GOAL", help=say("help-puzzles-goal"))] = None,
        out: Annotated[Path | None, typer.Option(metavar="FILE", help=say("help-puzzles-out"))] = None,
        lang: Annotated[str | None, lang_flag(say)] = None,
        plain: Annotated[bool, plain_flag(say)] = False,
        data: Annotated[Path | None, data_flag(say)] = None,
    ) -> None:
        context = open_context(lang, plain=plain, data=data)
        match action:
            case Action.LIST:
                list_puzzles(context, game)
            case Action.DAILY:
                play_daily(context)
            case Action.PLAY:
                play(context, _book(game), puzzle)
            case Action.MAKE:
                make(context, _book(game), count, seed, minutes, goal or [], out)


def list_puzzles(context: Context, game: str | None) -> None:
    """How many puzzles each game has and how many of them are solved; of one game, all of them."""
    for book in [find_book(game)] if game else books():
        solved = set(context.folder.learned(book.game.id).solved)
        title = game_texts(book.game, context.language).say("game-title")
        done = len(solved & book.puzzles.keys())
        context.say("puzzles-count", "bold", game=book.game.id, title=title, done=done, count=len(book.puzzles))
        for puzzle in book.by_level() if game else ():
            context.say(
                "puzzles-entry",
                indent="  ",
                id=puzzle.id,
                goal=book.words(context.language, puzzle),
                level=context.word(f"level-{LEVELS[puzzle.level]}"),
                solved="yes" if puzzle.id in solved else "no",
            )
    context.say("puzzles-how", "dim")


def play(context: Context, book: Book, name: str | None) -> None:
    """The puzzle of this name, else the easiest that is not solved yet."""
    solved = context.folder.learned(book.game.id).solved
    order = [book.puzzle(name)] if name else [one for one in book.by_level() if one.id not in solved]
    order = order or book.by_level()
    if not order:
        raise UnknownPuzzle("fault-no-puzzles-yet", game=book.game.id)
    solve(context, book, order[0])


def play_daily(context: Context) -> None:
    today = datetime.now(UTC).date()
    found = daily(today)
    if found is None:
        raise Misuse("fault-no-daily")
    book, puzzle = found
    context.say("puzzles-daily", "bold", day=format_date(today, "full", context.language))
    solve(context, book, puzzle, today)
    days = [day for one in books() for day in context.folder.learned(one.game.id).days]
    context.say("puzzles-streak", days=streak(days, today))


def make(
    context: Context, book: Book, count: int, seed: str, minutes: float | None, goals: list[str], out: Path | None
) -> None:
    """Find new puzzles and write each one as soon as it is found, behind those that the file has."""
    known_goals = [goal.id for goal in book.aims.goals]
    for goal in goals:
        if goal not in known_goals:
            raise Misuse("fault-unknown-goal", goal=goal, known=", ".join(known_goals))
    file = out or Path(str(book.folder.joinpath(FILE)))
    known = msgspec.json.Decoder(Puzzle).decode_lines(file.read_bytes()) if file.exists() else []
    deadline = None if minutes is None else monotonic() + 60 * minutes
    found = 0
    for puzzle in mine(book, seed, count, known, goals):
        if puzzle is not None:
            found += 1
            with file.open("ab") as lines:
                lines.write(msgspec.json.encode(puzzle) + b"\n")
            context.say("puzzles-found", number=found, id=puzzle.id, goal=puzzle.goal, line=" ".join(puzzle.line))
        elif deadline is not None and monotonic() > deadline:
            break
    context.say("puzzles-made", "bold", count=found, path=str(file))


def _book(game: str | None) -> Book:
    if game is None:
        raise Misuse("fault-which-puzzles")
    return find_book(game)
