"""Four people at one table, on a desk and on a phone: a game that has no board of its own, with partners."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.player import Player
from tests.browser.test_access import SIZES, complaints
from tests.server.nim import nim_is_listed

NAMES = ("Jonas", "Mia", "Theodora Maximiliana")


@pytest.fixture(autouse=True)
def listed() -> Iterator[None]:
    with nim_is_listed():
        yield


def sit_down(player: Player, table: str, name: str) -> None:
    player.visit(f"/t/{table}")
    player.page.get_by_placeholder("Your name").fill(name)
    player.page.get_by_role("button", name="Sit down").click()
    expect(player.page.get_by_role("button", name="Sit down")).to_have_count(0)


def names(player: Player) -> list[str]:
    return [name.strip() for name in player.page.locator(".p-name b > :is(span, a)").all_inner_texts()]


@pytest.mark.parametrize("size", SIZES)
def test_four_people_come_by_one_link_and_win_in_pairs(invite: Invite, size: str) -> None:
    lena, *others = (invite(viewport=SIZES[size]) for _ in range(4))
    table = lena.open_table({"mode": "pairs", "heap": "small"}, "me", "open", "open", "open", game="nim")
    invitation = lena.page.locator(".invite")
    for number, (player, name) in enumerate(zip(others, NAMES, strict=True)):
        expect(invitation).to_contain_text("as soon as someone" if number == 2 else f"once {3 - number} more players")
        sit_down(player, table, name)
    expect(invitation).to_have_count(0)
    jonas, mia, theodora = others
    assert names(lena) == ["Jonas", "Mia", "Theodora Maximiliana", "Lena"], "in turn, oneself last"
    assert names(mia) == ["Theodora Maximiliana", "Lena", "Jonas", "Mia"]
    assert lena.page.evaluate("document.documentElement.scrollWidth") <= SIZES[size]["width"]
    assert complaints(lena) == []
    press(lena, 1)
    lena.page.locator(".undo").click()
    for player in (jonas, mia):
        player.page.get_by_role("button", name="Yes").click()
        expect(player.page.locator(".banner")).to_contain_text("You agreed")
    theodora.page.get_by_role("button", name="No", exact=True).click()
    expect(lena.page.get_by_role("alert").filter(has_text="take-back was declined")).to_be_visible()
    for player in (lena, jonas, mia):
        expect(player.page.locator(".banner")).to_have_count(0)
    press(jonas, 2)
    press(mia, 3)
    for player, title in (
        (mia, "You and Theodora Maximiliana win!"),
        (theodora, "You and Mia win!"),
        (lena, "You lose"),
    ):
        expect(player.result.get_by_role("heading")).to_have_text(title)
    expect(lena.result).to_contain_text("The heap is empty: Mia and Theodora Maximiliana.")
    assert [line.replace("\n,", ",").split("\n") for line in lena.result.get_by_role("listitem").all_inner_texts()] == [
        ["Lena", "1"],
        ["Jonas", "2"],
        ["Mia, winner", "3"],
        ["Theodora Maximiliana, winner", "0"],
    ]
    assert complaints(lena) == []


def press(player: Player, stones: int) -> None:
    """Point at a move, read what it leads to, and make it."""
    button = player.page.locator(f"[data-move='take:{stones}']")
    button.focus()
    expect(player.page.locator(".effects")).to_contain_text(f"takes {stones}.")
    button.click()


def test_a_hot_seat_for_three(invite: Invite) -> None:
    lena = invite()
    lena.open_table({"mode": "trio", "heap": "small"}, "me", "me", "me", game="nim")
    for seat in ("North", "East", "South") * 2:
        lena.page.get_by_role("button", name=f"I am {seat} (Lena)").click()
        lena.page.locator("[data-move='take:1']").click()
    expect(lena.result.get_by_role("heading")).to_have_text(re.compile(r"^\w+ \(Lena\) wins$"))


def test_who_made_a_table_closes_it_and_whoever_is_there_is_told(invite: Invite) -> None:
    lena, jonas = invite(), invite(forgive=404)
    table = lena.open_table({"mode": "trio"}, "me", "open", "open", game="nim")
    sit_down(jonas, table, "Jonas")
    expect(jonas.page.get_by_role("button", name="Close this table")).to_have_count(0)
    lena.page.locator(".invite").get_by_role("button", name="Close this table").click()
    lena.page.get_by_role("dialog", name="Close this table?").get_by_role("button", name="Close this table").click()
    expect(lena.page.locator(".gcard").first).to_be_visible()
    expect(lena.page.get_by_role("region", name="Your games")).to_contain_text("No games yet")
    expect(jonas.page.get_by_role("heading", name="This table was closed")).to_be_visible()
    jonas.page.reload()
    expect(jonas.page.get_by_text(f"There is no table “{table}”")).to_be_visible()


def test_every_listed_game_starts_from_the_first_page_in_its_own_modes(invite: Invite) -> None:
    lena = invite()
    lena.visit("/")
    card = lena.page.locator(".gcard").filter(has=lena.page.get_by_role("heading", name="Nim"))
    expect(card).to_contain_text("1–4 players")
    chips = card.get_by_role("group", name="Mode").get_by_role("button")
    expect(chips).to_have_text(["Alone", "Duel", "Three", "Pairs"])
    expect(chips.nth(2)).to_have_attribute("aria-pressed", "true")
    chips.first.click()
    card.get_by_role("button", name="Play now").click()
    expect(lena.page.get_by_role("button", name="Take 3 stones")).to_be_visible()
    expect(lena.page.locator(".player")).to_have_count(1)
    lena.visit("/")
    expect(lena.page.locator(".gcard").first).to_be_visible()
    expect(lena.page.locator(".gcard.soon")).to_have_count(0)


def test_rules_of_every_listed_game(invite: Invite) -> None:
    lena = invite()
    lena.visit("/rules")
    expect(lena.page.get_by_role("heading", level=1)).to_contain_text("Gegensatz")
    assert complaints(lena) == []
    lena.page.get_by_role("link", name="Nim").click()
    expect(lena.page.get_by_role("heading", level=1)).to_have_text("Nim")


def test_options_are_offered_as_far_as_they_exist(invite: Invite) -> None:
    lena = invite()
    lena.visit("/new?game=nim")
    page = lena.page
    page.get_by_role("button", name="Pairs").click()
    expect(page.get_by_role("switch", name="Open heap")).to_be_hidden()
    page.get_by_text("More options").click()
    page.get_by_role("button", name="Huge").click()
    expect(page.get_by_role("button", name="Huge")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".chair")).to_have_count(4)
    expect(page.locator(".chair").last).to_contain_text("team 2")
    page.get_by_role("button", name="Three").click()
    expect(page.get_by_role("button", name="Huge")).to_have_count(0)
    expect(page.get_by_role("button", name="Large")).to_have_attribute("aria-pressed", "true")
    switch = page.get_by_role("switch", name="Open heap")
    expect(switch).to_be_checked()
    switch.press(" ")
    expect(switch).not_to_be_checked()
    assert complaints(lena) == []
    for chair in page.locator(".chair").all():
        chair.get_by_role("button", name="Me", exact=True).click()
    page.get_by_label("Name of North").fill("Mum")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("button", name="I am Mum")).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    options = page.request.get(f"{lena.url}/api/tables/{table}").json()["options"]
    assert options == {"mode": "trio", "heap": "large", "open": "false"}
