"""`manawell verify`: recompute a whole game from its seed, offline."""

from pathlib import Path
from typing import Annotated, Final

import typer
from typer.core import TyperCommand

from manawell.cli.context import Context, open_context
from manawell.cli.flags import Say, lang_flag
from manawell.cli.seats import outcome_line
from manawell.cli.words import fault_line
from manawell.kernel.faults import BadRecord
from manawell.kernel.journal import SPECTATOR
from manawell.kernel.state import NOBODY
from manawell.table.record import read_record, replay, verify

NOT_PROVEN: Final = 1
UNFINISHED: Final = 3


def register_verify(app: typer.Typer, say: Say, cls: type[TyperCommand]) -> None:
    """Add the command, its help in the language of `say`."""

    @app.command("verify", cls=cls, help=say("help-verify"))
    def verify(
        file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-file"))],
        salt: Annotated[str | None, typer.Option(metavar="TEXT", help=say("help-verify-salt"))] = None,
        lang: Annotated[str | None, lang_flag(say)] = None,
    ) -> None:
        context = open_context(lang)
        try:
            over = show_verdict(context, file, salt)
        except BadRecord as fault:
            typer.echo(
                context.word("verify-bad", path=str(file), problem=fault_line(fault, context.language)), err=True
            )
            raise typer.Exit(NOT_PROVEN) from fault
        if not over:
            raise typer.Exit(UNFINISHED)


def show_verdict(context: Context, path: Path, salt: str | None = None) -> bool:
    """Say what was proven, and return whether the game is over; a broken record, or one without this salt, raises
    `BadRecord`.
    """
    record = read_record(path)
    if salt is not None and salt not in record.salts:
        raise BadRecord("fault-record-salt", salt=salt)
    match = replay(record).match
    outcome = None if match.actor != NOBODY and record.outcome is None else verify(record)
    context.say("verify-so-far" if outcome is None else "verify-good", "bold green", path=str(path))
    context.say("verify-seed", commitment=record.commitment)
    if record.position is not None:
        context.say("verify-position")
    if len(record.salts) == len(match.seats):
        for name, added in zip(record.players, record.salts, strict=False):
            context.say("verify-salt", name=name, salt=added, added="yes" if added else "no")
    elif record.salts:
        context.say("verify-salts", salts=", ".join(record.salts))
    context.say("verify-moves", count=len(record.moves))
    if outcome is not None:
        result = outcome_line(match, SPECTATOR, context.language)
        context.say("verify-result", result=result, scores=" : ".join(map(str, outcome.scores)))
    return outcome is not None
