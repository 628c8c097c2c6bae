"""The numbers of the moves. A placement is `PLACE_AT + slot of the hand, cell, rotation`."""

from typing import Final

from manawell.games.rivality.components.tables import CELLS, HAND_SIZE

KEEP: Final = 0
REDRAW: Final = 1
CAST_TO: Final = 2
"""+ direction"""
REMOVE_FROM: Final = 6
"""+ side"""
CAST_FROM: Final = 10
"""+ source tile of the delayed spell"""
BESIEGE: Final = 40
"""+ tile"""
ENTER_AT: Final = 70
"""+ column"""
MOVE_TO: Final = 80
"""+ row * columns + column"""
PLACE_AT: Final = 128
SLOT_BITS: Final = 14
PER_SLOT: Final = 1 << SLOT_BITS
"""Four rotations on each cell."""
END: Final = PLACE_AT + HAND_SIZE * PER_SLOT

PLACEMENTS: Final[list[list[list[int]]]] = [
    [[PLACE_AT + slot * PER_SLOT + 4 * cell + rotation for rotation in range(4)] for cell in range(CELLS)]
    for slot in range(HAND_SIZE)
]
"""By slot and cell: the four moves that place the tile there (RIV-4.2)."""
