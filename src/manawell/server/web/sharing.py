"""HTTP routes to share a finished game: its picture, comments on its steps, and what a preview of its link shows."""

import asyncio
from collections.abc import Sequence
from html import escape
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request, Response

from manawell.analysis.comments import comments_on
from manawell.kernel.faults import Fault
from manawell.kernel.text import LANGUAGES
from manawell.server.tables.cards import BRAND, HEIGHT, WIDTH, Card, png_of, seat_names
from manawell.server.tables.live import LiveTable
from manawell.server.tables.registry import TableRegistry
from manawell.server.web.http import FAULTS, Finished, Registry
from manawell.server.web.models import Comments, Language

SVG: Final = "image/svg+xml"
PNG: Final = "image/png"
MINUTES: Final = {"Cache-Control": "public, max-age=300"}
"""It may become better when the game has been analysed."""
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


@router.get("/tables/{table}/comments")
async def comments_of(registry: Registry, live: Finished, lang: Annotated[Language, Query()] = "en") -> Comments:
    """What the analysis says of single steps, by their numbers; nothing before it is complete."""
    report = await registry.analyses.complete(live.id)
    return Comments(steps={} if report is None else comments_on(report, seat_names(live.chairs, lang), lang))


async def card_of(registry: TableRegistry, live: LiveTable, request: Request, language: str) -> Card:
    report = await registry.analyses.complete(live.id)
    link = f"{request.url.netloc}/t/{live.id}/{ANALYSIS}"
    return Card(live.table, live.chairs, report, language, link)


async def preview(request: Request, table: str, path: str) -> str:
    """What other sites read in our page to show a link to a finished game; nothing for other games."""
    registry: TableRegistry = request.app.state.registry
    try:
        async with registry.table(table) as live:
            if not live.table.over:
                return ""
            language = wished_language(request.headers.get("accept-language", ""))
            card = await card_of(registry, live, request, language)
    except Fault:
        return ""  # the page itself says what is wrong
    here = f"{request.url.scheme}://{request.url.netloc}"
    told = {
        "og:type": "website",
        "og:site_name": BRAND,
        "og:title": card.title,
        "og:description": card.result,
        "og:url": f"{here}{path}",
        "og:image": f"{here}/api/tables/{live.id}/card.png?lang={language}",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": f"{card.title}. {card.result}",
    }
    tags = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items()]
    return "".join([*tags, '<meta name="twitter:card" content="summary_large_image" />'])


def wished_language(header: str) -> str:
    """The first of our languages in `Accept-Language`, else English."""
    wishes: Sequence[str] = [wish.strip()[:2].casefold() for wish in header.split(",")]
    return next((wish for wish in wishes if wish in LANGUAGES), "en")
