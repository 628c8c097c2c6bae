"""What can be typed at a prompt besides a move: words in all three languages, and some single letters."""

from collections.abc import Container
from enum import StrEnum
from functools import cache
from typing import Final, NamedTuple

from manawell.cli.words import cli_texts
from manawell.kernel.text import LANGUAGES, Texts


class Verb(StrEnum):
    """The commands at the table, in the order in which they are listed."""

    HELP = "help"
    RULES = "rules"
    HINT = "hint"
    CHANCES = "chances"
    UNDO = "undo"
    LOG = "log"
    BOARD = "board"
    MOVES = "moves"
    LOOK = "look"
    ARMY = "army"
    COACH = "coach"
    SAVE = "save"
    LANGUAGE = "language"
    RESIGN = "resign"
    QUIT = "quit"


LETTERS: Final = {
    "?": Verb.HELP,
    "h": Verb.HINT,
    "u": Verb.UNDO,
    "l": Verb.LOG,
    "b": Verb.BOARD,
    "m": Verb.MOVES,
    "s": Verb.SAVE,
    "q": Verb.QUIT,
}


class Command(NamedTuple):
    verb: Verb
    argument: str = ""


@cache
def vocabulary() -> dict[str, Verb]:
    """Every word that means a command; `command-<verb>` lists a language's words, most common first."""
    words: dict[str, Verb] = dict(LETTERS)
    for language in LANGUAGES:
        for verb in Verb:
            words.update(dict.fromkeys(words_of(verb, cli_texts(language)), verb))
    return words


def words_of(verb: Verb, texts: Texts) -> list[str]:
    return [word.strip() for word in texts.say(f"command-{verb}").split(",")]


def parse_command(line: str) -> Command | None:
    """The command in a line, or None if it must be a move. `?7.2` needs no space."""
    if line.startswith("?"):
        return Command(Verb.HELP, line[1:].strip())
    word, _, argument = line.partition(" ")
    verb = vocabulary().get(word.casefold())
    return None if verb is None else Command(verb, argument.strip())


def is_yes(answer: str) -> bool:
    """Yes in any of the three languages."""
    return answer.casefold() in ("y", "yes", "j", "ja", "o", "oui")


def command_lines(texts: Texts, idle: Container[Verb] = (), place: str = "command") -> list[str]:
    """One line per command that has a meaning here: how to type it, and what it does, perhaps only in this place."""
    letters = {verb: letter for letter, verb in LETTERS.items()}
    lines = []
    for verb in Verb:
        if verb in idle:
            continue
        forms = [letters[verb]] if verb in letters else []
        about = next(name for name in (f"{place}-{verb}-about", f"command-{verb}-about") if texts.has(name))
        lines.append(f"{', '.join([*words_of(verb, texts), *forms])} – {texts.say(about)}")
    return lines
