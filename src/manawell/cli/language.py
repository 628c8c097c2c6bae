"""Which language to use."""

import os
from contextvars import ContextVar

from manawell.cli.folder import Folder
from manawell.cli.words import cli_texts
from manawell.kernel.faults import UnknownLanguage
from manawell.kernel.text import LANGUAGES, Texts

_before: ContextVar[str | None] = ContextVar("language before the command", default=None)


def name_before(given: str | None) -> None:
    """Speak a language that was named before the command, unless the command is given another one."""
    _before.set(None if given is None else checked(given))


def texts_for(given: str | None) -> Texts:
    """The terminal's texts in the given language, or in the player's usual one."""
    return cli_texts(language_for(given, Folder()))


def language_for(given: str | None, folder: Folder) -> str:
    """The given language, else the one named before the command, else the one chosen earlier, else that of the system,
    else English.
    """
    if given is not None:
        return checked(given)
    return _before.get() or folder.language() or system_language() or LANGUAGES[0]


def system_language() -> str | None:
    """The language of the environment, if we have it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            code = value[:2].lower()
            return code if code in LANGUAGES else None
    return None


def checked(language: str) -> str:
    if language.lower() not in LANGUAGES:
        raise UnknownLanguage(language, LANGUAGES)
    return language.lower()
