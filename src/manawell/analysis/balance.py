"""How the figures of the steps add up to a result, for each seat, and over several runs."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

import msgspec

from manawell.analysis.grades import accuracy_of
from manawell.analysis.report import Balance, Chances, Ending, Grade, Kind, Moment, Step

MOMENTS: Final = 5
SEEN: Final = 0.005
"""A smaller swing is told as 0 points, and is no moment."""
FIGURES: Final = ("start", "luck", "own", "others", "residue")
STUDENT: Final = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26)
"""By degrees of freedom, from 1: the factor of a 95 % interval; 2 beyond."""


def balances(
    steps: Sequence[Step], start: Chances, result: Chances, ending: Ending, sides: Sequence[int]
) -> tuple[Balance, ...]:
    """Of one complete run. Giving up is a decision of the seat that gives up; an agreed draw is nobody's."""
    return tuple(_balance(seat, side, steps, start, result, ending) for seat, side in enumerate(sides))


def _balance(seat: int, side: int, steps: Sequence[Step], start: Chances, result: Chances, ending: Ending) -> Balance:
    mine = [step for step in steps if step.seat == seat]
    luck = sum(step.luck[side] for step in steps)
    own = sum(step.skill[side] for step in mine)
    others = sum(step.skill[side] for step in steps if step.seat != seat)
    if ending.seat == seat:
        own += ending.change[side]
    elif ending.seat is not None:
        others += ending.change[side]
    residue = result[side] - start[side] - luck - own - others
    decisions = [step.decision for step in mine if step.decision is not None]
    losses = [decision.loss for decision in decisions if decision.grade is not Grade.FORCED]
    grades = {grade: count for grade in Grade if (count := sum(one.grade is grade for one in decisions))}
    return Balance(seat, start[side], luck, own, others, residue, result[side], accuracy_of(losses), grades)


def over_runs(runs: Sequence[tuple[Balance, ...]]) -> tuple[Balance, ...]:
    """The means over runs, with their intervals."""
    if len(runs) == 1:
        return runs[0]
    factor = STUDENT[len(runs) - 2] if len(runs) - 2 < len(STUDENT) else 2.0
    found = []
    for of_seat in zip(*runs, strict=True):
        columns = {name: [getattr(balance, name) for balance in of_seat] for name in FIGURES}
        if of_seat[0].accuracy is not None:
            columns["accuracy"] = [balance.accuracy for balance in of_seat]
        means = {name: fmean(values) for name, values in columns.items()}
        errors = {name: factor * stdev(values) / sqrt(len(values)) for name, values in columns.items()}
        found.append(msgspec.structs.replace(of_seat[0], **means, errors=errors))
    return tuple(found)


def moments_of(steps: Sequence[Step]) -> tuple[Moment, ...]:
    """The largest swings, in the order of the game."""
    found = [Moment(step.number, Kind.LUCK, step.luck, step.seat) for step in steps if any(step.luck)]
    found += [Moment(step.number, Kind.SKILL, step.skill, step.seat) for step in steps if any(step.skill)]
    seen = [moment for moment in found if max(map(abs, moment.swing)) >= SEEN]
    largest = sorted(seen, key=lambda moment: -max(map(abs, moment.swing)))[:MOMENTS]
    return tuple(sorted(largest, key=lambda moment: moment.step))
