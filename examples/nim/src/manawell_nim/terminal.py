"""The board in the terminal: a line of stones for each heap."""

from typing import Final

from rich.text import Text

from manawell.boards import Showing
from manawell.boards.generic import WordBoard
from manawell_nim.rules import HEAPS


class StoneBoard(WordBoard):
    def picture(self, showing: Showing, width: int) -> Text:
        heaps = zip(HEAPS, showing.view.heaps, strict=True)
        return Text("\n".join(f"{heap}  {'● ' * stones}" for heap, stones in heaps))

    def sentences(self, showing: Showing) -> list[str]:
        heaps = zip(HEAPS, showing.view.heaps, strict=True)
        return [showing.name("holds", heap=showing.name(f"heap-{heap}"), stones=stones) for heap, stones in heaps]


BOARD: Final = StoneBoard()
