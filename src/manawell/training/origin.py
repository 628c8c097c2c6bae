"""From which program something was made, for its provenance."""

import subprocess
from pathlib import Path
from typing import Final

from manawell import __version__

HERE: Final = Path(__file__).parent
OURS: Final = Path("src", "manawell", "training")
"""Where this lies in a checkout; a folder without it is somebody else's."""


def origin(folder: Path = HERE) -> str:
    """The commit of the checkout around a folder, with a `+` if files were changed since; else our version."""
    top = _git(folder, "rev-parse", "--show-toplevel")
    if not top or not Path(top, OURS).is_dir():
        return __version__
    changed = _git(folder, "status", "--porcelain", "--untracked-files=no")
    return _git(folder, "rev-parse", "HEAD") + ("+" if changed else "")


def _git(folder: Path, *command: str) -> str:
    """What git says; nothing where there is no git or no checkout."""
    try:
        told = subprocess.run(["git", "-C", str(folder), *command], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return told.stdout.strip()
