"""The ways to the relics, over level ground and slopes, around cliffs, walls and water."""

from typing import Final

from manawell.games.athlas.components.tables import FIELDS, IMMOBILE, LEVEL, NEIGHBOURS, NONE, PLAIN, TERRAINS, WATER
from manawell.games.athlas.state import Position

FAR: Final = 20
SWIM: Final = 3
"""Extra turns counted for each water field on the way of a unit that drowns in it."""
KNOWN_WAYS: Final = 16384
KNOWN_ROADS: Final = 4096
WALL: Final = bytes([len(TERRAINS)])
WALLED: Final = len(TERRAINS)
LEVELS: Final[list[int]] = [*LEVEL, LEVEL[PLAIN]]
"""By terrain; a wall lies level with the plain."""


class Roads:
    """The ways to all relics where they lie now."""

    def __init__(self, ground: bytes, relics: list[int]) -> None:
        self.ground = ground
        self.relics = relics[:]
        self.walks: list[bytes] = [ways_to(ground, relic, False) for relic in relics]
        self.swims: list[bytes] = []

    def ways(self, swims: bool) -> list[bytes]:
        """By relic; those of swimmers are looked for when somebody swims."""
        if not swims:
            return self.walks
        if not self.swims:
            self.swims = [ways_to(self.ground, relic, True) for relic in self.relics]
        return self.swims


_WAYS: Final[dict[tuple[bytes, int], bytes]] = {}
_ROADS: Final[dict[bytes, Roads]] = {}


def ground_of(p: Position) -> bytes:
    """The terrain, with walls where immobile units stand."""
    core = p.core
    ground = core.terrain
    place = core.place
    flags = core.flags
    for unit in range(len(place)):
        if flags[unit] & IMMOBILE and place[unit] != NONE:
            ground = ground[: place[unit]] + WALL + ground[place[unit] + 1 :]
    return ground


def roads_of(p: Position) -> Roads:
    """The ways to the relics over the present ground."""
    ground = ground_of(p)
    relics = p.core.relics
    key = ground + bytes(relics)
    found = _ROADS.get(key)
    if found is None:
        if len(_ROADS) >= KNOWN_ROADS:
            _ROADS.clear()
        found = Roads(ground, relics)
        _ROADS[key] = found
    return found


def ways_to(ground: bytes, field: int, swims: bool) -> bytes:
    """By field: the turns a walk from there takes, over level ground and slopes, around cliffs, walls and water."""
    key = (ground, 2 * field + swims)
    found = _WAYS.get(key)
    if found is None:
        if len(_WAYS) >= KNOWN_WAYS:
            _WAYS.clear()
        found = _walks(ground, field, swims)
        _WAYS[key] = found
    return found


def _walks(ground: bytes, field: int, swims: bool) -> bytes:
    found = [FAR] * FIELDS
    found[field] = 0
    levels = LEVELS
    around = NEIGHBOURS
    open_fields = [field]
    for here in open_fields:
        terrain = ground[here]
        turns = found[here] + (1 if swims or terrain != WATER else 1 + SWIM)
        level = levels[terrain]
        for near in around[here]:
            if turns < found[near]:
                there = ground[near]
                if there != WALLED and -1 <= levels[there] - level <= 1:
                    found[near] = turns
                    open_fields.append(near)
    return bytes(found)
