"""The audit of a soak notices whatever could go wrong; and a short soak, when asked for: `MANAWELL_TEST_SOAK=1`."""

import os
from types import SimpleNamespace

import pytest

from manawell.server.storage.interface import Chair, Stored
from manawell.table.entries import Entry, Move, Resign, Say
from tests.server.test_storage import setting
from tests.soak import people
from tests.soak import soak as soaking
from tests.soak.audit import Audit, compare
from tests.soak.people import GIVEN_UP, UNSTORED, UNSURE, Ledger
from tests.soak.report import report
from tests.soak.soak import Plan, exceptions, soak

SENT = {"ada:1": "@0", "ben:1": "@5", "ada:2": "hello", "ben:2": GIVEN_UP}
STORED: list[Entry] = [
    Move("@0", seat=0, request="ada:1"),
    Move("@5", seat=1, request="ben:1"),
    Say("Ada", "hello", seat=0, request="ada:2"),
    Resign(seat=1, request="ben:2"),
]


def audited(entries: list[Entry], failed: list[str] | None = None) -> Audit:
    """What is found where all four were acknowledged, or some of them denied."""
    found, chairs = Audit(), [Chair("person", "Ada", "ada"), Chair("person", "Ben", "ben")]
    done = [request for request in SENT if request not in (failed or [])]
    ledger = Ledger(sent={"table": SENT}, done={"table": done}, failed={"table": failed or []})
    compare("table", Stored(setting("table"), chairs, entries), ledger, found)
    return found


def faults(found: Audit) -> set[str]:
    kinds = ("lost", "doubled", "altered", "invented", "disordered", "denied")
    return {kind for kind in kinds if getattr(found, kind)}


def test_an_audit_notices_everything() -> None:
    first, second, said, given_up = STORED
    assert faults(audited(STORED)) == set()
    assert audited(STORED).acknowledged == 4
    assert faults(audited([first, second, given_up])) == {"lost"}
    assert faults(audited([first, second, said])) == {"lost"}
    assert faults(audited([first, second, said, said, given_up])) == {"doubled", "disordered"}
    assert faults(audited([first, Move("@6", seat=1, request="ben:1"), said, given_up])) == {"altered"}
    assert faults(audited([*STORED, Resign(seat=0, request="ada:9")])) == {"invented"}
    assert faults(audited([*STORED, Say("Ben", "psst", seat=1, request="ben:9")])) == {"invented"}
    assert faults(audited([said, second, first, given_up])) == {"disordered"}
    assert faults(audited(STORED, failed=["ben:1"])) == {"denied"}
    assert faults(audited([*STORED, Say("Ben", "psst", seat=1, request="bot:9")])) == set()


@pytest.mark.parametrize(
    ("fault", "repeated", "denied"),
    [
        (UNSTORED, False, True),
        (UNSTORED, True, False),
        (UNSURE, False, False),
        (UNSURE, True, False),
        ("fault-stale-version", True, True),
    ],
)
async def test_what_denies_a_request(monkeypatch: pytest.MonkeyPatch, fault: str, repeated: bool, denied: bool) -> None:
    """Nothing was changed by what was sent last; what became of an earlier one without an answer, that does not say."""
    monkeypatch.setattr(people, "REST", 0.0)

    async def fail(_kind: str, **_fields: object) -> dict[str, str]:
        return {"type": "failed", "fault": fault}

    ledger, guest = Ledger(), SimpleNamespace(id="ada")
    player = people.Player(guest, "table", ledger, 1.0, "seed")  # type: ignore[arg-type]
    player.pending, player.repeated = ("1", "play", {"move": "@0"}, 0.0), repeated
    goes_on = await player._carry_out(SimpleNamespace(ask=fail))  # type: ignore[arg-type]
    assert ledger.failed == ({"table": ["ada:1"]} if denied else {})
    assert goes_on == (fault != UNSURE), "the page reads the table again"
    assert not player.repeated


def test_exceptions_are_found_in_a_log() -> None:
    log = ["2026-01-01 00:00:00Z error it failed\n", "Traceback (most recent call last):\n", "ValueError: x\n"]
    assert exceptions([*log, "2026-01-01 00:00:01Z info ready\n"]) == ["".join(log)]


@pytest.mark.skipif(os.environ.get("MANAWELL_TEST_SOAK") != "1", reason="takes a while: MANAWELL_TEST_SOAK=1")
async def test_a_short_soak(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soaking, "CALM", 4.0)
    plan = Plan(minutes=0.25, tables=10, seed=7, workers=1, pace=0.5, every=1.0, hostile=False)
    found = await soak(plan, lambda line: None)
    assert found.sound, (found.audit, found.stalled, found.problems)
    assert found.audit.acknowledged == len(found.ledger.waits) > 10
    assert found.happened
    assert "acknowledged, and there" in report(found)
