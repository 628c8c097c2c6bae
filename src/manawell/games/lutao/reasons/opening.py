"""Reasons of those who pick a province or a ship: where its armies can go; and of those who go nowhere."""

from collections.abc import Iterator
from typing import Final

from manawell.games.lutao.components.tables import LUTAO, NONE, PROVINCES
from manawell.games.lutao.reasons import upkeep
from manawell.games.lutao.reasons.case import HOPELESS, Case
from manawell.games.lutao.reasons.conquest import Values
from manawell.games.lutao.rules.actions import END, LAND, MOVE_FROM, SAIL, SAIL_SEA, TAKE, TO, WRATH_FROM, kind_of
from manawell.games.lutao.rules.holdings import owns
from manawell.games.lutao.state import BOARD, COMBAT, FORM, MOVE

PICKS: Final = (MOVE_FROM, WRATH_FROM, SAIL, SAIL_SEA)
EVEN: Final = 50
TRIED: Final = 2
"""Battles that are played out, the most promising first: each takes time."""


def opens(case: Case) -> Values:
    """A province that can be conquered next, with all armies that can go; the one for which most speaks."""
    if not _picks(case) or case.p.phase == FORM:
        return None
    goals = [goal for goal in goals_of(case) if goal.conquest != NONE and goal.rough > HOPELESS]
    battles = 0
    for goal in sorted(goals, key=_rank):
        battles += int(not goal.is_free)
        if battles > TRIED:
            return None
        if goal.is_likely(EVEN):
            return {"province": PROVINCES[goal.conquest], "odds": goal.odds}
    return None


def _rank(goal: Case) -> tuple[bool, bool, bool, float]:
    """The city of Lutao comes first, then other cities, then the island, then what is likeliest."""
    target = goal.conquest
    return target != LUTAO, not goal.p.city[target], target < LUTAO, -goal.rough


def leads(case: Case) -> Values:
    """Armies can come from a province without foes around it to an own one that has some, or be saved by moving."""
    if not _picks(case) or case.kind not in (MOVE_FROM, WRATH_FROM):
        return None
    goals = list(goals_of(case))
    for use, reason in (("surplus", upkeep.saves_surplus), ("border", upkeep.border)):
        for goal in goals:
            if reason(goal) is not None:
                return {"province": PROVINCES[goal.target], "use": use}
    return None


def no_attack(case: Case) -> Values:
    """The movement ends, and no province could be conquered with an even chance.

    Nothing is said where armies from several provinces could attack together.
    """
    p = case.p
    if case.kind != END or p.phase != MOVE:
        return None
    picked = [Case(case.game, case.view, p, move) for move in p.moves() if kind_of(move) in PICKS]
    goals = [goal for pick in picked for goal in goals_of(pick) if not owns(p, case.people, goal.target)]
    alone = len({goal.target for goal in goals}) == len(goals) <= TRIED
    return {} if alone and all(goal.odds < EVEN and not goal.is_free for goal in goals) else None


def _picks(case: Case) -> bool:
    boards = case.p.phase == BOARD and case.kind == TAKE
    return boards or (case.p.phase in (MOVE, COMBAT, FORM) and case.kind in PICKS)


def goals_of(case: Case) -> Iterator[Case]:
    """One for each province that can be entered next, with all armies that can go."""
    after = case.p.clone()
    after.play(case.move)
    if after.phase == BOARD:
        after.play(after.moves()[-1])
    view = case.game.view(after, after.actor)
    seen: set[int] = set()
    for move in after.moves():
        goal = Case(case.game, view, after, move)
        if goal.kind in (TO, LAND) and goal.target not in seen:
            seen.add(goal.target)
            yield goal
