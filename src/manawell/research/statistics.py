"""How certain a win rate is."""

from math import inf, log10, sqrt
from typing import Final

Z95: Final = 1.959963984540054


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
