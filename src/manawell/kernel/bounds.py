"""How much a view can hold, so that programs can lay it out in a vector of fixed length."""

from collections.abc import Mapping, Sequence

import msgspec

from manawell.kernel.faults import Fault

LARGEST = 1 << 24
"""Every number in a vector is smaller than this, so single precision holds it exactly."""


class Bounds(msgspec.Struct, frozen=True):
    """The limits of a view; keys are `Struct.field`."""

    words: Mapping[str, Sequence[str]]
    """The words that a field, its items or its keys can be."""
    most: Mapping[str, tuple[int, ...]]
    """How long a list can be; for nested lists, the outer length first. A word with a length is spelled letter by
    letter.
    """
    wide: Mapping[str, int] = {}
    """Non-negative numbers that can reach LARGEST: how many digits in base LARGEST they need."""


class OutOfBounds(Fault):
    """A value outside the bounds that its game has declared."""

    def __init__(self, field: str, value: object, most: object) -> None:
        super().__init__("fault-out-of-bounds", field=field, value=str(value)[:80], most=str(most))
