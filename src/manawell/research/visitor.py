"""A bot of another installation of Manawell, to measure new bots against old ones: `master@old/bin/python`.

The other installation plays the same game along in a process of its own. Both must deal the same and agree whose turn
it is after every move; otherwise the rules differ, and there is nothing to measure.
"""

import json
import subprocess
from importlib.resources import files
from typing import Any, Final

from manawell.research.faults import ResearchFault

AT: Final = "@"


class Visitor:
    """The other installation, during one game."""

    def __init__(self, name: str, **order: Any) -> None:
        """`order` is what `visiting` reads first."""
        bot, _, python = name.partition(AT)
        self.name = name
        script = files("manawell.research").joinpath("visiting.py").read_text(encoding="utf-8")
        try:
            self.process = subprocess.Popen(
                [python, "-P", "-c", script],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
            )
        except OSError as problem:
            raise ResearchFault("fault-visitor", name=name, problem=str(problem)) from problem
        self.actor = self._ask({"bot": bot, **order})

    def choose(self) -> int:
        return self._ask(None)

    def play(self, move: int, actor: int) -> None:
        """Tells of a move, after which it is this actor's turn here."""
        self.actor = self._ask(move)
        if self.actor != actor:
            raise ResearchFault(
                "fault-visitor", name=self.name, problem=f"seat {self.actor} to decide there, {actor} here"
            )

    def leave(self) -> None:
        self.process.kill()
        self.process.communicate()

    def _ask(self, command: Any) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(json.dumps(command) + "\n")
            self.process.stdin.flush()
            return int(self.process.stdout.readline())
        except (OSError, ValueError) as problem:
            _, errors = self.process.communicate()
            told = errors.strip().splitlines() or [str(problem)]
            raise ResearchFault("fault-visitor", name=self.name, problem=told[-1]) from problem
