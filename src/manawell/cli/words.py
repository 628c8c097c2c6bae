"""The terminal's texts, and how faults and system errors become one clear line."""

import errno
import os
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from manawell.boards.words import FOLDER as BOARD_FOLDER
from manawell.kernel.faults import Fault, Impossible
from manawell.kernel.text import Texts, kernel_texts
from manawell.learn.faults import learn_texts
from manawell.puzzles.faults import puzzle_texts
from manawell.research.faults import research_texts
from manawell.server.faults import server_texts
from manawell.table.faults import table_texts

REASONS: Final = {
    errno.ENOENT: "reason-missing",
    errno.EACCES: "reason-forbidden",
    errno.EPERM: "reason-forbidden",
    errno.EISDIR: "reason-folder",
    errno.ENOTDIR: "reason-not-folder",
    errno.EEXIST: "reason-not-folder",
    errno.ENOSPC: "reason-full",
    errno.EDQUOT: "reason-full",
    errno.EROFS: "reason-read-only",
}
"""The system errors that a player can do something about; EEXIST means that a file is where a folder is needed."""


@cache
def cli_texts(language: str) -> Texts:
    """The terminal's own texts and those of the boards."""
    return Texts(language, files("manawell.cli").joinpath("text"), BOARD_FOLDER)


class Misuse(Fault):
    """A fault of the command line or of a line typed at a prompt; its words are in the terminal's texts."""

    def __str__(self) -> str:
        return cli_texts("en").say(self.message, **self.values)


def fault_line(fault: Fault, language: str) -> str:
    """A fault in the reader's language."""
    if isinstance(fault, Impossible):
        return fault.words(language)
    folders = (cli_texts, learn_texts, puzzle_texts, research_texts, server_texts, table_texts, kernel_texts)
    texts = next(texts for folder in folders if (texts := folder(language)).has(fault.message))
    return texts.say(fault.message, **fault.values)


def trouble_line(error: OSError, language: str, path: Path | str | None = None) -> str:
    """A system error: which file, and why. An error without a file concerns our own output."""
    where, reason = path or error.filename, reason_of(error, language)
    if where is None:
        return cli_texts(language).say("fault-output", reason=reason)
    return cli_texts(language).say("fault-file", path=str(where), reason=reason)


def reason_of(error: OSError, language: str) -> str:
    """Why the system refused, in the reader's language if we have words for it."""
    number = error.errno or 0
    return cli_texts(language).say(REASONS[number]) if number in REASONS else os.strerror(number)
