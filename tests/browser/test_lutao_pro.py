"""A pro game of Lutao between two browsers, through reloads, lost sockets and a killed server, to its end."""

import asyncio
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import DRAW, VEIL
from tests.browser.lutao_table import Wanted, asked, usual_move
from tests.browser.player import PATIENCE, Player
from tests.browser.seats import decider, token_of
from tests.deals import label_of
from tests.server.house import Person, Place, Process

ROOMY = ("--workers-for-bots", "1", "--limit", "messages_per_second=1000")
PRO = {"mode": "pro", "max_rounds": 8}
MOST = 20
"""Connections of both players; each makes some moves, for a server slows down those who hurry."""
MOVES = 30
HOLD = """
window.sockets = [];
window.WebSocket = class extends WebSocket { constructor(url) { super(url); sockets.push(this); } };
"""
"""Lets a test cut the connections of a page."""


class House:
    """A server that can be killed and started again at the same address."""

    def __init__(self, data: Path, deal: str) -> None:
        self._data, self._deal = data, deal
        self._process = Process(data, *ROOMY, deal=deal)
        self.url = self._process.url

    def kill(self) -> None:
        self._process.stop(signal.SIGKILL)

    def start(self) -> None:
        self._process = Process(self._data, *ROOMY, "--port", self.url.rpartition(":")[2], deal=self._deal)


@pytest.fixture
def house(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[House]:
    found = House(tmp_path / "data", label_of(request))
    yield found
    found.kill()


def come(browser: Browser, house: House, number: int) -> Player:
    context = browser.new_context(locale="en")
    context.add_init_script(f"localStorage.setItem('manawell.motion', 'off'); {HOLD}")
    context.add_init_script(VEIL)
    context.add_init_script(DRAW % {"player": number})
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    return Player(page, house.url)


def idle_move(scene: dict[str, Any], legal: list[str], rng: Random) -> str:
    """Somebody who only does what must be done."""
    idle = [move for move in legal if move in ("pass", "end", "enough", "no")]
    if scene["view"]["phase"].startswith("buy_"):
        return legal[0]
    return idle[0] if idle else usual_move(scene, legal, rng, casting=False)


async def move_on(first: Place, second: Place, wanted: Wanted, rng: Random) -> bool:
    """Play some moves for the deciding player; returns whether the scene has come or the game is over."""
    for _ in range(MOVES):
        place = await decider(first, second)
        if place.over or wanted(place.scene, place.legal):
            return True
        answer = await place.play(idle_move(place.scene, place.legal, rng))
        assert answer["type"] == "done", answer
    return False


def lead(players: tuple[Player, Player], table: str, wanted: Wanted) -> None:
    """Both leave the table; both sides are played over sockets until the scene is there; both come back."""
    for player in players:
        player.page.goto(f"{player.url}/theme.js")
    tokens = [token_of(player) for player in players]
    rng = Random(7)

    async def play() -> None:
        persons = [Person(players[0].url) for _ in players]
        for person, token in zip(persons, tokens, strict=True):
            person.http.cookies.set("manawell", token)
        for _ in range(MOST):
            async with persons[0].at(table) as first, persons[1].at(table) as second:
                if await move_on(first, second, wanted, rng):
                    break
        else:
            raise AssertionError("the scene never comes")
        for person in persons:
            await person.leave()

    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, play()).result()
    for player in players:
        player.visit(f"/t/{table}")
        player.page.locator(".table[data-version]").wait_for()


def told(player: Player) -> str:
    """The last thing in the log, which both are told alike."""
    return player.page.locator(".log .entry").last.inner_text()


def agree(lena: Player, jonas: Player) -> None:
    """Wait until both have been told the same."""
    for _ in range(100):
        if told(lena) == told(jonas):
            return
        lena.page.wait_for_timeout(100)
    assert told(lena) == told(jonas)


def is_connected(page: Page) -> None:
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator(".board.lost")).to_have_count(0)


def march(lena: Player, jonas: Player) -> None:
    """Lena moves an army with the mouse, and Jonas sees it."""
    page = lena.page
    page.locator(".lutao-map[data-phase='move']").wait_for()
    if page.locator(".digest button").count():
        page.locator(".digest button").click()
    page.locator(".spot.open").first.click()
    page.locator(".lutao-map[data-phase='move_to'] .spot.open").first.click()
    page.locator(".lutao-map[data-phase='move_count']").wait_for()
    page.keyboard.press("Enter")
    page.locator(".lutao-map:not([data-phase='move_count'])").wait_for()
    agree(lena, jonas)


def test_a_pro_game_survives_everything(browser: Browser, house: House) -> None:
    lena, jonas = come(browser, house, 1), come(browser, house, 2)
    table = lena.open_table(PRO, "me", "open", game="lutao")
    jonas.visit(f"/t/{table}")
    jonas.page.get_by_placeholder("Your name").fill("Jonas")
    jonas.page.get_by_role("button", name="Sit down").click()
    expect(lena.page.locator(".invite")).to_have_count(0)

    def hers(scene: dict[str, Any], legal: list[str]) -> bool:
        return scene["viewer"] == 0 and asked("move", "move ")(scene, legal)

    lead((lena, jonas), table, hers)
    march(lena, jonas)

    lena.page.reload()
    is_connected(lena.page)
    agree(lena, jonas)

    jonas.page.context.set_offline(True)
    jonas.page.evaluate("sockets.forEach(socket => socket.close())")
    expect(jonas.page.locator(".board.lost")).to_be_visible()
    lena.page.locator("[data-move='end']").click()
    jonas.page.context.set_offline(False)
    is_connected(jonas.page)
    agree(lena, jonas)
    lead((lena, jonas), table, hers)

    house.kill()
    for player in (lena, jonas):
        expect(player.page.locator(".board.lost")).to_be_visible()
    house.start()
    for player in (lena, jonas):
        is_connected(player.page)
    march(lena, jonas)

    lead((lena, jonas), table, lambda _scene, _legal: False)
    for player in (lena, jonas):
        expect(player.result).to_be_visible()
        expect(player.result.locator(".ending li")).to_have_count(4)
    titles = {player.result.get_by_role("heading").first.inner_text() for player in (lena, jonas)}
    # Equal in everything that counts, they share the victory (LUT-26.1): rare, but the cards are not fixed here.
    assert titles in ({"You win!", "You lose"}, {"You and Jonas win!", "You and Lena win!"})
    for player in (lena, jonas):
        player.page.context.close()
