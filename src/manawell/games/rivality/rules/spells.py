"""The spells of the tile just placed (RIV-7)."""

from manawell.games.rivality import events
from manawell.games.rivality.components.tables import COLOURS, DIRECTIONS, OFFSET, STRENGTH, x_of, y_of
from manawell.games.rivality.rules.placement import wizard_on
from manawell.games.rivality.rules.summoning import cast
from manawell.games.rivality.state import CAST, NO_TILE, NONE, SOLO, SPELLS, Position


def open_spells(p: Position, tile: int) -> None:
    """Only the live spells of a tile are cast; the others end without effect (RIV-7.1, 7.8)."""
    p.step = SPELLS
    p.source = tile
    p.open = 0
    cell = p.cell_of(tile)
    first = 4 * (4 * tile + (p.spots[tile] & 3))
    for direction in range(4):
        offset = OFFSET[first + direction]
        if offset == 0:
            continue
        if p.grid[cell + offset] == NO_TILE:
            _tell_lost(p, cell, direction, cell + offset)
        elif p.mode != SOLO and cell + offset in p.wizards:  # RIV-17.17
            _tell_blocked(p, cell, direction, cell + offset)
        else:
            p.open |= 1 << direction


def cast_all(p: Position, caster: int) -> bool:
    """Cast what is open, in the order N, E, S, W or as the caster decides (RIV-7.5, 7.7); True when all is done."""
    while p.open:
        if order_matters(p, caster):
            p.phase = CAST
            p.actor = p.active
            return False
        direction = 0
        while not p.open >> direction & 1:
            direction += 1
        if not cast_towards(p, direction, caster):
            return False
    return True


def order_matters(p: Position, caster: int) -> bool:
    """Two or more live spells, and the supply may not be enough for all of them (RIV-7.8)."""
    spells = 0
    golems = 0
    first = 4 * (4 * p.source + (p.spots[p.source] & 3))
    for direction in range(4):
        if p.open >> direction & 1:
            spells += 1
            golems += STRENGTH[first + direction]
    return spells > 1 and golems > p.supplies[caster]


def cast_towards(p: Position, direction: int, caster: int) -> bool:
    """The spell reaches the tile at exactly its range, whatever lies between (RIV-5.5, 7.2, 7.3, 7.13)."""
    p.open &= ~(1 << direction)
    face = 4 * p.source + (p.spots[p.source] & 3)
    tile = p.grid[p.cell_of(p.source) + OFFSET[4 * face + direction]]
    return cast(p, p.source, direction, caster, tile)


def _tell_lost(p: Position, source: int, direction: int, cell: int) -> None:
    """Without expert rules the spell is gone for good; with them it waits (RIV-7.4, 17.18, 18.1)."""
    if p.journal is not None:
        kind = events.SpellWaits if p.expert else events.SpellLost
        p.journal.tell(kind(x_of(source), y_of(source), DIRECTIONS[direction], x_of(cell), y_of(cell)))


def _tell_blocked(p: Position, source: int, direction: int, cell: int) -> None:
    """Lost for good, even with expert rules (RIV-5.3, 5.4, 5.6, 15.2)."""
    side = wizard_on(p, cell)
    if p.journal is not None and side != NONE:
        p.journal.tell(
            events.SpellBlocked(
                x_of(source), y_of(source), DIRECTIONS[direction], x_of(cell), y_of(cell), COLOURS[side]
            )
        )
