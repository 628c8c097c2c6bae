"""The moves as fixed actions: sides count from the actor's own, and only cells that a tile can reach are numbered."""

from typing import Final

from manawell.games.rivality.components.tables import (
    CELLS,
    COLOURS,
    COLUMNS,
    DIRECTIONS,
    FARTHEST,
    HAND_SIZE,
    ROWS,
    TILES,
    x_of,
    y_of,
)
from manawell.games.rivality.rules.actions import (
    BESIEGE,
    CAST_FROM,
    CAST_TO,
    ENTER_AT,
    KEEP,
    MOVE_TO,
    PER_SLOT,
    PLACE_AT,
    REMOVE_FROM,
)
from manawell.kernel.learning import Actions

REACHED: Final[list[int]] = [cell for cell in range(CELLS) if abs(x_of(cell)) + abs(y_of(cell)) <= FARTHEST]
"""The cells that a tile can lie on (RIV-4.4)."""
_SOLO: Final = [f"{x},{y}" for y in range(ROWS) for x in range(COLUMNS)]

ACTIONS: Final = Actions()
_HAND: Final = ACTIONS.block("hand", ("keep", "redraw"))
_CAST: Final = ACTIONS.block("cast", DIRECTIONS)
_REMOVE: Final = ACTIONS.block("remove a golem of", ("the own side", *(f"side +{n}" for n in range(1, len(COLOURS)))))
_DELAYED: Final = ACTIONS.block("cast the delayed spell of", TILES)
_SIEGE: Final = ACTIONS.block("besiege", TILES)
_ENTER: Final = ACTIONS.block("enter column", [str(x) for x in range(COLUMNS)])
_GO: Final = ACTIONS.block("go to", _SOLO)
_PLACE: Final = ACTIONS.block(
    "place",
    [f"tile {slot}" for slot in range(HAND_SIZE)],
    [f"at {x_of(cell)},{y_of(cell)}" for cell in REACHED],
    DIRECTIONS,
)
SLOT_ACTIONS: Final = len(DIRECTIONS) * len(REACHED)
"""From the placements of a tile in hand to those of the next."""


def _table() -> list[int]:
    """By move: its action, or -1; removing a golem is left out."""
    table = [-1] * (PLACE_AT + HAND_SIZE * PER_SLOT)
    blocks = (
        (KEEP, _HAND, 2),
        (CAST_TO, _CAST, len(DIRECTIONS)),
        (CAST_FROM, _DELAYED, len(TILES)),
        (BESIEGE, _SIEGE, len(TILES)),
        (ENTER_AT, _ENTER, COLUMNS),
        (MOVE_TO, _GO, ROWS * COLUMNS),
    )
    for start, first, size in blocks:
        table[start : start + size] = range(first, first + size)
    for slot in range(HAND_SIZE):
        for place, cell in enumerate(REACHED):
            start, first = PLACE_AT + slot * PER_SLOT + 4 * cell, _PLACE + 4 * (slot * len(REACHED) + place)
            table[start : start + 4] = range(first, first + 4)
    return table


ACTION_OF: Final[list[int]] = _table()


def _turned_round() -> list[int]:
    """By action: its move, or -1."""
    table = [-1] * ACTIONS.size
    for move, action in enumerate(ACTION_OF):
        if action >= 0:
            table[action] = move
    return table


MOVE_OF: Final[list[int]] = _turned_round()


def action_of(move: int, own: int, sides: int) -> int:
    if REMOVE_FROM <= move < CAST_FROM:
        return _REMOVE + (move - REMOVE_FROM - own) % sides
    return ACTION_OF[move]
