"""`manawell replay`: a record step by step, or as a log if no key can be pressed."""

import contextlib
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import typer
from typer.core import TyperCommand

from manawell.boards import board_of
from manawell.cli.context import Context, open_context
from manawell.cli.flags import Say, data_flag, lang_flag, plain_flag
from manawell.cli.kept import finished_answers
from manawell.cli.menu import choose
from manawell.cli.seats import display_name, outcome_line, seat_called, showing_of
from manawell.cli.table_screen import Leave, fitting_picture
from manawell.cli.words import Misuse
from manawell.kernel.game import ALL_KNOWING
from manawell.table.record import read_record, replay
from manawell.table.steps import Step, steps
from manawell.table.table import Table

EVERYTHING: Final = "all"
NEXT_KEYS: Final = ("\r", "\n", " ", "n", "\x1b[C", "\x1bOC")
BACK_KEYS: Final = ("b", "\x1b[D", "\x1bOD")
FIRST_KEYS: Final = ("\x1b[H", "\x1bOH", "\x1b[1~")
LAST_KEYS: Final = ("\x1b[F", "\x1bOF", "\x1b[4~")


class Playback(NamedTuple):
    """A game as one viewer saw it."""

    table: Table
    viewer: int
    steps: list[Step]
    comments: dict[int, str]
    """By step, what its record says about it."""


def register_replay(app: typer.Typer, say: Say, cls: type[TyperCommand]) -> None:
    """Add the command, its help in the language of `say`."""

    @app.command("replay", cls=cls, help=say("help-replay"))
    def replay(
        file: Annotated[Path | None, typer.Argument(metavar="FILE", help=say("help-replay-file"))] = None,
        seat: Annotated[str, typer.Option(metavar="SEAT|all", help=say("help-replay-seat"))] = EVERYTHING,
        lang: Annotated[str | None, lang_flag(say)] = None,
        plain: Annotated[bool, plain_flag(say)] = False,
        data: Annotated[Path | None, data_flag(say)] = None,
    ) -> None:
        context = open_context(lang, plain=plain, data=data)
        if path := file or choose_finished(context):
            show_replay(context, path, seat)


def choose_finished(context: Context) -> Path | None:
    """One of the player's own finished games; None if they want none of them."""
    answers = finished_answers(context)
    if not answers:
        raise Misuse("fault-nothing-to-replay", folder=str(context.folder.games))
    if not context.terminal.interactive:
        raise Misuse("fault-replay-which", known=", ".join(answer.value for answer in answers))
    with contextlib.suppress(EOFError, Leave):
        return context.folder.find(choose(context, context.word("which-replay"), answers, answers[0].value)).path
    return None


def show_replay(context: Context, path: Path, seat: str) -> None:
    record = read_record(path)
    table = replay(record)
    viewer = _viewer(table, seat)
    playback = Playback(table, viewer, list(steps(table, viewer)), record.comments)
    if context.terminal.interactive:
        _walk(context, playback)
        return
    for step in range(len(playback.steps)):
        _tell_step(context, playback, step)
    _tell_end(context, playback)


def _viewer(table: Table, seat: str) -> int:
    if seat.casefold() == EVERYTHING:
        return ALL_KNOWING
    return seat_called(seat, table.match.seats, EVERYTHING)


def _walk(context: Context, playback: Playback) -> None:
    """Keys move through the game until `q`."""
    last = len(playback.steps) - 1
    step = 0
    _show_step(context, playback, step)
    while (key := context.terminal.key()).casefold() not in ("q", "\x1b", "\x04"):
        wanted = step
        if key in NEXT_KEYS:
            wanted = step + 1
        elif key.casefold() in BACK_KEYS:
            wanted = step - 1
        elif key in FIRST_KEYS:
            wanted = 0
        elif key in LAST_KEYS:
            wanted = last
        elif key.casefold() == "g":
            wanted = _ask_step(context, step, last)
        else:
            context.say("replay-keys", last=last)
        wanted = min(max(wanted, 0), last)
        if wanted != step:
            step = wanted
            _show_step(context, playback, step)


def _ask_step(context: Context, step: int, last: int) -> int:
    line = context.terminal.ask(context.word("replay-which", last=last) + " ")
    if line.isdecimal() and int(line) <= last:
        return int(line)
    context.say("fault-no-such-step", "yellow", line=line, last=last)
    return step


def _show_step(context: Context, playback: Playback, step: int) -> None:
    terminal = context.terminal
    showing = showing_of(playback.table.match, playback.viewer, context.language, playback.steps[step].view)
    above = terminal.caught(lambda: _tell_step(context, playback, step))
    below = terminal.caught(lambda: _tell_below(context, playback, step))
    if terminal.paged:
        picture = fitting_picture(terminal, showing, terminal.console.height - 1 - (above + below).count("\n"))
        terminal.turn_page()
        terminal.put(above + picture)
    else:
        terminal.rule()
        terminal.put(above)
        board = board_of(showing.game)
        terminal.show(board.picture(showing, terminal.width), board.sentences(showing))
    terminal.put(below)


def _tell_below(context: Context, playback: Playback, step: int) -> None:
    if step == len(playback.steps) - 1:
        _tell_end(context, playback)
    context.say("replay-keys", "dim", last=len(playback.steps) - 1)


def _tell_step(context: Context, playback: Playback, number: int) -> None:
    step = playback.steps[number]
    voice = showing_of(playback.table.match, playback.viewer, context.language).voice
    if step.seat is None:
        context.say("replay-deal", "bold", last=len(playback.steps) - 1)
    else:
        player = display_name(playback.table.match, step.seat, context.language)
        context.say("replay-move", "bold", number=number, last=len(playback.steps) - 1, player=player, move=step.move)
    context.terminal.say_all((voice.event(event) for event in step.events), "cyan", "  ")
    if comment := playback.comments.get(number):
        context.terminal.say(comment, "magenta", "  ")


def _tell_end(context: Context, playback: Playback) -> None:
    if playback.table.match.outcome() is None:
        context.say("replay-unfinished")
    else:
        context.terminal.say(outcome_line(playback.table.match, playback.viewer, context.language), "bold")
