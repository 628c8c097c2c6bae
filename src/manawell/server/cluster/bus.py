"""What workers tell each other: that a table has news, who is there, who is thinking for a bot.

Nothing that must not be lost is sent here. The log says what happened; the bus only says that it is time to look.
"""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Final, Protocol

import msgspec

LOOKS: Final = "looks"
"""A guest has another avatar."""
COOKIES: Final = "cookies"
"""Cookies that meant this guest are void or mean somebody else."""
DELETED: Final = "deleted"
BLOCKED: Final = "blocked"
"""Somebody has blocked this guest."""


class Watcher(msgspec.Struct, frozen=True):
    """A spectator who has a name."""

    guest: str
    name: str
    avatar: str
    """As in `Guest`."""


class Present(msgspec.Struct, frozen=True):
    """Who is at a table: which of the people who sit there, how many spectators, and the first of them by name."""

    seated: tuple[str, ...] = ()
    watchers: int = 0
    named: tuple[Watcher, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.seated or self.watchers)


class Listener(Protocol):
    """The registry, as the bus sees it."""

    def look_at(self, table: str) -> None:
        """Another worker may have stored something at this table."""

    def hear_of(self, table: str, server: str, present: Present) -> None: ...

    def hear_name(self, guest: str, was: str, name: str) -> None: ...

    def hear_guest(self, guest: str, change: str, into: str | None = None) -> None: ...


class Bus(Protocol):
    """Telling never waits and never fails; what could not be sent while the bus was down is sent later."""

    shared: bool
    """Whether other workers may write to the same storage."""

    @property
    def up(self) -> bool: ...

    async def open(self, listener: Listener) -> None: ...

    async def close(self) -> None: ...

    def tell_news(self, table: str) -> None:
        """We have stored something at this table."""

    def tell_company(self, table: str, present: Present) -> None:
        """Who is at this table on our side; while anyone is, we receive its messages."""

    def tell_name(self, guest: str, was: str, name: str) -> None: ...

    def tell_guest(self, guest: str, change: str, into: str | None = None) -> None:
        """Something besides the name has changed: `LOOKS`, `COOKIES`, `DELETED` or `BLOCKED`; `into` is who they are
        now.
        """

    def lease(self, name: str) -> AbstractAsyncContextManager[bool]:
        """Whether this task is ours now. It only saves work: nothing may depend on two workers not doing the same."""


class Alone:
    """A single process with nobody to tell."""

    shared = False
    up = True

    async def open(self, listener: Listener) -> None: ...

    async def close(self) -> None: ...

    def tell_news(self, table: str) -> None: ...

    def tell_company(self, table: str, present: Present) -> None: ...

    def tell_name(self, guest: str, was: str, name: str) -> None: ...

    def tell_guest(self, guest: str, change: str, into: str | None = None) -> None: ...

    @asynccontextmanager
    async def lease(self, _name: str) -> AsyncIterator[bool]:
        yield True
