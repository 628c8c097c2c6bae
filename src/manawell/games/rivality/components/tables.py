"""The tiles and constants of the game, loaded once from components.toml into compact tables.

A tile is its place in the list of tiles, the Mana Well first. A face is a tile in one of its four rotations,
`4 * tile + rotation`; a spell is an edge of a face, `4 * face + direction`. A cell is a number too: a step to the east
adds 1, a step to the south adds `WIDTH`, and there is room for every battlefield that 24 tiles can make (RIV-4.4).
"""

from importlib.resources import files
from typing import Any, Final

from manawell.kernel.components import load_components
from manawell.kernel.state import NOBODY

_DATA: Final = load_components("rivality", files("manawell.games.rivality.components").joinpath("components.toml"))
_TILES: Final[list[dict[str, Any]]] = _DATA["tiles"]
_CONSTANTS: Final = _DATA["constants"]

COLOURS: Final[list[str]] = [str(colour["id"]) for colour in _DATA["colours"]]
TILES: Final[list[str]] = [str(tile["id"]) for tile in _TILES]
TILE_OF: Final[dict[str, int]] = {name: tile for tile, name in enumerate(TILES)}
DIRECTIONS: Final[list[str]] = [str(direction) for direction in _DATA["geometry"]["directions"]]
DECKS: Final[list[str]] = list(_DATA["decks"])
LEVELS: Final[list[str]] = [str(level) for level in _DATA["modes"]["solo"]["levels"]]

MANA_WELL: Final = TILE_OF["mw"]
KIND: Final[list[str]] = [str(tile["kind"]) for tile in _TILES]
POINTS: Final[list[int]] = [int(tile["points"]) for tile in _TILES]
SHIELDS: Final[list[int]] = [int(tile["shields"]) for tile in _TILES]
IS_FORTRESS: Final[list[bool]] = [kind == "fortress" for kind in KIND]
DECK_TILES: Final[list[list[int]]] = [[TILE_OF[name] for name in _DATA["decks"][deck]["tiles"]] for deck in DECKS]
PLAIN: Final = DECKS.index("plain")
STARRED: Final = DECKS.index("starred")

GOLEMS_AT_START: Final[dict[str, int]] = {mode: int(table["golems"]) for mode, table in _DATA["modes"].items()}
HAND_SIZE: Final = int(_DATA["modes"]["duel"]["hand_size"])
FORTRESSES_PER_DECK: Final = int(_DATA["modes"]["three"]["fortresses_per_deck"])
TILES_PER_DECK: Final = int(_DATA["modes"]["three"]["tiles_per_deck"])
COLUMNS: Final = int(_DATA["modes"]["solo"]["columns"])
ROWS_PER_SIDE: Final = int(_DATA["modes"]["solo"]["rows_per_side"])
ROWS: Final = 2 * ROWS_PER_SIDE

MOST_GOLEMS: Final = int(_CONSTANTS["max_golems_per_tile"])
ENTRENCHED: Final = int(_CONSTANTS["entrenchment_golems"])
ENTRENCHMENT_SHIELDS: Final = int(_CONSTANTS["entrenchment_bonus_shields"])
SIEGE_GOLEMS: Final = int(_CONSTANTS["siege_golems"])
WIZARD_GOLEMS: Final = int(_CONSTANTS["wizard_golems"])
ENEMY_PENALTY: Final = int(_CONSTANTS["expert_enemy_penalty"])
SOLO_MASTER_PENALTY: Final = int(_CONSTANTS["solo_master_penalty"])
LONGEST_RANGE: Final = int(_CONSTANTS["max_spell_range"])

# Cells.
WIDTH: Final = 64
ORIGIN: Final = 32
CELLS: Final = WIDTH * WIDTH
FARTHEST: Final = 24
"""No tile can lie farther from the Mana Well, counted in steps (RIV-4.4)."""
STEP: Final[list[int]] = [-WIDTH, 1, WIDTH, -1]
"""By direction N, E, S, W."""


def cell_at(x: int, y: int) -> int:
    return (y + ORIGIN) * WIDTH + x + ORIGIN


def x_of(cell: int) -> int:
    return cell % WIDTH - ORIGIN


def y_of(cell: int) -> int:
    return cell // WIDTH - ORIGIN


def mirror(cell: int) -> int:
    """The cell across the border of the two territories (RIV-17.14)."""
    return cell_at(x_of(cell), ROWS - 1 - y_of(cell))


WELL_CELL: Final = cell_at(0, 0)

# Spells: an edge of a tile turned by r quarter turns faces the direction (edge + r) mod 4.
_EDGES: Final[list[str]] = [str(edge) for edge in _DATA["geometry"]["edges"]]


def _spells(field: str) -> list[int]:
    """A printed number of every spell by face and direction; 0 where an edge has no spell."""
    table: list[int] = []
    for tile in _TILES:
        for rotation in range(4):
            for direction in range(4):
                spell = tile["spells"].get(_EDGES[(direction - rotation) % 4], {})
                table.append(int(spell.get(field, 0)))
    return table


STRENGTH: Final[list[int]] = _spells("golems")
RANGE: Final[list[int]] = _spells("range")
BREAKS: Final[list[int]] = _spells("breaks_shields")
OFFSET: Final[list[int]] = [reach * STEP[spell % 4] for spell, reach in enumerate(RANGE)]
"""From a tile's cell to the cell that the spell aims at."""
HAS_NEAR_SPELL: Final[list[bool]] = [1 in RANGE[16 * tile : 16 * tile + 4] for tile in range(len(TILES))]
"""Whether the tile could put a golem on the neighbouring Mana Well (RIV-2.1)."""

# Golems on one tile are kept as one number, four bits for each side.
GOLEM: Final[list[int]] = [1, 16, 256]
SHIFT: Final[list[int]] = [0, 4, 8]
SIDE_BITS: Final = 4
COUNT_BITS: Final = 15


def _leaders(golems: int) -> list[int]:
    counts = [golems >> shift & COUNT_BITS for shift in SHIFT]
    return [side for side, count in enumerate(counts) if count == max(counts) > 0]


LEADERS: Final[list[list[int]]] = [_leaders(golems) for golems in range(16**3)]
"""The sides that share the highest number of golems, at least one each (RIV-6.2)."""
CONTROLLER: Final[list[int]] = [sides[0] if len(sides) == 1 else NOBODY for sides in LEADERS]
"""The side with strictly more golems than each other, or NOBODY (RIV-6.1, 6.2, 6.3)."""
