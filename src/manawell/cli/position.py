"""`manawell position`: take a position out of a record, and check one that somebody has set up."""

from pathlib import Path
from typing import Annotated, Final

import typer
from typer.core import TyperCommand

from manawell.boards import board_of
from manawell.cli.context import Context, open_context
from manawell.cli.flags import Say, lang_flag, plain_flag
from manawell.cli.seats import showing_of
from manawell.cli.usage import new_group
from manawell.cli.words import Misuse, fault_line
from manawell.kernel.faults import BadPosition
from manawell.kernel.game import ALL_KNOWING
from manawell.kernel.match import Match
from manawell.kernel.seal import Seal
from manawell.kernel.state import NOBODY
from manawell.kernel.text import game_texts
from manawell.table.positions import Checked, check_start, read_start, start_of
from manawell.table.record import read_record, replay
from manawell.table.steps import steps

IMPOSSIBLE: Final = 1


def register_position(app: typer.Typer, say: Say, cls: type[TyperCommand]) -> None:
    """Add the commands, their help in the language of `say`."""
    group = new_group(app, say, "position", say("help-position"))

    @group.command("check", cls=cls, help=say("help-position-check"))
    def check(
        file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-position-file"))],
        lang: Annotated[str | None, lang_flag(say)] = None,
        plain: Annotated[bool, plain_flag(say)] = False,
    ) -> None:
        context = open_context(lang, plain=plain)
        try:
            show_position(context, check_start(read_start(file.read_bytes())))
        except BadPosition as fault:
            typer.echo(fault_line(fault, context.language), err=True)
            raise typer.Exit(IMPOSSIBLE) from fault

    @group.command("take", cls=cls, help=say("help-position-take"))
    def take(
        record: Annotated[Path, typer.Argument(metavar="RECORD", help=say("help-file"))],
        file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-position-file"))],
        step: Annotated[int | None, typer.Option(metavar="NUMBER", min=0, help=say("help-position-step"))] = None,
        lang: Annotated[str | None, lang_flag(say)] = None,
    ) -> None:
        take_position(open_context(lang), record, file, step)


def show_position(context: Context, checked: Checked) -> None:
    """The table with all cards open, and whose decision it is."""
    game, state = checked.game, checked.state
    context.say("position-good", "bold green", game=game_texts(game, context.language).say("game-title"))
    match = Match(game, checked.options, Seal(""))
    match.state = state
    showing = showing_of(match, ALL_KNOWING, context.language)
    board = board_of(game)
    context.terminal.show(board.picture(showing, context.terminal.width), board.sentences(showing))
    if state.actor == NOBODY:
        context.say("position-over")
    else:
        context.say("position-actor", player=showing.players[state.actor], count=len(state.moves()))


def take_position(context: Context, record: Path, file: Path, step: int | None) -> None:
    """Write the position after a step of a record; after the last one if none is named."""
    table = replay(read_record(record))
    reached = list(steps(table, ALL_KNOWING))
    number = len(reached) - 1 if step is None else step
    if number >= len(reached):
        raise Misuse("fault-no-such-step", line=number, last=len(reached) - 1)
    start = start_of(table.match.game, table.match.options, reached[number].state)
    file.write_text(str(start), "utf-8")
    context.say("position-taken", path=str(file), step=number)
