"""Units enter the board (ATH-6, 7)."""

from typing import Final

from manawell.games.athlas import events
from manawell.games.athlas.components.tables import (
    CARDS,
    COORDINATES,
    DEPLOY_DISTANCE,
    DEPLOY_NEAR,
    DISTANCE,
    FIELDS,
    FIGURES,
    FIRST_TURN_COST,
    FIRST_TURN_UNITS,
    FLYING,
    NEIGHBOURS,
    NO_RELIC,
    NONE,
    RELICS_TO_WIN,
    REVEALS,
    SUMMONING,
    UNITS_PER_ALPHA,
)
from manawell.games.athlas.rules.actions import summon
from manawell.games.athlas.rules.movement import enter
from manawell.games.athlas.rules.units import (
    alarm_holding,
    alpha_at,
    compute_flags,
    count_of,
    genus_of,
    relics_on,
    unit_name,
)
from manawell.games.athlas.state import CAMPAIGN, PER_PLAYER, SERIALS, Position

EDGES: Final[list[list[int]]] = [sorted(edge) for edge in SUMMONING]
EDGE_FIELDS: Final[list[bool]] = [any(field in edge for edge in SUMMONING) for field in range(FIELDS)]
DEPLOYED_FROM: Final[list[list[int]]] = [
    [near for near in range(FIELDS) if DISTANCE[field * FIELDS + near] <= DEPLOY_DISTANCE] for field in range(FIELDS)
]
"""By field: the fields to which a unit there lets a Watchtower be summoned (ATH-C.2)."""


def first_turn(p: Position) -> bool:
    """Each player's first turn is the first or second of the game (ATH-6.2)."""
    return p.turn <= 2


def can_summon(p: Position, alpha: int, payer: int) -> bool:
    """Points, figures and, in a campaign, the number of revealed alphas allow it (ATH-2.3, 7.4, 25.2)."""
    found = p.alphas[alpha]
    if found is None or p.core.spent[payer] + found.cost > p.points or count_of(p, alpha) >= UNITS_PER_ALPHA:
        return False
    if p.mode != CAMPAIGN or p.revealed >> alpha & 1:
        return True
    shown = p.revealed >> PER_PLAYER * (alpha // PER_PLAYER) & (1 << PER_PLAYER) - 1
    return shown.bit_count() < REVEALS


def can_summon_at(p: Position, alpha: int, field: int, payer: int) -> bool:
    """For abilities: a named empty field (ATH-C.3, 21.6)."""
    if p.core.occupant[field] != NONE or not can_summon(p, alpha, payer):
        return False
    relics = relics_on(p, field)
    flags = alpha_at(p, alpha).flags
    if flags & NO_RELIC:
        return relics == 0
    return len(p.core.frames) < 2 or flags & FLYING != 0 or relics.bit_count() < RELICS_TO_WIN


def summoning_fields(p: Position, alpha: int) -> list[int]:
    """The empty fields of the player's edge; for a Watchtower also some near own units (ATH-7.5, C.2, C.3)."""
    player = alpha // PER_PLAYER
    flags = alpha_at(p, alpha).flags
    occupant = p.core.occupant
    found = [
        field
        for field in EDGES[player]
        if occupant[field] == NONE and (flags & NO_RELIC == 0 or relics_on(p, field) == 0)
    ]
    return sorted(found + _deployments(p, player)) if flags & DEPLOY_NEAR else found


def _deployments(p: Position, player: int) -> list[int]:
    """Fields near own units, apart from Watchtowers, and not next to an enemy (ATH-C.2)."""
    core = p.core
    closed = EDGE_FIELDS[:]
    own: list[int] = []
    for unit in range(len(core.place)):
        field = core.place[unit]
        if field == NONE:
            continue
        if p.owner_of(unit) == player:
            if core.flags[unit] & DEPLOY_NEAR == 0:
                own.append(field)
        else:
            for near in NEIGHBOURS[field]:
                closed[near] = True
    for relic in core.relics:
        closed[relic] = True
    found: list[int] = []
    for here in own:
        for field in DEPLOYED_FROM[here]:
            if not closed[field] and core.occupant[field] == NONE:
                closed[field] = True
                found.append(field)
    return found


def summonings(p: Position) -> list[int]:
    """What the active player can summon now (ATH-6.3, 7.9)."""
    found: list[int] = []
    for alpha in range(PER_PLAYER * p.active, PER_PLAYER * p.active + PER_PLAYER):
        if can_summon(p, alpha, p.active) and _in_turn(p, alpha_at(p, alpha).cost):
            figures = figures_for(p, alpha)
            for field in summoning_fields(p, alpha):
                for figure in figures:
                    found.append(summon(alpha % PER_PLAYER, field, figure))
    return found


def _in_turn(p: Position, cost: int) -> bool:
    if p.summoned == 0:
        return True
    if not first_turn(p):
        return False
    return p.summoned < FIRST_TURN_UNITS and p.summoned_cost + cost <= FIRST_TURN_COST


def figures_for(p: Position, alpha: int) -> list[int]:
    """The figure types left for an alpha that is still hidden; no choice for another (ATH-7.3)."""
    if p.revealed >> alpha & 1:
        return [NONE]
    start = PER_PLAYER * (alpha // PER_PLAYER)
    return [figure for figure in range(len(FIGURES)) if figure not in p.figures[start : start + PER_PLAYER]]


def reveal(p: Position, alpha: int, figure: int) -> None:
    """All its cards become public (ATH-7.1, 7.2, 7.3)."""
    found = alpha_at(p, alpha)
    p.revealed |= 1 << alpha
    p.figures = p.figures[:alpha] + [figure] + p.figures[alpha + 1 :]
    p.core.pools[alpha] = found.life
    if p.journal is not None:
        cards = tuple([p.table.cards[card].id for card in found.cards])
        number = alpha % PER_PLAYER + 1
        p.journal.tell(
            events.AlphaRevealed(alpha // PER_PLAYER, number, FIGURES[figure], cards, found.cost, found.life)
        )


def place_unit(p: Position, alpha: int, field: int, payer: int) -> None:
    """Pay, put the unit on the board, put time markers on its cards, enter the field (ATH-7.4, 7.6, 7.8)."""
    core = p.core
    found = alpha_at(p, alpha)
    core.unshare()
    core.spent[payer] += found.cost
    core.serials[alpha] += 1
    name = alpha * SERIALS + core.serials[alpha]
    core.progress = True
    unit = _slot(p)
    core.place[unit] = field
    core.alpha[unit] = alpha
    core.name[unit] = name
    core.spent_physical[unit] = 0
    core.spent_magic[unit] = 0
    core.occupant[field] = unit
    core.arrived |= 1 << unit
    core.flags[unit] = compute_flags(p, unit)
    if found.timed:
        markers = list(core.markers)
        for card in found.timed:
            markers[alpha // PER_PLAYER * CARDS + card] += 1
        core.markers = bytes(markers)
    if p.journal is not None:
        q, r = COORDINATES[field]
        name_, genus = unit_name(p, unit), genus_of(p, unit)
        p.journal.tell(
            events.UnitSummoned(alpha // PER_PLAYER, name_, genus, q, r, payer, found.cost, core.spent[payer])
        )
    alarm_holding(p, unit)
    enter(p, unit)


def _slot(p: Position) -> int:
    core = p.core
    for unit in range(len(core.place)):
        if core.place[unit] == NONE:
            return unit
    core.place.append(NONE)
    core.alpha.append(0)
    core.name.append(0)
    core.flags.append(0)
    core.spent_physical.append(0)
    core.spent_magic.append(0)
    return len(core.place) - 1
