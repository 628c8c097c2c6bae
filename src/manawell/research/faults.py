"""Faults of tournaments and environments; their words are in the texts of this package."""

from functools import cache
from importlib.resources import files

from manawell.kernel.faults import Fault
from manawell.kernel.text import Texts


@cache
def research_texts(language: str) -> Texts:
    return Texts(language, files("manawell.research").joinpath("text"))


class ResearchFault(Fault):
    """Something that a tournament or an environment cannot do."""

    def __str__(self) -> str:
        return research_texts("en").say(self.message, **self.values)
