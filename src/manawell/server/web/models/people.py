"""Guests, profiles and manners."""

from typing import Annotated, Any

from pydantic import Field, StrictBool

from manawell.server.people.avatars import AVATAR
from manawell.server.web.models.base import Language, Model, Name


class NewGuest(Model):
    name: Name
    language: Language = "en"
    program: StrictBool = False
    """A bot that plays over the network; everybody sees it marked as one."""


class GuestChange(Model):
    name: Name | None = None
    language: Language | None = None
    avatar: Annotated[str, Field(pattern=AVATAR)] | None = None


class Me(Model):
    id: str
    name: str
    language: str
    avatar: str
    program: bool


class RatingStep(Model):
    """What somebody's rating was after one of their games."""

    at: float
    rating: int
    error: int
    """Half of the 95 % interval."""


class RatingInfo(Model):
    """How strong somebody is in a game, on the scale of the levels of bots."""

    game: str
    rating: int
    error: int
    """Half of the 95 % interval."""
    games: int
    steps: list[RatingStep]
    """How it came about: one for each of the last hundred rated games, in their order."""


class Person(Model):
    """What everybody may know of a guest."""

    id: str
    name: str
    avatar: str
    program: bool
    ratings: list[RatingInfo]


class PasskeyInfo(Model):
    id: str
    added_at: float


class Profile(Model):
    """By which ways I can come from another device."""

    devices: int
    """How many browsers hold a cookie of mine."""
    passkeys: list[PasskeyInfo]
    recovery_since: float | None
    """When my recovery code was made; null without one."""


class CarryLink(Model):
    """A link for another device; it can be used once, within `minutes`."""

    link: str
    minutes: int
    picture: str
    """The link as a QR code: the address of a picture."""


class RecoveryCode(Model):
    """Never shown again."""

    code: str


class Carried(Model):
    """Whose profile it is."""

    name: str
    avatar: str


class ReportWish(Model):
    line: Annotated[int, Field(ge=0, le=1_000_000)]
    """The number of the line in the chat, from 0."""


class BlockWish(Model):
    """Somebody who has a seat, or else who watches, or else who said a line of the chat."""

    seat: Annotated[int, Field(ge=0, le=7)] | None = None
    watcher: Annotated[str, Field(max_length=16)] | None = None
    line: Annotated[int, Field(ge=0, le=1_000_000)] = 0


class Blocked(Model):
    id: str
    """What I call them; nobody else does."""
    name: str
    avatar: str


class LinkToken(Model):
    token: Annotated[str, Field(min_length=1, max_length=100)]


class CodeGuess(Model):
    code: Annotated[str, Field(min_length=1, max_length=60)]


class PasskeyAnswer(Model):
    """What the browser says: a `PublicKeyCredential` as JSON."""

    credential: dict[str, Any]
