"""How certain a win rate is, and what it says about strength."""

from collections.abc import Callable, Mapping, Sequence
from math import exp, inf, log, log1p, log10, sqrt
from typing import Final

Z95: Final = 1.959963984540054
ROUNDS: Final = 100
DAMPING: Final = 0.7
CLEAN: Final = 0.5
"""A clean sweep counts as if half a point had been lost, or no strength would be great enough."""


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """The 95 % Wilson interval for a proportion; a draw counts as half a success."""
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    spread = Z95 * Z95 / trials
    centre = (share + spread / 2) / (1 + spread)
    half = Z95 * sqrt(share * (1 - share) / trials + spread / (4 * trials)) / (1 + spread)
    return max(0.0, centre - half), min(1.0, centre + half)


def elo(share: float) -> float:
    """The difference in strength, on the scale of Elo, at which this share of points is expected."""
    if share in (0.0, 1.0):
        return inf if share else -inf
    return 400.0 * log10(share / (1.0 - share))


def ratings(scores: Mapping[tuple[str, str], tuple[float, int]], first: float) -> dict[str, tuple[float, float]]:
    """Strengths by Bradley and Terry on the scale of Elo, with half of their 95 % intervals.

    `scores` holds, for each pair, the points of the first and the number of games. The weakest is set to `first`;
    errors are those of the distance from the mean of all.
    """
    names = sorted({name for pair in scores for name in pair})
    strength = dict.fromkeys(names, 0.0)
    for _ in range(ROUNDS):
        information = [[1.0 / len(names)] * len(names) for _ in names]
        surplus = [0.0] * len(names)
        for (one, other), (points, games) in scores.items():
            expected = 1.0 / (1.0 + exp(strength[other] - strength[one]))
            weight = games * expected * (1.0 - expected)
            here, there = names.index(one), names.index(other)
            bounded = min(max(points, CLEAN), games - CLEAN)
            for at, against, sign in ((here, there, 1.0), (there, here, -1.0)):
                surplus[at] += sign * (bounded - games * expected)
                information[at][at] += weight
                information[at][against] -= weight
        variance = inverse(information)
        for at, name in enumerate(names):
            strength[name] += DAMPING * sum(row * more for row, more in zip(variance[at], surplus, strict=True))
    least, unit = min(strength.values()), 400.0 / log(10.0)
    return {
        name: (first + unit * (strength[name] - least), Z95 * unit * sqrt(variance[at][at] - 1.0 / len(names)))
        for at, name in enumerate(names)
    }


UNIT: Final = 400.0 / log(10.0)
FARTHEST: Final = 4000.0
"""No strength is sought farther than this from those of the rivals."""
LIKELY: Final = Z95 * Z95 / 2
"""How much of the log likelihood may be lost within a 95 % interval."""


def rating_against(met: Sequence[tuple[float, float, int]]) -> tuple[float, float, float]:
    """The strength of somebody who met rivals of known strength (strength, points, games), with its 95 % interval.

    The rivals are held fixed. The interval is that of the likelihood: after a clean sweep one of its ends is infinite.
    """
    least, most = min(one[0] for one in met) - FARTHEST, max(one[0] for one in met) + FARTHEST
    total, games = sum(points for _, points, _ in met), sum(games for _, _, games in met)
    bounded = min(max(total, CLEAN), games - CLEAN)

    def surplus(strength: float) -> float:
        return sum(games / (1.0 + exp((rival - strength) / UNIT)) for rival, _, games in met) - bounded

    def likelihood(strength: float) -> float:
        log_chance = 0.0
        for rival, points, games in met:
            lead = (strength - rival) / UNIT
            log_chance -= points * log1p(exp(-lead)) + (games - points) * log1p(exp(lead))
        return log_chance

    best = _root(surplus, least, most)
    peak = likelihood(best if 0 < total < games else most if total else least)

    def lost(strength: float) -> float:
        return likelihood(strength) - peak + LIKELY

    low = -inf if total == 0 else _root(lost, least, best)
    high = inf if total == games else _root(lambda strength: -lost(strength), best, most)
    return best, low, high


def _root(rising: Callable[[float], float], low: float, high: float) -> float:
    """Where a rising function crosses zero."""
    for _ in range(ROUNDS):
        middle = (low + high) / 2
        low, high = (low, middle) if rising(middle) > 0 else (middle, high)
    return (low + high) / 2


def inverse(matrix: list[list[float]]) -> list[list[float]]:
    """By elimination; the matrix is symmetric and positive definite."""
    size = len(matrix)
    rows = [[*row, *(float(at == other) for other in range(size))] for at, row in enumerate(matrix)]
    for at in range(size):
        pivot = [number / rows[at][at] for number in rows[at]]
        rows = [
            pivot if other == at else [number - row[at] * most for number, most in zip(row, pivot, strict=True)]
            for other, row in enumerate(rows)
        ]
    return [row[size:] for row in rows]
