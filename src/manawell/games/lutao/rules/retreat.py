"""The Rune of Plagues drives the winners out (LUT-20.7)."""

from manawell.games.lutao import events
from manawell.games.lutao.components.codes import edge_bit, edge_province
from manawell.games.lutao.components.tables import NONE, PROVINCES
from manawell.games.lutao.rules.asking import ask
from manawell.games.lutao.rules.holdings import conquer, held_at, owns, put_hostages, send_home, take_hostages
from manawell.games.lutao.rules.powers import name_of
from manawell.games.lutao.state import (
    B_OWNER,
    BY_FLIGHT,
    BY_LAND,
    BY_SHIP,
    RETREAT,
    ROW,
    Battle,
    Group,
    Position,
    Vessel,
)


def begin_retreat(p: Position, battle: Battle) -> None:
    battle.shares = []
    battle.captive_shares = []
    battle.turn = 0
    if p.journal is not None:
        names = (name_of(p, battle.sides[1].people), name_of(p, battle.sides[0].people))
        p.journal.tell(events.PlagueBroke(*names, PROVINCES[battle.province]))


def groups_of(p: Position, battle: Battle) -> list[Group]:
    return [group for group in p.groups if group.province == battle.province]


def shares(p: Position, battle: Battle) -> list[tuple[int, int, int]]:
    """For the next group: armies that may go with it, each with the fewest and the most hostages (LUT-20.7b)."""
    groups = groups_of(p, battle)
    place = len(battle.shares)
    left = p.attack[battle.province] - sum(battle.shares)
    captives = held_at(p, battle.province, True) - sum(battle.captive_shares)
    later = sum([group.armies for group in groups[place + 1 :]])
    return [
        (number, max(0, captives - (left - number)), min(number, captives))
        for number in range(max(0, left - later), min(left, groups[place].armies) + 1)
    ]


def share(p: Position, battle: Battle, armies: int, hostages: int) -> None:
    battle.shares = battle.shares + [armies]
    battle.captive_shares = battle.captive_shares + [hostages]
    if p.journal is not None:
        p.journal.tell(events.RetreatShared(name_of(p, battle.sides[0].people), armies, hostages))


def retreat(p: Position, battle: Battle) -> None:
    """Divide up the survivors, then send one group after another home."""
    groups = groups_of(p, battle)
    people = battle.sides[0].people
    if len(battle.shares) < len(groups):
        open_shares = shares(p, battle)
        number, least, most = open_shares[0]
        if len(open_shares) == 1 and least == most:
            share(p, battle, number, least)
        else:
            ask(p, people, RETREAT)
        return
    if battle.turn == len(groups):
        battle.step = B_OWNER
        return
    group = groups[battle.turn]
    if battle.shares[battle.turn] == 0:
        battle.turn += 1
    elif group.kind in (BY_LAND, BY_FLIGHT):
        _walk_home(p, battle, group)
    elif _has_ship(groups, battle.turn) and row_choices(p, battle):
        ask(p, people, ROW)
    else:
        _give_up(p, battle)


def _has_ship(groups: list[Group], place: int) -> bool:
    """No later landing has pushed its ship aside (LUT-8.12)."""
    return all([other.landing != groups[place].landing for other in groups[place + 1 :]])


def row_choices(p: Position, battle: Battle) -> list[int]:
    """The sticks that a ship group may pay (LUT-20.7d)."""
    one = p.peoples[battle.sides[0].people]
    group = groups_of(p, battle)[battle.turn]
    sticks = one.sticks + one.wind + one.bound_wind
    return list(range(1, min(sticks, len(group.route)) + 1))


def _take_share(p: Position, battle: Battle) -> tuple[int, list[int]]:
    """The armies and hostages of the group whose turn it is leave the province."""
    armies = battle.shares[battle.turn]
    captives = take_hostages(p, battle.province, True, battle.captive_shares[battle.turn])
    p.attack[battle.province] -= armies
    battle.shares = battle.shares[: battle.turn] + [0] + battle.shares[battle.turn + 1 :]
    battle.captive_shares = battle.captive_shares[: battle.turn] + [0] + battle.captive_shares[battle.turn + 1 :]
    battle.turn += 1
    return armies, captives


def _walk_home(p: Position, battle: Battle, group: Group) -> None:
    armies, captives = _take_share(p, battle)
    _come_home(p, battle.sides[0].people, group.origin, armies, captives)


def _come_home(p: Position, people: int, province: int, armies: int, captives: list[int]) -> None:
    """Armies return to where they came from, or are lost if that province is foreign now (LUT-20.7c)."""
    lost = not owns(p, people, province) and p.owner[province] != NONE
    if p.journal is not None:
        origin = "none" if lost else PROVINCES[province]
        p.journal.tell(events.GroupRetreated(name_of(p, people), armies, origin, lost))
    if lost:
        p.peoples[people].supply += armies
        send_home(p, captives)
    elif p.owner[province] == NONE:
        conquer(p, people, province, armies, captives)
    else:
        p.armies[province] += armies
        put_hostages(p, province, False, captives)


def _give_up(p: Position, battle: Battle) -> None:
    """Without a stick, or without a ship, they are lost; the ship stays (LUT-20.7e)."""
    people = battle.sides[0].people
    armies, captives = _take_share(p, battle)
    p.peoples[people].supply += armies
    send_home(p, captives)
    if p.journal is not None:
        p.journal.tell(events.GroupRetreated(name_of(p, people), armies, "none", True))


def row_back(p: Position, battle: Battle, sticks: int) -> None:
    """The ship sails back along its route: home, or it waits at sea (LUT-20.7d)."""
    people = battle.sides[0].people
    group = groups_of(p, battle)[battle.turn]
    armies, captives = _take_share(p, battle)
    _pay_any(p, people, sticks)
    p.ships[battle.province] &= ~edge_bit(group.landing)
    if sticks == len(group.route) and group.kind == BY_SHIP:
        province = edge_province(group.origin)
        p.ships[province] |= edge_bit(group.origin)
        _come_home(p, people, province, armies, captives)
        return
    spot = group.route[len(group.route) - sticks]
    p.fleet = p.fleet + [Vessel(people, spot, armies, captives, battle.province, group.origin)]
    if p.journal is not None:
        p.journal.tell(events.GroupRetreated(name_of(p, people), armies, "none", False))


def _pay_any(p: Position, people: int, sticks: int) -> None:
    """A retreat is not a voyage: any stick may pay for it, temporary ones first."""
    one = p.peoples[people]
    bound = min(sticks, one.bound_wind)
    one.bound_wind -= bound
    wind = min(sticks - bound, one.wind)
    one.wind -= wind
    one.sticks -= sticks - bound - wind
