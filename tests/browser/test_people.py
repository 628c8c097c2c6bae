"""Who I am, on two devices, and what I have played."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite

RECORDS = Path(__file__).parents[1] / "records"


def named(url: str) -> str:
    """The server by a name, which passkeys need."""
    return url.replace("127.0.0.1", "localhost")


def give_authenticator(page: Page) -> None:
    """A device with a fingerprint reader that always says yes."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def test_a_profile_is_carried_by_passkey_and_deleted(invite: Invite) -> None:
    """One browser that forgets its cookie between the two visits; the passkey stays."""
    lena = invite()
    lena.url = named(lena.url)
    page = lena.page
    give_authenticator(page)
    lena.visit("/me")
    page.get_by_role("textbox", name="Your name").fill("Lena")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("heading", name="Lena")).to_be_visible()
    page.get_by_role("radio", name="Feather").check(force=True)
    page.get_by_role("radio", name="Gold").check(force=True)
    expect(page.locator(".who .is-gold")).to_be_visible()
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text("Passkey since")).to_be_visible()
    page.context.clear_cookies()
    page.evaluate("localStorage.removeItem('manawell.guest')")
    lena.visit("/me")
    expect(page.get_by_role("heading", name="Guest")).to_be_visible()
    page.get_by_role("link", name="I have a profile on another device").click()
    page.get_by_role("button", name="Use a passkey").click()
    expect(page.get_by_role("heading", name="Lena")).to_be_visible()
    expect(page.locator(".who .is-gold")).to_be_visible()
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("dialog").get_by_role("button", name="Go on").click()
    page.get_by_role("dialog", name="Really delete everything?").get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("link", name="You: Guest")).to_be_visible()
    assert page.request.get(f"{lena.url}/api/me").status == 401


def test_a_name_that_was_not_stored_is_not_called_saved(invite: Invite) -> None:
    lena = invite(forgive=503)
    page = lena.visit("/me").page
    fault = {"fault": "fault-storage-unsure", "values": {}}
    page.route("**/api/guests", lambda route: route.fulfill(status=503, json=fault))
    page.get_by_role("textbox", name="Your name").fill("Lena")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator(".toast")).to_contain_text("was not told whether this was saved")
    expect(page.get_by_role("status").get_by_text("Saved")).to_have_count(0)


def test_a_link_brings_the_games_to_another_browser(invite: Invite) -> None:
    lena, phone = invite(), invite(viewport={"width": 375, "height": 812})
    lena.open_table({"mode": "duel"}, "me", "sprout")
    lena.visit("/me")
    lena.page.get_by_role("button", name="Show").click()
    expect(lena.page.get_by_role("img", name="QR code")).to_be_visible()
    link = lena.page.get_by_role("textbox", name="Link for another device").input_value()
    phone.page.goto(link)
    expect(phone.page.get_by_role("heading", name="You become Lena here")).to_be_visible()
    assert "#" not in phone.page.url, "the token does not stay in the address"
    phone.page.get_by_role("button", name="Bring it here").click()
    expect(phone.page.get_by_role("heading", name="Lena")).to_be_visible()
    expect(phone.page.get_by_role("heading", name="2 devices")).to_be_visible()
    phone.visit("/games")
    expect(phone.page.get_by_role("link", name="Go to the table: Sprout")).to_be_visible()


def test_games_are_found_by_filter_and_records_opened(invite: Invite) -> None:
    lena = invite()
    lena.open_table({"mode": "duel"}, "me", "sprout")
    page = lena.page
    lena.visit("/games")
    expect(page).to_have_title("(1) Your games · Manawell")
    expect(page.get_by_role("link", name="Go to the table: Sprout")).to_be_visible()
    page.get_by_label("State").select_option("Finished")
    expect(page.get_by_role("heading", name="No such games")).to_be_visible()
    page.get_by_role("button", name="Show all games").click()
    expect(page.get_by_role("link", name="Go to the table: Sprout")).to_be_visible()
    record = next((RECORDS / "gegensatz").glob("duel-*.mana"))
    page.locator("input[type=file]").set_input_files(record)
    expect(page.get_by_role("grid")).to_be_visible()
    assert page.url.endswith("/replay")
