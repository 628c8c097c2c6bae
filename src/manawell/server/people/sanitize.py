"""Cleans what people write before others read it."""

import unicodedata
from typing import Final

MOST_MARKS: Final = 3
"""How many accents one letter may have; more would reach into the lines above and below."""


def sanitize(text: str) -> str:
    """One line without control characters, invisible or direction-changing characters, or stacks of accents."""
    kept, marks = [], 0
    for letter in text:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind != "Cf" and marks <= MOST_MARKS:
            kept.append(letter if letter.isprintable() else " ")
    return " ".join("".join(kept).split())
