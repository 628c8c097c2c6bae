"""A table misleads nobody: what is shown is played, what cannot be undone is confirmed first, nothing jumps."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.player import Player
from tests.browser.test_access import SIZES

DUEL = {"mode": "duel"}


def height(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["height"]


def reach_a_choice(lena: Player) -> None:
    """Play until one thing can go to several places; which deal allows that at once is a matter of luck."""
    for _ in range(20):
        assert lena.wait()
        if lena.lit().count() > 1:
            return
        for card in lena.page.locator("[data-source]:visible").all():
            card.click()
            if lena.lit().count() > 1:
                return
        lena.act()
    pytest.fail("no card could go to several places in twenty decisions")


def test_enter_plays_what_is_shown_after_a_click_and_wherever_the_pointer_is(invite: Invite) -> None:
    lena = invite()
    lena.open_table(DUEL, "me", "apprentice")
    reach_a_choice(lena)
    places = lena.lit()
    places.first.click()
    heading, before = lena.page.locator(".prompt h2"), lena.version()
    chosen = heading.inner_text()
    places.nth(1).hover()
    expect(heading).to_have_text(chosen)
    lena.page.keyboard.press("Enter")
    lena.page.wait_for_function("v => document.querySelector('.table').dataset.version !== v", arg=before)
    for name in chosen.removesuffix("?").split(" beside ")[1:]:
        assert name in lena.log()


def test_a_decision_by_button_has_keys(invite: Invite) -> None:
    lena = invite()
    lena.open_table(DUEL, "me", "apprentice", game="rivality")
    keep = lena.page.locator("[data-move]").first
    expect(keep).to_be_visible()
    before = lena.version()
    lena.page.keyboard.press("Enter" if lena.page.locator("[data-move]").count() == 1 else "1")
    lena.page.wait_for_function("v => document.querySelector('.table').dataset.version !== v", arg=before)
    expect(lena.page.locator("[data-source]").first).to_be_visible()


def test_enter_places_armies_after_a_click_and_cancelling_their_number_is_no_dead_end(invite: Invite) -> None:
    lena = invite()
    lena.open_table({"mode": "beginner", "players": "2"}, "me", "apprentice", game="lutao")
    page, heading = lena.page, lena.page.locator(".prompt h2")
    page.locator(".board button").filter(has_text="draws").first.click()
    page.keyboard.press("Enter")
    expect(heading).to_have_text("Place your armies, cities and ships.")
    province = page.locator(".board [data-target]:visible").first
    province.click()
    expect(page.locator(".stepper")).to_be_visible()
    page.locator(".acts").get_by_role("button", name="Cancel").click()
    expect(page.locator(".stepper")).to_have_count(0)
    province.click()
    expect(heading).to_have_text(re.compile("^Place [0-9]+ in "))
    page.keyboard.press("Enter")
    expect(page.locator(".stepper")).to_have_count(0)
    expect(page.locator(".log")).to_contain_text(re.compile("place [0-9]+ armies in"))


def test_whoever_comes_begins_at_the_dock_and_reads_the_goal(invite: Invite) -> None:
    lena = invite(viewport=SIZES["phone"])
    lena.open_table(DUEL, "me", "apprentice")
    expect(lena.page.locator(".dock")).to_be_focused()
    expect(lena.page.get_by_text("First to 5 crystals")).to_be_in_viewport()


def test_help_lies_over_everything_and_goes_when_it_is_no_longer_needed(invite: Invite) -> None:
    lena = invite()
    lena.open_table(DUEL, "me", "apprentice")
    opener, note = lena.page.get_by_role("button", name="What can I do?"), lena.page.get_by_role("note")
    opener.click()
    expect(note).to_contain_text("beside a relic in the codex colour")
    lena.page.keyboard.press("Escape")
    expect(note).to_be_hidden()
    opener.click()
    expect(note).to_be_visible()
    lena.act()
    expect(note).to_be_hidden()


@pytest.mark.parametrize("size", SIZES)
def test_the_dock_keeps_its_height(invite: Invite, size: str) -> None:
    lena = invite(viewport=SIZES[size])
    lena.open_table(DUEL, "me", "apprentice")
    dock = lena.page.locator(".dock")
    heights = {height(dock)}
    for _ in range(2):
        assert lena.wait()
        if lena.lit().count() == 0:
            lena.page.locator("[data-source]:visible").first.click()
            heights.add(height(dock))
        lena.lit().first.click()
        expect(lena.page.locator(".acts .primary")).to_be_visible()
        heights.add(height(dock))
        lena._settle(lena.page.locator(".acts .primary").click)
    assert len(heights) == 1


def test_resigning_asks_first_and_stands_in_the_log(invite: Invite) -> None:
    lena = invite()
    lena.open_table(DUEL, "me", "me")
    page = lena.page
    curtain = page.get_by_role("dialog", name="Pass the device to Player A (Lena)")
    expect(curtain.get_by_role("button")).to_be_focused()
    expect(page.locator(".page")).to_have_attribute("inert", "")
    curtain.get_by_role("button").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    question = page.get_by_role("dialog", name="Resign?")
    question.get_by_role("button", name="Cancel").click()
    expect(question).to_have_count(0)
    expect(lena.result).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    question.get_by_role("button", name="Resign").click()
    expect(lena.result.get_by_role("heading")).to_have_text("Player B (Lena) wins")
    expect(page.locator(".log .end")).to_contain_text("resign")


def test_resigning_says_that_a_whole_campaign_ends(invite: Invite) -> None:
    lena = invite()
    lena.open_table({"mode": "campaign"}, "me", "apprentice", game="athlas")
    lena.page.get_by_role("button", name="Menu").click()
    lena.page.get_by_role("button", name="Resign").click()
    expect(lena.page.get_by_role("dialog", name="Resign?")).to_contain_text("whole campaign")


def test_nobody_is_to_move_before_everybody_has_come_and_a_declined_draw_is_told(invite: Invite) -> None:
    lena, jonas = invite(), invite()
    table = lena.open_table(DUEL, "me", "open")
    expect(lena.page.locator(".player.active")).to_have_count(0)
    lena.page.get_by_role("button", name="Menu").click()
    expect(lena.page.get_by_role("button", name="Resign")).to_have_count(0)
    lena.page.keyboard.press("Escape")
    jonas.visit(f"/t/{table}")
    jonas.page.get_by_placeholder("Your name").fill("Jonas")
    jonas.page.get_by_role("button", name="Sit down").click()
    expect(lena.page.locator(".player.active")).to_have_count(1)
    lena.page.get_by_role("button", name="Menu").click()
    lena.page.get_by_role("button", name="Offer a draw").click()
    jonas.page.get_by_role("button", name="No", exact=True).click()
    expect(lena.page.locator(".toast")).to_contain_text("Your draw offer was declined")


def test_the_turn_of_a_bot_is_shown_again(invite: Invite) -> None:
    lena = invite()
    lena.open_table(DUEL, "me", "apprentice")
    lena.act()
    assert lena.wait()
    now = lena.version()
    lena.page.get_by_role("button", name="Show me").first.click()
    expect(lena.page.locator(".prompt h2")).to_contain_text("Apprentice (bot) places a wand")
    assert lena.wait()
    assert lena.version() == now
