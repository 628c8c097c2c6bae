"""The board in the terminal: a line of stones for each heap."""

from typing import Final

from rich.text import Text

from manawell.boards import Scene
from manawell.boards.generic import WordBoard
from manawell_nim.rules import HEAPS


class StoneBoard(WordBoard):
    def picture(self, scene: Scene, width: int) -> Text:
        heaps = zip(HEAPS, scene.view.heaps, strict=True)
        return Text("\n".join(f"{heap}  {'● ' * stones}" for heap, stones in heaps))

    def sentences(self, scene: Scene) -> list[str]:
        heaps = zip(HEAPS, scene.view.heaps, strict=True)
        return [scene.name("holds", heap=scene.name(f"heap-{heap}"), stones=stones) for heap, stones in heaps]


BOARD: Final = StoneBoard()
