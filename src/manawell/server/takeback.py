"""What may be taken back, and by whose leave."""

from collections.abc import Collection
from typing import Final, NamedTuple

from manawell.kernel.faults import Fault
from manawell.kernel.journal import only
from manawell.kernel.rng import rng_from
from manawell.server.course import Course

WORLDS: Final = 16

FREE: Final = "free"
ASK: Final = "ask"


class Takeback(NamedTuple):
    """`free`, `ask`, or why there is nothing to take back; and how many moves would stay."""

    how: str
    kept: int = 0


def takeback(course: Course, mine: Collection[int], others: bool) -> Takeback:
    """What whoever sits on the seats `mine` may take back; `others` says whether other people sit at the table."""
    if course.over:
        return Takeback("over")
    deciders = course.match.deciders
    last = next((at for at in reversed(range(len(deciders))) if deciders[at] in mine), None)
    if last is None:
        return Takeback("nothing")
    if len(course.match.seats) == 1:  # nobody watches against the player
        return Takeback("revealed") if _revealed(course, last) else Takeback(FREE, last)
    if others and (_told_others(course, last, mine) or _revealed(course, last)):
        return Takeback(ASK, last)
    return Takeback(FREE, last)


def _told_others(course: Course, since: int, mine: Collection[int]) -> bool:
    own = sum(only(seat) for seat in mine)
    everyone = sum(only(viewer) for viewer in course.viewers)
    news = course.match.journal.entries[course.marks[since].told :]
    return any(audience & everyone & ~own for _, audience in news)


def _revealed(course: Course, since: int) -> bool:
    """Chance was used, or the decider saw something that was not certain before the decision."""
    match, mark, seat = course.match, course.marks[since], course.match.deciders[since]
    if match.state.rng.place() != mark.state.rng.place():
        return True
    before, seen = match.game.view(mark.state, seat), course.view(seat)
    rng = rng_from(b"what could have been seen")
    for _ in range(WORLDS):
        world = match.game.imagine(before, rng)
        try:
            for text, decider in zip(match.moves[since:], match.deciders[since:], strict=True):
                world.play(match.game.read(world, decider, text))
        except Fault:
            return True
        if match.game.view(world, seat) != seen:
            return True
    return False
