"""Why an ability cannot be used on a target (ATH-10, 11, 12, 15, 17)."""

import msgspec

from manawell.games.athlas import moves as m
from manawell.games.athlas.components.cards import (
    AT_ATTACK,
    AT_CHAINED,
    AT_ENEMY,
    AT_EQUIPMENT,
    AT_NEAR_WATER,
    AT_OWN,
    AT_OWN_OTHER,
    AT_SELF,
    CARD_IDS,
    CARD_OF,
    CLIFF_MODE,
    EQUIPMENT,
    FLY_MODE,
    LEVEL_MODE,
    MOVE,
    ONE_STEP,
    SET_TERRAIN,
    STEP_MODE,
    A,
    Ability,
)
from manawell.games.athlas.components.cards import SUMMON as SUMMONS
from manawell.games.athlas.components.tables import DISTANCE, FIELD_OF, FIELDS, FROZEN, LEVEL, NONE, RELICS, TERRAINS
from manawell.games.athlas.refusals.summoning import refuse_supply
from manawell.games.athlas.refusals.terms import name_in, no, occupied, steps_between, unit_named
from manawell.games.athlas.rules.abilities import abilities_of, near_water, one_step
from manawell.games.athlas.rules.movement import can_be_pushed
from manawell.games.athlas.rules.terrain import can_change, cliff, protected
from manawell.games.athlas.rules.units import can_hold, flying, held_by
from manawell.games.athlas.state import Frame, Position
from manawell.kernel.faults import Refusal


def refuse_target(p: Position, frame: Frame, ability: Ability, attempt: m.Go | m.Give | m.Use) -> Refusal:
    if isinstance(attempt, m.Give):
        return _give(p, frame, attempt)
    if isinstance(attempt, m.Use) and attempt.other is not None:
        return _other_card(p, frame, ability, attempt, attempt.other)
    if isinstance(attempt, m.Use) and attempt.unit is not None:
        if not m.aims_at_unit(ability.target):
            return no("ATH-10.4", "no-such-choice", card=attempt.card)
        if ability.x_most and attempt.x is not None and attempt.x >= p.core.pools[p.core.alpha[frame.unit]]:
            return no("ATH-20.8", "too-much-life", x=attempt.x, left=p.core.pools[p.core.alpha[frame.unit]])
        return _unit_target(p, frame, ability, attempt.unit)
    if attempt.q is None or attempt.r is None:
        useless = ability.target == AT_SELF and ability.only_heals
        return no("ATH-10.8", "already-healthy") if useless else no("ATH-10.4", "target-needed")
    field = FIELD_OF.get((attempt.q, attempt.r))
    if field is None:
        return no("ATH-B.2", "off-board", q=attempt.q, r=attempt.r)
    if ability.moves_user:
        return _movement(p, frame, ability, field, attempt)
    wanted = attempt.terrain if isinstance(attempt, m.Use) else None
    return _field_target(p, frame, ability, field, wanted)


def _other_card(p: Position, frame: Frame, ability: Ability, attempt: m.Use, other: str) -> Refusal:
    """The attack of Frenzy, or the card that is conjured."""
    if ability.target == AT_ATTACK:
        return _attack(p, frame, attempt, other)
    if ability.target == AT_EQUIPMENT and not _can_conjure(p, frame.unit, CARD_OF[other]):
        return no("ATH-C.22", "cannot-conjure", card=other)
    return no("ATH-10.4", "no-such-choice", card=attempt.card)


def _attack(p: Position, frame: Frame, attempt: m.Use, card: str) -> Refusal:
    """An attack by Frenzy follows its own rules of range and target."""
    own = [p.table.abilities[number] for number in abilities_of(p, frame.unit)]
    found = [ability for ability in own if ability.card == CARD_OF[card]]
    if not found:
        return no("ATH-10.1", "not-its-card", unit=name_in(p, frame.unit), card=card)
    for ability in found:
        if ability.attacks and ability.cost == A:
            return refuse_target(p, frame, ability, msgspec.structs.replace(attempt, card=card, other=None))
    return no("ATH-C.16", "no-plain-attack", card=card)


def _can_conjure(p: Position, unit: int, card: int) -> bool:
    """Equipment of a revealed alpha other than the unit's own; hidden alphas are ignored."""
    shown = [made for number, made in enumerate(p.alphas) if made is not None and p.revealed >> number & 1]
    found = any(card in made.cards for made in shown) and card not in p.alpha_of(unit).cards
    return found and p.table.cards[card].kind == EQUIPMENT


def _give(p: Position, frame: Frame, attempt: m.Give) -> Refusal:
    relic = RELICS.index(attempt.relic)
    if not held_by(p, frame.unit) >> relic & 1:
        return no("ATH-15.4", "not-held", relic=attempt.relic)
    if p.core.moved >> relic & 1:
        return no("ATH-17.6", "relic-moved", relic=attempt.relic)
    target = unit_named(p, attempt.unit)
    if target == NONE:
        return no("ATH-15.4", "no-unit", unit=attempt.unit)
    if p.owner_of(target) != frame.commander:
        return no("ATH-15.4", "not-own", unit=attempt.unit)
    if steps_between(p, frame.unit, target) != 1:
        return no("ATH-15.4", "not-adjacent", unit=attempt.unit)
    if p.core.flags[target] & FROZEN:
        return no("ATH-23.5", "frozen", unit=attempt.unit)
    if not can_hold(p, target):
        return no("ATH-17.2", "cannot-hold", unit=attempt.unit)
    if cliff(p, p.core.place[frame.unit], p.core.place[target]):
        return no("ATH-12.5", "cliff")
    return no("ATH-21.6", "second-relic", unit=attempt.unit)


def _unit_target(p: Position, frame: Frame, ability: Ability, name: str) -> Refusal:
    target = unit_named(p, name)
    if target == NONE:
        return no("ATH-10.4", "no-unit", unit=name)
    if p.core.flags[target] & FROZEN:
        return no("ATH-23.5", "frozen", unit=name)
    own = p.owner_of(target) == frame.commander
    if own and ability.target in (AT_ENEMY, AT_CHAINED):
        return no("ATH-10.6", "enemies-only", unit=name)
    if not own and ability.target in (AT_OWN, AT_OWN_OTHER):
        return no("ATH-10.6", "own-only", unit=name)
    if ability.target == AT_CHAINED:
        return no("ATH-C.20", "no-chain", unit=name)
    if ability.target == AT_NEAR_WATER and not near_water(p, p.core.place[target]):
        return no("ATH-C.21", "not-near-water", unit=name)
    return _reach(p, frame.unit, ability, target, name)


def _reach(p: Position, unit: int, ability: Ability, target: int, name: str) -> Refusal:
    here, there = p.core.place[unit], p.core.place[target]
    steps = steps_between(p, unit, target)
    if not ability.least <= steps <= ability.most:
        return no("ATH-11.2", "out-of-range", distance=steps, least=ability.least, most=ability.most)
    if flying(p, target) and not flying(p, unit) and ability.most == 1:
        return no("ATH-16.2", "flies-too-high", unit=name)
    grounded = not flying(p, target) and not flying(p, unit)
    if grounded and ability.most == 1 and cliff(p, here, there):
        return no("ATH-12.4", "cliff")
    if grounded and steps and protected(p, here, there):
        return no("ATH-12.1", "protected", unit=name)
    if ability.only_pushes and not can_be_pushed(p, target):
        return no("ATH-10.8", "cannot-be-pushed", unit=name)
    if ability.only_heals:
        return no("ATH-10.8", "already-healthy")
    return no("ATH-10.4", "no-such-choice", card=CARD_IDS[ability.card])


def _field_target(p: Position, frame: Frame, ability: Ability, field: int, wanted: str | None) -> Refusal:
    here = p.core.place[frame.unit]
    steps = DISTANCE[here * FIELDS + field]
    if not ability.least <= steps <= ability.most:
        return no("ATH-11.2", "out-of-range", distance=steps, least=ability.least, most=ability.most)
    if ability.first.do == SUMMONS:
        return _copy(p, frame, field)
    if not flying(p, frame.unit):
        if ability.most == 1 and cliff(p, here, field):
            return no("ATH-12.4", "cliff")
        if steps and protected(p, here, field):
            return no("ATH-12.1", "field-protected")
    to = ability.first.to
    if to == ONE_STEP and wanted is not None:
        to = TERRAINS.index(wanted)
        if to != p.core.terrain[field] and to not in one_step(p.core.terrain[field]):
            return no("ATH-C.7", "one-step-only", terrain=wanted)
    if ability.first.do != SET_TERRAIN or to == ONE_STEP or m.aims_at_unit(ability.target):
        return no("ATH-10.4", "no-such-choice", card=CARD_IDS[ability.card])
    if p.core.terrain[field] == to:
        return no("ATH-13.9", "same-terrain")
    if can_change(p, field, to):
        return no("ATH-10.4", "no-such-choice", card=CARD_IDS[ability.card])
    return no("ATH-2.4", "no-tile")


def _copy(p: Position, frame: Frame, field: int) -> Refusal:
    """A summoning by an ability."""
    alpha = p.core.alpha[frame.unit]
    if p.core.occupant[field] != NONE:
        return occupied(p, field)
    return refuse_supply(p, alpha, frame.commander) or no("ATH-C.3", "not-on-relic")


def _movement(p: Position, frame: Frame, ability: Ability, field: int, attempt: m.Go | m.Use) -> Refusal:
    here = p.core.place[frame.unit]
    steps = DISTANCE[here * FIELDS + field]
    if not ability.least <= steps <= ability.most:
        return no("ATH-11.2", "out-of-range", distance=steps, least=ability.least, most=ability.most)
    if p.core.occupant[field] != NONE:
        return occupied(p, field)
    if ability.first.do == MOVE and ability.first.mode != FLY_MODE and steps == 1:
        rise = abs(LEVEL[p.core.terrain[field]] - LEVEL[p.core.terrain[here]])
        if cliff(p, here, field) and ability.first.mode != CLIFF_MODE:
            return no("ATH-15.5", "cliff")
        if rise != 0 and ability.first.mode == LEVEL_MODE:
            return no("ATH-15.1", "other-level")
        if rise != 1 and ability.first.mode == STEP_MODE:
            return no("ATH-15.2", "wrong-step")
        if ability.first.mode == CLIFF_MODE and not cliff(p, here, field):
            return no("ATH-15.5", "no-cliff")
    if attempt.relic is None:
        return (
            no("ATH-21.6", "second-relic", unit=name_in(p, frame.unit))
            if len(p.core.frames) > 1
            else no("ATH-15.6", "no-way")
        )
    if refusal := refuse_relic(p, frame.unit, attempt.relic):
        return refusal
    if steps > 1 or (isinstance(attempt, m.Use) and attempt.q2 is not None):
        return no("ATH-17.4", "relic-too-far", relic=attempt.relic)
    return no("ATH-21.6", "second-relic", unit=name_in(p, frame.unit))


def refuse_relic(p: Position, unit: int, name: str) -> Refusal | None:
    """Why a relic cannot be taken along at all."""
    relic = RELICS.index(name)
    if not held_by(p, unit) >> relic & 1:
        return no("ATH-17.3", "not-held", relic=name)
    if p.core.moved >> relic & 1:
        return no("ATH-17.7", "relic-moved", relic=name)
    return None
