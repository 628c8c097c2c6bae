"""Which lines and branches of the rules the tests reach: `pytest --reached=96` fails where it is less than that share.

SlipCover puts probes into the modules as they are loaded and takes them out again once they have told. A trace of every
call would take more than twice as long as the tests themselves.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from slipcover import FileMatcher, ImportManager, Slipcover, merge_coverage, print_coverage

GAMES = Path(__file__).parents[1] / "src" / "manawell" / "games"
ELSEWHERE = ["*/rules/concession_first.py"]
"""What the tests of records reach."""


class Reached:
    """Collects what the workers tell, or in a worker what is reached there."""

    def __init__(self, floor: float) -> None:
        sources = [str(path) for path in GAMES.glob("*/rules")]
        self.floor = floor
        self.probes = Slipcover(branch=True, source=sources, omit=ELSEWHERE)
        self.told: list[dict[str, Any]] = []
        ImportManager(self.probes, FileMatcher(sources, ELSEWHERE)).__enter__()

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any, error: object) -> None:
        """A worker is through, or has died, which fails by itself."""
        if error is None:
            self.told.append(json.loads(node.workeroutput["reached"]))

    def total(self) -> dict[str, Any]:
        total: dict[str, Any] = self.probes.get_coverage()
        for told in self.told:
            merge_coverage(total, told)
        return total

    @pytest.hookimpl(wrapper=True, trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> Iterator[None]:
        yield
        output = getattr(session.config, "workeroutput", None)
        if output is not None:
            output["reached"] = json.dumps(self.total())
        elif self.total()["summary"]["percent_covered"] < self.floor:
            session.exitstatus = session.exitstatus or pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        total = self.total()
        print_coverage(total, outfile=terminalreporter, skip_covered=True)
        share = total["summary"]["percent_covered"]
        terminalreporter.write_line(f"The tests reach {share:.2f} % of the rules; {self.floor:g} % are required.")
