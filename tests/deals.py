"""Deals that follow from the test's name alone: the same in every run, whatever ran before and wherever.

Servers in the test's own process draw their seeds here, and so does a process that is told the label. What bots draw is
fixed as well where the server is in the test's process, but not how far they get in their time.
"""

import hashlib
import secrets
from itertools import count

import pytest

from manawell.kernel import seal


class Draws:
    """In place of `secrets` in one module."""

    choice = staticmethod(secrets.choice)

    def __init__(self, label: str) -> None:
        self._label = label
        self._drawn = count()

    def token_hex(self, size: int) -> str:
        return hashlib.sha256(f"{self._label} {next(self._drawn)}".encode()).hexdigest()[: 2 * size]


def label_of(request: pytest.FixtureRequest) -> str:
    """A test that needs another deal than its name gives it is marked `deal("a label")`."""
    mark = request.node.get_closest_marker("deal")
    return str(request.node.nodeid if mark is None else mark.args[0])


def fix_deals(label: str) -> None:
    """In a process of its own, for good."""
    vars(seal)["secrets"] = Draws(label)


@pytest.fixture(autouse=True)
def fixed_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    label = label_of(request)
    for module in ("kernel.seal", "server.tables.botplay", "server.tables.registry"):
        monkeypatch.setattr(f"manawell.{module}.secrets", Draws(f"{label} {module}"))
