"""Lutao in the terminal: the archipelago, the peoples in turn order, battles, spells, and whole moves in one line."""

from collections.abc import Iterator, Mapping
from itertools import zip_longest
from typing import ClassVar, Final

import msgspec
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from manawell.cli.boards import Board, Bundle, Entry, Expansion, Scene
from manawell.cli.boards.lutao.entries import about
from manawell.cli.boards.lutao.fray import draw_battle
from manawell.cli.boards.lutao.hand import draw_hand, draw_offer
from manawell.cli.boards.lutao.lore import look
from manawell.cli.boards.lutao.offers import bundles
from manawell.cli.boards.lutao.peoples import draw_peoples
from manawell.cli.boards.lutao.reading import sentences
from manawell.cli.boards.lutao.sea import draw_map, legend, map_width
from manawell.cli.boards.lutao.sheet import cut, folded
from manawell.cli.boards.lutao.shorthand import expand
from manawell.cli.boards.lutao.status import draw_title, status
from manawell.games.lutao.moves import Card, Take, Word
from manawell.kernel.foresight import Foresight

GAP: Final = 2
"""Columns between the map and the peoples."""
NARROWEST: Final = 18
"""Columns that the peoples need beside the map."""


class LutaoBoard(Board):
    """What the terminal adds to Lutao."""

    by_itself: ClassVar[tuple[type[msgspec.Struct], ...]] = (Word, Card, Take)

    def picture(self, scene: Scene, width: int) -> RenderableType:
        if width < map_width(scene.view):
            return Text("\n".join(self.sentences(scene)))
        lines = [draw_title(scene, width), *_table(scene, width)]
        lines += draw_battle(scene, width)
        lines += draw_hand(scene, width)
        lines += draw_offer(scene, width)
        for words, style in status(scene):
            lines += folded(words, width, style)
        for line in lines:
            line.truncate(width, overflow="ellipsis")
        return Group(*lines)

    def sentences(self, scene: Scene) -> list[str]:
        return list(sentences(scene))

    def entry(self, scene: Scene, foresight: Foresight) -> Entry:
        return Entry(foresight.text, about(scene, foresight), "", style="bold cyan")

    def bundles(self, scene: Scene, moves: Mapping[str, msgspec.Struct]) -> list[Bundle]:
        return bundles(scene, moves)

    def expand(self, scene: Scene, line: str) -> Expansion | None:
        return expand(scene, line)

    def look(self, scene: Scene, word: str) -> list[str]:
        return look(scene, word)


def _table(scene: Scene, width: int) -> Iterator[Text]:
    """The map with the peoples beside it, or below it where there is no room; not before the peoples are chosen."""
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
