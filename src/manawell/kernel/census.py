"""Pieces are counted: what a position lacks, and what it has too much of, by name."""

from collections import Counter
from collections.abc import Iterable, Iterator


def miscounted(kind: str, found: Iterable[str], wanted: Iterable[str]) -> Iterator[str]:
    """A sentence for each name of which there are too few or too many."""
    have, need = Counter(found), Counter(wanted)
    for name in sorted(have | need):
        if have[name] != need[name]:
            yield f"{kind} {name} is in the game {need[name]} times, not {have[name]}"
