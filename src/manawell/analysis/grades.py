"""What a loss is called, and how many losses become one number."""

from collections.abc import Sequence
from math import exp
from typing import Final

from manawell.analysis.report import Grade

LIMITS: Final = ((0.16, Grade.BLUNDER), (0.08, Grade.MISTAKE), (0.03, Grade.INACCURACY), (0.0, Grade.GOOD))
"""A decision that gave away more of its side's chance than the first number is called the second."""
SEVERITY: Final = 5.0
"""A decision that gave away `loss` counts exp(-SEVERITY * loss): a loss of 0.08 counts two thirds, of 0.16 less than
half, of a whole game almost nothing.
"""


def grade_of(loss: float) -> Grade:
    """The grade of a decision with a choice."""
    return next((grade for limit, grade in LIMITS if loss > limit), Grade.BEST)


def accuracy_of(losses: Sequence[float]) -> float | None:
    """From 0 to 100: the mean of what decisions with a choice count; None without any."""
    return 100 * sum(exp(-SEVERITY * loss) for loss in losses) / len(losses) if losses else None
