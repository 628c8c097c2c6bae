"""How good a position of Lutao looks: lands and armies, the way to the island, the hold on its city.

The unit of value is an army. Coming battles count with their odds (LUT-27.1).
"""

from math import exp, sqrt
from typing import Final

from manawell.games.lutao.components.chart import NO_WAY
from manawell.games.lutao.components.codes import edge_of
from manawell.games.lutao.components.tables import (
    FIRST_OF,
    GOLEMS,
    GUARDS,
    LANDS,
    LUTAO,
    NONE,
    PEOPLE_ARTEFACT,
    PROVINCE_COUNT,
    ROOM,
    RUNE_ARTEFACT,
    SHAPES,
)
from manawell.games.lutao.rules.holdings import required_rounds
from manawell.games.lutao.rules.powers import opponents
from manawell.games.lutao.state import BEGINNER, Position

POINT: Final = 1.1
"""One point per round."""
LAND: Final = 1.6
"""One point from a complete land, which the others can spoil."""
CITY: Final = 2.2
SPELL: Final = 0.7
STICK: Final = 0.45
SHIP: Final = 2.6
FOOTHOLD: Final = 14.0
FURTHER: Final = 4.0
"""The first province on Lutao, and every other one."""
INNER: Final = 2.0
ARTEFACT: Final = 6.0
STORM: Final = 24.0
"""The city of Lutao, times the chance of taking it with the armies next to it."""
HELD: Final = 32.0
ROUND_HELD: Final = 36.0
RESERVE: Final = 1.15
ON_ISLAND: Final = 1.5
NEAR_LAUNCH: Final = 0.7
CROWDED: Final = 0.5
"""The cost of every army above the limit, since it is lost in the end."""
SPREAD: Final = 14.0
"""A lead of this much wins about three games in four."""


def chance(a: int, d: int, city: bool, golems: bool) -> float:
    """Roughly how likely this many attackers are to win."""
    if a <= 0:
        return 0.0
    if d <= 0:
        return 1.0
    if golems:
        edge = 1.35 * (a - 1.8 * d) if city else 3.5 * (a - 1.3 * d)
    elif city:
        edge = 2.0 * (a - 1.6 * d) / sqrt(d)
    else:
        edge = 3.0 * (a - d - 0.5) / sqrt(d)
    return 1.0 / (1.0 + exp(-edge)) if edge > -30.0 else 0.0


def losses(d: int, city: bool, golems: bool) -> float:
    """What winners lose on average."""
    if golems:
        return (1.5 if city else 0.8) * d
    return (1.25 if city else 0.75) * d


def crossing(p: Position, province: int) -> int:
    """Sticks for the shortest voyage to Lutao: of a ship that lies here, or of one that could."""
    ways, ships = p.chart.crossings(), p.ships[province]
    best = NO_WAY
    for direction in range(6):
        if ships == 0 or ships >> direction & 1:
            best = min(best, ways[edge_of(province, direction)])
    return best


def launch_of(p: Position, people: int) -> int:
    """The people's province to sail from, or NONE."""
    best, place = -99.0, NONE
    for province in range(LUTAO):
        way = crossing(p, province) if p.owner[province] == people else NO_WAY
        if way == NO_WAY:
            continue
        worth = 0.3 * p.armies[province] - 1.2 * way + (6.0 if p.ships[province] else 0.0)
        worth += 0.2 * len([near for near in p.chart.near[province] if p.owner[near] == people])
        if worth > best:
            best, place = worth, province
    return place


def worth(p: Position, people: int) -> float:
    """The worth of all a people has, in armies."""
    one = p.peoples[people]
    if one.out:
        return -40.0
    total = RESERVE * one.reserve + CITY * 0.5 * one.cities + STICK * min(6, one.sticks + one.wind)
    total += SPELL * len(one.hand) + ARTEFACT * (int(one.people_artefact) + int(one.rune_artefact))
    total += SHIP * 0.4 * min(1, one.ships)
    total += _provinces(p, people)
    total += _lands(p, people)
    return total + _island(p, people)


def _provinces(p: Position, people: int) -> float:
    launch = launch_of(p, people)
    against = opponents(p, people)
    active = p.order[p.turn] if p.turn < len(p.order) else NONE
    near = p.chart.near[launch] if launch != NONE else []
    sea_ready = 0.0
    total = 0.0
    for province in range(PROVINCE_COUNT):
        owner = p.owner[province]
        attackers = p.attack[province]
        if owner != people and (attackers == 0 or active != people):
            continue
        points = GUARDS[province] * against if province >= LUTAO else 1
        value = POINT * points + (CITY if p.city[province] and province < LUTAO else 0.0)
        if attackers > 0:
            share, armies = _contested(p, province, owner == people)
            total += share * value + armies
            continue
        armies = float(p.armies[province])
        total += value + armies - CROWDED * max(0.0, armies - ROOM)
        if province >= LUTAO:
            total += ON_ISLAND * (armies - 1.0)
        elif province == launch:
            total += NEAR_LAUNCH * (armies - 1.0)
            if p.ships[province] and sea_ready == 0.0:
                sea_ready = SHIP - 0.3 * crossing(p, province)
        elif province in near:
            total += 0.5 * NEAR_LAUNCH * (armies - 1.0)
        if province < LUTAO:
            total -= _exposed(p, people, province, armies, value)
    return total + sea_ready


def _exposed(p: Position, people: int, province: int, armies: float, value: float) -> float:
    """What a neighbouring enemy may take."""
    strongest = 0
    mine = p.player_of(people)
    for near in p.chart.near[province]:
        other = p.owner[near]
        if other not in (NONE, GOLEMS) and p.player_of(other) != mine:
            strongest = max(strongest, p.armies[near] - 1)
    if strongest <= 0:
        return 0.0
    return 0.35 * (value + 0.5 * armies) * chance(strongest, int(armies), p.city[province], False)


def _contested(p: Position, province: int, defending: bool) -> tuple[float, float]:
    """The share of a contested province that belongs to a side, and the armies it will have there."""
    a, d = p.attack[province], p.armies[province]
    golems = p.owner[province] == GOLEMS
    won = chance(a, d, p.city[province], golems)
    if defending:
        return 1.0 - won, (1.0 - won) * max(1.0, d - 0.8 * losses(a, False, False))
    return won, won * max(1.0, a - losses(d, p.city[province], golems))


def _lands(p: Position, people: int) -> float:
    total = 0.0
    for land in range(len(LANDS)):
        size = len(SHAPES[land])
        own = 0
        for province in range(FIRST_OF[land], FIRST_OF[land] + size):
            if p.owner[province] == people and p.attack[province] == 0:
                own += 1
        share = own / size
        total += LAND * (2.0 if own == size else 0.0) + LAND * share * share
    return total


def _island(p: Position, people: int) -> float:
    """The way to the city of Lutao, and the hold on it."""
    city = LUTAO
    holds = p.controller == people and p.attack[city] == 0
    beside = 0.0
    total = 0.0
    footholds: list[float] = []
    active = p.order[p.turn] if p.turn < len(p.order) else NONE
    for province in range(LUTAO + 1, PROVINCE_COUNT):
        share, armies = 0.0, 0.0
        if p.attack[province] > 0 and active == people:
            share, armies = _contested(p, province, False)
        elif p.owner[province] == people:
            share, armies = 1.0, float(p.armies[province])
        if share <= 0.0:
            continue
        footholds.append(share)
        inner = city in p.chart.near[province]
        beside += max(0.0, armies - 1.0) * (1.0 if inner else 0.6)
        total += INNER * share if inner else 0.0
    total += (FOOTHOLD - FURTHER) * max(footholds) + FURTHER * sum(footholds) if footholds else 0.0
    total += _artefacts_near(p, people)
    if p.attack[city] > 0 and active == people:
        won, _ = _contested(p, city, False)
        return total + won * (HELD + ROUND_HELD / required_rounds(p, people))
    if holds:
        held = max(1, p.round - p.since + 1)
        safe = 1.0 - _threat(p, people)
        return total + HELD + safe * ROUND_HELD * (held + 1.0) / required_rounds(p, people)
    golems = p.owner[city] == GOLEMS
    return total + STORM * chance(int(beside), p.armies[city], True, golems)


def _artefacts_near(p: Position, people: int) -> float:
    """Standing next to one's own artefact."""
    one = p.peoples[people]
    if one.artefact_card == NONE:
        return 0.0
    total = 0.0
    for place, taken in (
        (PEOPLE_ARTEFACT[one.artefact_card], one.people_artefact),
        (RUNE_ARTEFACT[one.artefact_card], one.rune_artefact or p.mode == BEGINNER),
    ):
        if taken:
            continue
        if p.attack[place] > 0:
            total += 0.8 * ARTEFACT * chance(p.attack[place], p.armies[place], False, p.owner[place] == GOLEMS)
            continue
        for near in p.chart.near[place]:
            if p.owner[near] == people and p.armies[near] > 2:
                total += 0.8
                break
    return total


def _threat(p: Position, people: int) -> float:
    """How likely another people is to storm the city next."""
    worst = 0.0
    for other in p.order:
        if p.player_of(other) == p.player_of(people):
            continue
        beside = sum([p.armies[near] - 1 for near in p.chart.near[LUTAO] if p.owner[near] == other])
        worst = max(worst, chance(beside, p.armies[LUTAO], True, False))
    return worst


def lead_of(p: Position, player: int) -> float:
    """By how much a player is ahead of the best of the others."""
    mine = 0.0
    best = -99.0
    peoples = 0
    others = [0.0] * p.seats
    for people in range(len(p.peoples)):
        value = worth(p, people)
        if p.player_of(people) == player:
            mine += value
            peoples += 1
        else:
            others[p.player_of(people)] += value
    total = 0.0
    for other in range(p.seats):
        if other != player:
            best = max(best, others[other])
            total += others[other]
    mean = total / (p.seats - 1)
    return mine - 0.6 * best - 0.4 * mean


def value_of(p: Position, player: int) -> float:
    return 1.0 / (1.0 + exp(-lead_of(p, player) / SPREAD))
