"""The relics of Gegensatz in a terminal: letter, number, sign, word and colour, never colour alone."""

import tomllib
from functools import cache
from typing import Final, NamedTuple

from rich.text import Text

from manawell.kernel.game import AnyGame

PAINT: Final = {
    "green": "bold white on #2f7d43",
    "purple": "bold white on #6a3ab2",
    "red": "bold white on #a32a24",
    "blue": "bold white on #2a6fb0",
}
EXTINGUISHED: Final = "bold black on grey70"
FLARE: Final = "bold black on #f2c14e"
HIDDEN: Final = "bold white on grey35"
SIGNS: Final = {"key": "o┬┬", "skull": "(ö)", "ring": "○", "feather": "»»─"}
"""Made of characters that every common terminal font has."""
FLARE_SIGN: Final = "☼"
CRYSTAL: Final = "♦"
GONE: Final = "·"


class Face(NamedTuple):
    """What is printed on a card."""

    id: str
    numbers: tuple[int, ...]
    colour: str | None
    symbol: str | None

    @property
    def paint(self) -> str:
        if self.colour is not None:
            return PAINT[self.colour]
        return FLARE if self.symbol is None else EXTINGUISHED

    @property
    def sign(self) -> str:
        return FLARE_SIGN if self.symbol is None else SIGNS[self.symbol]


class Deck(NamedTuple):
    """All faces by id, and the colours and symbols in their order."""

    faces: dict[str, Face]
    colours: list[str]
    symbols: list[str]

    def next_colour(self, colour: str) -> str:
        """The next colour of the codex, which goes through the colours in a circle."""
        return self.colours[(self.colours.index(colour) + 1) % len(self.colours)]


@cache
def deck_of(game: AnyGame) -> Deck:
    """The cards as the game's component file lists them."""
    data = tomllib.loads(game.folder.joinpath("components", "components.toml").read_text("utf-8"))
    cards = sorted(data["relic"] + data["extinguished_relic"] + data["solar_flare"], key=lambda card: card["canonical"])
    faces = [
        Face(card["id"], tuple(card.get("numbers") or [card["number"]]), card.get("colour"), card.get("symbol"))
        for card in cards
    ]
    colours = [colour["id"] for colour in sorted(data["colour"], key=lambda colour: colour["order"])]
    return Deck({face.id: face for face in faces}, colours, [symbol["id"] for symbol in data["symbol"]])


def chip(face: Face | None, word: str = "") -> Text:
    """A card in a line of text; None is a face-down card."""
    if face is None:
        return Text(" ? ", HIDDEN)
    return Text(f" {' '.join(filter(None, (face.id, word)))} ", face.paint)


def tokens(count: int, full: int) -> str:
    """Crystals or stones as a row of signs, with their number."""
    return CRYSTAL * count + GONE * max(0, full - count) + f" {count}/{full}"
