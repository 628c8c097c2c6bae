"""What may be taken back, and whether the others must agree."""

from collections.abc import Collection
from typing import Final, NamedTuple

from manawell.kernel.faults import Fault
from manawell.kernel.journal import only
from manawell.kernel.rng import rng_from
from manawell.table.entries import Move, TimeOut
from manawell.table.table import Table

WORLDS: Final = 16

FREE: Final = "free"
ASK: Final = "ask"


class Permission(NamedTuple):
    """`free`, `ask`, or why there is nothing to take back; and how many steps would stay."""

    how: str
    kept: int = 0


def takeback(table: Table, mine: Collection[int], others: bool) -> Permission:
    """What the person on the seats `mine` may take back; `others` says whether other people sit at the table."""
    if table.over:
        return Permission("over")
    if table.setting.terms.counts:
        return Permission("rated")
    last = _last_decision(table, mine)
    if last < 0:
        return Permission("nothing")
    if len(table.match.seats) == 1:  # a solo player has nobody to ask
        return Permission("revealed") if _revealed(table, last) else Permission(FREE, last)
    if others and (_told_others(table, last, mine) or _revealed(table, last)):
        return Permission(ASK, last)
    return Permission(FREE, last)


def _last_decision(table: Table, mine: Collection[int]) -> int:
    """The last step that these seats decided, or -1. Automatic moves do not count: they would only be made again. Time
    that has run out does not come back.
    """
    line, deciders = table.line, table.match.deciders
    for at in range(len(line) - 1, -1, -1):
        entry = line[at]
        if isinstance(entry, TimeOut):
            return -1
        if deciders[at] in mine and not (isinstance(entry, Move) and entry.auto):
            return at
    return -1


def _told_others(table: Table, since: int, mine: Collection[int]) -> bool:
    own = sum(only(seat) for seat in mine)
    everyone = sum(only(viewer) for viewer in table.viewers)
    news = table.match.journal.audiences[table.marks[since].told :]
    return any(audience & everyone & ~own for audience in news)


def _revealed(table: Table, since: int) -> bool:
    """Chance was used, or the decider saw something that was not certain before the decision."""
    match, past, seat = table.match, table.position(since), table.match.deciders[since]
    if match.state.rng.place() != past.rng.place():
        return True
    before, seen = match.game.view(past, seat), table.view(seat)
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
