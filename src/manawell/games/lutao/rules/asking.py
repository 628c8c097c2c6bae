"""Asking a player for a decision, and what the player picks first."""

from manawell.games.lutao import events
from manawell.games.lutao.components.tables import PROVINCES
from manawell.games.lutao.rules.powers import name_of
from manawell.games.lutao.state import BUSY, Pending, Position
from manawell.kernel.journal import only


def ask(p: Position, people: int, phase: int) -> None:
    """The player of a people must decide."""
    p.who = people
    p.phase = phase
    p.actor = p.player_of(people)


def pick(p: Position, province: int) -> None:
    """The first part of a choice: a province."""
    p.source = province
    tell_pick(p, province)


def tell_pick(p: Position, province: int) -> None:
    if p.journal is not None:
        p.journal.tell(events.Picked(name_of(p, p.who), PROVINCES[province]), only(p.actor))


def settle(p: Position) -> Pending:
    """What was pending first is decided."""
    pending = p.pending[0]
    p.pending = p.pending[1:]
    p.phase = BUSY
    return pending
