"""Points and the winner (RIV-12, RIV-14, RIV-17, RIV-20)."""

from typing import Final

from manawell.games.rivality import events
from manawell.games.rivality.components.tables import (
    COLOURS,
    CONTROLLER,
    ENEMY_PENALTY,
    LEADERS,
    MANA_WELL,
    POINTS,
    SHIFT,
    SOLO_MASTER_PENALTY,
    TILES,
    x_of,
    y_of,
)
from manawell.games.rivality.state import SOLO, Position
from manawell.kernel.state import NOBODY

JOURNEYMAN: Final = 1
MASTER: Final = 2


def well_controller(p: Position) -> int:
    """The side in strict control of the Well, which cannot break its own tie (RIV-12.5, 12.6). Used only at the end
    (RIV-6.5).
    """
    return CONTROLLER[p.golems[MANA_WELL]]


def owner(p: Position, tile: int, well: int) -> int:
    """The side that scores a tile: its controller, or the Well's if tied for the lead (RIV-12.2, 12.3, 14.1, 14.3)."""
    golems = p.golems[tile]
    side = CONTROLLER[golems]
    if side != NOBODY or golems == 0:
        return side
    if p.mode == SOLO:
        return 1 - p.human if p.level >= JOURNEYMAN else NOBODY  # RIV-17.26, 17.27
    return well if well in LEADERS[golems] else NOBODY


def is_reduced(p: Position, tile: int, side: int) -> bool:
    """An enemy golem on the tile takes a point (RIV-17.28, 20.1, 20.2)."""
    if p.mode == SOLO:
        applies = p.level == MASTER and side == p.human
    else:
        applies = p.expert
    return applies and p.golems[tile] & ~(15 << SHIFT[side]) != 0


def has_wizard(p: Position, tile: int) -> bool:
    """A wizard's tile is worth nothing to anyone (RIV-14.2, 17.25, 20.3)."""
    cell = p.spots[tile] >> 2
    return any(standing == cell for standing in p.wizards)  # compiled, `in` makes an object of the cell each time


def totals(p: Position) -> list[int]:
    """What each side would score now; at the end, what it has scored (RIV-14.4: nothing for empty tiles)."""
    points = [0] * p.sides
    well = NOBODY if p.mode == SOLO else well_controller(p)
    golems = p.golems
    for tile in range(len(golems)):
        if golems[tile] == 0 or has_wizard(p, tile):
            continue
        side = owner(p, tile, well)
        if side != NOBODY:
            points[side] += worth(p, tile, side)
    return points


def worth(p: Position, tile: int, side: int) -> int:
    penalty = SOLO_MASTER_PENALTY if p.mode == SOLO else ENEMY_PENALTY
    return POINTS[tile] - (penalty if is_reduced(p, tile, side) else 0)


def winners(points: list[int], well: int) -> list[int]:
    """The highest total; a tie for it goes to the Well's controller or is shared (RIV-12.4, 14.5, 14.6, 14.7, 14.8)."""
    best = max(points)
    tied = [side for side in range(len(points)) if points[side] == best]
    return [well] if len(tied) > 1 and well != NOBODY else tied


def ranks(points: list[int], won: list[int]) -> list[int]:
    """The rank of each side, from 1; equal totals share a rank, and the winner comes first (RIV-14.9)."""
    found: list[int] = []
    for side in range(len(points)):
        if side in won:
            found.append(1)
        else:
            above = [other for other in range(len(points)) if other in won or points[other] > points[side]]
            found.append(1 + len(above))
    return found


def tell_scores(p: Position, points: list[int]) -> None:
    """The final scoring, tile by tile, row by row."""
    if p.journal is None:
        return
    well = NOBODY if p.mode == SOLO else well_controller(p)
    for spot in sorted([spot for spot in p.spots if spot >= 0]):
        cell = spot >> 2
        tile = p.grid[cell]
        golems = p.golems[tile]
        if golems == 0:
            continue
        x, y, name = x_of(cell), y_of(cell), TILES[tile]
        side = owner(p, tile, well)
        if cell in p.wizards:
            p.journal.tell(events.TileUnscored(name, x, y, "wizard"))
        elif side == NOBODY:
            p.journal.tell(events.TileUnscored(name, x, y, "contested"))
        else:
            because = "control" if CONTROLLER[golems] == side else "contested" if p.mode == SOLO else "well"
            p.journal.tell(
                events.TileScored(COLOURS[side], name, x, y, worth(p, tile, side), because, is_reduced(p, tile, side))
            )
    p.journal.tell(events.GameScored(p.sides, tuple(points)))
