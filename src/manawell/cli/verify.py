"""`manawell verify`: recompute a whole game from its seed, offline."""

from pathlib import Path

from manawell.cli.context import Context
from manawell.cli.seats import outcome_line
from manawell.kernel.journal import SPECTATOR
from manawell.kernel.state import NOBODY
from manawell.table.record import read_record, replay, verify


def show_verdict(context: Context, path: Path) -> bool:
    """Say what was proven, and return whether the game is over; a broken record raises `BadRecord`."""
    record = read_record(path)
    match = replay(record).match
    outcome = None if match.actor != NOBODY and record.outcome is None else verify(record)
    context.say("verify-so-far" if outcome is None else "verify-good", "bold green", path=str(path))
    context.say("verify-seed", commitment=record.commitment)
    if record.salts:
        context.say("verify-salts", salts=", ".join(record.salts))
    context.say("verify-moves", count=len(record.moves))
    if outcome is not None:
        result = outcome_line(match, SPECTATOR, context.language)
        context.say("verify-result", result=result, scores=" : ".join(map(str, outcome.scores)))
    return outcome is not None
