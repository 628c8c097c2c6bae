"""Nothing is covered, cut or scrolled sideways: boxes are compared, not pixels, in three languages, large and small."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.player import Player

SIZES: dict[str, dict[str, Any]] = {
    "small-desk": {"viewport": {"width": 1024, "height": 768}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
TABLES: dict[str, tuple[dict[str, str], int]] = {
    "gegensatz": ({"mode": "duel"}, 2),
    "rivality": ({"mode": "teams", "first_player": "0"}, 4),
    "athlas": ({"mode": "quick"}, 2),
    "lutao": ({"mode": "standard", "players": "4"}, 4),
}
PATHS = ("/", "/new?game=gegensatz", "/new?game=lutao", "/settings", "/rules/athlas", "/nowhere")
LANGUAGES = ("en", "de", "fr")

FAULTS = """
() => {
  const found = [];
  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && one.offsetParent !== null;
  const all = (wanted) => [...document.querySelectorAll(wanted)].filter(shown);
  const name = (one) => `${one.tagName.toLowerCase()}.${one.className} “${(one.getAttribute('aria-label') ?? one.innerText).slice(0, 40)}”`;
  const box = (one) => one.getBoundingClientRect();
  const [wide, high] = [document.documentElement.clientWidth, innerHeight];
  const table = document.querySelector('.table');
  if (document.documentElement.scrollWidth > wide) found.push(`scrolls sideways by ${document.documentElement.scrollWidth - wide}`);
  if (table && document.documentElement.scrollHeight > high) found.push(`scrolls down by ${document.documentElement.scrollHeight - high}`);
  const parts = ['.topbar > *', '.prompt h2', '.prompt .link', '.acts .btn', '.tabs button', '.tabbar button', '.side .player', '.status .pill', '.zoom button'];
  for (const one of all(parts.join())) {
    const { left, top, right, bottom } = box(one);
    const inside = left >= -0.5 && right <= wide + 0.5 && (!table || (top >= -0.5 && bottom <= high + 0.5));
    if (!inside) found.push(`${name(one)} leaves the window: ${[left, top, right, bottom].map(Math.round)}`);
  }
  const overlap = (one, other) => {
    const [a, b] = [box(one), box(other)];
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  };
  const groups = ['.topbar > *', '.dock .prompt, .dock .effects > *, .dock .acts > *, .dock .hand > *', '.side > *', '.acts > *', '.tabs > *', '.tabbar > *'];
  for (const group of groups) {
    const members = all(group);
    members.forEach((one, at) => members.slice(at + 1).forEach((other) => {
      if (!one.contains(other) && !other.contains(one) && overlap(one, other)) found.push(`${name(one)} lies on ${name(other)}`);
    }));
  }
  for (const one of all('.prompt h2, .btn, .tabs button, .tabbar button, .seg > *, .chip, .pill, .choice, legend, .gchip, h1')) {
    const clipped = one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline';
    if (clipped) found.push(`${name(one)} is cut: ${one.scrollWidth} in ${one.clientWidth}`);
  }
  return found;
}
"""
SMALL = """
() => [...document.querySelectorAll('.topbar :is(a, button), .tabbar button, .acts .btn, .prompt .link, .gcard :is(a, button), form :is(.btn, .seg > *, .choice)')]
  .filter((one) => one.checkVisibility() && one.offsetParent !== null)
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([, { width, height }]) => width < 43.5 || height < 43.5)
  .map(([one, { width, height }]) => `${one.className} “${(one.getAttribute('aria-label') ?? one.innerText).slice(0, 30)}” ${Math.round(width)} × ${Math.round(height)}`)
"""


def speak(player: Player, language: str) -> None:
    player.page.evaluate("language => localStorage.setItem('manawell.language', language)", language)
    player.page.reload()
    expect(player.page.locator(f"html[lang={language}] .topbar")).to_be_visible()


def faults(player: Player, size: str) -> list[str]:
    player.page.evaluate("document.fonts.ready")
    found: list[str] = player.page.evaluate(FAULTS)
    return found + (player.page.evaluate(SMALL) if size == "phone" else [])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", TABLES)
def test_a_table_fits(invite: Invite, game: str, size: str) -> None:
    lena = invite(**SIZES[size])
    options, seats = TABLES[game]
    lena.open_table(options, "me", *["apprentice"] * (seats - 1), game=game)
    found: dict[str, list[str]] = {}
    for language in LANGUAGES:
        speak(lena, language)
        expect(lena.page.locator(".dock:has(.link)"), "something is asked").to_be_visible()
        found[language] = faults(lena, size)
        if size == "small-desk":
            panel = lena.page.locator(".panel").bounding_box()
            assert panel and panel["height"] >= 160
        sources = lena.page.locator("[data-source]:visible")
        if sources.count() and not lena.lit().count():
            sources.first.click()
        if lena.lit().count():
            lena.lit().first.evaluate("place => place.click()")
            expect(lena.page.locator(".effects .skel")).to_have_count(0)
            found[f"{language}, aimed"] = faults(lena, size)
    assert {state: told for state, told in found.items() if told} == {}


@pytest.mark.parametrize("size", SIZES)
def test_a_page_fits(invite: Invite, size: str) -> None:
    lena = invite(forgive=404, **SIZES[size])
    found: dict[str, list[str]] = {}
    for language in LANGUAGES:
        lena.visit()
        speak(lena, language)
        for path in PATHS:
            lena.visit(path)
            lena.page.wait_for_load_state("networkidle")
            found[f"{path} {language}"] = faults(lena, size)
    assert {page: told for page, told in found.items() if told} == {}
