"""Reasons of those who march or land: what is won with the province."""

from typing import Any, Final

from manawell.games.lutao.components.tables import (
    BONUS,
    FIRST_OF,
    LAND_CODES,
    LAND_OF,
    LUTAO,
    NONE,
    PROVINCES,
    SHAPES,
)
from manawell.games.lutao.reasons.case import Case
from manawell.games.lutao.rules.actions import END, PASS, code
from manawell.games.lutao.rules.holdings import required_rounds
from manawell.games.lutao.rules.powers import name_of
from manawell.games.lutao.rules.scoring import complete_lands, rounds_held
from manawell.games.lutao.rules.standing import people_artefact_at, rune_artefact_at
from manawell.games.lutao.state import ACTION_TURN, BY_CITY, COMBAT, FORM, GOLEM, MOVE, OVER, WINDOW

Values = dict[str, Any] | None
"""What the message needs; None if the reason does not hold."""
IDLING: Final = {MOVE: code(END), COMBAT: code(END), FORM: code(END), GOLEM: code(END), WINDOW: code(PASS)}
PATIENCE: Final = 60
"""Decisions until the end of a round in which nobody does anything more."""


def wins(case: Case) -> Values:
    """The mover acts last in this round and has held the city of Lutao long enough, if nothing more happens (LUT-17.2).

    A city that is only just taken counts, too, once both artefacts are there.
    """
    p = case.p
    last = p.step in ACTION_TURN and p.turn == len(p.order) - 1 and p.active() == case.people
    rules = p.controller == case.people or (case.conquest == LUTAO and case.is_free)
    if not last or not rules or case.fears_traps:
        return None
    end = case.after.clone()
    for _ in range(PATIENCE):
        if end.phase == OVER:
            return {} if end.reason == BY_CITY and end.winners == [p.player_of(case.people)] else None
        idle = IDLING.get(end.phase, NONE)
        if idle not in end.moves():
            return None
        end.play(idle)
    return None


def stops(case: Case) -> Values:
    """Others win at the end of this round unless they lose the city, which is attacked (LUT-17.2)."""
    p = case.p
    ruler = p.controller
    if case.conquest != LUTAO or not case.is_foe(ruler) or rounds_held(p) < required_rounds(p, ruler):
        return None
    return {"people": name_of(p, ruler), "odds": case.odds} if case.odds > 0 else None


def storms(case: Case) -> Values:
    return {"odds": case.odds} if case.conquest == LUTAO and case.is_likely() else None


def artefact(case: Case) -> Values:
    """LUT-16.1"""
    p, people, target = case.p, case.people, case.conquest
    if target == NONE:
        return None
    kinds = [
        kind
        for kind, place in (("people", people_artefact_at(p, people)), ("rune", rune_artefact_at(p, people)))
        if place == target
    ]
    if not kinds or not case.is_likely():
        return None
    return {"kind": kinds[0], "required": required_rounds(p, people) - len(kinds), "odds": case.odds}


def foothold(case: Case) -> Values:
    if case.conquest < LUTAO or case.footholds() or not case.is_likely():
        return None
    return {"odds": case.odds}


def completes(case: Case) -> Values:
    """LUT-2.13, 12.2"""
    p, land = case.p, _land(case)
    if land == NONE:
        return None
    others = [province for province in _provinces(land) if province != case.conquest]
    if any(p.owner[province] != case.people for province in others) or not case.is_likely():
        return None
    return {"land": LAND_CODES[land], "bonus": _bonus(case, land), "odds": case.odds}


def breaks(case: Case) -> Values:
    p, land = case.p, _land(case)
    if land == NONE or not case.is_foe(p.owner[case.conquest]):
        return None
    owner = p.owner[case.conquest]
    if land not in complete_lands(p, owner) or not case.is_likely():
        return None
    values = {"people": name_of(p, owner), "land": LAND_CODES[land]}
    return {**values, "bonus": _bonus(case, land), "odds": case.odds}


def takes_city(case: Case) -> Values:
    """A city that teaches spells (LUT-13.1)."""
    target = case.conquest
    if target == NONE or target >= LUTAO or not case.p.city[target] or not case.is_likely():
        return None
    return {"province": PROVINCES[target], "odds": case.odds}


def walks_in(case: Case) -> Values:
    """The city of Lutao is more than that."""
    return {"province": PROVINCES[case.conquest]} if case.is_free and case.conquest != LUTAO else None


def wins_battle(case: Case) -> Values:
    p, target = case.p, case.conquest
    if target == NONE or case.is_free or case.fears_traps or not case.is_likely(75):
        return None
    armies = p.attack[target] + case.arriving
    return {"armies": armies, "others": p.armies[target], "odds": case.odds}


def _land(case: Case) -> int:
    return NONE if case.conquest == NONE else LAND_OF[case.conquest]


def _provinces(land: int) -> range:
    return range(FIRST_OF[land], FIRST_OF[land] + len(SHAPES[land]))


def _bonus(case: Case, land: int) -> int:
    """What the land brings to those who own all of it, and the city in it (LUT-12.2)."""
    return BONUS[land] + sum([case.p.city[province] for province in _provinces(land)])
