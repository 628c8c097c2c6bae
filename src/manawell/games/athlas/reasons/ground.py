"""Where a move leaves the mover's units: in the way, out of reach, on the short way, near a relic."""

from collections.abc import Iterator
from typing import Any, Final

from manawell.games.athlas.components.cards import CARD_IDS
from manawell.games.athlas.components.tables import AMPHIBIOUS, DISTANCE, FIELDS, FLYING, NONE, RELICS, WATER
from manawell.games.athlas.reasons.deed import Deed, holders, units
from manawell.games.athlas.reasons.outlook import activations, played, their_turn, ways
from manawell.games.athlas.reasons.relics import nearest
from manawell.games.athlas.rules.actions import END, SUMMON_AT, USE, ability_in, digits, field_in
from manawell.games.athlas.rules.turn import Athlas
from manawell.games.athlas.rules.units import can_hold, flying, living
from manawell.games.athlas.state import ACT

FAR: Final = 4
"""An enemy so many steps from a relic is no danger yet."""
NEAR: Final = 2
ENOUGH: Final = 2
"""So many units that can hold relics: the next one is nothing special."""


def moved(deed: Deed) -> list[tuple[int, int]]:
    """The mover's units that stand elsewhere now: their numbers before and after."""
    was, now = units(deed.before), units(deed.after)
    pairs = [(was[name], now[name]) for name in was if name in now and deed.active]
    return [
        (old, new)
        for old, new in pairs
        if deed.after.owner_of(new) == deed.seat and deed.before.core.place[old] != deed.after.core.place[new]
    ]


def blocks(deed: Deed) -> Iterator[dict[str, Any]]:
    """A unit comes to stand on every shortest way of the nearest enemy to a relic that nobody holds."""
    for old, new in moved(deed):
        free = [number for number, relic in enumerate(RELICS) if relic not in holders(deed.after)]
        for number in free:
            goal = deed.after.core.relics[number]
            if _bars(deed.after, new, goal, deed.seat) and not _bars(deed.before, old, goal, deed.seat):
                yield {"relic": RELICS[number]}


def _bars(p: Athlas, unit: int, goal: int, seat: int) -> bool:
    enemies = [other for other in living(p) if p.owner_of(other) != seat and can_hold(p, other)]
    steps = sorted((ways(p, other).get(goal, FIELDS), other) for other in enemies)
    place = p.core.place[unit]
    if not steps or steps[0][0] > FAR or place == goal:
        return False
    return all(ways(p, other, place).get(goal, FIELDS) > way for way, other in steps if way == steps[0][0])


def out_of_reach(deed: Deed) -> Iterator[dict[str, Any]]:
    """An enemy could have struck the unit in the next turn with this card, after a move at most, and no longer can."""
    if deed.move < USE or deed.before.active != deed.seat or deed.after.phase != ACT:
        return
    for old, new in moved(deed):
        safe = [pair for pair in _strikers(deed.before, old) if pair not in _strikers(deed.after, new)]
        if not safe:
            continue
        feared = their_turn(deed.before, deed.seat)
        coming = their_turn(deed.after, deed.seat)
        if feared is None or coming is None:
            return
        name = deed.before.core.name[old]
        struck = _struck_with(feared, name)
        still = _struck_with(coming, name)
        for card in sorted(struck - still):
            if any(card == ability_card for _, ability_card in safe):
                yield {"card": CARD_IDS[card]}


def _strikers(p: Athlas, unit: int) -> set[tuple[int, int]]:
    """Names of enemies, and their cards with an attack that reaches the unit after a move, as the crow flies."""
    here = p.core.place[unit]
    found = set()
    for other in living(p):
        if p.owner_of(other) == p.owner_of(unit):
            continue
        stride = 2 if flying(p, other) else 1
        for card in p.alpha_of(other).cards:
            reach = max((a.most for a in _abilities(p, card) if a.attacks), default=NONE)
            if reach > 0 and DISTANCE[here * FIELDS + p.core.place[other]] <= reach + stride:
                found.add((p.core.name[other], card))
    return found


def _abilities(p: Athlas, card: int) -> list[Any]:
    return [p.table.abilities[number] for number in p.table.cards[card].abilities]


def _struck_with(turn: Athlas, name: int) -> set[int]:
    """The cards with which some unit can attack this one, at once or after another ability."""
    found: set[int] = set()
    for begun in activations(turn):
        for move in begun.moves():
            if move >= USE:
                found |= _attack(begun, move, name)
                if begun.table.abilities[ability_in(move)].moves_user:
                    after = played(begun, move)
                    if after.phase == ACT and after.active == begun.active:
                        found |= {card for second in after.moves() for card in _attack(after, second, name)}
    return found


def _attack(p: Athlas, move: int, name: int) -> set[int]:
    ability = p.table.abilities[ability_in(move)] if move >= USE else None
    unit = units(p).get(name, NONE)
    hits = ability is not None and ability.attacks and unit != NONE and field_in(move) == p.core.place[unit]
    return {ability.card} if hits and ability is not None else set()


def flyer_safe(deed: Deed) -> Iterator[dict[str, Any]]:
    """A flyer ends its activation where blows of range 1 from the ground cannot reach it (ATH-16)."""
    frames = deed.before.core.frames
    if deed.move != END or deed.before.phase != ACT or not frames:
        return
    p, unit = deed.before, frames[-1].unit
    if unit == NONE or p.owner_of(unit) != deed.seat or not flying(p, unit) or p.core.exposed >> unit & 1:
        return
    here = p.core.place[unit]
    for other in living(p):
        close = DISTANCE[here * FIELDS + p.core.place[other]] <= NEAR and not flying(p, other)
        if close and p.owner_of(other) != deed.seat and _melee(p, other):
            yield {}
            return


def _melee(p: Athlas, unit: int) -> bool:
    return any(a.attacks and a.most == 1 for card in p.alpha_of(unit).cards for a in _abilities(p, card))


def short_water(deed: Deed) -> Iterator[dict[str, Any]]:
    """A swimmer stands in water, nearer to a relic than it could have come on dry land."""
    for old, new in moved(deed):
        p = deed.after
        place, flags = p.core.place[new], p.core.flags[new]
        if p.core.terrain[place] != WATER or not flags & AMPHIBIOUS or flags & FLYING:
            continue
        goal = nearest(p, new, deed.seat)
        if goal is None or not 0 < goal[0] < ways(deed.before, old).get(p.core.relics[goal[1]], 0):
            continue
        dry = ways(deed.before, old, swims=False).get(p.core.relics[goal[1]], FIELDS)
        if dry > 1 + goal[0]:
            yield {"relic": RELICS[goal[1]]}


def summons_near(deed: Deed) -> Iterator[dict[str, Any]]:
    """A new unit could take a relic, and of the fields on which it can be summoned some are farther, none nearer."""
    fresh = _summoned(deed)
    found = nearest(deed.after, fresh[0], deed.seat) if fresh else None
    if found is None:
        return
    p, alpha = deed.after.clone(), _alpha_in(deed.move)
    fields = {digits(move)[2] for move in deed.before.moves() if SUMMON_AT <= move < USE and _alpha_in(move) == alpha}
    others = []
    for field in fields:
        p.core.place[fresh[0]] = field
        others.append((nearest(p, fresh[0], deed.seat) or (FIELDS, NONE))[0])
    if min(others) == found[0] < max(others):
        yield {"relic": RELICS[found[1]], "count": found[0]}


def summons_carrier(deed: Deed) -> Iterator[dict[str, Any]]:
    """A new unit can hold relics, and at most one other unit of the mover can (ATH-17.2)."""
    for unit in _summoned(deed):
        others = [other for other in _comrades(deed, unit) if can_hold(deed.after, other)]
        if can_hold(deed.after, unit) and len(others) < ENOUGH:
            yield {"count": len(others)}


def summons_reach(deed: Deed) -> Iterator[dict[str, Any]]:
    """A new unit strikes from farther away than any other unit of the mover."""
    for unit in _summoned(deed):
        reach, others = _reach(deed.after, unit), [_reach(deed.after, other) for other in _comrades(deed, unit)]
        if others and reach > max(1, *others):
            yield {"count": reach}


def summons_flyer(deed: Deed) -> Iterator[dict[str, Any]]:
    """A new unit flies, and no other unit of the mover does."""
    for unit in _summoned(deed):
        if flying(deed.after, unit) and not any(flying(deed.after, other) for other in _comrades(deed, unit)):
            yield {}


def _summoned(deed: Deed) -> list[int]:
    """The unit that the move has summoned, if it has."""
    was = units(deed.before) if SUMMON_AT <= deed.move < USE else units(deed.after)
    return [unit for name, unit in units(deed.after).items() if name not in was]


def _comrades(deed: Deed, unit: int) -> list[int]:
    return [other for other in living(deed.after) if other != unit and deed.after.owner_of(other) == deed.seat]


def _reach(p: Athlas, unit: int) -> int:
    """The greatest range of its attacks as its cards say."""
    return max((a.most for card in p.alpha_of(unit).cards for a in _abilities(p, card) if a.attacks), default=NONE)


def _alpha_in(move: int) -> int:
    return digits(move)[1]
