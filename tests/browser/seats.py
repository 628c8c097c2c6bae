"""Plays the seats of some windows over sockets while their pages are away: nothing is drawn, and a test begins where it
wants to look.
"""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack

from playwright.sync_api import Page

from tests.browser.player import Player
from tests.server.house import Person, Place

Choose = Callable[[Place], str | None]
"""The move of whoever has to decide, or nothing when the scene is there."""

MOST = 2500


async def decider(*places: Place) -> Place:
    """The player who has to decide, or any player when the game is over."""
    while True:
        for place in places:
            if place.legal or place.over:
                return place
        hearing = [asyncio.ensure_future(place.next()) for place in places]
        _, waiting = await asyncio.wait(hearing, return_when=asyncio.FIRST_COMPLETED)
        for one in waiting:
            one.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)


def token_of(player: Player) -> str:
    cookies = player.page.context.cookies()
    return next(cookie["value"] for cookie in cookies if cookie["name"] == "manawell")


async def _play(url: str, tokens: list[str], table: str, choose: Choose) -> None:
    persons = [Person(url) for _ in tokens]
    async with AsyncExitStack() as stack:
        places = []
        for person, token in zip(persons, tokens, strict=True):
            person.http.cookies.set("manawell", token)
            stack.push_async_callback(person.leave)
            places.append(await stack.enter_async_context(person.at(table)))
        for _ in range(MOST):
            place = await decider(*places)
            move = None if place.over else choose(place)
            if move is None:
                return
            answer = await place.play(move, seat=place.scene["viewer"])
            assert answer["type"] == "done", (move, answer)
    raise AssertionError("the scene never comes")


def lift_curtain(page: Page) -> None:
    """For whoever is asked; and put away what is told about the time before."""
    page.locator(".table[data-version]").wait_for()
    curtain = page.locator(".curtain button")
    page.locator(".status .dot, .curtain button").first.wait_for()
    if curtain.count():
        curtain.first.click()
    put_news_away(page)


def put_news_away(page: Page) -> None:
    news = page.locator(".digest .primary")
    if news.count():
        news.click()


def play_for(players: Sequence[Player], table: str, choose: Choose) -> None:
    """Until nothing is chosen; then all come to the table."""
    for player in players:
        player.page.goto(f"{player.url}/theme.js")
    tokens = [token_of(player) for player in players]
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, _play(players[0].url, tokens, table, choose)).result()
    for player in players:
        player.visit(f"/t/{table}")
        player.page.locator(".table[data-version*='/'] .status").wait_for()
        put_news_away(player.page)
