"""The mark that ties a test to the rules it checks."""

import gc

import pytest

from manawell.kernel.registry import games
from manawell.kernel.rulebook import rulebook

pytest.register_assert_rewrite("manawell.contract")


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
