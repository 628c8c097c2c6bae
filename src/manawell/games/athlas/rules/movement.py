"""Changes of field: a unit's own movement, teleports, pushes, and relics taken along (ATH-1.6, 17, 18)."""

from manawell.games.athlas import events
from manawell.games.athlas.components.cards import BY_FALL, BY_SQUEEZE
from manawell.games.athlas.components.tables import (
    COORDINATES,
    FALL,
    FROZEN,
    IMMOBILE,
    LEVEL,
    NEIGHBOUR,
    NONE,
    RELICS,
    RELICS_TO_WIN,
    SQUEEZE,
    STEADFAST,
    WATER,
)
from manawell.games.athlas.rules.losses import drown_on_entering, lose
from manawell.games.athlas.rules.units import (
    alarm,
    alarm_holding,
    can_hold,
    flying,
    genus_of,
    held_by,
    relics_on,
    unit_name,
)
from manawell.games.athlas.state import PER_PLAYER, RELIC, Position


def put_on(p: Position, unit: int, field: int, relic: int) -> None:
    """The unit changes its field and may take a relic along (ATH-17.3)."""
    core = p.core
    core.occupant[core.place[unit]] = NONE
    core.place[unit] = field
    core.occupant[field] = unit
    if relic != NONE:
        move_relic(p, relic, field)
    alarm(p, p.owner_of(unit))
    alarm_holding(p, unit)


def move_relic(p: Position, relic: int, field: int) -> None:
    """A relic goes to another field and counts as moved (ATH-1.2, 17.6)."""
    p.core.relics[relic] = field
    p.core.moved |= 1 << relic
    p.core.alarms = 3


def enter(p: Position, unit: int) -> None:
    """Drowning on entering (ATH-14.1)."""
    if p.core.terrain[p.core.place[unit]] == WATER:
        drown_on_entering(p, unit)


def step_to(p: Position, unit: int, field: int, relic: int, card: str) -> None:
    """One voluntary step, flight or teleport: no fall (ATH-1.6, 15.7)."""
    here = p.core.place[unit]
    put_on(p, unit, field, relic)
    _tell_move(p, unit, here, relic, card)
    enter(p, unit)


def can_be_pushed(p: Position, unit: int) -> bool:
    """ATH-18.2"""
    return p.core.flags[unit] & (IMMOBILE | STEADFAST | FROZEN) == 0


def push(p: Position, unit: int, field: int) -> None:
    """A push to a field, or beyond the edge with NONE (ATH-18). It may ask the owner about a relic (ATH-18.6)."""
    if not can_be_pushed(p, unit):
        return
    core = p.core
    here = core.place[unit]
    rises = field != NONE and not flying(p, unit) and LEVEL[core.terrain[field]] > LEVEL[core.terrain[here]]
    if field == NONE or core.occupant[field] != NONE or rises:
        if p.journal is not None:
            p.journal.tell(events.UnitSqueezed(p.owner_of(unit), unit_name(p, unit), genus_of(p, unit)))
        lose(p, unit, SQUEEZE, BY_SQUEEZE)
        return
    if held_by(p, unit) & ~core.moved:
        p.pushed = field
        p.phase = RELIC
        p.actor = p.owner_of(unit)
        return
    complete_push(p, unit, field, NONE)


def complete_push(p: Position, unit: int, field: int, relic: int) -> None:
    """Change of field, fall, drowning (ATH-18.4, 18.5)."""
    core = p.core
    here = core.place[unit]
    put_on(p, unit, field, relic)
    if p.journal is not None:
        from_q, from_r = COORDINATES[here]
        q, r = COORDINATES[field]
        name, genus = unit_name(p, unit), genus_of(p, unit)
        taken = "" if relic == NONE else RELICS[relic]
        p.journal.tell(events.UnitPushed(p.owner_of(unit), name, genus, from_q, from_r, q, r, taken))
    if not flying(p, unit) and LEVEL[core.terrain[field]] < LEVEL[core.terrain[here]]:
        lose(p, unit, FALL, BY_FALL)
    if core.place[unit] == field:
        enter(p, unit)


def straight_on(one: int, two: int) -> int:
    """The field behind the second, seen from its neighbour, or NONE beyond the edge (ATH-C.10)."""
    for direction in range(6):
        if NEIGHBOUR[6 * one + direction] == two:
            return NEIGHBOUR[6 * two + direction]
    return NONE


def may_land(p: Position, unit: int, field: int) -> bool:
    """A push by a controlled unit must not put a unit on two relics (ATH-21.6)."""
    if len(p.core.frames) < 2 or field == NONE or p.core.occupant[field] != NONE or not can_be_pushed(p, unit):
        return True
    return allowed(p, unit, field, NONE)


def relic_choices(p: Position, unit: int, field: int) -> list[int]:
    """The relics that could be taken along in one step to a field (ATH-17.3, 17.4, 21.6)."""
    loose = held_by(p, unit) & ~p.core.moved
    if loose == 0:
        return []
    return [relic for relic in range(len(RELICS)) if loose >> relic & 1 and allowed(p, unit, field, relic)]


def allowed(p: Position, unit: int, field: int, relic: int) -> bool:
    """During a controlled activation no unit may come to hold a second relic (ATH-21.6)."""
    if len(p.core.frames) < 2 or not can_hold(p, unit):
        return True
    there = relics_on(p, field) | (0 if relic == NONE else 1 << relic)
    return there.bit_count() < RELICS_TO_WIN


def _tell_move(p: Position, unit: int, here: int, relic: int, card: str) -> None:
    if p.journal is not None:
        from_q, from_r = COORDINATES[here]
        q, r = COORDINATES[p.core.place[unit]]
        taken = "" if relic == NONE else RELICS[relic]
        owner = p.core.alpha[unit] // PER_PLAYER
        name, genus = unit_name(p, unit), genus_of(p, unit)
        p.journal.tell(events.UnitMoved(owner, name, genus, card, from_q, from_r, q, r, taken))
