"""The solo game against Suramun (RIV-17)."""

from manawell.games.rivality import events
from manawell.games.rivality.components.tables import (
    COLOURS,
    COLUMNS,
    CONTROLLER,
    COUNT_BITS,
    ROWS,
    SHIFT,
    STEP,
    cell_at,
    mirror,
    x_of,
    y_of,
)
from manawell.games.rivality.rules.placement import set_wizard
from manawell.games.rivality.rules.spells import cast_towards, open_spells
from manawell.games.rivality.rules.summoning import reveal
from manawell.games.rivality.state import NO_TILE, Position


def entries() -> list[int]:
    """The cells of the entry row (RIV-17.8)."""
    return [cell_at(column, ROWS - 1) for column in range(COLUMNS)]


def destinations(p: Position) -> list[int]:
    """The empty tiles at the end of a path over own golems, ascending (RIV-17.9, 17.10, 17.11, 17.12)."""
    start = p.wizards[p.human]
    seen = [start]
    found: list[int] = []
    for cell in seen:
        for step in STEP:
            beside = cell + step
            tile = p.grid[beside]
            if tile == NO_TILE or beside in seen or beside in found:
                continue
            if p.golems[tile] == 0:
                found.append(beside)
            elif p.golems[tile] >> SHIFT[p.human] & COUNT_BITS:
                seen.append(beside)
    return sorted(found)


def move_wizard(p: Position, cell: int) -> bool:
    """Phase 1; False when the golem was the last (RIV-17.7, 17.13, 17.23)."""
    tile = p.grid[cell]
    reveal(p, tile)
    return set_wizard(p, p.human, tile)


def suramun_acts(p: Position) -> bool:
    """Phases 2 and 3: Suramun mirrors the move and casts; False when the game is over (RIV-17.14, 17.15, 17.16)."""
    suramun = 1 - p.human
    tile = p.grid[mirror(p.wizards[p.human])]
    if not set_wizard(p, suramun, tile):
        return False
    reveal(p, tile)
    open_spells(p, tile)
    for direction in range(4):
        if p.open >> direction & 1:
            going_on = cast_towards(p, direction, suramun)
            if not going_on:
                return False
    return True


def open_own_spells(p: Position) -> None:
    """Phase 4: the solo player casts only if in control of the tile (RIV-17.21, 17.22)."""
    tile = p.grid[p.wizards[p.human]]
    if CONTROLLER[p.golems[tile]] == p.human:
        open_spells(p, tile)
    elif p.journal is not None:
        cell = p.cell_of(tile)
        p.journal.tell(events.NoSpells(COLOURS[p.human], x_of(cell), y_of(cell)))
