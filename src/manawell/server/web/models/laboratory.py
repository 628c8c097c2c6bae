"""The balance laboratory."""

from typing import Any

from manawell.server.web.models.base import Model


class BalanceEstimate(Model):
    """A difference in the share of points, with its 95 % interval, and the share of false findings to expect."""

    value: float
    low: float
    high: float
    q: float


class BalanceSingle(Model):
    """How the seats fared that had one element."""

    kind: str
    id: str
    games: int
    score: float
    fair: float
    low: float
    high: float
    effect: BalanceEstimate | None


class BalancePair(Model):
    """What two elements of one seat bring together beyond the sum."""

    kind: str
    first: str
    second: str
    games: int
    excess: BalanceEstimate


class BalanceReport(Model):
    """What some games say about the elements of a game; `changes` name components that differ from the printed ones."""

    id: str
    game: str
    rules: int
    source: str
    players: list[str]
    options: dict[str, Any]
    seed: str
    varied: bool
    games: int
    made: str
    singles: list[BalanceSingle]
    pairs: list[BalancePair]
    tested: int
    changes: dict[str, Any]
    names: dict[str, str]
    """By `kind:id`, in the language that was asked for."""
    chosen: list[str]
    """The kinds that players decide about."""


class Laboratory(Model):
    reports: list[BalanceReport]
