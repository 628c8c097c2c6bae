"""Axe finds no fault, in light and dark, large and small."""

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Invite
from tests.browser.player import Player

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SCHEMES: tuple[Literal["light", "dark"], ...] = ("dark", "light")
SIZES: dict[str, ViewportSize] = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 375, "height": 812}}
RULES = {
    "dark": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "light": ["color-contrast", "link-in-text-block"],
}
"""All of them in the dark; in the light those about colours, since nothing else differs, and not again on a phone."""
OBJECTIONS = """async rules => {
  const wanted = { runOnly: rules, resultTypes: ['violations'], preload: { assets: ['media'] } };
  const { violations } = await axe.run(document, wanted);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary.slice(0, 300)}`));
}"""
"""Only what is wrong leaves the page: all that is right would be a megabyte."""
STILL = "() => document.getAnimations().every(one => one.playState !== 'running')"


def complaints(player: Player) -> list[str]:
    """What axe objects to on the page as it is, in light and in dark."""
    page = player.page
    small = page.viewport_size == SIZES["phone"]
    page.mouse.move(1, 1)  # an explanation that is just shown belongs to no part of the page
    expect(page.locator("[role=tooltip]:visible")).to_have_count(0)
    if page.evaluate("!('axe' in window)"):
        page.evaluate(AXE.read_text("utf-8"))  # by evaluation, which the page's content policy does not forbid
    found = []
    with player.unveiled():
        for scheme in SCHEMES[:1] if small else SCHEMES:
            page.emulate_media(color_scheme=scheme)
            page.locator(f"html[data-theme={scheme}]").wait_for()
            page.wait_for_function(STILL)
            found += [f"{scheme}, {objection}" for objection in page.evaluate(OBJECTIONS, RULES[scheme])]
    return found


def test_axe_sees_through_the_veil(invite: Invite) -> None:
    lena = invite(viewport=SIZES["desk"])
    lena.visit("/settings").page.evaluate(
        "document.querySelector('main').insertAdjacentHTML('beforeend', '<p id=pale>Pale</p>')"
    )
    lena.page.evaluate("Object.assign(document.querySelector('#pale').style, {color: '#777', background: '#888'})")
    found = complaints(lena)
    assert [told.split(":")[0] for told in found] == ["dark, color-contrast", "light, color-contrast"], found


@pytest.mark.parametrize("size", SIZES)
def test_pages(invite: Invite, size: str) -> None:
    lena = invite(viewport=SIZES[size]).visit("/learn")
    for path in ("/", "/new", "/settings", "/rules/gegensatz", "/me", "/games", "/carry", "/privacy"):
        assert complaints(lena.go(path)) == []


@pytest.mark.parametrize("size", SIZES)
def test_tables(invite: Invite, size: str) -> None:
    lena = invite(viewport=SIZES[size])
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


@pytest.mark.parametrize("lesson", ["gegensatz/travel", "rivality/tile", "athlas/carry", "lutao/lands"])
@pytest.mark.parametrize(
    "wishes", [{}, {"motion": "normal", "reduced_motion": "reduce"}], ids=("chosen", "of the system")
)
def test_nothing_moves_where_no_motion_is_wanted(invite: Invite, lesson: str, wishes: dict[str, str]) -> None:
    lena = invite(**wishes)
    lena.visit(f"/learn/{lesson}")
    expect(lena.page.locator("[data-source], [data-target]").first).to_be_visible()
    lena.page.wait_for_function(STILL)
