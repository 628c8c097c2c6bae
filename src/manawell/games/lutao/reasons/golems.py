"""Reasons of those who command the golems (LUT-11)."""

from typing import Final

from manawell.games.lutao.components.tables import LUTAO, PROVINCES
from manawell.games.lutao.reasons.case import Case
from manawell.games.lutao.reasons.conquest import Values
from manawell.games.lutao.rules.actions import FROM, GOLEMS_AT, RAISE, kind_of, one_of
from manawell.games.lutao.rules.powers import name_of
from manawell.games.lutao.state import GOLEM, GOLEM_FROM

LIKELY: Final = 75


def drives_off(case: Case) -> Values:
    """A foe most likely loses the province to golems; where they come from is chosen next, or now."""
    attack = _attack(case)
    if attack is None or attack.odds < LIKELY:
        return None
    p = attack.p
    return {"people": name_of(p, p.owner[p.goal]), "province": PROVINCES[p.goal], "odds": attack.odds}


def _attack(case: Case) -> Case | None:
    """The move that sends golems, with those of the strongest province if it is not chosen yet."""
    if case.p.phase == GOLEM_FROM and case.kind == FROM and case.is_foe(case.p.owner[case.p.goal]):
        return case
    if case.p.phase != GOLEM or case.kind != GOLEMS_AT or not case.is_foe(case.p.owner[case.one]):
        return None
    aimed = case.after
    best = max((move for move in aimed.moves() if kind_of(move) == FROM), key=lambda move: aimed.armies[one_of(move)])
    return Case(case.game, case.game.view(aimed, aimed.actor), aimed, best)


def closes(case: Case) -> Values:
    """Golems stand next to the mover's city of Lutao, where a foe at most two provinces away could have come."""
    p, near = case.p, case.p.chart.near
    if case.kind != RAISE or p.controller != case.people or case.one not in near[LUTAO]:
        return None
    within = {other for one in near[case.one] for other in [one, *near[one]]} - {case.one}
    foes = [p.owner[province] for province in sorted(within) if case.is_foe(p.owner[province])]
    return {"people": name_of(p, foes[0])} if foes else None
