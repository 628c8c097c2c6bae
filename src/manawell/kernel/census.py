"""Pieces are counted: what a position lacks, and what it has too much of, by name."""

from collections.abc import Iterator, Sequence


def miscounted(kind: str, names: Sequence[str], found: Sequence[int], wanted: Sequence[int]) -> Iterator[str]:
    """A sentence for each name of which there are too few or too many."""
    for name, have, need in zip(names, found, wanted, strict=True):
        if have != need:
            yield f"{kind} {name} is in the game {need} times, not {have}"
