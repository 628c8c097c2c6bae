"""Saves the game after every move. If saving fails, play goes on and it is tried again."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from manawell.cli.context import Context
from manawell.cli.folder import export, write_safely
from manawell.cli.words import Misuse, reason_of
from manawell.table.record import record_of
from manawell.table.table import Table

try:
    import fcntl
except ImportError:  # Windows has none
    fcntl = None  # type: ignore[assignment]


@contextlib.contextmanager
def only_here(path: Path) -> Iterator[None]:
    """Lock a game, so that no other terminal can play it. The lock ends with its process."""
    lock = path.with_name(f".{path.name}.lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = lock.open("a+", encoding="ascii")
    except OSError:  # a folder that takes no lock takes no game either, and the player is told
        yield
        return
    with file:
        try:
            _take(file)
        except BlockingIOError as problem:
            file.seek(0)
            raise Misuse("fault-game-open", id=path.stem, process=file.read().strip()) from problem
        file.truncate(0)
        file.write(f"{os.getpid()}\n")
        file.flush()
        try:
            yield
        finally:
            lock.unlink(missing_ok=True)


def _take(file: TextIO) -> None:
    if fcntl is not None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Autosave:
    """Saves one game to one file."""

    def __init__(self, context: Context, table: Table, path: Path) -> None:
        self.context = context
        self.table = table
        self.path = path
        self.refused: OSError | None = None
        """Why the last attempt failed; None if the game is saved."""

    def keep(self) -> None:
        """Save the game. A failure is reported once, and so is the first success after it."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_safely(self.path, self._text())
        except OSError as error:
            if self.refused is None:
                self._tell("save-refused", error)
            self.refused = error
        else:
            if self.refused is not None:
                self.context.say("save-recovered", path=str(self.path))
            self.refused = None

    def copy_to(self, path: Path) -> None:
        """Save a copy elsewhere; the game can be resumed from there, too."""
        export(path.expanduser(), self._text())

    def farewell(self) -> None:
        """Save, and say where the game is before the program ends; print the game if it could not be saved."""
        self.keep()
        if self.refused is None:
            self.context.say("left", "bold", id=self._handle())
        else:
            self._hand_out_text(self.refused)

    def hand_out(self) -> None:
        """After the game: say where its record is, or print the record if it could not be saved."""
        if self.refused is None:
            self.context.say("record-lies", path=str(self.path))
        else:
            self._hand_out_text(self.refused)

    def _hand_out_text(self, error: OSError) -> None:
        self._tell("save-lost", error)
        self.context.terminal.hand_out(self._text())

    def _text(self) -> str:
        return str(record_of(self.table, with_seed=True))

    def _handle(self) -> str:
        """What to type after `--resume`."""
        return self.path.stem if self.path.parent == self.context.folder.games else str(self.path)

    def _tell(self, message: str, error: OSError) -> None:
        self.context.say(message, "bold red", path=str(self.path), reason=reason_of(error, self.context.language))
