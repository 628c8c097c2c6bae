"""HTTP routes to share a game: its picture, and comments on its steps when it is over."""

import asyncio
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request, Response

from manawell.analysis.comments import comments_on
from manawell.kernel.text import game_texts
from manawell.server.tables.cards import Card, png_of, seat_names
from manawell.server.tables.live import LiveTable
from manawell.server.tables.registry import TableRegistry
from manawell.server.tables.table_cards import table_card
from manawell.server.web.http import FAULTS, AtTable, Finished, Registry
from manawell.server.web.models.base import Language
from manawell.server.web.models.tables import Comments

SVG: Final = "image/svg+xml"
PNG: Final = "image/png"
MINUTES: Final = {"Cache-Control": "public, max-age=300"}
"""It may become better when the game has been analysed."""
A_MINUTE: Final = {"Cache-Control": "public, max-age=60"}
ANALYSIS: Final = "analysis"

router = APIRouter(prefix="/api", responses=FAULTS)


def _answers(kind: str) -> dict[int | str, dict[str, Any]]:
    return {200: {"content": {kind: {"schema": {"type": "string", "format": "binary"}}}}}


@router.get("/tables/{table}/card.svg", responses=_answers(SVG), response_class=Response)
async def card_as_svg(
    registry: Registry, live: Finished, request: Request, lang: Annotated[Language, Query()] = "en"
) -> Response:
    """A finished game as a picture that can be scaled."""
    card = await card_of(registry, live, request, lang)
    return Response(card.svg(), media_type=SVG, headers=MINUTES)


@router.get("/tables/{table}/card.png", responses=_answers(PNG), response_class=Response)
async def card_as_png(
    registry: Registry, live: Finished, request: Request, lang: Annotated[Language, Query()] = "en"
) -> Response:
    """A finished game as a picture for previews."""
    card = await card_of(registry, live, request, lang)
    return Response(await asyncio.to_thread(png_of, card.svg()), media_type=PNG, headers=MINUTES)


@router.get("/tables/{table}/preview.png", responses=_answers(PNG), response_class=Response)
async def preview_as_png(live: AtTable, request: Request, lang: Annotated[Language, Query()] = "en") -> Response:
    """A table that waits or plays as a picture for previews, as spectators see it."""
    link = f"{request.url.netloc}/t/{live.id}"
    title = game_texts(live.game, lang).say("game-title")
    drawn = table_card(live.log, live.chairs, title, lang, link)
    return Response(await asyncio.to_thread(png_of, drawn), media_type=PNG, headers=A_MINUTE)


@router.get("/tables/{table}/comments")
async def comments_of(registry: Registry, live: Finished, lang: Annotated[Language, Query()] = "en") -> Comments:
    """What the analysis says of single steps, by their numbers; nothing before it is complete."""
    report = await registry.analyses.complete(live.id)
    return Comments(steps={} if report is None else comments_on(report, seat_names(live.chairs, lang), lang))


async def card_of(registry: TableRegistry, live: LiveTable, request: Request, language: str) -> Card:
    report = await registry.analyses.complete(live.id)
    link = f"{request.url.netloc}/t/{live.id}/{ANALYSIS}"
    return Card(live.table, live.chairs, report, language, link)
