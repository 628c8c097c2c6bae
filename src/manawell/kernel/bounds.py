"""How much a view can hold: with it, programs lay a view out in a vector of fixed length."""

from collections.abc import Mapping, Sequence

import msgspec

LARGEST = 1 << 24
"""Every number of a vector is smaller, so that single precision holds it exactly."""


class Bounds(msgspec.Struct, frozen=True):
    """By `Struct.field` of the view."""

    words: Mapping[str, Sequence[str]]
    """The words that a field, its items or its keys can be."""
    most: Mapping[str, tuple[int, ...]]
    """How long a list can be; of lists in a list, the outer one first. A word with a length is spelled by letters."""
    wide: Mapping[str, int] = {}
    """Numbers that can be LARGEST or more, none of them negative: how many digits of base LARGEST they need."""
