"""The terms of a table, checked against who sits there."""

from collections.abc import Sequence

from manawell.bots.levels import LEVELS
from manawell.kernel.game import AnyGame
from manawell.kernel.options import Options
from manawell.server.faults import Malformed, ServerFault
from manawell.server.storage.interface import Chair
from manawell.table.setting import LOSE, WAIT, Terms


def check_terms(terms: Terms, game: AnyGame, options: Options, chairs: Sequence[Chair]) -> None:
    """Raise what speaks against these terms."""
    if terms.late not in (LOSE, WAIT, *LEVELS):
        raise Malformed("fault-late", given=terms.late, known=", ".join((LOSE, WAIT, *LEVELS)))
    if terms.rated:
        people = [chair.guest for chair in chairs if chair.guest is not None]
        if len(set(game.sides(options))) < 2:
            raise ServerFault("fault-rated-alone")
        if len(people) != len(set(people)):
            raise ServerFault("fault-rated-hotseat")
        if terms.late not in (LOSE, WAIT):
            raise ServerFault("fault-rated-bot")
    if terms.public and all(chair.kind != "open" for chair in chairs):
        raise ServerFault("fault-public-full")
