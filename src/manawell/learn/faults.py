"""Faults of lessons; their words are in the texts of this package."""

from functools import cache
from importlib.resources import files

from manawell.kernel.faults import Fault
from manawell.kernel.text import Texts


@cache
def learn_texts(language: str) -> Texts:
    return Texts(language, files("manawell.learn").joinpath("text"))


class LearnFault(Fault):
    """Something that cannot be done in a lesson now."""

    def __str__(self) -> str:
        return learn_texts("en").say(self.message, **self.values)


class UnknownLesson(LearnFault):
    """The game has no lesson of this name, or the lesson no such step."""
