"""The position editor of Athlas: the battlefield is drawn, and worked on with pointer or keys."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.test_access import SIZES, complaints


def test_a_battlefield_is_painted_and_a_life_changed(invite: Invite) -> None:
    lena = invite(viewport=SIZES["phone"]).visit("/editor/athlas")
    page = lena.page
    tools = page.get_by_role("region", name="Battlefield")
    tools.get_by_role("button", name="Water").click()
    middle = page.locator('[data-field="f:0,0"]')
    middle.focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    beside = page.locator('[data-field="f:1,-1"]')
    expect(beside).to_be_focused()
    expect(beside).to_have_accessible_name(re.compile("water"))
    tools.get_by_role("button", name=re.compile("^Set down another")).first.click()
    middle.click()
    expect(middle).to_have_accessible_name(re.compile("Gold.*life"))
    tools.get_by_role("button", name=re.compile("^Life of .*: less")).first.click()
    expect(page.locator(".verdict")).to_contain_text("This position can be.")
    assert complaints(lena) == []
