"""The house itself."""

from typing import Literal

from manawell.server.web.models.base import Model


class HouseInfo(Model):
    announcement: str
    """What the host wants everybody to read now; empty if nothing."""


class Privacy(Model):
    """Who runs this server, and for how many days something is kept; 0 is for ever."""

    operator: str
    contact: str
    guests_days: float
    """Days after which a guest who was not here is forgotten."""
    waiting_days: float
    unfinished_days: float
    finished_days: float
    chat_days: float
    text: list[str]
    """The paragraphs of the host's own text, in place of ours."""


class Health(Model):
    status: Literal["ok"]
    version: str
    uptime: float
