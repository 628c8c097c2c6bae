"""Every rule of the house's games has a line that enforces it and a test that names it."""

import ast
import tomllib
from functools import cache
from pathlib import Path

from manawell.contract.test_rulebook import *  # noqa: F403
from manawell.contract.test_rulebook import cited_in, every_game, sources
from manawell.kernel.game import AnyGame
from manawell.kernel.rulebook import rulebook

ROOT = Path(__file__).parents[2]


@cache
def named_by_tests(folder: Path) -> set[str]:
    """The ids on the rule marks of all tests below a folder."""
    found: set[str] = set()
    for path in folder.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                found |= {str(ast.literal_eval(argument)) for argument in node.args}
    return found


@every_game
def test_every_rule_is_named_by_a_test(game: AnyGame) -> None:
    rules = set(rulebook(game, "en").rules)
    assert len(rules) > 100
    missing = rules - named_by_tests(ROOT / "tests")
    assert not missing, f"rules without a test: {sorted(missing)}"


@every_game
def test_every_rule_is_enforced_by_a_line_or_listed_with_the_reason(game: AnyGame) -> None:
    code = "\n".join(path.read_text("utf-8") for path in sources(game))
    exempt = tomllib.loads((ROOT / "tests" / game.id / "uncited.toml").read_text("utf-8"))
    rules, cited = set(rulebook(game, "en").rules), cited_in(code)
    assert all(exempt.values())
    assert not rules - cited - set(exempt), f"neither cited nor exempt: {sorted(rules - cited - set(exempt))}"
    assert not set(exempt) & cited, f"cited and exempt: {sorted(set(exempt) & cited)}"
    assert set(exempt) <= rules
