"""The mark that ties a test to the rules it checks, and the share of the rules that tests must reach."""

import gc

import pytest

from manawell.kernel.registry import games
from manawell.kernel.rulebook import rulebook

pytest.register_assert_rewrite("manawell.contract")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--reached", type=float, metavar="PERCENT", help="fail if the tests reach less of the rules")


def pytest_configure(config: pytest.Config) -> None:
    floor = config.getoption("--reached")
    if floor is not None:
        from tests.reached import Reached  # only now: it must come before the rules, and other runs need it not

        config.pluginmanager.register(Reached(floor), "reached")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A test that names an unknown rule is a mistake."""
    known = {rule for game in games().values() for rule in rulebook(game, "en").rules}
    for item in items:
        for mark in item.iter_markers("rule"):
            unknown = set(mark.args) - known
            if unknown or not mark.args:
                raise pytest.UsageError(f"{item.nodeid} names unknown rules: {sorted(unknown)}")


def pytest_collection_finish() -> None:
    """Thousands of collected tests are garbage for nobody: the collector need not look at them again and again."""
    gc.freeze()
