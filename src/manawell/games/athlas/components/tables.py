"""The board and the constants of the game, loaded once from components.toml into compact tables.

A field is its place in the list of fields, row by row from Silver's edge; a direction its place in the list of
directions, clockwise from east. Terrains, relics, figure types and conditions are numbers in the order of the file.
"""

from importlib.resources import files
from typing import Any, Final

from manawell.kernel.components import load_components

DATA: Final[dict[str, Any]] = load_components(
    "athlas", files("manawell.games.athlas.components").joinpath("components.toml")
)
_CONSTANTS: Final[dict[str, int]] = DATA["constants"]
_BOARD: Final[dict[str, Any]] = DATA["board"]

NONE: Final = -1

# Players.
GOLD: Final = 0
SILVER: Final = 1
PLAYERS: Final[list[str]] = ["gold", "silver"]

# Constants.
ALPHAS: Final = int(_CONSTANTS["alphas_per_player"])
CAMPAIGN_ALPHAS: Final = int(_CONSTANTS["campaign_alphas"])
REVEALS: Final = int(_CONSTANTS["campaign_reveals_per_game"])
POINTS_DEFAULT: Final = int(_CONSTANTS["summoning_points_default"])
FIRST_TURN_UNITS: Final = int(_CONSTANTS["first_turn_max_units"])
FIRST_TURN_COST: Final = int(_CONSTANTS["first_turn_cost_cap"])
STACK_CARDS: Final = int(_CONSTANTS["stack_max_cards"])
GOD_POINTS: Final = int(_CONSTANTS["stack_max_god_points"])
HIGH_GROUND: Final = int(_CONSTANTS["high_ground_bonus"])
DROWNING: Final = int(_CONSTANTS["drowning_loss"])
FALL: Final = int(_CONSTANTS["fall_loss"])
SQUEEZE: Final = int(_CONSTANTS["squeeze_loss"])
RELICS_TO_WIN: Final = int(_CONSTANTS["relics_to_win"])
UNITS_PER_ALPHA: Final = int(_CONSTANTS["units_per_alpha_on_board"])
TILES: Final = int(_CONSTANTS["terrain_tiles"])
NO_PROGRESS_TURNS: Final = int(_CONSTANTS["no_progress_turns"])
DEPLOY_DISTANCE: Final = int(_CONSTANTS["watchtower_deploy_distance"])
PORTAL_DISTANCE: Final = int(_CONSTANTS["portal_distance"])

# Cards (ATH-2.1). Genera come first: they are the numbers below GENERA.
GENERA: Final = [str(card["kind"]) for card in DATA["card"]].count("genus")
CARDS: Final = len(DATA["card"])
INTERVENTIONS: Final = len(DATA["intervention"])

# Terrain (ATH-13.1, 13.2).
TERRAINS: Final[list[str]] = [str(terrain["id"]) for terrain in DATA["terrain"]]
PLAIN: Final = TERRAINS.index("plain")
HILL: Final = TERRAINS.index("hill")
WATER: Final = TERRAINS.index("water")
CRATER: Final = TERRAINS.index("crater")
LEVEL: Final[list[int]] = [int(terrain["level"]) for terrain in DATA["terrain"]]

# The board (ATH-B.1, B.2, B.3, B.4).
COORDINATES: Final[list[tuple[int, int]]] = [(int(q), int(r)) for q, r in _BOARD["fields"]]
FIELDS: Final = len(COORDINATES)
FIELD_OF: Final[dict[tuple[int, int], int]] = {at: field for field, at in enumerate(COORDINATES)}
DIRECTIONS: Final[list[str]] = [name for name, step in _BOARD["directions"].items() if isinstance(step, list)]
STEPS: Final[list[tuple[int, int]]] = [
    (int(_BOARD["directions"][name][0]), int(_BOARD["directions"][name][1])) for name in DIRECTIONS
]
SUMMONING: Final[list[list[int]]] = [
    [FIELD_OF[(int(q), int(r))] for q, r in _BOARD["summoning"][player]] for player in PLAYERS
]


def _distance(one: tuple[int, int], two: tuple[int, int]) -> int:
    """ATH-11.1"""
    q, r = one[0] - two[0], one[1] - two[1]
    return max(abs(q), abs(r), abs(q + r))


def _neighbour(field: int, step: tuple[int, int]) -> int:
    q, r = COORDINATES[field]
    return FIELD_OF.get((q + step[0], r + step[1]), NONE)


NEIGHBOUR: Final[list[int]] = [_neighbour(field, step) for field in range(FIELDS) for step in STEPS]
"""By field and direction: the next field, or NONE beyond the edge."""
NEIGHBOURS: Final[list[list[int]]] = [
    sorted([near for near in NEIGHBOUR[6 * field : 6 * field + 6] if near != NONE]) for field in range(FIELDS)
]
DISTANCE: Final[list[int]] = [_distance(one, two) for one in COORDINATES for two in COORDINATES]
"""By field and field."""
FARTHEST: Final = max(DISTANCE)
AT_DISTANCE: Final[list[list[list[int]]]] = [
    [[far for far in range(FIELDS) if DISTANCE[field * FIELDS + far] == steps] for steps in range(FARTHEST + 1)]
    for field in range(FIELDS)
]
"""By field and distance: the fields that far away."""
NEARER: Final[list[list[int]]] = [
    [near for near in NEIGHBOURS[one] if DISTANCE[near * FIELDS + two] < DISTANCE[one * FIELDS + two]]
    for one in range(FIELDS)
    for two in range(FIELDS)
]
"""By field and field: the neighbours of the first on a shortest path to the second (ATH-12.2)."""


def _starting_terrain() -> bytes:
    terrain = [PLAIN] * FIELDS
    for kind in (HILL, WATER, CRATER):
        for q, r in _BOARD["setup"][TERRAINS[kind]]:
            terrain[FIELD_OF[(int(q), int(r))]] = kind
    return bytes(terrain)


STARTING_TERRAIN: Final[bytes] = _starting_terrain()
RELICS: Final[list[str]] = [str(relic["id"]) for relic in DATA["relic"]]
RELIC_FIELDS: Final[list[int]] = [FIELD_OF[(int(r["field"][0]), int(r["field"][1]))] for r in DATA["relic"]]

# Figure types, by the last word of their names.
FIGURES: Final[list[str]] = [str(figure["id"]).split("_")[-1] for figure in DATA["figure_type"]]

# Properties of a unit, as bits: the flags of cards (ATH-C.1, 16.1, 18.2), then those only conditions bring (ATH-23.5).
FLAGS: Final[list[str]] = [str(flag) for flag in DATA["vocabulary"]["flags"]]
FLYING: Final = 1 << FLAGS.index("flying")
AMPHIBIOUS: Final = 1 << FLAGS.index("amphibious")
STEADFAST: Final = 1 << FLAGS.index("steadfast")
IMMOBILE: Final = 1 << FLAGS.index("immobile")
NO_RELIC: Final = 1 << FLAGS.index("no_relic")
DEPLOY_NEAR: Final = 1 << FLAGS.index("deploy_near")
BEARER: Final = 1 << len(FLAGS)
"""It may hold relics although it flies."""
PARALYSED: Final = 1 << len(FLAGS) + 1
BOUND: Final = 1 << len(FLAGS) + 2
FROZEN: Final = 1 << len(FLAGS) + 3

# Attack types (ATH-19.1).
ATTACKS: Final[list[str]] = [str(kind) for kind in DATA["vocabulary"]["attack_types"]]
SPELL: Final = ATTACKS.index("spell")

# Conditions (ATH-23.5).
_CONDITIONS: Final[list[dict[str, Any]]] = DATA["condition"]
CONDITIONS: Final[list[str]] = [str(condition["id"]) for condition in _CONDITIONS]
ARTEFACT: Final = CONDITIONS.index("artefact")


def flag_bits(names: list[str]) -> int:
    bits = 0
    for name in names:
        bits |= 1 << FLAGS.index(name)
    return bits


def _condition_bits(effect: dict[str, Any]) -> int:
    bits = flag_bits(effect.get("flags", []))
    bits |= BEARER if effect.get("may_hold_relic") else 0
    bits |= FROZEN if effect.get("frozen") else 0
    forbidden = effect.get("forbids_cost")
    return bits | (PARALYSED if forbidden == "M" else 0) | (BOUND if forbidden == "A" else 0)


TIMED: Final[list[bool]] = [condition["until"] == "time" for condition in _CONDITIONS]
CONDITION_FLAGS: Final[list[int]] = [_condition_bits(condition["effect"]) for condition in _CONDITIONS]
CONDITION_PHYSICAL: Final[list[int]] = [int(one["effect"].get("armour_physical", 0)) for one in _CONDITIONS]
CONDITION_MAGIC: Final[list[int]] = [int(one["effect"].get("armour_magic", 0)) for one in _CONDITIONS]
CONDITION_MODS: Final[list[list[int]]] = [
    [int(one["effect"].get(f"mod_{kind}", 0)) + int(one["effect"].get("mod_all", 0)) for kind in ATTACKS]
    for one in _CONDITIONS
]
