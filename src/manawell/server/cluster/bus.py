"""What the workers of one house tell each other: that a table has news, who sits where, who thinks for a bot.

Nothing that must not be lost travels here. The log says what happened; the bus only says that it is time to look.
"""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Protocol

import msgspec


class Present(msgspec.Struct, frozen=True):
    """Who is at a table: which of the people who sit there, and how many others."""

    seated: tuple[str, ...] = ()
    watchers: int = 0

    def __bool__(self) -> bool:
        return bool(self.seated or self.watchers)


class Listener(Protocol):
    """The registry, as the bus sees it."""

    def look_at(self, table: str) -> None:
        """Somebody may have stored something there."""

    def hear_of(self, table: str, server: str, present: Present) -> None: ...

    def hear_name(self, guest: str, was: str, name: str) -> None: ...


class Bus(Protocol):
    """Telling never waits and never fails; what others did not hear while the bus was down they are told later."""

    shared: bool
    """Whether other workers may write to the same storage."""

    @property
    def up(self) -> bool: ...

    async def open(self, listener: Listener) -> None: ...

    async def close(self) -> None: ...

    def tell_news(self, table: str) -> None:
        """We have stored something there."""

    def tell_company(self, table: str, present: Present) -> None:
        """Who is there with us; as long as it is anybody, we hear of that table."""

    def tell_name(self, guest: str, was: str, name: str) -> None: ...

    def lease(self, name: str) -> AbstractAsyncContextManager[bool]:
        """Whether this is ours to do now. It saves work; it must not be what keeps two from doing the same."""


class Alone:
    """One process, which has nobody to tell."""

    shared = False
    up = True

    async def open(self, listener: Listener) -> None: ...

    async def close(self) -> None: ...

    def tell_news(self, table: str) -> None: ...

    def tell_company(self, table: str, present: Present) -> None: ...

    def tell_name(self, guest: str, was: str, name: str) -> None: ...

    @asynccontextmanager
    async def lease(self, _name: str) -> AsyncIterator[bool]:
        yield True
