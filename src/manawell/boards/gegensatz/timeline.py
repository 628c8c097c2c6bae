"""The timeline as a row of small boxes, turned so that the viewer's future is on the right (GEG-2.8)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text

from manawell.boards.gegensatz.faces import CRYSTAL, Face

NARROW: Final = 5
MIDDLE: Final = 7
WIDE: Final = 9


class Slot(NamedTuple):
    """A position as it is drawn."""

    position: int
    face: Face
    symbol: str
    colour: str
    is_codex: bool
    """The card has the codex colour."""


def slot_width(width: int, slots: int) -> int:
    """Columns inside a box; words are written in full if the screen is wide enough."""
    return next((inner for inner in (WIDE, MIDDLE) if width > slots * (inner + 1)), NARROW)


def draw_row(slots: Sequence[Slot], inner: int) -> list[Text]:
    """The boxes, and under each its position."""
    edge = "─" * inner
    cards = [_card(slot, inner) for slot in slots]
    lines = [Text("┌" + "┬".join([edge] * len(slots)) + "┐", "dim")]
    for level in range(len(cards[0])):
        line = Text("│", "dim")
        for slot, card in zip(slots, cards, strict=True):
            line.append(card[level], slot.face.paint).append("│", "dim")
        lines.append(line)
    lines.append(Text("└" + "┴".join([edge] * len(slots)) + "┘", "dim"))
    lines.append(Text(" " + " ".join(f"{slot.position:^{inner}}" for slot in slots), "bold"))
    return lines


def draw_bare_row(slots: Sequence[Slot], inner: int) -> list[Text]:
    """The same without boxes: a line each for cards, symbols and positions."""
    heads = [f"{slot.face.id + CRYSTAL * slot.is_codex:^{inner}}" for slot in slots]
    rows = [heads, [f"{_cut(slot.symbol, inner):^{inner}}" for slot in slots]]
    lines = []
    for row in rows:
        line = Text()
        for slot, words in zip(slots, row, strict=True):
            line.append(" ").append(words, slot.face.paint)
        lines.append(line)
    return [*lines, Text(" " + " ".join(f"{slot.position:^{inner}}" for slot in slots), "bold")]


def draw_wand(column: int, columns: int, inner: int, mark: str, owner: str, style: str) -> Text:
    """A wand beside the row, with its owner's name if there is room."""
    centre = 1 + column * (inner + 1) + inner // 2
    after, before = f"{mark} {owner}", f"{owner} {mark}"
    if centre + len(after) <= columns * (inner + 1) + 1:
        return Text(" " * centre + after, style)
    return Text(" " * max(0, centre - len(owner) - 1) + before, style)


def draw_times(past: str, future: str, columns: int, inner: int) -> Text:
    """The directions of past and future."""
    left, right = f"◄ {past}", f"{future} ►"
    return Text(left + " " * max(1, columns * (inner + 1) + 1 - len(left) - len(right)) + right, "dim")


def _card(slot: Slot, inner: int) -> list[str]:
    """The lines of a card, each as wide as its box."""
    mark = CRYSTAL if slot.is_codex else ""
    head = f"{slot.face.id:<{inner - 1}}{mark:>1}"
    lines = [head, f"{slot.face.sign:^{inner}}", f"{_cut(slot.symbol, inner):^{inner}}"]
    if inner >= WIDE:
        lines.append(f"{_cut(slot.colour, inner):^{inner}}")
    return lines


def _cut(word: str, room: int) -> str:
    return word if len(word) <= room else word[: room - 1] + "…"
