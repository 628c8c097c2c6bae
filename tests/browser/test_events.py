"""Somebody opens an event, is called to the table, and finds the result."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.test_access import SIZES, complaints
from tests.browser.test_meeting import resign


@pytest.mark.parametrize("size", SIZES)
def test_an_event_from_the_form_to_the_result(invite: Invite, size: str) -> None:
    lena = invite(viewport=SIZES[size]).visit()
    page = lena.page
    page.locator("main").get_by_role("link", name="Events").click()
    page.get_by_role("link", name="Open an event").first.click()
    expect(page.get_by_text("When does it start?")).to_be_visible()
    assert complaints(lena) == []
    page.get_by_label("Name of the event").fill(f"Lena’s Swiss, {size}")
    page.get_by_label("Your name").fill("Lena")
    page.get_by_role("spinbutton", name="Rounds").fill("1")
    page.get_by_label("Add a bot").select_option("apprentice")
    expect(page.get_by_role("list", name="Bots in this event")).to_contain_text("Apprentice")
    page.get_by_role("button", name="Open the event").click()

    expect(page.get_by_role("heading", name="You are in")).to_be_visible()
    event = page.url
    assert complaints(lena) == []
    page.get_by_role("button", name="Start now").click()
    expect(page.get_by_role("heading", name="Your game has begun")).to_be_visible()
    expect(page.get_by_role("region", name="Round 1")).to_contain_text("Apprentice (bot)")
    assert complaints(lena) == []
    page.get_by_role("link", name="Go to the table").first.click()
    expect(page.locator(".table[data-version]")).to_be_visible()
    resign(lena)
    page.get_by_role("link", name="Back to the event").click()

    expect(page).to_have_url(event)
    expect(page.get_by_role("heading", name="You came in at rank 2")).to_be_visible()
    row = page.get_by_role("row").filter(has_text=re.compile("Lena"))
    expect(row).to_contain_text("Round 1: 0")
    assert complaints(lena) == []
    lena.visit("/events")
    expect(page.get_by_role("region", name="Results")).to_contain_text(f"Lena’s Swiss, {size}")
    assert complaints(lena) == []
