"""Reasons of those who place, build, buy and regroup."""

from typing import Final

from manawell.games.lutao.components.chart import NO_WAY
from manawell.games.lutao.components.codes import edge_of
from manawell.games.lutao.components.tables import (
    GOLEMS,
    LAND_OF,
    LUTAO,
    NONE,
    PROVINCES,
    ROOM,
    SHIP_PRICE,
    STICK_PRICE,
)
from manawell.games.lutao.reasons.case import Case
from manawell.games.lutao.reasons.conquest import Values
from manawell.games.lutao.rules.actions import (
    ARMIES,
    CITIES,
    CITY,
    LAND,
    SHIP,
    SHIPS,
    STICKS,
    TO,
    kind_of,
    one_of,
    two_of,
)
from manawell.games.lutao.rules.buying import price_of
from manawell.games.lutao.rules.holdings import own_provinces, owns
from manawell.games.lutao.rules.powers import name_of
from manawell.games.lutao.rules.scoring import complete_lands
from manawell.games.lutao.state import FORMING, PLACE

PURCHASE: Final = (ARMIES, SHIPS, CITIES, STICKS)


def holds_city(case: Case) -> Values:
    """More armies for the city of Lutao, where others could attack (LUT-17.2)."""
    province, armies = case.added
    if province != LUTAO or case.p.controller != case.people or sum(case.foes_beside(LUTAO)) < 1:
        return None
    return {"armies": case.p.armies[LUTAO] + armies}


def gathers(case: Case) -> Values:
    """Enough armies beside the city of Lutao to storm it: twice its defenders, and two."""
    p = case.p
    province, armies = (case.conquest, case.arriving) if case.is_free else case.added
    if case.fears_traps or province not in p.chart.near[LUTAO] or p.owner[LUTAO] == case.people:
        return None
    beside = [near for near in p.chart.near[LUTAO] if owns(p, case.people, near)]
    before = sum([p.armies[near] - 1 for near in beside])
    leaving = armies if case.target != NONE and case.kind != LAND and p.source in beside else 0
    after = before - leaving + armies - int(province not in beside)
    needed = 2 * p.armies[LUTAO] + 2
    return {"armies": after} if before < needed <= after else None


def island(case: Case) -> Values:
    """New armies need no ship where the mover already stands."""
    province, _ = case.added
    return {} if province >= LUTAO and case.target == NONE else None


def launches(case: Case) -> Values:
    """On a free coast from which the way to Lutao is shortest (LUT-8.2)."""
    if case.p.phase != PLACE or case.kind != SHIP or case.one >= LUTAO:
        return None
    ways = case.p.chart.crossings()
    sticks = ways[edge_of(case.one, case.two)]
    free = [(one_of(move), two_of(move)) for move in case.p.moves() if kind_of(move) == SHIP]
    best = min([ways[edge_of(province, direction)] for province, direction in free if province < LUTAO])
    return {"sticks": sticks} if sticks == best < NO_WAY else None


def crossing(case: Case) -> Values:
    """Before, a ship or sticks for the way to Lutao were missing; now they are there."""
    if case.kind not in (SHIPS, STICKS):
        return None
    one = case.p.peoples[case.people]
    ships = one.ships + (case.one if case.kind == SHIPS else 0)
    sticks = one.sticks + (case.one if case.kind == STICKS else 0)
    way = _way(case, ships)
    return {"sticks": way} if way <= sticks and _way(case, one.ships) > one.sticks else None


def _way(case: Case, ships: int) -> int:
    """Sticks of the shortest way to Lutao, for a ship on the coast or one that will be placed; NO_WAY without one."""
    p, ways = case.p, case.p.chart.crossings()
    edges = [
        edge_of(province, direction)
        for province in own_provinces(p, case.people)
        for direction in range(6)
        if province < LUTAO and (ships > 0 or p.ships[province] >> direction & 1)
    ]
    return min([ways[edge] for edge in edges], default=NO_WAY)


def founds(case: Case) -> Values:
    """LUT-12.2, 13.1"""
    if case.kind != CITY:
        return None
    complete = LAND_OF[case.one] in complete_lands(case.p, case.people)
    return {"points": 1 + int(complete)}


def guards(case: Case) -> Values:
    """The strongest foe next door could bring more armies than there were, and no more than there are now."""
    province, armies = case.added
    if province in (NONE, LUTAO):
        return None
    before, strongest = case.p.armies[province], max(case.foes_beside(province), default=0)
    if not before < strongest <= before + armies:
        return None
    return {"province": PROVINCES[province], "armies": strongest}


def readies(case: Case) -> Values:
    """Armies that can leave come to be twice as many as those in a province of others next door."""
    p = case.p
    province, armies = case.added
    if province == NONE:
        return None
    before = p.armies[province] - 1
    hostile = [near for near in p.chart.near[province] if p.owner[near] == GOLEMS or case.is_foe(p.owner[near])]
    found = [(p.armies[near], near) for near in hostile if before < 2 * p.armies[near] <= before + armies]
    if not found:
        return None
    others, near = max(found)
    return {"armies": before + armies, "others": others, "province": PROVINCES[near]}


def border(case: Case) -> Values:
    """New armies, or some from where no foe is near, stand next to the strongest foe there."""
    p = case.p
    province, armies = case.added
    if armies < 1 or (case.target != NONE and case.foes_beside(p.source)):
        return None
    foes = [(p.armies[near], p.owner[near]) for near in p.chart.near[province] if case.is_foe(p.owner[near])]
    return {"province": PROVINCES[province], "people": name_of(p, max(foes)[1])} if foes else None


def leaves_crossing(case: Case) -> Values:
    """The points that are left pay for what is missing for the way to Lutao, where the mover has no province yet."""
    if case.kind not in (ARMIES, SHIPS, CITIES) or case.one == 0 or case.footholds():
        return None
    one = case.p.peoples[case.people]
    left = one.budget - price_of(case.p.phase, case.one)
    ships = one.ships + (case.one if case.kind == SHIPS else 0)
    costs = [_missing(case, ships)]
    if case.kind == ARMIES:
        costs.append(SHIP_PRICE + _missing(case, ships + 1))
    return {"points": left} if 0 < min(costs) <= left else None


def _missing(case: Case, ships: int) -> int:
    """What the sticks for the way cost that are not there yet."""
    return STICK_PRICE * max(0, _way(case, ships) - case.p.peoples[case.people].sticks)


def saves_surplus(case: Case) -> Values:
    """Fewer armies are lost at the end of the formation step, at best if the number is not chosen yet (LUT-10.4)."""
    p = case.p
    if p.step != FORMING or case.target == NONE or case.fears_traps:
        return None
    numbers = range(1, case.arriving + 1) if case.kind == TO else [case.arriving]
    saved = max(_surplus_saved(case, number) for number in numbers)
    return {"armies": saved} if saved > 0 else None


def _surplus_saved(case: Case, number: int) -> int:
    source, target = case.p.armies[case.p.source], case.p.armies[case.target]
    return _above(source) + _above(target) - _above(source - number) - _above(target + number)


def _above(armies: int) -> int:
    return max(0, armies - ROOM)


def spends_all(case: Case) -> Values:
    if case.kind not in PURCHASE or case.one == 0:
        return None
    left = case.p.peoples[case.people].budget - price_of(case.p.phase, case.one)
    return {} if left == 0 else None
