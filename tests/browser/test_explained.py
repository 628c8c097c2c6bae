"""Things explain themselves: tooltips, and names that open their cards."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite

DUEL = {"mode": "duel"}
GAMES: dict[str, dict[str, Any]] = {
    "gegensatz": DUEL,
    "rivality": DUEL,
    "athlas": {"mode": "quick"},
    "lutao": {"players": 2},
}
OPEN = """() => [...document.querySelectorAll('[aria-description]')].filter(thing => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return thing.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map(thing => thing.getAttribute('aria-description'))"""
"""The explanations of all signs on which a pointer could rest."""
LOOK_AROUND = """async ([wanted, most]) => {
  const seen = new Set();
  for (let sign = 0; sign < most; sign++) {
    seen.add(document.querySelector('.tooltip').firstChild.data);
    if (wanted.every(one => seen.has(one))) break;
    const press = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true });
    document.activeElement.dispatchEvent(press);
    await new Promise(go => setTimeout(go));
  }
  return [...seen];
}"""
"""Presses the key in the page until all these explanations were shown: from outside, each press costs more."""
MOST = 400
"""More signs than any table shows."""


def test_a_tooltip_comes_with_pointer_focus_and_long_press(invite: Invite) -> None:
    lena = invite()
    lena.open_table(DUEL, "me", "apprentice")
    tip = lena.page.get_by_role("tooltip")
    lena.page.get_by_role("button", name="Hint").hover()
    expect(tip).to_have_text("Hint")
    box, window = tip.bounding_box(), lena.page.viewport_size
    assert box
    assert window
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= window["width"]
    lena.page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    lena.page.mouse.move(5, 300)
    lena.page.get_by_role("button", name="Take back").focus()
    lena.page.keyboard.press("Shift+Tab")
    lena.page.keyboard.press("Tab")
    expect(tip).to_have_text("There is nothing to take back.")


def test_a_name_in_the_log_opens_its_card(invite: Invite) -> None:
    lena = invite()
    lena.open_table(DUEL, "me", "apprentice")
    name = lena.page.locator(".log .entry button").first
    called = name.inner_text()
    name.click()
    sheet = lena.page.get_by_role("dialog", name=called)
    expect(sheet).to_contain_text("how many steps")
    lena.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(name).to_be_focused()


@pytest.mark.parametrize("game", GAMES)
def test_the_arrow_keys_lead_to_every_sign(invite: Invite, game: str) -> None:
    lena = invite()
    lena.open_table(GAMES[game], "me", "sprout", game=game)
    page, tip = lena.page, lena.page.locator(".tooltip")
    expect(page).to_have_title(re.compile("^●"))
    page.wait_for_function("() => document.getAnimations().length === 0")  # everything has come to rest
    page.keyboard.press("e")
    expect(page.get_by_role("alert").filter(has_text="Arrow keys: next sign.")).to_have_count(1)
    focus = page.evaluate_handle("document.activeElement")
    wanted = set(page.evaluate(OPEN))
    seen = {tip.evaluate("tip => tip.firstChild.data")}
    page.keyboard.press("ArrowRight")
    seen |= set(page.evaluate(LOOK_AROUND, [list(wanted - seen), MOST]))
    assert wanted & set(page.evaluate(OPEN)) <= seen, "what lay open all the time was reached"
    assert page.evaluate("before => document.activeElement === before", focus), "the focus has stayed"
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
