"""What one side has, as numbers: the parts of the written judge, counts, and how far it has come.

Each side has a block of the features; its numbers are sums where it leads two peoples.
"""

from typing import Final

from manawell.games.lutao.bot.battles import battle
from manawell.games.lutao.bot.evaluation import PARTS, Account, crossing
from manawell.games.lutao.components.cards import SPELL_KINDS
from manawell.games.lutao.components.codes import hostage_province, is_with_attackers, spell_kind
from manawell.games.lutao.components.tables import (
    BONUS,
    FIRST_OF,
    GOLEMS,
    GUARDS,
    HOLD,
    KINDS,
    LAND_OF,
    LANDS,
    LUTAO,
    MOONS,
    NONE,
    PEOPLES,
    PROVINCE_COUNT,
    RUNES,
    SHAPES,
    SHAPESHIFTERS,
)
from manawell.games.lutao.rules.holdings import required_rounds
from manawell.games.lutao.rules.powers import opponents, power_of, rune_now
from manawell.games.lutao.rules.sea import sticks_of, vessel_in
from manawell.games.lutao.rules.standing import people_artefact_at, rune_artefact_at
from manawell.games.lutao.state import BEGINNER, BUYING, SCORING, Position

SCALE: Final = 8
"""An army of the written judge."""
MOST: Final = 480
CERTAIN: Final = 64
"""A chance of 1."""
BIG: Final = 6
STRONG: Final = 3
"""Armies that make a stack, and armies that can go on to a neighbouring province."""
MOST_STICKS: Final = 12

# The parts of the written judge come first, then counts.
PROVINCES: Final = PARTS
ARMIES: Final = PARTS + 1
CITIES: Final = PARTS + 2
SHIPS_LYING: Final = PARTS + 3
STACKS: Final = PARTS + 4
LONELY: Final = PARTS + 5
BIGGEST: Final = PARTS + 6
WEAK: Final = PARTS + 7
"""Provinces next to more enemies than stand there."""
CHANCES: Final = PARTS + 8
"""Provinces from which more can go than stand in an enemy's province next to it."""
OPEN: Final = PARTS + 9
"""Provinces next to an empty one."""
ATTACKS: Final = PARTS + 10
ATTACKERS: Final = PARTS + 11
ATTACKED: Final = PARTS + 12
COMPLETE: Final = PARTS + 13
SHORT: Final = PARTS + 14
"""Lands that are complete, and those where one province is missing."""
POINTS: Final = PARTS + 15
OUTER: Final = PARTS + 16
OUTER_ARMIES: Final = PARTS + 17
INNER: Final = PARTS + 18
INNER_ARMIES: Final = PARTS + 19
GARRISON: Final = PARTS + 20
RESERVE: Final = PARTS + 21
SUPPLY: Final = PARTS + 22
STICKS: Final = PARTS + 23
SHIPS: Final = PARTS + 24
MARKERS: Final = PARTS + 25
HAND: Final = PARTS + 26
BUDGET: Final = PARTS + 27
"""Points to spend in this round."""
AT_SEA: Final = PARTS + 28
"""Armies aboard ships."""
HOSTAGES: Final = PARTS + 29
PEOPLE_ARTEFACT: Final = PARTS + 30
RUNE_ARTEFACT: Final = PARTS + 31
BANNED: Final = PARTS + 32
LAUNCH_ARMIES: Final = PARTS + 33
WAY: Final = PARTS + 34
"""By sticks from the launch to Lutao (1, 2, more) and ship (there, in the reserve, none)."""
NO_LAUNCH: Final = WAY + 9
ENOUGH_STICKS: Final = WAY + 10
RACE: Final = WAY + 11
"""By rounds for which it must hold the city and how far it has come: not ashore, outer, inner, city."""
REACH: Final = RACE + 4 * HOLD
"""By artefact, the people's and the rune's: taken, in reach of enough armies, of few, ashore elsewhere, far away."""
REACHES: Final = 5
PICK: Final = REACH + 2 * REACHES
"""By artefact: the chance of taking it with the armies next to it."""
POWER: Final = PICK + 2
RUNE: Final = POWER + len(PEOPLES)
PILE: Final = RUNE + len(RUNES)
"""Combat cards in no known order, by kind, and those at the bottom."""
HELD: Final = PILE + KINDS + 1
"""Provinces by land."""
SPELLS: Final = HELD + len(LANDS)
SIDE: Final = SPELLS + SPELL_KINDS


def scaled(worth: float) -> int:
    """A worth of the written judge as a number."""
    number = int(worth * SCALE + (0.5 if worth >= 0.0 else -0.5))
    return max(-MOST, min(MOST, number))


# The board.


def survey(p: Position, firsts: list[int], found: list[int]) -> None:
    """What stands where."""
    against = [opponents(p, people) for people in range(len(p.peoples))]
    for province in range(PROVINCE_COUNT):
        owner = p.owner[province]
        if p.attack[province] > 0:
            active = firsts[p.active()]
            found[active + ATTACKS] += 1
            found[active + ATTACKERS] += p.attack[province]
        if owner in (NONE, GOLEMS):
            continue
        first, armies = firsts[owner], p.armies[province]
        if p.attack[province] > 0:
            found[first + ATTACKED] += 1
        if armies >= BIG:
            found[first + STACKS] += 1
        elif armies == 1:
            found[first + LONELY] += 1
        found[first + BIGGEST] = max(found[first + BIGGEST], armies)
        found[first + POINTS] += (GUARDS[province] * against[owner] if province >= LUTAO else 1) + int(p.city[province])
        if province < LUTAO:
            found[first + PROVINCES] += 1
            found[first + ARMIES] += armies
            found[first + CITIES] += int(p.city[province])
            found[first + SHIPS_LYING] += p.ships[province].bit_count()
            found[first + HELD + LAND_OF[province]] += 1
            _borders(p, province, first, firsts, found)
        elif province == LUTAO:
            found[first + GARRISON] += armies
        else:
            inner = LUTAO in p.chart.near[province]
            found[first + (INNER if inner else OUTER)] += 1
            found[first + (INNER_ARMIES if inner else OUTER_ARMIES)] += armies


def _borders(p: Position, province: int, first: int, firsts: list[int], found: list[int]) -> None:
    """What stands next to a province of a land."""
    armies = p.armies[province]
    weak, chance, open_ = 0, 0, 0
    for near in p.chart.near[province]:
        owner = p.owner[near]
        if owner == NONE:
            open_ = 1
        elif firsts[owner] != first:
            if p.armies[near] - 1 > armies:
                weak = 1
            if armies - 1 > p.armies[near]:
                chance = 1
    found[first + WEAK] += weak
    found[first + CHANCES] += chance
    found[first + OPEN] += open_


def survey_lands(p: Position, firsts: list[int], found: list[int]) -> None:
    """Complete lands, and those where one province is missing."""
    for land in range(len(LANDS)):
        start, size = FIRST_OF[land], len(SHAPES[land])
        for people in range(len(p.peoples)):
            own = 0
            city = 0
            for province in range(start, start + size):
                if p.owner[province] == people:
                    own += 1
                    city += int(p.city[province])
            if own == size:
                found[firsts[people] + COMPLETE] += 1
                found[firsts[people] + POINTS] += BONUS[land] + city
            elif own == size - 1:
                found[firsts[people] + SHORT] += 1


# A people.


def describe(p: Position, account: Account, first: int, found: list[int]) -> None:
    people = account.people
    one = p.peoples[people]
    for part in range(PARTS):
        found[first + part] = max(-MOST, min(MOST, found[first + part] + scaled(account.parts[part])))
    if one.out:
        return
    found[first + RESERVE] += one.reserve
    found[first + SUPPLY] += one.supply
    found[first + STICKS] += min(MOST_STICKS, one.sticks + one.wind)
    found[first + SHIPS] += one.ships
    found[first + MARKERS] += one.cities
    found[first + HAND] += len(one.hand)
    found[first + BUDGET] += _to_spend(p, people)
    found[first + PEOPLE_ARTEFACT] += int(one.people_artefact)
    found[first + RUNE_ARTEFACT] += int(one.rune_artefact)
    found[first + BANNED] += int(one.banned)
    _elsewhere(p, people, first, found)
    _cards(p, people, first, found)
    _way(p, people, account.launch, first, found)
    _reach(p, people, people_artefact_at(p, people), one.people_artefact, first, found)
    if p.mode != BEGINNER:
        _reach(p, people, rune_artefact_at(p, people), one.rune_artefact, first + REACHES, found)
        found[first + PICK + 1] += chance_to_take(p, people, rune_artefact_at(p, people))
    found[first + PICK] += chance_to_take(p, people, people_artefact_at(p, people))


def _to_spend(p: Position, people: int) -> int:
    """Points that are lost unless they are spent; none before scoring, none after buying."""
    if p.step < SCORING or (p.step == BUYING and p.order.index(people) < p.turn):
        return 0
    return p.peoples[people].budget


def _elsewhere(p: Position, people: int, first: int, found: list[int]) -> None:
    """Armies aboard, and those of others that it holds."""
    for vessel in p.fleet:
        if vessel.people == people:
            found[first + AT_SEA] += vessel.armies
    if p.aboard > 0 and vessel_in(p) == NONE and p.active() == people:
        found[first + AT_SEA] += p.aboard
    for key in p.hostages:
        keeper = p.active() if is_with_attackers(key) else p.owner[hostage_province(key)]
        if keeper == people:
            found[first + HOSTAGES] += p.hostages[key]


def _cards(p: Position, people: int, first: int, found: list[int]) -> None:
    """Power, rune, combat cards, spells; borrowed ones as well as those who borrow."""
    one = p.peoples[people]
    power, rune = power_of(p, people), rune_now(p, people)
    found[first + POWER + power] += 1
    if power != one.card:
        found[first + POWER + SHAPESHIFTERS] += 1
    if rune != NONE:
        found[first + RUNE + rune] += 1
    if one.rune == MOONS and rune != MOONS:
        found[first + RUNE + MOONS] += 1
    for kind in range(KINDS):
        found[first + PILE + kind] += one.pile[kind]
    found[first + PILE + KINDS] += len(one.sunk)
    for card in one.hand:
        found[first + SPELLS + spell_kind(card)] += 1


def _way(p: Position, people: int, launch: int, first: int, found: list[int]) -> None:
    """How it may sail to Lutao, and how far it has come there."""
    one = p.peoples[people]
    stage = 0
    for province in range(LUTAO + 1, PROVINCE_COUNT):
        if p.owner[province] == people:
            stage = max(stage, 2 if LUTAO in p.chart.near[province] else 1)
    stage = 3 if p.controller == people else stage
    found[first + RACE + 4 * (required_rounds(p, people) - 1) + stage] += 1
    if launch == NONE:
        found[first + NO_LAUNCH] += 1
        return
    found[first + LAUNCH_ARMIES] += p.armies[launch]
    way = crossing(p, launch)
    ship = 0 if p.ships[launch] else 1 if one.ships > 0 else 2
    found[first + WAY + 3 * (min(3, way) - 1) + ship] += 1
    if sticks_of(p, people, LUTAO) >= way:
        found[first + ENOUGH_STICKS] += 1


def _reach(p: Position, people: int, place: int, taken: bool, first: int, found: list[int]) -> None:
    """How near an artefact is."""
    if taken:
        found[first + REACH] += 1
        return
    most, ashore = 0, 0
    for province in range(LUTAO, PROVINCE_COUNT):
        if p.owner[province] == people:
            ashore = 1
            if place in p.chart.near[province]:
                most = max(most, p.armies[province])
    stage = (1 if most >= STRONG else 2) if most > 0 else 3 if ashore else 4
    found[first + REACH + stage] += 1


def _spare(p: Position, people: int, place: int) -> int:
    """Armies that may go to a province from those next to it."""
    number = 0
    for near in p.chart.near[place]:
        if p.owner[near] == people and p.attack[near] == 0:
            number += p.armies[near] - 1
    return number


def chance_to_take(p: Position, people: int, place: int) -> int:
    """The chance of taking a province with the armies next to it."""
    if place == NONE or p.owner[place] == people or p.attack[place] > 0:
        return 0
    spare = _spare(p, people, place)
    return int(CERTAIN * battle(p, place, people, spare, p.armies[place]).won) if spare > 0 else 0
