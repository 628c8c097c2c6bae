"""How good a position of Athlas looks: the way to two relics, and the forces that are left."""

from math import exp, tanh
from typing import Final

from manawell.games.athlas.components import DISTANCE, FIELDS, NONE, RELICS
from manawell.games.athlas.rules.units import can_hold
from manawell.games.athlas.state import PER_PLAYER, Position

FAR: Final = 20.0
PACE: Final = 3.0
"""Being so many turns nearer to victory makes it e times as near."""
NEARNESS: Final = 5.0
FORCE: Final = 2.5
FORCE_SCALE: Final = 70.0
APPROACH: Final = 0.12
"""What every turn nearer to victory is worth besides, however far away it is."""
SECOND: Final = 0.25
"""What the way of the nearer of two runners counts beside that of the other: each of their steps should."""
RELIC: Final = 0.5
CARD: Final = 0.06
RESERVE: Final = 0.6
"""What a point not yet spent is worth beside one on the board."""


def lead_of(p: Position, player: int) -> float:
    """By how much a player is ahead. However strong he is, the way to the relics still counts."""
    forces = tanh((force_of(p, player) - force_of(p, 1 - player)) / FORCE_SCALE)
    return standing(p, player) - standing(p, 1 - player) + FORCE * forces


def standing(p: Position, player: int) -> float:
    """The way to victory, and the cards up the sleeve."""
    held, turns = _race(p, player)
    total = NEARNESS * exp(-turns / PACE) - APPROACH * turns + RELIC * held
    for card in p.stacks[player]:
        total += CARD * p.table.interventions[card].god_points
    return total


def force_of(p: Position, player: int) -> float:
    """Points on the board, weighed by the life left, and points still to be spent."""
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


def _race(p: Position, player: int) -> tuple[int, float]:
    """How many relics a player holds, and about how many turns he needs to bring two together."""
    core = p.core
    held = 0
    nearest = [FAR, FAR, FAR]
    runners = [NONE, NONE, NONE]
    for unit in range(len(core.place)):
        field = core.place[unit]
        if field == NONE or p.owner_of(unit) != player or not can_hold(p, unit):
            continue
        for relic in range(len(RELICS)):
            steps = float(DISTANCE[field * FIELDS + core.relics[relic]])
            if steps == 0.0:
                held += 1
            if steps < nearest[relic]:
                nearest[relic] = steps
                runners[relic] = unit
    best = FAR
    for one in range(len(RELICS)):
        for two in range(one):
            apart = float(DISTANCE[core.relics[one] * FIELDS + core.relics[two]])
            alone = min(nearest[one], nearest[two]) + apart
            if alone < best:
                best = alone
            if runners[one] != runners[two]:
                later, sooner = max(nearest[one], nearest[two]), min(nearest[one], nearest[two])
                together = later + SECOND * sooner + apart / 2.0 + 0.5
                if together < best:
                    best = together
    return held, best
