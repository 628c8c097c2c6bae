"""Lutao in the terminal: the archipelago, the peoples in turn order, battles, spells, and whole moves in one line."""

from collections.abc import Iterator, Mapping
from itertools import zip_longest
from typing import ClassVar, Final

import msgspec
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from manawell.boards import Board, Bundle, Expansion, MenuLine, Showing
from manawell.boards.flow import folded
from manawell.boards.lutao.entries import about
from manawell.boards.lutao.fray import draw_battle, odds_words
from manawell.boards.lutao.hand import draw_hand, draw_low_offer, draw_offer
from manawell.boards.lutao.lore import look
from manawell.boards.lutao.low import draw_low_map, draw_low_peoples, low_legend, ships_words
from manawell.boards.lutao.offers import bundles
from manawell.boards.lutao.peoples import draw_peoples
from manawell.boards.lutao.reading import sentences
from manawell.boards.lutao.sea import draw_map, legend, map_width
from manawell.boards.lutao.sheet import cut
from manawell.boards.lutao.shorthand import expand
from manawell.boards.lutao.status import draw_title, status
from manawell.games.lutao.moves import Card, Take, Word
from manawell.kernel.foresight import Foresight

GAP: Final = 2
"""Columns between the map and the peoples."""
NARROWEST: Final = 18
"""Columns that the peoples need beside the map."""


class LutaoBoard(Board):
    """How Lutao is shown in the terminal."""

    by_itself: ClassVar[tuple[type[msgspec.Struct], ...]] = (Word, Card, Take)

    def picture(self, showing: Showing, width: int) -> RenderableType:
        if width < map_width(showing.view):
            return Text("\n".join(self.sentences(showing)))
        return _drawn(showing, width, list(_table(showing, width)))

    def compact(self, showing: Showing, width: int, room: int) -> RenderableType:
        if showing.view.step == "choosing":
            return Group(draw_title(showing, width), *draw_low_offer(showing, width))
        if width < map_width(showing.view) or showing.view.step == "laying":
            return self.picture(showing, width)
        peoples = draw_low_peoples(showing, width)
        signs, low_signs = (Text(cut(words, width), "dim") for words in (legend(showing), low_legend(showing)))
        ships = [Text(cut(words, width), "dim") for words in ships_words(showing)]
        tables = [
            [*draw_map(showing), *peoples, signs],
            [*draw_map(showing), *peoples],
            [*draw_low_map(showing), *ships, *peoples, low_signs],
            [*draw_low_map(showing), *ships, *peoples],
        ]
        if showing.view.battle is not None or showing.view.step == "buying":  # then the map is least important
            tables.append(peoples)
        pictures = [_drawn(showing, width, table) for table in tables]
        return next((picture for picture in pictures if len(picture.renderables) <= room), pictures[-1])

    def sentences(self, showing: Showing) -> list[str]:
        return list(sentences(showing))

    def entry(self, showing: Showing, foresight: Foresight) -> MenuLine:
        odds = "" if foresight.odds is None else odds_words(showing, foresight.odds)
        return MenuLine(foresight.text, about(showing, foresight), odds, style="bold cyan")

    def bundles(self, showing: Showing, moves: Mapping[str, msgspec.Struct]) -> list[Bundle]:
        return bundles(showing, moves)

    def expand(self, showing: Showing, line: str) -> Expansion | None:
        return expand(showing, line)

    def look(self, showing: Showing, word: str) -> list[str]:
        return look(showing, word)


def _drawn(showing: Showing, width: int, table: list[Text]) -> Group:
    """The table between the title and the status."""
    lines = [draw_title(showing, width), *table]
    lines += draw_battle(showing, width)
    lines += draw_hand(showing, width)
    lines += draw_offer(showing, width)
    for words, style in status(showing):
        lines += folded(words, width, style)
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return Group(*lines)


def _table(showing: Showing, width: int) -> Iterator[Text]:
    """The map with the peoples beside it, or below it if there is no room; empty until the peoples are chosen."""
    if showing.view.step == "choosing":
        return
    chart = draw_map(showing)
    room = width - map_width(showing.view) - GAP
    if room < NARROWEST:
        yield from chart
        yield from draw_peoples(showing, width)
    else:
        for left, right in zip_longest(chart, draw_peoples(showing, room)):
            line = left or Text()
            if right is not None:
                line = Text.assemble(line, " " * (width - room - cell_len(line.plain)), right)
            yield line
    yield Text(cut(legend(showing), width), "dim")


BOARD: Final[Board] = LutaoBoard()
