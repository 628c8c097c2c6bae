"""Moves in three forms: number, typed, and text that a person can read and type."""

import re

import msgspec

from manawell.games.rivality.components.tables import COLOURS, COLUMNS, DIRECTIONS, TILE_OF, TILES, x_of, y_of
from manawell.games.rivality.rules.actions import (
    BESIEGE,
    CAST_FROM,
    CAST_TO,
    ENTER_AT,
    MOVE_TO,
    PER_SLOT,
    PLACE_AT,
    REDRAW,
    REMOVE_FROM,
)
from manawell.games.rivality.state import Position


class Keep(msgspec.Struct, frozen=True, tag=True):
    """Keep the hand."""


class Redraw(msgspec.Struct, frozen=True, tag=True):
    """Exchange a hand that qualifies for the mulligan."""


class Place(msgspec.Struct, frozen=True, tag=True):
    """Place a tile from hand; `direction` is where its top edge faces."""

    tile: str
    x: int
    y: int
    direction: str


class Cast(msgspec.Struct, frozen=True, tag=True):
    """Cast the spell in this direction next."""

    direction: str


class Remove(msgspec.Struct, frozen=True, tag=True):
    """Remove a golem of this colour."""

    colour: str


class CastDelayed(msgspec.Struct, frozen=True, tag=True):
    """Cast the delayed spell of the tile on this cell next."""

    x: int
    y: int


class Besiege(msgspec.Struct, frozen=True, tag=True):
    """Carry out the siege of this cell next."""

    x: int
    y: int


class Enter(msgspec.Struct, frozen=True, tag=True):
    """Enter the solo map in this column."""

    x: int


class Go(msgspec.Struct, frozen=True, tag=True):
    """Move the wizard to this cell."""

    x: int
    y: int


Move = Keep | Redraw | Place | Cast | Remove | CastDelayed | Besiege | Enter | Go

NOTATION = (
    "keep",
    "redraw",
    "sc_a5@1,0/N",
    "cast:E",
    "remove:purple",
    "delayed:-1,2",
    "siege:0,0",
    "enter:2",
    "go:2,3",
)

_CELL = r"\(?(-?[0-9]{1,2}),(-?[0-9]{1,2})\)?"
_PLACE = re.compile(rf"(?:place:?)?([a-z]{{2}})_?([ab][0-9])@?{_CELL}(?:/?([nesw])|(?:/|rot)([0-3]))")
_AT = re.compile(rf"(delayed|siege|go):?{_CELL}")
_WORD = re.compile(r"(cast|remove|enter):?([a-z]+|[0-9]{1,2})")
_AT_CELL: dict[str, type[CastDelayed | Besiege | Go]] = {"delayed": CastDelayed, "siege": Besiege, "go": Go}


def typed(p: Position, move: int) -> Move:
    """The typed form of a legal move."""
    if move >= PLACE_AT:
        slot, code = divmod(move - PLACE_AT, PER_SLOT)
        cell = code >> 2
        return Place(TILES[p.hands[p.active][slot]], x_of(cell), y_of(cell), DIRECTIONS[code & 3])
    if move >= MOVE_TO:
        y, x = divmod(move - MOVE_TO, COLUMNS)
        return Go(x, y)
    if move >= ENTER_AT:
        return Enter(move - ENTER_AT)
    if move >= CAST_FROM:
        siege = move >= BESIEGE
        cell = p.cell_of(move - (BESIEGE if siege else CAST_FROM))
        return Besiege(x_of(cell), y_of(cell)) if siege else CastDelayed(x_of(cell), y_of(cell))
    if move >= REMOVE_FROM:
        return Remove(COLOURS[move - REMOVE_FROM])
    if move >= CAST_TO:
        return Cast(DIRECTIONS[move - CAST_TO])
    return Redraw() if move == REDRAW else Keep()


def write(move: Move) -> str:
    match move:
        case Keep():
            return "keep"
        case Redraw():
            return "redraw"
        case Place(tile, x, y, direction):
            return f"{tile}@{x},{y}/{direction}"
        case Cast(direction):
            return f"cast:{direction}"
        case Remove(colour):
            return f"remove:{colour}"
        case CastDelayed(x, y):
            return f"delayed:{x},{y}"
        case Besiege(x, y):
            return f"siege:{x},{y}"
        case Enter(x):
            return f"enter:{x}"
        case Go(x, y):
            return f"go:{x},{y}"


def parse(text: str) -> Move | None:
    """The move that a text means, whether legal or not.

    Case and spaces do not matter: `place sc_a5 (1,0) rot 1` is `sc_a5@1,0/E`.
    """
    text = re.sub(r"\s", "", text).replace("−", "-")
    text = text.lower() if text.isascii() else ""  # letters of other scripts can look like ours
    if text in ("keep", "redraw"):
        return Keep() if text == "keep" else Redraw()
    if found := _PLACE.fullmatch(text):
        tile = f"{found[1]}_{found[2]}"
        direction = found[5].upper() if found[5] else DIRECTIONS[int(found[6])]
        return Place(tile, int(found[3]), int(found[4]), direction) if tile in TILE_OF else None
    if found := _AT.fullmatch(text):
        return _AT_CELL[found[1]](int(found[2]), int(found[3]))
    if found := _WORD.fullmatch(text):
        return _parse_word(found[1], found[2])
    return None


def _parse_word(verb: str, value: str) -> Move | None:
    if verb == "enter":
        return Enter(int(value)) if value.isdecimal() else None
    if verb == "remove":
        return Remove(value) if value in COLOURS else None
    return Cast(value.upper()) if value.upper() in DIRECTIONS else None
