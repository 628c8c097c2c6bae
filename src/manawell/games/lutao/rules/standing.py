"""How things stand, for those who look at the table: sums and places that follow from the rest."""

from typing import Final

from manawell.games.lutao.components.codes import edge_province
from manawell.games.lutao.components.tables import (
    GOLEMS,
    NONE,
    PEOPLE_ARTEFACT,
    PROVINCE_COUNT,
    RUNE_ARTEFACT,
)
from manawell.games.lutao.rules.retreat import groups_of
from manawell.games.lutao.rules.sea import vessel_in
from manawell.games.lutao.state import (
    ABOARD,
    ASHORE,
    BEGINNER,
    BOARD,
    BY_SEA,
    BY_SHIP,
    COMMANDING,
    COURSE,
    RETREAT,
    ROW,
    STOP,
    Group,
    Position,
)

VOYAGE: Final = frozenset({BOARD, COURSE, STOP, ASHORE, ABOARD})
"""What is asked about a ship and its route."""


def attacker_now(p: Position) -> int:
    """Whose armies the attackers in contested provinces are: GOLEMS, the active people, or NONE (LUT-4.4)."""
    if p.battle is not None:
        return p.battle.sides[0].people
    if p.step == COMMANDING:
        return GOLEMS
    return p.order[p.turn] if p.turn < len(p.order) else NONE


def armies_of(p: Position, people: int) -> int:
    """All armies of a people on the board: in its provinces, attacking, aboard and at sea."""
    number = sum([vessel.armies for vessel in p.fleet if vessel.people == people])
    attacks = attacker_now(p) == people
    for province in range(PROVINCE_COUNT):
        number += p.armies[province] if p.owner[province] == people else 0
        number += p.attack[province] if attacks else 0
    # Armies aboard a ship that was at sea already are counted in the fleet.
    boarded = vessel_in(p) == NONE and p.turn < len(p.order) and p.active() == people
    return number + (p.aboard if boarded else 0)


def people_artefact_at(p: Position, people: int) -> int:
    """The province where its people artefact still lies, or NONE (LUT-16.1)."""
    one = p.peoples[people]
    if one.artefact_card == NONE or one.people_artefact or one.out:
        return NONE
    return PEOPLE_ARTEFACT[one.artefact_card]


def rune_artefact_at(p: Position, people: int) -> int:
    """The province where its rune artefact still lies, or NONE; beginners play without it (LUT-16.1, 18.1)."""
    one = p.peoples[people]
    if one.artefact_card == NONE or one.rune_artefact or one.out or p.mode == BEGINNER:
        return NONE
    return RUNE_ARTEFACT[one.artefact_card]


def is_sailing(p: Position) -> bool:
    """`source` and `goal` are edges, not provinces."""
    return p.phase in VOYAGE or p.paid > 0


def source_province(p: Position) -> int:
    """Where the movement or voyage that is being chosen begins; NONE at sea."""
    if p.source < 0:
        return NONE
    return edge_province(p.source) if is_sailing(p) else p.source


def goal_province(p: Position) -> int:
    """Where it leads, or NONE."""
    return edge_province(p.goal) if p.goal != NONE and is_sailing(p) else p.goal


def start_of(group: Group) -> int:
    """The province that a group came from."""
    return edge_province(group.origin) if group.kind in (BY_SHIP, BY_SEA) else group.origin


def leaving(p: Position) -> int:
    """The place among all groups of the one whose retreat is being decided, or NONE (LUT-20.7)."""
    battle = p.battle
    if battle is None or p.phase not in (RETREAT, ROW):
        return NONE
    groups = groups_of(p, battle)
    place = battle.turn if p.phase == ROW else len(battle.shares)
    return p.groups.index(groups[place]) if place < len(groups) else NONE
