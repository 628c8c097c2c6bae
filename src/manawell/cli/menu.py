"""A short question with numbered answers: Enter takes the default, `q` leaves."""

from collections.abc import Sequence
from typing import NamedTuple

from manawell.cli.commands import Verb, parse_command
from manawell.cli.context import Context
from manawell.cli.table_screen import Leave


class Answer(NamedTuple):
    """A possible answer; `about` explains it in a sentence."""

    value: str
    label: str
    about: str = ""
    title: str = ""
    """A line above it: here begins a group of answers."""


def choose(context: Context, question: str, answers: Sequence[Answer], default: str) -> str:
    """The value of the chosen answer; the default if nobody can be asked."""
    if not context.terminal.interactive:
        return default
    values = [answer.value for answer in answers]
    _ask(context, question, answers, default)
    while True:
        line = context.terminal.ask("> ")
        command = parse_command(line)
        if not line:
            return default
        if line.isdecimal() and 1 <= int(line) <= len(answers):
            return values[int(line) - 1]
        if line.casefold() in values:
            return line.casefold()
        if command and command.verb == Verb.QUIT:
            raise Leave
        if not (command and command.verb == Verb.HELP):
            context.say("menu-unknown", "yellow", line=line)
        context.say("menu-how", count=len(answers), default=values.index(default) + 1)


def _ask(context: Context, question: str, answers: Sequence[Answer], default: str) -> None:
    terminal = context.terminal
    terminal.say()
    terminal.say(question, "bold")
    for number, answer in enumerate(answers, 1):
        if answer.title:
            terminal.say(answer.title)
        mark = f" {context.word('menu-default')}" if answer.value == default else ""
        label = f"{number}  {answer.label}{mark}" if not terminal.plain else f"{number}. {answer.label}{mark}."
        terminal.say(label, indent="" if terminal.plain else "  ")
        if answer.about:
            terminal.say(answer.about, "dim", indent="" if terminal.plain else "     ")
    context.say("menu-how", "dim", count=len(answers), default=[a.value for a in answers].index(default) + 1)
