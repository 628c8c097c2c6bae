"""What reasons claim of where units stand: in the way, out of reach, in the water."""

from manawell.games.athlas.components.tables import TERRAINS
from manawell.games.athlas.information.view import TERRAIN_LETTERS, Board, Unit
from manawell.games.athlas.rules.turn import Athlas
from tests.athlas.deeds import (
    Case,
    Values,
    board,
    deeds,
    distance,
    everything,
    field,
    idle,
    keeper,
    legal,
    named,
    spot,
    steps,
    then,
)


def blocks_way(it: Case, values: Values) -> bool:
    """Without the unit that moved, the nearest enemies had a shorter way than with it; before, they had not."""
    goal = spot(it.now, values["relic"])
    enemies = [unit for unit in it.now.units if unit.seat == it.rival]
    best = min(way for unit in enemies if (way := holding_way(it.now, unit, goal)) is not None)
    first = [unit for unit in enemies if holding_way(it.now, unit, goal) == best]
    walked = [
        unit
        for unit in it.now.units
        if unit.seat == it.seat and unit.name in named(it.was) and field(unit) != field(named(it.was)[unit.name])
    ]
    free = keeper(it.now, values["relic"]) is None
    return free and any(all(longer(it.now, one, goal, field(unit), best) for one in first) for unit in walked)


def holding_way(there: Board, unit: Unit, goal: int) -> int | None:
    return None if "flying" in unit.flags and "bearer" not in unit.flags else steps(there, unit, goal)


def longer(there: Board, unit: Unit, goal: int, barred: int, best: int) -> bool:
    way = steps(there, unit, goal, barred)
    return way is None or way > best


def out_of_reach(it: Case, values: Values) -> bool:
    """Of all cards only those of that name count, in the rival's next turn, at once or after another ability."""
    movers = [
        unit.name
        for unit in it.now.units
        if unit.seat == it.seat and unit.name in named(it.was) and field(unit) != field(named(it.was)[unit.name])
    ]
    return any(
        values["card"] in struck_with(it.before, it.rival, name)
        and values["card"] not in struck_with(it.after, it.rival, name)
        for name in movers
    )


def struck_with(state: Athlas, rival: int, name: str) -> set[str]:
    """The cards whose attacks reach a unit in the next turn of the rival."""
    turn = idle(state, lambda here: here.active == rival and everything(here).phase in ("choose", "summon", "over"))
    if everything(turn).phase != "choose":
        return set()
    begun = [then(turn, text) for text in legal(turn) if text.startswith("act ")]
    after = [then(here, text) for here in begun for text in deeds(here, rival)]
    return {
        text.split()[1]
        for here in [*begun, *after]
        for text in deeds(here, rival)
        if text.startswith("use ") and is_aimed_at(here, text, name) and attacks_of(here, text.split()[1])
    }


def is_aimed_at(state: Athlas, text: str, name: str) -> bool:
    """By its name, or by its field."""
    unit = named(board(state)).get(name)
    return unit is not None and bool({name, f"{unit.q},{unit.r}"} & {*text.split()[2:3]})


def attacks_of(state: Athlas, card: str) -> bool:
    (found,) = [one for one in state.table.cards if one.id == card]
    return any(state.table.abilities[number].attacks for number in found.abilities)


def flyer_safe(it: Case, _: Values) -> bool:
    """No unit on the ground can strike it with range 1 in the next turn, and one that could is near."""
    frame = it.was.activations[-1]
    assert frame.unit is not None
    unit = named(it.was)[frame.unit]
    if "flying" not in unit.flags or unit.seat != it.seat or it.text != "end":
        return False
    turn = idle(
        it.after, lambda here: here.active == it.rival and everything(here).phase in ("choose", "summon", "over")
    )
    hit = []
    for first in (
        [text for text in legal(turn) if text.startswith("act ")] if everything(turn).phase == "choose" else []
    ):
        begun = then(turn, first)
        striker = named(board(begun))[first.split()[1]]
        if "flying" not in striker.flags:
            hit += [text for text in deeds(begun, it.rival) if unit.name in text.split() and short(begun, text)]
    near = [other for other in it.was.units if other.seat == it.rival and distance(field(other), field(unit)) <= 2]
    return bool(near) and not hit


def short(state: Athlas, text: str) -> bool:
    """An attack of range 1 only."""
    (card,) = [one for one in state.table.cards if one.id == text.split()[1]]
    found = [state.table.abilities[number] for number in card.abilities if state.table.abilities[number].attacks]
    return bool(found) and all(ability.most == 1 for ability in found)


def short_water(it: Case, values: Values) -> bool:
    return any(
        it.now.terrain[field(unit)] == TERRAIN_LETTERS[TERRAINS.index("water")]
        and (new := steps(it.now, unit, spot(it.now, values["relic"]))) is not None
        and (
            (dry := steps(it.was, named(it.was)[unit.name], spot(it.now, values["relic"]), dry=True)) is None
            or dry > new + 1
        )
        for unit in it.now.units
        if unit.seat == it.seat and unit.name in named(it.was) and "amphibious" in unit.flags
    )
