"""Expert rules: sieges (RIV-19)."""

from manawell.games.rivality import events
from manawell.games.rivality.components.tables import (
    COLOURS,
    CONTROLLER,
    COUNT_BITS,
    GOLEM,
    SHIFT,
    SIEGE_GOLEMS,
    STEP,
    TILES,
    x_of,
    y_of,
)
from manawell.games.rivality.rules.summoning import decider, finish_change
from manawell.games.rivality.state import NO_TILE, NONE, SIEGE, SIEGES, THREE, Position
from manawell.kernel.state import NOBODY


def besieger(p: Position, tile: int) -> int:
    """The side that besieges a tile, or NOBODY (RIV-19.1, 19.2, 19.6, 19.9, 19.14, 19.15)."""
    cell = p.cell_of(tile)
    first = second = NOBODY
    of_first = 0
    latest = NONE
    last_gainer = NOBODY
    for step in STEP:
        neighbour = p.grid[cell + step]
        if neighbour == NO_TILE:
            return NOBODY
        side = CONTROLLER[p.golems[neighbour]]
        if side == NOBODY:
            return NOBODY
        if first == NOBODY or side == first:
            first = side
            of_first += 1
        elif second == NOBODY or side == second:
            second = side
        else:
            return NOBODY
        if p.gained and p.gained[neighbour] > latest:
            latest = p.gained[neighbour]
            last_gainer = side
    holder = CONTROLLER[p.golems[tile]]
    if holder == first or (second != NOBODY and (p.mode != THREE or holder == second)):
        return NOBODY  # RIV-19.7
    if second == NOBODY or of_first > 2:
        return first
    return last_gainer if of_first == 2 else second  # RIV-19.4, 19.5


def threatened_by(p: Position, tile: int) -> tuple[int, int]:
    """The side that controls all neighbours of a tile but one at most, though not the tile, and how many (RIV-19.1)."""
    cell = p.cell_of(tile)
    around = [p.grid[cell + step] for step in STEP]
    holders = [NOBODY if neighbour == NO_TILE else CONTROLLER[p.golems[neighbour]] for neighbour in around]
    for side in range(p.sides):
        held = holders.count(side)
        if held >= len(STEP) - 1 and CONTROLLER[p.golems[tile]] != side:
            return side, held
    return NOBODY, 0


def besieged_by(p: Position, side: int) -> list[int]:
    """The tiles that a side besieges now."""
    return [tile for tile in range(len(p.spots)) if p.spots[tile] >= 0 and besieger(p, tile) == side]


def next_besieger(p: Position) -> int:
    """Clockwise from the active side, the first that besieges a tile (RIV-19.10, 19.11)."""
    found = [besieger(p, tile) for tile in range(len(p.spots)) if p.spots[tile] >= 0]
    for step in range(p.sides):
        side = (p.side_of(p.active) + step) % p.sides
        if side in found:
            return side
    return NOBODY


def resolve_sieges(p: Position) -> bool:
    """One siege after another, everything checked again each time (RIV-19.8, 19.11, 19.12); True when none is left."""
    p.step = SIEGES
    while True:
        side = next_besieger(p)
        if side == NOBODY:
            return True
        tiles = besieged_by(p, side)
        if len(tiles) > 1:
            p.phase = SIEGE
            p.actor = decider(p, side)
            return False
        if not take(p, tiles[0], side):
            return False


def take(p: Position, tile: int, side: int) -> bool:
    """All other golems leave, and one of the besieger's arrives; no shield or wizard helps (RIV-19.3, 19.13, 19.16)."""
    p.held_by = CONTROLLER[p.golems[tile]]
    removed = 0
    for other in range(p.sides):
        count = p.golems[tile] >> SHIFT[other] & COUNT_BITS
        if other != side and count > 0:
            p.golems[tile] -= count * GOLEM[other]
            p.supplies[other] += count
            removed += count
    p.golems[tile] += SIEGE_GOLEMS * GOLEM[side]
    p.supplies[side] -= SIEGE_GOLEMS
    if p.journal is not None:
        cell = p.cell_of(tile)
        p.journal.tell(
            events.TileBesieged(
                COLOURS[side], x_of(cell), y_of(cell), TILES[tile], removed, p.golems_of(tile), p.leaders_of(tile)
            )
        )
    return finish_change(p, tile)
