"""The plain and the compiled build are the same program."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from manawell.kernel.registry import games

ROOT = Path(__file__).parents[2]
COMPILED = ROOT / "build" / "compiled"
MATCHES = 10
"""In each setting, or less where `fewer` says so."""


def digest(path: Path, game: str) -> list[str]:
    """Kind, moves and fingerprint of a run with this import path."""
    env = {**os.environ, "PYTHONPATH": str(path)}
    command = [sys.executable, "-m", "tests.contract.digest", game, str(MATCHES)]
    return subprocess.run(command, env=env, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split()


@pytest.mark.parametrize("game", games())
def test_plain_and_compiled_play_the_same_games(game: str) -> None:
    if not COMPILED.exists():
        pytest.fail("there is no compiled build: run `make build/compiled/.ready`")
    plain, compiled = digest(ROOT / "src", game), digest(COMPILED, game)
    assert (plain[0], compiled[0]) == ("plain", "compiled")
    assert int(plain[1]) > 100 * MATCHES
    assert plain[1:] == compiled[1:]


def test_bots_take_the_compiled_build_over(tmp_path: Path) -> None:
    """Without a restart: the server itself stays plain, and the thoughts are the same."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "tests.contract.taking_over", str(COMPILED), str(tmp_path / "compiled")]
    done = subprocess.run(command, env=env, cwd=ROOT, check=True, capture_output=True, text=True)
    before, after = (line.split(" ", 2) for line in done.stdout.splitlines())
    assert (before[:2], after[:2]) == (["plain", "plain"], ["plain", "compiled"])
    assert before[2] == after[2]
