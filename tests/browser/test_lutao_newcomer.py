"""Lutao for a first-time player: what is asked, told and explained, and where to press."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.lutao_table import asked
from tests.browser.seats import lift_curtain
from tests.browser.test_layout import LANGUAGES, speak
from tests.browser.test_lutao import PHONE, phase, sit

SMALL_DESK = {"width": 1024, "height": 768}
FULL = """chosen => [...document.querySelectorAll(chosen)]
  .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
  .map(one => one.innerText)"""
"""What does not hold its own words."""
OUTSIDE = """([inner, outer]) => {
  const box = document.querySelector(outer).getBoundingClientRect();
  return [...document.querySelectorAll(inner)].filter(one => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left < box.left - 1 || top < box.top - 1 || right > box.right + 1 || bottom > box.bottom + 1;
  }).map(one => one.innerText);
}"""


def peaceful(scene: dict[str, Any], legal: list[str]) -> bool:
    """Movement has begun, and a strong army stands somewhere."""
    return scene["view"]["phase"] == "move" and any(move.startswith("move ") for move in legal)


def close(page: Page) -> None:
    """The card that lies open; until it is gone nothing else takes the focus."""
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def attack(page: Page) -> None:
    """The first attack that a lit province can make."""
    for own in page.locator(".spot.open").all():
        own.click()
        phase(page, "move_to")
        foe = page.locator(".spot.open[aria-label*='Attack with']")
        if foe.count():
            foe.first.click()
            return phase(page, "move_count")
        page.keyboard.press("u")
        phase(page, "move")
    raise AssertionError("nobody can be attacked")


def test_a_turn_without_an_attack_is_asked_about_once(invite: Invite) -> None:
    lena = invite()
    page = sit(lena, peaceful)
    expect(page.locator(".prompt h2")).to_contain_text("Move or attack")
    expect(page.locator("[aria-current='step']")).to_have_text("Move or attack")
    attack(page)  # somebody can be attacked; but not now
    page.keyboard.press("Escape")
    phase(page, "move_to")
    page.keyboard.press("u")
    phase(page, "move")
    end = page.locator("[data-move='end']")
    end.click()
    question = page.get_by_role("dialog", name="You have not attacked")
    expect(question).to_contain_text("You attack by moving")
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    phase(page, "move")
    end.click()
    phase(page, "form")


def test_enter_does_what_its_button_says(invite: Invite) -> None:
    lena = invite()
    page = sit(lena, asked("choose"))
    page.locator(".cards:not(.runes) [data-choose]").first.click()
    page.locator(".runes [data-choose]").first.click()
    page.keyboard.press("Enter")
    page.locator(".curtain button").click()
    page = sit(lena, asked("place", "army "))
    page.locator(".spot.open").first.click()
    phase(page, "place_count")
    page.get_by_role("button", name="Cancel").click()
    phase(page, "place")
    page.locator(".spot.open").first.click()
    phase(page, "place_count")
    page.get_by_role("button", name="One fewer", exact=True).click()
    page.keyboard.press("Enter")
    expect(page.locator(".log").first).to_contain_text(re.compile(r"place \d arm"))


def test_peoples_and_runes_fit_a_small_desk(invite: Invite) -> None:
    lena = invite(language="fr", viewport=SMALL_DESK)
    page = sit(lena, asked("choose"))
    assert page.evaluate(FULL, "[data-choose]") == []
    assert page.evaluate(OUTSIDE, ["[data-choose]", ".choosing"]) == []
    expect(page.locator(".zoom, .auto-answers")).to_have_count(0)
    assert page.locator(".choosing").bounding_box() == page.locator(".board").bounding_box()


def test_bots_are_told_apart_while_peoples_are_chosen(invite: Invite) -> None:
    lena = invite()
    lena.open_table({"mode": "beginner", "players": "4"}, "me", *["apprentice"] * 3, game="lutao")
    page = lena.page
    page.locator("[data-choose]").first.wait_for()
    expect(page.locator(".prompt h2")).to_have_text("Choose your people.")
    assert page.evaluate(FULL, ".p-name b > :is(span, a)") == []
    names = page.locator(".p-name b > :is(span, a)").all_inner_texts()
    assert len(names) == len(set(names)) == 4


def test_names_and_signs_open_and_explain_what_they_are(invite: Invite) -> None:
    lena = invite()
    page = sit(lena, peaceful)
    for card, kind in (("people", "power"), ("rune", "ability")):
        opener = page.locator(f".folk [data-card^='{card}-']").first
        opener.hover()
        expect(page.get_by_role("tooltip")).to_contain_text(f"Press to read the {kind}")
        name = opener.inner_text()
        opener.click()
        expect(page.get_by_role("dialog", name=name)).to_contain_text("Lutao")
        close(page)
    expect(page.locator(".limit")).to_have_text(re.compile("^Limit [47]$"))  # the rune may be Wisdom
    page.locator(".log .entry button").last.click()
    expect(page.locator("dialog .sheet")).to_be_visible()
    close(page)
    page.locator(".lutao-hand [data-card]").first.focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("tooltip")).to_be_visible()


def test_cards_of_the_hand_hold_their_words(invite: Invite) -> None:
    lena = invite()
    page = sit(lena, asked("window", "play lightning"))
    for language in LANGUAGES:
        speak(lena, language)
        lift_curtain(page)
        page.locator(".lutao-hand .spell").first.wait_for()
        assert page.evaluate(FULL, ".lutao-hand :is(.spell, .own)") == []


def test_the_last_scoring_is_called_so(invite: Invite) -> None:
    lena = invite()
    page = sit(lena, asked("buy_armies"))
    page.locator(".opener").click()
    sheet = page.get_by_role("dialog", name="Scoring and prices")
    expect(sheet).to_contain_text("The last scoring, at the end of round 1")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


LEAST_WIDTH = (
    """() => Math.min(...[...document.querySelectorAll('.spot')].map(spot => spot.getBoundingClientRect().width))"""
)
AT_REST = """() => {
  const place = JSON.stringify(document.querySelector('.spot')?.getBoundingClientRect());
  window.frames_at_rest = place && place === window.last_place ? window.frames_at_rest + 1 : 0;
  window.last_place = place;
  return window.frames_at_rest >= 20;
}"""
"""The map has got its size and has not moved for some frames."""


def test_a_finger_hits_every_province_and_asks_about_it(invite: Invite) -> None:
    lena = invite(**PHONE)
    page = sit(lena, peaceful)
    page.wait_for_function(AT_REST)
    assert page.evaluate(LEAST_WIDTH) >= 44
    page.evaluate(
        """document.querySelector('.lutao-map').dispatchEvent(
             new WheelEvent('wheel', {deltaY: 400, ctrlKey: true, clientX: 190, clientY: 300, cancelable: true}))"""
    )
    page.wait_for_function(f"() => ({LEAST_WIDTH})() < 44")
    spot = page.locator("[data-province='LUT1']")
    spot.tap()
    page.wait_for_function(f"() => ({LEAST_WIDTH})() >= 44")
    expect(page.locator(".tip-card")).to_have_count(0)
    spot.tap()
    expect(page.locator(".tip-card.pinned")).to_contain_text("Each golem deals one automatic hit")
