"""Who sits where: which seats are whose, and through whose eyes a guest looks."""

from manawell.kernel.journal import SPECTATOR
from manawell.server.course import Course
from manawell.server.storage import Chair


def seats_of(chairs: list[Chair], guest: str | None) -> list[int]:
    return [] if guest is None else [seat for seat, chair in enumerate(chairs) if chair.guest == guest]


def is_full(chairs: list[Chair]) -> bool:
    return all(chair.kind != "open" for chair in chairs)


def others_than(chairs: list[Chair], guest: str | None) -> set[str]:
    """The other people at the table."""
    return {chair.guest for chair in chairs if chair.guest is not None and chair.guest != guest}


def viewer_for(course: Course, mine: list[int]) -> int:
    """The seat whose decision it is, at a hot seat; else one's own. It depends on one's own decisions only."""
    if not mine:
        return SPECTATOR
    actor = course.match.state.actor
    if actor in mine:
        return actor
    return next((seat for seat in reversed(course.match.deciders) if seat in mine), mine[0])
