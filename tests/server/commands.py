"""The command line, as a process."""

import subprocess
import sys


def manawell(*arguments: str) -> str:
    command = [sys.executable, "-m", "manawell.cli", *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=60).stdout
