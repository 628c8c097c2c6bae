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
    return os.pathsep.join([*map(str, folders), *filter(None, [os.environ.get("PYTHONPATH")])])


def manawell(*arguments: str, packages: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run the program where these packages are installed."""
    environment = {**os.environ, "PYTHONPATH": path_with(packages), "MANAWELL_DATA": str(folder / "data")}
    command = [sys.executable, "-c", MAIN, *arguments]
    return subprocess.run(command, env=environment, cwd=folder, capture_output=True, encoding="utf-8", check=False)
