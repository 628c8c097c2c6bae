"""Who sits where: which seats are whose, and through whose eyes a guest looks."""

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
    """The seat whose decision it is, at a hot seat; else one's own. It depends on one's own decisions only."""
    if not mine:
        return SPECTATOR
    actor = table.match.state.actor
    if actor in mine:
        return actor
    return next((seat for seat in reversed(table.match.deciders) if seat in mine), mine[0])
