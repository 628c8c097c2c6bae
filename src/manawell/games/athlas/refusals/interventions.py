"""Why an intervention cannot be played, or its question not be answered like that (ATH-22)."""

from typing import Final

from manawell.games.athlas import moves as m
from manawell.games.athlas.components.cards import (
    EXTRA_MOVE,
    HEAL,
    INTERVENTION_IDS,
    INTERVENTION_OF,
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
    TELEPORT,
    TRANSFORM,
    Intervention,
)
from manawell.games.athlas.components.cards import SUMMON as SUMMONS
from manawell.games.athlas.components.tables import (
    DISTANCE,
    FIELD_OF,
    FIELDS,
    FROZEN,
    HILL,
    IMMOBILE,
    NEIGHBOURS,
    NONE,
    PARALYSED,
    PLAIN,
    PORTAL_DISTANCE,
    RELICS,
    UNITS_PER_ALPHA,
)
from manawell.games.athlas.information.view import PHASES
from manawell.games.athlas.refusals.summoning import refuse_summoning_field, refuse_supply
from manawell.games.athlas.refusals.targets import refuse_relic
from manawell.games.athlas.refusals.terms import no, occupied, other_decision, unit_named
from manawell.games.athlas.rules.effects import dearer
from manawell.games.athlas.rules.movement import can_be_pushed
from manawell.games.athlas.rules.terrain import connected
from manawell.games.athlas.rules.units import count_of
from manawell.games.athlas.state import (
    ACT,
    ACTIVATION_END,
    CASUALTY,
    CHOOSE,
    PER_PLAYER,
    PICK,
    RELIC,
    SECOND,
    SUMMON,
    WINDOW,
    Announcement,
    Position,
)
from manawell.kernel.faults import Refusal


def refuse_intervention(p: Position, attempt: m.Move) -> Refusal:
    if isinstance(attempt, m.Pass):
        return other_decision(p, "ATH-22.21")
    stack = p.stacks[p.actor]
    if p.phase not in (SUMMON, CHOOSE, ACT, WINDOW):
        return no("ATH-22.29", "inside-a-choice", phase=PHASES[p.phase])
    if not stack:
        return no("ATH-22.2", "stack-empty")
    if isinstance(attempt, m.Discard):
        return no("ATH-22.3", "stack-smaller", count=attempt.count, left=len(stack))
    assert isinstance(attempt, m.Play)
    if p.played >> p.actor & 1:
        return no("ATH-22.1", "played-already")
    if INTERVENTION_OF[attempt.card] != stack[0]:
        return no("ATH-22.2", "not-on-top", card=attempt.card, top=INTERVENTION_IDS[stack[0]])
    ended = p.phase == WINDOW and p.window == ACTIVATION_END
    moments = {"cE" if ended else "now"} | {f"c{number}" for number in range(len(p.checkpoints))}
    if attempt.moment not in moments:
        return no("ATH-22.27", "no-such-moment", moment=attempt.moment)
    return no("ATH-22.13", "nothing-to-choose", card=attempt.card, moment=attempt.moment)


_CHANGES: Final = (PICK_FIELD, PICK_NEIGHBOURS, PICK_DRY, PICK_WET, PICK_GROWING)
"""Choices of fields that a card changes, or whose neighbours it changes."""


_CHOICES: Final[dict[type, tuple[int, str]]] = {
    m.Keep: (RELIC, "ATH-18.6"),
    m.Leave: (RELIC, "ATH-18.6"),
    m.Lose: (CASUALTY, "ATH-20.4"),
    m.Then: (SECOND, "ATH-C.24"),
}


def refuse_choice(p: Position, attempt: m.Move) -> Refusal:
    phase, rule = _CHOICES.get(type(attempt), (PICK, "ATH-22.4"))
    if p.phase != phase:
        return other_decision(p, rule)
    if phase == PICK:
        announced = p.announced[-1]
        fallback = no("ATH-22.13", "not-for-this-card", card=INTERVENTION_IDS[announced.card])
        return _picked(p, announced, attempt) or fallback
    return no(rule, "no-such-answer")


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
            return no("ATH-17.7", "relic-moved", relic=relic)
        case m.PickFigure(figure) if kind == NONE:
            return no("ATH-7.3", "figure-used", figure=figure)
        case m.PickField(q, r, relic) if kind == PICK_NEAR_FIELD:
            return _portal(p, announced.unit, q, r, relic)
        case m.PickField(q, r, None) if kind == PICK_SUMMONING:
            return refuse_summoning_field(p, announced.alpha, q, r)
        case m.PickField(q, r, None) if kind in _CHANGES:
            return _picked_field(p, card, kind, announced.fields, q, r)
        case m.PickArea(q, r) if kind == PICK_AREA:
            return no("ATH-C.34", "no-such-water", q=q, r=r)
        case _:
            return None


def _picked_unit(p: Position, card: Intervention, kind: int, player: int, name: str) -> Refusal | None:
    unit = unit_named(p, name)
    if unit == NONE:
        return None
    do, flags = card.first.do, p.core.flags[unit]
    if kind == PICK_OWN_UNIT and p.owner_of(unit) != player:
        return no("ATH-21.9", "not-own", unit=name) if do == TRANSFORM else no("ATH-22.12", "not-own", unit=name)
    if flags & FROZEN:
        return no("ATH-23.6", "frozen", unit=name)
    if do == PUSH and not can_be_pushed(p, unit):
        return no("ATH-10.8", "cannot-be-pushed", unit=name)
    if do == TELEPORT and flags & IMMOBILE:
        return no("ATH-10.8", "immobile", unit=name)
    if do == EXTRA_MOVE and flags & IMMOBILE:
        return no("ATH-C.1", "immobile", unit=name)
    if do == EXTRA_MOVE and flags & PARALYSED:
        return no("ATH-23.5", "paralysed", unit=name)
    return None


def _picked_alpha(p: Position, card: Intervention, announced: Announcement, number: int) -> Refusal | None:
    alpha = PER_PLAYER * announced.player + number - 1
    made = p.alphas[alpha]
    if made is None:
        return no("ATH-4.1", "no-alpha", alpha=number)
    if card.first.do == SUMMONS:
        return refuse_supply(p, alpha, announced.player)
    if not p.revealed >> alpha & 1:
        return None
    if card.first.do == HEAL:
        return no("ATH-10.8", "already-healthy")
    if p.core.alpha[announced.unit] == alpha:
        return None
    if count_of(p, alpha) >= UNITS_PER_ALPHA:
        return no("ATH-2.3", "no-figures", most=UNITS_PER_ALPHA)
    left = p.points - p.core.spent[announced.player]
    return no("ATH-7.4", "change-too-dear", cost=dearer(p, announced.unit, alpha), left=left)


def _portal(p: Position, unit: int, q: int, r: int, relic: str | None) -> Refusal | None:
    field = FIELD_OF.get((q, r))
    if field is None:
        return no("ATH-B.2", "off-board", q=q, r=r)
    steps = DISTANCE[p.core.place[unit] * FIELDS + field]
    if steps > PORTAL_DISTANCE:
        return no("ATH-C.36", "out-of-range", distance=steps, least=1, most=PORTAL_DISTANCE)
    if p.core.occupant[field] != NONE:
        return occupied(p, field)
    return None if relic is None else refuse_relic(p, unit, relic) or no("ATH-17.4", "relic-too-far", relic=relic)


def _picked_field(p: Position, card: Intervention, kind: int, chosen: list[int], q: int, r: int) -> Refusal | None:
    """A field to change, or one whose neighbours change."""
    field = FIELD_OF.get((q, r))
    if field is None:
        return no("ATH-B.2", "off-board", q=q, r=r)
    terrain = p.core.terrain[field]
    if kind == PICK_FIELD and len(card.picks) > 1:  # the middle of Earth Rising
        raised = all(p.core.terrain[near] == HILL for near in NEIGHBOURS[field])
        return no("ATH-10.8", "same-terrain") if raised else no("ATH-2.4", "no-tile")
    if field in chosen or (kind == PICK_NEIGHBOURS and field not in NEIGHBOURS[chosen[0]]):
        return None
    if kind == PICK_GROWING:
        water = connected(p, chosen[0]) + chosen[1:]
        if terrain != PLAIN or not any(near in water for near in NEIGHBOURS[field]):
            return no("ATH-C.34", "not-on-the-shore", q=q, r=r)
    if terrain == max(effect.to for effect in card.effects):
        return no("ATH-10.8", "same-terrain")
    return no("ATH-2.4", "no-tile") if terrain == PLAIN else None
