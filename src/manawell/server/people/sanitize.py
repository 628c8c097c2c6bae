"""What people write, before others read it."""

import unicodedata
from typing import Final

MOST_MARKS: Final = 3
"""Accents that one letter may carry; more of them reach into the lines above and below."""


def sanitize(text: str) -> str:
    """One line: no control characters, none that are not seen or that turn the direction, no towers of accents."""
    kept, marks = [], 0
    for letter in text:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind != "Cf" and marks <= MOST_MARKS:
            kept.append(letter if letter.isprintable() else " ")
    return " ".join("".join(kept).split())
