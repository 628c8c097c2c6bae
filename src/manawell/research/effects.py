"""What having something brings, from seats that had it and seats that did not.

Seats are compared only within their stratum: the same place, played by the same bot. The comparison is the line of
least squares through shares and what was had, both counted from the stratum's mean. Two seats of a game are not
independent, so errors are added up game by game (the sandwich of cluster-robust errors).
"""

from collections import defaultdict
from collections.abc import Hashable, Iterable, Sequence
from itertools import combinations
from math import erfc, sqrt
from typing import Final, NamedTuple

from manawell.kernel.balance import Estimate
from manawell.kernel.elements import Element
from manawell.research.statistics import Z95, inverse

FEWEST: Final = 25
"""Nothing is said where fewer seats had it, or had it not: with few, errors come out too small."""


class Seat(NamedTuple):
    """One seat of one game."""

    game: int
    stratum: Hashable
    score: float
    had: frozenset[Element]


class Slope(NamedTuple):
    """A coefficient with its standard error."""

    value: float
    error: float

    @property
    def chance(self) -> float:
        """How likely chance alone brings as much."""
        return erfc(abs(self.value) / self.error / sqrt(2)) if self.error else 1.0


def effect(seats: Sequence[Seat], element: Element) -> Slope | None:
    """What an element brings; None if too few seats had it, or all did."""
    had = [float(element in seat.had) for seat in seats]
    if not FEWEST <= sum(had) <= len(had) - FEWEST:
        return None
    return _last_slope(seats, [had])


def excess(seats: Sequence[Seat], first: Element, second: Element) -> Slope | None:
    """What two bring together beyond the sum of each; None unless all four cases are known well enough."""
    one, two = ([float(element in seat.had) for seat in seats] for element in (first, second))
    both = [here * there for here, there in zip(one, two, strict=True)]
    cases = (sum(both), sum(one) - sum(both), sum(two) - sum(both), len(both) - sum(one) - sum(two) + sum(both))
    return None if min(cases) < FEWEST else _last_slope(seats, [one, two, both])


def pairs_of(elements: Iterable[Element]) -> list[tuple[Element, Element]]:
    """The pairs of one kind."""
    kinds: dict[str, list[Element]] = defaultdict(list)
    for element in sorted(elements):
        kinds[element.kind].append(element)
    return [pair for members in kinds.values() for pair in combinations(members, 2)]


def estimates(slopes: Sequence[Slope]) -> list[Estimate]:
    """Values with intervals, and with the shares of false findings by Benjamini and Hochberg."""
    order = sorted(range(len(slopes)), key=lambda at: slopes[at].chance)
    shares, least = [1.0] * len(slopes), 1.0
    for rank, at in reversed(list(enumerate(order, 1))):
        least = min(least, slopes[at].chance * len(slopes) / rank)
        shares[at] = least
    return [
        Estimate(one.value, one.value - Z95 * one.error, one.value + Z95 * one.error, share)
        for one, share in zip(slopes, shares, strict=True)
    ]


def _last_slope(seats: Sequence[Seat], columns: Sequence[Sequence[float]]) -> Slope | None:
    """The coefficient of the last column; None where it does not differ within any stratum."""
    strata = [seat.stratum for seat in seats]
    centred = [_centred(strata, column) for column in columns]
    scores = _centred(strata, [seat.score for seat in seats])
    size = range(len(columns))
    products = [[sum(map(float.__mul__, centred[one], centred[two])) for two in size] for one in size]
    if not _solvable(products):
        return None
    solved = inverse(products)
    means = [sum(map(float.__mul__, column, scores)) for column in centred]
    slopes = [sum(map(float.__mul__, row, means)) for row in solved]
    games: dict[int, list[float]] = defaultdict(lambda: [0.0] * len(columns))
    for at, seat in enumerate(seats):
        left = scores[at] - sum(slopes[one] * centred[one][at] for one in size)
        row = games[seat.game]
        for one in size:
            row[one] += left * centred[one][at]
    pulls = [sum(map(float.__mul__, solved[-1], row)) for row in games.values()]
    correction = len(games) / max(1, len(games) - len(columns))
    return Slope(slopes[-1], sqrt(correction * sum(pull * pull for pull in pulls)))


def _solvable(matrix: Sequence[Sequence[float]]) -> bool:
    """Whether elimination finds no pivot near zero, as where two columns are the same within every stratum."""
    rows = [list(row) for row in matrix]
    for at, row in enumerate(rows):
        if row[at] < 1e-6 * max(1.0, matrix[at][at]):
            return False
        for below in rows[at + 1 :]:
            factor = below[at] / row[at]
            below[:] = [number - factor * above for number, above in zip(below, row, strict=True)]
    return True


def _centred(strata: Sequence[Hashable], column: Sequence[float]) -> list[float]:
    sums: dict[Hashable, list[float]] = defaultdict(lambda: [0.0, 0.0])
    for stratum, number in zip(strata, column, strict=True):
        sums[stratum][0] += number
        sums[stratum][1] += 1
    return [number - sums[stratum][0] / sums[stratum][1] for stratum, number in zip(strata, column, strict=True)]
