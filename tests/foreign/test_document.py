"""Someone follows docs/add-a-game.md: every command and every change on the page is carried out, in its order."""

import os
import subprocess
import sysconfig
import venv
from pathlib import Path
from typing import Final

from tests.foreign.packages import MAIN, ROOT, path_with
from tests.test_readme import BLOCK

PAGE: Final = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
TYPED: Final = {"sh", "diff"}
PROGRAMS: Final = {"pip": "-m pip", "pytest": "-m pytest -p no:asyncio", "manawell": f'-c "{MAIN}"'}


class Reader:
    """Sits in an empty folder, with an environment of their own that also sees what is installed here."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        own = folder / "environment"
        venv.create(own)
        for name, meaning in PROGRAMS.items():
            (own / "bin" / name).write_text(f'#!/bin/sh\nexec "{own}/bin/python" {meaning} "$@"\n')
            (own / "bin" / name).chmod(0o755)
        self.environment = {
            **os.environ,
            "PATH": f"{own / 'bin'}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": path_with() + os.pathsep + sysconfig.get_path("purelib"),
            "MANAWELL_DATA": str(folder / "data"),
            "PIP_NO_INDEX": "1",
            "PIP_NO_DEPS": "1",
            "PIP_NO_BUILD_ISOLATION": "0",  # pip reads this one the other way round
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        }

    def run(self, command: str, given: str = "") -> str:
        done = subprocess.run(
            command,
            shell=True,
            cwd=self.folder,
            env=self.environment,
            input=given,
            capture_output=True,
            encoding="utf-8",
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def follow(self, kind: str, block: str) -> None:
        """Type the commands, or make the changes."""
        if kind == "diff":
            self.run("git apply -p0 --unidiff-zero -", block)
        else:
            for line in block.splitlines():
                self.run(line)


def test_the_page_can_be_followed_to_its_end(tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    found = [match for match in BLOCK.finditer(PAGE) if match[1]]
    assert {match[1] for match in found} == TYPED
    for match in found:
        reader.follow(match[1], match[2])
    rule = reader.run("manawell rules mill 2.3 --lang fr")
    assert "jamais plus de trois pierres" in rule
    played = reader.run("manawell play mill --mode normal --level apprentice --seed mill --lang en", "1\n" * 60)
    assert "took the last stone" in played
