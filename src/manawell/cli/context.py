"""What every command works with: texts, terminal and the player's folder."""

from pathlib import Path
from typing import Any

from manawell.cli.folder import Folder
from manawell.cli.language import checked, language_for
from manawell.cli.terminal import Terminal
from manawell.cli.words import cli_texts, fault_line
from manawell.kernel.faults import Fault
from manawell.kernel.text import Texts


class Context:
    """One person in front of one terminal."""

    def __init__(self, language: str, terminal: Terminal, folder: Folder) -> None:
        self.terminal = terminal
        self.folder = folder
        self.texts: Texts = cli_texts(language)

    @property
    def language(self) -> str:
        return self.texts.language

    def speak(self, language: str) -> None:
        """Switch to another language, now and for next time."""
        self.texts = cli_texts(checked(language))
        self.folder.remember_language(self.texts.language)

    def word(self, message: str, **values: Any) -> str:
        return self.texts.say(message, **values)

    def say(self, message: str, style: str = "", indent: str = "", **values: Any) -> None:
        self.terminal.say(self.word(message, **values), style, indent)

    def complain(self, fault: Fault) -> None:
        self.terminal.say(fault_line(fault, self.language), "yellow")


def open_context(language: str | None = None, *, plain: bool = False, data: Path | None = None) -> Context:
    """The context that the command line asks for."""
    folder = Folder(data)
    return Context(language_for(language, folder), Terminal(plain), folder)
