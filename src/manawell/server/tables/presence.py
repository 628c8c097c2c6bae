"""Who is at a table: counted, not listed, so that the thousandth spectator costs what the tenth does."""

import asyncio
from collections import Counter
from collections.abc import Callable, Collection
from typing import Final

from manawell.server.cluster.bus import Present

PAUSE: Final = 1.0
"""Seconds between two reports of who has come and gone."""


class Presence:
    """Who is at one table, on this server and on others."""

    def __init__(self) -> None:
        self._here: Counter[str | None] = Counter()
        """Number of connections by guest; None for those without a cookie."""
        self.elsewhere: dict[str, Present] = {}
        """By other server: who is there."""

    def come(self, guest: str | None) -> None:
        self._here[guest] += 1

    def go(self, guest: str | None) -> None:
        self._here[guest] -= 1
        if not self._here[guest]:
            del self._here[guest]

    def has(self, guest: str) -> bool:
        return guest in self._here

    def here(self, seated: Collection[str], connections: int) -> Present:
        """Which of these people are connected to this server; all other connections are spectators."""
        found = tuple(sorted(guest for guest in seated if guest in self._here))
        return Present(found, connections - sum(self._here[guest] for guest in found))

    def hear_of(self, server: str, present: Present) -> None:
        """Another server reports who is there."""
        self.elsewhere.pop(server, None)
        if present:
            self.elsewhere[server] = present

    def everywhere(self, seated: Collection[str], connections: int) -> Present:
        parts = [self.here(seated, connections), *self.elsewhere.values()]
        online = {guest for part in parts for guest in part.seated}
        return Present(tuple(sorted(online)), sum(part.watchers for part in parts))


class Seldom:
    """Does something at once, then at most once per pause; requests during a pause are served at its end."""

    def __init__(self, work: Callable[[], None]) -> None:
        self._work = work
        self._pausing = self._wanted = False

    def ask(self, now: bool = False) -> None:
        self._wanted = True
        if now or not self._pausing:
            self._do()

    def _do(self) -> None:
        self._wanted = False
        if not self._pausing:
            self._pausing = True
            asyncio.get_running_loop().call_later(PAUSE, self._end)
        self._work()

    def _end(self) -> None:
        self._pausing = False
        if self._wanted:
            self._do()
