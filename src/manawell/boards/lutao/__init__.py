"""Lutao in the terminal: the archipelago, the peoples in turn order, battles, spells, and whole moves in one line."""

from collections.abc import Iterator, Mapping
from itertools import zip_longest
from typing import ClassVar, Final

import msgspec
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from manawell.boards import Board, Bundle, Expansion, MenuLine, Scene
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

    def picture(self, scene: Scene, width: int) -> RenderableType:
        if width < map_width(scene.view):
            return Text("\n".join(self.sentences(scene)))
        return _drawn(scene, width, list(_table(scene, width)))

    def compact(self, scene: Scene, width: int, room: int) -> RenderableType:
        if scene.view.step == "choosing":
            return Group(draw_title(scene, width), *draw_low_offer(scene, width))
        if width < map_width(scene.view) or scene.view.step == "laying":
            return self.picture(scene, width)
        peoples = draw_low_peoples(scene, width)
        signs, low_signs = (Text(cut(words, width), "dim") for words in (legend(scene), low_legend(scene)))
        ships = [Text(cut(words, width), "dim") for words in ships_words(scene)]
        tables = [
            [*draw_map(scene), *peoples, signs],
            [*draw_map(scene), *peoples],
            [*draw_low_map(scene), *ships, *peoples, low_signs],
            [*draw_low_map(scene), *ships, *peoples],
        ]
        if scene.view.battle is not None or scene.view.step == "buying":  # then the map is least important
            tables.append(peoples)
        pictures = [_drawn(scene, width, table) for table in tables]
        return next((picture for picture in pictures if len(picture.renderables) <= room), pictures[-1])

    def sentences(self, scene: Scene) -> list[str]:
        return list(sentences(scene))

    def entry(self, scene: Scene, foresight: Foresight) -> MenuLine:
        odds = "" if foresight.odds is None else odds_words(scene, foresight.odds)
        return MenuLine(foresight.text, about(scene, foresight), odds, style="bold cyan")

    def bundles(self, scene: Scene, moves: Mapping[str, msgspec.Struct]) -> list[Bundle]:
        return bundles(scene, moves)

    def expand(self, scene: Scene, line: str) -> Expansion | None:
        return expand(scene, line)

    def look(self, scene: Scene, word: str) -> list[str]:
        return look(scene, word)


def _drawn(scene: Scene, width: int, table: list[Text]) -> Group:
    """The table between the title and the status."""
    lines = [draw_title(scene, width), *table]
    lines += draw_battle(scene, width)
    lines += draw_hand(scene, width)
    lines += draw_offer(scene, width)
    for words, style in status(scene):
        lines += folded(words, width, style)
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return Group(*lines)


def _table(scene: Scene, width: int) -> Iterator[Text]:
    """The map with the peoples beside it, or below it if there is no room; empty until the peoples are chosen."""
    if scene.view.step == "choosing":
        return
    chart = draw_map(scene)
    room = width - map_width(scene.view) - GAP
    if room < NARROWEST:
        yield from chart
        yield from draw_peoples(scene, width)
    else:
        for left, right in zip_longest(chart, draw_peoples(scene, room)):
            line = left or Text()
            if right is not None:
                line = Text.assemble(line, " " * (width - room - cell_len(line.plain)), right)
            yield line
    yield Text(cut(legend(scene), width), "dim")


BOARD: Final[Board] = LutaoBoard()
