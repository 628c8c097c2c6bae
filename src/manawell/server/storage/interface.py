"""What is kept, and the one door to it. Everything a table ever was can be rebuilt from here."""

from typing import Any, Protocol

import msgspec

from manawell.table.entries import Entry
from manawell.table.setting import Setting


class Guest(msgspec.Struct, frozen=True):
    """Somebody with a cookie. Only the cookie's fingerprint is stored."""

    id: str
    name: str
    language: str


class Chair(msgspec.Struct, frozen=True):
    """Who decides for a seat: a person with `guest`, a bot with `level`, or nobody yet."""

    kind: str
    name: str = ""
    guest: str | None = None
    level: str | None = None


OPEN = Chair("open")


class Ended(msgspec.Struct, frozen=True):
    """How a table ended, kept beside it so that lists need not play the game again."""

    outcome: dict[str, Any]
    at: float


class Stored(msgspec.Struct, frozen=True):
    """A table as the storage knows it, with its whole log."""

    setting: Setting
    chairs: list[Chair]
    entries: list[Entry]
    host: str | None = None
    """The guest who made it, if that is known."""


class News(msgspec.Struct, frozen=True):
    """What came to a table since somebody last looked, and who sits there now."""

    chairs: list[Chair]
    entries: list[Entry]


class Listed(msgspec.Struct, frozen=True):
    """A table without its log."""

    setting: Setting
    chairs: list[Chair]
    ended: Ended | None


class Storage(Protocol):
    """Every method that writes returns when the write can no longer be lost; a refusal is `StorageDown`.

    Several servers may share a storage. Whoever stores entry number N of a table first is its writer; for all others
    N is taken, and they are told so by `Conflict`.
    """

    @property
    def up(self) -> bool:
        """Whether it did what was last asked of it."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def check(self) -> None:
        """Answer, or raise."""

    async def add_guest(self, guest: Guest, digest: bytes) -> None: ...

    async def find_guest(self, digest: bytes) -> tuple[Guest, bytes] | None:
        """The guest whose token has this fingerprint, and the fingerprint as it is stored."""

    async def change_guest(self, guest: Guest) -> None:
        """A new name or language; the name is changed as well on those of the guest's chairs that bear the old one."""

    async def add_table(
        self, setting: Setting, chairs: list[Chair], entries: list[Entry], host: str | None = None
    ) -> None: ...

    async def find_table(self, table: str) -> Stored | None: ...

    async def news(self, table: str, since: int) -> News:
        """The entries from number `since` on, and the chairs; a table that was removed has none."""

    async def tables_of(self, guest: str, most: int) -> list[Listed]:
        """The tables at which a guest sits, the newest first."""

    async def take_chair(self, table: str, seat: int, chair: Chair) -> bool:
        """Sit down on an open chair; False when somebody was faster, or sits at the table already."""

    async def remove_table(self, table: str) -> bool:
        """Forget a table at which a chair is open; False when all sit, or when it is gone already."""

    async def append(
        self, table: str, first: int, entries: list[Entry], ended: Ended | None = None, made: Stored | None = None
    ) -> None:
        """Add all of them or none, the first with this number, together with the new table to which they lead."""
