"""A soak of some seconds: every fault once, a few tables, and nothing is lost."""

import pytest

from tests.server.services import WANTED
from tests.soak import soak as soaking
from tests.soak.report import report
from tests.soak.soak import Plan, soak


@pytest.mark.skipif(WANTED, reason="it brings its own PostgreSQL and Redis")
async def test_a_short_soak(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soaking, "CALM", 4.0)
    plan = Plan(minutes=0.25, tables=10, seed=7, workers=1, pace=0.5, every=1.0, hostile=False)
    found = await soak(plan, lambda line: None)
    assert found.audit.sound, found.audit
    assert found.stalled == []
    assert found.problems == []
    assert found.audit.acknowledged == len(found.ledger.waits) > 10
    assert found.happened
    assert "acknowledged, and there" in report(found)
