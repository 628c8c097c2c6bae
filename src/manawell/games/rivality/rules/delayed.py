"""Expert rules: delayed spells (RIV-18)."""

from manawell.games.rivality import events
from manawell.games.rivality.components.tables import CONTROLLER, LONGEST_RANGE, OFFSET, STEP, x_of, y_of
from manawell.games.rivality.rules.summoning import cast, decider
from manawell.games.rivality.state import DELAYED, DELAYED_SPELLS, FRENCH, NO_TILE, Position
from manawell.kernel.state import NOBODY


def open_delayed(p: Position) -> None:
    """All spells of other tiles that aim at the new one are triggered; without a controller they are lost.

    No bookkeeping is needed: the cell was empty until now (RIV-18.2, 18.3, 18.6, 18.13).
    """
    p.step = DELAYED_SPELLS
    p.open = 0
    cell = p.cell_of(p.source)
    for direction in range(4):
        for reach in range(1, LONGEST_RANGE + 1):
            tile = p.grid[cell - reach * STEP[direction]]
            if tile == NO_TILE or OFFSET[4 * (4 * tile + (p.spots[tile] & 3)) + direction] != reach * STEP[direction]:
                continue
            if CONTROLLER[p.golems[tile]] != NOBODY:
                p.open |= 1 << tile
            elif p.journal is not None:
                origin = p.cell_of(tile)
                p.journal.tell(events.DelayedSpellLost(x_of(origin), y_of(origin), x_of(cell), y_of(cell)))


def waiting_spells(p: Position, tile: int) -> list[int]:
    """The directions of a tile's spells whose target is still empty (RIV-18.1, 18.3)."""
    cell, first = p.cell_of(tile), 4 * (4 * tile + (p.spots[tile] & 3))
    reaches = [OFFSET[first + direction] for direction in range(4)]
    return [way for way, reach in enumerate(reaches) if reach != 0 and p.grid[cell + reach] == NO_TILE]


def order_of_sides(p: Position) -> list[int]:
    """German: the active side first, then clockwise; French: clockwise, the active side last (RIV-18.10)."""
    shift = p.side_of(p.active) + (1 if p.edition == FRENCH else 0)
    return [(shift + step) % p.sides for step in range(p.sides)]


def waiting_for(p: Position, side: int) -> list[int]:
    """The source tiles of the open spells that a side casts: those it controls (RIV-18.5, 18.12)."""
    return [tile for tile in range(len(p.golems)) if p.open >> tile & 1 and CONTROLLER[p.golems[tile]] == side]


def side_to_cast(p: Position) -> int:
    """The first side in order that still has a delayed spell to cast, or NOBODY."""
    for side in order_of_sides(p):
        if waiting_for(p, side):
            return side
    return NOBODY


def cast_all_delayed(p: Position) -> bool:
    """Side after side, each spell completely; a side with several chooses (RIV-18.8, 18.9, 18.11); True when done."""
    while p.open:
        side = side_to_cast(p)
        waiting = waiting_for(p, side)
        if len(waiting) > 1:
            p.phase = DELAYED
            p.actor = decider(p, side)
            return False
        if not cast_delayed(p, waiting[0]):
            return False
    return True


def cast_delayed(p: Position, tile: int) -> bool:
    """Wizards do not block it (RIV-5.10, 18.7)."""
    p.open &= ~(1 << tile)
    offset = p.cell_of(p.source) - p.cell_of(tile)
    first = 4 * (4 * tile + (p.spots[tile] & 3))
    direction = 0
    while OFFSET[first + direction] != offset:
        direction += 1
    return cast(p, tile, direction, CONTROLLER[p.golems[tile]], p.source)
