"""The pages around the tables: where to begin, a new table, addresses that lead nowhere."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Invite
from tests.browser.test_access import SIZES

PHONE = {"viewport": SIZES["phone"], "has_touch": True, "is_mobile": True}


def test_a_newcomer_chooses_the_game_and_meets_the_weakest_bot(invite: Invite) -> None:
    lena = invite()
    lena.visit("/")
    lena.page.get_by_role("button", name="Play now against a bot").click()
    asked = lena.page.get_by_role("dialog", name="Which game?")
    expect(asked).to_contain_text("Sprout")
    lena.page.keyboard.press("Escape")
    expect(asked).to_be_hidden()
    lena.page.get_by_role("button", name="Play now against a bot").click()
    asked.get_by_role("button", name=re.compile("^Lutao")).click()
    expect(lena.page.locator(".table[data-version]")).to_be_visible()
    table = lena.page.url.rsplit("/", 1)[1]
    found = lena.page.request.get(f"{lena.url}/api/tables/{table}").json()
    assert found["options"]["mode"] == "beginner"
    assert [seat["name"] for seat in found["seats"] if seat["kind"] == "bot"] == ["sprout"]


def rate(page: Page, *ratings: int | None) -> None:
    """Let the levels of every game have these ratings."""

    def answer(route: Route) -> None:
        told = route.fetch()
        found = told.json()
        for game in found:
            for level, rating in zip(game["levels"], ratings, strict=True):
                level |= {"rating": rating, "error": rating and 31}
        route.fulfill(response=told, json=found)

    page.route("**/api/games", answer)


def test_a_bot_s_strength_is_chosen_by_keyboard_and_remembered(invite: Invite) -> None:
    lena = invite()
    rate(lena.page, *range(600, 2200, 200))
    lena.visit("/new?game=gegensatz")
    strength = lena.page.get_by_role("radiogroup", name="Strength")
    expect(strength.get_by_role("radio")).to_have_count(8)
    expect(strength.get_by_role("radio", name="Sprout, about 600")).to_be_checked()
    lena.page.get_by_role("button", name="Bot").last.focus()
    lena.page.keyboard.press("Tab")
    expect(strength.get_by_role("radio", name="Sprout")).to_be_focused()
    for _ in range(4):
        lena.page.keyboard.press("ArrowRight")
    lena.page.keyboard.press("ArrowLeft")
    chosen = strength.get_by_role("radio", name="Journeyman, about 1200")
    expect(chosen).to_be_focused()
    expect(chosen).to_be_checked()
    expect(lena.page.get_by_role("tooltip")).to_have_text(
        "Journeyman, 1200 ± 31. Plays with sense, and errs now and then."
    )
    expect(lena.page.locator(".strength")).to_contain_text("Plays with sense, and errs now and then.")
    go = lena.page.get_by_role("button", name="Open the table")
    for _ in range(5):  # past the clock and the other terms
        lena.page.keyboard.press("Tab")
        if go.evaluate("button => button === document.activeElement"):
            break
    expect(go).to_be_focused()
    lena.page.keyboard.press("Enter")
    expect(lena.page.locator(".table[data-version]")).to_be_visible()
    lena.visit("/new?game=lutao")
    expect(lena.page.get_by_role("radio", name="Journeyman, about 1200").first).to_be_checked()


def test_pips_stay_under_the_finger_and_show_no_number_where_nothing_was_measured(invite: Invite) -> None:
    lena = invite(**PHONE)
    rate(lena.page, *[None] * 8)
    lena.visit("/new?game=rivality")
    pips = lena.page.get_by_role("radiogroup", name="Strength").get_by_role("radio")
    expect(pips).to_have_count(8)
    lena.page.locator(".strength").scroll_into_view_if_needed()
    places = []
    for pip in pips.all():
        pip.tap()
        expect(pip).to_be_checked()
        places.append([box for box in (other.bounding_box() for other in pips.all()) if box])
    assert places == [places[0]] * 8
    assert len(places[0]) == 8
    assert min(box["height"] for box in places[0]) >= 44
    expect(lena.page.locator(".strength p")).to_have_text("Wellspring")


def test_a_number_out_of_range_is_refused_by_name(invite: Invite) -> None:
    lena = invite()
    lena.visit("/new?game=athlas")
    lena.page.get_by_text("More options").click()
    limit, go = lena.page.get_by_label("Turn limit"), lena.page.get_by_role("button", name="Open the table")
    limit.fill("24")
    expect(limit).to_have_attribute("aria-invalid", "true")
    told = lena.page.get_by_role("alert").filter(has_text="From 60 to 400, in steps of 2, or 0 for no limit.")
    expect(told).to_be_visible()
    expect(go).to_be_disabled()
    limit.fill("60")
    expect(told).to_have_count(0)
    expect(go).to_be_enabled()


@pytest.mark.parametrize(
    ("game", "choices", "colours"),
    [
        ("lutao", ["Standard", "Four players"], ["Crimson rose", "Violet purple", "Teal teal", "Amber orange"]),
        ("lutao", ["Pro variant"], ["Crimson rose", "Teal teal"]),
        ("athlas", [], ["Gold gold", "Silver silver"]),
        ("rivality", ["Three-player game"], ["Orange orange", "Purple purple", "Turquoise teal"]),
    ],
)
def test_seats_have_the_colours_of_their_names(
    invite: Invite, game: str, choices: list[str], colours: list[str]
) -> None:
    lena = invite()
    lena.visit(f"/new?game={game}")
    for choice in choices:
        lena.page.get_by_role("button", name=choice, exact=True).click()
    chairs = lena.page.locator(".chair")
    expect(chairs).to_have_count(len(colours))
    for chair, colour in zip(chairs.all(), colours, strict=True):
        name, shade = colour.split()
        expect(chair.locator(".who")).to_contain_text(name)
        expect(chair).to_have_class(re.compile(rf"\bis-{shade}\b"))


@pytest.mark.parametrize("address", ["/nonsense", "/t/abc/def", "/rules/nonsense"])
def test_an_address_that_leads_nowhere_has_a_page_of_ours(invite: Invite, address: str) -> None:
    lena = invite(language="de", forgive=404)
    lena.visit(address)
    expect(lena.page.get_by_role("heading", name="Hier ist nichts")).to_be_visible()
    lena.page.get_by_role("main").get_by_role("link", name="Startseite").click()
    expect(lena.page.locator(".gcard").first).to_be_visible()


def test_an_unknown_table_has_a_page_of_ours(invite: Invite) -> None:
    lena = invite(forgive=404)
    lena.visit("/")
    lena.page.get_by_label("Table code or link").fill("abcd")
    lena.page.get_by_role("button", name="Join").click()
    expect(lena.page.get_by_text("There is no table “abcd”.")).to_be_visible()
    expect(lena.page.locator(".topbar h1")).to_have_text("Manawell")
    assert "game-title" not in lena.page.content() + lena.page.title()


def test_a_position_is_set_up_checked_shared_and_played(invite: Invite) -> None:
    player = invite()
    page = player.visit("/editor/gegensatz").page
    verdict = page.get_by_role("status").first
    expect(verdict).to_contain_text("is possible")
    timeline = page.get_by_role("list", name="Timeline").get_by_role("button").locator(".vh")
    first, second = (timeline.nth(at).inner_text().removeprefix(f"{at}: ") for at in (0, 1))
    for at in (0, 1):  # with one of a hand, nobody might be able to begin
        page.get_by_role("list", name="Timeline").get_by_role("button").nth(at).click()
    expect(timeline.nth(0)).to_have_text(f"0: {second}")
    expect(timeline.nth(1)).to_have_text(f"1: {first}")
    expect(verdict).to_contain_text("is possible")
    for _ in range(6):
        page.get_by_role("button", name="Crystals: Player A: more").click()
    expect(verdict).to_contain_text("Every player has 0 to 5 crystals")
    expect(page.get_by_role("button", name="Play it")).to_be_disabled()
    for _ in range(6):
        page.get_by_role("button", name="Undo").click()
    expect(verdict).to_contain_text("is possible")
    page.get_by_role("button", name="Play it").click()
    expect(page.locator(".table[data-version]")).to_be_visible()


def test_the_ways_of_learning_open_by_keyboard_and_close_again(invite: Invite) -> None:
    page = invite().visit("/games").page
    menu = page.get_by_role("navigation", name="Main menu")
    expect(menu.get_by_role("link", name="Games")).to_have_attribute("aria-current", "page")
    button = menu.get_by_role("button", name="Learn")
    button.focus()
    page.keyboard.press("Enter")
    expect(menu.get_by_role("link", name="Puzzles")).to_be_visible()
    page.keyboard.press("Tab")
    expect(menu.get_by_role("link", name="Learn")).to_be_focused()
    page.keyboard.press("Escape")
    expect(button).to_be_focused()
    expect(button).to_have_attribute("aria-expanded", "false")
    page.keyboard.press("Space")
    menu.get_by_role("link", name="Rules").click()
    expect(page).to_have_url(re.compile("/rules"))
    expect(menu.get_by_role("link", name="Puzzles")).to_have_count(0)


def test_on_a_phone_the_ways_are_at_the_bottom_and_cover_nothing(invite: Invite) -> None:
    page = invite(viewport={"width": 375, "height": 812}).visit("/settings").page
    bar = page.get_by_role("navigation", name="Main menu")
    expect(bar.get_by_role("link")).to_have_text(["Play", "New table", "Games", "Events", "Learn", "You"])
    page.evaluate("window.scrollTo(0, document.body.scrollHeight)")
    last, box = page.locator("main").bounding_box(), bar.bounding_box()
    assert last is not None
    assert box is not None
    assert last["y"] + last["height"] <= box["y"] + 1
    bar.get_by_role("link", name="Games").click()
    expect(bar.get_by_role("link", name="Games")).to_have_attribute("aria-current", "page")
