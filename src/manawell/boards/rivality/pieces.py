"""Everything on the battlefield of Rivality, read from a view: tiles, golems, wizards, spells, and free cells."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from manawell.games.rivality.components.tables import (
    BREAKS,
    COLOURS,
    COLUMNS,
    DIRECTIONS,
    ENTRENCHED,
    KIND,
    POINTS,
    RANGE,
    ROWS,
    SHIELDS,
    STARRED,
    STRENGTH,
    TILE_OF,
)
from manawell.games.rivality.components.tables import DECK_TILES as DECKS

Cell = tuple[int, int]
STEPS: Final[dict[str, Cell]] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
ARROWS: Final = {"N": "↑", "E": "→", "S": "↓", "W": "←"}
SIGNS: Final = ("●", "◆", "▲")
"""By side: orange, purple, turquoise. Colour is never the only sign."""
WIZARDS: Final = ("◉", "◈", "◬")
CONTESTED: Final = "×"
PAINTS: Final = ("#e07314", "#9b72f2", "#14a39a")
FOG: Final = "░"


class Spell(NamedTuple):
    """A spell as a rotated tile casts it."""

    direction: str
    golems: int
    reach: int
    breaks: bool
    """It breaks shields (RIV-8.10)."""

    @property
    def short(self) -> str:
        """`3@1`: three golems at range one."""
        return f"{self.golems}@{self.reach}"

    @property
    def code(self) -> str:
        return f"{ARROWS[self.direction]}{self.short}{'*' * self.breaks}"

    def target(self, x: int, y: int) -> Cell:
        dx, dy = STEPS[self.direction]
        return x + self.reach * dx, y + self.reach * dy


class Face(NamedTuple):
    """What is printed on a tile."""

    id: str
    kind: str
    points: int
    shields: int
    starred: bool

    def spells(self, rotation: int) -> list[Spell]:
        """In the order N, E, S, W."""
        first = 4 * (4 * TILE_OF[self.id] + rotation)
        return [
            Spell(name, STRENGTH[first + at], RANGE[first + at], bool(BREAKS[first + at]))
            for at, name in enumerate(DIRECTIONS)
            if RANGE[first + at]
        ]


def face_of(tile: str) -> Face:
    number = TILE_OF[tile]
    return Face(tile, KIND[number], POINTS[number], SHIELDS[number], number in DECKS[STARRED])


class Piece(NamedTuple):
    """A tile on the battlefield."""

    x: int
    y: int
    face: Face | None
    """None if it is face down."""
    golems: tuple[int, ...]
    wizard: int | None
    spells: tuple[Spell, ...]
    """Those that can still be cast."""

    @property
    def holder(self) -> int | None:
        """The side that controls the tile."""
        return holder_of(self.golems)

    @property
    def contested(self) -> bool:
        return self.holder is None and any(self.golems)

    @property
    def dug_in(self) -> bool:
        return max(self.golems) == ENTRENCHED


class Battlefield(NamedTuple):
    """Every tile by its cell, the free cells where one may be placed, and what waits there."""

    pieces: dict[Cell, Piece]
    free: list[Cell]
    waiting: dict[Cell, list[int]]
    """By free cell: the golems of each side that delayed spells would bring (RIV-18.5)."""

    @property
    def cells(self) -> list[Cell]:
        return [*self.pieces, *self.free]


def holder_of(golems: Iterable[int]) -> int | None:
    """The side with strictly more golems than any other (RIV-6.1)."""
    counts = list(golems)
    most = max(counts)
    return counts.index(most) if most and counts.count(most) == 1 else None


def battlefield_of(view: Any) -> Battlefield:
    cells = {(field.x, field.y) for field in view.battlefield}
    pieces = {(field.x, field.y): _piece(view, field, cells) for field in view.battlefield}
    free: list[Cell] = []
    if view.mode != "solo" and view.phase != "over":
        around = {(x + dx, y + dy) for x, y in cells for dx, dy in STEPS.values()}
        free = sorted(around - cells, key=lambda cell: (cell[1], cell[0]))
    return Battlefield(pieces, free, _waiting(pieces, free, len(view.supplies)))


def side_of(view: Any, seat: int) -> int:
    """The side that a seat plays for."""
    return COLOURS.index(view.human) if view.human else seat % len(view.supplies)


def _piece(view: Any, field: Any, cells: set[Cell]) -> Piece:
    face = None if field.tile is None or field.face_down else face_of(field.tile)
    wizards = [side for side, spot in enumerate(view.wizards) if spot and (spot.x, spot.y) == (field.x, field.y)]
    spells: list[Spell] = []
    if face is not None and view.phase != "over":
        for spell in face.spells(field.rotation):
            x, y = spell.target(field.x, field.y)
            on_map = 0 <= x < COLUMNS and 0 <= y < ROWS
            if on_map if view.mode == "solo" else view.expert and (x, y) not in cells:
                spells.append(spell)
    return Piece(field.x, field.y, face, tuple(field.golems), wizards[0] if wizards else None, tuple(spells))


def _waiting(pieces: Mapping[Cell, Piece], free: list[Cell], sides: int) -> dict[Cell, list[int]]:
    found: dict[Cell, list[int]] = {}
    for piece in pieces.values():
        for spell in piece.spells:
            target = spell.target(piece.x, piece.y)
            if target in free and piece.holder is not None:
                found.setdefault(target, [0] * sides)[piece.holder] += spell.golems
    return found
