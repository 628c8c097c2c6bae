"""A finished game as a picture: who won, the curve of the chances, accuracy, the key moment, a link.

1200 by 630, the size that messengers and other sites show as a preview of a link.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from importlib.resources import as_file, files
from typing import Final
from xml.sax.saxutils import escape

import resvg_py

from manawell.analysis.comments import in_points, sides_named
from manawell.analysis.report import Grade, Kind, Moment, Report
from manawell.kernel.text import game_texts
from manawell.server.faults import server_texts
from manawell.server.storage.interface import Chair
from manawell.table.table import Table

BRAND: Final = "Manawell"
WIDTH: Final = 1200
HEIGHT: Final = 630
MARGIN: Final = 60
COLOURS: Final = ("#f59a44", "#b69cff", "#3fd6c4", "#ff8ba0")
"""By side; each also has a dash and a sign of its own."""
DASHES: Final = ("none", "14 8", "4 7", "20 6 4 6")
SIGNS: Final = {Grade.INACCURACY: "?!", Grade.MISTAKE: "?", Grade.BLUNDER: "??"}
CURVE: Final = (480, 232, 660, 236)
"""Left, top, width and height."""
MOST_POINTS: Final = 240
LINE: Final = 44
"""Letters of the result in a line."""
KEPT: Final = 32
"""Pictures that are kept, since a preview is fetched many times."""


class Card:
    """What stands on the picture, in one language. Without a report, it is only the result."""

    def __init__(self, table: Table, chairs: Sequence[Chair], report: Report | None, language: str, link: str) -> None:
        self.match = table.match
        self.report = report
        self.language = language
        self.link = link
        self.texts, self.words = game_texts(table.match.game, language), server_texts(language)
        self.names = seat_names(chairs, language)
        self.sides = table.match.game.sides(table.match.options)

    @property
    def title(self) -> str:
        """The game, and who played it."""
        return f"{self.texts.say('game-title')}: {' – '.join(self.names)}"

    @property
    def result(self) -> str:
        """How it ended, in a sentence."""
        outcome = self.match.outcome()
        assert outcome is not None, "the game is over"
        winner = self.texts.join([self.names[seat] for seat in outcome.winners])
        return self.texts.say(f"outcome-{outcome.reason}", winner=winner, you="watching")

    def svg(self) -> str:
        rows = [*self._frame(), *self._result(), *self._players(), *self._curve(), *self._moment()]
        label = escape(f"{self.title}. {self.result}", {'"': "&quot;"})
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}" '
            f'role="img" aria-label="{label}" font-family="Figtree, system-ui, sans-serif" fill="#f7f1e3">'
            + "".join(rows)
            + "</svg>"
        )

    def _frame(self) -> Iterator[str]:
        """The ground, the brand, the game and the link."""
        yield f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#211c33"/>'
        yield f'<path d="M0 {HEIGHT - 70}h{WIDTH}v70H0z" fill="#17132a"/>'
        yield f'<path d="M{MARGIN + 14} 44c9 13 14 20 14 27a14 14 0 0 1-28 0c0-7 5-14 14-27z" fill="#3fd6c4"/>'
        yield text_at(MARGIN + 42, 80, 34, BRAND, bold=True)
        mode = f"option-mode-{self.match.options.get('mode')}"
        about = self.texts.say("game-title") + (f" · {self.texts.say(mode)}" if self.texts.has(mode) else "")
        yield text_at(WIDTH - MARGIN, 80, 28, about, anchor="end")
        yield text_at(MARGIN, HEIGHT - 26, 26, short(self.link, 74), colour="#3fd6c4")

    def _result(self) -> Iterator[str]:
        for row, line in enumerate(wrapped(self.result, LINE)[:2]):
            yield text_at(MARGIN, 142 + 46 * row, 38, line, bold=True)

    def _players(self) -> Iterator[str]:
        outcome = self.match.outcome()
        assert outcome is not None, "the game is over"
        spacing, size = (118, 30) if len(self.names) <= 2 else (63, 26)
        for seat, name in enumerate(self.names):
            x, y, side = MARGIN, 262 + spacing * seat, self.sides[seat]
            yield sign_of(side, x + 12, y - 10)
            yield text_at(x + 38, y, size, short(name, 21), bold=seat in outcome.winners)
            about = [self.words.say("card-points", points=outcome.scores[seat]), *self._accuracy(seat)]
            yield text_at(x + 38, y + size - 2, size - 8, " · ".join(about), colour="#c9c0dd")

    def _accuracy(self, seat: int) -> list[str]:
        found = next((one.accuracy for one in self.report.balances if one.seat == seat), None) if self.report else None
        return [] if found is None else [self.words.say("card-accuracy", accuracy=round(found))]

    def _curve(self) -> Iterator[str]:
        """The chances of all sides after every step, by what was true."""
        if self.report is None:
            return
        left, top, width, height = CURVE
        yield f'<rect x="{left}" y="{top}" width="{width}" height="{height}" rx="14" fill="#2c2645"/>'
        yield f'<path d="M{left} {top + height / 2}h{width}" stroke="#5a5178" stroke-width="2" stroke-dasharray="3 9"/>'
        told = [self.report.start, *[step.true for step in self.report.steps], self.report.result]
        places = sorted({round(at * (len(told) - 1) / MOST_POINTS) for at in range(MOST_POINTS + 1)})
        for side in reversed(range(len(self.report.start))):
            points = " ".join(
                f"{left + 14 + (width - 28) * at / (len(told) - 1):.1f},"
                f"{top + 14 + (height - 28) * (1 - told[at][side]):.1f}"
                for at in places
            )
            yield (
                f'<polyline points="{points}" fill="none" stroke="{COLOURS[side]}" stroke-width="5" '
                f'stroke-linejoin="round" stroke-dasharray="{DASHES[side]}"/>'
            )

    def _moment(self) -> Iterator[str]:
        """The largest swing, in a sentence."""
        if self.report is None or not self.report.moments:
            return
        moment = max(self.report.moments, key=lambda one: max(map(abs, one.swing)))
        yield text_at(MARGIN, 528, 26, short(self._told(self.report, moment), 84))

    def _told(self, report: Report, moment: Moment) -> str:
        step, sides = report.steps[moment.step], sides_named(report, self.names, self.language)
        luckiest = max(range(len(sides)), key=lambda side: abs(moment.swing[side]) + (moment.swing[side] > 0) * 1e-9)
        stop = report.stops[step.stop].stop
        told = {"kind": stop.kind, "number": stop.number}
        if moment.kind is Kind.LUCK or step.decision is None:
            message = "card-moment-deal" if moment.seat is None else "card-moment-luck"
            return self.words.say(message, **told, name=sides[luckiest], points=in_points(moment.swing[luckiest]))
        mover = moment.seat if moment.seat is not None else 0
        lost, move = moment.swing[self.sides[mover]], f"{step.move}{SIGNS.get(step.decision.grade, '')}"
        return self.words.say("card-moment", **told, name=self.names[mover], move=move, points=in_points(lost))


def seat_names(chairs: Sequence[Chair], language: str) -> list[str]:
    """People by their names, bots by their levels."""
    words = server_texts(language)
    return [words.say("card-bot", level=chair.level) if chair.kind == "bot" else chair.name for chair in chairs]


def text_at(
    x: float, y: float, size: int, text: str, *, bold: bool = False, colour: str = "#f7f1e3", anchor: str = "start"
) -> str:
    weight = 700 if bold else 400
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" font-weight="{weight}" fill="{colour}" text-anchor="{anchor}">'
        f"{escape(text)}</text>"
    )


def sign_of(side: int, x: float, y: float) -> str:
    """A sign in the colour of a side: circle, diamond, square, triangle."""
    shapes = (
        f'<circle cx="{x}" cy="{y}" r="11"',
        f'<path d="M{x} {y - 14}l14 14-14 14-14-14z"',
        f'<rect x="{x - 10}" y="{y - 10}" width="20" height="20"',
        f'<path d="M{x} {y - 13}l13 23h-26z"',
    )
    return f'{shapes[side]} fill="{COLOURS[side]}"/>'


def short(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def wrapped(text: str, most: int) -> list[str]:
    """At most two lines of about equal length."""
    if len(text) <= most:
        return [text]
    space = text.rfind(" ", 0, most + 1)
    return [text[:space], short(text[space + 1 :], most)] if space > 0 else [short(text, most)]


@lru_cache(KEPT)
def png_of(svg: str) -> bytes:
    """The picture in pixels, set in our own typeface wherever it is drawn."""
    with as_file(files("manawell.server").joinpath("fonts")) as folder:
        fonts = sorted(str(font) for font in folder.glob("*.ttf"))
        return resvg_py.svg_to_bytes(
            svg, skip_system_fonts=True, font_files=fonts, font_family="Figtree", sans_serif_family="Figtree"
        )
