"""Company as a whole: strangers meet in the hall and play a rated game with clocks; one of them vanishes and comes back
on another device, called by a notice; a bot of somebody else's plays along; everybody finds the game among theirs.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread

import pytest
from playwright.sync_api import Locator, expect

from manawell.client import House
from tests.browser.conftest import Invite, Service
from tests.browser.player import PATIENCE, Player
from tests.browser.test_access import SIZES
from tests.server.nim import nim_is_listed
from tests.server.stand_ins import Browser

CLOCK = {"kind": "live", "seconds": 600, "increment": 5}


@pytest.fixture(autouse=True)
def listed() -> Iterator[None]:
    with nim_is_listed():
        yield


def test_strangers_meet_play_vanish_and_come_back(invite: Invite, url: str, service: Service) -> None:
    lena, jonas, browser = invite(), invite(), Browser(service.url)
    options = {"mode": "trio", "heap": "small"}
    table = lena.open_table(options, "me", "open", "open", game="nim", public=True, rated=True, clock=CLOCK)
    code = meet(jonas, table)
    with a_bot_of_somebody_elses(url, table):
        for player in (lena, jonas):
            expect(player.page.locator("time.clock")).to_have_count(3)
            take(player, 1)
        jonas.page.request.post(f"{url}/api/me/browsers", data=browser.told)
        jonas.page.goto("about:blank")
        expect(panel(lena, "Jonas")).to_contain_text("away")
        take(lena, 1)  # after the bot; now Jonas, who is not there, must decide
        assert service.came.wait(PATIENCE / 1000)
        assert browser.read(service.got[0])["path"] == f"/t/{table}"
        phone = invite(viewport=SIZES["phone"])
        come_back(phone, code, table)
        expect(panel(lena, "Jonas")).to_contain_text("online")
        take(phone, 2)
        for player, title in ((phone, "You win!"), (lena, "You lose")):
            expect(player.result.get_by_role("heading")).to_have_text(title)
    find_it(lena, "Jonas", "Lost")
    find_it(phone, "Lena", "Won")


def meet(player: Player, table: str) -> str:
    """Take a seat from the list of open tables, take a name, and make a recovery code."""
    page = player.visit().page
    row = page.get_by_role("listitem").filter(has_text="Nim · Lena")
    expect(row).to_contain_text("10 min + 5 s · rated")
    row.get_by_role("button", name="Sit down").click()
    expect(page).to_have_url(re.compile(f"/t/{table}$"))
    player.visit("/me")
    page.get_by_label("Your name").fill("Jonas")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("heading", name="Jonas")).to_be_visible()
    page.get_by_role("button", name="Make a code").click()
    code = page.locator(".code b").inner_text()
    player.visit(f"/t/{table}")
    return code


@contextmanager
def a_bot_of_somebody_elses(url: str, table: str) -> Iterator[None]:
    """It takes the last seat and one stone at a time, until the game is over."""
    with House.enter(url, "Tinker") as house:
        house.join(table)

        def play() -> None:
            with house.sit(table) as seat:
                for _ in seat.turns():
                    seat.play("take:1")

        playing = Thread(target=play)
        playing.start()
        yield
        playing.join()
        (mine,) = house.tables()
        assert mine.result is not None


def panel(player: Player, name: str) -> Locator:
    return player.page.locator(".player").filter(has_text=name)


def take(player: Player, stones: int) -> None:
    player.page.locator(f"[data-move='take:{stones}']").click()


def come_back(player: Player, code: str, table: str) -> None:
    """On another device: the profile, and from it to the game that waits."""
    page = player.visit("/carry").page
    page.get_by_label("Recovery code").fill(code)
    page.get_by_role("button", name="Use the code").click()
    expect(page.get_by_role("heading", name="Jonas")).to_be_visible()
    player.visit("/games")
    page.get_by_role("link", name="Go to the table").click()
    expect(page).to_have_url(re.compile(f"/t/{table}$"))


def find_it(player: Player, opponent: str, result: str) -> None:
    """The game with its result among one's own, and the rating it has made."""
    page = player.visit("/games").page
    row = page.locator("main").get_by_role("listitem").filter(has_text="Nim")
    expect(row).to_have_count(1)
    for words in (opponent, "Tinker", result):
        expect(row).to_contain_text(words)
    player.visit("/me")
    expect(page.get_by_role("region", name="Ratings")).to_contain_text("one game")
