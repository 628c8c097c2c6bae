"""From the end of a game to its analysis: curve, moments, knowledge, keys, on the desk and on a phone."""

import re

import pytest
from playwright.sync_api import Locator, expect

from manawell.table.record import record_of
from tests.analysis.games import finished
from tests.browser.conftest import Invite
from tests.browser.player import Player
from tests.browser.test_access import SIZES, complaints

WHOLE = 240_000
"""Milliseconds for an analysis, however busy the machine is."""


def analysed(player: Player) -> Player:
    """Go to the analysis from the end of the game, and wait until it is done."""
    player.page.get_by_role("link", name="Analyse").click()
    expect(player.page.locator(".review")).to_be_visible()
    expect(player.page.locator("progress")).to_have_count(0, timeout=WHOLE)
    return player


def slider(player: Player) -> Locator:
    return player.page.get_by_role("slider", name="Step")


@pytest.fixture
def duel(invite: Invite) -> Player:
    lena = invite(viewport=SIZES["desk"])
    lena.open_table({"mode": "duel", "turn_limit": 3}, "me", "apprentice")
    lena.play_on()
    return analysed(lena)


def test_a_duel_is_understood_with_the_keys(duel: Player) -> None:
    page, at = duel.page, slider(duel)
    last = int(at.get_attribute("max") or 0)
    assert last > 3
    expect(at).to_have_value(str(last))
    page.keyboard.press("Home")
    expect(at).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(at).to_have_value("1")
    expect(at).to_have_attribute("aria-valuetext", re.compile(r"%"))
    page.keyboard.press("PageDown")
    turn = int(at.input_value())
    assert turn > 1
    page.keyboard.press("Shift+ArrowRight")
    assert int(at.input_value()) > turn
    page.keyboard.press("Shift+ArrowLeft")
    expect(at).to_have_value(str(turn))
    page.keyboard.press("End")
    expect(at).to_have_value(str(last))
    page.get_by_role("group", name="Chapters of the game").get_by_role("button").first.click()
    expect(at).to_have_value("0")


def test_a_moment_is_edited_and_an_impossible_position_names_its_rule(duel: Player) -> None:
    page = duel.page
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    page.get_by_role("link", name="Edit this position").click()
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("This position is possible.")
    page.get_by_role("list", name="Timeline").get_by_role("button").first.click()
    page.get_by_role("button", name="here").first.click()
    expect(verdict).to_contain_text("The timeline has 9 cards, not 8.")
    expect(verdict.get_by_role("link", name="GEG-2.1")).to_be_visible()


def test_a_duel_adds_up_and_shows_what_was_hidden(duel: Player) -> None:
    page = duel.page
    figures = [int(text.replace("−", "-").replace("+", "")) for text in page.locator(".fall em").all_inner_texts()]
    *parts, result = figures
    assert sum(parts) == result
    page.locator("summary", has_text="The curve as a table").click()
    rows = page.get_by_role("table").get_by_role("row")
    assert rows.count() > 3
    rows.nth(1).get_by_role("button").click()
    expect(slider(duel)).not_to_have_value(slider(duel).get_attribute("max") or "")
    knew, true = page.get_by_role("button", name="What you knew"), page.get_by_role("button", name="What was true")
    expect(knew).to_have_attribute("aria-pressed", "true")
    with page.expect_response(re.compile("viewer=all")):
        true.click()
    expect(true).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Analyse once more").click()
    expect(page.get_by_text("Means of 2 runs")).to_be_visible(timeout=WHOLE)
    expect(page.locator(".fall em small").first).to_contain_text("±")
    assert complaints(duel) == []


CUT = """() => {
  const { top, left, right } = document.querySelector('.board').getBoundingClientRect();
  const bottom = document.querySelector('.dock').getBoundingClientRect().top;
  return [...document.querySelectorAll('.field .cardwrap, .field .axis, .field .codex')].filter((part) => {
    const box = part.getBoundingClientRect();
    return box.top < top || box.left < left || box.right > right || box.bottom > bottom;
  }).length;
}"""
"""How many parts of the board of Gegensatz are cut."""


def test_a_duel_is_seen_whole_on_a_low_phone(duel: Player) -> None:
    page = duel.page
    for width, height in ((375, 667), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => ({CUT})() === 0")
        expect(page.locator(".board .pill")).to_contain_text("Turn")
        expect(page.get_by_role("list", name="Steps").locator("[aria-current]")).to_be_in_viewport()
        expect(page.locator(".field .slot")).to_have_count(9)
        assert complaints(duel) == []


def resign(player: Player) -> None:
    page = player.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog", name="Resign?").get_by_role("button", name="Resign").click()
    expect(player.result).to_be_visible()


def choices(player: Player, table: str) -> list[int]:
    """The steps at which there was more than one move."""
    report = player.page.request.get(f"{player.url}/api/tables/{table}/analysis").json()["report"]
    return [step["number"] for step in report["steps"] if len(step.get("decision", {}).get("candidates", ())) > 1]


SQUEEZED = """() => [...document.querySelectorAll('.hand-zone .tile')].filter((tile) => {
  const { width, height } = tile.getBoundingClientRect();
  return width < 0.95 * height;
}).length"""
"""How many tiles of the hand are narrower than they are high."""


def test_a_rivality_game_shows_what_was_better(invite: Invite) -> None:
    """On a phone, and the same analysis on a desk."""
    lena = invite(viewport=SIZES["phone"])
    table = lena.open_table({"mode": "duel"}, "me", "apprentice", game="rivality")
    for number in range(4):
        assert lena.wait()
        lena.act(number)
    resign(lena)
    analysed(lena)
    page = lena.page
    slider(lena).fill(str(choices(lena, table)[-1]))
    assert complaints(lena) == []
    tabs = page.locator(".tabbar")
    tabs.get_by_role("button", name="Moments").click()
    look_at_moments(lena)
    tabs.get_by_role("button", name="Balance").click()
    expect(page.locator(".fall")).to_be_visible()
    expect(page.get_by_role("table")).to_be_visible()
    assert complaints(lena) == []
    page.set_viewport_size({"width": 1024, "height": 768})
    page.wait_for_function(f"() => ({SQUEEZED})() === 0")
    page.set_viewport_size(SIZES["desk"])
    look_at_moments(lena)
    page.get_by_role("button", name="Continue from here").click()
    expect(page.locator(".table[data-version]")).to_be_visible()
    assert f"/t/{table}" not in page.url


def look_at_moments(player: Player) -> None:
    page = player.page
    moments = page.locator(".mom")
    expect(moments.first).to_be_visible()
    assert 1 <= moments.count() <= 5
    best = page.locator("section").filter(has=page.get_by_role("heading", name="Best here"))
    expect(best.get_by_text("played", exact=True)).to_have_count(1)
    assert complaints(player) == []
    best.locator("ol button").first.click()
    expect(page.get_by_text("Instead:")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text("Instead:")).to_have_count(0)


def test_a_game_of_lutao_for_three_is_understood(invite: Invite) -> None:
    """A record from a file, on a desk and on a phone: three chances, rounds and whose part of them it is."""
    nora = invite(viewport=SIZES["desk"]).visit()
    page, headers = nora.page, {"origin": nora.url}
    options = {"mode": "beginner", "players": "3"}
    record = str(record_of(finished("lutao", "three", "random", options=options, most=14)))
    assert page.request.post(f"{nora.url}/api/guests", data={"name": "Nora"}, headers=headers).ok
    table = page.request.post(f"{nora.url}/api/records", data={"record": record}, headers=headers).json()["id"]
    nora.visit(f"/t/{table}/analysis")
    expect(page.locator(".review")).to_be_visible()
    expect(page.locator("progress")).to_have_count(0, timeout=WHOLE)
    bar = page.locator(".eval").get_attribute("aria-label") or ""
    chances = [int(found) for found in re.findall(r"(\d+)%", bar)]
    assert (len(chances), sum(chances)) == (3, 100)
    page.locator("summary", has_text="The curve as a table").click()
    rows = page.get_by_role("table").get_by_role("row")
    expect(rows.filter(has_text="Round 1")).not_to_have_count(0)
    stops = page.get_by_role("group", name="Turns of this chapter")
    stops.get_by_role("button").last.click()
    expect(stops.locator("[aria-current]")).to_have_count(1)
    seats = page.get_by_role("combobox", name="From the view of").locator("option")
    expect(seats).to_have_count(3)
    assert complaints(nora) == []
    page.set_viewport_size(SIZES["phone"])
    page.locator(".tabbar").get_by_role("button", name="Balance").click()
    expect(page.locator(".fall")).to_be_visible()
    assert complaints(nora) == []
