"""How many cards a side draws, what cards do, what each side loses (LUT-9.6 to 9.10, 9.16 to 9.21)."""

from manawell.games.lutao import events
from manawell.games.lutao.components.tables import (
    CITY_HIT,
    COUNTED,
    DISCARDED_OF,
    DWARVES,
    FAERIES,
    FIXED,
    FIXED_OF,
    GIANTS,
    GOBLINS,
    GOLEMS,
    HIT,
    MISS,
    MOST_CARDS,
    MOST_CARDS_OF,
    NONE,
    ORCS,
    PER_ARMY,
    PER_ARMY_OF,
    PROVINCES,
    RETURNED,
    RETURNED_OF,
    SHIELD,
)
from manawell.games.lutao.rules.holdings import free_surplus, held_at, protects, send_home, take_hostages
from manawell.games.lutao.rules.powers import is_golem_battle, name_of, power_in_battle
from manawell.games.lutao.state import Battle, Position


def pieces(p: Position, battle: Battle, side: int) -> int:
    """Armies or golems of a side, without ghosts."""
    if side == 1:
        return p.armies[battle.province]
    return battle.golems if battle.sides[0].people == GOLEMS else p.attack[battle.province]


def returned_by(power: int) -> int:
    return RETURNED if power == NONE else RETURNED_OF[power]


def discarded_by(power: int) -> int:
    return 0 if power == NONE else DISCARDED_OF[power]


def cards_for(p: Position, battle: Battle, side: int) -> int:
    """The cards that a side draws in a combat round, before a gift of the Bards (LUT-9.6, 9.8, 9.9, 9.10, 9.11).

    Druids, Goblins, Orcs and Knights have numbers of their own (LUT-19.2, 19.2a, 19.5, 19.5a, 19.9, 19.9a, 19.11a).
    """
    one = battle.sides[side]
    if one.people == GOLEMS:
        return 0
    power = power_in_battle(p, battle, side)
    fixed = (FIXED if power == NONE else FIXED_OF[power]) + one.fixed
    per_army = (PER_ARMY if power == NONE else PER_ARMY_OF[power]) + one.per_army
    most = (MOST_CARDS if power == NONE else MOST_CARDS_OF[power]) + one.most
    if power_in_battle(p, battle, 1 - side) == ORCS:
        counted = 1 if one.size <= 2 else 2
    else:
        counted = min(one.size, COUNTED + one.counted)
    cards = min(most, fixed + per_army * counted)
    for _ in range(one.weak):
        if cards > returned_by(power) + discarded_by(power) + 1:
            cards -= 1
    return cards


def is_sheltered(p: Position, battle: Battle, side: int) -> bool:
    """LUT-9.3"""
    return side == 1 and p.city[battle.province]


def card_worth(card: int, power: int, city: bool, sheltered: bool) -> int:
    """What a card does to the other side (LUT-9.16, 9.17), including for Giants (LUT-19.10, 19.10a, 19.10b, 19.10c) and
    Goblins (LUT-19.5b).
    """
    if card in (MISS, SHIELD):
        return 0
    if card == HIT:
        return 0 if sheltered else 1
    if card == CITY_HIT:
        return 2 if power == GIANTS and not city else 1
    if power == GOBLINS:
        return 1
    return 1 if sheltered and power != GIANTS else 2


def cards_of(battle: Battle, side: int) -> list[int]:
    """The cards that count for a side, including one given by the Bards."""
    one = battle.sides[side]
    return one.played if one.given == NONE else one.played + [one.given]


def potential(p: Position, battle: Battle, side: int) -> int:
    """What a side's cards, or golems, may do to the other (LUT-9.16, 9.18, 15.5)."""
    one = battle.sides[side]
    if one.people == GOLEMS:
        return one.size
    power = power_in_battle(p, battle, side)
    city = p.city[battle.province]
    sheltered = is_sheltered(p, battle, 1 - side)
    return sum([card_worth(card, power, city, sheltered) for card in cards_of(battle, side)])


def strike(p: Position, battle: Battle) -> bool:
    """Both sides take their losses at the same time; returns whether anything was lost (LUT-9.20).

    Shields of Faeries that cancel a hit send one back (LUT-19.4, 19.4a, 19.4b).
    """
    against = [potential(p, battle, 1), potential(p, battle, 0)]
    shields = [cards_of(battle, side).count(SHIELD) for side in (0, 1)]
    blocked = [min(against[side], shields[side]) for side in (0, 1)]
    lost = False
    for side in (0, 1):
        reflected = 0
        if power_in_battle(p, battle, 1 - side) == FAERIES and not is_sheltered(p, battle, side):
            reflected = blocked[1 - side]
        lost = suffer(p, battle, side, against[side], shields[side], reflected) or lost
    return lost


def suffer(p: Position, battle: Battle, side: int, against: int, shields: int, reflected: int) -> bool:
    """One side's losses, in the order of the hooks; returns whether there were any (LUT-9.19, 9.21, 22.5).

    Dwarves ignore the first hit of a battle (LUT-19.12, 19.12a, 19.12b).
    """
    one = battle.sides[side]
    blocked = min(against + reflected, shields)
    left = against + reflected - blocked
    skin = min(left, one.skin)
    left -= skin
    ignored = 0
    if left > 0 and not one.used and power_in_battle(p, battle, side) == DWARVES:
        one.used = True
        ignored = 1
        left -= 1
    ghosts = min(left, one.ghosts)
    one.ghosts -= ghosts
    left -= ghosts
    if ghosts > 0:
        p.peoples[one.people].supply += ghosts
    captives = _lose_hostages(p, battle, side, left)
    left = min(left - captives, pieces(p, battle, side))
    _lose_pieces(p, battle, side, left)
    if p.journal is not None:
        name, province = name_of(p, one.people), PROVINCES[battle.province]
        steps = (against, blocked, reflected, skin, ignored, ghosts, captives, left, pieces(p, battle, side))
        p.journal.tell(events.HitsTaken(name, province, *steps))
    return ghosts + captives + left > 0


def _lose_hostages(p: Position, battle: Battle, side: int, hits: int) -> int:
    """Hostages take hits before armies do (LUT-20.9c, 20.9f)."""
    one = battle.sides[side]
    if hits < 1 or one.people == GOLEMS or is_golem_battle(battle) or not p.hostages:
        return 0
    if not protects(p, one.people, battle.province):
        return 0
    number = min(hits, held_at(p, battle.province, side == 0))
    if number > 0:
        send_home(p, take_hostages(p, battle.province, side == 0, number))
    return number


def _lose_pieces(p: Position, battle: Battle, side: int, number: int) -> None:
    one = battle.sides[side]
    province = battle.province
    if one.people == GOLEMS:
        p.golem_supply += number
        if side == 0:
            battle.golems -= number
        else:
            p.armies[province] -= number
        return
    one.lost += number
    p.peoples[one.people].supply += number
    if side == 0:
        p.attack[province] -= number
    else:
        p.armies[province] -= number
    if number > 0 and p.hostages:
        free_surplus(p, province, side == 0)
