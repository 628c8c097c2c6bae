"""Why the activated unit cannot use an ability at all, on whatever target."""

from typing import Final

from manawell.games.athlas import moves as m
from manawell.games.athlas.components.cards import (
    AT_ATTACK,
    AT_CHAINED,
    AT_ENEMY,
    AT_EQUIPMENT,
    AT_NEAR_WATER,
    AT_SELF,
    CLIMB,
    FLY,
    HAND_OVER,
    SUMMON,
    WALK,
    Ability,
)
from manawell.games.athlas.components.tables import RELICS
from manawell.games.athlas.refusals.abilities import refuse_cost, refuse_use
from manawell.games.athlas.refusals.summoning import refuse_supply
from manawell.games.athlas.refusals.terms import name_in, no
from manawell.games.athlas.rules.abilities import abilities_of
from manawell.games.athlas.rules.actions import USE, ability_in
from manawell.games.athlas.rules.flow import gone
from manawell.games.athlas.rules.turn import Athlas
from manawell.games.athlas.rules.units import held_by
from manawell.games.athlas.state import ACT, Frame, Position
from manawell.kernel.faults import Refusal

_NOWHERE: Final = {
    WALK: ("ATH-15.1", "nowhere-to-walk"),
    CLIMB: ("ATH-15.2", "nowhere-to-climb"),
    FLY: ("ATH-15.3", "nowhere-to-fly"),
}
_NOTHING: Final = {
    AT_SELF: ("ATH-10.8", "already-healthy"),
    AT_CHAINED: ("ATH-C.20", "no-chained-enemy"),
    AT_NEAR_WATER: ("ATH-C.21", "nobody-near-water"),
    AT_ATTACK: ("ATH-C.16", "no-attack-to-make"),
    AT_EQUIPMENT: ("ATH-C.22", "nothing-to-conjure"),
}


def unusable(p: Athlas) -> dict[str, Refusal]:
    """By number: the abilities of the activated unit without a legal move, each with the first rule against it."""
    if p.phase != ACT or gone(p, p.core.frames[-1]):
        return {}
    frame = p.core.frames[-1]
    usable = {ability_in(move) for move in p.moves() if move >= USE}
    numbers = [number for number in abilities_of(p, frame.unit) if number not in usable]
    return {str(number): _refuse(p, frame, p.table.abilities[number]) for number in numbers}


def _refuse(p: Position, frame: Frame, ability: Ability) -> Refusal:
    """As for an attempt with a target: first its cost, then what forbids it, then what it could aim at."""
    return refuse_cost(p, frame, ability) or refuse_use(p, frame, ability) or _no_target(p, frame, ability)


def _no_target(p: Position, frame: Frame, ability: Ability) -> Refusal:
    least, most = ability.least, ability.most
    if ability.number == HAND_OVER:
        return _no_receiver(p, frame)
    if ability.moves_user:
        return no(*_NOWHERE.get(ability.number, ("ATH-15.6", "nowhere-to-go")))
    if ability.first.do == SUMMON:
        return refuse_supply(p, p.core.alpha[frame.unit], frame.commander) or no("ATH-C.3", "nowhere-to-summon")
    if ability.target in _NOTHING:
        return no(*_NOTHING[ability.target])
    if not m.aims_at_unit(ability.target):
        return no("ATH-11.2", "no-field-in-reach", least=least, most=most)
    pool = p.core.pools[p.core.alpha[frame.unit]]
    if ability.x_most and ability.x_least >= pool:
        return no("ATH-20.8", "too-much-life", x=ability.x_least, left=pool)
    if ability.target == AT_ENEMY:
        return no("ATH-11.2", "no-enemy-in-reach", least=least, most=most)
    return no("ATH-11.2", "no-unit-in-reach", least=least, most=most)


def _no_receiver(p: Position, frame: Frame) -> Refusal:
    """Why no relic can be handed over."""
    held = held_by(p, frame.unit)
    if not held:
        return no("ATH-15.4", "holds-nothing", unit=name_in(p, frame.unit))
    if not held & ~p.core.moved:
        return no("ATH-17.6", "relic-moved", relic=next(name for bit, name in enumerate(RELICS) if held >> bit & 1))
    return no("ATH-15.4", "nobody-to-give-to", unit=name_in(p, frame.unit))
