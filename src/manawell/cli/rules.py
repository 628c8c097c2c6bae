"""`manawell rules`: a rule, its chapter, the contents, or every rule with a word in it."""

import re
from collections.abc import Iterable
from typing import Final

from rich.markdown import Markdown

from manawell.cli.desk import Desk
from manawell.cli.words import Misuse
from manawell.kernel.faults import UnknownRule
from manawell.kernel.game import AnyGame
from manawell.kernel.rulebook import Rule, Rulebook, rulebook

_ID: Final = re.compile(r"(?:([A-Za-z]+)-)?([0-9]+|[A-Za-z])(?:\.([0-9]+[a-z]?))?")
"""Chapters have a number, or a letter: `GEG-7.2`, `ATH-C.3`."""


def show_rules(desk: Desk, games: Iterable[AnyGame], query: str | None) -> None:
    """The contents of each book, or what a query finds in any of them."""
    games = list(games)
    if query is None:
        for game in games:
            show_contents(desk, rulebook(game, desk.language))
        return
    found = [game for game in games if _finds(rulebook(game, desk.language), query)]
    if not found and _ID.fullmatch(query):
        raise UnknownRule(query, ", ".join(game.id for game in games))
    if not found:
        raise Misuse("fault-no-rule-found", query=query)
    for game in found:
        show_rule(desk, game, query)


def show_rule(desk: Desk, game: AnyGame, query: str) -> None:
    """A rule by id (`GEG-7.2` or `7.2`), a chapter by number, or the rules that hold a word."""
    book = rulebook(game, desk.language)
    rules = _finds(book, query)
    if not rules:
        raise UnknownRule(query, game.id)
    parts = _ID.fullmatch(query)
    if parts and parts[3] is None:
        _show_markdown(desk, _section(book, rules[0].chapter))
        return
    for rule in rules:
        say_rule(desk, rule)
    if parts:
        others = [other.id for other in book.chapter_of(rules[0].id) if other != rules[0]]
        desk.say("rule-neighbours", "dim", chapter=rules[0].chapter, rules=", ".join(others))


def show_contents(desk: Desk, book: Rulebook) -> None:
    """The chapters with the rules they hold."""
    desk.terminal.say(book.title, "bold")
    chapters: dict[str, list[str]] = {}
    for rule in book.rules.values():
        chapters.setdefault(rule.chapter, []).append(rule.id)
    for chapter, ids in chapters.items():
        desk.terminal.say(f"{chapter} ({ids[0]} – {ids[-1].partition('-')[2]})", indent="  ")
    desk.say("rules-how", "dim")


def say_rule(desk: Desk, rule: Rule) -> None:
    _show_markdown(desk, f"**{rule.id}** {rule.text}")


def _finds(book: Rulebook, query: str) -> list[Rule]:
    parts = _ID.fullmatch(query)
    if not parts:
        return [rule for rule in book.rules.values() if query.casefold() in f"{rule.chapter} {rule.text}".casefold()]
    prefix, chapter, number = parts.groups()
    pattern = re.compile(rf"{prefix or '[A-Z]+'}-{chapter}\.{number or '.*'}", re.IGNORECASE)
    return [rule for rule in book.rules.values() if pattern.fullmatch(rule.id)]


def _section(book: Rulebook, chapter: str) -> str:
    """A whole chapter as it stands in the book, tables included."""
    _, _, rest = book.source.partition(f"## {chapter}\n")
    return f"## {chapter}\n" + rest.partition("\n## ")[0]


def _show_markdown(desk: Desk, source: str) -> None:
    """Rendered on a screen; bare text in plain mode and in a pipe."""
    terminal = desk.terminal
    if terminal.plain or not terminal.console.is_terminal:
        terminal.say(re.sub(r"\*\*|^#+ ", "", source, flags=re.MULTILINE).strip())
    else:
        terminal.console.print(Markdown(source), width=min(terminal.width, 100))
