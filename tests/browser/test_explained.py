"""Things explain themselves: tooltips, and names that open their cards."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite

DUEL = {"mode": "duel"}


def test_a_tooltip_comes_with_pointer_focus_and_long_press(invite: Invite) -> None:
    lena = invite()
    lena.open_table(DUEL, "me", "apprentice")
    tip = lena.page.get_by_role("tooltip")
    lena.page.get_by_role("button", name="Hint").hover()
    expect(tip).to_have_text("Hint")
    box, window = tip.bounding_box(), lena.page.viewport_size
    assert box
    assert window
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= window["width"]
    lena.page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    lena.page.mouse.move(5, 300)
    lena.page.get_by_role("button", name="Take back").focus()
    lena.page.keyboard.press("Shift+Tab")
    lena.page.keyboard.press("Tab")
    expect(tip).to_have_text("There is nothing to take back.")


def test_a_name_in_the_log_opens_its_card(invite: Invite) -> None:
    lena = invite()
    lena.open_table(DUEL, "me", "apprentice")
    name = lena.page.locator(".log .entry button").first
    called = name.inner_text()
    name.click()
    sheet = lena.page.get_by_role("dialog", name=called)
    expect(sheet).to_contain_text("how many steps")
    lena.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(name).to_be_focused()
