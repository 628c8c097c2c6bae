"""The position editors: the table is drawn, and worked on with pointer or keys."""

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
    tools.get_by_label("Whose turn").select_option("Silver")
    expect(page.locator(".verdict")).to_contain_text("This position is possible. Silver must decide.")
    assert complaints(lena) == []


def test_armies_are_set_down_and_moved_on_the_map_of_lutao(invite: Invite) -> None:
    lena = invite(viewport=SIZES["desk"]).visit("/editor/lutao")
    page = lena.page
    tools = page.get_by_role("region", name="Map")
    tools.get_by_role("button", name=re.compile("^Set down armies")).first.click()
    north = page.locator('[data-province="LUT3"]')
    north.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(north).to_have_accessible_name(re.compile(r"\b2 armies"))
    chosen = tools.get_by_role("group", name="Lutao III")
    chosen.get_by_role("button", name="Armies: more").click()
    expect(north).to_have_accessible_name(re.compile(r"\b3 armies"))
    tools.get_by_role("button", name="Move", exact=True).click()
    page.keyboard.press("Escape")
    north.click()
    goal = page.locator('[data-province="LUT2"]')
    goal.click()
    expect(goal).to_have_accessible_name(re.compile(r"\b3 armies"))
    expect(page.locator(".verdict")).to_contain_text("This position is possible.")
    tools.get_by_role("button", name="Ship", exact=True).click()
    page.locator("button.coast").first.click()
    assert page.locator("button.coast.laid").count() == 1
    tools.get_by_label("Whose turn").select_option(index=1)
    tools.get_by_role("combobox", name="People", exact=True).first.select_option(index=4)
    spells = tools.get_by_label("Add: Spells").first
    spells.select_option(label="Counterspell")
    expect(spells).to_have_value("")
    expect(tools.get_by_role("button", name="Remove Counterspell")).to_have_count(1)
    expect(page.locator(".verdict")).to_contain_text("This position is possible. Violet must decide.")
    assert complaints(lena) == []


def test_relics_are_exchanged_and_a_wand_is_set_in_gegensatz(invite: Invite) -> None:
    lena = invite(viewport=SIZES["phone"]).visit("/editor/gegensatz")
    page = lena.page
    line = page.get_by_role("list", name="Timeline").get_by_role("button")
    expect(line).to_have_count(9)
    first, last = (line.nth(at).locator(".vh").inner_text().split(": ")[1] for at in (0, 8))
    line.first.press("Enter")
    expect(line.first).to_have_attribute("aria-pressed", "true")
    line.last.press("Enter")
    expect(line.first).to_contain_text(last)
    expect(line.last).to_contain_text(first)
    tools = page.get_by_role("region", name="Table")
    tools.get_by_role("button", name="Crystals: Player A: more").click()
    tools.get_by_role("button", name="Wand: Player A").click()
    line.nth(3).click()
    expect(page.locator("li:nth-child(4) [data-item='wand:0']")).to_be_attached()
    tools.get_by_label("Whose turn").select_option("Player B")
    expect(page.locator(".verdict")).to_contain_text("This position is possible. Player B must decide.")
    expect(page.get_by_role("group", name="Shrine")).to_have_count(0)
    page.get_by_role("button", name="Everything else").click()
    page.get_by_role("group", name="Last swap").get_by_role("button", name="set").click()
    page.get_by_role("combobox", name="Card taken").select_option(label="red 4 feather")
    expect(page.get_by_role("combobox", name="Card taken")).to_have_value("R4")
    assert complaints(lena) == []


def test_a_tile_is_laid_turned_and_manned_in_rivality(invite: Invite) -> None:
    lena = invite(viewport=SIZES["desk"]).visit("/editor/rivality")
    page = lena.page
    cell = page.locator('[data-cell="1,0"]')
    expect(cell).to_contain_text("+")
    page.locator("aside .piece:visible").first.click()
    page.locator('[data-cell="0,0"]').focus()
    page.keyboard.press("ArrowRight")
    expect(cell).to_be_focused()
    page.keyboard.press("Enter")
    expect(cell).to_have_attribute("aria-pressed", "false")
    tools = page.get_by_role("region", name="Battlefield")
    tools.get_by_role("button", name="Turn", exact=True).click()
    cell.click()
    tools.get_by_role("button", name="Golems: Orange: more").click()
    expect(cell).to_contain_text("Orange 1")
    tools.get_by_role("button", name="Move", exact=True).click()
    cell.click()
    page.locator('[data-cell="0,1"]').click()
    expect(page.locator('[data-cell="0,1"]')).to_contain_text("Orange 1")
    assert page.locator("[data-cell][tabindex='0']").count() == 1, "arrows lead to the others"
    tools.get_by_role("button", name="Wizard: Purple").click()
    page.locator('[data-cell="0,1"]').click()
    expect(page.locator("[data-item='wizard:1']")).to_be_attached()
    expect(page.get_by_role("group", name="Sides")).to_have_count(0)
    expect(page.locator(".verdict")).to_contain_text("This position is possible.")
    assert complaints(lena) == []
