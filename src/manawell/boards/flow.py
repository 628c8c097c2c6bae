"""Parts of a line, over as many lines as they need."""

from collections.abc import Iterable, Iterator
from typing import Final

from rich.cells import cell_len
from rich.text import Text

DOT: Final = " · "


def wrapped(
    parts: Iterable[Text], width: int, indent: str = "", between: str = DOT, first: str | None = None
) -> Iterator[Text]:
    """The parts one after another, as many per line as fit; no part is broken. `first` is the indent of the first line,
    where it differs.
    """
    line, empty = Text(indent if first is None else first), True
    for part in parts:
        if not empty and cell_len(line.plain) + cell_len(between) + cell_len(part.plain) > width:
            yield line
            line, empty = Text(indent), True
        line = Text.assemble(line, part) if empty else Text.assemble(line, (between, "dim"), part)
        empty = False
    if not empty:
        yield line


def folded(words: str, width: int, style: str = "", indent: str = "") -> Iterator[Text]:
    """A sentence in as many lines as it needs; all but the first are indented."""
    yield from wrapped([Text(word, style) for word in words.split(" ")], width, indent, " ", first="")
