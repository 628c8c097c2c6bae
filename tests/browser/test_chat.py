"""The chat on the page: the latest messages at once, earlier ones on request, and who is a spectator."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite

TALK = "Chat"


def open_chat(page: Page) -> None:
    page.get_by_role("group", name="Views").get_by_role("button", name=TALK).click()


def say(page: Page, text: str) -> None:
    page.get_by_label("Message").fill(text)
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("log", name=TALK)).to_contain_text(text)


def test_a_long_chat_is_read_page_by_page(invite: Invite) -> None:
    lena = invite()
    lena.open_table({"mode": "duel"}, "me", "apprentice")
    open_chat(lena.page)
    for number in range(53):
        say(lena.page, f"line {number}.")
    lena.page.reload()
    open_chat(lena.page)
    log = lena.page.get_by_role("log", name=TALK)
    expect(log).to_contain_text("line 52.")
    expect(log.get_by_text("line 2.", exact=False)).to_have_count(0)
    log.get_by_role("button", name="Earlier messages").click()
    expect(log).to_contain_text("line 0.")
    expect(log.get_by_role("button")).to_have_count(0)
    assert [text.split("line ")[1] for text in log.get_by_role("paragraph").all_inner_texts()] == [
        f"{number}." for number in range(53)
    ]


def test_who_watches_is_called_a_spectator(invite: Invite) -> None:
    lena, other = invite(), invite()
    table = lena.open_table({"mode": "duel"}, "me", "apprentice")
    other.open_table({"mode": "duel"}, "me", "apprentice")  # makes a guest of the same name
    other.visit(f"/t/{table}")
    for player in (lena, other):
        open_chat(player.page)
        say(player.page, "it is me")
    log = lena.page.get_by_role("log", name=TALK)
    expect(log.get_by_text("Lena (spectator)")).to_be_visible()
    expect(log.get_by_text("Lena", exact=True)).to_be_visible()
    expect(lena.page.get_by_text("Lena is watching").filter(visible=True)).to_have_count(1)
    about = log.get_by_role("button", name="About Lena (spectator)")
    about.click()
    log.get_by_role("button", name="Report").click()
    expect(log.get_by_text("Reported to the host")).to_be_visible()
    about.click()
    log.get_by_role("button", name="Mute spectators").click()
    expect(log.get_by_text("muted")).to_be_visible()
    about.click()
    log.get_by_role("button", name="Block").click()
    expect(log.get_by_text("Lena is blocked")).to_be_visible()
    other.page.get_by_label("Message").fill("and again")
    other.page.get_by_role("button", name="Send").click()
    expect(other.page.get_by_text("You cannot write at this table.")).to_be_visible()
