"""Axe finds no fault, in light and dark, large and small."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.player import Player

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 375, "height": 812}}
RUN = "axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']})"


def complaints(player: Player) -> list[str]:
    player.page.mouse.move(1, 1)  # an explanation that is just shown belongs to no part of the page
    player.page.wait_for_timeout(400)
    player.page.evaluate(AXE.read_text("utf-8"))  # by evaluation, which the page's content policy does not forbid
    found = player.page.evaluate(RUN)["violations"]
    return [
        f"{rule['id']}: {node['html'][:160]} {node['failureSummary'][:300]}" for rule in found for node in rule["nodes"]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_pages(invite: Invite, scheme: str, size: str) -> None:
    lena = invite(color_scheme=scheme, viewport=SIZES[size])
    for path in ("/", "/new", "/settings", "/rules/gegensatz"):
        lena.visit(path)
        lena.page.wait_for_load_state("networkidle")
        assert complaints(lena) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_tables(invite: Invite, scheme: str, size: str) -> None:
    lena = invite(color_scheme=scheme, viewport=SIZES[size])
    lena.open_table({"mode": "duel", "turn_limit": 3}, "me", "apprentice")
    assert complaints(lena) == []
    lena.act()
    assert lena.wait()
    lena.page.locator("[data-source]").first.click()
    lena.lit().first.click()
    assert complaints(lena) == []
    lena.page.keyboard.press("Escape")
    lena.play_on()
    assert complaints(lena) == []
    lena.page.get_by_role("link", name="Watch again").click()
    expect(lena.page.get_by_role("slider")).to_be_visible()
    assert complaints(lena) == []


def test_the_shrine(invite: Invite) -> None:
    lena = invite()
    lena.open_table({"mode": "solo_shrine", "difficulty": "easy"}, "me")
    lena.act()
    assert complaints(lena) == []
