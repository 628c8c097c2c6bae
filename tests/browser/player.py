"""Someone who plays with a mouse: chooses what is highlighted, points at it, confirms."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

PATIENCE = 60_000
"""Milliseconds after which something never happens, however busy the machine is."""
GO = (Path(__file__).parent / "go.js").read_text("utf-8")
PLAY_ON = (Path(__file__).parent / "play_on.js").read_text("utf-8")
TURN = "[data-source], [data-target], [data-move]"


class Player:
    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url

    def visit(self, path: str = "/") -> "Player":
        self.page.goto(self.url + path)
        expect(self.page.locator(".topbar")).to_be_visible()
        return self

    def go(self, path: str) -> "Player":
        """To another page as by a link, which loads nothing again: a fraction of the processor time of a visit."""
        assert self.page.evaluate(GO, [path, PATIENCE]), f"{path} never comes"
        return self

    def open_table(self, options: dict[str, Any], *seats: str, game: str = "gegensatz", **terms: Any) -> str:
        """A table of one's own, dealt if everybody is there."""
        table = self.make_table(options, *seats, game=game, **terms)
        self.visit(f"/t/{table}")
        table_shown = ".table[data-version]" if "open" in seats else ".table[data-version*='/']"
        expect(self.page.locator(table_shown)).to_be_visible()
        return table

    def make_table(self, options: dict[str, Any], *seats: str, game: str = "gegensatz", **terms: Any) -> str:
        """A table made over HTTP with this browser's own cookie: `me`, `open`, or a bot's level."""
        wishes = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
        self.page.add_init_script("localStorage.setItem('manawell.guest', 'yes')")
        post = self.page.request.post
        headers = {"origin": self.url}
        assert post(f"{self.url}/api/guests", data={"name": "Lena"}, headers=headers).ok
        body = {"game": game, "options": options, "seats": wishes, "terms": terms, "salted": True}
        made = post(f"{self.url}/api/tables", data=body, headers=headers)
        table: str = made.json()["id"]
        return table

    def join_table(self, table: str, name: str) -> None:
        """A seat taken over HTTP."""
        self.page.add_init_script("localStorage.setItem('manawell.guest', 'yes')")
        headers = {"origin": self.url}
        assert self.page.request.post(f"{self.url}/api/guests", data={"name": name}, headers=headers).ok
        assert self.page.request.post(f"{self.url}/api/tables/{table}/join", data={}, headers=headers).ok

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("grid")

    @property
    def result(self) -> Locator:
        return self.page.locator(".result")

    def lit(self) -> Locator:
        return self.page.locator("[data-target]:visible")

    def may_act(self) -> bool:
        return self.page.locator(TURN).count() > 0

    def wait(self) -> bool:
        """Until something can be done or the game is over; says whether something can be done."""
        self.page.locator(f"{TURN}, .result, .curtain").first.wait_for()
        return self.may_act()

    def act(self, number: int = 0) -> None:
        """One decision: the first that is offered, or another by number."""
        page = self.page
        if self.lit().count() == 0:
            sources = page.locator("[data-source]:visible")
            if sources.count() == 0:
                self._settle(page.locator("[data-move]").first.click)
                return
            sources.nth(number % sources.count()).click()
        targets = self.lit()
        targets.nth(number % targets.count()).click()
        self._settle(page.locator(".acts .primary").click)

    def play(self, source: str, target: str) -> None:
        """One decision: from a thing to a place, by their names."""
        self.page.locator(f"[data-source='{source}']").click()
        self.page.locator(f"[data-target='{target}']").click()
        self._settle(self.page.locator(".acts .primary").click)

    def _settle(self, click: Any) -> None:
        before = self.version()
        click()
        self.page.wait_for_function("before => document.querySelector('.table').dataset.version !== before", arg=before)

    def version(self) -> str:
        return self.page.locator(".table").get_attribute("data-version") or ""

    def play_on(self, by_hand: int = 3, most: int = 400) -> None:
        """Until the game is over; the first decisions with the mouse."""
        for number in range(by_hand):
            if not self.wait():
                break
            self.act(number)
        else:
            assert self.page.evaluate(PLAY_ON, [most, PATIENCE]) is None
        expect(self.result).to_be_visible()

    @contextmanager
    def unveiled(self) -> Iterator[None]:
        """While the page is drawn as a person sees it."""
        self.page.evaluate("veil.disabled = true")
        yield
        self.page.evaluate("veil.disabled = false")

    def log(self) -> str:
        return re.sub(r"\s+", " ", self.page.locator(".log").first.inner_text())
