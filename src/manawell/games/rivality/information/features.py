"""What a seat sees, as features for learners: the tiles one by one, wherever they are, then hands, decks and the turn.

Sides and seats count from the own one. Tiles that lie face-down are told by the cell of the solo map instead.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from manawell.games.rivality.components.tables import (
    COLOURS,
    COLUMNS,
    COUNT_BITS,
    DIRECTIONS,
    FARTHEST,
    HAND_SIZE,
    LEADERS,
    LEVELS,
    MOST_GOLEMS,
    ORIGIN,
    ROWS,
    SIDE_BITS,
    TILES,
    WIDTH,
    x_of,
    y_of,
)
from manawell.games.rivality.information.view import EDITIONS, PHASES, STEPS
from manawell.games.rivality.rules.setup import MODES, SEATS
from manawell.games.rivality.state import DELAYED_SPELLS, NO_TILE, NONE, Position
from manawell.kernel.ink import count
from manawell.kernel.learning import Features, numbered
from manawell.kernel.state import NOBODY

_SEATS: Final = max(SEATS.values())
_SIDES: Final = ("own", *(f"side +{n}" for n in range(1, len(COLOURS))))
SIDE: Final = 2 * FARTHEST + 1
"""Of the square in which every battlefield lies."""
_HIDDEN: Final = [f"face-down tile at {x},{y}" for y in range(ROWS) for x in range(COLUMNS)]

FEATURES: Final = Features()
BOARD: Final = FEATURES.board(
    {
        "lies": 1,
        "column": SIDE,
        "row": SIDE,
        **{f"turned {direction}": 1 for direction in DIRECTIONS},
        **{f"golems {side}": MOST_GOLEMS for side in _SIDES},
        **{f"most golems {side}": 1 for side in _SIDES},
        **{f"laid by {side}": 1 for side in _SIDES},
        **{f"wizard {side}": 1 for side in _SIDES},
        "source": 1,
        "target": 1,
    },
    [*TILES, *_HIDDEN],
    (SIDE, SIDE),
)
CELLS: Final[i64] = len(TILES) + len(_HIDDEN)
LIES: Final = BOARD
X: Final = BOARD + CELLS
Y: Final = BOARD + 2 * CELLS
TURNED: Final = BOARD + 3 * CELLS
GOLEMS: Final = BOARD + 7 * CELLS
LEADS: Final = GOLEMS + 3 * CELLS
LAID: Final = LEADS + 3 * CELLS
WIZARD: Final = LAID + 3 * CELLS
SOURCE: Final = WIZARD + 3 * CELLS
TARGET: Final = SOURCE + CELLS

HAND: Final = FEATURES.numbers([f"own hand {slot}={tile}" for slot in range(HAND_SIZE) for tile in TILES], 1)
RETURNED: Final = FEATURES.words("returned by the own seat", TILES)
UNSEEN: Final = FEATURES.words("not seen", TILES)
WAITING: Final = FEATURES.words("delayed spell to cast", TILES)
CASTING: Final = FEATURES.words("spell to cast", DIRECTIONS)
MODE: Final = FEATURES.words("mode", MODES)
EDITION: Final = FEATURES.words("edition", EDITIONS)
EXPERT: Final = FEATURES.flag("expert")
LEVEL: Final = FEATURES.words("level", LEVELS)
PHASE: Final = FEATURES.words("phase", PHASES)
STEP: Final = FEATURES.words("step", STEPS)
ASKED: Final = FEATURES.flag("own decision")
ACTIVE: Final = FEATURES.words("active seat", numbered(_SEATS))
FIRST: Final = FEATURES.words("first seat", numbered(_SEATS))
CASTER: Final = FEATURES.words("casts", _SIDES)
HELD: Final = FEATURES.words("target was held by", _SIDES)
SUPPLY: Final = FEATURES.numbers([f"supply {side}" for side in _SIDES], 30)
DECK: Final = FEATURES.numbers([f"deck {side}" for side in _SIDES], 12)
HELD_TILES: Final = FEATURES.numbers([f"tiles in the hand of seat +{seat}" for seat in range(_SEATS)], HAND_SIZE)
TURN: Final = FEATURES.number("turns played", 24)
BLANK: Final = bytes(FEATURES.size)
_BIT: Final[list[int]] = [1 << tile for tile in range(len(TILES))]
_EVERY: Final = sum(_BIT)


def describe(p: Position, seat: int, paper: BytesWriter) -> None:
    first: i64 = len(paper)
    paper.write(BLANK)
    own: i64 = p.side_of(seat)
    sides: i64 = p.sides
    _tell_turn(p, seat, own, sides, paper, first)
    seen: i64 = _tell_tiles(p, own, sides, paper, first)
    for slot, tile in enumerate(p.hands[seat] if seat < len(p.hands) else []):
        paper[first + HAND + len(TILES) * slot + tile] = 1
        seen |= _BIT[tile]
    if seat < len(p.returned):
        for tile in p.returned[seat]:
            paper[first + RETURNED + tile] = 1
    unseen: i64 = _EVERY - seen
    place: i64 = first + UNSEEN
    while unseen:
        if unseen & 1:
            paper[place] = 1
        unseen >>= 1
        place += 1


def _tell_tiles(p: Position, own: i64, sides: i64, paper: BytesWriter, first: i64) -> i64:
    """Tell what lies on the battlefield; returns the tiles that are seen there."""
    seen: i64 = 0
    face_down: i64 = p.face_down
    place: i64 = first
    bit: i64 = 1
    for spot, golems, layer in zip(p.spots, p.golems, p.layers):  # noqa: B905 (a plain loop once compiled)
        if spot >= 0:
            cell: i64 = spot >> 2
            at: i64 = place
            if face_down & bit:
                at = first + len(TILES) + COLUMNS * (cell // WIDTH - ORIGIN) + cell % WIDTH - ORIGIN
            else:
                seen |= bit
            paper[at + LIES] = 1
            count(paper, at + X, cell % WIDTH - ORIGIN + FARTHEST + 1)
            count(paper, at + Y, cell // WIDTH - ORIGIN + FARTHEST + 1)
            paper[at + TURNED + CELLS * (spot & 3)] = 1
            if golems:
                _tell_golems(golems, own, sides, paper, at + GOLEMS)
            if layer >= 0:
                paper[at + LAID + CELLS * ((layer - own) % sides)] = 1
            if place - first == p.source:
                paper[at + SOURCE] = 1
            if place - first == p.target:
                paper[at + TARGET] = 1
        place += 1
        bit += bit
    for side in range(len(p.wizards)):
        place = p.wizards[side]
        if place != NONE and p.grid[place] != NO_TILE:
            paper[first + WIZARD + CELLS * ((side - own) % sides) + _row_of(p, p.grid[place])] = 1
    return seen


def _row_of(p: Position, tile: i64) -> i64:
    """The cell of the features' board that a tile on the battlefield has."""
    if p.face_down & _BIT[tile]:
        cell = p.cell_of(tile)
        return len(TILES) + COLUMNS * y_of(cell) + x_of(cell)
    return tile


def _tell_golems(golems: i64, own: i64, sides: i64, paper: BytesWriter, at: i64) -> None:
    rest = golems
    for side in range(sides):
        number: i64 = rest & COUNT_BITS
        if number:
            count(paper, at + CELLS * ((side - own) % sides), number)
        rest >>= SIDE_BITS
    for side in LEADERS[golems]:
        paper[at + LEADS - GOLEMS + CELLS * ((side - own) % sides)] = 1


def _tell_turn(p: Position, seat: int, own: i64, sides: i64, paper: BytesWriter, first: i64) -> None:
    seats: i64 = p.seats
    paper[first + MODE + p.mode] = 1
    paper[first + EDITION + p.edition] = 1
    if p.expert:
        paper[first + EXPERT] = 1
    if p.level != NONE:
        paper[first + LEVEL + p.level] = 1
    paper[first + PHASE + p.phase] = 1
    paper[first + STEP + p.step] = 1
    if p.actor == seat:
        paper[first + ASKED] = 1
    paper[first + ACTIVE + (p.active - seat) % seats] = 1
    paper[first + FIRST + (p.first - seat) % seats] = 1
    if p.caster != NONE:
        paper[first + CASTER + (p.caster - own) % sides] = 1
    if p.held_by != NOBODY:
        paper[first + HELD + (p.held_by - own) % sides] = 1
    count(paper, first + TURN, p.turn)
    for side in range(sides):
        relative: i64 = (side - own) % sides
        count(paper, first + SUPPLY + relative, p.supplies[side])
        if side < len(p.decks):
            count(paper, first + DECK + relative, len(p.decks[side]))
    for other in range(len(p.hands)):
        count(paper, first + HELD_TILES + (other - seat) % seats, len(p.hands[other]))
    if p.open:
        waiting = p.step == DELAYED_SPELLS
        for bit in range(len(TILES) if waiting else len(DIRECTIONS)):
            if p.open >> bit & 1:
                paper[first + (WAITING if waiting else CASTING) + bit] = 1


def places(p: Position) -> list[tuple[int, int]]:
    """By tile, then by cell of the solo map: row and column in the square around the Mana Well."""
    found = [(-1, -1)] * CELLS
    for tile in range(len(TILES)):
        if p.spots[tile] >= 0:
            cell = p.cell_of(tile)
            found[_row_of(p, tile)] = (y_of(cell) + FARTHEST, x_of(cell) + FARTHEST)
    return found
