"""Two browsers that know nothing of each other meet in the hall and play with clocks."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.player import Player


def test_strangers_meet_over_an_open_table_and_play_with_clocks(invite: Invite) -> None:
    lena, jonas = invite(), invite()
    clock = {"kind": "live", "seconds": 600, "increment": 5}
    table = lena.open_table({"mode": "duel"}, "me", "open", game="rivality", public=True, rated=True, clock=clock)
    invitation = lena.page.get_by_role("region", name="Invitation")
    expect(invitation).to_contain_text("works on this computer only")
    expect(invitation.locator(".code b")).to_have_text(re.compile("^[A-Z2-9]{5}$"))
    code = invitation.locator(".code b").inner_text()

    jonas.visit()
    row = jonas.page.get_by_role("listitem").filter(has_text="Lena")
    expect(row).to_contain_text("10 min + 5 s · rated")
    jonas.page.get_by_label("Table code or link").fill(code.lower())
    jonas.page.get_by_role("button", name="Join").click()
    expect(jonas.page).to_have_url(re.compile(f"/t/{table}$"))
    jonas.page.get_by_placeholder("Your name").fill("Jonas")
    jonas.page.get_by_role("button", name="Sit down").click()

    for player in (lena, jonas):
        clocks = player.page.locator("time.clock")
        expect(clocks).to_have_count(2)
        expect(player.page.locator(".clk.runs")).to_have_count(1)
        expect(clocks.first).to_have_attribute("aria-label", re.compile("min left$"))

    resign(lena)
    jonas.page.get_by_role("button", name="Play again").click()
    lena.page.get_by_role("button", name="Yes", exact=True).click()
    for player in (lena, jonas):
        expect(player.page).not_to_have_url(re.compile(table))
        expect(player.page.locator("time.clock")).to_have_count(2)
    assert lena.page.url == jonas.page.url


def resign(player: Player) -> None:
    player.page.get_by_role("button", name="Menu").click()
    player.page.get_by_role("button", name="Resign").click()
    player.page.get_by_role("dialog", name="Resign?").get_by_role("button", name="Resign").click()


def test_who_looks_for_a_game_can_stop_looking(invite: Invite) -> None:
    lena = invite().visit()
    lena.page.get_by_role("button", name="Find me a game").click()
    dialog = lena.page.get_by_role("dialog", name="Find me a game")
    dialog.get_by_label("Game", exact=True).select_option("athlas")
    dialog.get_by_label("Time").select_option("long")
    dialog.get_by_role("button", name="Look for a game").click()
    expect(lena.page.get_by_role("heading", name="Looking for somebody …")).to_be_visible()
    lena.page.get_by_role("button", name="Stop looking").click()
    lena.page.get_by_role("dialog").get_by_role("button", name="Close this table").click()
    expect(lena.page).to_have_url(re.compile(r"/$"))
