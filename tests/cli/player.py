"""Somebody who plays the real program at a pseudo-terminal."""

import multiprocessing
import os
import re
import signal
import sys
import termios
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from time import sleep

import pexpect
from pexpect.fdpexpect import fdspawn

from manawell.cli.app import main

PROMPT = "\r\n> "
END = "Play again"
COLOURS = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PROGRAM = ("-c", "from manawell.cli.app import main; main()")
WISHED = ("you win", "Form the paradox", "Paradox: take", "paradox possible", "steal")
CONTROL_C = "\x03"

READY = multiprocessing.get_context("forkserver")
"""Each program is a process of its own, but a copy of one that has loaded everything: that takes half a second."""
READY.set_forkserver_preload(["tests.cli.ready", "tests.cli.player"])


def begin(terminal: Connection, environment: dict[str, str], arguments: Sequence[str]) -> None:
    """In a process of its own: the program at this terminal, in this environment."""
    os.login_tty(os.dup(terminal.fileno()))
    terminal.close()
    sys.stdin, sys.stdout, sys.stderr = (os.fdopen(stream, mode, encoding="utf-8") for stream, mode in enumerate("rww"))
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a test run in the background may have it switched off
    os.environ.clear()
    os.environ.update(environment)
    main(arguments)


class Player:
    """Reads the screen, types lines. `screen` is what came since the last line."""

    def __init__(
        self, arguments: Sequence[str], data: Path, *, columns: str = "100", rows: str = "40", term: str = "xterm"
    ) -> None:
        environment = {**os.environ, "MANAWELL_DATA": str(data), "TERM": term, "LANG": "C.UTF-8"}
        for name in ("COLUMNS", "LINES"):
            environment.pop(name, None)  # the size is the terminal's own
        ours, theirs = os.openpty()
        termios.tcsetwinsize(ours, (int(rows), int(columns)))
        manners = termios.tcgetattr(theirs)
        manners[3] &= ~termios.ECHO
        termios.tcsetattr(theirs, termios.TCSANOW, manners)
        with Connection(theirs) as terminal:
            self.program = READY.Process(target=begin, args=(terminal, environment, arguments))
            self.program.start()
        self.child = fdspawn(ours, encoding="utf-8", timeout=60)
        self.child.delaybeforesend = None
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

    def interrupts(self) -> None:
        """Press Ctrl-C."""
        self.child.send(CONTROL_C)

    def goes(self) -> None:
        """End the program at once, however busy the machine is."""
        self.program.kill()
        self.program.join()
        self.child.close()

    def leaves(self) -> int:
        """Wait for the end of the program; its exit code."""
        self.child.expect(pexpect.EOF)
        self.raw = str(self.child.before)
        self.program.join()
        return int(self.program.exitcode or 0)

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
