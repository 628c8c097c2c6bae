"""Positions that were set up."""

from typing import Annotated, Any, Literal

from pydantic import Field, StrictBool

from manawell.server.web.models.base import FaultBody, Model


class PositionFile(Model):
    """A position as a file holds it: what the all-knowing viewer sees."""

    format: Literal["manawell position 1"] = "manawell position 1"
    game: Annotated[str, Field(max_length=40)]
    rules: Annotated[int, Field(ge=1, le=1_000_000)]
    options: Annotated[dict[str, str | int], Field(max_length=20)]
    position: dict[str, Any]


class NewPosition(Model):
    """A new game whose deal shall be edited."""

    game: Annotated[str, Field(max_length=40)]
    options: Annotated[dict[str, str | int], Field(max_length=20, default_factory=dict)]
    set_up: StrictBool = False
    """Make the choices before the first turn at random, such as peoples in Lutao."""


class CheckedPosition(Model):
    """A position that can be, with everything that follows from the rest, and the decision that it asks for."""

    file: PositionFile
    seats: list[str]
    actor: int | None
    """Who must decide; null if the game is over."""
    prompt: dict[str, str] | None
    outcome: dict[str, Any] | None


class Verdict(Model):
    """Whether a position can be: the position, or what is wrong with it."""

    checked: CheckedPosition | None
    problem: FaultBody | None


class PlayedPosition(Model):
    """Play a position from this seat, against bots of `level` or else of the weakest."""

    file: PositionFile
    seat: Annotated[int, Field(ge=0, le=7)] = 0
    level: Annotated[str, Field(max_length=20)] | None = None
    salted: StrictBool = False
    """My client sends a salt over the socket, and nothing is dealt before."""


class WeighedMove(Model):
    text: str
    worth: float | None
    """The chance of the mover's side after it; null where it was not estimated."""


class WeighedPosition(Model):
    """How a position stands, by what all seats know together, and what a strong bot would do who knows what its seat
    knows.
    """

    chances: list[float]
    """By side."""
    sides: list[int]
    """By seat."""
    moves: list[WeighedMove]
    """The best first."""
    exact: bool
    """The worths are proven."""
