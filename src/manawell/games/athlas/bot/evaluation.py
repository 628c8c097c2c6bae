"""How good a position of Athlas looks: the way to two relics, and the forces left."""

from math import exp, tanh
from typing import Final

from manawell.games.athlas.components.tables import (
    AMPHIBIOUS,
    DISTANCE,
    FIELDS,
    FLYING,
    IMMOBILE,
    LEVEL,
    NEIGHBOURS,
    NONE,
    PLAIN,
    RELICS,
    TERRAINS,
    WATER,
)
from manawell.games.athlas.rules.units import can_hold
from manawell.games.athlas.state import PER_PLAYER, Position

FAR: Final = 20
PACE: Final = 3.0
"""A lead of this many turns on the way to victory multiplies the odds by e."""
NEARNESS: Final = 5.0
FORCE: Final = 2.5
FORCE_SCALE: Final = 70.0
APPROACH: Final = 0.12
"""The extra worth of every turn nearer to victory, however far away it is."""
SECOND: Final = 0.25
"""The weight of the nearer of two runners beside the other, so that each step of both counts."""
RELIC: Final = 0.5
CARD: Final = 0.2
"""The worth of a kept card for each of its god points."""
RESERVE: Final = 0.6
"""The worth of an unspent point compared with one on the board."""
SWIM: Final = 3
"""Extra turns counted for each water field on the way of a unit that drowns in it."""
GUARDED: Final = 3
"""Turns it may take to free a relic from an enemy."""
COVERED: Final = 1
"""Turns it takes a unit that cannot hold the relic it stands on to make room."""
GATHER: Final = 0.02
"""The worth of every field that a unit is nearer to the relics, until it is near enough to take part."""
CLOSE: Final = 2
AWAY: Final = 8
KNOWN_WAYS: Final = 4096
WALL: Final = bytes([len(TERRAINS)])
LEVELS: Final[list[int]] = [*LEVEL, LEVEL[PLAIN]]
"""By terrain; a wall lies level with the plain."""


class Race:
    """How far a player is on the way to two relics."""

    def __init__(self, held: int, turns: float, near: int, nearest: list[int]) -> None:
        self.held = held
        """How many relics the player holds."""
        self.turns = turns
        """Roughly how many turns two of them need to meet."""
        self.near = near
        """How near the units are."""
        self.nearest = nearest
        """By relic: the turns until a unit that can hold it stands there; FAR at most."""


def lead_of(p: Position, player: int) -> float:
    """By how much a player is ahead. However strong they are, the way to the relics still counts."""
    forces = edge(force_of(p, player), force_of(p, 1 - player))
    ground = ground_of(p)
    own, other = race_of(p, player, ground), race_of(p, 1 - player, ground)
    return standing(p, player, own) - standing(p, 1 - player, other) + forces


def edge(own: float, other: float) -> float:
    """The worth of being stronger."""
    return FORCE * tanh((own - other) / FORCE_SCALE)


def standing(p: Position, player: int, race: Race) -> float:
    """The way to victory, the units near it, and the interventions left."""
    total = nearness(race) - APPROACH * race.turns + RELIC * race.held + GATHER * race.near
    for card in p.stacks[player]:
        total += CARD * p.table.interventions[card].god_points
    return total


def nearness(race: Race) -> float:
    return NEARNESS * exp(-race.turns / PACE)


def turns_to_win(p: Position, player: int) -> float:
    """Roughly how many turns two relics need to meet, FAR at most."""
    return min(race_of(p, player, ground_of(p)).turns, float(FAR))


def force_of(p: Position, player: int) -> float:
    """Points on the board, weighted by the life left, and points still to spend."""
    core = p.core
    counts = [0] * (2 * PER_PLAYER)
    for unit in range(len(core.place)):
        if core.place[unit] != NONE:
            counts[core.alpha[unit]] += 1
    force = RESERVE * (p.points - core.spent[player])
    for alpha in range(PER_PLAYER * player, PER_PLAYER * player + PER_PLAYER):
        made = p.alphas[alpha]
        if counts[alpha] > 0 and made is not None:
            force += made.cost * (counts[alpha] - 1 + core.pools[alpha] / made.life)
    return force


_WAYS: Final[dict[tuple[bytes, int], list[int]]] = {}


def ground_of(p: Position) -> bytes:
    """The terrain, with walls where immobile units stand."""
    ground = p.core.terrain
    for unit in range(len(p.core.place)):
        field = p.core.place[unit]
        if field != NONE and p.core.flags[unit] & IMMOBILE:
            ground = ground[:field] + WALL + ground[field + 1 :]
    return ground


def ways_to(ground: bytes, field: int, swims: bool) -> list[int]:
    """By field: the turns a walk from there takes, over level ground and slopes, around cliffs, walls and water."""
    key = (ground, 2 * field + swims)
    found = _WAYS.get(key)
    if found is None:
        if len(_WAYS) >= KNOWN_WAYS:
            _WAYS.clear()
        found = _walks(ground, field, swims)
        _WAYS[key] = found
    return found


def _walks(ground: bytes, field: int, swims: bool) -> list[int]:
    found = [FAR] * FIELDS
    found[field] = 0
    open_fields = [field]
    for here in open_fields:
        turns = found[here] + (1 if swims or ground[here] != WATER else 1 + SWIM)
        level = LEVELS[ground[here]]
        for near in NEIGHBOURS[here]:
            if turns < found[near] and ground[near] != WALL[0] and abs(LEVELS[ground[near]] - level) <= 1:
                found[near] = turns
                open_fields.append(near)
    return found


def race_of(p: Position, player: int, ground: bytes) -> Race:
    """The race of one player over this ground."""
    core = p.core
    held = 0
    near = 0
    nearest = [FAR, FAR, FAR]
    runners = [NONE, NONE, NONE]
    for unit in range(len(core.place)):
        field = core.place[unit]
        if field == NONE or p.owner_of(unit) != player:
            continue
        flags = core.flags[unit]
        walks = can_hold(p, unit)
        swims = flags & AMPHIBIOUS != 0
        least = FAR
        for relic in range(len(RELICS)):
            if flags & FLYING:
                turns = DISTANCE[field * FIELDS + core.relics[relic]]
            else:
                turns = ways_to(ground, core.relics[relic], swims)[field]
            least = min(least, turns)
            if walks:
                if field == core.relics[relic]:
                    held += 1
                if turns < nearest[relic]:
                    nearest[relic] = turns
                    runners[relic] = unit
        if flags & IMMOBILE == 0 and least < AWAY:
            near += AWAY - max(least, CLOSE)
    guards = [_guard(p, player, relic) for relic in range(len(RELICS))]
    return Race(held, _together(p, ground, nearest, runners, guards), near, nearest)


def _guard(p: Position, player: int, relic: int) -> int:
    """Turns it takes to free a relic from a unit that stands on it and does not hold it for the player."""
    unit = p.core.occupant[p.core.relics[relic]]
    if unit == NONE:
        return 0
    if p.owner_of(unit) != player:
        return GUARDED
    return 0 if can_hold(p, unit) else COVERED


def _together(p: Position, ground: bytes, nearest: list[int], runners: list[int], guards: list[int]) -> float:
    """Roughly how many turns it takes until one unit holds two relics: one fetches both, or two meet."""
    best = float(FAR)
    for one in range(len(RELICS)):
        for two in range(one):
            if runners[one] == NONE or runners[two] == NONE:
                continue
            apart = _apart(p, ground, runners[one], one, two)
            alone = min(nearest[one], nearest[two]) + guards[one] + guards[two] + apart
            if alone < best:
                best = alone
            if runners[one] != runners[two]:
                first, second = nearest[one] + guards[one], nearest[two] + guards[two]
                together = max(first, second) + SECOND * min(first, second) + apart / 2.0 + 0.5
                if together < best:
                    best = together
    return best


def _apart(p: Position, ground: bytes, runner: int, one: int, two: int) -> float:
    """Turns from one relic to another, and a little more for each end where no step towards the other is free."""
    core = p.core
    swims = core.flags[runner] & AMPHIBIOUS != 0
    start, goal = core.relics[one], core.relics[two]
    turns = ways_to(ground, goal, swims)[start]
    if turns <= 1:
        return float(turns)
    blocked = _is_blocked(p, ways_to(ground, goal, swims), start) + _is_blocked(p, ways_to(ground, start, swims), goal)
    return turns + blocked / 2.0


def _is_blocked(p: Position, ways: list[int], field: int) -> bool:
    return not any([ways[near] < ways[field] and p.core.occupant[near] == NONE for near in NEIGHBOURS[field]])
