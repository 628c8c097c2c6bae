"""Pieces are counted: what a position lacks, and what it has too much of, by name."""

from collections.abc import Iterator, Sequence

from manawell.kernel.faults import Refusal, impossible


def miscounted(
    rule: str, reason: str, kind: str, names: Sequence[str], found: Sequence[int], wanted: Sequence[int]
) -> Iterator[Refusal]:
    """A reason for each name of which there are too few or too many; `kind` is the field that tells the name."""
    for name, have, need in zip(names, found, wanted, strict=True):
        if have != need:
            yield impossible(rule, reason, **{kind: name, "found": have, "wanted": need})
