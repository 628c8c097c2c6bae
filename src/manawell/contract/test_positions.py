"""Why a position cannot be is told in all languages, with a rule that exists."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from manawell.contract.settings import GAMES
from manawell.contract.words import written
from manawell.kernel.faults import impossible
from manawell.kernel.game import AnyGame
from manawell.kernel.rulebook import rulebook
from manawell.kernel.text import LANGUAGES

COUNTED: Final = ("found", "wanted")
"""The values beside the name of what `miscounted` has counted."""

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


class Objection(NamedTuple):
    """A call in the source of a game that says why a position cannot be."""

    rules: frozenset[str]
    reason: str
    values: frozenset[str]


def objections(game: AnyGame) -> Iterator[Objection]:
    """What a game can object to; the rule may depend on the position."""
    book = next(iter(rulebook(game, "en").rules)).partition("-")[0]
    for path in sorted(Path(str(game.folder)).rglob("*.py")):
        source = ast.parse(path.read_text("utf-8"))
        known = {text for text in constants(source) if text.startswith(f"{book}-")}
        for node in ast.walk(source):
            match node:
                case ast.Call(ast.Name("impossible"), [rule, ast.Constant(str(reason))], keywords):
                    values = {str(keyword.arg) for keyword in keywords}
                case ast.Call(ast.Name("miscounted"), [rule, ast.Constant(str(reason)), ast.Constant(str(kind)), *_]):
                    values = {kind, *COUNTED}
                case _:
                    continue
            rules = {text for text in constants(rule) if text.startswith(f"{book}-")}
            yield Objection(frozenset(rules or known), reason, frozenset(values))


def constants(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


@every_game
def test_every_objection_has_words_and_a_rule(game: AnyGame) -> None:
    rules, said = set(rulebook(game, "en").rules), list(objections(game))
    assert said
    for language in LANGUAGES:
        messages = written(game.folder.joinpath("text"), language)
        for objection in said:
            assert set() < objection.rules <= rules, objection
            message = messages[impossible("", objection.reason).reason]
            told = {variable.removesuffix("-id") for variable in message.variables}
            assert told <= objection.values, (language, objection)


@every_game
def test_no_words_of_objections_are_left_over(game: AnyGame) -> None:
    said = {f"impossible-{objection.reason}" for objection in objections(game)}
    assert {name for name in written(game.folder.joinpath("text"), "en") if name.startswith("impossible-")} == said
