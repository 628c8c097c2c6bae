"""Fits the lines of a calibration, and measures what is told with them."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import log
from operator import attrgetter
from typing import Any, Final, NamedTuple

import numpy as np

from manawell.kernel.calibration import Calibration, Line
from manawell.training.foretold import Foretold

Numbers = np.ndarray[Any, np.dtype[np.float64]]

STEPS: Final = 30
LONGEST: Final = 1.0
"""No step of Newton's method is longer."""
AS_IT_IS: Final = Line(1.0)
PRIOR: Final = 40.0
"""How many even positions weigh as much as what was believed before."""
LEAST_SLOPE: Final = 0.05
SUREST: Final = 0.999
"""Nothing counts as surer when losses are measured, or a single surprise would outweigh everything else."""
BINS: Final = 10


class Losses(NamedTuple):
    """Log loss of a coin that knows only the number of sides, of the worths as they are, and of what is told."""

    positions: int
    coin: float
    worth: float
    told: float


class Bin(NamedTuple):
    """The positions in which about the same chance was told."""

    size: int
    told: float
    won: float


def fitted(samples: Sequence[Foretold], belief: Line = AS_IT_IS) -> Line:
    """The most likely line, by Newton's method, if one believed in another before."""
    worths, outlooks, payoffs = (
        np.array([number for sample in samples for number in numbers(sample)])
        for numbers in (attrgetter("worths"), attrgetter("outlooks"), attrgetter("payoffs"))
    )
    inputs = np.column_stack([_log_odds(worths), _log_odds(outlooks), np.ones(len(worths))])
    before = np.array([belief.slope, belief.trust, belief.offset])
    line = before
    for _ in range(STEPS):
        chance = 1.0 / (1.0 + np.exp(-inputs @ line))
        slope = inputs.T @ (chance - payoffs) + PRIOR / 4 * (line - before)
        bend = (inputs.T * (chance * (1.0 - chance))) @ inputs + PRIOR / 4 * np.eye(len(line))
        line = line - np.clip(np.linalg.solve(bend, slope), -LONGEST, LONGEST)
    steepness, trust, offset = (round(float(number), 3) for number in line)
    return Line(max(LEAST_SLOPE, steepness), offset, trust)


def _log_odds(chances: Numbers) -> Numbers:
    sure = chances.clip(1.0 - SUREST, SUREST)
    found: Numbers = np.log(sure / (1.0 - sure))
    return found


def calibrated(samples: Iterable[Foretold]) -> Calibration:
    """A line for each basis and variety; before its own games are seen, it is believed to be that of all varieties."""
    groups: dict[str, dict[str, list[Foretold]]] = defaultdict(lambda: defaultdict(list))
    for sample in samples:
        groups[sample.basis][sample.variety].append(sample)
    lines: dict[str, dict[str, Line]] = {}
    for basis, varieties in sorted(groups.items()):
        common = fitted([sample for group in varieties.values() for sample in group])
        lines[basis] = {variety: fitted(group, common) for variety, group in sorted(varieties.items())}
    return Calibration(lines)


def measured(calibration: Calibration, samples: Sequence[Foretold]) -> Losses:
    coins = [_loss([1.0 / max(2, sample.sides)] * len(sample.worths), sample.payoffs) for sample in samples]
    worths = [_loss(sample.worths, sample.payoffs) for sample in samples]
    told = [_loss(told_by(calibration, sample), sample.payoffs) for sample in samples]
    return Losses(len(samples), *(float(np.mean(found)) for found in (coins, worths, told)))


def told_by(calibration: Calibration, sample: Foretold) -> tuple[float, ...]:
    return calibration.chances(sample.basis, sample.variety, sample.worths, sample.outlooks)


def _loss(chances: Iterable[float], payoffs: Iterable[float]) -> float:
    """The mean over sides."""
    sure = [min(max(chance, 1.0 - SUREST), SUREST) for chance in chances]
    losses = [-won * log(one) - (1.0 - won) * log(1.0 - one) for one, won in zip(sure, payoffs, strict=True)]
    return sum(losses) / len(losses)


def reliability(calibration: Calibration, samples: Iterable[Foretold]) -> list[Bin]:
    """By tenths of what is told: how often, what on average, and what came of it."""
    found: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for sample in samples:
        for told, won in zip(told_by(calibration, sample), sample.payoffs, strict=True):
            found[min(int(told * BINS), BINS - 1)].append((told, won))
    return [Bin(len(one), *(float(mean) for mean in np.mean(one, 0))) if one else Bin(0, 0.0, 0.0) for one in found]
