"""What a table does apart from moves: connection, refusals, languages, keys, returning, replays."""

import re

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from manawell.kernel.seal import commitment_to
from tests.browser.conftest import Invite
from tests.browser.player import Player
from tests.browser.test_access import STILL
from tests.browser.test_layout import SIZES, faults

DUEL = {"mode": "duel"}


def test_a_cut_connection_mends_itself(invite: Invite) -> None:
    lena = invite()
    wires: list[WebSocketRoute] = []
    cut = False

    def through(wire: WebSocketRoute) -> None:
        if cut:
            wire.close()
            return
        wires.append(wire)
        wire.connect_to_server()

    lena.page.route_web_socket("**/socket*", through)
    lena.open_table(DUEL, "me", "apprentice")
    assert lena.wait()
    lena.lit().first.click()
    cut = True
    wires[-1].close()
    banner, confirm = lena.page.locator(".banner"), lena.page.locator(".acts .primary")
    expect(banner).to_contain_text("Connection lost")
    expect(confirm).to_be_disabled()
    cut = False
    expect(banner).to_have_count(0)
    expect(confirm, "what was chosen stays chosen").to_be_enabled()
    before = lena.version()
    confirm.click()
    lena.page.wait_for_function("v => document.querySelector('.table').dataset.version !== v", arg=before)
    assert lena.wait()


def test_a_reload_shows_what_happened_meanwhile(invite: Invite) -> None:
    lena = invite()
    lena.open_table(DUEL, "me", "apprentice")
    lena.act()
    assert lena.wait()
    expect(lena.page.locator(".since")).to_contain_text("Since your last turn")
    lena.page.reload()
    expect(lena.page.locator(".digest")).to_contain_text("Apprentice (bot) places a wand")
    expect(lena.page.get_by_role("button", name="Show me"), "this page has not seen it").to_have_count(0)
    lena.page.get_by_role("button", name="Got it").click()
    expect(lena.page.locator(".digest")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "asked", "told"),
    [
        ("en", "Place your wand", "You are dealt"),
        ("de", "Platziere deinen Zauberstab", "Du bekommst"),
        ("fr", "Placez votre baguette", "Vous recevez"),
    ],
)
def test_every_language(invite: Invite, language: str, asked: str, told: str) -> None:
    lena = invite(language=language)
    lena.open_table(DUEL, "me", "apprentice")
    expect(lena.page.locator(".prompt h2")).to_contain_text(asked)
    assert told in lena.log()
    lena.act()
    assert lena.wait()
    lena.page.locator("[data-source]").first.click()
    lena.lit().first.click()
    words = lena.page.locator("body").inner_text()
    assert "geg-" not in words
    assert "{" not in words


def test_the_language_changes_at_the_table(invite: Invite) -> None:
    lena = invite()
    lena.open_table(DUEL, "me", "apprentice")
    lena.page.get_by_role("button", name="Deutsch").click()
    expect(lena.page.locator(".prompt h2")).to_contain_text("Zauberstab")
    expect(lena.page.locator("html")).to_have_attribute("lang", "de")


def test_keys_alone(invite: Invite) -> None:
    lena = invite()
    lena.open_table(DUEL, "me", "apprentice")
    press = lena.page.keyboard.press
    before = lena.version()
    press("ArrowRight")
    press("Enter")
    press("Enter")
    lena.page.wait_for_function("v => document.querySelector('.table').dataset.version !== v", arg=before)
    assert lena.wait()
    card = next(key for key in "123" if _lights(lena, key))
    before = lena.version()
    press("ArrowRight")
    press("Enter")
    expect(lena.page.locator("[data-target][aria-pressed=true]")).to_have_count(1)
    press("Escape")
    press(card)
    press("ArrowLeft")
    press("Enter")
    press("Enter")
    lena.page.wait_for_function("v => document.querySelector('.table').dataset.version !== v", arg=before)
    assert lena.wait()
    press("s")
    expect(lena.page.get_by_role("alert").filter(has_text="Codex colour")).to_have_count(1)
    press("?")
    expect(lena.page.locator(".book")).to_be_visible()


def _lights(player: Player, key: str) -> bool:
    player.page.keyboard.press(key)
    return player.lit().count() > 0


def test_the_rule_of_the_step_opens_beside_the_board(invite: Invite) -> None:
    lena = invite()
    lena.open_table(DUEL, "me", "apprentice")
    lena.page.get_by_role("button", name="Rule GEG-5.2").click()
    expect(lena.page.locator(".rule.here")).to_contain_text("GEG-5.2")
    expect(lena.page.locator(".rule.here")).to_be_in_viewport()


def test_a_refusal_teaches(invite: Invite) -> None:
    """The page offers legal moves only, so a forged one shows how a refusal is told."""
    lena = invite()

    def forge(wire: WebSocketRoute) -> None:
        server = wire.connect_to_server()
        wire.on_message(lambda message: server.send(str(message).replace('"move":"@', '"move":"P3>')))

    lena.page.route_web_socket("**/socket*", forge)
    lena.open_table(DUEL, "me", "apprentice")
    lena.lit().first.click()
    lena.page.locator(".acts .primary").click()
    toast = lena.page.locator(".toast")
    expect(toast).to_contain_text("not allowed")
    toast.get_by_role("button", name="Rule GEG").click()
    expect(lena.page.locator(".rule.here")).to_be_visible()


def test_a_hint_lights_a_move(invite: Invite) -> None:
    lena = invite()
    lena.open_table(DUEL, "me", "apprentice")
    lena.act()  # in some deals a wand has only one place to begin; every later move is a choice
    assert lena.wait()
    lena.page.get_by_role("button", name="Hint").click()
    expect(lena.page.locator(".toast")).to_contain_text("A good move is highlighted")
    expect(lena.page.locator(".acts .primary")).to_be_visible()
    lena.page.keyboard.press("Enter")
    expect(lena.page.locator(".toast")).to_have_count(0)


def test_a_move_is_taken_back(invite: Invite) -> None:
    lena = invite()
    lena.open_table(DUEL, "me", "apprentice")
    lena.act()
    assert lena.wait()
    lena.page.keyboard.press("u")
    expect(lena.page.locator(".prompt h2")).to_contain_text("Place your wand")


def test_replay_and_play_on(invite: Invite) -> None:
    lena = invite()
    table = lena.open_table({"mode": "duel", "turn_limit": 4}, "me", "apprentice")
    lena.play_on()
    lena.page.get_by_role("link", name="Watch again").click()
    slider = lena.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    lena.page.keyboard.press("End")
    expect(slider).not_to_have_value("0")
    hidden = lena.page.locator(".opponent").get_by_role("img", name="Hidden relic")
    lena.page.keyboard.press("Home")
    expect(hidden).to_have_count(3)
    lena.page.get_by_role("button", name="Everything").click()
    expect(hidden).to_have_count(0)
    for size in SIZES.values():
        lena.page.set_viewport_size(size["viewport"])
        assert faults(lena) == []
        hand = lena.page.locator(".replay .hand").bounding_box()
        assert hand
        assert hand["y"] + hand["height"] <= size["viewport"]["height"]
    lena.page.keyboard.press("ArrowRight")
    lena.page.keyboard.press("ArrowRight")
    lena.page.evaluate("localStorage.setItem('manawell.last.level', 'scholar')")
    lena.page.get_by_role("button", name="Continue from here").click()
    expect(lena.page).not_to_have_url(f"{lena.url}/t/{table}/replay")
    assert lena.wait()
    expect(lena.page.locator(".opponent")).to_contain_text("Scholar (bot)")


def test_a_phone(invite: Invite) -> None:
    lena = invite(viewport={"width": 375, "height": 812}, has_touch=True)
    lena.open_table(DUEL, "me", "apprentice")
    lena.act()
    assert lena.wait()
    lena.act(1)
    assert lena.page.evaluate("document.documentElement.scrollWidth") <= 375
    lena.page.get_by_role("button", name="Log").last.click()
    expect(lena.page.locator(".log")).to_be_visible()
    lena.page.get_by_role("button", name="Board").last.click()
    expect(lena.board).to_be_visible()


def test_the_sheet_of_a_phone_is_drawn_down_to_a_line(invite: Invite) -> None:
    lena = invite(viewport={"width": 375, "height": 812})
    lena.open_table(DUEL, "me", "apprentice")
    assert lena.wait()
    page, dock = lena.page, lena.page.locator(".dock")
    grip = page.locator(".grip")
    page.wait_for_function(STILL)
    open_height = height(dock)

    def stands(tall: float) -> None:
        page.wait_for_function(
            "tall => document.querySelector('.dock').getBoundingClientRect().height === tall", arg=tall
        )

    def draw(by: int) -> None:
        box = grip.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + 10
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y + by, steps=4)
        page.mouse.up()

    draw(120)
    expect(grip).to_have_attribute("aria-expanded", "false")
    stands(72)
    expect(page.locator(".prompt h2")).to_be_visible()
    expect(page.locator(".hand-zone")).to_be_hidden()
    draw(-60)
    expect(grip).to_have_attribute("aria-expanded", "true")
    stands(open_height)
    grip.press("Enter")
    expect(grip).to_have_attribute("aria-expanded", "false")
    lena.lit().first.click()
    expect(page.locator(".acts .primary")).to_be_visible()


def height(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["height"]


def test_motion_ends_in_the_same_picture_and_can_be_skipped(invite: Invite) -> None:
    lena = invite(motion="normal")
    lena.open_table(DUEL, "me", "apprentice")
    lena.act()
    lena.page.keyboard.press(" ")
    assert lena.wait()
    shown = lena.page.locator(".slot").all_inner_texts()
    lena.page.reload()
    assert lena.wait()
    assert lena.page.locator(".slot").all_inner_texts() == shown


def test_what_is_no_code_is_told(invite: Invite) -> None:
    lena = invite()
    lena.visit()
    lena.page.get_by_placeholder("Paste a link or code").fill("this is no code")
    lena.page.get_by_role("button", name="Join").click()
    expect(lena.page.locator(".toast")).to_contain_text("not a table link or code")


def test_the_shuffle_is_sealed_at_the_start_and_opened_at_the_end(invite: Invite) -> None:
    lena = invite()
    lena.open_table({"mode": "duel", "turn_limit": 2}, "me", "apprentice")
    codes = lena.page.locator(".seal code")
    expect(codes).to_have_count(2)
    expect(codes.first).to_be_hidden()
    lena.page.get_by_text("The shuffle is sealed").click()
    fingerprint, salt = codes.all_inner_texts()
    expect(codes.last.locator("xpath=..")).to_contain_text("Lena")
    lena.play_on()
    expect(codes).to_have_count(3)
    assert codes.all_inner_texts()[:2] == [fingerprint, salt]
    assert fingerprint == commitment_to(codes.last.inner_text())


def test_whoever_plays_against_a_bot_can_see_how_they_stand(invite: Invite) -> None:
    player = invite()
    player.open_table(DUEL, "me", "apprentice")
    page = player.page
    standing = page.get_by_role("region", name="Your chances")
    expect(standing).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Show my chances").click()
    expect(standing).to_have_text(re.compile(r"\d+% (You are|It is about even|Your victory|The game is)"))
    expect(standing.get_by_role("img")).to_have_accessible_name(re.compile(r"Lena \d+%, Apprentice .*\d+%"))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Hide my chances").click()
    expect(standing).to_have_count(0)
