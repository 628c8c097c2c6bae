"""Games, their options, levels and rulebooks."""

from typing import Annotated, Any, Literal

from pydantic import Field

from manawell.server.web.models.base import Model


class ChoiceInfo(Model):
    kind: Literal["choice"] = "choice"
    id: str
    values: list[str]
    default: str
    only_with: dict[str, list[str]]
    value_only_with: dict[str, dict[str, list[str]]]
    deal: bool
    """It changes only where a game begins."""


class CountInfo(Model):
    kind: Literal["count"] = "count"
    id: str
    default: int
    minimum: int
    maximum: int
    step: int
    or_none: bool
    """0 is allowed as well, and means none."""
    only_with: dict[str, list[str]]


class ModeInfo(Model):
    """One combination of choices, the seats it has, and by seat the side it plays for."""

    options: dict[str, str | int]
    seats: list[str]
    sides: list[int]


class LevelInfo(Model):
    """A level of the bots, the weakest first."""

    id: str
    rating: int | None
    """Its strength on the scale of Elo, where it was measured."""
    error: int | None
    """Half of the 95 % interval of that."""


class GameInfo(Model):
    id: str
    rules_version: int
    options: list[Annotated[ChoiceInfo | CountInfo, Field(discriminator="kind")]]
    modes: list[ModeInfo]
    levels: list[LevelInfo]
    bots: list[str]
    """The other bots that the host offers."""
    languages: list[str]
    names: dict[str, str]
    """By field of an event, refusal or move: the stem of the messages that name its value."""
    auto_answers: dict[str, list[str]]
    """The answers that a seat can give automatically, each with its values."""
    board: str | None
    """The address of the module that draws the board in a browser, if the game brings one."""
    cover: str | None
    """The address of a picture for lists of games, if the game brings one."""


class RuleInfo(Model):
    id: str
    text: str


class Chapter(Model):
    title: str
    rules: list[RuleInfo]


class RulebookInfo(Model):
    title: str
    chapters: list[Chapter]
    source: str
    """The whole rulebook in Markdown."""


class PictureInfo(Model):
    """A picture of the page “How to play”: a scene, and the move that is aimed at."""

    options: dict[str, str | int]
    seats: list[str]
    seat: int
    view: dict[str, Any]
    actor: int | None
    prompt: dict[str, str] | None
    outcome: dict[str, Any] | None
    aim: dict[str, Any] | None
    light: list[str]
    wide: bool


class Suggestion(Model):
    """A draft in one line, as players write it."""

    style: str
    army: str
