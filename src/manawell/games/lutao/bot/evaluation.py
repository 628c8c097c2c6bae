"""How good a position of Lutao looks: lands and armies, the way to the island, the hold on its city.

The unit of value is an army. Coming battles count with their odds (LUT-27.1).
"""

from math import exp
from typing import Final

from manawell.games.lutao.bot.battles import battle
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
LATER: Final = 0.4
"""The share of a threat that needs one more turn."""
DOOR: Final = 0.3
"""For whoever holds the city: what an empty province next to it costs."""
RESERVE: Final = 1.15
ON_ISLAND: Final = 1.5
NEAR_LAUNCH: Final = 0.7
CROWDED: Final = 0.5
"""The cost of every army above the limit, since it is lost in the end."""
GONE: Final = -40.0
"""The worth of a people that is out of the game."""
SPREAD: Final = 14.0
"""A lead of this much wins about three games in four."""

# The parts of what a people has.
IN_RESERVE: Final = 0
IN_STOCK: Final = 1
"""City markers, ships and sticks that are not on the board."""
IN_HAND: Final = 2
ARTEFACTS: Final = 3
PROVINCES: Final = 4
ARMIES: Final = 5
SETTING_OUT: Final = 6
"""What is ready to sail to Lutao."""
ASHORE: Final = 7
"""What armies on Lutao are worth in addition."""
AT_RISK: Final = 8
LAND_SHARES: Final = 9
FOOTHOLDS: Final = 10
NEAR_ARTEFACTS: Final = 11
CITY_OF_LUTAO: Final = 12
PARTS: Final = 13


def standing(p: Position, people: int, province: int) -> tuple[float, float]:
    """How likely a province is a people's own, and its armies there on average, once it is no longer contested."""
    owner, attackers = p.owner[province], p.attack[province]
    fight = p.battle
    if fight is not None and fight.golems > 0 and fight.province == province:
        if owner != people:
            return 0.0, 0.0
        stormed = battle(p, province, GOLEMS, fight.golems, p.armies[province])
        return stormed.held, stormed.kept
    if attackers == 0:
        return (1.0, float(p.armies[province])) if owner == people else (0.0, 0.0)
    active = p.active()
    if people not in (owner, active):
        return 0.0, 0.0
    found = battle(p, province, active, attackers, p.armies[province])
    return (found.held, found.kept) if owner == people else (found.won, found.left)


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


class Account:
    """What a people has, part by part, in armies."""

    def __init__(self, p: Position, people: int) -> None:
        self.people = people
        self.shares: list[float] = [0.0] * PROVINCE_COUNT
        self.forces: list[float] = [0.0] * PROVINCE_COUNT
        """By province: how likely it is its own, and its armies there on average, once nothing is contested."""
        self.parts: list[float] = [0.0] * PARTS
        self.launch: int = NONE
        """The province to sail from."""
        if p.peoples[people].out:
            self.parts[ARMIES] = GONE
            return
        self.launch = launch_of(p, people)
        self._take_stock(p)
        self._look_around(p)
        self._provinces(p)
        self._lands()
        self._island(p)
        self.parts[NEAR_ARTEFACTS] = _artefacts_near(p, people)
        self.parts[CITY_OF_LUTAO] = self._city(p)

    def worth(self) -> float:
        return sum(self.parts)

    def _take_stock(self, p: Position) -> None:
        one = p.peoples[self.people]
        parts = self.parts
        parts[IN_RESERVE] = RESERVE * one.reserve
        parts[IN_STOCK] = (
            CITY * 0.5 * one.cities + STICK * min(6, one.sticks + one.wind) + SHIP * 0.4 * min(1, one.ships)
        )
        parts[IN_HAND] = SPELL * len(one.hand)
        parts[ARTEFACTS] = ARTEFACT * (int(one.people_artefact) + int(one.rune_artefact))

    def _look_around(self, p: Position) -> None:
        stormed = p.battle.province if p.battle is not None and p.battle.golems > 0 else NONE
        for province in range(PROVINCE_COUNT):
            if p.attack[province] > 0 or province == stormed:
                self.shares[province], self.forces[province] = standing(p, self.people, province)
            elif p.owner[province] == self.people:
                self.shares[province] = 1.0
                self.forces[province] = float(p.armies[province])

    def _provinces(self, p: Position) -> None:
        against = opponents(p, self.people)
        near = p.chart.near[self.launch] if self.launch != NONE else []
        parts = self.parts
        for province in range(PROVINCE_COUNT):
            share, armies = self.shares[province], self.forces[province]
            if share <= 0.0:
                continue
            points = GUARDS[province] * against if province >= LUTAO else 1
            value = POINT * points + (CITY if p.city[province] and province < LUTAO else 0.0)
            parts[PROVINCES] += share * value
            parts[ARMIES] += armies - CROWDED * max(0.0, armies - ROOM)
            further = max(0.0, armies - share)
            if province >= LUTAO:
                parts[ASHORE] += ON_ISLAND * further
            elif province == self.launch:
                parts[SETTING_OUT] += NEAR_LAUNCH * further
                if p.ships[province]:
                    parts[SETTING_OUT] += SHIP - 0.3 * crossing(p, province)
            elif province in near:
                parts[SETTING_OUT] += 0.5 * NEAR_LAUNCH * further
            if province < LUTAO and p.attack[province] == 0:
                parts[AT_RISK] -= _exposed(p, self.people, province, armies, value)

    def _lands(self) -> None:
        for land in range(len(LANDS)):
            size = len(SHAPES[land])
            own, complete = 0.0, 1.0
            for province in range(FIRST_OF[land], FIRST_OF[land] + size):
                own += self.shares[province]
                complete *= self.shares[province]
            share = own / size
            self.parts[LAND_SHARES] += LAND * 2.0 * complete + LAND * share * share

    def _island(self, p: Position) -> None:
        """The way to the city of Lutao."""
        most, total = 0.0, 0.0
        for province in range(LUTAO + 1, PROVINCE_COUNT):
            share = self.shares[province]
            most = max(most, share)
            total += (FURTHER + INNER if LUTAO in p.chart.near[province] else FURTHER) * share
        self.parts[FOOTHOLDS] = (FOOTHOLD - FURTHER) * most + total

    def _city(self, p: Position) -> float:
        """The hold on the city of Lutao, or the chance of it."""
        share = self.shares[LUTAO]
        rounds = required_rounds(p, self.people)
        if p.controller == self.people:
            held = max(1, p.round - p.since + 1)
            safe = 1.0 - _threat(p, self.people) if p.attack[LUTAO] == 0 else 1.0
            return share * (HELD + safe * ROUND_HELD * (held + 1.0) / rounds) - DOOR * _doors(p)
        if p.attack[LUTAO] > 0 and p.active() == self.people:
            return share * (HELD + ROUND_HELD / rounds)
        beside = 0.0
        for province in range(LUTAO + 1, PROVINCE_COUNT):
            further = max(0.0, self.forces[province] - self.shares[province])
            beside += further if LUTAO in p.chart.near[province] else 0.6 * further
        return STORM * battle(p, LUTAO, self.people, int(beside), p.armies[LUTAO]).won


def _exposed(p: Position, people: int, province: int, armies: float, value: float) -> float:
    """What a neighbouring enemy may take."""
    strongest, whose = 0, NONE
    mine = p.player_of(people)
    for near in p.chart.near[province]:
        other = p.owner[near]
        if other not in (NONE, GOLEMS) and p.player_of(other) != mine and p.armies[near] - 1 > strongest:
            strongest, whose = p.armies[near] - 1, other
    if strongest <= 0:
        return 0.0
    return 0.35 * (value + 0.5 * armies) * battle(p, province, whose, strongest, p.armies[province]).won


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
            total += 0.8 * ARTEFACT * standing(p, people, place)[0] if p.active() == people else 0.0
            continue
        for near in p.chart.near[place]:
            if p.owner[near] == people and p.armies[near] > 2:
                total += 0.8
                break
    return total


def _threat(p: Position, people: int) -> float:
    """How likely another people is to storm the city next, or in the turn after."""
    worst = 0.0
    for other in p.order:
        if p.player_of(other) == p.player_of(people):
            continue
        beside, coming = 0.0, 0.0
        for near in p.chart.near[LUTAO]:
            share, armies = standing(p, other, near)
            beside += max(0.0, armies - share)
            coming += _coming(p, other, near)
        guards = p.armies[LUTAO]
        worst = max(worst, battle(p, LUTAO, other, int(beside), guards).won)
        if coming > 0.0:
            worst = max(worst, LATER * battle(p, LUTAO, other, int(beside + coming), guards).won)
    return worst


def _coming(p: Position, other: int, inner: int) -> float:
    """Armies of another people that may come through a province next to the city, empty or held by golems."""
    if p.owner[inner] not in (NONE, GOLEMS) or p.attack[inner] > 0:
        return 0.0
    spare = sum([p.armies[near] - 1 for near in p.chart.near[inner] if p.owner[near] == other and _is_outer(p, near)])
    return battle(p, inner, other, spare, p.armies[inner]).left


def _is_outer(p: Position, province: int) -> bool:
    return province != LUTAO and LUTAO not in p.chart.near[province]


def _doors(p: Position) -> int:
    """Empty provinces next to the city."""
    return len([near for near in p.chart.near[LUTAO] if p.owner[near] == NONE])


def totals(p: Position, accounts: list[Account]) -> list[float]:
    """By player: the worth of all they have."""
    found = [0.0] * p.seats
    for one in accounts:
        found[p.player_of(one.people)] += one.worth()
    return found


def lead_among(worths: list[float], player: int) -> float:
    """By how much a player is ahead, mostly of the best of the others."""
    best, total = -99.0, 0.0
    for other in range(len(worths)):
        if other != player:
            best = max(best, worths[other])
            total += worths[other]
    return worths[player] - 0.6 * best - 0.4 * total / (len(worths) - 1)


def lead_of(p: Position, player: int) -> float:
    """By how much a player is ahead of the others."""
    return lead_among(totals(p, [Account(p, people) for people in range(len(p.peoples))]), player)


def value_of(p: Position, player: int) -> float:
    return 1.0 / (1.0 + exp(-lead_of(p, player) / SPREAD))
