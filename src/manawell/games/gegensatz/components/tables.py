"""The cards and constants of the game, loaded once from components.toml into compact tables.

A card is its place in canonical order (GEG-30.1): 0-15 relics, then extinguished relics, then solar flares. What a card
shows is a bit set, so that a shared number, colour or symbol is a common bit.
"""

from importlib.resources import files
from typing import Any, Final

from manawell.kernel.components import load_components

_DATA: Final = load_components("gegensatz", files("manawell.games.gegensatz.components").joinpath("components.toml"))
_COLOURS: Final = sorted(_DATA["colour"], key=lambda colour: int(colour["order"]))
_SYMBOLS: Final[list[str]] = [symbol["id"] for symbol in _DATA["symbol"]]
_CARDS: Final = sorted(
    _DATA["relic"] + _DATA["extinguished_relic"] + _DATA["solar_flare"], key=lambda card: int(card["canonical"])
)

COLOURS: Final[list[str]] = [str(colour["id"]) for colour in _COLOURS]
CARDS: Final[list[str]] = [str(card["id"]) for card in _CARDS]
CARD_OF: Final[dict[str, int]] = {name: card for card, name in enumerate(CARDS)}

RELICS: Final[int] = len(_DATA["relic"])
EXTINGUISHED: Final[int] = len(_DATA["extinguished_relic"])
POSITIONS: Final[int] = int(_DATA["timeline"]["positions"])
HAND_SIZE: Final[int] = int(_DATA["hand"]["size"])
SUPPLY: Final[int] = int(_DATA["crystals"]["duel_supply"])
DUEL_TARGET: Final[int] = int(_DATA["crystals"]["duel_target"])
DUEL_TURN_LIMIT: Final[int] = int(_DATA["engine"]["duel_turn_limit"])
START_COLOUR_POSITION: Final[int] = int(_DATA["codex"]["placement"]["start_colour_position"])
"""The end farthest from the codex, which lies beyond the last position (GEG-2.7)."""
SHRINE_CAPACITY: Final[int] = int(_DATA["solo"]["shrine"]["capacity"])
SEATS: Final[list[str]] = [str(seat) for seat in _DATA["players"]["seats"]]
DIRECTION: Final[list[int]] = [int(_DATA["timeline"]["indexing"]["direction_of_future"][seat]) for seat in SEATS]
"""Each player's future lies to their own right, so the seats look in opposite directions (GEG-2.2, 2.3)."""
DIFFICULTIES: Final[list[str]] = [str(level["id"]) for level in _DATA["solo"]["difficulty"]]
DEFAULT_DIFFICULTY: Final[str] = str(_DATA["engine"]["default_difficulty"])
TIME_STONES: Final[list[int]] = [int(level["time_stones"]) for level in _DATA["solo"]["difficulty"]]
SOLO_TARGETS: Final[list[int]] = [int(level["crystals_to_win"]) for level in _DATA["solo"]["difficulty"]]

NUMBER_BITS: Final = 0x00F
COLOUR_BITS: Final = 0x0F0
SYMBOL_BITS: Final = 0xF00
ALL_BITS: Final = NUMBER_BITS | COLOUR_BITS | SYMBOL_BITS
COLOUR_BIT: Final[list[int]] = [0x10, 0x20, 0x40, 0x80]


def _bits(card: dict[str, Any]) -> int:
    """Everything the card shows: bits 0-3 numbers, 4-7 colour, 8-11 symbol (GEG-1.2, 1.4, 1.5)."""
    bits = 0
    for number in card.get("numbers") or [card["number"]]:
        bits |= 1 << (int(number) - 1)
    if "colour" in card:
        bits |= COLOUR_BIT[COLOURS.index(card["colour"])]
    if "symbol" in card:
        bits |= 0x100 << _SYMBOLS.index(card["symbol"])
    return bits


PRINTED: Final[list[dict[str, Any]]] = [
    {"colour": card.get("colour"), "symbol": card.get("symbol"), "numbers": card.get("numbers") or [card["number"]]}
    for card in _CARDS
]
BITS: Final[list[int]] = [_bits(card) for card in _CARDS]
COLOUR: Final[list[int]] = [COLOURS.index(card["colour"]) if "colour" in card else -1 for card in _CARDS]
NUMBER: Final[list[int]] = [int(card.get("number", 0)) for card in _CARDS]
"""The steps into the future; 0 for a solar flare, which is never in a hand (GEG-19.1)."""

CARD_BIT: Final[list[int]] = [1 << card for card in range(len(CARDS))]
IS_FLARE: Final[list[bool]] = [card >= RELICS + EXTINGUISHED for card in range(len(CARDS))]

# A timeline is also kept as lanes of nine bits, one lane per colour and per symbol: a bit for every position that shows
# it. A relic then finds its targets in the past by two look-ups instead of a walk along the row.
NO_LANE: Final[int] = 4 * POSITIONS
"""The colour lane of cards without a colour, always empty; among the symbols, the lane of solar flares."""
COLOUR_LANE: Final[list[int]] = [NO_LANE if colour < 0 else POSITIONS * colour for colour in COLOUR]
SYMBOL_LANE: Final[list[int]] = [
    POSITIONS * _SYMBOLS.index(card["symbol"]) if "symbol" in card else NO_LANE for card in _CARDS
]
COLOUR_MARK: Final[list[int]] = [0 if lane == NO_LANE else 1 << lane for lane in COLOUR_LANE]
SYMBOL_MARK: Final[list[int]] = [1 << lane for lane in SYMBOL_LANE]
"""By card: what it shows in the lanes when it lies at position 0."""

POWER: Final[list[list[int]]] = [
    [0 if COLOUR[card] == codex else NUMBER[card] for card in range(len(CARDS))] for codex in range(len(COLOURS))
]
"""By codex colour and card: its value in a duel (GEG-12.3)."""
