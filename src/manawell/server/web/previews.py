"""What a link to a table says of it where it is shared: title, description and a picture."""

from html import escape

from fastapi import Request

from manawell.kernel.journal import SPECTATOR
from manawell.kernel.text import LANGUAGES, game_texts
from manawell.server.faults import server_texts
from manawell.server.tables.cards import BRAND, HEIGHT, WIDTH
from manawell.server.tables.live import LiveTable
from manawell.server.tables.registry import TableRegistry
from manawell.server.tables.table_cards import clock_words
from manawell.server.web.sharing import card_of


def language_of(accepted: str) -> str:
    """The first of our languages that a browser asks for."""
    for wish in accepted.split(","):
        language = wish.split(";")[0].strip().lower()[:2]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


async def preview_of(request: Request, table: str) -> str:
    """The tags that tell other sites what a link to a table shows. The address of its picture changes with what the
    picture shows, since others keep it; of a game that is not over it shows only what a spectator sees.
    """
    registry: TableRegistry = request.app.state.registry
    language = language_of(request.headers.get("accept-language", ""))
    here = f"{request.url.scheme}://{request.url.netloc}"
    facts = {"type": "website", "site_name": BRAND, "url": here + request.url.path}
    async with registry.table(table) as live:
        if live.log.over:
            card = await card_of(registry, live, request, language)
            facts |= {"title": card.title, "description": card.result}
            picture = f"card.png?lang={language}"
        else:
            facts["title"], facts["description"] = preview(live, language)
            seen, seated = _seen(live), sum(chair.kind != "open" for chair in live.chairs)
            picture = f"preview.png?lang={language}&seen={seen}.{seated}"
        facts |= {
            "image": f"{here}/api/tables/{live.id}/{picture}",
            "image:width": str(WIDTH),
            "image:height": str(HEIGHT),
            "image:alt": f"{facts['title']}. {facts['description']}",
        }
    tags = [f'<meta property="og:{name}" content="{escape(text)}">' for name, text in facts.items()]
    tags += [
        f'<meta name="description" content="{escape(facts["description"])}">',
        '<meta name="twitter:card" content="summary_large_image">',
    ]
    return "".join(tags)


def _seen(live: LiveTable) -> int:
    """What a spectator has been told, as a number; 0 before the deal."""
    return live.table.version(SPECTATOR) + 1 if live.dealt else 0


def preview(live: LiveTable, language: str) -> tuple[str, str]:
    """Title and description of a game that is not over. They depend on who sits there, and on nothing else."""
    texts = server_texts(language)
    game = game_texts(live.game, language).say("game-title")
    people = [chair.name for chair in live.chairs if chair.kind == "person"]
    if live.dealt:
        title = texts.say("preview-running", players=texts.join(people), game=game)
        return title, texts.say("preview-running-about", game=game)
    title = texts.say("preview-open", name=people[0] if people else "Manawell", game=game)
    clock = clock_words(live.log.setting.terms, language)
    return title, texts.say("preview-open-about", game=game, clock=clock).strip()
