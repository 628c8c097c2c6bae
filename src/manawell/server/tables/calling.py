"""Who should be told of what has happened at a table, if they are not looking: they must decide, somebody has sat down,
the game is over.

A turn begins when the decision comes to somebody from somebody else. It is known by how often they had decided before,
taken-back decisions included: so a move that is taken back and made again calls nobody twice, and nothing that is
hidden from them has a part in it.
"""

from collections.abc import Callable, Collection
from typing import Final

from manawell.kernel.state import NOBODY
from manawell.server.storage.interface import Call, Chair
from manawell.server.tables.seating import seats_by_guest
from manawell.table.entries import Agree, Entry, Move, TakeBack, TimeOut
from manawell.table.table import Table

TURN: Final = "turn"
JOINED: Final = "joined"
OVER: Final = "over"
CHALLENGE: Final = "challenge"
KINDS: Final = (TURN, JOINED, OVER, CHALLENGE)
REMATCH: Final = -1
PAIRED: Final = -2
"""The key of `joined` at a table where all play again, or of an event; otherwise it is the seat."""

Looks = Callable[[str], bool]
"""Whether a guest is looking at the table."""


def decided(entries: Collection[Entry], mine: Collection[int]) -> int:
    """How often the person on these seats has decided."""
    return sum(isinstance(entry, Move) and entry.seat in mine and not entry.auto for entry in entries)


def calls_after(
    table: Table, chairs: list[Chair], people: Collection[int], looks: Looks, entry: Entry, actor: int, over: bool
) -> list[Call]:
    """After an entry that is not added yet, with its answers: now `actor` must decide, or the game is over."""
    author, id_ = _author(entry, chairs), table.setting.id
    if table.over:
        return []
    if over:
        return [Call(guest, id_, OVER) for guest in seats_by_guest(chairs) if guest != author and not looks(guest)]
    before = table.match.actor
    if actor == NOBODY or actor not in people:
        return []
    guest = chairs[actor].guest
    if guest is None or guest == author or (before != NOBODY and chairs[before].guest == guest) or looks(guest):
        return []
    return [Call(guest, id_, TURN, decided(table.entries, seats_by_guest(chairs)[guest]))]


def calls_to_company(id_: str, chairs: list[Chair], looks: Looks, seat: int) -> list[Call]:
    """When somebody, or a bot, takes this seat: the others hear of a person."""
    new = chairs[seat]
    here = [guest for guest in seats_by_guest(chairs) if guest != new.guest and not looks(guest)]
    return [Call(guest, id_, JOINED, seat) for guest in here if new.kind == "person"]


def calls_to_deal(table: Table, chairs: list[Chair], looks: Looks, author: str | None) -> list[Call]:
    """When the cards are dealt because `author` has come: whoever begins hears that it begins."""
    actor = table.match.actor
    guest = None if actor == NOBODY else chairs[actor].guest
    if guest is None or guest == author or looks(guest):
        return []
    return [Call(guest, table.setting.id, TURN, decided(table.entries, seats_by_guest(chairs)[guest]))]


def calls_to_begin(id_: str, chairs: list[Chair], why: int, looks: Looks = lambda _: False) -> list[Call]:
    """Those who are not there when a table is made for them; whoever begins is called by the deal."""
    return [Call(guest, id_, JOINED, why) for guest in seats_by_guest(chairs) if not looks(guest)]


def _author(entry: Entry, chairs: list[Chair]) -> str | None:
    """Who has just done this, and need not be told. What was agreed on, or has come with time, everybody is told: its
    seat is the one that has asked, or that is late.
    """
    if isinstance(entry, (Agree, TimeOut)) or (isinstance(entry, TakeBack) and entry.agreed):
        return None
    return chairs[entry.seat].guest if 0 <= entry.seat < len(chairs) else None
