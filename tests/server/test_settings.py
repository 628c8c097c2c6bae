"""The host's settings apply, and a mistake is reported in one line."""

from pathlib import Path

import pytest

from manawell.server.faults import BadSetting
from manawell.server.settings import LIMITS, Settings, with_limits

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def test_limits_are_set_by_name() -> None:
    found = with_limits(Settings(Path("x")), ["request_seconds=2.5", "takebacks_per_table=7", "bot_pace=0"])
    assert (found.request_seconds, found.takebacks_per_table, found.bot_pace) == (2.5, 7, 0.0)
    assert found.connections == Settings.connections


@pytest.mark.parametrize(
    ("wish", "fault"),
    [
        ("speed=3", "fault-limit-name"),
        ("workers=3", "fault-limit-name"),
        ("", "fault-limit-name"),
        ("request_seconds", "fault-limit-number"),
        ("request_seconds=soon", "fault-limit-number"),
        ("request_seconds=-1", "fault-limit-number"),
        ("request_seconds=inf", "fault-limit-number"),
        ("request_seconds=nan", "fault-limit-number"),
        ("outbox_bytes=2.5", "fault-limit-number"),
    ],
)
def test_a_slip_is_refused(wish: str, fault: str) -> None:
    with pytest.raises(BadSetting) as caught:
        with_limits(Settings(Path("x")), [wish])
    assert caught.value.message == fault


def test_the_guide_for_hosts_lists_every_limit_and_its_usual_value() -> None:
    rows = [line.split("|")[1:4] for line in HOSTING.read_text("utf-8").splitlines() if line.startswith("| `")]
    listed = {name.strip(" `"): usual.strip() for name, usual, _ in rows if name.strip(" `") in LIMITS}
    assert {name: float(usual) for name, usual in listed.items()} == {name: getattr(Settings, name) for name in LIMITS}
