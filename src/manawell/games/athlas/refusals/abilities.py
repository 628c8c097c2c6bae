"""Why an ability cannot be used: whose it is, its cost, and what forbids it (ATH-9, 10, 15, 16, 23)."""

from typing import Final

from manawell.games.athlas import moves as m
from manawell.games.athlas.components.cards import (
    AT_ATTACK,
    CARD_IDS,
    CARD_OF,
    CLIMB,
    EXTRA_MOVE,
    FLY,
    FLY_MODE,
    HAND_OVER,
    MOVE,
    WALK,
    A,
    Ability,
    T,
)
from manawell.games.athlas.components.cards import M as MOVE_COST
from manawell.games.athlas.components.tables import BOUND, CARDS, FLYING, IMMOBILE, NONE, PARALYSED
from manawell.games.athlas.refusals.targets import refuse_target
from manawell.games.athlas.refusals.terms import name_in, no, other_decision
from manawell.games.athlas.rules.abilities import abilities_of
from manawell.games.athlas.rules.flow import gone
from manawell.games.athlas.state import ACT, PICK, Frame, Position
from manawell.kernel.faults import Refusal

BASIC: Final = {"walk": WALK, "climb": CLIMB, "fly": FLY}


def refuse_ability(p: Position, attempt: m.Go | m.Give | m.Use) -> Refusal:
    if p.phase == PICK and p.table.interventions[p.announced[-1].card].first.do == EXTRA_MOVE:
        return _extra_move(p, p.announced[-1].unit, attempt)
    if p.phase != ACT:
        return other_decision(p, "ATH-9.1")
    frame = p.core.frames[-1]
    if gone(p, frame):
        return no("ATH-9.6", "unit-gone")
    ability = _named(p, frame.unit, attempt)
    if isinstance(ability, Refusal):
        return ability
    return refuse_cost(p, frame, ability) or refuse_use(p, frame, ability) or refuse_target(p, frame, ability, attempt)


def _extra_move(p: Position, unit: int, attempt: m.Go | m.Give | m.Use) -> Refusal:
    """A movement by Time Loop follows all rules except those about its cost."""
    ability = no("ATH-C.35", "no-such-movement") if unit == NONE else _named(p, unit, attempt)
    if isinstance(ability, Refusal):
        return ability
    if ability.cost != MOVE_COST or ability.first.do != MOVE:
        return no("ATH-C.35", "no-such-movement")
    running = [frame for frame in p.core.frames if frame.unit == unit]
    frame = running[-1] if running else Frame(unit, p.owner_of(unit), False)
    return refuse_use(p, frame, ability) or refuse_target(p, frame, ability, attempt)


def _named(p: Position, unit: int, attempt: m.Go | m.Give | m.Use) -> Ability | Refusal:
    if isinstance(attempt, m.Go):
        return p.table.abilities[BASIC[attempt.how]]
    if isinstance(attempt, m.Give):
        return p.table.abilities[HAND_OVER]
    own = [p.table.abilities[number] for number in abilities_of(p, unit)]
    found = [ability for ability in own if ability.card == CARD_OF[attempt.card]]
    if not found:
        return no("ATH-10.1", "not-its-card", unit=name_in(p, unit), card=attempt.card)
    fitting = [ability for ability in found if attempt.ability in (None, ability.id)]
    if not fitting or (attempt.ability is None and len(found) > 1):
        return no("ATH-10.1", "which-ability", card=attempt.card, abilities=", ".join(one.id for one in found))
    return fitting[0]


def refuse_cost(p: Position, frame: Frame, ability: Ability) -> Refusal | None:
    name = name_in(p, frame.unit)
    if frame.used >> ability.number & 1:
        return no("ATH-10.5", "used-already", unit=name)
    if ability.cost & MOVE_COST and not frame.moves:
        return no("ATH-10.2", "no-move", unit=name)
    if ability.cost & A and not frame.actions:
        return no("ATH-10.2", "no-action", unit=name)
    if ability.cost & T and not p.core.markers[p.owner_of(frame.unit) * CARDS + ability.card]:
        return no("ATH-10.3", "no-marker", card=CARD_IDS[ability.card])
    return None


def refuse_use(p: Position, frame: Frame, ability: Ability) -> Refusal | None:
    name, flags = name_in(p, frame.unit), p.core.flags[frame.unit]
    if flags & PARALYSED and ability.cost & MOVE_COST:
        return no("ATH-23.5", "paralysed", unit=name)
    if flags & BOUND and ability.cost & A:
        return no("ATH-23.5", "bound", unit=name)
    if flags & BOUND and ability.target == AT_ATTACK:
        return no("ATH-C.16", "bound-frenzy", unit=name)
    if ability.controls and len(p.core.frames) > 1:
        return no("ATH-21.7", "no-second-control", unit=name)
    if not ability.moves_user:
        return None
    if flags & IMMOBILE:
        return no("ATH-C.1", "immobile", unit=name)
    if ability.first.do == MOVE and (ability.first.mode == FLY_MODE) != bool(flags & FLYING):
        return no("ATH-15.3", "does-not-fly", unit=name) if not flags & FLYING else no("ATH-15.1", "flies", unit=name)
    if flags & FLYING and not frame.actions:
        return no("ATH-16.6", "no-flight-after-action", unit=name)
    return None
