"""A short game, and the record of the same game in a process where its components may differ."""

import os
import subprocess
import sys
from collections.abc import Mapping

from manawell.kernel.match import Match
from manawell.kernel.registry import find_game
from manawell.kernel.seal import Seal
from manawell.kernel.state import NOBODY
from manawell.table.record import record_match


def match() -> Match:
    """Played by the first legal move, at most 20 of them, then resigned."""
    found = Match(find_game("gegensatz"), {}, Seal("what if"))
    while found.actor != NOBODY and len(found.moves) < 20:
        found.play_move(found.state.moves()[0])
    if found.actor != NOBODY:
        found.resign(0)
    return found


def record(variables: Mapping[str, str]) -> str:
    """As another process writes it."""
    command = [sys.executable, "-m", "tests.table.what_if"]
    return subprocess.run(command, env={**os.environ, **variables}, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    sys.stdout.write(str(record_match(match())))
