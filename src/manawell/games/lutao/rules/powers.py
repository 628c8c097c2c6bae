"""Which power and rune each people has now, and whether they work (LUT-1, 9.5, 15, 20)."""

from manawell.games.lutao.components.tables import (
    GOLEMS,
    HAND_LIMIT,
    LUTAO,
    MOONS,
    NONE,
    PEOPLES,
    SHAPESHIFTERS,
    WISDOM,
    WISE_LIMIT,
)
from manawell.games.lutao.state import PRO, Battle, Position


def name_of(p: Position, people: int) -> str:
    """How events name a people, the golems, or nobody."""
    if people == GOLEMS:
        return "golems"
    return "none" if people == NONE else PEOPLES[p.peoples[people].card]


def opponents(p: Position, people: int) -> int:
    """How many opposing players are still in the game (LUT-1.4)."""
    mine = p.player_of(people)
    if p.mode == PRO:
        return 1
    return len([other for other in p.order if p.player_of(other) != mine])


def power_of(p: Position, people: int) -> int:
    """The people whose power it has: its own, or the one borrowed by the Shapeshifters (LUT-19.8)."""
    one = p.peoples[people]
    return one.borrowed if one.card == SHAPESHIFTERS and one.borrowed != NONE else one.card


def rune_now(p: Position, people: int) -> int:
    """Its rune; of the Moons, the one assigned to its place (LUT-20.3)."""
    one = p.peoples[people]
    if one.out:
        return NONE
    if one.rune != MOONS or not one.moons:
        return one.rune
    place = p.order.index(people) if people in p.order else NONE
    return one.moons[place] if 0 <= place < len(one.moons) else NONE


def rune_of(p: Position, people: int) -> int:
    """Its rune unless it is suppressed (LUT-22.15)."""
    return NONE if p.peoples[people].banned else rune_now(p, people)


def holder_of(p: Position, rune: int) -> int:
    """The people that has a rune now, suppressed or not; NONE if nobody."""
    for people in p.order:
        if rune_now(p, people) == rune:
            return people
    return NONE


def rune_works(p: Position, people: int, rune: int, province: int) -> bool:
    """It has the rune, and on Lutao also its artefact (LUT-15.1, 15.2)."""
    if rune_of(p, people) != rune:
        return False
    return province < LUTAO or p.peoples[people].rune_artefact


def is_golem_battle(battle: Battle) -> bool:
    """LUT-9.4, 15.3, 21.12"""
    return battle.sides[0].people == GOLEMS or battle.sides[1].people == GOLEMS


def power_in_battle(p: Position, battle: Battle, side: int) -> int:
    """The power that a side uses in a battle, or NONE (LUT-9.5)."""
    one = battle.sides[side]
    if one.people == GOLEMS or battle.sides[1 - side].people == GOLEMS or one.silenced:
        return NONE
    if battle.province >= LUTAO and not p.peoples[one.people].people_artefact:
        return NONE
    return power_of(p, one.people)


def rune_in_battle(p: Position, battle: Battle, side: int, rune: int) -> bool:
    one = battle.sides[side]
    return not is_golem_battle(battle) and rune_works(p, one.people, rune, battle.province)


def hand_limit(p: Position, people: int) -> int:
    """LUT-13.2, 20.11b; the controller of the city of Lutao has none."""
    if p.controller == people:
        return 999
    return WISE_LIMIT if rune_of(p, people) == WISDOM else HAND_LIMIT
