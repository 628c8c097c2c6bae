"""Why a unit cannot be summoned or activated (ATH-6, 7, 9)."""

from manawell.games.athlas import moves as m
from manawell.games.athlas.components.cards import Alpha
from manawell.games.athlas.components.tables import (
    FIELD_OF,
    FIRST_TURN_COST,
    FIRST_TURN_UNITS,
    FROZEN,
    NO_RELIC,
    NONE,
    REVEALS,
    UNITS_PER_ALPHA,
)
from manawell.games.athlas.refusals.terms import name_in, no, occupied, other_decision, unit_named
from manawell.games.athlas.rules.summoning import figures_for, first_turn, summoning_fields
from manawell.games.athlas.rules.units import alpha_at, count_of, relics_on
from manawell.games.athlas.state import ACT, CHOOSE, PER_PLAYER, SUMMON, Position
from manawell.kernel.faults import Refusal


def refuse_summoning(p: Position, attempt: m.Move) -> Refusal:
    if p.phase != SUMMON:
        return other_decision(p, "ATH-8.1")
    if not isinstance(attempt, m.Summon):
        return no("ATH-6.4", "summon-one")
    alpha = PER_PLAYER * p.active + attempt.alpha - 1
    made = p.alphas[alpha]
    if made is None:
        return no("ATH-4.1", "no-alpha", alpha=attempt.alpha)
    if refusal := _summoning(p, alpha, made):
        return refusal
    if refusal := refuse_summoning_field(p, alpha, attempt.q, attempt.r):
        return refusal
    if attempt.figure is None:
        return no("ATH-7.3", "figure-needed", alpha=attempt.alpha)
    if figures_for(p, alpha) == [NONE]:
        return no("ATH-7.3", "figure-known", alpha=attempt.alpha)
    return no("ATH-7.3", "figure-used", figure=attempt.figure)


def _summoning(p: Position, alpha: int, made: Alpha) -> Refusal | None:
    if p.summoned and not first_turn(p):
        return no("ATH-7.9", "summoned-already")
    if p.summoned and (p.summoned >= FIRST_TURN_UNITS or p.summoned_cost + made.cost > FIRST_TURN_COST):
        total = p.summoned_cost + made.cost
        return no("ATH-6.3", "first-turn", units=p.summoned + 1, cost=total, most=FIRST_TURN_COST)
    return refuse_supply(p, alpha, p.active)


def refuse_supply(p: Position, alpha: int, payer: int) -> Refusal | None:
    """Why points, figures or the limit on revealed alphas forbid it."""
    cost, left = alpha_at(p, alpha).cost, p.points - p.core.spent[payer]
    if cost > left:
        return no("ATH-7.4", "no-points", cost=cost, left=left)
    if count_of(p, alpha) >= UNITS_PER_ALPHA:
        return no("ATH-2.3", "no-figures", most=UNITS_PER_ALPHA)
    shown = p.revealed >> PER_PLAYER * (alpha // PER_PLAYER) & (1 << PER_PLAYER) - 1
    if not p.revealed >> alpha & 1 and shown.bit_count() >= REVEALS:
        return no("ATH-25.2", "three-revealed")
    return None


def refuse_summoning_field(p: Position, alpha: int, q: int, r: int) -> Refusal | None:
    field = FIELD_OF.get((q, r))
    if field is None:
        return no("ATH-B.2", "off-board", q=q, r=r)
    if p.core.occupant[field] != NONE:
        return occupied(p, field)
    if alpha_at(p, alpha).flags & NO_RELIC and relics_on(p, field):
        return no("ATH-C.3", "not-on-relic")
    if field not in summoning_fields(p, alpha):
        return no("ATH-7.5", "no-summoning-field", q=q, r=r)
    return None


def refuse_activation(p: Position, attempt: m.Move) -> Refusal:
    if isinstance(attempt, m.Act):
        if p.phase == ACT:
            return no("ATH-9.3", "finish-first", unit=name_in(p, p.core.frames[-1].unit))
        if p.phase != CHOOSE:
            return other_decision(p, "ATH-9.1")
        unit = unit_named(p, attempt.unit)
        if unit == NONE:
            return no("ATH-9.1", "no-unit", unit=attempt.unit)
        if p.owner_of(unit) != p.active:
            return no("ATH-9.1", "not-own", unit=attempt.unit)
        if p.core.flags[unit] & FROZEN:
            return no("ATH-9.5", "frozen", unit=attempt.unit)
        if p.core.arrived >> unit & 1:
            return no("ATH-7.10", "just-arrived", unit=attempt.unit)
        return no("ATH-9.1", "activated-already", unit=attempt.unit)
    return other_decision(p, "ATH-9.2" if isinstance(attempt, m.End) else "ATH-9.4")
