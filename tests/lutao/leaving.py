"""A table of three from which somebody gets up."""

from manawell.games.lutao import GAME
from manawell.games.lutao.components.cards import SPELLS
from manawell.games.lutao.components.tables import ARMIES_OF
from tests.lutao.table import Table, table

THREE = "elves shapeshifters orcs"
LANDS = "A NUR1 4; A CAN1 2; B NUR2 2; B RHU1 3; C SIG1 3"
ALL = ARMIES_OF[3]
"""Armies of each people."""


def three(armies: str = LANDS, **more: object) -> Table:
    return table(armies, peoples=THREE, **more)  # type: ignore[arg-type]


def give_up(field: Table, letter: str) -> Table:
    """Loading counts every card and every piece, so nothing was lost or doubled."""
    assert field.state.concede("ABC".index(letter))
    again = Table(GAME.load(GAME.save(field.state)))
    assert (again.asks, again.legal) == (field.asks, field.legal)
    return field


def discarded(field: Table) -> list[str]:
    counts = field.view().spell_discards
    return [spell for kind, spell in enumerate(SPELLS) for _ in range(counts[kind])]


def left_over(field: Table) -> tuple[object, ...]:
    """What belongs to a turn that has begun."""
    view = field.view()
    ways = [way for province in view.provinces for way in province.sailed]
    moved = sum(province.moved for province in view.provinces)
    return view.arrivals, view.commands, view.sources, view.source, view.goal, ways, moved


CALM: tuple[object, ...] = ((), 0, (), None, None, [], 0)
