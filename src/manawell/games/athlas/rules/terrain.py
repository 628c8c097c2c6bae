"""Terrain, protection and cliffs (ATH-12, ATH-13)."""

from manawell.games.athlas import events
from manawell.games.athlas.components.tables import (
    COORDINATES,
    CRATER,
    FIELDS,
    HILL,
    LEVEL,
    NEARER,
    NEIGHBOURS,
    NONE,
    PLAIN,
    TERRAINS,
    TILES,
    WATER,
)
from manawell.games.athlas.rules.units import alarm
from manawell.games.athlas.state import Position


def free_tiles(p: Position) -> int:
    """ATH-2.4"""
    return TILES - FIELDS + p.core.terrain.count(PLAIN)


def can_change(p: Position, field: int, to: int) -> bool:
    """The terrain would change, and a tile is available if one is needed (ATH-10.8, 13.9)."""
    terrain = p.core.terrain[field]
    return terrain != to and (terrain != PLAIN or free_tiles(p) > 0)


def change_terrain(p: Position, fields: list[int], to: int) -> None:
    """Fields change at the same time; those that become water are noted for drowning (ATH-13.5, 14.2)."""
    core = p.core
    for field in fields:
        if not can_change(p, field, to):
            continue
        _put(p, field, to)
        if p.journal is not None:
            q, r = COORDINATES[field]
            p.journal.tell(events.TerrainChanged(q, r, TERRAINS[to]))
        if to == WATER:
            p.soaked = p.soaked + [field]
        unit = core.occupant[field]
        if unit != NONE:
            alarm(p, p.owner_of(unit))


def flood(p: Position) -> None:
    """Craters next to water become water, until no crater touches water (ATH-13.6)."""
    terrain = p.core.terrain
    if CRATER not in terrain:
        return
    dry = [field for field in range(FIELDS) if terrain[field] == CRATER]
    while True:
        wet = [field for field in dry if _touches_water(p, field)]
        if not wet:
            return
        for field in wet:
            _put(p, field, WATER)
            if p.journal is not None:
                q, r = COORDINATES[field]
                p.journal.tell(events.FieldFlooded(q, r))
            unit = p.core.occupant[field]
            if unit != NONE:
                alarm(p, p.owner_of(unit))
        p.soaked = p.soaked + wet
        dry = [field for field in dry if field not in wet]


def _touches_water(p: Position, field: int) -> bool:
    return any([p.core.terrain[near] == WATER for near in NEIGHBOURS[field]])


def _put(p: Position, field: int, to: int) -> None:
    p.core.terrain = p.core.terrain[:field] + bytes([to]) + p.core.terrain[field + 1 :]


def cliff(p: Position, one: int, two: int) -> bool:
    """The common edge of a hill and a crater (ATH-12.4)."""
    first, second = p.core.terrain[one], p.core.terrain[two]
    return (first == HILL and second == CRATER) or (first == CRATER and second == HILL)


def protected(p: Position, one: int, two: int) -> bool:
    """Every shortest path between the fields meets one higher than both (ATH-12.1, 12.2)."""
    terrain = p.core.terrain
    return not _clear(p, one, two, max(LEVEL[terrain[one]], LEVEL[terrain[two]]))


def _clear(p: Position, one: int, two: int, height: int) -> bool:
    for near in NEARER[one * FIELDS + two]:
        if near == two or (LEVEL[p.core.terrain[near]] <= height and _clear(p, near, two, height)):
            return True
    return False


def connected(p: Position, field: int) -> list[int]:
    """The fields of the same terrain connected with this one."""
    terrain = p.core.terrain
    found = [field]
    for one in found:
        for near in NEIGHBOURS[one]:
            if terrain[near] == terrain[field] and near not in found:
                found.append(near)
    return found
