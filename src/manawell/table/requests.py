"""When a seat may ask for a hint or its chances, or offer a draw; the same in every interface."""

from manawell.kernel.faults import Fault
from manawell.kernel.state import NOBODY
from manawell.table.faults import TableFault
from manawell.table.table import Table


def check_running(table: Table) -> None:
    if table.match.actor == NOBODY:
        raise Fault("fault-game-over")


def check_hint(table: Table, seat: int, people: int) -> None:
    """A hint is only for the seat's own decision, and only where it is unfair to nobody: at a table of several people,
    at one screen too, where a hint would tell everybody what one of them holds.
    """
    check_running(table)
    if table.setting.terms.counts:
        raise TableFault("fault-hint-rated")
    if people != 1:
        raise TableFault("fault-hint-unfair")
    if table.match.actor != seat:
        raise TableFault("fault-hint-waiting")


def check_chances(table: Table, people: int) -> None:
    """The chances of a running game are shown only to somebody who plays alone or against bots."""
    check_running(table)
    if table.setting.terms.counts or people != 1:
        raise TableFault("fault-chances-unfair")


def check_draw(table: Table, seat: int) -> None:
    """A draw can be offered once on each occasion that the game allows; an open offer can be accepted at any time."""
    check_running(table)
    occasion = table.match.game.draw_occasion(table.match.state, seat)
    if table.proposal("draw") is None and (occasion is None or (occasion and (seat, occasion) in table.draws)):
        raise TableFault("fault-no-draw-now")
