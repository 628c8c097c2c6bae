"""An analysis in a sentence or two for each step that deserves it, to stand beside the moves of a record."""

from collections.abc import Sequence
from typing import Final

from manawell.analysis.grades import LIMITS
from manawell.analysis.report import Chances, Decision, Grade, Report, Step
from manawell.kernel.text import Texts
from manawell.table.faults import table_texts

WORTH_SAYING: Final = next(limit for limit, grade in LIMITS if grade is Grade.INACCURACY)
"""Smaller losses and less luck pass without a comment."""


def comments_on(report: Report, names: Sequence[str], language: str) -> dict[int, str]:
    """By step: what its decision gave away, what was better, and whom chance favoured. `names`: by seat."""
    texts, sides = table_texts(language), sides_named(report, names, language)
    found = {step.number: " ".join([*_decided(texts, step), *_drawn(texts, step, sides)]) for step in report.steps}
    return {number: comment for number, comment in found.items() if comment}


def sides_named(report: Report, names: Sequence[str], language: str) -> list[str]:
    """By side, the names of its players."""
    count = max(report.sides) + 1
    partners = [[name for name, of in zip(names, report.sides, strict=True) if of == side] for side in range(count)]
    return [table_texts(language).join(one) for one in partners]


def favoured(luck: Chances) -> list[int]:
    """The sides that chance moved, the luckiest first; of two sides the lucky one says it all."""
    moved = [side for side, points in enumerate(luck) if abs(points) > WORTH_SAYING]
    if len(luck) == 2:
        moved = [side for side in moved if luck[side] > 0]
    return sorted(moved, key=lambda side: -luck[side])


def in_points(chance: float) -> str:
    """A difference of chances in hundredths, with its sign."""
    return f"{'+' if chance > 0 else '−'}{abs(round(100 * chance))}"


def _decided(texts: Texts, step: Step) -> list[str]:
    decision = step.decision
    if decision is None or decision.loss <= WORTH_SAYING:
        return []
    return [texts.say(f"comment-{decision.grade}", points=round(100 * decision.loss)), *_better(texts, decision)]


def _better(texts: Texts, decision: Decision) -> list[str]:
    best = next((one for one in decision.candidates if not one.played), None)
    made = next((one for one in decision.candidates if one.played), None)
    if best is None or made is None:
        return []
    percent, instead = round(100 * best.worth), round(100 * made.worth)
    return [texts.say("comment-better", move=best.text, percent=percent, made=instead)]


def _drawn(texts: Texts, step: Step, sides: Sequence[str]) -> list[str]:
    told = [f"{sides[side]} {in_points(step.luck[side])}" for side in favoured(step.luck)]
    return [texts.say("comment-luck", gains=", ".join(told))] if told else []
