"""The words of the boards, beside those of the games."""

from functools import cache
from importlib.resources import files

from manawell.kernel.faults import Fault
from manawell.kernel.text import Texts

FOLDER = files("manawell.boards").joinpath("text")


@cache
def board_texts(language: str) -> Texts:
    return Texts(language, FOLDER)


class BadLine(Fault):
    """A line that a board understands, and that cannot be played."""

    def __str__(self) -> str:
        return board_texts("en").say(self.message, **self.values)
