"""The end of conditions (ATH-8.3, 8.4, 22.9, 22.10)."""

from manawell.games.athlas import events
from manawell.games.athlas.components.cards import INTERVENTION_IDS
from manawell.games.athlas.components.tables import CONDITIONS, FLYING, TIMED, WATER
from manawell.games.athlas.rules.losses import drown_on_entering
from manawell.games.athlas.rules.units import alarm_holding, compute_flags, genus_of, unit_name
from manawell.games.athlas.state import Mark, Position


def end_mark(p: Position, mark: Mark) -> None:
    """Remove a mark; its intervention leaves the game with it."""
    if p.journal is not None:
        owner, name, genus = p.owner_of(mark.unit), unit_name(p, mark.unit), genus_of(p, mark.unit)
        if TIMED[mark.condition]:
            p.journal.tell(events.InterventionEnded(mark.maker, INTERVENTION_IDS[mark.card]))
        p.journal.tell(events.ConditionEnded(owner, name, genus, CONDITIONS[mark.condition]))
    p.core.marks = [other for other in p.core.marks if other is not mark]
    refresh(p, mark.unit)


def refresh(p: Position, unit: int) -> None:
    """Recompute a unit's properties; one that stops flying over water has entered it (ATH-14.4, 23.6)."""
    flew = p.core.flags[unit] & FLYING != 0
    p.core.flags[unit] = compute_flags(p, unit)
    alarm_holding(p, unit)
    if flew and p.core.flags[unit] & FLYING == 0 and p.core.terrain[p.core.place[unit]] == WATER:
        drown_on_entering(p, unit)
