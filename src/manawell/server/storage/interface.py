"""The interface of the storage. Every table can be rebuilt from what is stored."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from manawell.table.entries import Entry
from manawell.table.setting import Setting

if TYPE_CHECKING:
    from manawell.server.storage.events import Events
    from manawell.server.storage.histories import Histories
    from manawell.server.storage.house import House
    from manawell.server.storage.manners import Manners
    from manawell.server.storage.notices import Notices
    from manawell.server.storage.profiles import Profiles
    from manawell.server.storage.retention import Retention
    from manawell.server.storage.standings import Standings
    from manawell.server.storage.tries import Tries


SALT_SECONDS: Final = 10.0
"""How long a table whose seats are all taken waits for salts; then it is dealt without those that have not come."""


class Guest(msgspec.Struct, frozen=True):
    """Somebody with a cookie. Only the cookie's hash is stored."""

    id: str
    name: str
    language: str
    avatar: str = ""
    """An emblem and a tint, as in `feather-teal`; empty if none was chosen."""
    program: bool = False
    """A bot of somebody's that plays over the network, and is marked as one."""
    blocked: bool = False
    """By the host: they may look, but do nothing besides deleting themselves."""


class Learned(msgspec.Struct, frozen=True):
    """A lesson that was finished."""

    game: str
    lesson: str


class Solved(msgspec.Struct, frozen=True):
    """A puzzle that was solved."""

    game: str
    puzzle: str
    day: str
    """In UTC, as 2030-01-31."""
    daily: bool
    """It was the puzzle of that day."""


class Chair(msgspec.Struct, frozen=True):
    """Who decides for a seat: a person with `guest`, a bot with `level`, or nobody yet."""

    kind: str
    name: str = ""
    guest: str | None = None
    level: str | None = None
    avatar: str = ""
    """The guest's, like the next; they are not stored with the chair."""
    program: bool = False
    salt: str | None = ""
    """What the seat adds to the deal: empty if nothing, None while its player's client has yet to say."""


OPEN = Chair("open")


def chair_of_guest(guest: Guest, name: str | None = None, *, salted: bool = False) -> Chair:
    """A chair on which a guest sits, perhaps under another name; with `salted`, their salt is awaited."""
    salt = None if salted else ""
    return Chair("person", name or guest.name, guest.id, avatar=guest.avatar, program=guest.program, salt=salt)


def salted_anew(chair: Chair) -> Chair:
    """The same player at a table that has just been made for them: a person's salt is awaited."""
    return msgspec.structs.replace(chair, salt=None if chair.kind == "person" else "")


class Ended(msgspec.Struct, frozen=True):
    """How a table ended, stored with it so that lists need not replay the game."""

    outcome: dict[str, Any]
    at: float


class Deadline(msgspec.Struct, frozen=True):
    """When the running clock of a table runs out; None while none runs."""

    at: float | None


class Call(msgspec.Struct, frozen=True):
    """Something that a guest who is not looking should be told."""

    guest: str
    table_id: str
    kind: str
    """`turn`, `joined`, `over` or `challenge`."""
    key: int = 0
    """What tells it from others of its kind at the table; the same is told once."""


class Stored(msgspec.Struct, frozen=True):
    """A stored table with its whole log."""

    setting: Setting
    chairs: list[Chair]
    entries: list[Entry]
    host: str | None = None
    """The guest who made it, if known."""
    deadline: Deadline | None = None
    """For a new table with clocks."""
    code: str | None = None
    """A few letters that lead to it while a seat is open."""
    invited: str | None = None
    """The guest who was challenged."""
    calls: list[Call] = []
    """Who should be told of it."""


class News(msgspec.Struct, frozen=True):
    """The new entries of a table, and who sits there now."""

    chairs: list[Chair]
    entries: list[Entry]


class Listed(msgspec.Struct, frozen=True):
    """A table without its log."""

    setting: Setting
    chairs: list[Chair]
    ended: Ended | None
    host: str | None = None
    invited: str | None = None
    """The guest who was challenged to it."""


class Storage(Protocol):
    """Every method that writes returns when the write can no longer be lost; a failure is `StorageDown`.

    Several servers may share a storage. The first to store entry number N of a table is its writer; for all others N is
    taken, and they get `Conflict`.
    """

    profiles: "Profiles"
    """How guests carry along who they are."""
    histories: "Histories"
    """The games of a guest."""
    manners: "Manners"
    """Blocks and reports."""
    standings: "Standings"
    """Ratings."""
    house: "House"
    """What the host's tools look at and change."""
    retention: "Retention"
    """What is kept no longer."""
    notices: "Notices"
    """Who is called, and how."""
    events: "Events"
    """Tournaments."""
    tries: "Tries"
    """How often secrets were tried."""

    @property
    def up(self) -> bool:
        """Whether its last read and its last write succeeded."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def check(self) -> None:
        """Raise `StorageDown` if the storage does not answer."""

    async def add_guest(self, guest: Guest, digest: bytes) -> None: ...

    async def find_guest(self, digest: bytes) -> tuple[Guest, bytes] | None:
        """The guest whose token has this hash, and the hash as stored."""

    async def knows_guest(self, guest: str) -> bool:
        """Whether there is a guest with this id."""

    async def change_guest(self, guest: Guest) -> None:
        """Change the name, language or avatar; the name also changes on those of the guest's chairs that have the old
        one.
        """

    async def learned(self, guest: str) -> list[Learned]:
        """The lessons that a guest has finished."""

    async def add_learned(self, guest: str, lesson: Learned) -> None:
        """A guest has finished a lesson; finishing it again changes nothing."""

    async def solved(self, guest: str) -> list[Solved]:
        """The puzzles that a guest has solved, once for each day."""

    async def add_solved(self, guest: str, puzzle: Solved) -> None:
        """A guest has solved a puzzle; solving it again on the same day changes nothing."""

    async def add_table(self, made: Stored, ended: Ended | None = None) -> None:
        """Store a new table, with `ended` one whose game is over already; `Conflict` if its code is taken."""

    async def find_or_add_seek(self, made: Stored, since: float, fits: Callable[[Listed], bool]) -> str:
        """The id of the oldest seek for this game whose people were there since then and that fits, or else of the new
        one, which is stored. People who look at the same moment look one after the other.
        """

    async def find_table(self, table: str, *, closed: bool = False) -> Stored | None:
        """A table with its whole log; one that the host has closed only if it is asked for."""

    async def news(self, table: str, since: int) -> News:
        """The entries from number `since` on, and the chairs; a removed table has no chairs."""

    async def tables_of(self, guest: str, most: int) -> list[Listed]:
        """The tables at which a guest sits, newest first."""

    async def take_chair(self, table: str, seat: int, chair: Chair, calls: Sequence[Call] = ()) -> bool:
        """Sit down on an open chair; False if somebody was faster, or if the guest already sits at the table."""

    async def take_salts(self, table: str, salts: dict[int, str], calls: Sequence[Call] = ()) -> bool:
        """Keep what these seats add to the deal; False if one of them is not awaited any more."""

    async def remove_table(self, table: str) -> bool:
        """Remove a table that still has an open chair; False if it is full or already removed."""

    async def find_analysis(self, table: str) -> bytes | None:
        """What was found out so far about a finished game, as `keep_analysis` was given it."""

    async def keep_analysis(self, table: str, found: bytes) -> None:
        """Keep it with the table, in place of what was found before."""

    async def append(
        self,
        table: str,
        first: int,
        entries: list[Entry],
        ended: Ended | None = None,
        made: Stored | None = None,
        deadline: Deadline | None = None,
        calls: Sequence[Call] = (),
    ) -> None:
        """Add all entries or none, the first with number `first`, together with the new table that they lead to and the
        calls to those who should hear of them. A table with clocks has a new `deadline`.
        """

    async def open_tables(self, since: float, most: int) -> list[Listed]:
        """The public tables with an open chair, newest first: those at which somebody was there after `since`, and all
        that give days for a turn.
        """

    async def challenges(self, most: int) -> list[Listed]:
        """The tables with an open chair to which somebody was challenged, newest first."""

    async def decline(self, table: str, guest: str) -> bool:
        """A guest does not want to be challenged to this table; False if they were not."""

    async def table_with_code(self, code: str) -> str | None:
        """The table with this code, while it has an open chair."""

    async def seen(self, waiting: list[str], now: float) -> None:
        """Somebody is waiting at these tables."""

    async def deserted_seeks(self, before: float, most: int) -> list[str]:
        """The tables of people who looked for a game and were not there after `before`, with a chair still open."""

    async def overdue(self, now: float, most: int) -> list[str]:
        """The tables on which a clock has run out, the longest overdue first."""
