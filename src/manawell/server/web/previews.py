"""What a link to a table says of it where it is shared: title and description, as a spectator sees the table."""

from html import escape
from typing import Final

from manawell.kernel.text import LANGUAGES, game_texts
from manawell.server.faults import server_texts
from manawell.server.tables.live import LiveTable
from manawell.server.tables.seating import is_full
from manawell.table.setting import DAYS

HEAD: Final = "</head>"
DAY: Final = 86_400


def language_of(accepted: str) -> str:
    """The first of our languages that a browser asks for."""
    for wish in accepted.split(","):
        language = wish.split(";")[0].strip().lower()[:2]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def with_preview(page: str, live: LiveTable, language: str, address: str) -> str:
    """The page with what the table's link should say."""
    title, about = preview(live, language)
    facts = {"title": title, "description": about, "type": "website", "site_name": "Manawell", "url": address}
    tags = [f'<meta property="og:{name}" content="{escape(text)}">' for name, text in facts.items()]
    tags += [f'<meta name="description" content="{escape(about)}">', '<meta name="twitter:card" content="summary">']
    return page.replace(HEAD, "".join(tags) + HEAD, 1)


def preview(live: LiveTable, language: str) -> tuple[str, str]:
    """Title and description. They depend on who sits there and on whether the game is over, and on nothing else."""
    texts = server_texts(language)
    game = game_texts(live.table.match.game, language).say("game-title")
    people = [chair.name for chair in live.chairs if chair.kind == "person"]
    if live.table.over:
        return texts.say("preview-over", players=texts.join(people), game=game), texts.say("preview-over-about")
    if is_full(live.chairs):
        title = texts.say("preview-running", players=texts.join(people), game=game)
        return title, texts.say("preview-running-about", game=game)
    title = texts.say("preview-open", name=people[0] if people else "Manawell", game=game)
    return title, texts.say("preview-open-about", game=game, clock=_clock(live, language)).strip()


def _clock(live: LiveTable, language: str) -> str:
    clock = live.table.setting.terms.clock
    if clock is None:
        return ""
    if clock.kind == DAYS:
        return server_texts(language).say("preview-days", days=clock.seconds // DAY)
    return server_texts(language).say("preview-live", minutes=clock.seconds // 60, increment=clock.increment)
