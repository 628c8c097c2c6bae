"""The plain and the compiled build are the same program."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
COMPILED = ROOT / "build" / "compiled"
GAMES = 2100


def digest(*path: Path) -> list[str]:
    """Kind, games, moves and fingerprint of a run with this import path."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, path))}
    command = [sys.executable, "-m", "tests.contract.digest", str(GAMES)]
    return subprocess.run(command, env=env, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split()


def test_plain_and_compiled_play_the_same_games() -> None:
    if not COMPILED.exists():
        pytest.fail("there is no compiled build: run `make build/compiled/.ready`")
    plain, compiled = digest(ROOT / "src"), digest(COMPILED)
    assert (plain[0], compiled[0]) == ("plain", "compiled")
    assert int(plain[2]) > 20 * GAMES
    assert plain[1:] == compiled[1:]
