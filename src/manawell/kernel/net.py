"""A small learned network, evaluated in integers: every build and every machine agrees to the bit.

Features are numbers; each has a row of weights. The rows of all features, times their numbers, are added to the sums of
a first layer of units and to one direct sum. Units pass on what lies between 0 and `ONE`; a second layer and the direct
sum make up the answer, the logarithm of the odds. All numbers are fixed-point, `BITS` bits behind the point.

A row is one integer of `LANE` bits for each unit, so it is added with one addition, plain or compiled.
"""

import struct
from importlib.resources.abc import Traversable
from math import exp
from typing import Final

import msgspec

BITS: Final = 10
ONE: Final = 1 << BITS
LANE: Final = 32
MIDDLE: Final = 1 << (LANE - 1)
"""Added to every sum, so that none is negative when the lanes are read."""
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


def pack(row: list[int]) -> int:
    total = 0
    for place in range(len(row)):
        total += row[place] << (LANE * place)
    return total


class Net:
    """The network, with packed rows."""

    def __init__(self, first: list[list[int]], second: list[list[int]], last: list[int]) -> None:
        self.size: int = len(first) - 1
        self.units: int = len(second) - 1
        self.rows: list[int] = [pack(row) for row in first[:-1]]
        self.bias: int = pack([MIDDLE + number for number in first[-1]])
        self.second: list[int] = [pack(row) for row in second[:-1]]
        self.second_bias: int = pack([MIDDLE + (number << BITS) for number in second[-1]])
        self.last: list[int] = last
        self._first_lanes = struct.Struct(f"<{self.units + 1}I")
        self._second_lanes = struct.Struct(f"<{len(last) - 1}I")

    def logit(self, features: list[int]) -> int:
        """The logarithm of the odds, `BITS` bits behind the point."""
        total = self.bias
        rows = self.rows
        for place in range(self.size):
            number = features[place]
            if number == 1:
                total += rows[place]
            elif number != 0:
                total += number * rows[place]
        sums: tuple[int, ...] = self._first_lanes.unpack(total.to_bytes(4 * (self.units + 1), "little"))
        total = self.second_bias
        for unit in range(self.units):
            passed = sums[unit] - MIDDLE
            if passed > 0:
                total += (passed if passed < ONE else ONE) * self.second[unit]
        direct = sums[self.units] - MIDDLE
        last = self.last
        sums = self._second_lanes.unpack(total.to_bytes(4 * (len(last) - 1), "little"))
        answer = last[len(last) - 1] << BITS
        for unit in range(len(last) - 1):
            passed = (sums[unit] - MIDDLE) >> BITS
            if passed > 0:
                answer += (passed if passed < ONE else ONE) * last[unit]
        return (answer >> BITS) + direct


def chance_of(logit: int) -> float:
    """The probability that belongs to a logarithm of odds."""
    if logit < -FARTHEST:
        logit = -FARTHEST
    elif logit > FARTHEST:
        logit = FARTHEST
    return CHANCES[(logit + FARTHEST) // STEP]
