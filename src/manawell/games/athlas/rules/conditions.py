"""Marks on units (ATH-23)."""

from manawell.games.athlas import events
from manawell.games.athlas.components.cards import CARD_IDS
from manawell.games.athlas.components.tables import ARTEFACT, CONDITION_FLAGS, CONDITIONS, FROZEN, NONE
from manawell.games.athlas.rules.units import alarm, compute_flags, genus_of, unit_name
from manawell.games.athlas.state import Mark, Position


def mark_unit(p: Position, unit: int, condition: int, maker: int, card: int, time: int) -> None:
    """Every source makes a mark of its own (ATH-23.3)."""
    p.core.marks.append(Mark(unit, condition, maker, card, time))
    p.core.flags[unit] = compute_flags(p, unit)
    if CONDITION_FLAGS[condition] & FROZEN:
        for frame in p.core.frames:
            if frame.unit == unit:
                frame.unit = NONE  # its activation is over, even if the stasis is annulled (ATH-9.6, 22.30)
    alarm(p, p.owner_of(unit))
    if p.journal is not None:
        owner, name, genus = p.owner_of(unit), unit_name(p, unit), genus_of(p, unit)
        if condition == ARTEFACT:
            p.journal.tell(events.ArtefactConjured(owner, name, genus, CARD_IDS[card]))
        else:
            p.journal.tell(events.UnitMarked(owner, name, genus, CONDITIONS[condition], time))
