"""Who sits where: which seats belong to a guest, which viewer a guest is, and when all are there for the deal."""

import msgspec

from manawell.kernel.journal import SPECTATOR
from manawell.server.storage.interface import Chair
from manawell.table.setting import Setting
from manawell.table.table import Table
from manawell.table.undealt import Undealt


def is_full(chairs: list[Chair]) -> bool:
    return all(chair.kind != "open" for chair in chairs)


def salts_of(chairs: list[Chair]) -> tuple[str, ...] | None:
    """What the seats add to the deal, in their order; None while a seat is open or its player's salt is awaited. This
    alone decides when the cards are dealt, and for every worker alike: what a taken seat has added does not change.
    """
    found = [chair.salt for chair in chairs if chair.kind != "open" and chair.salt is not None]
    return tuple(found) if len(found) == len(chairs) else None


def log_of(setting: Setting, chairs: list[Chair]) -> Table | Undealt:
    """A table before its first entry, dealt if it can be."""
    salts = salts_of(chairs)
    if salts is None:
        return Undealt(setting)
    names = tuple([chair.name or "–" for chair in chairs])
    return Table(msgspec.structs.replace(setting, seal=setting.seal.salted(salts)), names)


def seats_by_guest(chairs: list[Chair]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for seat, chair in enumerate(chairs):
        if chair.guest is not None:
            found.setdefault(chair.guest, []).append(seat)
    return found


def viewer_for(table: Table | Undealt, mine: list[int]) -> int:
    """At a hot seat, the seat that must decide or decided last; otherwise the guest's own. Depends only on their own
    turns.
    """
    if not mine:
        return SPECTATOR
    if isinstance(table, Undealt):
        return mine[0]
    actor = table.match.state.actor
    if actor in mine:
        return actor
    return next((seat for seat in reversed(table.match.deciders) if seat in mine), mine[0])
