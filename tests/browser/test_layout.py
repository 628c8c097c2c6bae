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
    "/settings",
    "/new?game=lutao",
    "/privacy",
    "/rules/athlas",
    "/nowhere",
    "/me",
    "/games",
    "/carry",
    "/events/new",
)
LANGUAGES = {"en": "Language", "de": "Sprache", "fr": "Langue"}

FAULTS = (Path(__file__).parent / "layout.js").read_text("utf-8")


def speak(player: Player, language: str) -> None:
    """By the switch in the bar, which small windows hide. All words change at once, those of the game too."""
    player.page.locator(f".topbar .seg button[lang={language}]").evaluate("button => button.click()")
    expect(player.page.locator(f".topbar [aria-label={LANGUAGES[language]}]")).to_be_attached()


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
            lena.page.keyboard.press("Escape")
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
    lena = invite(**SIZES[size])
    found: dict[str, list[str]] = {}
    lena.visit("/learn")
    for language in LANGUAGES:
        speak(lena, language)
        for path in PATHS:
            lena.go(path)
            found[f"{path} {language}"] = faults(lena)
    assert {page: told for page, told in found.items() if told} == {}
