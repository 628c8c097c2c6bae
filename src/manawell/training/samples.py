"""Positions of many games as arrays."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np


class Samples(NamedTuple):
    """A row for each position and seat."""

    features: "np.ndarray[Any, np.dtype[np.int16]]"
    outcome: "np.ndarray[Any, np.dtype[np.float32]]"
    """What the seat won in the end: 1 for a victory, 0 for a defeat."""
    expected: "np.ndarray[Any, np.dtype[np.float32]]"
    """What the search expected for the seat; not a number where it does not say."""
    game: "np.ndarray[Any, np.dtype[np.int32]]"


def join(parts: Iterable[Samples]) -> Samples:
    return Samples(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))


def save(samples: Samples, path: Path) -> None:
    np.savez_compressed(path, **samples._asdict())


def load(*paths: Path) -> Samples:
    return join(Samples(**np.load(path)) for path in paths)
