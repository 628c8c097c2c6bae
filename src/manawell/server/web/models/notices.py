"""By what and when people are called."""

from typing import Annotated, Literal

from pydantic import Field

from manawell.server.web.models.base import Model

Minute = Annotated[int, Field(ge=0, lt=24 * 60)]

Zone = Annotated[str, Field(min_length=1, max_length=64, pattern="^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$")]

Endpoint = Annotated[str, Field(min_length=10, max_length=1000)]


class NoticeWishes(Model):
    """What I want to be told, and when not."""

    off: Annotated[list[Literal["turn", "joined", "over", "challenge"]], Field(max_length=4)]
    """The kinds that I do not want."""
    quiet_from: Minute | None
    """The quiet hours, in minutes of the day; null without any."""
    quiet_to: Minute | None
    zone: Zone
    """My time zone, as in `Europe/Berlin`."""


class NoticeInfo(Model):
    """How I am called."""

    key: str
    """The server's key, with which a browser subscribes (`applicationServerKey`)."""
    browsers: int
    """In how many browsers I am called."""
    mail: bool
    """Whether this server can send mail."""
    address: str | None
    confirmed: bool
    """Whether the address has been confirmed; before that nothing is sent there."""
    wishes: NoticeWishes


class BrowserEndpoint(Model):
    endpoint: Endpoint


class Browser(Model):
    """What `pushManager.subscribe` has given the page."""

    endpoint: Endpoint
    public_key: Annotated[str, Field(max_length=100, pattern="^[A-Za-z0-9_-]+$")]
    """`p256dh`"""
    secret: Annotated[str, Field(max_length=40, pattern="^[A-Za-z0-9_-]+$")]
    """`auth`"""


class MailAddress(Model):
    address: Annotated[str, Field(min_length=5, max_length=254)]
