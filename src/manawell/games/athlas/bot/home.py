"""The way home: two relics are brought together when no enemy is left who could prevent it."""

from typing import Final

from manawell.games.athlas.bot.campaign import is_decided, verdict
from manawell.games.athlas.bot.policy import sensible
from manawell.games.athlas.bot.roads import FAR, LEVELS, SWIM, WALL, ways_to
from manawell.games.athlas.components.cards import AT_PATH
from manawell.games.athlas.components.tables import (
    AMPHIBIOUS,
    DISTANCE,
    FIELDS,
    FLYING,
    FROZEN,
    GENERA,
    IMMOBILE,
    NEIGHBOURS,
    NONE,
    RELICS,
    WATER,
)
from manawell.games.athlas.rules.actions import ACTIVATE, END, END_ALL, LOSE, USE
from manawell.games.athlas.rules.turn import Athlas
from manawell.games.athlas.rules.units import can_hold
from manawell.games.athlas.state import ACT, CHOOSE, PER_PLAYER, Position

TURN: Final = 64
"""The weight of a turn beside the single steps of relics and units, which decide between ways of the same length."""
NO_WAY: Final = FAR * TURN
RISK: Final = 3 * TURN
"""The weight of walking past an enemy who cannot move but might strike."""


def unopposed(p: Position, player: int) -> bool:
    """No enemy stands on the board who could move, and at most one more can come; a hidden alpha may be a cheap one."""
    core = p.core
    for unit in range(len(core.place)):
        if core.place[unit] != NONE and p.owner_of(unit) != player and core.flags[unit] & IMMOBILE == 0:
            return False
    costs: list[int] = []
    for alpha in range(PER_PLAYER * (1 - player), PER_PLAYER * (2 - player)):
        made = p.alphas[alpha]
        if made is not None:
            hidden = p.revealed >> alpha & 1 == 0
            costs.append(min([p.table.cards[genus].cost for genus in range(GENERA)]) if hidden else made.cost)
    return p.points - core.spent[1 - player] < 2 * min(costs, default=0)


def homeward(p: Athlas, moves: list[int]) -> int:
    """The next move on the shortest way home; -1 where there is none or the decision is another."""
    player = p.actor
    if player != p.active or p.phase not in (CHOOSE, ACT) or not unopposed(p, player):
        return -1
    here = way_home(p, player)
    best, found = here, -1
    for move in moves:
        if p.phase == ACT and move >= USE:
            there = _after(p, move, player)
        elif p.phase == CHOOSE and ACTIVATE <= move < LOSE:
            there = _with(p, move, player)
        else:
            continue
        if there < best:
            best, found = there, move
    if found != -1 or here >= NO_WAY:
        return found
    if p.phase == ACT:
        return END
    return END_ALL if _is_under_way(p, player) else -1


def _is_under_way(p: Position, player: int) -> bool:
    """Some unit was activated in this turn."""
    core = p.core
    for unit in range(len(core.place)):
        if core.place[unit] != NONE and p.owner_of(unit) == player and core.waiting >> unit & 1 == 0:
            return True
    return False


def _with(p: Athlas, move: int, player: int) -> int:
    """How far it still is after the best deed of one unit."""
    chosen = p.clone()
    chosen.play(move)
    best = NO_WAY
    for deed in sensible(chosen, chosen.moves()):
        if deed >= USE:
            best = min(best, _after(chosen, deed, player))
    return best


def _after(p: Athlas, move: int, player: int) -> int:
    after = p.clone()
    after.play(move)
    if is_decided(after, p):
        return -1 if verdict(after, p, player) > 0.0 else NO_WAY
    return way_home(after, player)


def way_home(p: Position, player: int) -> int:
    """How far it is until one unit holds two relics: turns, then steps."""
    bold = _shortest(p, player, False)
    enemies = any([field != NONE and p.owner_of(unit) != player for unit, field in enumerate(p.core.place)])
    if not enemies:
        return bold
    return min(_shortest(p, player, True), bold + RISK, NO_WAY)


def _shortest(p: Position, player: int, wary: bool) -> int:
    """Over all pairs of relics and bearers: one carries its relic to the other, or two bearers meet."""
    core = p.core
    bearers = _bearers(p, player)
    ground = _ground(p, player, wary)
    fetches = [_fetches(p, unit, ground) for unit in bearers]
    roads = [_road(p, ground, bearers, 0), _road(p, ground, bearers, AMPHIBIOUS)]
    best = NO_WAY
    for one in range(len(RELICS)):
        for two in range(len(RELICS)):
            occupant = core.occupant[core.relics[two]]
            if one == two or (occupant != NONE and occupant not in bearers):
                continue
            aparts = [_apart(p, roads, one, two, kind) for kind in range(3)]
            for at in range(len(bearers)):
                first = fetches[at][one]
                kind = _kind(p, bearers[at])
                if first < FAR:
                    best = min(best, _weight(first + aparts[kind], first + aparts[kind]))
                    for other in range(len(bearers)):
                        second = fetches[other][two]
                        if other != at and first <= second < FAR:
                            apart = aparts[min(kind, _kind(p, bearers[other]))]
                            turns = second + (max(0, apart - second + first) + 1) // 2
                            best = min(best, _weight(turns, first + second + apart))
    return best


def _bearers(p: Position, player: int) -> list[int]:
    """A player's units that can hold a relic and be given one."""
    found: list[int] = []
    for unit in range(len(p.core.place)):
        own = p.core.place[unit] != NONE and p.owner_of(unit) == player
        if own and p.core.flags[unit] & FROZEN == 0 and can_hold(p, unit):
            found.append(unit)
    return found


def _weight(turns: int, steps: int) -> int:
    return min(NO_WAY, turns * TURN + steps)


def _kind(p: Position, unit: int) -> int:
    """It walks, swims or flies."""
    flags = p.core.flags[unit]
    return 2 if flags & FLYING else 1 if flags & AMPHIBIOUS else 0


def _ground(p: Position, player: int, wary: bool) -> bytes:
    """The terrain with walls where units stand; the wary do not go next to an enemy."""
    core = p.core
    ground = bytearray(core.terrain)
    for unit in range(len(core.place)):
        field = core.place[unit]
        if field != NONE:
            ground[field] = WALL[0]
            if wary and p.owner_of(unit) != player:
                for near in NEIGHBOURS[field]:
                    ground[near] = WALL[0]
    return bytes(ground)


def _road(p: Position, ground: bytes, bearers: list[int], flags: int) -> bytes:
    """The way of a relic: it is given on to bearers who stand there, if they can go wherever the first could."""
    road = bytearray(ground)
    for unit in bearers:
        if p.core.flags[unit] & flags == flags:
            road[p.core.place[unit]] = p.core.terrain[p.core.place[unit]]
    return bytes(road)


def _fetches(p: Position, unit: int, ground: bytes) -> list[int]:
    """By relic: the turns until the unit holds it; FAR if somebody else stands on it."""
    core = p.core
    walks = _walks(p, unit, ground)
    found: list[int] = []
    for goal in core.relics:
        if core.occupant[goal] == unit:
            found.append(0)
        elif core.occupant[goal] != NONE:
            found.append(FAR)
        elif core.flags[unit] & FLYING:
            found.append((DISTANCE[core.place[unit] * FIELDS + goal] + 1) // 2)
        else:
            found.append(min(FAR, (walks[goal] + 1) // 2))
    return found


def _walks(p: Position, unit: int, ground: bytes) -> list[int]:
    """By field: the half turns it takes to walk there around everybody; level steps of a Pathfinder take only one."""
    core = p.core
    swims = core.flags[unit] & AMPHIBIOUS != 0
    step = 1 if any([p.table.abilities[number].target == AT_PATH for number in p.alpha_of(unit).abilities]) else 2
    found = [2 * FAR] * FIELDS
    found[core.place[unit]] = 0
    open_fields = [core.place[unit]]
    for here in open_fields:
        level = LEVELS[core.terrain[here]]
        for near in NEIGHBOURS[here]:
            climb = abs(LEVELS[core.terrain[near]] - level)
            if ground[near] == WALL[0] or climb > 1:
                continue
            halves = found[here] + step if climb == 0 else (found[here] + 1) // 2 * 2 + 2
            if not swims and core.terrain[near] == WATER:
                halves += 2 * SWIM
            if halves < found[near]:
                found[near] = halves
                open_fields.append(near)
    return found


def _apart(p: Position, roads: list[bytes], one: int, two: int, kind: int) -> int:
    """Turns to carry one relic to another, giving it on to those who stand in the way."""
    start, goal = p.core.relics[one], p.core.relics[two]
    if kind == 2:
        return DISTANCE[start * FIELDS + goal]
    return ways_to(roads[kind], goal, kind == 1)[start]
