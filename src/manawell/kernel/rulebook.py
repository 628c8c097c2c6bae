"""The rules in our own words, by rule id: one Markdown file per language, one line per rule."""

import re
from functools import cache

import msgspec

from manawell.kernel.faults import UnknownLanguage, UnknownRule
from manawell.kernel.game import AnyGame
from manawell.kernel.text import LANGUAGES

_RULE = re.compile(r"\*\*([A-Z]+-[A-Z0-9]+\.[0-9]+[a-z]?)\*\* (.+)")


class Rule(msgspec.Struct, frozen=True):
    id: str
    chapter: str
    text: str


class Rulebook(msgspec.Struct, frozen=True):
    """A parsed rulebook; `source` is the whole Markdown, tables included."""

    title: str
    source: str
    rules: dict[str, Rule]

    def chapter_of(self, rule: str) -> list[Rule]:
        """All rules of this rule's chapter."""
        chapter = self.rules[rule].chapter
        return [other for other in self.rules.values() if other.chapter == chapter]


@cache
def rulebook(game: AnyGame, language: str) -> Rulebook:
    if language not in LANGUAGES:
        raise UnknownLanguage(language, LANGUAGES)
    source = game.folder.joinpath("rulebook", f"{language}.md").read_text("utf-8")
    rules: dict[str, Rule] = {}
    title = chapter = ""
    for line in source.splitlines():
        if line.startswith("# "):
            title = line[2:]
        elif line.startswith("## "):
            chapter = line[3:]
        elif found := _RULE.match(line):
            rules[found[1]] = Rule(found[1], chapter, found[2])
    return Rulebook(title, source, rules)


def find_rule(game: AnyGame, language: str, rule: str) -> Rule:
    """The rule with this id, in upper or lower case."""
    for known, found in rulebook(game, language).rules.items():
        if known.lower() == rule.lower():
            return found
    raise UnknownRule(rule, game.id)
