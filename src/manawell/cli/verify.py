"""`manawell verify`: recompute a whole game from its seed, offline."""

from pathlib import Path

from manawell.cli.desk import Desk
from manawell.cli.table import outcome_line
from manawell.kernel.journal import SPECTATOR
from manawell.kernel.match import replay, verify
from manawell.kernel.record import read_record


def show_verdict(desk: Desk, path: Path) -> None:
    """Say what was proven; a record that does not add up is a `BadRecord`."""
    record = read_record(path)
    outcome = verify(record)
    desk.say("verify-good", "bold green", path=str(path))
    desk.say("verify-seed", commitment=record.commitment)
    if record.salts:
        desk.say("verify-salts", salts=", ".join(record.salts))
    desk.say("verify-moves", count=len(record.moves))
    result = outcome_line(replay(record), SPECTATOR, desk.language)
    desk.say("verify-result", result=result, scores=" : ".join(map(str, outcome.scores)))
