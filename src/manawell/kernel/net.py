"""A small learned network, evaluated in integers: every build and every machine agrees to the bit.

Features are numbers; each has a row of weights. The rows of all features, times their numbers, are added to the sums of
a first layer of units and to one direct sum. Units pass on what lies between 0 and `ONE`; a second layer and the direct
sum make up the answer, the logarithm of the odds. All numbers are fixed-point, `BITS` bits behind the point.

Two units share a 64-bit word, `LANE` bits each, so that one addition serves both. No sum comes near the ends of a lane.
"""

from importlib.resources.abc import Traversable
from math import exp
from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

BITS: Final = 10
ONE: Final = 1 << BITS
LANE: Final = 32
HALF: Final = 0x8000_0000
LOWER: Final = 0xFFFF_FFFF
"""The bits of the lower lane."""
STEP: Final = 4
FARTHEST: Final = 8 * ONE
"""Odds beyond e ** 8 are no longer told apart."""
CHANCES: Final[list[float]] = [
    round(1_000_000 / (1.0 + exp(-logit / ONE))) / 1_000_000 for logit in range(-FARTHEST, FARTHEST + 1, STEP)
]


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file holds. The last number of each row in `first` belongs to the direct sum."""

    provenance: dict[str, str | int | float]
    """Where it comes from: commit, seeds, games, rounds, losses."""
    first: list[list[int]]
    """By feature; the last row is the bias."""
    second: list[list[int]]
    """By unit of the first layer; the last row is the bias."""
    last: list[int]
    """By unit of the second layer; the last number is the bias."""


def read_net(data: bytes) -> "Net":
    found = msgspec.json.decode(data, type=Weights)
    return Net(found.first, found.second, found.last)


def read_nets(folder: Traversable) -> dict[str, "Net"]:
    """The networks of a folder, by the names of their files."""
    files = [file for file in folder.iterdir() if file.name.endswith(".json")]
    return {file.name.removesuffix(".json"): read_net(file.read_bytes()) for file in files}


def pack(rows: list[list[int]]) -> vec[i64]:
    """All rows one after the other, two numbers to a word."""
    words: list[int] = []
    for row in rows:
        padded = [*row, 0]
        words += [padded[at] + (padded[at + 1] << LANE) for at in range(0, len(row), 2)]
    return vec[i64](words)


def lane(words: vec[i64], at: i64) -> i64:
    """One of the numbers that were packed."""
    word = words[at >> 1]
    lower: i64 = ((word + HALF) & LOWER) - HALF
    return lower if at & 1 == 0 else (word - lower) >> LANE


def add(sums: vec[i64], times: i64, rows: vec[i64], row: i64) -> None:
    """Add a row to sums of its length, so many times."""
    words: i64 = len(sums)
    start = row * words
    for word in range(words):
        sums[word] += times * rows[start + word]


class Net:
    """The network, with packed rows."""

    def __init__(self, first: list[list[int]], second: list[list[int]], last: list[int]) -> None:
        self.size: int = len(first) - 1
        self.units: int = len(second) - 1
        self.rows: vec[i64] = pack(first[:-1])
        self.bias: vec[i64] = pack(first[-1:])
        self.second: vec[i64] = pack(second[:-1])
        self.second_bias: vec[i64] = pack([[number << BITS for number in second[-1]]])
        self.last: vec[i64] = vec[i64](last)

    def logit(self, features: list[int]) -> int:
        """The logarithm of the odds, `BITS` bits behind the point."""
        sums = self.bias[:]
        size: i64 = self.size
        for place in range(size):
            number: i64 = features[place]
            if number != 0:
                add(sums, number, self.rows, place)
        return self._answer(sums)

    def logit_of(self, marks: vec[i64]) -> int:
        """The same where only some features are told, as pairs of place and number; numbers of a place add up."""
        sums = self.bias[:]
        told: i64 = len(marks)
        for at in range(0, told, 2):
            add(sums, marks[at + 1], self.rows, marks[at])
        return self._answer(sums)

    def _answer(self, sums: vec[i64]) -> int:
        """What the first layer's sums lead to."""
        later = self.second_bias[:]
        units: i64 = self.units
        for unit in range(units):
            passed = lane(sums, unit)
            if passed > 0:
                add(later, passed if passed < ONE else ONE, self.second, unit)
        last = self.last
        outputs: i64 = len(last) - 1
        answer: i64 = last[outputs] << BITS
        for unit in range(outputs):
            passed = lane(later, unit) >> BITS
            if passed > 0:
                answer += (passed if passed < ONE else ONE) * last[unit]
        return (answer >> BITS) + lane(sums, units)


def chance_of(logit: int) -> float:
    """The probability that belongs to a logarithm of odds."""
    if logit < -FARTHEST:
        logit = -FARTHEST
    elif logit > FARTHEST:
        logit = FARTHEST
    return CHANCES[(logit + FARTHEST) // STEP]
