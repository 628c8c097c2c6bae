"""The tiles for clients that show them: values, shields, and where the spells of each face aim."""

from typing import Any

from manawell.games.rivality.components.tables import (
    BREAKS,
    DECK_TILES,
    DIRECTIONS,
    KIND,
    POINTS,
    RANGE,
    ROWS,
    SHIELDS,
    STARRED,
    STRENGTH,
    TILES,
)

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""By direction N, E, S, W."""


def reference() -> dict[str, Any]:
    """All tiles, and the row of the solo game in which the wizard enters (RIV-17.8)."""
    return {
        "entry_row": ROWS - 1,
        "tiles": [
            {
                "id": name,
                "kind": KIND[tile],
                "points": POINTS[tile],
                "shields": SHIELDS[tile],
                "starred": tile in DECK_TILES[STARRED],
                "faces": [_spells(4 * tile + rotation) for rotation in range(4)],
            }
            for tile, name in enumerate(TILES)
        ],
    }


def _spells(face: int) -> list[dict[str, Any]]:
    """The spells of a tile in one rotation; `x` and `y` lead from its cell to the target (RIV-7.2)."""
    return [
        {
            "direction": DIRECTIONS[direction],
            "golems": STRENGTH[4 * face + direction],
            "range": RANGE[4 * face + direction],
            "breaks": bool(BREAKS[4 * face + direction]),
            "x": STEPS[direction][0] * RANGE[4 * face + direction],
            "y": STEPS[direction][1] * RANGE[4 * face + direction],
        }
        for direction in range(4)
        if RANGE[4 * face + direction]
    ]
