"""HTTP routes of the house: who runs it, what is kept, and what the host announces."""

import time
from pathlib import Path
from typing import Annotated

from fastapi import APIRouter, Query

from manawell.server.settings import Settings
from manawell.server.storage.house import Announcement
from manawell.server.web.http import FAULTS, Registry
from manawell.server.web.models.base import Language
from manawell.server.web.models.house import HouseInfo, Privacy

router = APIRouter(prefix="/api", responses=FAULTS)


@router.get("/house")
async def about_house(registry: Registry, lang: Annotated[Language, Query()] = "en") -> HouseInfo:
    """What the host announces; pages ask again every half minute, and no storage is asked."""
    return HouseInfo(announcement=_announced(registry.announcement, lang))


@router.get("/house/privacy")
async def privacy(registry: Registry, lang: Annotated[Language, Query()] = "en") -> Privacy:
    """Who is responsible, what is kept how long, and the host's own text if there is one."""
    settings = registry.settings
    return Privacy(
        operator=settings.operator,
        contact=settings.contact,
        guests_days=settings.keep_guests_days,
        waiting_days=settings.keep_waiting_days,
        unfinished_days=settings.keep_unfinished_days,
        finished_days=settings.keep_finished_days,
        chat_days=settings.keep_chat_days,
        text=_own_text(settings, lang),
    )


def _announced(announcement: Announcement | None, lang: str) -> str:
    if announcement is None or (announcement.until is not None and announcement.until <= time.time()):
        return ""
    return announcement.texts.get(lang, "")


def _own_text(settings: Settings, lang: str) -> list[str]:
    """The paragraphs of the host's own text; none if there is none in this language."""
    path = None if settings.privacy is None else Path(settings.privacy) / f"{lang}.txt"
    if path is None or not path.is_file():
        return []
    parts = [" ".join(part.split()) for part in path.read_text("utf-8").split("\n\n")]
    return [part for part in parts if part]
