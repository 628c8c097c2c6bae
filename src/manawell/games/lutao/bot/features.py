"""What a strong player looks at, as numbers: the raw material of the learned judge.

Everything is seen by one player: the own side, then the strongest rival, then the others together. The position is
complete: where something is hidden, it is imagined.
"""

from typing import Final

from manawell.games.lutao.bot.battles import battle
from manawell.games.lutao.bot.evaluation import Account, lead_among, totals
from manawell.games.lutao.bot.survey import (
    ARMIES,
    CERTAIN,
    GARRISON,
    HAND,
    INNER_ARMIES,
    MOST,
    OUTER_ARMIES,
    PEOPLE_ARTEFACT,
    POINTS,
    PROVINCES,
    RESERVE,
    RUNE_ARTEFACT,
    SCALE,
    SIDE,
    chance_to_take,
    describe,
    scaled,
    survey,
    survey_lands,
)
from manawell.games.lutao.components.tables import GOLEMS, HOLD, LUTAO, NONE, PROVINCE_COUNT
from manawell.games.lutao.rules.hits import pieces, potential
from manawell.games.lutao.rules.holdings import required_rounds
from manawell.games.lutao.rules.scoring import rounds_held
from manawell.games.lutao.state import AFTER_PLACEMENT, BEGINNER, FIGHTING, SCORING, Position

LEAD: Final = 0
FAR: Final = 1
"""What of the lead is more than `LEAD` can tell."""
OVER_BEST: Final = 2
OWN: Final = 3
RIVAL: Final = OWN + SIDE
OTHERS: Final = RIVAL + SIDE
SUMS: Final[list[int]] = [
    PROVINCES,
    ARMIES,
    POINTS,
    OUTER_ARMIES,
    INNER_ARMIES,
    GARRISON,
    RESERVE,
    HAND,
    PEOPLE_ARTEFACT,
    RUNE_ARTEFACT,
]
"""What is told of the others, and in how many peoples they still play."""
HOLDER: Final = OTHERS + len(SUMS) + 1
"""Of the city of Lutao: own, rival, others, golems, nobody."""
CHECKS: Final = HOLDER + 5
"""By side that holds it: at how many victory checks it must still do so."""
GUARD: Final = CHECKS + 3 * HOLD
"""Golems in the city."""
STRIKE: Final = GUARD + 1
"""By side: the chance of storming the city at once, in steps, without and with a turn before the next check."""
STRIKES: Final = 5
BATTLE: Final = STRIKE + 3 * 2 * STRIKES
"""The battle under way if the own side fights in it."""
AS_ATTACKER: Final = BATTLE
AS_DEFENDER: Final = BATTLE + 1
PLACE: Final = BATTLE + 2
"""Open land, city on a land, outer, inner, city of Lutao."""
CHANCE: Final = BATTLE + 7
OWN_PIECES: Final = BATTLE + 8
THEIR_PIECES: Final = BATTLE + 9
OWN_HITS: Final = BATTLE + 10
THEIR_HITS: Final = BATTLE + 11
STEP: Final = BATTLE + 12
STEPS: Final[list[int]] = [0, 0, 0, 0, 1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8, 8, 8, 9]
"""By step of the round."""
ROUND: Final = STEP + 10
ROUNDS: Final = (1, 2, 3, 4, 6, 9)
"""Rounds are told apart by how many of these they exceed."""
LAST_ROUNDS: Final = ROUND + len(ROUNDS) + 1
"""How few rounds are left, if fewer than `FEW`."""
FEW: Final = 4
TURN: Final = LAST_ROUNDS + 1
"""Whose turn it is: own, rival, others. Then the action turns that each has before the next check."""
ASKED: Final = TURN + 6
LAST_WORD: Final = TURN + 7
"""The own side has a turn after the rival's last one before the next check."""
GOLEM_HELD: Final = TURN + 8
EMPTY: Final = TURN + 9
DOORS: Final = TURN + 10
"""Provinces on Lutao: with golems, empty ones, and those of them that are next to the city."""
GOLEM_SUPPLY: Final = TURN + 11
COMMANDS: Final = TURN + 12
"""Own golem actions that are left."""
MODE: Final = TURN + 13
"""Without runes; with a board that is not the standard one."""
SIZE: Final = MODE + 2
FIRSTS: Final[list[int]] = [OWN, RIVAL, SIZE]
"""By side: its block; that of the others lies behind the features."""


def features(p: Position, player: int) -> list[int]:
    """The numbers of a position as one player sees it, after the set-up."""
    found = [0] * (SIZE + SIDE)
    accounts = [Account(p, people) for people in range(len(p.peoples))]
    worths = totals(p, accounts)
    rival = _strongest(worths, player)
    lead = lead_among(worths, player)
    found[LEAD] = scaled(lead)
    found[FAR] = scaled(lead - found[LEAD] / SCALE) if found[LEAD] in (-MOST, MOST) else 0
    found[OVER_BEST] = scaled(worths[player] - worths[rival])
    sides: list[int] = []
    firsts: list[int] = []
    for people in range(len(p.peoples)):
        leader = p.player_of(people)
        side = 0 if leader == player else 1 if leader == rival else 2
        sides.append(side)
        firsts.append(FIRSTS[side])
    survey(p, firsts, found)
    survey_lands(p, firsts, found)
    for one in accounts:
        describe(p, one, firsts[one.people], found)
    _city(p, sides, found)
    _time(p, sides, found)
    _golems(p, sides, found)
    _battle(p, sides, found)
    found[MODE] = 1 if p.mode == BEGINNER else 0
    found[MODE + 1] = 1 if p.strategic or p.random_board else 0
    for place in range(len(SUMS)):
        found[OTHERS + place] = found[SIZE + SUMS[place]]
    del found[SIZE:]
    return found


def _strongest(worths: list[float], player: int) -> int:
    """The player who has most of the others; of several, the next one to the left."""
    best = (player + 1) % len(worths)
    for step in range(2, len(worths)):
        other = (player + step) % len(worths)
        if worths[other] > worths[best]:
            best = other
    return best


# The city of Lutao.


def _city(p: Position, sides: list[int], found: list[int]) -> None:
    """Who holds it for how long, and who may storm it."""
    owner = p.owner[LUTAO]
    if p.controller != NONE:
        side = sides[p.controller]
        found[HOLDER + side] = 1
        checks = required_rounds(p, p.controller) - rounds_held(p) + (1 if p.step < SCORING else 0)
        found[CHECKS + HOLD * side + max(1, min(HOLD, checks)) - 1] = 1
    else:
        found[HOLDER + (3 if owner == GOLEMS else 4)] = 1
        found[GUARD] = p.armies[LUTAO] if owner == GOLEMS else 0
    chances = [0, 0, 0]
    turns = [0, 0, 0]
    for people in p.order:
        side = sides[people]
        if people != p.controller:
            chances[side] = max(chances[side], chance_to_take(p, people, LUTAO))
        if _has_turn(p, people):
            turns[side] = 1
            found[TURN + 3 + side] += 1
            found[LAST_WORD] = 1 if side == 0 else 0 if side == 1 else found[LAST_WORD]
        found[OTHERS + len(SUMS)] += 1 if side == 2 else 0
    for side in range(min(3, p.seats)):
        found[STRIKE + (2 * side + turns[side]) * STRIKES + _bucket(chances[side])] = 1


def _has_turn(p: Position, people: int) -> bool:
    """Whether it may still attack before the next victory check; after one, everybody may before the next."""
    if p.step <= AFTER_PLACEMENT or p.step >= SCORING:
        return True
    place = p.order.index(people)
    return place > p.turn or (place == p.turn and p.step < FIGHTING)


def _bucket(chance: int) -> int:
    """None, small, fair, good, near certain."""
    if chance == 0:
        return 0
    return 1 + 4 * min(chance, CERTAIN - 1) // CERTAIN


# The course of the game.


def _time(p: Position, sides: list[int], found: list[int]) -> None:
    found[STEP + STEPS[p.step]] = 1
    bucket = 0
    for bound in ROUNDS:
        if p.round > bound:
            bucket += 1
    found[ROUND + bucket] = 1
    if p.max_rounds > 0:
        found[LAST_ROUNDS] = max(0, FEW - (p.max_rounds - p.round))
    if p.turn < len(p.order):
        found[TURN + sides[p.active()]] = 1
    if p.who != NONE and sides[p.who] == 0:
        found[ASKED] = 1


def _golems(p: Position, sides: list[int], found: list[int]) -> None:
    for province in range(LUTAO, PROVINCE_COUNT):
        if p.owner[province] == GOLEMS:
            found[GOLEM_HELD] += 1
        elif p.owner[province] == NONE:
            found[EMPTY] += 1
            found[DOORS] += 1 if LUTAO in p.chart.near[province] else 0
    found[GOLEM_SUPPLY] = p.golem_supply
    if p.commands > 0 and p.controller != NONE and sides[p.controller] == 0:
        found[COMMANDS] = p.commands


def _battle(p: Position, sides: list[int], found: list[int]) -> None:
    fight = p.battle
    if fight is None:
        return
    attacker, defender = fight.sides[0].people, fight.sides[1].people
    attacks = attacker != GOLEMS and sides[attacker] == 0
    if not attacks and (defender == GOLEMS or sides[defender] != 0):
        return
    mine = 0 if attacks else 1
    found[AS_ATTACKER + mine] = 1
    found[PLACE + _place(p, fight.province)] = 1
    forecast = battle(p, fight.province, attacker, pieces(p, fight, 0), pieces(p, fight, 1))
    found[CHANCE] = int(CERTAIN * (forecast.won if attacks else forecast.held))
    found[OWN_PIECES] = pieces(p, fight, mine)
    found[THEIR_PIECES] = pieces(p, fight, 1 - mine)
    found[OWN_HITS] = potential(p, fight, mine)
    found[THEIR_HITS] = potential(p, fight, 1 - mine)


def _place(p: Position, province: int) -> int:
    if province < LUTAO:
        return 1 if p.city[province] else 0
    if province == LUTAO:
        return 4
    return 3 if LUTAO in p.chart.near[province] else 2
