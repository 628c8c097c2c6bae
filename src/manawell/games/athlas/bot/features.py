"""What a strong player looks at, as numbers: the raw material of the learned judge.

Everything is seen by one player: first what concerns both sides, then the own side, then the other one in the same way.
The position is complete: alphas and stacks that are hidden are imagined.
"""

from typing import Final

from manawell.games.athlas.bot.dangers import Dangers
from manawell.games.athlas.bot.evaluation import Race, edge, forces_of, races_of, standing
from manawell.games.athlas.bot.roads import FAR
from manawell.games.athlas.bot.sides import SCALE, SIDE, classes, rounded_up, scaled, tell_side
from manawell.games.athlas.components.tables import (
    DISTANCE,
    FIELDS,
    NO_PROGRESS_TURNS,
    NONE,
    PLAYERS,
    RELICS,
    TERRAINS,
)
from manawell.games.athlas.rules.units import holder_of
from manawell.games.athlas.state import NO_WINDOW, OVER, SUMMON, WINDOWS, Position

RACE_OF: Final[list[int]] = classes([2, 4, 8])
RACES: Final = 4
APART_OF: Final[list[int]] = classes([1, 2, 3, 4, 6])
APARTS: Final = 6
REACH_OF: Final[list[int]] = classes([0, 1, 3])
REACHES: Final = 4
TURN_OF: Final[list[int]] = classes([2, 4, 8, 13, 19])
TURNS: Final = 6
LATE_IDLE: Final = NO_PROGRESS_TURNS - 10
LAST_TURNS: Final = 20
HOLDERS: Final = 3
"""Of a relic: nobody, the player, the other."""
HOLDING: Final[list[int]] = [0, 1, 2, 1, 3, 4, 2, 4, 5]
"""By the holders of two relics: the number of the pair, in whatever order."""
HOLDINGS: Final = 6

LEAD: Final = 0
"""What the written judge says."""
EDGE: Final = 1
"""The part of it that comes from being stronger."""
MINE: Final = 2
ASKED: Final = 3
FIRST: Final = 4
"""The player's units act before those of the other side."""
IDLE: Final = 5
LATE: Final = 6
"""Turns without progress, and how many of them are late ones."""
HURRY: Final = 7
"""How near the turn limit is."""
WINS: Final = 8
GAMES: Final = 9
"""The lead in games won in a campaign, and the games that follow."""
MOVE_LEFT: Final = 10
ACTION_LEFT: Final = 11
"""What the acting unit has left."""
MOVED: Final = 12
"""Relics moved in this turn."""
PHASE: Final = 13
WINDOW: Final = PHASE + OVER - SUMMON
"""By window, for whoever is asked and whoever is not."""
TURN: Final = WINDOW + 2 * (len(WINDOWS) - 1)
RACE: Final = TURN + TURNS
"""Who acts first, how long the own way is, and how long the other's."""
PAIR: Final = RACE + 2 * RACES * RACES
"""For every two relics: who holds them, and how far apart they lie."""
REACH: Final = PAIR + HOLDINGS * APARTS
"""For every relic: how far the own units are, and the other's."""
GROUND: Final = REACH + REACHES * REACHES
"""Relics by the terrain they lie on."""
OWN: Final = GROUND + len(TERRAINS)
OTHER: Final = OWN + SIDE
SIZE: Final = OTHER + SIDE


def features(p: Position, player: int) -> list[int]:
    """The numbers of a battle, as one player sees it."""
    found = [0] * SIZE
    other = 1 - player
    own_race, other_race = races_of(p, player)
    forces = forces_of(p)
    own_force, other_force = forces[player], forces[other]
    stronger = edge(own_force, other_force)
    lead = standing(p, player, own_race) - standing(p, other, other_race) + stronger
    found[LEAD] = scaled(SCALE * lead)
    found[EDGE] = scaled(SCALE * stronger)
    _tell_moment(p, player, found)
    _tell_draws(p, player, found)
    _tell_race(p, player, own_race, other_race, found)
    _tell_pairs(p, player, found)
    dangers = Dangers(p)
    tell_side(p, player, own_race, own_force, dangers, found, OWN)
    tell_side(p, other, other_race, other_force, dangers, found, OTHER)
    return found


def acts_first(p: Position) -> int:
    """The player whose units act next; in the first turns nobody's do (ATH-6.2)."""
    if p.turn <= len(PLAYERS):
        return p.starter
    return p.active if p.core.waiting or p.core.frames else 1 - p.active


def _tell_moment(p: Position, player: int, found: list[int]) -> None:
    core = p.core
    found[MINE] = 1 if p.active == player else 0
    found[ASKED] = 1 if p.actor == player else 0
    if core.frames:
        found[MOVE_LEFT] = core.frames[-1].moves
        found[ACTION_LEFT] = core.frames[-1].actions
    moved = core.moved
    for relic in range(len(RELICS)):
        found[MOVED] += moved >> relic & 1
    found[PHASE + p.phase - SUMMON] = 1
    if p.window != NO_WINDOW:
        found[WINDOW + 2 * (p.window - 1) + (0 if p.actor == player else 1)] = 1
    found[TURN + TURN_OF[min(p.turn, FAR)]] = 1


def _tell_draws(p: Position, player: int, found: list[int]) -> None:
    """How near a draw is, and what it means in a campaign."""
    found[IDLE] = p.core.idle
    found[LATE] = max(0, p.core.idle - LATE_IDLE)
    if p.turn_limit > 0:
        found[HURRY] = max(0, LAST_TURNS + p.turn - p.turn_limit)
    found[WINS] = p.wins[player] - p.wins[1 - player]
    found[GAMES] = p.games - p.game - 1


def _tell_race(p: Position, player: int, own: Race, other: Race, found: list[int]) -> None:
    first = 1 if acts_first(p) == player else 0
    found[FIRST] = first
    ways = RACES * RACE_OF[rounded_up(own.turns)] + RACE_OF[rounded_up(other.turns)]
    found[RACE + RACES * RACES * first + ways] = 1
    for relic in range(len(RELICS)):
        found[REACH + REACHES * REACH_OF[own.nearest[relic]] + REACH_OF[other.nearest[relic]]] += 1
        found[GROUND + p.core.terrain[p.core.relics[relic]]] += 1


def _tell_pairs(p: Position, player: int, found: list[int]) -> None:
    relics = p.core.relics
    holders = [0] * len(RELICS)
    for relic in range(len(RELICS)):
        unit = holder_of(p, relic)
        if unit != NONE:
            holders[relic] = 1 if p.owner_of(unit) == player else 2
    for one in range(len(RELICS)):
        for two in range(one):
            apart = APART_OF[DISTANCE[relics[one] * FIELDS + relics[two]]]
            found[PAIR + APARTS * HOLDING[HOLDERS * holders[one] + holders[two]] + apart] += 1
