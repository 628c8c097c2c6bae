"""`make play` starts at once on what is there, and says what it does not have."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools import compile as compiling

ROOT = Path(__file__).parents[1]
PROGRAM = '#!/bin/sh\necho "runs $@, compiled: $MANAWELL_COMPILED"\nread answer || true\n'


class Clone:
    """The tools in a folder of their own, with an environment whose program only tells how it was started. There is no
    pip in it, so compiling fails at once.
    """

    def __init__(self, root: Path) -> None:
        self.root = root
        self.play = root / "build" / "play"
        self.compiled = self.play / "compiled"
        shutil.copytree(ROOT / "tools", root / "tools", ignore=shutil.ignore_patterns("__pycache__"))
        for name in ("pyproject.toml", "setup.py"):
            shutil.copy(ROOT / name, root)
        for folder in ("src/manawell", "examples/nim"):
            (root / folder).mkdir(parents=True)
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(self.play)], check=True)
        (packages,) = self.play.glob("lib/python3*/site-packages")
        self.used = packages / "__editable__.manawell-0.1.0.pth"
        self.used.write_text("nothing yet\n")
        program = self.play / "bin" / "manawell"
        program.write_text(PROGRAM)
        program.chmod(0o755)

    def start(self, **environment: str) -> subprocess.Popen[str]:
        hidden = ("PYTHONPATH", "MANAWELL_COMPILED")
        kept = {name: value for name, value in os.environ.items() if name not in hidden}
        command = [str(self.play / "bin" / "python"), "tools/play.py", "serve", "--open"]
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        return subprocess.Popen(command, cwd=self.root, env={**kept, **environment}, text=True, **pipes)  # type: ignore[call-overload, no-any-return]


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path)


def test_it_plays_on_the_plain_files_while_it_compiles_and_when_that_fails(clone: Clone) -> None:
    clone.compiled.mkdir()
    (clone.compiled / ".stamp").write_text("of other sources")
    with clone.start() as running:
        assert running.stdout is not None
        assert running.stderr is not None
        assert "Compiling in the background" in running.stdout.readline()
        assert running.stdout.readline() == f"runs serve --open, compiled: {clone.compiled}\n"
        assert "Compiling failed (see build/play/compile.log)" in running.stderr.readline()
        assert running.poll() is None, "and the program still runs"
        assert running.communicate("\n") == ("", "")
    assert running.returncode == 0
    assert clone.used.read_text() == f"{clone.root / 'src'}\n"
    assert not clone.compiled.exists(), "nobody may take over what is out of date"
    assert "No module named pip" in (clone.play / "compile.log").read_text()


def test_it_starts_compiled_if_it_was_compiled(clone: Clone, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "ROOT", clone.root)
    clone.compiled.mkdir()
    (clone.compiled / ".stamp").write_text(compiling.stamp("3"))
    (clone.root / "src" / "manawell" / "new.py").write_text("")
    told, trouble = clone.start().communicate("\n")
    assert (told, trouble) == ("runs serve --open, compiled: \n", "")
    assert clone.used.read_text() == f"{clone.compiled}\n"
    assert (clone.compiled / "manawell" / "new.py").exists(), "plain modules are those of today"


def test_without_a_compiler_it_says_so(clone: Clone) -> None:
    told, trouble = clone.start(PATH=str(clone.play / "bin")).communicate("\n")
    assert "There is no C compiler" in told
    assert told.endswith("runs serve --open, compiled: \n")
    assert trouble == ""
