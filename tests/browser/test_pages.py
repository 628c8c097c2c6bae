"""The pages around the tables: where to begin, a new table, addresses that lead nowhere."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite


def test_a_newcomer_chooses_the_game_and_meets_the_apprentice(invite: Invite) -> None:
    lena = invite()
    lena.visit("/")
    lena.page.get_by_role("button", name="Play now against a bot").click()
    asked = lena.page.get_by_role("dialog", name="Which game?")
    expect(asked).to_contain_text("Apprentice")
    lena.page.keyboard.press("Escape")
    expect(asked).to_be_hidden()
    lena.page.get_by_role("button", name="Play now against a bot").click()
    asked.get_by_role("button", name=re.compile("^Lutao")).click()
    expect(lena.page.locator(".table[data-version]")).to_be_visible()
    table = lena.page.url.rsplit("/", 1)[1]
    found = lena.page.request.get(f"{lena.url}/api/tables/{table}").json()
    assert found["options"]["mode"] == "beginner"
    assert [seat["name"] for seat in found["seats"] if seat["kind"] == "bot"] == ["apprentice"]


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
