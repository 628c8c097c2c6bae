"""How good a position of Athlas looks: the way to two relics, and the forces left."""

from math import exp, tanh
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from manawell.games.athlas.bot.roads import FAR, Roads, roads_of
from manawell.games.athlas.components.tables import (
    AMPHIBIOUS,
    DISTANCE,
    FIELDS,
    FLYING,
    IMMOBILE,
    NEIGHBOURS,
    NONE,
    RELICS,
)
from manawell.games.athlas.rules.units import can_hold
from manawell.games.athlas.state import PER_PLAYER, Position

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
GUARDED: Final = 3
"""Turns it may take to free a relic from an enemy."""
COVERED: Final = 1
"""Turns it takes a unit that cannot hold the relic it stands on to make room."""
GATHER: Final = 0.02
"""The worth of every field that a unit is nearer to the relics, until it is near enough to take part."""
CLOSE: Final = 2
AWAY: Final = 8


_FAR: Final = vec[i64]([FAR] * len(RELICS))
_NONE: Final = vec[i64]([NONE] * len(RELICS))


class Race:
    """How far a player is on the way to two relics."""

    def __init__(self) -> None:
        self.held: int = 0
        """How many relics the player holds."""
        self.turns: float = float(FAR)
        """Roughly how many turns two of them need to meet."""
        self.near: int = 0
        """How near the units are."""
        self.nearest: vec[i64] = _FAR[:]
        """By relic: the turns until a unit that can hold it stands there; FAR at most."""
        self.runners: vec[i64] = _NONE[:]
        """By relic: the unit that is nearest."""


def lead_of(p: Position, player: int) -> float:
    """By how much a player is ahead. However strong they are, the way to the relics still counts."""
    forces = forces_of(p)
    own, other = races_of(p, player)
    return standing(p, player, own) - standing(p, 1 - player, other) + edge(forces[player], forces[1 - player])


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
    return min(races_of(p, player)[0].turns, float(FAR))


def forces_of(p: Position) -> list[float]:
    """By player: points on the board, weighted by the life left, and points still to spend."""
    core = p.core
    place = core.place
    alphas = core.alpha
    counts = [0] * (2 * PER_PLAYER)
    for unit in range(len(place)):
        if place[unit] != NONE:
            counts[alphas[unit]] += 1
    return [_force(p, counts, 0), _force(p, counts, 1)]


def _force(p: Position, counts: list[int], player: int) -> float:
    core = p.core
    force = RESERVE * (p.points - core.spent[player])
    for alpha in range(PER_PLAYER * player, PER_PLAYER * player + PER_PLAYER):
        made = p.alphas[alpha]
        if counts[alpha] > 0 and made is not None:
            force += made.cost * (counts[alpha] - 1 + core.pools[alpha] / made.life)
    return force


def races_of(p: Position, player: int) -> tuple[Race, Race]:
    """The races of a player and of the other."""
    roads = roads_of(p)
    one, two = Race(), Race()
    _run(p, roads, one, two)
    one.turns = _together(p, 0, roads, one)
    two.turns = _together(p, 1, roads, two)
    return (one, two) if player == 0 else (two, one)


def _run(p: Position, roads: Roads, one: Race, two: Race) -> None:
    """How near the units of both players are to each relic."""
    core = p.core
    place = core.place
    alphas = core.alpha
    relics = core.relics
    count = len(relics)
    for unit in range(len(place)):
        field = place[unit]
        if field == NONE:
            continue
        race = one if alphas[unit] < PER_PLAYER else two
        flags = core.flags[unit]
        flies = flags & FLYING != 0
        walks = can_hold(p, unit)
        ways = roads.ways(flags & AMPHIBIOUS != 0)
        nearest = race.nearest
        least = FAR
        for relic in range(count):
            turns = DISTANCE[field * FIELDS + relics[relic]] if flies else ways[relic][field]
            if turns < least:
                least = turns
            if walks:
                if field == relics[relic]:
                    race.held += 1
                if turns < nearest[relic]:
                    nearest[relic] = turns
                    race.runners[relic] = unit
        if least < AWAY and flags & IMMOBILE == 0:
            race.near += AWAY - (least if least > CLOSE else CLOSE)


def _guard(p: Position, player: int, relic: int) -> int:
    """Turns it takes to free a relic from a unit that stands on it and does not hold it for the player."""
    unit = p.core.occupant[p.core.relics[relic]]
    if unit == NONE:
        return 0
    if p.owner_of(unit) != player:
        return GUARDED
    return 0 if can_hold(p, unit) else COVERED


def _together(p: Position, player: int, roads: Roads, race: Race) -> float:
    """Roughly how many turns it takes until one unit holds two relics: one fetches both, or two meet."""
    best = float(FAR)
    nearest, runners = race.nearest, race.runners
    for one in range(1, len(RELICS)):
        if runners[one] == NONE:
            continue
        guarded = _guard(p, player, one)
        to_one: int = nearest[one]
        first = to_one + guarded
        for two in range(one):
            if runners[two] == NONE:
                continue
            to_two: int = nearest[two]
            second = to_two + _guard(p, player, two)
            ways = roads.ways(p.core.flags[runners[one]] & AMPHIBIOUS != 0)
            steps = ways[two][p.core.relics[one]]
            apart = float(steps)
            alone = float(min(to_one, to_two) + guarded + second - to_two)
            together = float(FAR)
            if runners[one] != runners[two]:
                together = max(first, second) + SECOND * min(first, second) + 0.5
            if alone + apart >= best and together + apart / 2.0 >= best:
                continue  # and no nearer if steps are blocked
            if steps > 1:
                apart += _blocked_ends(p, ways, one, two) / 2.0
            if alone + apart < best:
                best = alone + apart
            if together + apart / 2.0 < best:
                best = together + apart / 2.0
    return best


def _blocked_ends(p: Position, ways: list[bytes], one: int, two: int) -> int:
    """At how many of two relics no step towards the other is free."""
    relics = p.core.relics
    return _is_blocked(p, ways[two], relics[one]) + _is_blocked(p, ways[one], relics[two])


def _is_blocked(p: Position, ways: bytes, field: int) -> bool:
    occupant = p.core.occupant
    here = ways[field]
    return all(occupant[near] != NONE or ways[near] >= here for near in NEIGHBOURS[field])
