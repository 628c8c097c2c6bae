"""Placing a tile with the wizard (RIV-4, RIV-5)."""

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from manawell.games.rivality import events
from manawell.games.rivality.components.tables import (
    COLOURS,
    CONTROLLER,
    GOLEM,
    STEP,
    TILES,
    WIZARD_GOLEMS,
    x_of,
    y_of,
)
from manawell.games.rivality.rules.actions import PLACE_AT, PLACEMENTS
from manawell.games.rivality.rules.summoning import settle
from manawell.games.rivality.state import NO_TILE, NONE, Position


def placements(p: Position) -> list[int]:
    """Each tile in hand on each cell that touches a tile, in every rotation (RIV-4.1, 4.2, 4.3, 4.5, 4.6)."""
    moves: list[int] = []
    for slot in range(len(p.hands[p.active])):
        table = PLACEMENTS[slot]
        for cell in p.rim:
            moves.extend(table[cell])
    return moves


def are_placements(p: Position, moves: list[int]) -> bool:
    """Whether these moves, legal somewhere, are the same as `placements`; the cells of the first tile tell it."""
    slots, rim = len(p.hands[p.active]), p.rim
    if len(moves) != 4 * len(rim) * slots or moves[-1] != PLACEMENTS[slots - 1][rim[-1]][3]:
        return False
    at = 0
    for cell in rim:
        if moves[at] != PLACE_AT + 4 * cell:
            return False
        at += 4
    return True


def is_placement(p: Position, slot: int, cell: int) -> bool:
    """Whether that tile in hand may be placed there, which it then may in every rotation: the same as `placements`."""
    at = _place_in(p.rim, cell)
    return slot < len(p.hands[p.active]) and at < len(p.rim) and p.rim[at] == cell


def lay(p: Position, tile: int, cell: int, rotation: int, side: int) -> None:
    """Put a tile on the battlefield, where it stays as it lies (RIV-4.7)."""
    spots = p.spots[:]
    spots[tile] = 4 * cell + rotation
    p.spots = spots
    layers = p.layers[:]
    layers[tile] = side
    p.layers = layers
    p.grid = with_tile(p.grid, cell, tile)


def with_tile(grid: bytes, cell: int, tile: int) -> bytes:
    """A grid like this one, but with that tile in a cell."""
    copy = BytesWriter()
    copy.write(grid)
    copy[cell] = u8(tile)
    return copy.getvalue()


def extend_rim(p: Position, cell: int) -> None:
    """The empty neighbours of a new tile become free for tiles; the cell itself no longer is."""
    rim = p.rim[:]
    at = _place_in(rim, cell)
    if at < len(rim) and rim[at] == cell:
        rim.pop(at)
    for step in STEP:
        near = cell + step
        if p.grid[near] == NO_TILE:
            at = _place_in(rim, near)
            if at == len(rim) or rim[at] != near:
                rim.insert(at, near)
    p.rim = rim


def _place_in(rim: list[int], cell: i64) -> i64:
    """Where a cell is in the rim, or would be: cells ascend."""
    low: i64 = 0
    high: i64 = len(rim)
    while low < high:
        middle = (low + high) >> 1
        if rim[middle] < cell:
            low = middle + 1
        else:
            high = middle
    return low


def place(p: Position, slot: int, cell: int, rotation: int) -> bool:
    """Steps 1 and 2 of a turn; False when the wizard's golem was the last (RIV-3.1, 5.1, 13.5)."""
    hand = p.hands[p.active]
    tile = hand[slot]
    p.hands[p.active] = hand[:slot] + hand[slot + 1 :]
    side = p.side_of(p.active)
    p.source = tile
    lay(p, tile, cell, rotation, side)
    extend_rim(p, cell)
    if p.journal is not None:
        p.journal.tell(events.TilePlaced(p.active, COLOURS[side], TILES[tile], x_of(cell), y_of(cell), rotation))
    return set_wizard(p, side, tile)


def set_wizard(p: Position, side: int, tile: int) -> bool:
    """The wizard comes to a tile with a golem; shields do not matter (RIV-5.2, 10.3, 17.15); False when it is over."""
    cell = p.cell_of(tile)
    p.wizards[side] = cell  # RIV-5.8, 16.4: it leaves the tile where it stood, whichever partner set it there
    p.held_by = CONTROLLER[p.golems[tile]]
    golems = min(WIZARD_GOLEMS, p.supplies[side])  # RIV-10.1: nobody has more than the supply
    p.golems[tile] += golems * GOLEM[side]
    p.supplies[side] -= golems
    if p.journal is not None:
        p.journal.tell(events.WizardSet(COLOURS[side], x_of(cell), y_of(cell), p.golems_of(tile), p.leaders_of(tile)))
    return settle(p, tile, side)


def wizard_on(p: Position, cell: int) -> int:
    """The side whose wizard stands on a cell, or NONE."""
    return p.wizards.index(cell) if cell in p.wizards else NONE
