"""The constants of the game, loaded once from components.toml into compact tables.

A hex of the mat is its place in the list of hexes, row by row; a province its place in the list of provinces, land by
land, Lutao last. Lands, peoples, runes, combat cards and spells are numbers in the order of the file.
"""

from importlib.resources import files
from typing import Any, Final

from manawell.kernel.components import load_components

DATA: Final[dict[str, Any]] = load_components(
    "lutao", files("manawell.games.lutao.components").joinpath("components.toml")
)
_CONSTANTS: Final[dict[str, int]] = DATA["constants"]
_OPTIONS: Final[dict[str, int]] = DATA["options"]

NONE: Final = -1
GOLEMS: Final = 8
"""The guardians, in places where a people may be."""

# Constants.
ROOM: Final = int(_CONSTANTS["max_armies_per_province"])
MOST_POINTS: Final = int(_CONSTANTS["max_points"])
HAND_LIMIT: Final = int(_CONSTANTS["spell_hand_limit"])
WISE_LIMIT: Final = int(_CONSTANTS["spell_hand_limit_wisdom"])
HOLD: Final = int(_CONSTANTS["rounds_to_hold_city"])
OFFERED: Final = int(_CONSTANTS["people_cards_drawn"])
FIXED: Final = int(_CONSTANTS["combat_fixed_cards"])
PER_ARMY: Final = int(_CONSTANTS["combat_cards_per_army"])
COUNTED: Final = int(_CONSTANTS["combat_max_counted_armies"])
MOST_CARDS: Final = int(_CONSTANTS["combat_max_drawn_cards"])
RETURNED: Final = int(_CONSTANTS["combat_cards_returned"])
GHOSTLY: Final = int(_CONSTANTS["ghost_armies"])
TRAPS_HELD: Final = int(_CONSTANTS["trap_count"])
GOLEMS_RAISED: Final = int(_CONSTANTS["golems_placed_per_action"])
FLIGHT: Final = int(_CONSTANTS["flying_range_hexes"])
BATTLE_ROUNDS: Final = int(_OPTIONS["battle_round_limit"])
IDLE_ROUNDS: Final = int(_OPTIONS["battle_idle_round_limit"])
GOLEM_PIECES: Final = int(DATA["supply_counts"]["golems"])
ARMIES_OF: Final[list[int]] = [0, 0] + [int(DATA["army_supply"][f"peoples_{n}"]) for n in (2, 3, 4)]
"""By number of peoples: the armies of each (LUT-3.5)."""
STANDARDS: Final = int(DATA["province_deck"]["standard_cards"])

# The mat (LUT-2.1, 2.2).
STEPS: Final[list[tuple[int, int]]] = [(int(q), int(r)) for q, r in DATA["grid"]["directions"]]
DIRECTIONS: Final[list[str]] = [str(name) for name in DATA["grid"]["direction_names"]]
_HIGH: Final = int(DATA["mat"]["max_abs_r"])
_WIDE: Final = int(DATA["mat"]["max_abs_2q_plus_r"])
COORDINATES: Final[list[tuple[int, int]]] = [
    (q, r) for r in range(-_HIGH, _HIGH + 1) for q in range(-_WIDE, _WIDE + 1) if abs(2 * q + r) <= _WIDE
]
HEXES: Final = len(COORDINATES)
HEX_OF: Final[dict[tuple[int, int], int]] = {at: place for place, at in enumerate(COORDINATES)}


def _neighbour(at: tuple[int, int], step: tuple[int, int]) -> int:
    return HEX_OF.get((at[0] + step[0], at[1] + step[1]), NONE)


NEIGHBOUR: Final[list[int]] = [_neighbour(at, step) for at in COORDINATES for step in STEPS]
"""By hex and direction: the next hex, or NONE outside the mat."""


def _distance(one: tuple[int, int], two: tuple[int, int]) -> int:
    q, r = one[0] - two[0], one[1] - two[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


WITHIN_FLIGHT: Final[list[list[int]]] = [
    [HEX_OF[other] for other in COORDINATES if 0 < _distance(at, other) <= FLIGHT] for at in COORDINATES
]
"""By hex: the hexes that the Rune of Flying reaches (LUT-20.4)."""


def turned(at: tuple[int, int], rotation: int) -> tuple[int, int]:
    """LUT-2.3"""
    q, r = at
    for _ in range(rotation):
        q, r = -r, q + r
    return q, r


# Lands and provinces (LUT-2.7, 2.11, 2.12).
LANDS: Final[list[str]] = [str(land["id"]) for land in DATA["land"]]
LAND_CODES: Final[list[str]] = [str(land["code"]) for land in DATA["land"]]
SHAPES: Final[list[list[tuple[int, int]]]] = [[(int(q), int(r)) for q, r in land["hexes"]] for land in DATA["land"]]
BONUS: Final[list[int]] = [int(land["bonus"]) for land in DATA["land"]]
LAND_PROVINCES: Final = sum([len(shape) for shape in SHAPES])
LUTAO: Final = LAND_PROVINCES
"""The first province of Lutao, its city; those after it are on Lutao too."""
_ISLAND: Final[list[dict[str, Any]]] = DATA["lutao"]["province"]
PROVINCES: Final[list[str]] = [
    f"{code}{index + 1}" for code, shape in zip(LAND_CODES, SHAPES, strict=True) for index in range(len(shape))
] + [str(province["id"]) for province in _ISLAND]
PROVINCE_COUNT: Final = len(PROVINCES)
PROVINCE_OF: Final[dict[str, int]] = {name: province for province, name in enumerate(PROVINCES)}
LAND_OF: Final[list[int]] = [land for land, shape in enumerate(SHAPES) for _ in shape] + [NONE] * len(_ISLAND)
FIRST_OF: Final[list[int]] = [LAND_OF.index(land) for land in range(len(LANDS))]
"""By land: its first province."""
SYMBOL: Final[list[int]] = [FIRST_OF[land] + int(entry["city_index"]) - 1 for land, entry in enumerate(DATA["land"])]
"""By land: the province with the city symbol."""
ISLAND_HEXES: Final[list[int]] = [HEX_OF[(int(one["hex"][0]), int(one["hex"][1]))] for one in _ISLAND]
RING: Final[list[int]] = [HEX_OF[(int(q), int(r))] for q, r in DATA["lutao"]["sea_ring"]]
GUARDS: Final[list[int]] = [0] * LAND_PROVINCES + [int(one["golems"]) for one in _ISLAND]
"""By province: the golems at the start (LUT-3.2)."""

# Artefact cards (LUT-3.7).
ARTEFACT_CARDS: Final = len(DATA["artefact_card"])
PEOPLE_ARTEFACT: Final[list[int]] = [PROVINCE_OF[str(card["people_province"])] for card in DATA["artefact_card"]]
RUNE_ARTEFACT: Final[list[int]] = [PROVINCE_OF[str(card["rune_province"])] for card in DATA["artefact_card"]]

# Peoples (LUT-9.8, 19).
PEOPLES: Final[list[str]] = [str(people["id"]) for people in DATA["people"]]
BARDS: Final = PEOPLES.index("bards")
DRUIDS: Final = PEOPLES.index("druids")
ELVES: Final = PEOPLES.index("elves")
FAERIES: Final = PEOPLES.index("faeries")
GOBLINS: Final = PEOPLES.index("goblins")
WITCHES: Final = PEOPLES.index("witches")
CLERICS: Final = PEOPLES.index("clerics")
SHAPESHIFTERS: Final = PEOPLES.index("shapeshifters")
ORCS: Final = PEOPLES.index("orcs")
GIANTS: Final = PEOPLES.index("giants")
KNIGHTS: Final = PEOPLES.index("knights")
DWARVES: Final = PEOPLES.index("dwarves")
FIXED_OF: Final[list[int]] = [int(people["F"]) for people in DATA["people"]]
PER_ARMY_OF: Final[list[int]] = [int(people["p"]) for people in DATA["people"]]
MOST_CARDS_OF: Final[list[int]] = [int(people["cap"]) for people in DATA["people"]]
RETURNED_OF: Final[list[int]] = [int(people["R"]) for people in DATA["people"]]
DISCARDED_OF: Final[list[int]] = [int(people["D"]) for people in DATA["people"]]

# Runes (LUT-20).
RUNES: Final[list[str]] = [str(rune["id"]) for rune in DATA["rune"]]
ASSASSIN: Final = RUNES.index("assassin")
GHOSTS: Final = RUNES.index("ghosts")
MOONS: Final = RUNES.index("moons")
FLYING: Final = RUNES.index("flying")
REINCARNATION: Final = RUNES.index("reincarnation")
TRAPS: Final = RUNES.index("traps")
PLAGUES: Final = RUNES.index("plagues")
CHOICE: Final = RUNES.index("choice")
ENSLAVEMENT: Final = RUNES.index("enslavement")
TRUE_KNOWLEDGE: Final = RUNES.index("true_knowledge")
WISDOM: Final = RUNES.index("wisdom")
WRATH: Final = RUNES.index("wrath")

# Combat cards (LUT-9.16, 27.1).
COMBAT_CARDS: Final[list[str]] = [str(card["id"]) for card in DATA["combat_card"]]
KINDS: Final = len(COMBAT_CARDS)
MISS: Final = COMBAT_CARDS.index("miss")
HIT: Final = COMBAT_CARDS.index("hit")
CITY_HIT: Final = COMBAT_CARDS.index("city_hit")
HERO: Final = COMBAT_CARDS.index("hero")
SHIELD: Final = COMBAT_CARDS.index("shield")

# Prices (LUT-14.2, 14.3).
SHIP_PRICE: Final = int(DATA["prices"]["ship"])
CITY_PRICE: Final = int(DATA["prices"]["city_marker"])
STICK_PRICE: Final = int(DATA["prices"]["movement_stick"])
ARMY_PRICES: Final[list[int]] = [0] + [int(price) for price in DATA["prices"]["armies"]]
"""By number of armies."""
