"""Every rule has a text in three languages, a line that enforces it, and a test that names it."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

from manawell.kernel.game import AnyGame
from manawell.kernel.registry import games
from manawell.kernel.rulebook import find_rule, rulebook
from manawell.kernel.text import LANGUAGES

ROOT = Path(__file__).parents[2]
CITATION = re.compile(r"\b([A-Z]{3})-([A-Z0-9]+\.\d+[a-z]?)((?:, (?:\d+|[A-Z])\.\d+[a-z]?)*)")

every_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)


def cited_in(text: str) -> set[str]:
    """The rule ids in a text; `GEG-5.1, 5.4` names two."""
    found: set[str] = set()
    for book, first, rest in CITATION.findall(text):
        found |= {f"{book}-{number}" for number in (first, *re.findall(r"[A-Z\d.a-z]+", rest))}
    return found


def named_by_tests(folder: Path) -> set[str]:
    """The ids on the rule marks of all tests below a folder."""
    found: set[str] = set()
    for path in folder.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                found |= {str(ast.literal_eval(argument)) for argument in node.args}
    return found


@every_game
def test_the_rulebooks_hold_the_same_rules_in_the_same_order(game: AnyGame) -> None:
    books = [rulebook(game, language) for language in LANGUAGES]
    assert len(books[0].rules) > 100
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
def test_every_rule_is_named_by_a_test(game: AnyGame) -> None:
    missing = set(rulebook(game, "en").rules) - named_by_tests(ROOT / "tests")
    assert not missing, f"rules without a test: {sorted(missing)}"


@every_game
def test_code_cites_only_rules_that_exist(game: AnyGame) -> None:
    known = set(rulebook(game, "en").rules)
    for path in (ROOT / "src" / "manawell" / "games" / game.id).rglob("*.py"):
        unknown = cited_in(path.read_text("utf-8")) - known
        assert not unknown, f"{path.name} cites {sorted(unknown)}"


@every_game
def test_every_rule_is_enforced_by_a_line_or_listed_with_the_reason(game: AnyGame) -> None:
    code = "\n".join(path.read_text("utf-8") for path in (ROOT / "src" / "manawell" / "games" / game.id).rglob("*.py"))
    exempt = tomllib.loads((ROOT / "tests" / game.id / "uncited.toml").read_text("utf-8"))
    rules, cited = set(rulebook(game, "en").rules), cited_in(code)
    assert all(exempt.values())
    assert not rules - cited - set(exempt), f"neither cited nor exempt: {sorted(rules - cited - set(exempt))}"
    assert not set(exempt) & cited, f"cited and exempt: {sorted(set(exempt) & cited)}"
    assert set(exempt) <= rules
