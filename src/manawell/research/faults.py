"""Faults of tournaments and environments; their words are in the texts of this package."""

from collections.abc import Iterator
from contextlib import contextmanager
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


@contextmanager
def installed() -> Iterator[None]:
    """Whoever imports here what the extra `research` brings, and does not have it, is told so."""
    try:
        yield
    except ImportError as problem:
        raise ResearchFault("fault-no-research", problem=str(problem)) from problem
