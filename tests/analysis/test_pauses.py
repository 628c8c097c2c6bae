"""An analysis may be left alone between its steps, as a server does to let others go first."""

import pytest

from manawell.analysis import analyse as module
from manawell.analysis.analyse import _Analysis
from manawell.analysis.report import Budget
from tests.analysis.games import finished


class Clock:
    """Stands still unless it is told to go on."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_pause_takes_nothing_from_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(module, "process_time", clock)
    analysis = _Analysis(finished("gegensatz", "pause", most=6), Budget(2, seconds=100.0, worlds=2), "")
    reports = analysis.run(None)
    next(reports)
    before = analysis._deadline
    assert before is not None
    clock.now += 1000.0
    next(reports)
    assert analysis._deadline == before + 1000.0


def test_with_too_little_time_worlds_are_only_glanced_at(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(module, "process_time", clock)
    analysis = _Analysis(finished("gegensatz", "haste", most=6), Budget(2, seconds=10.0, worlds=4), "")
    analysis._set_out(0)
    analysis._judging = 0.1
    analysis._limit_worlds(0)
    assert (analysis.evaluator.worlds, analysis.evaluator.hurried) == (4, False)
    clock.now += 9.9
    analysis._limit_worlds(3)
    assert (analysis.evaluator.worlds, analysis.evaluator.hurried) == (2, True)
