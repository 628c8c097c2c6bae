"""The report of a balance run: what the laboratory writes, and what the page of a server shows."""

from typing import Any

import msgspec


class Estimate(msgspec.Struct, frozen=True):
    """A difference in the share of games won, with its 95 % interval."""

    value: float
    low: float
    high: float
    q: float
    """The share of false findings to expect if everything that looks at least as clear is believed."""


class Single(msgspec.Struct, frozen=True):
    """How seats fared that had one element."""

    kind: str
    id: str
    games: int
    """How often a seat had it."""
    score: float
    """The points of these seats."""
    fair: float
    """The share that equals would get."""
    low: float
    high: float
    """The 95 % interval of the share of points."""
    effect: Estimate | None = None
    """Compared with seats in the same place that did not have it; None where there are too few of either."""


class Pair(msgspec.Struct, frozen=True):
    """What two elements of one seat bring together beyond the sum of what each brings."""

    kind: str
    first: str
    second: str
    games: int
    """How often a seat had both."""
    excess: Estimate


class Balance(msgspec.Struct, frozen=True):
    """What some games say about the elements of a game."""

    game: str
    rules: int
    source: str
    """`records` or `bots`."""
    players: tuple[str, ...]
    """The bots that played, or nobody where people may have."""
    options: dict[str, Any]
    seed: str
    varied: bool
    games: int
    made: str
    """The day, as YYYY-MM-DD."""
    singles: tuple[Single, ...]
    pairs: tuple[Pair, ...]
    tested: int
    """How many pairs were looked at; only the clearest are kept."""
    changes: dict[str, Any] = {}
    """What differs from the printed components, by path; empty for the real game."""
    names: dict[str, dict[str, str]] = {}
    """By language and `kind:id`: what an element is called."""
    chosen: tuple[str, ...] = ()
    """The kinds that players decide about; for the others chance does."""
