"""The words and pieces that all refusals share."""

from manawell.games.athlas.components.tables import COORDINATES, DISTANCE, FIELDS, NONE
from manawell.games.athlas.information.view import PHASES
from manawell.games.athlas.rules.units import name_of
from manawell.games.athlas.state import Position
from manawell.kernel.faults import Refusal

Values = str | int | tuple[str, ...]


def no(rule: str, reason: str, **values: Values) -> Refusal:
    return Refusal(rule, f"refusal-{reason}", dict(values))


def other_decision(p: Position, rule: str) -> Refusal:
    """Another decision is open."""
    return no(rule, "other-decision", phase=PHASES[p.phase])


def unit_named(p: Position, name: str) -> int:
    """The unit of this name on the board, or NONE."""
    core = p.core
    for unit in range(len(core.place)):
        if core.place[unit] != NONE and name_of(core.name[unit]) == name:
            return unit
    return NONE


def name_in(p: Position, unit: int) -> str:
    return "" if unit == NONE else name_of(p.core.name[unit])


def steps_between(p: Position, one: int, two: int) -> int:
    return DISTANCE[p.core.place[one] * FIELDS + p.core.place[two]]


def occupied(p: Position, field: int) -> Refusal:
    q, r = COORDINATES[field]
    return no("ATH-1.1", "occupied", q=q, r=r, unit=name_in(p, p.core.occupant[field]))
