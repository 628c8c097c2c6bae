"""A table that waits or plays as a picture for those who share its link: who sits there, and how it stands.

It is made from who sits at the table, its terms and the spectator's view. Scores and turns are read from positions that
are imagined from that view, and told only where all of them agree; so the picture cannot show what is hidden.
"""

from base64 import b64encode
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from manawell.kernel.game import AnyGame, Stop
from manawell.kernel.journal import SPECTATOR
from manawell.kernel.registry import find_game
from manawell.kernel.rng import rng_from
from manawell.kernel.text import game_texts
from manawell.server.faults import server_texts
from manawell.server.storage.interface import Chair
from manawell.server.tables.cards import BRAND, HEIGHT, MARGIN, WIDTH, seat_names, short, sign_of, text_at
from manawell.table.setting import DAYS, Terms
from manawell.table.table import Table
from manawell.table.undealt import Undealt

DAY: Final = 86_400
ART: Final = (600, 130, 540, 400)
"""Left, top, width and height of the picture of the game."""
WORLDS: Final = 3
"""The positions that are imagined."""


class Standing(NamedTuple):
    """What is certain from where a spectator sits; None where it is not."""

    scores: tuple[int, ...] | None
    stop: Stop | None


def standing_of(table: Table) -> Standing:
    game, view = table.match.game, table.view(SPECTATOR)
    worlds = [game.imagine(view, rng_from(f"preview {number}".encode())) for number in range(WORLDS)]
    scores, stops = {game.scores(world) for world in worlds}, {game.stop(world) for world in worlds}
    return Standing(scores.pop() if len(scores) == 1 else None, stops.pop() if len(stops) == 1 else None)


def clock_words(terms: Terms, language: str) -> str:
    """The time that everybody has, in a sentence; empty without clocks."""
    clock = terms.clock
    if clock is None:
        return ""
    if clock.kind == DAYS:
        return server_texts(language).say("preview-days", days=clock.seconds // DAY)
    return server_texts(language).say("preview-live", minutes=clock.seconds // 60, increment=clock.increment)


def table_card(table: Table | Undealt, chairs: Sequence[Chair], title: str, language: str, link: str) -> str:
    """The picture as SVG."""
    label = escape(title, {'"': "&quot;"})
    standing = None if isinstance(table, Undealt) else standing_of(table)
    rows = [*_frame(table, language, link), *_seats(table, chairs, standing, language)]
    rows += _terms(table, standing, language)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'role="img" aria-label="{label}" font-family="Figtree, system-ui, sans-serif" fill="#f7f1e3">'
        + "".join(rows)
        + "</svg>"
    )


def _frame(table: Table | Undealt, language: str, link: str) -> Iterator[str]:
    game = find_game(table.setting.game, table.setting.rules)
    left, top, width, height = ART
    yield f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#211c33"/>'
    yield f'<path d="M0 {HEIGHT - 70}h{WIDTH}v70H0z" fill="#17132a"/>'
    yield f'<path d="M{MARGIN + 14} 44c9 13 14 20 14 27a14 14 0 0 1-28 0c0-7 5-14 14-27z" fill="#3fd6c4"/>'
    yield text_at(MARGIN + 42, 80, 34, BRAND, bold=True)
    texts = game_texts(game, language)
    mode = f"option-mode-{table.setting.options.get('mode')}"
    yield text_at(MARGIN, 182, 52, texts.say("game-title"), bold=True)
    if texts.has(mode):
        yield text_at(MARGIN, 222, 26, texts.say(mode), colour="#c9c0dd")
    yield f'<clipPath id="art"><rect x="{left}" y="{top}" width="{width}" height="{height}" rx="22"/></clipPath>'
    yield (
        f'<image x="{left}" y="{top}" width="{width}" height="{height}" clip-path="url(#art)" '
        f'preserveAspectRatio="xMidYMid slice" href="{art_of(game)}"/>'
    )
    yield text_at(MARGIN, HEIGHT - 26, 26, short(link, 74), colour="#3fd6c4")


def _seats(table: Table | Undealt, chairs: Sequence[Chair], standing: Standing | None, language: str) -> Iterator[str]:
    words, names = server_texts(language), seat_names(chairs, language)
    actor = None if isinstance(table, Undealt) else table.view(SPECTATOR).actor
    sides = find_game(table.setting.game, table.setting.rules).sides(table.setting.options)
    spacing, size = (74, 32) if len(names) <= 2 else (50, 27)
    for seat, (chair, name) in enumerate(zip(chairs, names, strict=True)):
        y = 290 + spacing * seat
        shown = words.say("preview-free-seat") if chair.kind == "open" else short(name, 19)
        colour = "#9d93b8" if chair.kind == "open" else "#f7f1e3"
        yield sign_of(sides[seat], MARGIN + 14, y - 11)
        yield text_at(MARGIN + 42, y, size, shown, bold=seat == actor, colour=colour)
        if standing is not None and standing.scores is not None:
            yield text_at(ART[0] - 40, y, size, str(standing.scores[seat]), bold=True, anchor="end")


def _terms(table: Table | Undealt, standing: Standing | None, language: str) -> Iterator[str]:
    words, terms = server_texts(language), table.setting.terms
    lines = []
    if standing is None:
        lines.append(words.say("preview-waiting"))
    elif standing.stop is not None and standing.stop.kind in ("turn", "round", "setup"):
        lines.append(words.say("preview-stop", kind=standing.stop.kind, number=standing.stop.number))
    about = [clock_words(terms, language), words.say("preview-rated") if terms.rated else ""]
    lines.append(" ".join(filter(None, about)))
    for row, line in enumerate(filter(None, lines)):
        yield text_at(MARGIN, 492 + 38 * row, 27, line, colour="#f0c46c" if row == 0 else "#c9c0dd")


@cache
def art_of(game: AnyGame) -> str:
    """The drawing of a game as a data URI; a neutral one for a game of another package."""
    folder = files("manawell.server").joinpath("art")
    found = folder.joinpath(f"{game.id}.jpg")
    drawing = found if found.is_file() else folder.joinpath("neutral.jpg")
    return f"data:image/jpeg;base64,{b64encode(drawing.read_bytes()).decode()}"
