"""Lutao with mouse, keys and finger: choosing, planning a turn, a landing, a battle, spells, buying, the end."""

import re
from itertools import combinations
from math import dist
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.lutao_table import Wanted, asked, lead
from tests.browser.player import Player
from tests.browser.test_access import SIZES, complaints

PAIR = {"mode": "standard", "players": "2"}
PHONE = {"viewport": SIZES["phone"], "has_touch": True, "is_mobile": True}


def sit(player: Player, wanted: Wanted | None = None, casting: bool = False, **options: str) -> Page:
    """At a table with both hands in one browser, at the scene that is wanted."""
    table = player.make_table({**PAIR, **options}, "me", "me", game="lutao")
    if wanted is None:
        wanted = asked("choose")
    lead(player, table, wanted, casting=casting)
    return player.page


def phase(page: Page, name: str) -> None:
    expect(page.locator(f".lutao-map[data-phase='{name}']")).to_be_attached()


def confirm(page: Page) -> None:
    page.locator(".acts .primary").click()


def press(page: Page, province: str) -> None:
    """On the middle of a province, whatever is drawn there."""
    page.locator(f"[data-province='{province}']").click()


def log(page: Page) -> str:
    return re.sub(r"\s+", " ", page.locator(".log").first.inner_text())


def test_a_province_is_found_by_its_number_and_by_its_name_in_the_log(invite: Invite) -> None:
    page = sit(invite(viewport=SIZES["desk"]), asked("move"))
    expect(page.locator(".lutao-map .number").first).to_have_text(re.compile("^[IVX]+$"))
    page.locator(".log b", has_text=re.compile("^Nuriel I")).first.hover()
    expect(page.locator(".lutao-map .focused")).to_have_count(1)
    page.locator("h1").hover()
    expect(page.locator(".lutao-map .focused")).to_have_count(0)


def test_a_people_and_a_rune_are_chosen(invite: Invite) -> None:
    lena = invite()
    page = sit(lena, asked("choose"))
    expect(page.locator("[data-choose]")).to_have_count(6)
    expect(page.locator(".choosing .is-rose [data-choose]")).to_have_count(3)
    expect(page.locator(".acts .primary")).to_have_count(0)
    page.locator(".cards:not(.runes) [data-choose]").first.click()
    expect(page.locator(".acts .primary")).to_have_count(0)
    page.locator(".runes [data-choose]").first.click()
    confirm(page)
    page.locator(".curtain button").click()
    expect(page.locator("[data-choose][aria-checked='true']")).to_have_count(0)


def test_armies_are_placed_by_number(invite: Invite) -> None:
    lena = invite()
    page = sit(lena, asked("place", "army "))
    own = page.locator(".spot.open").first
    assert "armies in" in (own.get_attribute("aria-label") or "")
    own.click()
    phase(page, "place_count")
    most = int(page.get_by_role("spinbutton").inner_text())
    page.get_by_role("button", name="One fewer", exact=True).click()
    confirm(page)
    expect(page.locator(".log").first).to_contain_text(f"place {most - 1} arm")


def test_a_move_is_one_flow_that_can_be_taken_back(invite: Invite) -> None:
    lena = invite()
    page = sit(lena, asked("move", "move "))
    first = page.locator(".spot.open").first
    name = first.get_attribute("data-province")
    first.click()
    phase(page, "move_to")
    page.locator("[data-province='" + str(name) + "']").click()
    phase(page, "move")
    page.locator(".spot.open").first.click()
    phase(page, "move_to")
    others = page.locator(".spot.open")
    label = others.first.get_attribute("aria-label") or ""
    assert re.search(r"(Attack|Move there) with 1 to \d", label), label
    others.first.click()
    phase(page, "move_count")
    page.get_by_role("button", name="Cancel").click()
    phase(page, "move_to")
    page.locator(".spot.open").first.click()
    phase(page, "move_count")
    page.keyboard.press("Enter")
    phase(page, "move")
    assert re.search(r"march|fl(y|ies)|attack", log(page)), log(page)


def test_an_attack_shows_its_odds(invite: Invite) -> None:
    def foe(scene: dict[str, Any], _legal: list[str]) -> bool:
        view = scene["view"]
        if view["phase"] != "move_count":
            return False
        goal = view["provinces"][view["goal"]]
        return goal["owner"] not in (None, view["who"])

    lena = invite()
    page = sit(lena, foe)
    expect(page.locator(".effects")).to_contain_text(re.compile(r"% to win|hardly any chance"))
    expect(page.locator(".effects")).to_contain_text(re.compile(r"against \d+ arm(y|ies)"))
    expect(page.locator(".prompt h2")).to_contain_text("Attack")
    confirm(page)
    expect(page.locator(".contested").first).to_be_attached()


def test_a_ship_lands_where_it_is_told(invite: Invite) -> None:
    lena = invite()
    page = sit(lena, asked("board", "take "), max_rounds="0")
    confirm(page)
    phase(page, "course")
    landing = page.locator(".mark.land:not(.minor)").first
    landing.hover()
    expect(page.locator(".route").first).to_be_attached()
    expect(page.locator(".effects")).to_contain_text("stick")
    landing.dispatch_event("click")
    confirm(page)
    expect(page.locator(".log").first).to_contain_text("sail from")


def test_a_coast_is_chosen_with_a_finger(invite: Invite) -> None:
    def choice(scene: dict[str, Any], legal: list[str]) -> bool:
        landings = [move.split()[1] for move in legal if move.startswith("land ")]
        return scene["view"]["phase"] == "course" and len(landings) > len(set(landings))

    lena = invite(**PHONE)
    page = sit(lena, choice, max_rounds="0")
    landings = [(mark.get_attribute("data-target") or "").split(":")[1] for mark in page.locator(".mark.land").all()]
    several = next(province for province in landings if landings.count(province) > 1)
    for _ in range(2):  # where provinces are small, the first tap brings them nearer
        if page.locator("[data-coast]").count() == 0:
            page.locator(f"[data-province='{several}']").tap()
            page.locator(f"[data-coast], [data-province='{several}']").first.wait_for()
    page.locator("[data-coast]").first.wait_for()
    other = page.locator("[data-coast][aria-pressed='false']").first
    box = other.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 40
    expect(page.locator(".mark.minor:visible")).to_have_count(0)
    wanted = other.get_attribute("data-coast")
    other.tap()
    expect(page.locator(f".mark.aimed[data-target='{wanted}']")).to_be_visible()
    page.locator(".acts .primary").tap()
    page.locator(".lutao-map:not([data-phase='course'])").wait_for()


def test_points_are_told_province_by_province(invite: Invite) -> None:
    lena = invite()
    page = sit(lena, asked("buy_armies"))
    page.locator(".opener").click()
    sheet = page.get_by_role("dialog", name="Scoring and prices")
    counted = [int(cell) for cell in sheet.locator("tbody tr td:nth-of-type(1)").all_inner_texts()]
    sheet.get_by_text("Province by province").click()
    named = [row.inner_text() for row in sheet.locator(".where ul").all()]
    assert [len(re.findall(r"\b(?!Lutao)\w+ [IVX]+\b", text)) for text in named] == counted
    assert complaints(lena) == []


def test_prices_are_known_at_any_time(invite: Invite) -> None:
    lena = invite()
    page = sit(lena, asked("place", "army "))
    page.locator(".opener").click()
    table = page.get_by_role("dialog", name="Scoring and prices")
    expect(table).to_contain_text("Nothing has been scored yet")
    expect(table).to_contain_text("Ships: 4 points each")
    expect(table.get_by_role("list", name="Price of armies").get_by_role("listitem")).to_have_count(15)
    assert complaints(lena) == []


def choose_for_all(lena: Player, seats: int) -> None:
    """Every seat of one browser takes the first people that it is offered."""
    page = lena.page
    page.locator("[data-choose], .curtain button").first.wait_for()
    for _ in range(seats):
        if page.locator(".curtain button").count():
            page.locator(".curtain button").click()
        page.locator("[data-choose]").first.click()
        before = lena.version()
        confirm(page)
        expect(page.locator(".table")).not_to_have_attribute("data-version", before)
    if page.locator(".curtain button").count():
        page.locator(".curtain button").click()


def test_a_hot_seat_tells_nothing_twice(invite: Invite) -> None:
    lena = invite()
    page = sit(lena, asked("choose"), mode="beginner")
    choose_for_all(lena, 2)
    phase(page, "place")
    lines = page.locator(".log .entry").all_inner_texts()
    assert len(lines) == len(set(lines)) > 5


def test_a_battle_is_fought_on_its_sheet(invite: Invite) -> None:
    lena = invite()
    page = sit(lena, asked("return"))
    sheet = page.locator("div.battle")
    expect(sheet).to_contain_text("Battle for")
    cards = sheet.locator("[data-target^='c:']")
    before = cards.count()
    assert before >= 2
    cards.first.click()
    expect(page.locator(".acts .primary")).to_contain_text("Return")
    version = lena.version()
    cards.first.click()
    page.wait_for_function("before => document.querySelector('.table').dataset.version !== before", arg=version)


def test_a_spell_is_answered(invite: Invite) -> None:
    def answer(scene: dict[str, Any], legal: list[str]) -> bool:
        return scene["view"]["moment"] == "R" and any(move.startswith("play counterspell") for move in legal)

    lena = invite()
    page = sit(lena, answer, casting=True, max_rounds="0")
    hand = page.get_by_role("group", name="Your hand")
    expect(hand).to_contain_text("You may play a spell now")
    expect(hand).to_contain_text("It can still be stopped")
    hand.get_by_role("button", name="Counterspell").first.click()
    confirm(page)
    expect(page.locator(".log").first).to_contain_text("Counterspell")


def test_points_are_told_and_spent(invite: Invite) -> None:
    lena = invite()
    page = sit(lena, asked("buy_armies", "armies 3"))
    sheet = page.get_by_role("dialog", name="Buying")
    expect(sheet).to_contain_text(re.compile(r"\d+ provinces"))
    for _ in range(3):
        sheet.locator("[data-buy='armies']").click()
    sheet.locator("[data-buy='sticks']").click()
    sheet.locator("[data-buy='go']").click()
    expect(page.locator(".log").first).to_contain_text("buy 3 armies")
    expect(page.locator(".log").first).to_contain_text("buy 1 stick")
    if page.locator(".curtain button").count():
        page.locator(".curtain button").click()
    page.locator(".opener").click()
    table = page.get_by_role("dialog", name="Scoring")
    expect(table.locator("tbody tr")).to_have_count(2)


def test_a_land_is_laid_with_the_keyboard(invite: Invite) -> None:
    lena = invite()
    page = sit(lena, asked("lay"), board="strategic")
    places = page.locator(".spots .dot")
    expect(places.first).to_be_attached()
    page.keyboard.press("r")
    places.first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".ghost").first).to_be_attached()
    page.locator(".prompt h2").click()
    confirm(page)
    expect(page.locator(".log").first).to_contain_text(re.compile(r"lays? "))


def test_auto_answers_are_kept(invite: Invite) -> None:
    lena = invite()
    page = sit(lena, asked("move"))
    page.locator(".auto-answers summary").click()
    page.get_by_role("radiogroup", name="In battles").get_by_role("radio", name="pass for me").click()
    expect(page.get_by_role("radiogroup", name="In battles").get_by_role("radio", name="pass for me")).to_be_checked()


def test_windows_are_passed_until_the_own_turn(invite: Invite) -> None:
    def calm(scene: dict[str, Any], legal: list[str]) -> bool:
        return scene["view"]["moment"] in ("W1", "W2", "W8") and "play lightning" in legal

    lena = invite()
    page = sit(lena, calm)
    before = lena.version()
    page.get_by_role("button", name="Pass until my turn").click()
    expect(page.locator(".table")).not_to_have_attribute("data-version", before)  # the choice alone would not change it


def test_the_last_turn_of_a_game(invite: Invite) -> None:
    def last(scene: dict[str, Any], legal: list[str]) -> bool:
        view = scene["view"]
        return view["round"] == 8 and view["phase"] == "form" and view["turn"] == len(view["order"]) - 1 and bool(legal)

    lena = invite()
    page = sit(lena, last, max_rounds="8")
    ending = page.locator(".result .ending")
    for _ in range(24):
        page.locator("[data-move], .result .ending, .curtain button").first.wait_for()
        if ending.count():
            break
        curtain = page.locator(".curtain button")
        (curtain if curtain.count() else page.locator("[data-move='end'], [data-move='pass']")).first.click()
        page.wait_for_timeout(300)
    expect(ending).to_contain_text("After 8 rounds")
    expect(ending).to_contain_text("then points decide")


@pytest.mark.parametrize("scene", ["choose", "move_to", "return", "buy_armies", "window"])
def test_nothing_to_object_to(invite: Invite, scene: str) -> None:
    lena = invite()
    sit(lena, asked(scene, *(["play lightning"] if scene == "window" else [])))
    for size in SIZES.values():
        lena.page.set_viewport_size(size)
        assert complaints(lena) == []


def test_the_map_on_a_phone(invite: Invite) -> None:
    lena = invite(**PHONE)
    page = sit(lena, asked("move", "move "))
    box = page.locator(".spot.open").first.bounding_box()
    assert box
    assert box["width"] > 30
    assert page.evaluate("document.documentElement.scrollWidth") <= 375


def test_provinces_stay_apart_on_a_phone(invite: Invite) -> None:
    lena = invite(**PHONE)
    page = sit(lena, asked("course", "land "), max_rounds="0")
    boxes = [spot.bounding_box() for spot in page.locator(".spot").all()]
    middles = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    assert len(middles) == 64
    assert min(dist(one, other) for one, other in combinations(middles, 2)) >= 24


def test_a_long_name_widens_no_phone(invite: Invite) -> None:
    lena = invite(**PHONE)
    lena.open_table({"mode": "beginner", "players": "4"}, "me", "me", "me", "me", game="lutao")
    page = lena.page
    choose_for_all(lena, 4)
    phase(page, "place")
    page.evaluate("document.querySelectorAll('.folk .name b').forEach(name => (name.textContent = 'Gestaltenwandler'))")
    assert page.evaluate("document.documentElement.scrollWidth") <= 375
