"""How a position writes its features: a row of zeros, then the places that are not zero."""

from librt.strings import BytesWriter
from mypy_extensions import i64, u8


def mark(paper: BytesWriter, place: i64) -> None:
    """It is the case."""
    paper[place] = 1


def count(paper: BytesWriter, place: i64, number: i64) -> None:
    """So many; more than can be written count as the most, less than none as none."""
    if number < 0:
        number = 0
    elif number > 127:
        number = 127
    paper[place] = u8(number)


def add(paper: BytesWriter, place: i64, number: i64) -> None:
    """So many more."""
    count(paper, place, i64(paper[place]) + number)
