"""How a position writes its features: a row of zeros, then 1 at the places of what is the case, and counts."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

MOST_COUNTED: Final = 127
"""What fits into a signed byte."""


def count(paper: BytesWriter, place: i64, number: i64) -> None:
    """So many; more than can be written count as the most, less than none as none."""
    if number < 0:
        number = 0
    elif number > MOST_COUNTED:
        number = MOST_COUNTED
    paper[place] = u8(number)


def add(paper: BytesWriter, place: i64, number: i64) -> None:
    """So many more."""
    count(paper, place, i64(paper[place]) + number)
