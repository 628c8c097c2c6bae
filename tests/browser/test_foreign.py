"""A game from another package in the browser: its picture, its board, and what happens when its board is broken."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.test_access import SIZES, complaints
from tests.foreign.packages import NIM, installed, path_with
from tests.server.house import Process

SILENT = "export function board() { return { update() { throw new Error('a mistake'); } }; }\n"


def serving(package: Path, folder: Path) -> Iterator[str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", path_with(package))
        server = Process(folder / "house", deal="nim")
    yield server.url
    assert server.stop() == 0


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(NIM, tmp_path_factory.mktemp("nim"))


@pytest.fixture(scope="module")
def url(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    yield from serving(package, tmp_path_factory.mktemp("house"))


@pytest.mark.parametrize("size", SIZES)
def test_a_game_on_the_board_of_its_package_to_its_end(invite: Invite, size: str) -> None:
    lena = invite(viewport=SIZES[size])
    lena.open_table({"mode": "misere"}, "me", "apprentice", game="nim")
    board = lena.page.locator(".nim")
    expect(board.get_by_role("heading", level=2)).to_have_count(3)
    assert complaints(lena) == []
    stone = board.get_by_role("button", name="Take one stone from heap B")
    stone.focus()
    stone.press("Enter")
    expect(lena.page.locator(".dock h2")).to_have_text("Take one stone from heap B")
    expect(board.locator(".taken")).to_have_count(1)
    assert lena.page.evaluate("document.documentElement.scrollWidth") <= SIZES[size]["width"]
    lena.play_on()
    expect(lena.result).to_contain_text("the last stone")
    expect(board.locator("button:not(.gone)")).to_have_count(0)


def test_the_words_on_the_board_follow_the_language(invite: Invite) -> None:
    lena = invite()
    lena.open_table({"mode": "normal"}, "me", "apprentice", game="nim")
    lena.page.get_by_role("button", name="FR – Français").click()
    board = lena.page.locator(".nim")
    expect(board.get_by_role("button", name="Prendre 1 pierre dans le tas A")).to_be_visible()
    expect(board.get_by_role("heading").first).to_contain_text("tas A\u00a0:")


def test_it_introduces_itself_on_the_first_page(invite: Invite) -> None:
    lena = invite(language="de")
    lena.visit("/")
    card = lena.page.locator(".gcard").filter(has=lena.page.get_by_role("heading", name="Nim"))
    expect(card).to_contain_text("2 Personen")
    expect(card).to_contain_text("achte auf den letzten Stein")
    picture = card.locator("img")
    expect(picture).to_have_js_property("complete", True)
    assert picture.evaluate("image => image.naturalWidth") > 0
    lena.page.get_by_role("button", name="Sofort gegen einen Bot spielen").click()
    expect(lena.page.get_by_role("dialog")).to_contain_text("achte auf den letzten Stein")
    assert complaints(lena) == []


@pytest.mark.parametrize("code", ["export const bord = 1;", "this is no JavaScript", SILENT])
def test_with_a_broken_board_one_plays_on_in_words(code: str, invite: Invite, package: Path) -> None:
    """The module has no board, cannot be read, or fails while it draws."""
    lena = invite()
    lena.page.route("**/nim/static/board.js", lambda route: route.fulfill(body=code, content_type="text/javascript"))
    lena.open_table({"mode": "normal"}, "me", "me", game="nim")
    for seat in ("1", "2"):
        lena.page.get_by_role("button", name=f"I am Player {seat} (Lena)").click()
        expect(lena.page.get_by_text("The board of this game cannot be shown.")).to_be_visible()
        expect(lena.page.locator(".words")).to_contain_text("heaps")
        if (code, seat) == (SILENT, "1"):  # the words are the same whatever is broken
            assert complaints(lena) == []
        lena.page.get_by_role("button", name="Take one stone from heap A").click()


def test_without_a_board_and_a_picture_it_is_shown_in_words(invite: Invite, package: Path, tmp_path: Path) -> None:
    shutil.copytree(package, tmp_path / "bare")
    shutil.rmtree(tmp_path / "bare" / "manawell_nim" / "static")
    for address in serving(tmp_path / "bare", tmp_path):
        lena = invite()
        lena.url = address
        lena.visit("/")
        card = lena.page.locator(".gcard").filter(has=lena.page.get_by_role("heading", name="Nim"))
        expect(card.locator("img")).to_have_count(0)
        expect(card.locator(".art svg")).to_be_visible()
        lena.open_table({"mode": "normal"}, "me", "apprentice", game="nim")
        expect(lena.page.locator(".words")).to_contain_text("heaps")
        expect(lena.page.get_by_text("The board of this game cannot be shown.")).to_have_count(0)
        expect(lena.page.locator("[data-move=A1]")).to_be_visible()
        lena.page.close()
