"""What may be asked in a position: the goals of a game, with their names filled in from the solver's view."""

import re
from typing import Any

import msgspec

from manawell.kernel.game import AnyGame
from manawell.kernel.state import NOBODY, State
from manawell.learn.conditions import are_true, facts_of, find
from manawell.puzzles.puzzle import Goal, Plan

Facts = dict[str, Any]
_NAME = re.compile(r"\{(\w+)\}")


class Task(msgspec.Struct, frozen=True):
    """A goal in a position."""

    goal: Goal
    holds: tuple[str, ...]
    until: tuple[str, ...]
    measure: str
    values: dict[str, int | str]
    star: tuple[str, ...]
    base: float = 0.0
    """How much of it holds already."""

    @property
    def is_of_turn(self) -> bool:
        """Whether the solver alone can reach it, before anybody else decides."""
        return self.goal.kind in ("reach", "most")

    def worth(self, facts: Facts) -> float:
        """How much of it is reached: all or nothing, or the number that is to be as large as possible."""
        if self.measure:
            return float(find(self.measure, facts) or 0)
        return float(are_true(self.holds, facts))

    def is_over(self, facts: Facts) -> bool:
        return bool(self.until) and are_true(self.until, facts)


def facts_for(game: AnyGame, state: State, seat: int) -> Facts:
    """What a seat sees of a position."""
    return facts_of(game, game.view(state, seat), game.outcome(state) if state.actor == NOBODY else None)


def tasks_in(plan: Plan, facts: Facts, seat: int) -> list[Task]:
    """What could be asked of a seat here, and is not reached yet."""
    found = []
    for goal in plan.goals:
        if goal.at and facts["prompt"] not in goal.at:
            continue
        for each in _things(goal, facts, seat):
            task = _task(goal, facts, {"seat": seat, **each})
            if task is not None:
                found.append(task)
    return found


def _things(goal: Goal, facts: Facts, seat: int) -> list[dict[str, Any]]:
    if not goal.each:
        return [{}]
    return [{"each": one[goal.key]} for one in find(_named(goal.each, {"seat": seat}), facts) or ()]


def _task(goal: Goal, facts: Facts, names: dict[str, Any]) -> Task | None:
    for name, place in goal.names.items():
        names[name] = find(_named(place, names), facts)
    if not are_true([_named(one, names) for one in goal.when], facts):
        return None
    task = Task(
        goal,
        tuple(_named(one, names) for one in goal.holds),
        tuple(_named(one, names) for one in goal.until),
        _named(goal.measure, names),
        {name: value for name, value in names.items() if name != "seat" and isinstance(value, int | str)},
        tuple(_named(one, names) for one in goal.star),
    )
    base = task.worth(facts) if task.holds or task.measure else 0.0
    return None if task.holds and base else msgspec.structs.replace(task, base=base)


def _named(text: str, names: dict[str, Any]) -> str:
    return _NAME.sub(lambda found: str(names[found[1]]), text)
