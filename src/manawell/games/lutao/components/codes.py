"""Numbers that stand for two things at once: how they are put together and taken apart."""

from typing import Final

from manawell.games.lutao.components.tables import NEIGHBOUR, NONE, PROVINCE_COUNT

# A hex of the mat and one of its six directions.


def beside(spot: int, direction: int) -> int:
    """The next hex in a direction, or NONE outside the mat."""
    return NEIGHBOUR[6 * spot + direction]


# A coastal edge: a province and one of its six directions.
EDGES: Final = 6 * PROVINCE_COUNT
"""All edges are below this."""


def edge_of(province: int, direction: int) -> int:
    return 6 * province + direction


def edge_province(edge: int) -> int:
    return edge // 6


def edge_direction(edge: int) -> int:
    return edge % 6


def edge_bit(edge: int) -> int:
    """Its bit among the directions of its province, as in `ships` and `sailed`."""
    return 1 << edge % 6


# Where a land may be laid: the hex of its origin and one of six rotations.


def laying(origin: int, rotation: int) -> int:
    return 6 * origin + rotation


def laying_origin(place: int) -> int:
    return place // 6


def laying_rotation(place: int) -> int:
    return place % 6


# The `source` of a voyage: the edge that the ship lies on, or a ship at sea.
AT_SEA: Final = -2


def ship_at_sea(place: int) -> int:
    """A ship at sea, by its place in the fleet."""
    return AT_SEA - place


def fleet_place(source: int) -> int:
    """The place in the fleet of a ship at sea; NONE for an edge, and for nothing."""
    return AT_SEA - source if source <= AT_SEA else NONE


# A trap: a province, or an artefact card.


def trapped_card(card: int) -> int:
    """A trap on an artefact card."""
    return PROVINCE_COUNT + card


def card_under(trap: int) -> int:
    """The artefact card that a trap lies on, or NONE."""
    return trap - PROVINCE_COUNT if trap >= PROVINCE_COUNT else NONE


# Hostages: where they are, whose they are, and whether attackers brought them.
WITH_ATTACKERS: Final = 4 * PROVINCE_COUNT
HOSTAGE_KEYS: Final = 2 * WITH_ATTACKERS
"""All keys are below this."""


def hostage_key(province: int, attackers: bool, people: int) -> int:
    return 4 * province + people + (WITH_ATTACKERS if attackers else 0)


def hostage_province(key: int) -> int:
    return key % WITH_ATTACKERS // 4


def hostage_people(key: int) -> int:
    return key % 4


def is_with_attackers(key: int) -> bool:
    return key >= WITH_ATTACKERS


# A spell in a hand: its kind, two marks, and the players who know it although it is not theirs.
KIND_BITS: Final = 31
MARKED: Final = 32
FROM_LUTAO: Final = 64
SEEN: Final = 128


def spell_kind(card: int) -> int:
    return card & KIND_BITS


def is_marked(card: int) -> bool:
    return card & MARKED != 0


def is_from_lutao(card: int) -> bool:
    return card & FROM_LUTAO != 0


def is_seen_by(card: int, player: int) -> bool:
    return card // SEEN >> player & 1 != 0


def spell_code(kind: int, marked: bool) -> int:
    """A kind of spell, marked or not, wherever it comes from and whoever knows it."""
    return kind | (MARKED if marked else 0)


def kind_and_mark(card: int) -> int:
    return card & (KIND_BITS | MARKED)


def shown_to(card: int, player: int) -> int:
    """The card, which a player now knows."""
    return card | SEEN << player


def unseen(card: int) -> int:
    """The card, which no other player knows any more."""
    return card % SEEN
