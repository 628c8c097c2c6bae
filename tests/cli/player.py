"""Somebody who plays the real program at a pseudo-terminal."""

import os
import re
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from time import sleep

import pexpect

PROMPT = "\r\n> "
END = "Play again"
COLOURS = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PROGRAM = ("-c", "from manawell.cli.app import main; main()")
WISHED = ("you win", "Form the paradox", "Paradox: take", "paradox possible", "steal")


def _hear_control_c() -> None:
    """A test run in the background may have Ctrl-C switched off; a person at a terminal does not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Player:
    """Reads the screen, types lines. `screen` is what came since the last line."""

    def __init__(
        self, arguments: Sequence[str], data: Path, *, columns: str = "100", rows: str = "40", term: str = "xterm"
    ) -> None:
        environment = {**os.environ, "MANAWELL_DATA": str(data), "TERM": term, "LANG": "C.UTF-8"}
        for name in ("COLUMNS", "LINES"):
            environment.pop(name, None)  # the size is the terminal's own
        self.child: pexpect.spawn[str] = pexpect.spawn(
            sys.executable,
            [*PROGRAM, *arguments],
            env=environment,
            encoding="utf-8",
            timeout=60,
            dimensions=(int(rows), int(columns)),
            echo=False,
            preexec_fn=_hear_control_c,
        )
        self.child.delaybeforesend = None
        self.child.delayafterclose = self.child.delayafterterminate = 0.01
        self.raw = ""

    @property
    def screen(self) -> str:
        return COLOURS.sub("", self.raw).replace("\r\n", "\n")

    def sees(self, *texts: str) -> str:
        """Wait until one of the texts is on the screen."""
        found = self.child.expect_exact(list(texts))
        self.raw = str(self.child.before) + texts[found]
        return texts[found]

    def asked(self) -> str:
        """Wait for the next prompt; what stands above it."""
        self.sees(PROMPT)
        return self.screen

    def types(self, line: str) -> None:
        self.child.sendline(line)

    def presses(self, key: str) -> None:
        """A single key; what is pressed before the program listens for keys is lost, as for a person."""
        sleep(0.15)
        self.child.send(key)

    def says(self, line: str) -> str:
        """Type a line and wait for the next prompt."""
        self.types(line)
        return self.asked()

    def goes(self) -> None:
        """End the program at once, however busy the machine is."""
        if self.child.isalive():
            self.child.kill(signal.SIGKILL)
            self.child.wait()
        self.child.close(force=True)

    def leaves(self) -> int:
        """Wait for the end of the program; its exit code."""
        self.child.expect(pexpect.EOF)
        self.raw = str(self.child.before)
        self.child.close()
        return int(self.child.exitstatus or 0)

    def plays_on(self, most: int = 200) -> None:
        """Answer every prompt until the game is over, with the move that promises most."""
        for turn in range(most):
            if self.sees(PROMPT, END) == END:
                return
            self.types(str(self._choice(turn)))
        raise AssertionError(f"the game is not over after {most} decisions")

    def _choice(self, turn: int) -> int:
        lines = re.findall(r"^ *(\d+)\.? (.*)$", self.screen.rpartition("GEG-")[2], re.MULTILINE)
        for wish in WISHED:
            for number, words in lines:
                if wish in words:
                    return int(number)
        return 1 + turn % max(1, len(lines))
