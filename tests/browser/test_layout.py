"""Nothing is covered, cut or scrolled sideways: boxes are compared, not pixels, in three languages, large and small."""

from pathlib import Path
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
PATHS = (
    "/",
    "/new?game=gegensatz",
    "/new?game=lutao",
    "/settings",
    "/privacy",
    "/rules/athlas",
    "/nowhere",
    "/me",
    "/games",
    "/carry",
    "/events/new",
)
LANGUAGES = ("en", "de", "fr")
CHOOSE = "language => localStorage.setItem('manawell.language', language)"
"""From the next page on."""

FAULTS = (Path(__file__).parent / "layout.js").read_text("utf-8")


def speak(player: Player, language: str) -> None:
    player.page.evaluate(CHOOSE, language)
    player.page.reload()
    expect(player.page.locator(f"html[lang={language}] .topbar")).to_be_visible()


def faults(player: Player) -> list[str]:
    player.page.evaluate("document.fonts.ready")
    with player.unveiled():
        found: list[str] = player.page.evaluate(FAULTS)
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", TABLES)
def test_a_table_fits(invite: Invite, game: str, size: str) -> None:
    lena = invite(**SIZES[size])
    options, seats = TABLES[game]
    lena.open_table(options, "me", *["apprentice"] * (seats - 1), game=game)
    if game == "rivality":
        lena.act()  # keeps the hand
        lena.page.locator("[data-source]").first.wait_for()
    found: dict[str, list[str]] = {}
    for language in LANGUAGES:
        speak(lena, language)
        expect(lena.page.locator(".dock:has(.link)"), "something is asked").to_be_visible()
        found[language] = faults(lena)
        if size == "small-desk":
            panel = lena.page.locator(".panel").bounding_box()
            assert panel
            assert panel["height"] >= 160
        sources = lena.page.locator("[data-source]:visible")
        if sources.count() and not lena.lit().count():
            sources.first.click()
        if lena.lit().count():
            lena.lit().first.evaluate("place => place.click()")
            expect(lena.page.locator(".effects .skel")).to_have_count(0)
            found[f"{language}, aimed"] = faults(lena)
    assert {state: told for state, told in found.items() if told} == {}


@pytest.mark.parametrize("width", [1180, 1440])
def test_a_question_fits_beside_its_buttons(invite: Invite, width: int) -> None:
    lena = invite(viewport={"width": width, "height": 900})
    lena.visit("/learn").page.evaluate("localStorage.setItem('manawell.lesson.gegensatz/win', '1')")
    lena.visit("/learn/gegensatz/win")
    for language in LANGUAGES:
        speak(lena, language)
        expect(lena.page.locator(".acts [data-move]")).to_have_count(3)
        assert faults(lena) == []
    lena.page.locator("[data-move=left]").click()
    expect(lena.page.locator(".coach .good")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_a_page_fits(invite: Invite, size: str) -> None:
    lena = invite(forgive=404, **SIZES[size])
    found: dict[str, list[str]] = {}
    lena.visit()
    for language in LANGUAGES:
        lena.page.evaluate(CHOOSE, language)
        for path in PATHS:
            lena.visit(path)
            expect(lena.page.locator(f"html[lang={language}]")).to_be_attached()
            lena.page.wait_for_load_state("networkidle")
            found[f"{path} {language}"] = faults(lena)
    assert {page: told for page, told in found.items() if told} == {}
