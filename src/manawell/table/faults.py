"""Faults at a table; their words are in the texts of this package."""

from functools import cache
from importlib.resources import files

from manawell.kernel.faults import Fault
from manawell.kernel.text import Texts


@cache
def table_texts(language: str) -> Texts:
    return Texts(language, files("manawell.table").joinpath("text"))


class TableFault(Fault):
    """Something that cannot be done at a table now."""

    def __str__(self) -> str:
        return table_texts("en").say(self.message, **self.values)
