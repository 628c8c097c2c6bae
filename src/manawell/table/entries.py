"""What can happen at a table. A table's log is a list of these entries, and no position is ever stored beside it.

Databases hold the tags and the field names: new ones may be added, none may be changed.
"""

from typing import Any, Final

import msgspec

from manawell.kernel.state import NOBODY

UNASKED: Final = "auto:"
"""How the `request` of an automatic move begins; in logs of the first version, `UNASKED_BEFORE`."""
UNASKED_BEFORE: Final = "habit:"


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="entry", omit_defaults=True, gc=False):
    """One thing that happened. Entries are only ever added. They form no cycles, so the garbage collector need not know
    them.
    """

    seat: int = NOBODY
    """Who did it; NOBODY for a move read from a record, which is made by whoever must decide."""
    at: float = 0.0
    """When, in seconds since 1970."""
    request: str = ""
    """The id of the request that it carried out, so that a repeated request does nothing; unique at the table unless
    empty.
    """


class Move(Entry, frozen=True, tag="move"):
    """A decision, in notation."""

    text: str
    auto: bool = False
    """It was made automatically: nobody was asked."""


class Concede(Entry, frozen=True, tag="concede"):
    """A seat gives up, and the rules go on without it."""


class Resign(Entry, frozen=True, tag="resign"):
    """A seat gives up. In logs of the first version the rules may go on after it."""


class Agree(Entry, frozen=True, tag="agree"):
    """The players agree on a draw."""


class TakeBack(Entry, frozen=True, tag="undo"):
    """All but the first `kept` steps of the game are taken back."""

    kept: int
    agreed: bool = False
    """The others were asked and agreed."""


class Answers(Entry, frozen=True, tag="habits"):
    """A seat changes which answers it gives automatically."""

    answers: dict[str, str] = msgspec.field(name="habits")


class Hint(Entry, frozen=True, tag="hint"):
    """A seat was given a hint."""


class Chances(Entry, frozen=True, tag="chances"):
    """A seat has its chances of winning shown from now on, or no longer."""

    shown: bool


class Offer(Entry, frozen=True, tag="offer"):
    """A seat asks for something that the others must agree to: `undo`, `draw` or `rematch`."""

    kind: str
    kept: int = 0
    """For a take-back: how many steps would stay."""


class Accept(Entry, frozen=True, tag="accept"):
    """A seat agrees; others have yet to."""

    kind: str


class Decline(Entry, frozen=True, tag="decline"):
    """A seat does not agree, which ends the offer."""

    kind: str


class Rematch(Entry, frozen=True, tag="rematch"):
    """The players play again, at another table."""

    table: str


class Say(Entry, frozen=True, tag="say"):
    """A line of chat."""

    name: str
    text: str
    watching: bool | None = None
    """Whether a spectator said it; None in old lines, which did not store this."""


class Start(Entry, frozen=True, tag="start"):
    """Everybody is there, and the clocks start."""

    timed: tuple[int, ...] = ()
    """The seats that have a clock: those of people."""


class TimeOut(Entry, frozen=True, tag="timeout"):
    """The time of a seat has run out, or whoever sits there is gone."""

    then: str
    """`lose`; `leave`, where the rules go on without the seat; `wait` until it decides or the others do; or the level
    of the bot that decides for it from now on.
    """
    away: bool = False
    """There was time left, but nobody there to use it."""


class Return(Entry, frozen=True, tag="return"):
    """Whoever was gone is back: a person decides for the seat again, in place of the bot."""


AnyEntry = (
    Move
    | Concede
    | Resign
    | Agree
    | TakeBack
    | Answers
    | Hint
    | Chances
    | Offer
    | Accept
    | Decline
    | Rematch
    | Say
    | Start
    | TimeOut
    | Return
)

_COMMON: Final = ("entry", "seat", "at", "request")


def kind_of(entry: Entry) -> str:
    """The kind under which a database stores it."""
    return str(entry.__struct_config__.tag)


def data_of(entry: Entry) -> dict[str, Any]:
    """The fields that not every entry has."""
    data: dict[str, Any] = msgspec.to_builtins(entry)
    for name in _COMMON:
        data.pop(name, None)
    return data


def entry_from(kind: str, seat: int, at: float, request: str, data: dict[str, Any]) -> Entry:
    """The entry that a database row describes; raises `msgspec.ValidationError` if its kind or shape is unknown."""
    if kind == Move.__struct_config__.tag and request.startswith(UNASKED_BEFORE):
        data = data | {"auto": True}
    found: Entry = msgspec.convert(
        {**data, "entry": kind, "seat": seat, "at": at, "request": request}, AnyEntry, strict=True
    )
    return found
