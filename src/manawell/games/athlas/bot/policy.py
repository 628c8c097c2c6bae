"""Fixed habits of every bot: help goes to friends, harm to enemies."""

from typing import Final

from manawell.games.athlas.components.cards import (
    ATTACK,
    FREE_ATTACK,
    HEAL,
    LOSE_LIFE,
    MARK,
    ON_AREA,
    ON_OWN_ALPHA,
    SET_TERRAIN,
    Effect,
)
from manawell.games.athlas.components.tables import (
    AMPHIBIOUS,
    BEARER,
    BOUND,
    CONDITION_FLAGS,
    CONDITION_MAGIC,
    CONDITION_MODS,
    CONDITION_PHYSICAL,
    FLYING,
    FROZEN,
    NEIGHBOURS,
    NONE,
    PARALYSED,
    TIMED,
    WATER,
)
from manawell.games.athlas.rules.actions import (
    ACTIVATE,
    CANCEL_MARK,
    CARD_IS,
    DISCARD,
    FIELD_IS,
    NO_FIELD,
    PLAY_NOW,
    SUMMON_AT,
    TOWARD,
    UNIT_IS,
    USE,
    ability_in,
    attack_in,
    field_in,
)
from manawell.games.athlas.state import PICK, Position

GOOD: Final = 1
BAD: Final = -1
EITHER: Final = 0


def intent_of(effects: list[Effect]) -> int:
    """Whether it helps its target; the first effect that helps or harms decides."""
    for effect in effects:
        found = _intent(effect)
        if found != EITHER:
            return found
    return EITHER


def _intent(effect: Effect) -> int:
    if effect.do == ATTACK or (effect.do == LOSE_LIFE and effect.on != ON_OWN_ALPHA):
        return BAD
    if effect.do == SET_TERRAIN:
        return BAD if effect.to == WATER else EITHER
    if effect.do == MARK:
        return liking_of(effect.condition)
    return GOOD if effect.do == HEAL else EITHER


def liking_of(condition: int) -> int:
    """Levitating helps some units and hinders others, such as those that hold a relic."""
    flags = CONDITION_FLAGS[condition]
    if flags & (PARALYSED | BOUND | FROZEN):
        return BAD
    helps = flags & BEARER or CONDITION_PHYSICAL[condition] or CONDITION_MAGIC[condition]
    return GOOD if helps or max(CONDITION_MODS[condition]) > 0 else EITHER


def sensible(p: Position, moves: list[int]) -> list[int]:
    """Leaves out what no bot wants: discards, and cards and spells on the wrong side, if there is anything else."""
    kept = [move for move in moves if not DISCARD < move < TOWARD and balance(p, move) >= 0]
    return kept if kept else moves


def balance(p: Position, move: int) -> int:
    """Whether a move is for the right side: helping friends and harming enemies counts for it, the opposite against."""
    if PLAY_NOW <= move < CARD_IS and p.phase != PICK:
        return _occasion(p)
    if move >= USE:
        ability = p.table.abilities[ability_in(move)]
        if ability.first.do == FREE_ATTACK:
            ability = p.table.abilities[attack_in(move)]
        if ability.moves_user:
            return 0
        user = p.core.place[p.core.frames[-1].unit]
        return _tally(p, ability.effects, user if field_in(move) == NO_FIELD else field_in(move))
    if p.phase == PICK and CANCEL_MARK <= move < SUMMON_AT:
        return _relief(p, move - CANCEL_MARK)
    if p.phase != PICK or not FIELD_IS <= move < ACTIVATE:
        return 0
    effects = p.table.interventions[p.announced[-1].card].effects
    return _tally(p, effects, move - UNIT_IS if move >= UNIT_IS else (move - FIELD_IS) // 4)


def _tally(p: Position, effects: list[Effect], field: int) -> int:
    intent = intent_of(effects)
    if intent == EITHER:
        return 0
    first = effects[0]
    fields = [field] + NEIGHBOURS[field] if first.on == ON_AREA else [field]
    found = 0
    for near in fields:
        unit = p.core.occupant[near]
        if unit == NONE or (first.do == SET_TERRAIN and p.core.flags[unit] & (FLYING | AMPHIBIOUS)):
            continue
        found += intent if p.owner_of(unit) == p.actor else -intent
    return found


def _relief(p: Position, code: int) -> int:
    """Whether ending an active intervention is for the right side."""
    for mark in p.core.marks:
        if TIMED[mark.condition] and 32 * mark.maker + mark.card == code:
            liking = liking_of(mark.condition)
            return -liking if p.owner_of(mark.unit) == p.actor else liking
    return 0


def _occasion(p: Position) -> int:
    """The top card has a target for which, or against which, it should be played."""
    card = p.table.interventions[p.stacks[p.actor][0]]
    if card.cancels and not p.announced:
        marks = [mark for mark in p.core.marks if TIMED[mark.condition]]
        return max([BAD] + [_relief(p, 32 * mark.maker + mark.card) for mark in marks])
    intent = intent_of(card.effects)
    if intent == EITHER:
        return 0
    meant = p.actor if intent == GOOD else 1 - p.actor
    core = p.core
    for unit in range(len(core.place)):
        if core.place[unit] != NONE and p.owner_of(unit) == meant and core.flags[unit] & FROZEN == 0:
            return 0
    return -1
