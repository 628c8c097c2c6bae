"""What the host says is on every page: an announcement, and the page about privacy."""

from playwright.sync_api import Route, expect

from tests.browser.conftest import Invite


def test_an_announcement_comes_to_an_open_page_and_can_be_put_away(invite: Invite) -> None:
    player = invite()
    said = [""]

    def answer(route: Route) -> None:
        route.fulfill(json={"announcement": said[0]})

    page = player.page
    page.route("**/api/house?*", answer)
    page.goto(f"{player.url}/settings")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    said[0] = "Back at ten"
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # as when one comes back to the tab
    expect(page.get_by_text("Back at ten")).to_be_visible()
    page.get_by_role("link", name="Privacy").click()
    expect(page.get_by_role("heading", name="What is stored", exact=True)).to_be_visible()
    expect(page.get_by_text("Back at ten")).to_be_visible()
    page.get_by_role("button", name="Close the announcement").click()
    expect(page.get_by_text("Back at ten")).to_have_count(0)
    expect(page.get_by_text("400 days")).to_be_visible()
