"""Faults of puzzles; their words are in the texts of this package."""

from functools import cache
from importlib.resources import files

from manawell.kernel.faults import Fault
from manawell.kernel.text import Texts


@cache
def puzzle_texts(language: str) -> Texts:
    return Texts(language, files("manawell.puzzles").joinpath("text"))


class PuzzleFault(Fault):
    """Something that cannot be done with a puzzle."""

    def __str__(self) -> str:
        return puzzle_texts("en").say(self.message, **self.values)


class UnknownPuzzle(PuzzleFault):
    """There is no such puzzle."""
