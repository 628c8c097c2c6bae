"""From the number of a move to its typed form."""

import msgspec

from manawell.games.athlas.components.cards import (
    ARMIES,
    AT_ATTACK,
    AT_EQUIPMENT,
    AT_PATH,
    CARD_IDS,
    CLIMB,
    FLY,
    HAND_OVER,
    INTERVENTION_IDS,
    ONE_STEP,
    PUSH_ANY,
    PUSH_TOWARDS,
    TARGETS,
    WALK,
)
from manawell.games.athlas.components.tables import (
    COORDINATES,
    DIRECTIONS,
    FIELDS,
    FIGURES,
    PLAYERS,
    RELICS,
    TERRAINS,
)
from manawell.games.athlas.moves.kinds import (
    Act,
    Cancel,
    Card,
    Discard,
    Done,
    End,
    EndAll,
    EndSummon,
    Enough,
    Genus,
    Give,
    Go,
    Keep,
    Leave,
    Lose,
    MarkCard,
    Move,
    Pass,
    PickAlpha,
    PickArea,
    PickDirection,
    PickField,
    PickFigure,
    PickRelic,
    PickUnit,
    Play,
    Preset,
    Rebuild,
    Stack,
    StackDone,
    Summon,
    Then,
    Use,
)
from manawell.games.athlas.rules import actions as at
from manawell.games.athlas.rules.creation import ORDERS
from manawell.games.athlas.rules.effects import owner_alpha
from manawell.games.athlas.rules.interventions import moment_name, moment_of
from manawell.games.athlas.rules.units import name_of
from manawell.games.athlas.state import GENUS, PER_PLAYER, Position

BASIC_WORDS = {WALK: "walk", CLIMB: "climb", FLY: "fly"}


def typed(p: Position, move: int) -> Move:
    """The typed form of a legal move."""
    if move >= at.USE:
        return _typed_use(p, move)
    if move >= at.SUMMON_AT:
        code, figure = divmod(move - at.SUMMON_AT, 5)
        alpha, field = divmod(code, FIELDS)
        return Summon(alpha + 1, *COORDINATES[field], FIGURES[figure - 1] if figure else None)
    if move >= at.UNIT_IS:
        return _typed_unit(p, move)
    if move >= at.FIELD_IS:
        field, relic = divmod(move - at.FIELD_IS, 4)
        return PickField(*COORDINATES[field], RELICS[relic - 1] if relic else None)
    if move >= at.CARD_IS:
        return _typed_creation(p, move)
    return _typed_word(p, move)


def _typed_unit(p: Position, move: int) -> Move:
    if move >= at.CANCEL_MARK:
        player, card = divmod(move - at.CANCEL_MARK, 32)
        return Cancel(PLAYERS[player][0], INTERVENTION_IDS[card])
    if move >= at.MARK_CARD:
        card = move - at.MARK_CARD
        return MarkCard(owner_alpha(p, p.actor, card) % PER_PLAYER + 1, CARD_IDS[card])
    if move >= at.AREA_IS:
        return PickArea(*COORDINATES[move - at.AREA_IS])
    kinds = ((at.THEN, Then), (at.LOSE, Lose), (at.ACTIVATE, Act), (at.UNIT_IS, PickUnit))
    start, kind = next((start, kind) for start, kind in kinds if move >= start)
    return kind(_unit_on(p, move - start))


def _typed_creation(p: Position, move: int) -> Move:
    if move >= at.PRESET_IS:
        army, order = divmod(move - at.PRESET_IS, len(ORDERS))
        stack = [INTERVENTION_IDS[ARMIES[army].stack[place]] for place in ORDERS[order]]
        return Preset(ARMIES[army].id, tuple(stack) if order else ())
    if move >= at.STACK_CARD:
        return Stack(INTERVENTION_IDS[move - at.STACK_CARD])
    card = CARD_IDS[move - at.CARD_IS]
    return Genus(p.slot + 1, card) if p.phase == GENUS else Card(p.slot + 1, card)


def _typed_word(p: Position, move: int) -> Move:
    if move >= at.PLAY_NOW:
        return Play(INTERVENTION_IDS[p.stacks[p.actor][0]], moment_name(moment_of(move)))
    if move >= at.TOWARD:
        return PickDirection(DIRECTIONS[move - at.TOWARD])
    if move > at.DISCARD:
        return Discard(move - at.DISCARD)
    if move >= at.REBUILD_ALPHA:
        return Rebuild(move - at.REBUILD_ALPHA + 1)
    if move >= at.ALPHA_IS:
        return PickAlpha(move - at.ALPHA_IS + 1)
    if move >= at.FIGURE_IS:
        return PickFigure(FIGURES[move - at.FIGURE_IS])
    if move >= at.RELIC_IS:
        return PickRelic(RELICS[move - at.RELIC_IS])
    if move >= at.KEEP:
        return Keep(RELICS[move - at.KEEP])
    words: dict[int, Move] = {
        at.PASS: Pass(),
        at.END: End(),
        at.END_ALL: EndAll(),
        at.END_SUMMON: EndSummon(),
        at.ENOUGH: Enough(),
        at.LEAVE: Leave(),
        at.STACK_DONE: StackDone(),
        at.REBUILD_NONE: Rebuild(None),
        at.DONE: Done(p.slot + 1),
    }
    return words[move]


def _typed_use(p: Position, move: int) -> Move:
    ability = p.table.abilities[at.ability_in(move)]
    field, extra, relic = at.field_in(move), at.extra_in(move), at.relic_in(move)
    taken = None if relic < 0 else RELICS[relic]
    if ability.number == HAND_OVER:
        return Give(RELICS[relic], _unit_on(p, field))
    if ability.number in BASIC_WORDS:
        return Go(BASIC_WORDS[ability.number], *COORDINATES[field], taken)
    card = CARD_IDS[ability.card]
    known = len(p.table.cards[ability.card].abilities) == 1
    written = Use(card=card, ability=None if known else ability.id, relic=taken)
    if ability.target == AT_EQUIPMENT:
        return msgspec.structs.replace(written, other=CARD_IDS[extra])
    if ability.target == AT_ATTACK:
        attack = p.table.abilities[at.attack_in(move)]
        x = extra if attack.x_most else None
        return msgspec.structs.replace(written, other=CARD_IDS[attack.card], unit=_unit_on(p, field), x=x)
    if field == at.NO_FIELD:
        return written
    if aims_at_unit(ability.target):
        written = msgspec.structs.replace(written, unit=_unit_on(p, field))
        if ability.x_most:
            return msgspec.structs.replace(written, x=extra)
        if ability.only_pushes and ability.first.direction == PUSH_ANY:
            return msgspec.structs.replace(written, direction=DIRECTIONS[extra])
        if ability.only_pushes and ability.first.direction == PUSH_TOWARDS:
            return _at(written, extra)
        return written
    if ability.target == AT_PATH and extra != at.NO_FIELD:
        q, r = COORDINATES[extra]
        return msgspec.structs.replace(_at(written, field), q2=q, r2=r)
    if ability.first.to == ONE_STEP:
        return msgspec.structs.replace(_at(written, field), terrain=TERRAINS[extra])
    return _at(written, field)


def aims_at_unit(target: int) -> bool:
    """The target of an ability is a unit, not a field or a card."""
    return "unit" in TARGETS[target]


def _at(move: Use, field: int) -> Use:
    q, r = COORDINATES[field]
    return msgspec.structs.replace(move, q=q, r=r)


def _unit_on(p: Position, field: int) -> str:
    return name_of(p.core.name[p.core.occupant[field]])
