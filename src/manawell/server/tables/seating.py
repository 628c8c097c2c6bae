"""Who sits where: which seats belong to a guest, and which viewer a guest is."""

from manawell.kernel.journal import SPECTATOR
from manawell.server.storage.interface import Chair
from manawell.table.table import Table


def is_full(chairs: list[Chair]) -> bool:
    return all(chair.kind != "open" for chair in chairs)


def seats_by_guest(chairs: list[Chair]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for seat, chair in enumerate(chairs):
        if chair.guest is not None:
            found.setdefault(chair.guest, []).append(seat)
    return found


def viewer_for(table: Table, mine: list[int]) -> int:
    """At a hot seat, the seat that must decide or decided last; otherwise the guest's own. Depends only on their own
    turns.
    """
    if not mine:
        return SPECTATOR
    actor = table.match.state.actor
    if actor in mine:
        return actor
    return next((seat for seat in reversed(table.match.deciders) if seat in mine), mine[0])
