"""The rulebook is complete in three languages, and code and rules that cite a rule cite one that exists."""

import re
from pathlib import Path
from typing import Final

import pytest

from manawell.contract.settings import GAMES
from manawell.kernel.game import AnyGame
from manawell.kernel.rulebook import find_rule, rulebook
from manawell.kernel.text import LANGUAGES

CITATION: Final = re.compile(r"\b([A-Z]{3})-([A-Z0-9]+\.\d+[a-z]?)((?:, (?:\d+|[A-Z])\.\d+[a-z]?)*)")

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def cited_in(text: str) -> set[str]:
    """The rule ids in a text; `GEG-5.1, 5.4` names two."""
    found: set[str] = set()
    for book, first, rest in CITATION.findall(text):
        found |= {f"{book}-{number}" for number in (first, *re.findall(r"[A-Z\d.a-z]+", rest))}
    return found


def sources(game: AnyGame) -> list[Path]:
    return sorted(Path(str(game.folder)).rglob("*.py"))


@every_game
def test_the_rulebooks_hold_the_same_rules_in_the_same_order(game: AnyGame) -> None:
    books = [rulebook(game, language) for language in LANGUAGES]
    assert books[0].rules
    for book in books[1:]:
        assert list(book.rules) == list(books[0].rules)
    for rule in books[0].rules:
        texts = {book.rules[rule].text for book in books}
        assert len(texts) == len(LANGUAGES), f"{rule} is not translated"


@every_game
def test_references_between_rules_lead_somewhere(game: AnyGame) -> None:
    for language in LANGUAGES:
        book = rulebook(game, language)
        for rule in book.rules.values():
            assert cited_in(rule.text) <= set(book.rules), rule.id
        assert find_rule(game, language, next(iter(book.rules)).lower()).text


@every_game
def test_code_cites_only_rules_that_exist(game: AnyGame) -> None:
    known, paths = set(rulebook(game, "en").rules), sources(game)
    assert paths
    for path in paths:
        unknown = cited_in(path.read_text("utf-8")) - known
        assert not unknown, f"{path.name} cites {sorted(unknown)}"
