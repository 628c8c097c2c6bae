"""A session at the terminal: a new game or an unfinished one, and perhaps more after it."""

import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer
from typer.core import TyperCommand

from manawell.cli.autosave import Autosave, only_here
from manawell.cli.commands import is_yes
from manawell.cli.context import Context, open_context
from manawell.cli.flags import LATEST, Say, data_flag, game_argument, lang_flag, plain_flag
from manawell.cli.folder import Kept
from manawell.cli.guided import GuidedScreen
from manawell.cli.kept import unfinished_answers
from manawell.cli.menu import Answer, choose
from manawell.cli.play import play
from manawell.cli.rules import say_minute
from manawell.cli.seats import Seats
from manawell.cli.setup import Wishes, arrange, arrange_rematch, ask_language, check_wishes
from manawell.cli.table_screen import Leave, TableScreen
from manawell.cli.words import Misuse
from manawell.kernel.match import Match
from manawell.learn.first_game import is_guided
from manawell.table.record import read_record, replay
from manawell.table.table import Table

NEW: Final = "new"


def register_play(app: typer.Typer, say: Say, cls: type[TyperCommand]) -> None:
    """Add the command, its help in the language of `say`."""

    @app.command("play", cls=cls, help=say("help-play"))
    def play(
        game: Annotated[str | None, game_argument(say)] = None,
        mode: Annotated[str | None, typer.Option(metavar="MODE", help=say("help-mode"))] = None,
        difficulty: Annotated[str | None, typer.Option(metavar="LEVEL", help=say("help-difficulty"))] = None,
        option: Annotated[
            list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help=say("help-option"))
        ] = None,
        level: Annotated[str | None, typer.Option(metavar="BOT", help=say("help-level"))] = None,
        hotseat: Annotated[bool, typer.Option("--hotseat", help=say("help-hotseat"))] = False,
        seat: Annotated[str | None, typer.Option(metavar="SEAT|random", help=say("help-seat"))] = None,
        seed: Annotated[str | None, typer.Option(metavar="TEXT", help=say("help-seed"))] = None,
        salt: Annotated[str | None, typer.Option(metavar="TEXT", help=say("help-salt"))] = None,
        guided: Annotated[bool, typer.Option("--guided", help=say("help-guided"))] = False,
        start: Annotated[Path | None, typer.Option("--from", metavar="FILE", help=say("help-from"))] = None,
        resume: Annotated[str | None, typer.Option(metavar="[ID]", help=say("help-resume"))] = None,
        lang: Annotated[str | None, lang_flag(say)] = None,
        plain: Annotated[bool, plain_flag(say)] = False,
        data: Annotated[Path | None, data_flag(say)] = None,
    ) -> None:
        context = open_context(lang, plain=plain, data=data)
        options = _options(option or [], mode=mode, difficulty=difficulty)
        run(context, Wishes(game, options, level, hotseat, seat, seed, salt, guided, start), resume, lang is not None)


def _options(pairs: Sequence[str], **named: str | None) -> dict[str, str]:
    """`-o name=value` together with the options that have their own flags."""
    options = {name: value for name, value in named.items() if value is not None}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise Misuse("fault-option-form", given=pair)
        options[name] = value
    return options


def run(context: Context, wishes: Wishes, resume: str | None, language_given: bool) -> None:
    """Play until the player has had enough."""
    with contextlib.suppress(EOFError, Leave), contextlib.ExitStack() as locks:
        check_wishes(wishes)
        if context.terminal.interactive and not language_given and context.folder.language() is None:
            ask_language(context)
        table, path = _first_table(context, wishes, resume, locks)
        while True:
            _introduce(context, table.match)
            play(_screen(context, table, path))
            if not _again(context, len(table.match.seats)):
                return
            table = arrange_rematch(table)
            path = context.folder.new_path(table.match)
            locks.close()
            locks.enter_context(only_here(path))


def _screen(context: Context, table: Table, path: Path) -> TableScreen:
    seats, autosave = Seats(table.match), Autosave(context, table, path)
    if not is_guided(table):
        return TableScreen(context, table, seats, autosave)
    screen = GuidedScreen(context, table, seats, autosave)
    screen.greet()
    return screen


def _first_table(
    context: Context, wishes: Wishes, resume: str | None, locks: contextlib.ExitStack
) -> tuple[Table, Path]:
    kept = _kept_game(context, wishes, resume)
    if kept is None:
        table = arrange(context, wishes)
        path = context.folder.new_path(table.match)
        locks.enter_context(only_here(path))
        return table, path
    if kept.record.outcome is not None:
        raise Misuse("fault-resume-over", path=str(kept.path))
    locks.enter_context(only_here(kept.path))
    table = replay(read_record(kept.path))
    context.say("resumed", "bold", id=kept.id, count=len(table.line))
    return table, kept.path


def _kept_game(context: Context, wishes: Wishes, resume: str | None) -> Kept | None:
    """The saved game to continue; None for a new one."""
    if resume:
        return context.folder.find(resume)
    if resume is None and (wishes != Wishes() or not context.terminal.interactive):
        return None
    answers = unfinished_answers(context)
    if resume == LATEST:
        if not answers:
            raise Misuse("fault-nothing-to-resume", folder=str(context.folder.games))
        return context.folder.find(choose(context, context.word("which-save"), answers, answers[0].value))
    if not answers:
        return None
    answers.append(Answer(NEW, context.word("new-game")))
    chosen = choose(context, context.word("go-on"), answers, answers[0].value)
    return None if chosen == NEW else context.folder.find(chosen)


def _introduce(context: Context, match: Match) -> None:
    """Explain the game before the player's first game of this kind."""
    if match.moves or not context.terminal.interactive or context.folder.knows(match.game.id):
        return
    context.terminal.say()
    say_minute(context, match.game, match.options)
    context.say("minute-more", "dim")
    if not context.terminal.plain:  # without pages, the text stays on the screen
        context.terminal.say()
        context.terminal.ask(context.word("minute-begin") + " ")
    context.folder.remember_game(match.game.id)


def _again(context: Context, seats: int) -> bool:
    if not context.terminal.interactive:
        return False
    context.terminal.drop_typed()
    return is_yes(context.terminal.ask(context.word("again" if seats > 1 else "again-alone") + " "))
