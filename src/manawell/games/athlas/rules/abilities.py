"""What a unit can do: its abilities, their costs, and the legal targets (ATH-10, 11, 12, 15, 16)."""

from manawell.games.athlas.components.cards import (
    AT_ADJACENT,
    AT_ANY_OTHER,
    AT_ATTACK,
    AT_CHAINED,
    AT_EMPTY,
    AT_ENEMY,
    AT_EQUIPMENT,
    AT_FIELD,
    AT_NEAR_WATER,
    AT_NOT_CRATER,
    AT_NOT_PLAIN,
    AT_OWN,
    AT_OWN_OTHER,
    AT_PATH,
    AT_SELF,
    CLIFF_MODE,
    EQUIPMENT,
    FLY_MODE,
    HAND_OVER,
    LEVEL_MODE,
    MOVE,
    ON_TARGET_ALPHA,
    ONE_STEP,
    PUSH_ANY,
    PUSH_TOWARDS,
    SET_TERRAIN,
    SUMMON,
    A,
    Ability,
    M,
    T,
)
from manawell.games.athlas.components.tables import (
    AT_DISTANCE,
    BOUND,
    CARDS,
    CRATER,
    DISTANCE,
    FIELDS,
    FLYING,
    FROZEN,
    HILL,
    IMMOBILE,
    LEVEL,
    NEIGHBOUR,
    NEIGHBOURS,
    NONE,
    PARALYSED,
    PLAIN,
    RELICS,
    WATER,
)
from manawell.games.athlas.rules.actions import NO_FIELD, use
from manawell.games.athlas.rules.movement import allowed, can_be_pushed, may_land, relic_choices, straight_on
from manawell.games.athlas.rules.summoning import can_summon_at
from manawell.games.athlas.rules.terrain import can_change, cliff, connected, protected
from manawell.games.athlas.rules.units import alpha_at, artefacts, can_hold, flying, frozen, held_by
from manawell.games.athlas.state import PER_PLAYER, Frame, Position

FIELD_TARGETS = (AT_FIELD, AT_NOT_CRATER, AT_NOT_PLAIN)


def abilities_of(p: Position, unit: int) -> list[int]:
    """Basic abilities, those of its cards, and those of its artefacts that cost no T (ATH-10.1, C.22)."""
    found = p.alpha_of(unit).abilities
    for card in artefacts(p, unit):
        found = found + [number for number in p.table.cards[card].abilities if p.table.abilities[number].cost & T == 0]
    return found


def ability_moves(p: Position, frame: Frame) -> list[int]:
    """Everything the activated unit can do now."""
    found: list[int] = []
    unit = frame.unit
    for number in abilities_of(p, unit):
        ability = p.table.abilities[number]
        if affordable(p, frame, ability) and may_use(p, unit, ability, frame):
            found += targets(p, unit, frame.commander, ability)
    return found


def affordable(p: Position, frame: Frame, ability: Ability) -> bool:
    """M, A and T are available, and it was not used in this activation (ATH-10.2, 10.5)."""
    if frame.used >> ability.number & 1:
        return False
    cost = ability.cost
    if (cost & M and frame.moves == 0) or (cost & A and frame.actions == 0):
        return False
    return cost & T == 0 or p.core.markers[p.owner_of(frame.unit) * CARDS + ability.card] > 0


def may_use(p: Position, unit: int, ability: Ability, frame: Frame | None) -> bool:
    """Nothing forbids it, regardless of its cost (ATH-15.3, 16.6, 21.7, 23.5, C.1)."""
    flags = p.core.flags[unit]
    if (flags & PARALYSED and ability.cost & M) or (flags & BOUND and ability.cost & A):
        return False
    if ability.moves_user:
        if flags & IMMOBILE:
            return False
        flies = flags & FLYING != 0
        if ability.first.do == MOVE and (ability.first.mode == FLY_MODE) != flies:
            return False
        if flies and frame is not None and frame.actions == 0:
            return False
    return not ability.controls or len(p.core.frames) < 2


def targets(p: Position, unit: int, commander: int, ability: Ability) -> list[int]:
    """The ability with every legal choice, in notation numbers."""
    kind = ability.target
    if ability.number == HAND_OVER:
        return _hand_overs(p, unit, commander)
    if kind in (AT_ADJACENT, AT_EMPTY):
        return _summons(p, unit, commander, ability) if ability.first.do == SUMMON else _moves(p, unit, ability)
    if kind == AT_SELF:
        alpha = p.core.alpha[unit]
        useless = ability.only_heals and p.core.pools[alpha] >= alpha_at(p, alpha).life
        return [] if useless else [use(ability.number, NO_FIELD, 0, NONE, 0)]
    if kind in FIELD_TARGETS:
        return _fields(p, unit, ability)
    if kind == AT_PATH:
        return _paths(p, unit, ability)
    if kind == AT_EQUIPMENT:
        return _equipment(p, unit, ability)
    if kind == AT_ATTACK:
        return _attacks(p, unit, commander, ability)
    return _units(p, unit, commander, ability)


# Units.


def _units(p: Position, unit: int, commander: int, ability: Ability) -> list[int]:
    found: list[int] = []
    near = FIELDS * p.core.place[unit]
    chain = ability.target == AT_CHAINED
    for target, place in enumerate(p.core.place):
        if place == NONE or not (chain or ability.least <= DISTANCE[near + place] <= ability.most):
            continue  # most units are out of range, which is seen at once
        if is_target(p, unit, commander, ability, target):
            found += _announcements(p, unit, ability, target)
    return found


def is_target(p: Position, unit: int, commander: int, ability: Ability, target: int) -> bool:
    """ATH-10.6, 10.8, 11.2, 12.1, 12.4, 16.2"""
    core = p.core
    if core.flags[target] & FROZEN:
        return False
    kind = ability.target
    own = p.owner_of(target) == commander
    if kind in (AT_ENEMY, AT_CHAINED):
        if own:
            return False
    elif (kind in (AT_OWN, AT_OWN_OTHER)) and not own:
        return False
    if target == unit and kind in (AT_OWN_OTHER, AT_ANY_OTHER, AT_NEAR_WATER, AT_CHAINED):
        return False
    if ability.only_pushes and not can_be_pushed(p, target):
        return False
    if ability.only_heals and ability.first.on == ON_TARGET_ALPHA:
        alpha = core.alpha[target]
        if core.pools[alpha] >= alpha_at(p, alpha).life:
            return False
    if kind == AT_CHAINED:
        return chained(p, unit, target)
    if kind == AT_NEAR_WATER and not near_water(p, core.place[target]):
        return False
    return in_reach(p, unit, ability, target)


def in_reach(p: Position, unit: int, ability: Ability, target: int) -> bool:
    """Range, flying, protection and cliffs (ATH-11.2, 11.3, 12.1, 12.4, 12.6, 16.2)."""
    core = p.core
    here, there = core.place[unit], core.place[target]
    steps = DISTANCE[here * FIELDS + there]
    if not ability.least <= steps <= ability.most:
        return False
    if steps == 0:
        return True
    if flying(p, unit):
        return True
    if flying(p, target):
        return ability.most > 1 or core.exposed >> target & 1 == 1
    if ability.most == 1:
        return not cliff(p, here, there)
    return not protected(p, here, there)


def near_water(p: Position, field: int) -> bool:
    if p.core.terrain[field] == WATER:
        return True
    return any([p.core.terrain[near] == WATER for near in NEIGHBOURS[field]])


def chained(p: Position, unit: int, target: int) -> bool:
    """A chain of the target's terrain leads to a field next to the unit (ATH-C.20)."""
    field = p.core.place[target]
    if p.core.terrain[field] == PLAIN or flying(p, target):
        return False
    near = NEIGHBOURS[p.core.place[unit]]
    return any([link in near for link in connected(p, field)])


def _announcements(p: Position, unit: int, ability: Ability, target: int) -> list[int]:
    """One target with every direction, field of a push, or X."""
    field = p.core.place[target]
    first = ability.first
    if ability.only_pushes and first.direction == PUSH_ANY:
        return [
            use(ability.number, field, direction, NONE, 0)
            for direction in range(6)
            if may_land(p, target, NEIGHBOUR[6 * field + direction])
        ]
    if ability.only_pushes and first.direction == PUSH_TOWARDS:
        here = p.core.place[unit]
        return [
            use(ability.number, field, between, NONE, 0)
            for between in NEIGHBOURS[field]
            if DISTANCE[between * FIELDS + here] == 1 and may_land(p, target, between)
        ]
    if ability.pushes_away and not may_land(p, target, straight_on(p.core.place[unit], field)):
        return []
    if ability.x_most:
        most = min(ability.x_most, p.core.pools[p.core.alpha[unit]] - 1)
        return [use(ability.number, field, x, NONE, 0) for x in range(ability.x_least, most + 1)]
    return [use(ability.number, field, 0, NONE, 0)]


def _hand_overs(p: Position, unit: int, commander: int) -> list[int]:
    """ATH-15.4, 12.5, 17.2, 17.6"""
    loose = held_by(p, unit) & ~p.core.moved
    if loose == 0:
        return []
    core = p.core
    here = core.place[unit]
    found: list[int] = []
    for field in NEIGHBOURS[here]:
        target = core.occupant[field]
        if target == NONE or p.owner_of(target) != commander or frozen(p, target) or not can_hold(p, target):
            continue
        if (core.flags[unit] | core.flags[target]) & FLYING == 0 and cliff(p, here, field):
            continue
        for relic in range(len(RELICS)):
            if loose >> relic & 1 and allowed(p, target, field, relic):
                found.append(use(HAND_OVER, field, 0, relic, 0))
    return found


# Fields.


def _fields(p: Position, unit: int, ability: Ability) -> list[int]:
    """ATH-12.6: only the user's flying matters."""
    here = p.core.place[unit]
    found: list[int] = []
    for steps in range(ability.least, ability.most + 1):
        for field in AT_DISTANCE[here][steps]:
            if steps > 0 and not flying(p, unit):
                if ability.most == 1 and cliff(p, here, field):
                    continue
                if protected(p, here, field):
                    continue
            found += _changes(p, ability, field)
    return found


def _changes(p: Position, ability: Ability, field: int) -> list[int]:
    """ATH-C.5, C.7, 10.8, 13.9"""
    terrain = p.core.terrain[field]
    kind = ability.target
    if (kind == AT_NOT_CRATER and terrain == CRATER) or (kind == AT_NOT_PLAIN and terrain == PLAIN):
        return []
    first = ability.first
    if first.do != SET_TERRAIN:
        return [use(ability.number, field, 0, NONE, 0)]
    steps = one_step(terrain) if first.to == ONE_STEP else [first.to]
    return [use(ability.number, field, to, NONE, 0) for to in steps if can_change(p, field, to)]


def one_step(terrain: int) -> list[int]:
    """ATH-C.7"""
    return [HILL, CRATER] if terrain == PLAIN else [PLAIN]


def _moves(p: Position, unit: int, ability: Ability) -> list[int]:
    """Empty fields, each with the relics that could be taken along (ATH-15.1, 15.2, 15.3, 17.4)."""
    core = p.core
    here = core.place[unit]
    found: list[int] = []
    for steps in range(ability.least, ability.most + 1):
        for field in AT_DISTANCE[here][steps]:
            if core.occupant[field] != NONE or not _passable(p, here, field, ability):
                continue
            found += with_relics(p, unit, ability.number, field, steps)
    return found


def with_relics(p: Position, unit: int, ability: int, field: int, steps: int) -> list[int]:
    found: list[int] = []
    if allowed(p, unit, field, NONE):
        found.append(use(ability, field, 0, NONE, 0))
    if steps == 1:
        for relic in relic_choices(p, unit, field):
            found.append(use(ability, field, 0, relic, 0))
    return found


def _passable(p: Position, here: int, field: int, ability: Ability) -> bool:
    first = ability.first
    if first.do != MOVE or first.mode == FLY_MODE:
        return True
    rise = abs(LEVEL[p.core.terrain[field]] - LEVEL[p.core.terrain[here]])
    if first.mode == CLIFF_MODE:
        return cliff(p, here, field)
    return rise == (0 if first.mode == LEVEL_MODE else 1)


def _paths(p: Position, unit: int, ability: Ability) -> list[int]:
    """One or two steps on the same level (ATH-C.15)."""
    core = p.core
    here = core.place[unit]
    found: list[int] = []
    for first in NEIGHBOURS[here]:
        if core.occupant[first] != NONE or not _passable(p, here, first, ability):
            continue
        for move in with_relics(p, unit, ability.number, first, 1):
            found.append(move + (NO_FIELD << 10))
        if ability.first.steps < 2:
            continue
        for second in NEIGHBOURS[first]:
            if (
                core.occupant[second] == NONE
                and _passable(p, first, second, ability)
                and allowed(p, unit, second, NONE)
            ):
                found.append(use(ability.number, first, second, NONE, 0))
    return found


def _summons(p: Position, unit: int, commander: int, ability: Ability) -> list[int]:
    """Next to the summoning unit, on any level (ATH-C.3, 21.4)."""
    alpha = p.core.alpha[unit]
    return [
        use(ability.number, field, 0, NONE, 0)
        for field in NEIGHBOURS[p.core.place[unit]]
        if can_summon_at(p, alpha, field, commander)
    ]


# Cards.


def _equipment(p: Position, unit: int, ability: Ability) -> list[int]:
    """Equipment of any revealed alpha that the unit's own alpha does not have (ATH-C.22)."""
    mine = p.alpha_of(unit).cards
    cards: list[int] = []
    for alpha in range(2 * PER_PLAYER):
        if p.revealed >> alpha & 1:
            for card in alpha_at(p, alpha).cards:
                if p.table.cards[card].kind == EQUIPMENT and card not in mine and card not in cards:
                    cards.append(card)
    return [use(ability.number, NO_FIELD, card, NONE, 0) for card in cards]


def _attacks(p: Position, unit: int, commander: int, ability: Ability) -> list[int]:
    """Every attack of the unit that costs exactly A, at each of its targets (ATH-C.16)."""
    found: list[int] = []
    for number in abilities_of(p, unit):
        attack = p.table.abilities[number]
        if attack.cost == A and attack.attacks and may_use(p, unit, attack, None):
            shift = ((ability.number - number) << 24) + number
            found += [move + shift for move in targets(p, unit, commander, attack)]
    return found


def free_movements(p: Position, unit: int) -> list[int]:
    """The movements that cost exactly M, for Time Loop (ATH-C.35)."""
    frame: Frame | None = None
    for running in p.core.frames:
        if running.unit == unit:
            frame = running
    found: list[int] = []
    for number in abilities_of(p, unit):
        ability = p.table.abilities[number]
        if ability.cost == M and ability.first.do == MOVE and may_use(p, unit, ability, frame):
            found += targets(p, unit, p.owner_of(unit), ability)
    return found
