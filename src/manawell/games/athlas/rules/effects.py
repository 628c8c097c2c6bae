"""Effects are carried out one primitive at a time (ATH-1.5, 6.1)."""

from manawell.games.athlas import events
from manawell.games.athlas.components.cards import (
    ADD_MARKERS,
    ATTACK,
    BASIC,
    CONTROL,
    COPY_EQUIPMENT,
    EXTRA_MOVE,
    FREE_ATTACK,
    HEAL,
    IF_ALIVE,
    IF_ON_WATER,
    LEVEL_MODE,
    LOSE_LIFE,
    MARK,
    MOVE,
    MOVE_RELIC,
    ON_AREA,
    ON_LOWERED,
    ON_OTHER,
    ON_OWN_ALPHA,
    ON_UNIT_ON_FIELD,
    ONE_STEP,
    PUSH,
    PUSH_ANY,
    PUSH_AWAY,
    SET_TERRAIN,
    SUMMON,
    TELEPORT,
    TRANSFORM,
    A,
    Ability,
    Effect,
    M,
    T,
)
from manawell.games.athlas.components.tables import (
    ARTEFACT,
    CARDS,
    COORDINATES,
    DISTANCE,
    FIELDS,
    LEVEL,
    NEIGHBOUR,
    NEIGHBOURS,
    NONE,
    PORTAL_DISTANCE,
    RELICS,
    UNITS_PER_ALPHA,
    WATER,
)
from manawell.games.athlas.rules.abilities import FIELD_TARGETS, free_movements
from manawell.games.athlas.rules.actions import (
    NO_FIELD,
    ability_in,
    attack_in,
    extra_in,
    field_in,
    relic_in,
)
from manawell.games.athlas.rules.combat import attack
from manawell.games.athlas.rules.conditions import mark_unit
from manawell.games.athlas.rules.expiry import refresh
from manawell.games.athlas.rules.losses import heal, lose
from manawell.games.athlas.rules.movement import move_relic, push, step_to, straight_on
from manawell.games.athlas.rules.summoning import can_summon, place_unit, reveal, summoning_fields
from manawell.games.athlas.rules.terrain import change_terrain, flood
from manawell.games.athlas.rules.units import (
    alarm,
    alpha_at,
    count_of,
    flying,
    frozen,
    genus_of,
    held_by,
    holder_of,
    unit_name,
)
from manawell.games.athlas.state import EFFECTS, PER_PLAYER, SECOND, Frame, Position, Run


def start_ability(p: Position, frame: Frame, move: int) -> None:
    """Announce and pay an ability (ATH-10.4)."""
    ability = p.table.abilities[ability_in(move)]
    unit = frame.unit
    core = p.core
    if ability.cost & M:
        frame.moves = 0
    if ability.cost & A:
        frame.actions = 0
    if ability.cost & T:
        spend_marker(p, p.owner_of(unit), ability.card)
    frame.used |= 1 << ability.number
    core.stirred = True
    if ability.first.do == FREE_ATTACK:
        ability = p.table.abilities[attack_in(move)]
    run = begin_run(p, unit, frame.commander, ability, move)
    if _exposes(p, unit, ability, run):
        core.exposed |= 1 << unit
    if run.target != NONE:
        alarm(p, p.owner_of(run.target))
    if ability.card != NONE and p.journal is not None:
        target = ("", "") if run.target == NONE else (unit_name(p, run.target), genus_of(p, run.target))
        card = p.table.cards[p.table.abilities[ability_in(move)].card].id
        name, genus = unit_name(p, unit), genus_of(p, unit)
        p.journal.tell(events.AbilityUsed(frame.commander, name, genus, card, *target))


def begin_run(p: Position, unit: int, player: int, ability: Ability, move: int) -> Run:
    run = Run(ability.number, NONE, player)
    run.user = unit
    run.alpha = p.core.alpha[unit]
    run.field = field_in(move)
    run.extra = extra_in(move)
    run.relic = relic_in(move)
    run.fields = [run.field]
    if not ability.moves_user and ability.target not in FIELD_TARGETS and run.field != NO_FIELD:
        run.target = p.core.occupant[run.field]
    p.run = run
    p.task = EFFECTS
    return run


def spend_marker(p: Position, owner: int, card: int) -> None:
    """ATH-10.2, 10.3, 24.6"""
    at = owner * CARDS + card
    markers = p.core.markers
    p.core.markers = markers[:at] + bytes([markers[at] - 1]) + markers[at + 1 :]
    p.core.progress = True


def _exposes(p: Position, unit: int, ability: Ability, run: Run) -> bool:
    """Used against a field or a non-flying unit other than itself (ATH-16.3)."""
    if ability.target in FIELD_TARGETS:
        return True
    return run.target != NONE and run.target != unit and not flying(p, run.target)


def effects_of(p: Position, run: Run) -> list[Effect]:
    if run.ability != NONE:
        return p.table.abilities[run.ability].effects
    return p.table.interventions[run.card].effects


def source_of(p: Position, run: Run) -> str:
    """The id of the card behind it, or of the basic ability."""
    if run.ability != NONE:
        card = p.table.abilities[run.ability].card
        return BASIC[run.ability] if card == NONE else p.table.cards[card].id
    return p.table.interventions[run.card].id


def next_effect(p: Position, run: Run) -> None:
    """Carry out the next primitive; the flooding that follows belongs to it (ATH-1.5, 13.7)."""
    effects = effects_of(p, run)
    effect = effects[run.next]
    run.next += 1
    if holds(p, run, effect):
        _perform(p, run, effect)
    if effect.do == SET_TERRAIN:
        if run.next < len(effects) and effects[run.next].on == ON_LOWERED:
            run.next += 1
            unit = p.core.occupant[run.field]
            if run.lowered and unit != NONE and not flying(p, unit):
                lose(p, unit, effects[run.next - 1].value, effects[run.next - 1].cause)
        flood(p)


def holds(p: Position, run: Run, effect: Effect) -> bool:
    """The `if` of an effect."""
    if effect.only_if == IF_ALIVE:
        return run.target != NONE
    if effect.only_if == IF_ON_WATER:
        return run.target != NONE and p.core.terrain[p.core.place[run.target]] == WATER
    return True


def _perform(p: Position, run: Run, effect: Effect) -> None:
    do = effect.do
    if do == ATTACK:
        _attack(p, run, effect)
    elif do in (MOVE, TELEPORT):
        _move(p, run, effect)
    elif do == LOSE_LIFE:
        unit = run.user if effect.on == ON_OWN_ALPHA else run.target
        if unit != NONE:
            lose(p, unit, effect.value + effect.per_x * run.extra, effect.cause)
    elif do == HEAL:
        _heal(p, run, effect)
    elif do == PUSH:
        _push(p, run, effect)
    elif do == SET_TERRAIN:
        _set_terrain(p, run, effect)
    elif do == MARK:
        if run.target != NONE:
            time = 0 if run.card == NONE else p.table.interventions[run.card].time
            mark_unit(p, run.target, effect.condition, run.player, run.card, time)
    else:
        _perform_rarely(p, run, do)


def _perform_rarely(p: Position, run: Run, do: int) -> None:
    if do == CONTROL:
        if run.target != NONE:
            begin_control(p, run)
    elif do == SUMMON:
        _summon(p, run)
    elif do == COPY_EQUIPMENT:
        if run.user != NONE:
            mark_unit(p, run.user, ARTEFACT, run.player, run.extra, 0)
    elif do == MOVE_RELIC:
        _move_relic(p, run)
    elif do == TRANSFORM:
        _transform(p, run)
    elif do == ADD_MARKERS:
        _add_markers(p, run)
    elif do == EXTRA_MOVE:
        _extra_move(p, run)


def _attack(p: Position, run: Run, effect: Effect) -> None:
    core = p.core
    if effect.on == ON_OTHER:
        if second_targets(p):
            p.phase = SECOND
            p.actor = run.player
        return
    targets: list[int] = []
    if effect.on == ON_AREA:
        near = [run.field] + NEIGHBOURS[run.field]
        targets = [core.occupant[field] for field in near if core.occupant[field] != NONE]
    elif effect.on == ON_UNIT_ON_FIELD:
        unit = core.occupant[run.field]
        targets = [] if unit == NONE else [unit]
    elif run.target != NONE:
        targets = [run.target]
    value = effect.value + effect.per_x * run.extra
    attack(p, run, source_of(p, run), effect.type, value, targets)


def second_targets(p: Position) -> list[int]:
    """Other enemy units next to the first target's field (ATH-C.24)."""
    run = p.run
    assert run is not None
    found: list[int] = []
    for field in NEIGHBOURS[run.field]:
        unit = p.core.occupant[field]
        if unit in (NONE, run.target, run.user):
            continue
        if p.owner_of(unit) != run.player and not frozen(p, unit):
            found.append(unit)
    return found


def attack_second(p: Position, unit: int) -> None:
    run = p.run
    assert run is not None
    effect = effects_of(p, run)[run.next - 1]
    if run.user != NONE and not flying(p, unit):
        p.core.exposed |= 1 << run.user  # ATH-16.3
    attack(p, run, source_of(p, run), effect.type, effect.value, [unit])


def _move(p: Position, run: Run, effect: Effect) -> None:
    """Own movement, Blink, or Portal (ATH-1.6, C.15, C.23)."""
    source = source_of(p, run)
    unit = run.target if run.ability == NONE else run.user
    if unit == NONE or p.core.occupant[run.field] != NONE:
        return
    if run.ability == NONE and not _portal_holds(p, run, unit):
        return
    step_to(p, unit, run.field, run.relic, source)
    two_steps = effect.mode == LEVEL_MODE and effect.steps == 2 and run.extra != NO_FIELD
    if two_steps and p.core.place[unit] == run.field:
        step_to(p, unit, run.extra, NONE, source)


def _portal_holds(p: Position, run: Run, unit: int) -> bool:
    """After a response the field may be too far away, and the relic may have moved or stayed (ATH-22.6, C.36)."""
    steps = DISTANCE[p.core.place[unit] * FIELDS + run.field]
    if run.relic != NONE and (steps != 1 or not (held_by(p, unit) & ~p.core.moved) >> run.relic & 1):
        run.relic = NONE
    return 1 <= steps <= PORTAL_DISTANCE


def _heal(p: Position, run: Run, effect: Effect) -> None:
    if effect.on == ON_OWN_ALPHA or run.ability == NONE:
        heal(p, run.alpha, effect.value)
    elif run.target != NONE:
        heal(p, p.core.alpha[run.target], effect.value)


def _push(p: Position, run: Run, effect: Effect) -> None:
    unit = run.target
    if unit == NONE:
        return
    field = p.core.place[unit]
    if effect.direction == PUSH_ANY:
        push(p, unit, NEIGHBOUR[6 * field + run.extra])
    elif effect.direction == PUSH_AWAY:
        if run.user != NONE:
            push(p, unit, straight_on(p.core.place[run.user], field))
    else:
        push(p, unit, run.extra)


def _set_terrain(p: Position, run: Run, effect: Effect) -> None:
    to = run.extra if effect.to == ONE_STEP else effect.to
    before = LEVEL[p.core.terrain[run.field]] if run.field not in (NONE, NO_FIELD) else 0
    change_terrain(p, run.fields, to)
    if run.field not in (NONE, NO_FIELD):
        run.lowered = LEVEL[p.core.terrain[run.field]] < before


def begin_control(p: Position, run: Run) -> None:
    """The target gets an activation at once, commanded by the user's commander (ATH-21.1)."""
    core = p.core
    unit = run.target
    core.exposed &= ~(1 << unit)
    core.frames.append(Frame(unit, run.player, core.terrain[core.place[unit]] == WATER))
    if p.journal is not None:
        p.journal.tell(events.ControlTaken(run.player, unit_name(p, unit), genus_of(p, unit)))


def _summon(p: Position, run: Run) -> None:
    """A copy of the user, or the unit of Swift Summoning (ATH-7.9, C.3, C.40)."""
    if run.ability == NONE:
        if not can_summon(p, run.alpha, run.player) or run.field not in summoning_fields(p, run.alpha):
            return
        if p.revealed >> run.alpha & 1 == 0:
            reveal(p, run.alpha, run.extra)
    place_unit(p, run.alpha, run.field, run.player)


def _move_relic(p: Position, run: Run) -> None:
    """Hand over, or Relic Shift (ATH-15.4, C.37)."""
    field = run.field
    if run.ability == NONE and (holder_of(p, run.relic) != NONE or p.core.moved >> run.relic & 1):
        return
    move_relic(p, run.relic, field)
    if p.journal is not None:
        q, r = COORDINATES[field]
        p.journal.tell(events.RelicMoved(RELICS[run.relic], q, r))


def fits(p: Position, unit: int, alpha: int) -> bool:
    """A unit could become one of this alpha (ATH-C.38)."""
    if p.revealed >> alpha & 1 == 0 or p.core.alpha[unit] == alpha or count_of(p, alpha) >= UNITS_PER_ALPHA:
        return False
    return p.core.spent[alpha // PER_PLAYER] + dearer(p, unit, alpha) <= p.points


def dearer(p: Position, unit: int, alpha: int) -> int:
    return max(0, alpha_at(p, alpha).cost - p.alpha_of(unit).cost)


def _transform(p: Position, run: Run) -> None:
    """Polymorph (ATH-C.38)."""
    unit, alpha = run.target, run.alpha
    if unit == NONE or not fits(p, unit, alpha):
        return
    cost = dearer(p, unit, alpha)
    p.core.unshare()
    p.core.spent[run.player] += cost
    p.core.alpha[unit] = alpha
    if p.journal is not None:
        p.journal.tell(events.UnitTransformed(run.player, unit_name(p, unit), genus_of(p, unit), cost))
    refresh(p, unit)


def _add_markers(p: Position, run: Run) -> None:
    """Gift of Time."""
    for card in run.cards:
        at = run.player * CARDS + card
        markers = p.core.markers
        p.core.markers = markers[:at] + bytes([markers[at] + 1]) + markers[at + 1 :]
        if p.journal is not None:
            alpha = owner_alpha(p, run.player, card) % PER_PLAYER + 1
            p.journal.tell(events.MarkerAdded(run.player, alpha, p.table.cards[card].id, markers[at] + 1))


def owner_alpha(p: Position, player: int, card: int) -> int:
    """The alpha that has this card, or NONE."""
    for alpha in range(player * PER_PLAYER, player * PER_PLAYER + PER_PLAYER):
        found = p.alphas[alpha]
        if found is not None and card in found.cards:
            return alpha
    return NONE


def _extra_move(p: Position, run: Run) -> None:
    """Time Loop: the movement is carried out as part of the card (ATH-C.35)."""
    unit, move = run.target, run.extra
    if unit == NONE or move not in free_movements(p, unit):
        return
    moving = begin_run(p, unit, run.player, p.table.abilities[ability_in(move)], move)
    moving.card = run.card
