"""Games from other packages, installed for a test alone."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
NIM: Final = ROOT / "examples" / "nim"
MAIN: Final = "from manawell.cli.app import main; main()"


def installed(source: Path, folder: Path) -> Path:
    """Install a package into a folder without any network, from a copy of its sources; PYTHONPATH makes it known."""
    copy, target = folder / f"{source.name}-source", folder / f"{source.name}-installed"
    shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__", "build", "*.egg-info"))
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps"]
    subprocess.run([*pip, "--no-build-isolation", "--target", str(target), str(copy)], check=True)
    return target


def path_with(*folders: Path) -> str:
    """A PYTHONPATH that also leads to these folders."""
    known = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    return os.pathsep.join([*map(str, folders), *(str(Path(folder).resolve()) for folder in known if folder)])


def environment(packages: Path, folder: Path) -> dict[str, str]:
    """That of a shell in which these packages are installed; games are kept in the folder."""
    return {**os.environ, "PYTHONPATH": path_with(packages), "MANAWELL_DATA": str(folder / "data")}


def manawell(*arguments: str, packages: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run the program where these packages are installed."""
    command = [sys.executable, "-c", MAIN, *arguments]
    where = environment(packages, folder)
    return subprocess.run(command, env=where, cwd=folder, capture_output=True, encoding="utf-8", check=False)
