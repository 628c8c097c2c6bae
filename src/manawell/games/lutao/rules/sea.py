"""Ships and their routes (LUT-8, 10.5, 20.7f)."""

from manawell.games.lutao import events
from manawell.games.lutao.components.cards import W3
from manawell.games.lutao.components.codes import (
    beside,
    edge_bit,
    edge_direction,
    edge_of,
    edge_province,
    fleet_place,
    ship_at_sea,
)
from manawell.games.lutao.components.tables import (
    COORDINATES,
    DIRECTIONS,
    LUTAO,
    NONE,
    PROVINCES,
)
from manawell.games.lutao.rules.entering import enter, tell_arrival, unmoved
from manawell.games.lutao.rules.holdings import held_at, owns, put_hostages
from manawell.games.lutao.rules.powers import name_of
from manawell.games.lutao.state import (
    BOARD,
    BUSY,
    BY_SEA,
    BY_SHIP,
    COURSE,
    FORMING,
    Group,
    Position,
    Vessel,
)
from manawell.kernel.event import Event


def vessel_in(p: Position) -> int:
    """The place in the fleet of the ship that sails, or NONE."""
    return fleet_place(p.source)


def sticks_of(p: Position, people: int, province: int) -> int:
    """Sticks that may pay for a route to a province (LUT-20.10c, 22.20)."""
    one = p.peoples[people]
    return one.sticks + one.wind + (one.bound_wind if province < LUTAO else 0)


def pay(p: Position, people: int, sticks: int, province: int) -> None:
    """Spends bound wind first, where allowed, then other wind, then the stock."""
    one = p.peoples[people]
    left = sticks
    if province < LUTAO:
        bound = min(left, one.bound_wind)
        one.bound_wind -= bound
        left -= bound
    wind = min(left, one.wind)
    one.wind -= wind
    one.sticks -= left - wind


def may_land(p: Position, people: int, province: int) -> bool:
    """LUT-8.10, 10.5, 20.7 f"""
    at_sea = vessel_in(p)
    if at_sea != NONE:
        vessel = p.fleet[at_sea]
        return province in (vessel.goal, edge_province(vessel.origin))
    own = owns(p, people, province)
    return own if p.step == FORMING else not own


def price(p: Position, length: int) -> int:
    """The sticks that a route of this many hexes costs (LUT-8.2, 8.6)."""
    return max(1, length - 1) if vessel_in(p) != NONE else length


def length_to(p: Position, goal: int) -> int:
    """Length of the shortest continuation of the route so far to a sea hex."""
    ways = p.chart.ways_to(goal)
    if p.route:
        return len(p.route) + ways[p.route[-1]]
    return 1 + min([ways[start] for start in first_hexes(p)])


def first_hexes(p: Position) -> list[int]:
    """Where the route may begin (LUT-8.3, 8.6)."""
    at_sea = vessel_in(p)
    return [p.fleet[at_sea].spot] if at_sea != NONE else p.chart.starts(p.source)


def landings(p: Position, people: int) -> list[int]:
    """The coastal edges that the ship can reach from the end of its route so far, ascending."""
    one = p.peoples[people]
    budget = one.sticks + one.wind + one.bound_wind
    if budget == 0:
        return []
    found = _landings(p, people, budget, False)
    found.sort()
    return found


def can_land(p: Position, people: int) -> bool:
    """Whether there is any such edge."""
    one = p.peoples[people]
    budget = one.sticks + one.wind + one.bound_wind
    return budget > 0 and bool(_landings(p, people, budget, True))


def _landings(p: Position, people: int, budget: int, one_is_enough: bool) -> list[int]:
    """The edges, the nearest first: the hexes are reached step by step, as far as the sticks can pay."""
    most = budget + 1 if vessel_in(p) != NONE else budget
    length = max(1, len(p.route))
    spots = [p.route[-1]] if p.route else first_hexes(p)
    reached = set(spots)
    found: list[int] = []
    legal: dict[int, bool] = {}
    while spots:
        cost = price(p, length)
        for spot in spots:
            for edge in p.chart.harbours[spot]:
                province = edge_province(edge)
                if province not in legal:
                    legal[province] = may_land(p, people, province)
                if legal[province] and cost <= sticks_of(p, people, province):
                    found.append(edge)
                    if one_is_enough:
                        return found
        if length >= most:
            break
        farther: list[int] = []
        for spot in spots:
            for there in p.chart.courses[spot]:
                if there not in reached:
                    reached.add(there)
                    farther.append(there)
        spots = farther
        length += 1
    return found


def next_hexes(p: Position, people: int) -> list[int]:
    """Hexes that may be added to the route with a landing still affordable, ascending."""
    steps = p.chart.courses[p.route[-1]] if p.route else first_hexes(p)
    route = p.route
    found = []
    for spot in steps:
        p.route = route + [spot]
        if can_land(p, people):
            found.append(spot)
    p.route = route
    return sorted(found)


def can_sail(p: Position, people: int, edge: int) -> bool:
    """A ship on this edge may make a voyage now (LUT-8.8, 8.9, 10.5)."""
    province = edge_province(edge)
    if p.sailed[province] & edge_bit(edge) or unmoved(p, province) < 1:
        return False
    return can_go(p, people, edge)


def can_go(p: Position, people: int, source: int) -> bool:
    """A ship, on an edge or at sea, can reach and afford some landing."""
    before, route = p.source, p.route
    p.source, p.route = source, []
    found = can_land(p, people)
    p.source, p.route = before, route
    return found


def sailing_edges(p: Position, people: int) -> list[int]:
    """The edges with ships that may sail, ascending."""
    one = p.peoples[people]
    if one.sticks + one.wind + one.bound_wind == 0:
        return []
    return [
        edge_of(province, direction)
        for province, ships in enumerate(p.ships)
        if ships and owns(p, people, province)
        for direction in range(6)
        if ships >> direction & 1 and can_sail(p, people, edge_of(province, direction))
    ]


def sailing_vessels(p: Position, people: int) -> list[int]:
    """Places in the fleet of ships at sea that may sail on (LUT-20.7f)."""
    return [
        place
        for place, vessel in enumerate(p.fleet)
        if vessel.people == people and not vessel.stayed and can_go(p, people, ship_at_sea(place))
    ]


def choose_ship(p: Position, source: int) -> None:
    """A ship is picked; one at sea already has its armies aboard."""
    p.source = source
    p.route = []
    p.captives = [0, 0, 0, 0]
    p.aboard = 0
    at_sea = vessel_in(p)
    if at_sea == NONE:
        p.phase = BOARD
        return
    p.aboard = p.fleet[at_sea].armies
    p.captives = p.fleet[at_sea].hostages
    p.phase = COURSE


def declare_leg(p: Position, people: int, edge: int) -> None:
    """The course is set: sticks are put aside, and a Storm may come (LUT-8.15)."""
    p.route = course_to(p, p.chart.shores[edge])
    p.goal = edge
    p.paid = price(p, len(p.route))
    pay(p, people, p.paid, edge_province(edge))
    p.window = W3
    p.poll = 0
    p.phase = BUSY
    if p.journal is not None:
        at_sea = vessel_in(p) != NONE
        route = tuple([f"{q},{r}" for q, r in [COORDINATES[spot] for spot in p.route]])
        p.journal.tell(
            events.VoyageDeclared(
                name_of(p, people),
                "none" if at_sea else PROVINCES[edge_province(p.source)],
                PROVINCES[edge_province(edge)],
                DIRECTIONS[edge_direction(edge)],
                p.aboard,
                sum(p.captives),
                route,
                p.paid,
            )
        )


def course_to(p: Position, goal: int) -> list[int]:
    """The route so far, completed by a shortest way: the earliest start, then the lowest directions."""
    ways = p.chart.ways_to(goal)
    route = p.route[:]
    if not route:
        starts = first_hexes(p)
        nearest = min([(ways[start], place) for place, start in enumerate(starts)])
        route.append(starts[nearest[1]])
    while route[-1] != goal:
        here = route[-1]
        for direction in range(6):
            there = beside(here, direction)
            if there != NONE and ways[there] == ways[here] - 1:
                route.append(there)
                break
    return route


def arrive(p: Position, people: int) -> None:
    """Nobody stopped the ship: it now lies on its landing edge (LUT-8.11, 8.12, 8.13)."""
    edge = p.goal
    province, bit = edge_province(edge), edge_bit(edge)
    at_sea = vessel_in(p)
    origin = p.fleet[at_sea].origin if at_sea != NONE else p.source
    if at_sea != NONE:
        p.fleet = p.fleet[:at_sea] + p.fleet[at_sea + 1 :]
    else:
        start = edge_province(p.source)
        p.ships[start] &= ~edge_bit(p.source)
        p.sailed[start] &= ~edge_bit(p.source)
    displaced = p.ships[province] & bit != 0
    p.ships[province] |= bit
    p.sailed[province] |= bit
    if p.step == FORMING:
        p.source = edge
        p.route = []
        if p.journal is not None:
            p.journal.tell(_landing(p, people, edge, p.aboard, displaced))
        return
    group = Group(province, BY_SEA if at_sea != NONE else BY_SHIP, origin, p.aboard, p.route)
    group.landing = edge
    armies, captives = p.aboard, p.captives
    clear_voyage(p)
    if p.journal is not None:
        tell_arrival(p, p.journal, _landing(p, people, edge, armies, displaced), people, province, armies)
    enter(p, people, province, armies, captives, group)


def _landing(p: Position, people: int, edge: int, armies: int, displaced: bool) -> Event:
    names = (PROVINCES[edge_province(edge)], DIRECTIONS[edge_direction(edge)])
    return events.ShipLanded(name_of(p, people), *names, armies, displaced)


def clear_voyage(p: Position) -> None:
    p.source = NONE
    p.goal = NONE
    p.aboard = 0
    p.captives = [0, 0, 0, 0]
    p.route = []
    p.paid = 0


def go_ashore(p: Position) -> None:
    """All armies aboard leave the ship at its own province; they have moved."""
    province = edge_province(p.source)
    p.armies[province] += p.aboard
    p.moved[province] += p.aboard
    put_hostages(p, province, False, p.captives)
    clear_voyage(p)


def blow_back(p: Position, people: int) -> None:
    """A Storm: the ship stays and has made its voyage (LUT-22.19)."""
    if p.journal is not None:
        p.journal.tell(events.VoyageStopped(name_of(p, people), p.paid))
    at_sea = vessel_in(p)
    if at_sea == NONE:
        p.sailed[edge_province(p.source)] |= edge_bit(p.source)
        go_ashore(p)
        return
    held = p.fleet[at_sea].with_aboard(p.aboard, p.captives)
    held.stayed = True
    p.fleet = p.fleet[:at_sea] + [held] + p.fleet[at_sea + 1 :]
    clear_voyage(p)


def sink_idle_ships(p: Position, people: int) -> None:
    """Ships at sea that did not sail in this movement step are lost (LUT-20.7f)."""
    kept: list[Vessel] = []
    for vessel in p.fleet:
        if vessel.people != people:
            kept.append(vessel)
        elif vessel.stayed:
            kept.append(vessel.with_aboard(vessel.armies, vessel.hostages))
            kept[-1].stayed = False
        else:
            drown(p, people, vessel.armies, vessel.hostages)
            if p.journal is not None:
                p.journal.tell(events.ShipLost(name_of(p, people), vessel.armies))
    p.fleet = kept


def drown(p: Position, people: int, armies: int, captives: list[int]) -> None:
    """Armies return to their supply, hostages to theirs."""
    p.peoples[people].supply += armies
    for other in range(len(captives)):
        if captives[other] > 0:
            p.peoples[other].supply += captives[other]


# Boarding: at the start, and at every stop of a voyage in the formation step.


def boarding_spans(p: Position, province: int) -> list[tuple[int, int, int]]:
    """By number of armies that board, from 0: how many hostages at least and at most may go with them."""
    held = held_at(p, province)
    there = p.armies[province]
    most = max(0, unmoved(p, province))
    return [(number, max(0, held - (there - number)), min(number, held)) for number in range(most + 1)]


def ashore_spans(p: Position) -> list[tuple[int, int, int]]:
    """By number of armies that go ashore at a stop, from 0; an army must be aboard when the ship sails on."""
    captives = sum(p.captives)
    province = edge_province(p.source)
    spans = []
    for number in range(p.aboard + 1):
        joining = min(p.armies[province] - p.moved[province], p.armies[province] + number - 1)
        if number < p.aboard or joining > 0:
            spans.append((number, max(0, captives - (p.aboard - number)), min(number, captives)))
    return spans
