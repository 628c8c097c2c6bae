"""What docs/analysis.md says about figures is what the program computes."""

import doctest
from math import exp

import pytest

from manawell.analysis.analyse import SECONDS
from manawell.analysis.grades import LIMITS, SEVERITY
from manawell.analysis.report import Budget, Grade
from manawell.cli.analysis_pages import SIGNS
from manawell.kernel.registry import find_game
from tests.test_readme import ROOT, blocks

PAGE = (ROOT / "docs" / "analysis.md").read_text("utf-8")
PROSE = " ".join(PAGE.split())
MINUTES = {"Gegensatz": "one", "Rivality": "two", "Athlas": "five", "Lutao": "ten"}
WORDS = {"one": 60.0, "two": 120.0, "five": 300.0, "ten": 600.0}


def test_the_example_runs() -> None:
    text = (ROOT / "tests" / "records" / "gegensatz" / "duel-paradox-a.mana").read_text("utf-8")
    examples = "\n".join(blocks(ROOT / "docs" / "analysis.md", "pycon"))
    test = doctest.DocTestParser().get_doctest(examples, {"text": text}, "analysis.md", None, 0)
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(test)
    assert runner.summarize(verbose=False).failed == 0
    assert len(test.examples) > 5


@pytest.mark.parametrize(("limit", "grade"), LIMITS[:-1])
def test_the_limits_of_grades(limit: float, grade: Grade) -> None:
    assert f"| {round(100 * limit)} points | {grade} | {SIGNS[grade]} |" in PAGE


def test_what_decisions_count() -> None:
    counts = [round(100 * exp(-SEVERITY * loss)) for loss in (0.08, 0.16, 0.5)]
    assert "{} after a loss of 8 points, {} after 16, {} after 50".format(*counts) in PROSE


def test_the_usual_budget() -> None:
    assert f"({Budget().worlds} by default)" in PROSE
    for name, minutes in MINUTES.items():
        assert SECONDS[find_game(name.lower()).weight - 1] == WORDS[minutes]
        assert f"{minutes} for {name}" in PROSE or f"{minutes} minute for {name}" in PROSE
