"""The choices of a divine intervention, one by one (ATH-22.4, 22.13, 22.29)."""

from typing import Final

from manawell.games.athlas.components.cards import (
    CARD_IDS,
    EXTRA_MOVE,
    HEAL,
    INTERVENTION_IDS,
    PICK_ACTIVE,
    PICK_ADJACENT,
    PICK_ALPHA,
    PICK_ANY_UNIT,
    PICK_AREA,
    PICK_DIRECTION,
    PICK_DRY,
    PICK_FIELD,
    PICK_GROWING,
    PICK_MOVEMENT,
    PICK_NEAR_FIELD,
    PICK_NEIGHBOURS,
    PICK_OTHER_ALPHA,
    PICK_OWN_UNIT,
    PICK_RELIC,
    PICK_SUMMONING,
    PICK_T_CARDS,
    PICK_WET,
    PUSH,
    SUMMON,
    TELEPORT,
    TRANSFORM,
    Intervention,
)
from manawell.games.athlas.components.tables import (
    AT_DISTANCE,
    COORDINATES,
    DIRECTIONS,
    FIELDS,
    FIGURES,
    HILL,
    IMMOBILE,
    NEIGHBOURS,
    NONE,
    PLAIN,
    PORTAL_DISTANCE,
    RELICS,
    TIMED,
    WATER,
)
from manawell.games.athlas.rules.abilities import free_movements
from manawell.games.athlas.rules.actions import (
    ALPHA_IS,
    AREA_IS,
    CANCEL_MARK,
    ENOUGH,
    FIELD_IS,
    FIGURE_IS,
    MARK_CARD,
    RELIC_IS,
    TOWARD,
    UNIT_IS,
    USE,
    field_choice,
    field_in,
)
from manawell.games.athlas.rules.effects import fits
from manawell.games.athlas.rules.movement import can_be_pushed
from manawell.games.athlas.rules.summoning import can_summon, figures_for, summoning_fields
from manawell.games.athlas.rules.terrain import can_change, connected, free_tiles
from manawell.games.athlas.rules.units import alpha_at, frozen, held_by, holder_of, living, unit_name
from manawell.games.athlas.state import PER_PLAYER, Announcement, Position

MOST_FIELDS: Final = 4
"""Of Flood and Drought."""
MOST_CARDS: Final = 2
"""Of Gift of Time."""
SEVERAL: Final = (PICK_NEIGHBOURS, PICK_DRY, PICK_WET, PICK_GROWING, PICK_T_CARDS)
"""Choices that repeat until the player has enough."""


def feasible(p: Position, player: int, card: int, responding: bool) -> bool:
    """A complete set of legal choices exists in the present core (ATH-22.13)."""
    intervention = p.table.interventions[card]
    if intervention.cancels:
        return responding or bool(_active(p))
    kind = intervention.picks[0]
    if kind in (PICK_ANY_UNIT, PICK_OWN_UNIT):
        for unit in range(len(p.core.place)):
            if p.core.place[unit] != NONE and _suits(p, intervention, kind, player, unit):
                return True
        return False
    if kind in (PICK_FIELD, PICK_DRY, PICK_WET, PICK_AREA):
        field = 0
        while field < FIELDS and not _is_open(p, intervention, kind, field):
            field += 1
        return field < FIELDS
    return bool(first_picks(p, Announcement(card, player, NONE, NONE, NONE)))


def _is_open(p: Position, card: Intervention, kind: int, field: int) -> bool:
    """A field can be the first choice, or Tsunami can start from the water there."""
    terrain = p.core.terrain
    if kind == PICK_FIELD:
        if len(card.picks) > 1:  # the middle of Earth Rising
            return bool(_raisable(p, field, []))
        to = max([effect.to for effect in card.effects])
        return to == NONE or can_change(p, field, to)
    if kind == PICK_DRY:
        return terrain[field] != WATER and (terrain[field] != PLAIN or free_tiles(p) > 0)
    if terrain[field] != WATER:
        return False
    return kind == PICK_WET or (free_tiles(p) > 0 and any([terrain[near] == PLAIN for near in NEIGHBOURS[field]]))


def first_picks(p: Position, announcement: Announcement) -> list[int]:
    """Legal answers to the first choice; each can be completed."""
    return _pick(p, announcement, p.table.interventions[announcement.card].picks[0])


def picks(p: Position) -> list[int]:
    """Legal answers to the open choice."""
    announcement = p.announced[-1]
    card = p.table.interventions[announcement.card]
    if announcement.picked == len(card.picks):  # a hidden alpha needs a figure type (ATH-C.40)
        return [FIGURE_IS + figure for figure in figures_for(p, announcement.alpha)]
    kind = card.picks[announcement.picked]
    found = _pick(p, announcement, kind)
    if kind in SEVERAL and (announcement.cards if kind == PICK_T_CARDS else _chosen(card, announcement)):
        found.append(ENOUGH)
    return found


def _chosen(card: Intervention, announcement: Announcement) -> list[int]:
    """The fields chosen for the change; the first field of Earth Rising and Tsunami is only where they start."""
    return announcement.fields[1:] if len(card.picks) > 1 else announcement.fields


def _pick(p: Position, announcement: Announcement, kind: int) -> list[int]:
    card = p.table.interventions[announcement.card]
    if kind in (PICK_ANY_UNIT, PICK_OWN_UNIT):
        return [UNIT_IS + p.core.place[unit] for unit in _units(p, card, kind, announcement.player)]
    if kind == PICK_DIRECTION:
        return [TOWARD + direction for direction in range(6)]
    if kind == PICK_MOVEMENT:
        return free_movements(p, announcement.unit)
    if kind == PICK_NEAR_FIELD:
        return _near_fields(p, announcement.unit)
    if kind == PICK_RELIC:
        return [RELIC_IS + relic for relic in _free_relics(p)]
    if kind in (PICK_ALPHA, PICK_OTHER_ALPHA):
        return [ALPHA_IS + alpha % PER_PLAYER for alpha in _alphas(p, card, announcement)]
    if kind == PICK_AREA:
        return [AREA_IS + area for area in _areas(p)]
    if kind == PICK_T_CARDS:
        return [MARK_CARD + one for one in _t_cards(p, announcement)]
    if kind == PICK_ACTIVE:
        return _active(p)
    return [field_choice(field, NONE) for field in _fields(p, card, kind, announcement)]


def _units(p: Position, card: Intervention, kind: int, player: int) -> list[int]:
    """Units not in stasis, as far as the rest of the card can be completed with them (ATH-10.8, 22.12)."""
    return [unit for unit in living(p) if _suits(p, card, kind, player, unit)]


def _suits(p: Position, card: Intervention, kind: int, player: int, unit: int) -> bool:
    if frozen(p, unit) or (kind == PICK_OWN_UNIT and p.owner_of(unit) != player):
        return False
    do = card.first.do
    if do == PUSH:
        return can_be_pushed(p, unit)
    if do == TELEPORT:
        return bool(_near_fields(p, unit))
    if do == EXTRA_MOVE:
        return bool(free_movements(p, unit))
    return do != TRANSFORM or bool(_other_alphas(p, unit))


def _other_alphas(p: Position, unit: int) -> list[int]:
    start = PER_PLAYER * p.owner_of(unit)
    return [alpha for alpha in range(start, start + PER_PLAYER) if fits(p, unit, alpha)]


def _near_fields(p: Position, unit: int) -> list[int]:
    """Empty fields for the Portal, adjacent ones also with a relic (ATH-C.36)."""
    if p.core.flags[unit] & IMMOBILE:
        return []
    here = p.core.place[unit]
    loose = held_by(p, unit) & ~p.core.moved
    found: list[int] = []
    for steps in range(1, PORTAL_DISTANCE + 1):
        for field in AT_DISTANCE[here][steps]:
            if p.core.occupant[field] != NONE:
                continue
            found.append(field_choice(field, NONE))
            if steps == 1 and loose:
                found += [field_choice(field, relic) for relic in range(len(RELICS)) if loose >> relic & 1]
    return sorted(found)


def _free_relics(p: Position) -> list[int]:
    return [relic for relic in range(len(RELICS)) if holder_of(p, relic) == NONE and p.core.moved >> relic & 1 == 0]


def _alphas(p: Position, card: Intervention, announcement: Announcement) -> list[int]:
    start = PER_PLAYER * announcement.player
    own = list(range(start, start + PER_PLAYER))
    if card.first.do == TRANSFORM:
        return _other_alphas(p, announcement.unit)
    if card.first.do == HEAL:
        return [alpha for alpha in own if p.revealed >> alpha & 1 and p.core.pools[alpha] < alpha_at(p, alpha).life]
    return [alpha for alpha in own if can_summon(p, alpha, announcement.player) and summoning_fields(p, alpha)]


def _areas(p: Position) -> list[int]:
    """Connected stretches of water that could grow, each by its first field (ATH-C.34)."""
    found: list[int] = []
    seen: list[int] = []
    if free_tiles(p) == 0:
        return []
    for field in range(FIELDS):
        if p.core.terrain[field] == WATER and field not in seen:
            area = connected(p, field)
            seen += area
            if _shore(p, area):
                found.append(field)
    return found


def _shore(p: Position, fields: list[int]) -> list[int]:
    """The plains next to some fields."""
    found: list[int] = []
    for field in fields:
        for near in NEIGHBOURS[field]:
            if p.core.terrain[near] == PLAIN and near not in found and near not in fields:
                found.append(near)
    return sorted(found)


def _t_cards(p: Position, announcement: Announcement) -> list[int]:
    """Cards with a T ability of own revealed alphas (D19)."""
    if len(announcement.cards) == MOST_CARDS:
        return []
    start = PER_PLAYER * announcement.player
    found: list[int] = []
    for alpha in range(start, start + PER_PLAYER):
        if p.revealed >> alpha & 1:
            found += [card for card in alpha_at(p, alpha).timed if card not in announcement.cards]
    return sorted(found)


def _active(p: Position) -> list[int]:
    """Active interventions that Annulment could end (ATH-C.30)."""
    return sorted([CANCEL_MARK + 32 * mark.maker + mark.card for mark in p.core.marks if TIMED[mark.condition]])


def _fields(p: Position, card: Intervention, kind: int, announcement: Announcement) -> list[int]:
    chosen = announcement.fields
    if kind == PICK_FIELD:
        return [field for field in range(FIELDS) if _is_open(p, card, kind, field)]
    if kind == PICK_NEIGHBOURS:
        return _raisable(p, chosen[0], chosen[1:])
    if kind == PICK_ADJACENT:
        return NEIGHBOURS[p.core.relics[announcement.relic]]
    if kind == PICK_SUMMONING:
        return summoning_fields(p, announcement.alpha)
    if kind == PICK_GROWING:
        area = connected(p, chosen[0])
        new = chosen[1:]
        if len(new) == len(area) or free_tiles(p) <= len(new):
            return []
        return _shore(p, area + new)
    if len(chosen) == MOST_FIELDS:
        return []
    if kind == PICK_WET:
        return [field for field in range(FIELDS) if p.core.terrain[field] == WATER and field not in chosen]
    return _within_tiles(p, [field for field in range(FIELDS) if p.core.terrain[field] != WATER], chosen)


def _raisable(p: Position, centre: int, chosen: list[int]) -> list[int]:
    """ATH-C.32"""
    return _within_tiles(p, [field for field in NEIGHBOURS[centre] if p.core.terrain[field] != HILL], chosen)


def _within_tiles(p: Position, fields: list[int], chosen: list[int]) -> list[int]:
    """Those not yet chosen for which a tile is left (ATH-2.4, 10.8)."""
    used = sum([1 for field in chosen if p.core.terrain[field] == PLAIN])
    full = free_tiles(p) <= used
    return [field for field in fields if field not in chosen and not (full and p.core.terrain[field] == PLAIN)]


def pick(p: Position, move: int) -> bool:
    """Make the open choice; True when the announcement is complete."""
    announcement = p.announced[-1]
    card = p.table.interventions[announcement.card]
    if announcement.picked == len(card.picks):
        announcement.figure = move - FIGURE_IS
        return True
    kind = card.picks[announcement.picked]
    if move != ENOUGH:
        _take(p, announcement, kind, move)
        if kind in SEVERAL and _pick(p, announcement, kind):
            return False
    announcement.picked += 1
    if announcement.picked < len(card.picks):
        return False
    return card.first.do != SUMMON or p.revealed >> announcement.alpha & 1 == 1


def _take(p: Position, announcement: Announcement, kind: int, move: int) -> None:
    if kind in (PICK_ANY_UNIT, PICK_OWN_UNIT):
        announcement.unit = p.core.occupant[move - UNIT_IS]
    elif kind == PICK_DIRECTION:
        announcement.direction = move - TOWARD
    elif kind == PICK_MOVEMENT:
        announcement.movement = move
    elif kind == PICK_RELIC:
        announcement.relic = move - RELIC_IS
    elif kind in (PICK_ALPHA, PICK_OTHER_ALPHA):
        announcement.alpha = PER_PLAYER * announcement.player + move - ALPHA_IS
    elif kind == PICK_AREA:
        announcement.fields = [move - AREA_IS]
        announcement.area = connected(p, move - AREA_IS)
    elif kind == PICK_T_CARDS:
        announcement.cards = announcement.cards + [move - MARK_CARD]
    elif kind == PICK_ACTIVE:
        announcement.ended = move - CANCEL_MARK
    else:
        announcement.fields = announcement.fields + [(move - FIELD_IS) // 4]
        if kind == PICK_NEAR_FIELD:
            announcement.relic = (move - FIELD_IS) % 4 - 1


def still_open(p: Position, announcement: Announcement) -> list[int]:
    """The fields that a card may still change after a response (ATH-22.6, C.34)."""
    card = p.table.interventions[announcement.card]
    fields = _chosen(card, announcement)
    kind = card.picks[-1]
    if kind == PICK_WET:
        return [field for field in fields if p.core.terrain[field] == WATER]
    if kind != PICK_GROWING:
        return fields if fields else announcement.fields
    water: list[int] = []
    for field in announcement.area:
        if p.core.terrain[field] == WATER and field not in water:
            water += connected(p, field)
    grown: list[int] = []
    for field in fields:
        if len(grown) < min(len(water), free_tiles(p)) and field in _shore(p, water + grown):
            grown.append(field)
    return grown


def choice_name(p: Position, move: int) -> str:
    """A choice as a word, for events."""
    if move >= USE:
        return "{},{}".format(*COORDINATES[field_in(move)])
    if move >= MARK_CARD:
        return INTERVENTION_IDS[(move - CANCEL_MARK) % 32] if move >= CANCEL_MARK else CARD_IDS[move - MARK_CARD]
    if move >= AREA_IS:
        return "{},{}".format(*COORDINATES[move - AREA_IS])
    if move >= UNIT_IS:
        return unit_name(p, p.core.occupant[move - UNIT_IS])
    if move >= FIELD_IS:
        return "{},{}".format(*COORDINATES[(move - FIELD_IS) // 4])
    if move >= TOWARD:
        return DIRECTIONS[move - TOWARD]
    if move >= ALPHA_IS:
        return str(move - ALPHA_IS + 1)
    if move >= FIGURE_IS:
        return FIGURES[move - FIGURE_IS]
    return "–" if move == ENOUGH else RELICS[move - RELIC_IS]
