"""What a client must know about the components besides their names."""

from typing import Any

from manawell.games.lutao.components.cards import HOLDER_ONLY, IN_GOLEM_BATTLE, MOMENTS, PLAYABLE, SPELLS, Material
from manawell.games.lutao.components.tables import (
    ARMY_PRICES,
    BONUS,
    CITY_PRICE,
    COMBAT_CARDS,
    COORDINATES,
    COUNTED,
    DIRECTIONS,
    FIXED_OF,
    GUARDS,
    ISLAND_HEXES,
    LAND_CODES,
    LANDS,
    LUTAO,
    MOST_CARDS_OF,
    PEOPLE_ARTEFACT,
    PEOPLES,
    PER_ARMY_OF,
    PROVINCES,
    RETURNED_OF,
    RING,
    RUNE_ARTEFACT,
    RUNES,
    SHAPES,
    SHIP_PRICE,
    STICK_PRICE,
    SYMBOL,
)


def reference(material: Material) -> dict[str, Any]:
    """The mat, the lands, the cards and the prices."""
    return {
        "hexes": COORDINATES,
        "ring": RING,
        "directions": DIRECTIONS,
        "provinces": PROVINCES,
        "island": ISLAND_HEXES,
        "golems": GUARDS[LUTAO:],
        "lands": [
            {"id": land, "code": code, "bonus": bonus, "shape": shape, "symbol": PROVINCES[symbol]}
            for land, code, bonus, shape, symbol in zip(LANDS, LAND_CODES, BONUS, SHAPES, SYMBOL, strict=True)
        ],
        "artefacts": [
            {"people": PROVINCES[people], "rune": PROVINCES[rune]}
            for people, rune in zip(PEOPLE_ARTEFACT, RUNE_ARTEFACT, strict=True)
        ],
        "peoples": [
            {
                "id": people,
                "draws": [min(most, fixed + per_army * armies) for armies in range(1, COUNTED + 1)],
                "returned": returned,
            }
            for people, fixed, per_army, most, returned in zip(
                PEOPLES, FIXED_OF, PER_ARMY_OF, MOST_CARDS_OF, RETURNED_OF, strict=True
            )
        ],
        "runes": RUNES,
        "combat": [{"id": card, "count": count} for card, count in zip(COMBAT_CARDS, material.combat, strict=True)],
        "spells": [
            {
                "id": spell,
                "copies": material.spells[kind],
                "moments": [name for moment, name in enumerate(MOMENTS) if PLAYABLE[kind] >> moment & 1],
                "golems": IN_GOLEM_BATTLE[kind],
                "holderOnly": HOLDER_ONLY[kind],
            }
            for kind, spell in enumerate(SPELLS)
        ],
        "prices": {"armies": ARMY_PRICES, "ship": SHIP_PRICE, "city": CITY_PRICE, "stick": STICK_PRICE},
    }
