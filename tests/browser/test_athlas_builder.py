"""Armies of Athlas are made in the browser: freely, in secret, and by the rules."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser.conftest import Invite
from tests.browser.player import Player
from tests.browser.test_access import SIZES, complaints
from tests.browser.test_company import sit_down

STANDARD = {"mode": "standard"}
CUT = """[...document.querySelectorAll('.shelf .card')]
  .filter(card => card.getBoundingClientRect().right > document.querySelector('.shelf').getBoundingClientRect().right)
  .map(card => card.innerText)"""
"""Cards that leave their shelf."""
PHONE = {"viewport": SIZES["phone"], "has_touch": True, "is_mobile": True}
RAID = "G05 A07 S06 S02 S05 A05 A08 / G01 E11 A02 / G09 A09 E09 // D10 D11 D12 D05"


def on_shelf(page: Page, card: str) -> Locator:
    return page.locator(f".shelf [data-card={card}]")


def add(page: Page, *cards: str) -> None:
    for card in cards:
        on_shelf(page, card).click()
        expect(on_shelf(page, card)).to_have_attribute("aria-pressed", "true")


def tried(page: Page, card: str) -> Locator:
    """A click on a card that cannot be added, and what is said about it."""
    on_shelf(page, card).click(force=True)
    return page.locator(".workshop footer .line")


def drag(page: Page, thing: Locator, place: Locator) -> None:
    """In small steps, as a hand does it."""
    thing.scroll_into_view_if_needed()
    for where in (thing, place):
        box = where.bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 20, steps=5)
        if where is thing:
            page.mouse.down()
            page.mouse.move(box["x"] + box["width"] / 2 + 8, box["y"] + 24)
    page.mouse.up()


def bench(page: Page, alpha: int) -> None:
    page.locator(f"[data-alpha='{alpha}'] .head").click()


def stacked(page: Page) -> list[str]:
    return [card.get_attribute("data-card") or "" for card in page.locator(".stacktray ol [data-card]").all()]


def open_armies(page: Page) -> Locator:
    page.get_by_role("button", name="Armies", exact=True).click()
    return page.get_by_role("dialog", name="Armies")


def army_text(page: Page) -> str:
    sheet = open_armies(page)
    text = sheet.get_by_label("Your army", exact=True).input_value()
    sheet.get_by_role("button", name="Close").click()
    return text


def hear(page: Page) -> list[str]:
    """All that comes over the page's sockets."""
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    page.on("websocket", listen)
    return heard


def cards_told(messages: list[str]) -> set[str]:
    """The cards named in messages, apart from what the hearer may choose from."""

    def told(thing: Any) -> Any:
        if isinstance(thing, dict):
            return [told(value) for name, value in thing.items() if name != "legal"]
        return [told(item) for item in thing] if isinstance(thing, list) else thing

    return set(re.findall(r"\b[GEASD]\d\d\b", json.dumps([told(json.loads(message)) for message in messages])))


def wait_for_battle(*players: Player) -> None:
    for player in players:
        expect(player.page.locator(".athlas-builder")).to_have_count(0)


def test_two_armies_are_built_in_secret(invite: Invite) -> None:
    """Silver takes a preset before being asked, Gold builds by hand; neither hears anything of the other's cards."""
    lena, jonas = invite(), invite()
    gold_hears, silver_hears = hear(lena.page), hear(jonas.page)
    table = lena.open_table(STANDARD, "me", "open", game="athlas")
    sit_down(jonas, table, "Jonas")

    open_armies(jonas.page).get_by_role("button", name="Raid strategy").click()
    assert army_text(jonas.page) == RAID
    jonas.page.get_by_role("button", name="Ready", exact=True).click()
    expect(jonas.page.locator(".progress")).to_contain_text("Your army is ready")

    page = lena.page
    expect(on_shelf(page, "E08")).to_contain_text(re.compile(r"genus first\s*ATH-4.2"))
    add(page, "G02", "E08", "E02")
    expect(on_shelf(page, "E01")).to_contain_text(re.compile(r"hands: needs 2, 0 free\s*ATH-4.3"))
    expect(tried(page, "E01")).to_contain_text("Not enough hands for Axe of Lorios: needed 2, free 0.")
    expect(tried(page, "S01")).to_contain_text("ATH-4.4")
    expect(page.locator("[data-alpha='1'] .cost")).to_contain_text("18")
    bench(page, 2)
    add(page, "G06", "E05")
    expect(tried(page, "E08")).to_contain_text(
        "Karoos Blade is in alpha I: there is only one of each card. Rule ATH-2.2"
    )
    page.get_by_role("button", name="Move here").click()
    expect(page.locator("[data-alpha='2']")).to_contain_text("Karoos Blade")
    expect(page.locator("[data-alpha='1']")).not_to_contain_text("Karoos Blade")
    page.get_by_role("button", name="Ready", exact=True).click(force=True)
    expect(page.locator(".workshop footer .line")).to_contain_text(
        "Alpha III: This alpha has no genus yet. Choose its genus card first. Rule ATH-4.2"
    )
    drag(page, on_shelf(page, "G07"), page.locator("[data-alpha='3']"))
    expect(page.locator("[data-alpha='3']")).to_contain_text("Dark Mind Reader")
    page.get_by_role("button", name=re.compile("Intervention stack")).click()
    add(page, "D07", "D04")
    expect(tried(page, "D01")).to_contain_text(
        "needed 3, left 2. Choose a cheaper card, or declare the stack complete. Rule ATH-5.1"
    )
    add(page, "D05")
    mine = "G02 E02 / G06 E05 E08 / G07 // D07 D04 D05"
    assert army_text(page) == mine
    assert cards_told(gold_hears) | cards_told(silver_hears) == set(), "nothing is sent before somebody is ready"

    page.get_by_role("button", name="Ready", exact=True).click()
    wait_for_battle(lena, jonas)
    assert cards_told(silver_hears) <= set(re.findall(r"\w+", RAID))
    assert cards_told(gold_hears) <= set(re.findall(r"\w+", mine))
    assert set(re.findall(r"\w+", mine)) <= cards_told(gold_hears), "the owner sees what was made"


def test_armies_are_saved_exported_and_imported(invite: Invite) -> None:
    lena = invite()
    lena.open_table(STANDARD, "me", "apprentice", game="athlas")
    page = lena.page
    page.set_viewport_size({"width": 1024, "height": 768})
    assert page.evaluate(CUT) == []
    page.get_by_role("button", name="Suggest an army").click()
    army = army_text(page)
    assert re.fullmatch(r"G\d\d [\w ]+ / G\d\d [\w ]+ / G\d\d [\w ]+ // [D\d ]+", army)
    sheet = open_armies(page)
    sheet.get_by_label("Name of the army").fill("Best of all")
    sheet.get_by_role("button", name="Save").click()
    expect(sheet.get_by_role("status")).to_contain_text("Best of all is saved")
    expect(sheet.locator(".faces .portrait")).to_have_count(3)
    expect(sheet.locator(".called")).not_to_contain_text(re.compile(r"G\d\d"))
    sheet.get_by_label("Paste a line of text").fill("G02 E08 X77 / G06 E08")
    sheet.get_by_role("button", name="Import").click()
    expect(sheet.get_by_role("alert")).to_contain_text("There is no card called X77.")
    expect(sheet.get_by_role("alert")).to_contain_text("You have already used Karoos Blade.")
    sheet.get_by_label("Paste a line of text").fill("g02 e08 / g06 / g07 // d05")
    sheet.get_by_role("button", name="Import").click()
    expect(sheet).to_have_count(0)
    assert army_text(page) == "G02 E08 / G06 / G07 // D05"

    page.reload()
    assert army_text(page) == "G02 E08 / G06 / G07 // D05", "what was being built is still there"
    lena.open_table(STANDARD, "me", "apprentice", game="athlas")
    sheet = open_armies(page)
    sheet.get_by_role("button", name="Rename: Best of all").click()
    sheet.get_by_label("Name of the army").last.fill("Second best")
    sheet.get_by_role("button", name="Rename").click()
    sheet.get_by_role("button", name="Load: Second best").click()
    assert army_text(page) == army
    page.get_by_role("button", name="Take back the last change").click()
    assert army_text(page) == ""
    sheet = open_armies(page)
    sheet.get_by_role("button", name="Delete: Second best").click()
    sheet.get_by_role("button", name="Delete").click()
    expect(sheet).to_contain_text("You have not saved an army yet.")


def test_cards_are_found_by_kind_use_words_and_fit(invite: Invite) -> None:
    lena = invite()
    lena.open_table(STANDARD, "me", "apprentice", game="athlas")
    page = lena.page
    cards = page.locator(".shelf [data-card]")
    expect(cards).to_have_count(65)
    page.get_by_role("button", name="Spell", exact=True).click()
    expect(cards).to_have_count(12)
    page.get_by_role("searchbox").fill("lightning")
    expect(cards).to_have_count(1)
    page.get_by_role("searchbox").fill("")
    page.get_by_role("button", name="All", exact=True).click()
    page.get_by_role("button", name="Healing", exact=True).click()
    expect(on_shelf(page, "E12")).to_be_visible()
    expect(cards).to_have_count(5)
    page.get_by_role("button", name="Healing", exact=True).click()
    add(page, "G05")
    page.get_by_role("button", name="Only cards that fit").click()
    expect(on_shelf(page, "E09")).to_be_visible()
    page.get_by_label("Order").select_option("cost")
    add(page, "E01")
    expect(on_shelf(page, "E09")).to_have_count(0)
    on_shelf(page, "E05").hover()
    expect(page.locator("[data-alpha='1'] .cost")).to_contain_text("+5")


def test_the_stack_is_put_in_order_with_keys(invite: Invite) -> None:
    lena = invite()
    lena.open_table(STANDARD, "me", "apprentice", game="athlas")
    page = lena.page
    head = page.get_by_role("button", name=re.compile("Intervention stack"))
    head.focus()
    page.keyboard.press("Enter")
    for card in ("D07", "D05", "D09"):
        on_shelf(page, card).focus()
        page.keyboard.press("Enter")
    expect(page.locator(".stacktray ol [data-card]")).to_have_count(3)
    assert stacked(page) == ["D07", "D05", "D09"]
    page.keyboard.press("ArrowRight")
    expect(on_shelf(page, "D10")).to_be_focused()
    page.get_by_role("button", name="Move Lightning Strike up").focus()
    page.keyboard.press("Enter")
    assert stacked(page) == ["D07", "D09", "D05"]
    page.keyboard.press("Alt+ArrowUp")
    assert stacked(page) == ["D09", "D07", "D05"]
    drag(page, page.locator(".stacktray ol [data-card=D05]"), page.locator(".stacktray ol [data-card=D09]"))
    assert stacked(page) == ["D05", "D09", "D07"]
    expect(page.locator("[aria-live=polite]").first).to_contain_text("is number 1 in the stack")


def test_two_at_one_screen_choose_preset_armies(invite: Invite) -> None:
    """The second sees nothing of what the first has chosen."""
    lena = invite()
    lena.open_table({"mode": "quick", "armies": "chosen"}, "me", "me", game="athlas")
    page = lena.page
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    page.reload()
    page.locator(".curtain button").or_(page.locator(".presets")).first.wait_for()
    if page.locator(".curtain").count():
        page.locator(".curtain button").click()
    page.locator("[data-army=water]").get_by_role("button", name="Move Tsunami up").click()
    assert complaints(lena) == []
    page.get_by_role("button", name="Take this army").click()
    page.locator(".curtain button").click()
    expect(page.locator("[data-army=raid]")).to_have_class(re.compile("chosen"))
    expect(page.locator("[data-army=water] ol [data-card]").first).to_contain_text("Flood")
    page.get_by_role("button", name="Take this army").click()
    wait_for_battle(lena)
    moves = [json.loads(message)["move"] for message in sent if json.loads(message)["type"] == "play"]
    assert moves[:2] == ["preset water D08 D07 D05 D09", "preset raid"]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_on_a_phone(invite: Invite, language: str) -> None:
    lena = invite(language, **PHONE)
    lena.open_table({"mode": "campaign"}, "me", "apprentice", game="athlas")
    page = lena.page
    on_shelf(page, "G01").tap()
    cards, alphas, stack = page.locator(".parts button").all()
    on_shelf(page, "E04").tap()
    on_shelf(page, "E09").tap(force=True)
    expect(page.locator(".workshop footer .refusal")).to_contain_text("ATH-4.3")
    for part in (cards, alphas, stack):
        part.tap()
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"]["width"]
        if language == "en":  # what axe looks at is the same in all languages
            assert complaints(lena) == []
    on_shelf(page, "D05").tap()
    expect(page.locator(".stacktray ol [data-card=D05]")).to_be_visible()
    alphas.tap()
    expect(page.locator("[data-alpha='1'] ul")).to_be_visible()
    expect(page.locator("[data-alpha='4']")).to_be_visible()
    assert not re.search(r"\b(card|no|brief|kind|tag)-[a-z]", page.locator(".athlas-builder").inner_text())
