"""Why a move is not legal: the rule, in the order in which a player would check."""

from typing import Final

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
    CLIMB,
    EQUIPMENT,
    EXTRA_MOVE,
    FLY,
    FLY_MODE,
    GENUS,
    HAND_OVER,
    HEAL,
    INTERVENTION_IDS,
    INTERVENTION_OF,
    LEVEL_MODE,
    MOVE,
    ONE_STEP,
    PICK_ALPHA,
    PICK_ANY_UNIT,
    PICK_AREA,
    PICK_DRY,
    PICK_FIELD,
    PICK_GROWING,
    PICK_NEAR_FIELD,
    PICK_NEIGHBOURS,
    PICK_OTHER_ALPHA,
    PICK_OWN_UNIT,
    PICK_RELIC,
    PICK_SUMMONING,
    PICK_WET,
    PUSH,
    SET_TERRAIN,
    STEP_MODE,
    TELEPORT,
    TRANSFORM,
    WALK,
    A,
    Ability,
    Alpha,
    Intervention,
    T,
)
from manawell.games.athlas.components.cards import SUMMON as SUMMONS
from manawell.games.athlas.components.cards import M as MOVE_COST
from manawell.games.athlas.components.tables import (
    BOUND,
    CARDS,
    COORDINATES,
    DISTANCE,
    FIELD_OF,
    FIELDS,
    FIRST_TURN_COST,
    FIRST_TURN_UNITS,
    FLYING,
    FROZEN,
    GOD_POINTS,
    HILL,
    IMMOBILE,
    LEVEL,
    NEIGHBOURS,
    NO_RELIC,
    NONE,
    PARALYSED,
    PLAIN,
    PORTAL_DISTANCE,
    RELICS,
    REVEALS,
    STACK_CARDS,
    TERRAINS,
    UNITS_PER_ALPHA,
)
from manawell.games.athlas.information.view import PHASES
from manawell.games.athlas.rules.abilities import abilities_of, near_water, one_step
from manawell.games.athlas.rules.creation import alphas_of, used_cards
from manawell.games.athlas.rules.effects import dearer
from manawell.games.athlas.rules.flow import gone
from manawell.games.athlas.rules.movement import can_be_pushed
from manawell.games.athlas.rules.summoning import figures_for, first_turn, summoning_fields
from manawell.games.athlas.rules.terrain import can_change, cliff, connected, protected
from manawell.games.athlas.rules.units import alpha_at, can_hold, count_of, flying, held_by, name_of, relics_on
from manawell.games.athlas.state import (
    ACT,
    ACTIVATION_END,
    BY_CAMPAIGN,
    BY_NO_PROGRESS,
    BY_TURN_LIMIT,
    CARD,
    CASUALTY,
    CHOOSE,
    CREATION,
    OVER,
    PER_PLAYER,
    PICK,
    PRESET,
    RELIC,
    SECOND,
    STACK,
    SUMMON,
    WINDOW,
    Announcement,
    Frame,
    Position,
)
from manawell.games.athlas.state import GENUS as GENUS_PHASE
from manawell.kernel.faults import Refusal

Values = str | int | tuple[str, ...]
BASIC: Final = {"walk": WALK, "climb": CLIMB, "fly": FLY}


def explain(p: Position, seat: int, attempt: m.Move) -> Refusal:
    """The first rule that forbids the attempt."""
    if p.phase == OVER:
        rules = {BY_NO_PROGRESS: "ATH-24.6", BY_TURN_LIMIT: "ATH-24.7", BY_CAMPAIGN: "ATH-25.6"}
        return _no(rules.get(p.reason, "ATH-24.1"), "over")
    if seat != p.actor:
        return _no("ATH-4.1", "not-your-creation") if p.phase in CREATION else _no("ATH-6.1", "not-your-turn")
    match attempt:
        case m.Genus() | m.Card() | m.Done() | m.Stack() | m.StackDone() | m.Rebuild() | m.Preset():
            return _creation(p, attempt)
        case m.Summon() | m.EndSummon():
            return _summon(p, attempt)
        case m.Act() | m.EndAll() | m.End():
            return _activation(p, attempt)
        case m.Go() | m.Give() | m.Use():
            return _ability(p, attempt)
        case m.Play() | m.Discard() | m.Pass():
            return _intervention(p, attempt)
        case _:
            return _choice(p, attempt)


def _no(rule: str, reason: str, **values: Values) -> Refusal:
    return Refusal(rule, f"refusal-{reason}", dict(values))


def _other(p: Position, rule: str) -> Refusal:
    """Another decision is open."""
    return _no(rule, "other-decision", phase=PHASES[p.phase])


# Creation.


def _creation(p: Position, attempt: m.Move) -> Refusal:
    if p.phase not in CREATION:
        return _no("ATH-4.8", "creation-over")
    match attempt:
        case m.Genus(alpha, card):
            return _genus(p, alpha, card)
        case m.Card(alpha, card):
            return _card(p, alpha, card)
        case m.Done(alpha):
            return _other(p, "ATH-4.10") if p.phase != CARD else _no("ATH-4.10", "other-alpha", alpha=alpha)
        case m.Stack(card):
            return _stack(p, card)
        case m.Preset(army, stack):
            if p.phase != PRESET:
                return _other(p, "ATH-26.1")
            return _no("ATH-26.2", "not-the-stack", army=army, cards=stack)
        case m.Rebuild():
            return _other(p, "ATH-25.3")
        case _:
            return _other(p, "ATH-5.1")


def _genus(p: Position, alpha: int, card: str) -> Refusal:
    if p.phase == CARD:
        return _no("ATH-4.2", "one-genus", card=CARD_IDS[p.draft[0]])
    if p.phase != GENUS_PHASE:
        return _other(p, "ATH-4.10")
    if alpha != p.slot + 1 or alpha > alphas_of(p):
        return _no("ATH-4.10", "other-alpha", alpha=alpha)
    if p.table.cards[CARD_OF[card]].kind != GENUS:
        return _no("ATH-4.2", "no-genus", card=card)
    return _no("ATH-2.2", "card-used", card=card)


def _card(p: Position, alpha: int, card: str) -> Refusal:
    if p.phase != CARD:
        return _no("ATH-4.2", "genus-first") if p.phase == GENUS_PHASE else _other(p, "ATH-4.10")
    if alpha != p.slot + 1:
        return _no("ATH-4.10", "other-alpha", alpha=alpha)
    if CARD_OF[card] in used_cards(p, p.actor):
        return _no("ATH-2.2", "card-used", card=card)
    return _against(p, p.draft, card)


def _against(p: Position, draft: list[int], card: str) -> Refusal:
    """Why a card does not fit into an alpha."""
    found, made = p.table.cards[CARD_OF[card]], Alpha(p.table, draft)
    if found.kind == GENUS:
        return _no("ATH-4.2", "one-genus", card=CARD_IDS[draft[0]])
    if made.hands + found.hands < 0:
        return _no("ATH-4.3", "no-hand", card=card, needed=-found.hands, free=made.hands)
    if made.spell_points + found.spell_points < 0:
        return _no("ATH-4.4", "no-spell-points", card=card, needed=found.cost, free=made.spell_points)
    return _no("ATH-4.7", "too-dear", card=card, cost=made.cost + found.cost, points=p.points)


def _stack(p: Position, card: str) -> Refusal:
    if p.phase != STACK:
        return _other(p, "ATH-5.1")
    stack = p.stacks[p.actor]
    if INTERVENTION_OF[card] in stack:
        return _no("ATH-2.2", "card-used", card=card)
    if len(stack) == STACK_CARDS:
        return _no("ATH-5.1", "stack-full", most=STACK_CARDS)
    used = sum(p.table.interventions[one].god_points for one in stack)
    needed = p.table.interventions[INTERVENTION_OF[card]].god_points
    return _no("ATH-5.1", "god-points", card=card, needed=needed, free=GOD_POINTS - used)


# Summoning and activation.


def _summon(p: Position, attempt: m.Move) -> Refusal:
    if p.phase != SUMMON:
        return _other(p, "ATH-8.1")
    if not isinstance(attempt, m.Summon):
        return _no("ATH-6.4", "summon-one")
    alpha = PER_PLAYER * p.active + attempt.alpha - 1
    made = p.alphas[alpha]
    if made is None:
        return _no("ATH-4.1", "no-alpha", alpha=attempt.alpha)
    if refusal := _summoning(p, alpha, made):
        return refusal
    if refusal := _summoning_field(p, alpha, attempt.q, attempt.r):
        return refusal
    if attempt.figure is None:
        return _no("ATH-7.3", "figure-needed", alpha=attempt.alpha)
    if figures_for(p, alpha) == [NONE]:
        return _no("ATH-7.3", "figure-known", alpha=attempt.alpha)
    return _no("ATH-7.3", "figure-used", figure=attempt.figure)


def _summoning(p: Position, alpha: int, made: Alpha) -> Refusal | None:
    if p.summoned and not first_turn(p):
        return _no("ATH-7.9", "summoned-already")
    if p.summoned and (p.summoned >= FIRST_TURN_UNITS or p.summoned_cost + made.cost > FIRST_TURN_COST):
        total = p.summoned_cost + made.cost
        return _no("ATH-6.3", "first-turn", units=p.summoned + 1, cost=total, most=FIRST_TURN_COST)
    return _supply(p, alpha, p.active)


def _supply(p: Position, alpha: int, payer: int) -> Refusal | None:
    """Why points, figures or the limit on revealed alphas forbid it."""
    cost, left = alpha_at(p, alpha).cost, p.points - p.core.spent[payer]
    if cost > left:
        return _no("ATH-7.4", "no-points", cost=cost, left=left)
    if count_of(p, alpha) >= UNITS_PER_ALPHA:
        return _no("ATH-2.3", "no-figures", most=UNITS_PER_ALPHA)
    shown = p.revealed >> PER_PLAYER * (alpha // PER_PLAYER) & (1 << PER_PLAYER) - 1
    if not p.revealed >> alpha & 1 and shown.bit_count() >= REVEALS:
        return _no("ATH-25.2", "three-revealed")
    return None


def _summoning_field(p: Position, alpha: int, q: int, r: int) -> Refusal | None:
    field = FIELD_OF.get((q, r))
    if field is None:
        return _no("ATH-B.2", "off-board", q=q, r=r)
    if p.core.occupant[field] != NONE:
        return _occupied(p, field)
    if alpha_at(p, alpha).flags & NO_RELIC and relics_on(p, field):
        return _no("ATH-C.3", "not-on-relic")
    if field not in summoning_fields(p, alpha):
        return _no("ATH-7.5", "no-summoning-field", q=q, r=r)
    return None


def _activation(p: Position, attempt: m.Move) -> Refusal:
    if isinstance(attempt, m.Act):
        if p.phase == ACT:
            return _no("ATH-9.3", "finish-first", unit=_name(p, p.core.frames[-1].unit))
        if p.phase != CHOOSE:
            return _other(p, "ATH-9.1")
        unit = _unit(p, attempt.unit)
        if unit == NONE:
            return _no("ATH-9.1", "no-unit", unit=attempt.unit)
        if p.owner_of(unit) != p.active:
            return _no("ATH-9.1", "not-own", unit=attempt.unit)
        if p.core.flags[unit] & FROZEN:
            return _no("ATH-9.5", "frozen", unit=attempt.unit)
        if p.core.arrived >> unit & 1:
            return _no("ATH-7.10", "just-arrived", unit=attempt.unit)
        return _no("ATH-9.1", "activated-already", unit=attempt.unit)
    return _other(p, "ATH-9.2" if isinstance(attempt, m.End) else "ATH-9.4")


# Abilities.


def _ability(p: Position, attempt: m.Go | m.Give | m.Use) -> Refusal:
    if p.phase == PICK and p.table.interventions[p.announced[-1].card].first.do == EXTRA_MOVE:
        return _extra_move(p, p.announced[-1].unit, attempt)
    if p.phase != ACT:
        return _other(p, "ATH-9.1")
    frame = p.core.frames[-1]
    if gone(p, frame):
        return _no("ATH-9.6", "unit-gone")
    ability = _named(p, frame.unit, attempt)
    if isinstance(ability, Refusal):
        return ability
    return _cost(p, frame, ability) or _forbidden(p, frame, ability) or _target(p, frame, ability, attempt)


def _extra_move(p: Position, unit: int, attempt: m.Go | m.Give | m.Use) -> Refusal:
    """A movement by Time Loop follows all rules except those about its cost."""
    ability = _no("ATH-C.35", "no-such-movement") if unit == NONE else _named(p, unit, attempt)
    if isinstance(ability, Refusal):
        return ability
    if ability.cost != MOVE_COST or ability.first.do != MOVE:
        return _no("ATH-C.35", "no-such-movement")
    running = [frame for frame in p.core.frames if frame.unit == unit]
    frame = running[-1] if running else Frame(unit, p.owner_of(unit), False)
    return _forbidden(p, frame, ability) or _target(p, frame, ability, attempt)


def _named(p: Position, unit: int, attempt: m.Go | m.Give | m.Use) -> Ability | Refusal:
    if isinstance(attempt, m.Go):
        return p.table.abilities[BASIC[attempt.how]]
    if isinstance(attempt, m.Give):
        return p.table.abilities[HAND_OVER]
    own = [p.table.abilities[number] for number in abilities_of(p, unit)]
    found = [ability for ability in own if ability.card == CARD_OF[attempt.card]]
    if not found:
        return _no("ATH-10.1", "not-its-card", unit=_name(p, unit), card=attempt.card)
    fitting = [ability for ability in found if attempt.ability in (None, ability.id)]
    if not fitting or (attempt.ability is None and len(found) > 1):
        return _no("ATH-10.1", "which-ability", card=attempt.card, abilities=", ".join(one.id for one in found))
    return fitting[0]


def _cost(p: Position, frame: Frame, ability: Ability) -> Refusal | None:
    name = _name(p, frame.unit)
    if frame.used >> ability.number & 1:
        return _no("ATH-10.5", "used-already", unit=name)
    if ability.cost & MOVE_COST and not frame.moves:
        return _no("ATH-10.2", "no-move", unit=name)
    if ability.cost & A and not frame.actions:
        return _no("ATH-10.2", "no-action", unit=name)
    if ability.cost & T and not p.core.markers[p.owner_of(frame.unit) * CARDS + ability.card]:
        return _no("ATH-10.3", "no-marker", card=CARD_IDS[ability.card])
    return None


def _forbidden(p: Position, frame: Frame, ability: Ability) -> Refusal | None:
    name, flags = _name(p, frame.unit), p.core.flags[frame.unit]
    if flags & PARALYSED and ability.cost & MOVE_COST:
        return _no("ATH-23.5", "paralysed", unit=name)
    if flags & BOUND and ability.cost & A:
        return _no("ATH-23.5", "bound", unit=name)
    if flags & BOUND and ability.target == AT_ATTACK:
        return _no("ATH-C.16", "bound-frenzy", unit=name)
    if ability.controls and len(p.core.frames) > 1:
        return _no("ATH-21.7", "no-second-control", unit=name)
    if not ability.moves_user:
        return None
    if flags & IMMOBILE:
        return _no("ATH-C.1", "immobile", unit=name)
    if ability.first.do == MOVE and (ability.first.mode == FLY_MODE) != bool(flags & FLYING):
        return _no("ATH-15.3", "does-not-fly", unit=name) if not flags & FLYING else _no("ATH-15.1", "flies", unit=name)
    if flags & FLYING and not frame.actions:
        return _no("ATH-16.6", "no-flight-after-action", unit=name)
    return None


def _target(p: Position, frame: Frame, ability: Ability, attempt: m.Go | m.Give | m.Use) -> Refusal:
    if isinstance(attempt, m.Give):
        return _give(p, frame, attempt)
    if isinstance(attempt, m.Use) and attempt.other is not None:
        return _other_card(p, frame, ability, attempt, attempt.other)
    if isinstance(attempt, m.Use) and attempt.unit is not None:
        if not m.aims_at_unit(ability.target):
            return _no("ATH-10.4", "no-such-choice", card=attempt.card)
        if ability.x_most and attempt.x is not None and attempt.x >= p.core.pools[p.core.alpha[frame.unit]]:
            return _no("ATH-20.8", "too-much-life", x=attempt.x, left=p.core.pools[p.core.alpha[frame.unit]])
        return _unit_target(p, frame, ability, attempt.unit)
    if attempt.q is None or attempt.r is None:
        useless = ability.target == AT_SELF and ability.only_heals
        return _no("ATH-10.8", "already-healthy") if useless else _no("ATH-10.4", "target-needed")
    field = FIELD_OF.get((attempt.q, attempt.r))
    if field is None:
        return _no("ATH-B.2", "off-board", q=attempt.q, r=attempt.r)
    if ability.moves_user:
        return _movement(p, frame, ability, field, attempt)
    wanted = attempt.terrain if isinstance(attempt, m.Use) else None
    return _field_target(p, frame, ability, field, wanted)


def _other_card(p: Position, frame: Frame, ability: Ability, attempt: m.Use, other: str) -> Refusal:
    """The attack of Frenzy, or the card that is conjured."""
    if ability.target == AT_ATTACK:
        return _attack(p, frame, attempt, other)
    if ability.target == AT_EQUIPMENT and not _can_conjure(p, frame.unit, CARD_OF[other]):
        return _no("ATH-C.22", "cannot-conjure", card=other)
    return _no("ATH-10.4", "no-such-choice", card=attempt.card)


def _attack(p: Position, frame: Frame, attempt: m.Use, card: str) -> Refusal:
    """An attack by Frenzy follows its own rules of range and target."""
    own = [p.table.abilities[number] for number in abilities_of(p, frame.unit)]
    found = [ability for ability in own if ability.card == CARD_OF[card]]
    if not found:
        return _no("ATH-10.1", "not-its-card", unit=_name(p, frame.unit), card=card)
    for ability in found:
        if ability.attacks and ability.cost == A:
            return _target(p, frame, ability, msgspec.structs.replace(attempt, card=card, other=None))
    return _no("ATH-C.16", "no-plain-attack", card=card)


def _can_conjure(p: Position, unit: int, card: int) -> bool:
    """Equipment of a revealed alpha other than the unit's own; hidden alphas are ignored."""
    shown = [made for number, made in enumerate(p.alphas) if made is not None and p.revealed >> number & 1]
    found = any(card in made.cards for made in shown) and card not in p.alpha_of(unit).cards
    return found and p.table.cards[card].kind == EQUIPMENT


def _give(p: Position, frame: Frame, attempt: m.Give) -> Refusal:
    relic = RELICS.index(attempt.relic)
    if not held_by(p, frame.unit) >> relic & 1:
        return _no("ATH-15.4", "not-held", relic=attempt.relic)
    if p.core.moved >> relic & 1:
        return _no("ATH-17.6", "relic-moved", relic=attempt.relic)
    target = _unit(p, attempt.unit)
    if target == NONE:
        return _no("ATH-15.4", "no-unit", unit=attempt.unit)
    if p.owner_of(target) != frame.commander:
        return _no("ATH-15.4", "not-own", unit=attempt.unit)
    if _steps(p, frame.unit, target) != 1:
        return _no("ATH-15.4", "not-adjacent", unit=attempt.unit)
    if p.core.flags[target] & FROZEN:
        return _no("ATH-23.5", "frozen", unit=attempt.unit)
    if not can_hold(p, target):
        return _no("ATH-17.2", "cannot-hold", unit=attempt.unit)
    if cliff(p, p.core.place[frame.unit], p.core.place[target]):
        return _no("ATH-12.5", "cliff")
    return _no("ATH-21.6", "second-relic", unit=attempt.unit)


def _unit_target(p: Position, frame: Frame, ability: Ability, name: str) -> Refusal:
    target = _unit(p, name)
    if target == NONE:
        return _no("ATH-10.4", "no-unit", unit=name)
    if p.core.flags[target] & FROZEN:
        return _no("ATH-23.5", "frozen", unit=name)
    own = p.owner_of(target) == frame.commander
    if own and ability.target in (AT_ENEMY, AT_CHAINED):
        return _no("ATH-10.6", "enemies-only", unit=name)
    if not own and ability.target in (AT_OWN, AT_OWN_OTHER):
        return _no("ATH-10.6", "own-only", unit=name)
    if ability.target == AT_CHAINED:
        return _no("ATH-C.20", "no-chain", unit=name)
    if ability.target == AT_NEAR_WATER and not near_water(p, p.core.place[target]):
        return _no("ATH-C.21", "not-near-water", unit=name)
    return _reach(p, frame.unit, ability, target, name)


def _reach(p: Position, unit: int, ability: Ability, target: int, name: str) -> Refusal:
    here, there = p.core.place[unit], p.core.place[target]
    steps = _steps(p, unit, target)
    if not ability.least <= steps <= ability.most:
        return _no("ATH-11.2", "out-of-range", distance=steps, least=ability.least, most=ability.most)
    if flying(p, target) and not flying(p, unit) and ability.most == 1:
        return _no("ATH-16.2", "flies-too-high", unit=name)
    grounded = not flying(p, target) and not flying(p, unit)
    if grounded and ability.most == 1 and cliff(p, here, there):
        return _no("ATH-12.4", "cliff")
    if grounded and steps and protected(p, here, there):
        return _no("ATH-12.1", "protected", unit=name)
    if ability.only_pushes and not can_be_pushed(p, target):
        return _no("ATH-10.8", "cannot-be-pushed", unit=name)
    if ability.only_heals:
        return _no("ATH-10.8", "already-healthy")
    return _no("ATH-10.4", "no-such-choice", card=CARD_IDS[ability.card])


def _field_target(p: Position, frame: Frame, ability: Ability, field: int, wanted: str | None) -> Refusal:
    here = p.core.place[frame.unit]
    steps = DISTANCE[here * FIELDS + field]
    if not ability.least <= steps <= ability.most:
        return _no("ATH-11.2", "out-of-range", distance=steps, least=ability.least, most=ability.most)
    if ability.first.do == SUMMONS:
        return _copy(p, frame, field)
    if not flying(p, frame.unit):
        if ability.most == 1 and cliff(p, here, field):
            return _no("ATH-12.4", "cliff")
        if steps and protected(p, here, field):
            return _no("ATH-12.1", "field-protected")
    to = ability.first.to
    if to == ONE_STEP and wanted is not None:
        to = TERRAINS.index(wanted)
        if to != p.core.terrain[field] and to not in one_step(p.core.terrain[field]):
            return _no("ATH-C.7", "one-step-only", terrain=wanted)
    if ability.first.do != SET_TERRAIN or to == ONE_STEP or m.aims_at_unit(ability.target):
        return _no("ATH-10.4", "no-such-choice", card=CARD_IDS[ability.card])
    if p.core.terrain[field] == to:
        return _no("ATH-13.9", "same-terrain")
    if can_change(p, field, to):
        return _no("ATH-10.4", "no-such-choice", card=CARD_IDS[ability.card])
    return _no("ATH-2.4", "no-tile")


def _copy(p: Position, frame: Frame, field: int) -> Refusal:
    """A summoning by an ability."""
    alpha = p.core.alpha[frame.unit]
    if p.core.occupant[field] != NONE:
        return _occupied(p, field)
    return _supply(p, alpha, frame.commander) or _no("ATH-C.3", "not-on-relic")


def _occupied(p: Position, field: int) -> Refusal:
    q, r = COORDINATES[field]
    return _no("ATH-1.1", "occupied", q=q, r=r, unit=_name(p, p.core.occupant[field]))


def _movement(p: Position, frame: Frame, ability: Ability, field: int, attempt: m.Go | m.Use) -> Refusal:
    here = p.core.place[frame.unit]
    steps = DISTANCE[here * FIELDS + field]
    if not ability.least <= steps <= ability.most:
        return _no("ATH-11.2", "out-of-range", distance=steps, least=ability.least, most=ability.most)
    if p.core.occupant[field] != NONE:
        return _occupied(p, field)
    if ability.first.do == MOVE and ability.first.mode != FLY_MODE and steps == 1:
        rise = abs(LEVEL[p.core.terrain[field]] - LEVEL[p.core.terrain[here]])
        if cliff(p, here, field) and ability.first.mode != CLIFF_MODE:
            return _no("ATH-15.5", "cliff")
        if rise != 0 and ability.first.mode == LEVEL_MODE:
            return _no("ATH-15.1", "other-level")
        if rise != 1 and ability.first.mode == STEP_MODE:
            return _no("ATH-15.2", "wrong-step")
        if ability.first.mode == CLIFF_MODE and not cliff(p, here, field):
            return _no("ATH-15.5", "no-cliff")
    if attempt.relic is None:
        return (
            _no("ATH-21.6", "second-relic", unit=_name(p, frame.unit))
            if len(p.core.frames) > 1
            else _no("ATH-15.6", "no-way")
        )
    if refusal := _taken(p, frame.unit, attempt.relic):
        return refusal
    if steps > 1 or (isinstance(attempt, m.Use) and attempt.q2 is not None):
        return _no("ATH-17.4", "relic-too-far", relic=attempt.relic)
    return _no("ATH-21.6", "second-relic", unit=_name(p, frame.unit))


def _taken(p: Position, unit: int, name: str) -> Refusal | None:
    """Why a relic cannot be taken along at all."""
    relic = RELICS.index(name)
    if not held_by(p, unit) >> relic & 1:
        return _no("ATH-17.3", "not-held", relic=name)
    if p.core.moved >> relic & 1:
        return _no("ATH-17.7", "relic-moved", relic=name)
    return None


# Interventions and choices.


def _intervention(p: Position, attempt: m.Move) -> Refusal:
    if isinstance(attempt, m.Pass):
        return _other(p, "ATH-22.21")
    stack = p.stacks[p.actor]
    if p.phase not in (SUMMON, CHOOSE, ACT, WINDOW):
        return _no("ATH-22.29", "inside-a-choice", phase=PHASES[p.phase])
    if not stack:
        return _no("ATH-22.2", "stack-empty")
    if isinstance(attempt, m.Discard):
        return _no("ATH-22.3", "stack-smaller", count=attempt.count, left=len(stack))
    assert isinstance(attempt, m.Play)
    if p.played >> p.actor & 1:
        return _no("ATH-22.1", "played-already")
    if INTERVENTION_OF[attempt.card] != stack[0]:
        return _no("ATH-22.2", "not-on-top", card=attempt.card, top=INTERVENTION_IDS[stack[0]])
    ended = p.phase == WINDOW and p.window == ACTIVATION_END
    moments = {"cE" if ended else "now"} | {f"c{number}" for number in range(len(p.checkpoints))}
    if attempt.moment not in moments:
        return _no("ATH-22.27", "no-such-moment", moment=attempt.moment)
    return _no("ATH-22.13", "nothing-to-choose", card=attempt.card, moment=attempt.moment)


_CHANGES: Final = (PICK_FIELD, PICK_NEIGHBOURS, PICK_DRY, PICK_WET, PICK_GROWING)
"""Choices of fields that a card changes, or whose neighbours it changes."""
_CHOICES: Final[dict[type, tuple[int, str]]] = {
    m.Keep: (RELIC, "ATH-18.6"),
    m.Leave: (RELIC, "ATH-18.6"),
    m.Lose: (CASUALTY, "ATH-20.4"),
    m.Then: (SECOND, "ATH-C.24"),
}


def _choice(p: Position, attempt: m.Move) -> Refusal:
    phase, rule = _CHOICES.get(type(attempt), (PICK, "ATH-22.4"))
    if p.phase != phase:
        return _other(p, rule)
    if phase == PICK:
        announced = p.announced[-1]
        fallback = _no("ATH-22.13", "not-for-this-card", card=INTERVENTION_IDS[announced.card])
        return _picked(p, announced, attempt) or fallback
    return _no(rule, "no-such-answer")


def _picked(p: Position, announced: Announcement, attempt: m.Move) -> Refusal | None:
    """Why an answer of the kind that the card asks for is not possible."""
    card = p.table.interventions[announced.card]
    kind = card.picks[announced.picked] if announced.picked < len(card.picks) else NONE
    match attempt:
        case m.PickUnit(name) if kind in (PICK_ANY_UNIT, PICK_OWN_UNIT):
            return _picked_unit(p, card, kind, announced.player, name)
        case m.PickAlpha(number) if kind in (PICK_ALPHA, PICK_OTHER_ALPHA):
            return _picked_alpha(p, card, announced, number)
        case m.PickRelic(relic) if kind == PICK_RELIC and p.core.moved >> RELICS.index(relic) & 1:
            return _no("ATH-17.7", "relic-moved", relic=relic)
        case m.PickFigure(figure) if kind == NONE:
            return _no("ATH-7.3", "figure-used", figure=figure)
        case m.PickField(q, r, relic) if kind == PICK_NEAR_FIELD:
            return _portal(p, announced.unit, q, r, relic)
        case m.PickField(q, r, None) if kind == PICK_SUMMONING:
            return _summoning_field(p, announced.alpha, q, r)
        case m.PickField(q, r, None) if kind in _CHANGES:
            return _picked_field(p, card, kind, announced.fields, q, r)
        case m.PickArea(q, r) if kind == PICK_AREA:
            return _no("ATH-C.34", "no-such-water", q=q, r=r)
        case _:
            return None


def _picked_unit(p: Position, card: Intervention, kind: int, player: int, name: str) -> Refusal | None:
    unit = _unit(p, name)
    if unit == NONE:
        return None
    do, flags = card.first.do, p.core.flags[unit]
    if kind == PICK_OWN_UNIT and p.owner_of(unit) != player:
        return _no("ATH-21.9", "not-own", unit=name) if do == TRANSFORM else _no("ATH-22.12", "not-own", unit=name)
    if flags & FROZEN:
        return _no("ATH-23.6", "frozen", unit=name)
    if do == PUSH and not can_be_pushed(p, unit):
        return _no("ATH-10.8", "cannot-be-pushed", unit=name)
    if do == TELEPORT and flags & IMMOBILE:
        return _no("ATH-10.8", "immobile", unit=name)
    if do == EXTRA_MOVE and flags & IMMOBILE:
        return _no("ATH-C.1", "immobile", unit=name)
    if do == EXTRA_MOVE and flags & PARALYSED:
        return _no("ATH-23.5", "paralysed", unit=name)
    return None


def _picked_alpha(p: Position, card: Intervention, announced: Announcement, number: int) -> Refusal | None:
    alpha = PER_PLAYER * announced.player + number - 1
    made = p.alphas[alpha]
    if made is None:
        return _no("ATH-4.1", "no-alpha", alpha=number)
    if card.first.do == SUMMONS:
        return _supply(p, alpha, announced.player)
    if not p.revealed >> alpha & 1:
        return None
    if card.first.do == HEAL:
        return _no("ATH-10.8", "already-healthy")
    if p.core.alpha[announced.unit] == alpha:
        return None
    if count_of(p, alpha) >= UNITS_PER_ALPHA:
        return _no("ATH-2.3", "no-figures", most=UNITS_PER_ALPHA)
    left = p.points - p.core.spent[announced.player]
    return _no("ATH-7.4", "change-too-dear", cost=dearer(p, announced.unit, alpha), left=left)


def _portal(p: Position, unit: int, q: int, r: int, relic: str | None) -> Refusal | None:
    field = FIELD_OF.get((q, r))
    if field is None:
        return _no("ATH-B.2", "off-board", q=q, r=r)
    steps = DISTANCE[p.core.place[unit] * FIELDS + field]
    if steps > PORTAL_DISTANCE:
        return _no("ATH-C.36", "out-of-range", distance=steps, least=1, most=PORTAL_DISTANCE)
    if p.core.occupant[field] != NONE:
        return _occupied(p, field)
    return None if relic is None else _taken(p, unit, relic) or _no("ATH-17.4", "relic-too-far", relic=relic)


def _picked_field(p: Position, card: Intervention, kind: int, chosen: list[int], q: int, r: int) -> Refusal | None:
    """A field to change, or one whose neighbours change."""
    field = FIELD_OF.get((q, r))
    if field is None:
        return _no("ATH-B.2", "off-board", q=q, r=r)
    terrain = p.core.terrain[field]
    if kind == PICK_FIELD and len(card.picks) > 1:  # the middle of Earth Rising
        raised = all(p.core.terrain[near] == HILL for near in NEIGHBOURS[field])
        return _no("ATH-10.8", "same-terrain") if raised else _no("ATH-2.4", "no-tile")
    if field in chosen or (kind == PICK_NEIGHBOURS and field not in NEIGHBOURS[chosen[0]]):
        return None
    if kind == PICK_GROWING:
        water = connected(p, chosen[0]) + chosen[1:]
        if terrain != PLAIN or not any(near in water for near in NEIGHBOURS[field]):
            return _no("ATH-C.34", "not-on-the-shore", q=q, r=r)
    if terrain == max(effect.to for effect in card.effects):
        return _no("ATH-10.8", "same-terrain")
    return _no("ATH-2.4", "no-tile") if terrain == PLAIN else None


def _unit(p: Position, name: str) -> int:
    """The unit of this name on the board, or NONE."""
    core = p.core
    for unit in range(len(core.place)):
        if core.place[unit] != NONE and name_of(core.name[unit]) == name:
            return unit
    return NONE


def _name(p: Position, unit: int) -> str:
    return "" if unit == NONE else name_of(p.core.name[unit])


def _steps(p: Position, one: int, two: int) -> int:
    return DISTANCE[p.core.place[one] * FIELDS + p.core.place[two]]
