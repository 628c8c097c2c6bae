"""Who is at a table. Spectators are counted, and the first few are named, so that the thousandth costs what the tenth
does. Nobody watches unseen; but whoever was blocked by somebody who plays is only counted, and so is who has no name.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Collection
from itertools import islice
from typing import Final

from manawell.server.cluster.bus import Present, Watcher
from manawell.server.storage.interface import Guest

PAUSE: Final = 1.0
"""Seconds between two reports of who has come and gone."""

MOST_NAMED: Final = 8
"""The most spectators who are named."""


class Presence:
    """Who is at one table, on this server and on others."""

    def __init__(self) -> None:
        self._here: Counter[str | None] = Counter()
        """Number of connections by guest; None for those without a cookie."""
        self._named: dict[str, Watcher] = {}
        """By guest who is connected to this server: how they are named if they watch."""
        self.elsewhere: dict[str, Present] = {}
        """By other server: who is there."""

    def come(self, guest: Guest | None, hidden: bool = False) -> None:
        self._here[None if guest is None else guest.id] += 1
        if guest is not None and not hidden:
            self._named[guest.id] = Watcher(guest.id, guest.name, guest.avatar)

    def go(self, guest: str | None) -> None:
        self._here[guest] -= 1
        if not self._here[guest]:
            del self._here[guest]
            if guest is not None:
                self.hide(guest)

    def has(self, guest: str) -> bool:
        return guest in self._here

    def hide(self, guest: str) -> None:
        """From now on this guest is only counted."""
        self._named.pop(guest, None)

    def rename(self, guest: str, name: str) -> None:
        if guest in self._named:
            self._named[guest] = Watcher(guest, name, self._named[guest].avatar)

    def here(self, seated: Collection[str]) -> Present:
        """Which of these people are connected to this server; all others who are connected are spectators."""
        found = tuple(sorted(guest for guest in seated if guest in self._here))
        strangers = self._here[None]  # each is somebody; a guest with several pages is one person
        watchers = len(self._here) - (strangers > 0) - len(found) + strangers
        named = (one for guest, one in self._named.items() if guest not in seated)
        return Present(found, watchers, tuple(islice(named, MOST_NAMED)))

    def hear_of(self, server: str, present: Present) -> None:
        """Another server reports who is there."""
        self.elsewhere.pop(server, None)
        if present:
            self.elsewhere[server] = present

    def everywhere(self, seated: Collection[str]) -> Present:
        parts = [self.here(seated), *self.elsewhere.values()]
        online = {guest for part in parts for guest in part.seated}
        told = [one for part in parts for one in part.named]
        named = {one.guest: one for one in told if one.guest not in seated}
        watchers = sum(part.watchers for part in parts) - (len(told) - len(named))
        return Present(tuple(sorted(online)), watchers, tuple(islice(named.values(), MOST_NAMED)))


class Seldom:
    """Does something at once, then at most once per pause; requests during a pause are served at its end. It keeps the
    work no longer than that: a table that held its own method here would never be freed without the garbage collector.
    """

    def __init__(self) -> None:
        self._pausing = self._wanted = False

    def ask(self, work: Callable[[], None], now: bool = False) -> None:
        self._wanted = True
        if now or not self._pausing:
            self._do(work)

    def _do(self, work: Callable[[], None]) -> None:
        self._wanted = False
        if not self._pausing:
            self._pausing = True
            asyncio.get_running_loop().call_later(PAUSE, self._end, work)
        work()

    def _end(self, work: Callable[[], None]) -> None:
        self._pausing = False
        if self._wanted:
            self._do(work)
