"""The balance laboratory: what the host has published, in words and figures of the reader's language."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import expect

from manawell.kernel.balance import Balance, Estimate, Pair, Single
from tests.browser.conftest import Invite
from tests.browser.test_access import SIZES, complaints

NAMES = {"card:P3": "violet 3", "card:R1": "red 1"}
REPORT = Balance(
    game="gegensatz",
    rules=1,
    source="bots",
    players=("apprentice",),
    options={"mode": "duel"},
    seed="lab",
    varied=False,
    games=400,
    made="2026-02-03",
    singles=(
        Single("start", "first", 400, 210.0, 0.5, 0.476, 0.573),
        Single("start", "second", 400, 190.0, 0.5, 0.427, 0.524),
        *(
            Single("card", card, 120, 75.0, 0.5, 0.536, 0.706, Estimate(0.125, 0.03, 0.22, 0.02))
            for card in ("P3", "R1", "B2", "G4", "P1")
        ),
    ),
    pairs=(Pair("card", "P3", "R1", 60, Estimate(0.07, 0.01, 0.13, 0.04)),),
    tested=10,
    names=dict.fromkeys(("en", "de", "fr"), NAMES),
)


@pytest.fixture
def published(house: Path) -> Iterator[None]:
    file = house / "lab" / "gegensatz.json"
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(msgspec.json.encode(REPORT))
    yield
    file.unlink()


@pytest.mark.parametrize(("size", "language", "won", "effect"), [
    ("desk", "en", "62.5%", "+12.5"),
    ("phone", "de", "62,5\u00a0%", "+12,5"),
])  # fmt: skip
@pytest.mark.usefixtures("published")
def test_what_the_host_has_published(invite: Invite, size: str, language: str, won: str, effect: str) -> None:
    lena = invite(language, viewport=SIZES[size]).visit("/lab")
    page = lena.page
    report = page.get_by_role("region", name="Gegensatz")
    expect(report.get_by_text("400").first).to_be_visible()
    expect(report.locator("details[open]")).to_have_count(1)  # the order of play; longer lists wait
    assert complaints(lena) == []
    report.locator("summary").nth(1).press("Enter")
    row = report.get_by_role("row", name="violet 3")
    expect(row).to_contain_text(won)
    expect(row).to_contain_text(effect)
    report.locator("summary").last.click()
    expect(report.get_by_text("violet 3 + red 1")).to_be_visible()
    assert complaints(lena) == []


def test_a_server_without_reports_says_so(invite: Invite) -> None:
    page = invite().visit("/lab").page
    expect(page.get_by_role("heading", name="No reports yet")).to_be_visible()
