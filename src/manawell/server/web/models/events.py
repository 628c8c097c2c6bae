"""Tournaments and arenas."""

from typing import Annotated, Any, Literal

from pydantic import Field, StrictBool

from manawell.server.web.models.base import Model, Name
from manawell.server.web.models.tables import Clock, ClockTerms


class NewEvent(Model):
    """A tournament of one game. It starts at a time, or when so many have come, or when who opened it says so."""

    name: Name
    kind: Literal["swiss", "arena"]
    game: Annotated[str, Field(max_length=40)]
    options: Annotated[dict[str, str | int], Field(max_length=20, default_factory=dict)]
    clock: Clock
    rated: StrictBool = False
    rounds: Annotated[int, Field(ge=1, le=15)] = 5
    """Of a Swiss event."""
    round_minutes: Annotated[int, Field(ge=1, le=60 * 24 * 60)] | None = None
    """After so long the next round begins, and a game that still runs counts as drawn."""
    minutes: Annotated[int, Field(ge=1, le=600)] = 60
    """Of an arena."""
    starts_at: Annotated[float, Field(ge=0, le=1e11)] | None = None
    """In seconds since 1970."""
    wanted: Annotated[int, Field(ge=2, le=1000)] | None = None
    bots: Annotated[list[Annotated[str, Field(max_length=40)]], Field(max_length=100, default_factory=list)]
    """Their levels."""


class EventId(Model):
    id: str


class ListedEvent(Model):
    """An event in the list."""

    id: str
    name: str
    kind: str
    game: str
    options: dict[str, Any]
    clock: "ClockTerms"
    rated: bool
    state: str
    host: str | None
    rounds: int
    round: int
    minutes: int
    starts_at: float | None
    wanted: int | None
    began_at: float | None
    ends_at: float | None
    ended_at: float | None
    people: int
    bots: int
    joined: bool
    """Whether I take part."""
