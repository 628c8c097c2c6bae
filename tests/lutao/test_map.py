"""The map: grid, Lutao, lands, the standard board (LUT-2)."""

import pytest

from manawell.games.lutao.components.cards import STANDARD
from manawell.games.lutao.components.chart import (
    Chart,
    chart_of,
    empty_board,
    random_board,
    with_land,
)
from manawell.games.lutao.components.tables import (
    BONUS,
    COORDINATES,
    DIRECTIONS,
    FIRST_OF,
    GUARDS,
    HEX_OF,
    ISLAND_HEXES,
    LAND_CODES,
    LAND_OF,
    LUTAO,
    NEIGHBOUR,
    NONE,
    PROVINCE_OF,
    PROVINCES,
    RING,
    SHAPES,
    SYMBOL,
    WITHIN_FLIGHT,
    turned,
)
from manawell.kernel.rng import rng_from
from tests.lutao.table import table

BOARD = chart_of(STANDARD.board)
BORDERS = (
    "CAN4-KES6 KES5-ILA4 ILA2-NUR1 ILA3-NUR1 NUR3-SIG2 NUR3-SIG7 YSS1-TAV4 TAV1-DHO1 DHO2-RHU4 DHO2-RHU6 RHU7-BEL2"
)
LUTAO_BORDERS = {
    "LUT0": "LUT1 LUT2 LUT3 LUT4 LUT5 LUT6",
    "LUT1": "LUT0 LUT2 LUT6 LUT7 LUT11",
    "LUT2": "LUT0 LUT1 LUT3 LUT7",
    "LUT3": "LUT0 LUT2 LUT4 LUT8",
    "LUT4": "LUT0 LUT3 LUT5 LUT9",
    "LUT5": "LUT0 LUT4 LUT6 LUT10",
    "LUT6": "LUT0 LUT1 LUT5 LUT10 LUT11",
    "LUT7": "LUT1 LUT2",
    "LUT8": "LUT3",
    "LUT9": "LUT4",
    "LUT10": "LUT5 LUT6",
    "LUT11": "LUT1 LUT6",
}
STANDARD_PLACES = {
    "RHU": "5,0 4,0 3,0 5,-1 4,-1 6,-1 4,1",
    "SIG": "-4,5 -4,4 -4,6 -3,4 -3,5 -5,5 -5,4",
    "CAN": "-2,-4 -2,-3 -2,-2 -3,-3 -3,-4 -1,-3",
    "KES": "-6,0 -6,-1 -5,-1 -5,-2 -4,-1 -4,-2",
    "ILA": "-5,1 -4,1 -5,2 -4,0 -6,2",
    "ORM": "0,3 0,4 1,4 1,5 -1,5",
    "TAV": "6,-4 6,-5 7,-5 5,-4",
    "BEL": "3,3 4,2 5,2 6,1",
    "NUR": "-4,2 -3,2 -4,3",
    "YSS": "4,-4 3,-4 2,-3",
    "DHO": "6,-3 6,-2",
}


def near(name: str) -> set[str]:
    return {PROVINCES[other] for other in BOARD.near[PROVINCE_OF[name]]}


def place(name: str) -> tuple[int, int]:
    return COORDINATES[BOARD.spots[PROVINCE_OF[name]]]


# The grid.


@pytest.mark.rule("LUT-2.1")
@pytest.mark.parametrize(
    ("direction", "hex_there"),
    [("E", (1, 0)), ("NE", (1, -1)), ("NW", (0, -1)), ("W", (-1, 0)), ("SW", (-1, 1)), ("SE", (0, 1))],
)
def test_the_six_directions_lead_to_the_six_neighbours(direction: str, hex_there: tuple[int, int]) -> None:
    middle = HEX_OF[(0, 0)]
    assert COORDINATES[NEIGHBOUR[6 * middle + DIRECTIONS.index(direction)]] == hex_there


@pytest.mark.rule("LUT-2.1")
def test_the_distance_of_two_hexes() -> None:
    reached = {COORDINATES[spot] for spot in WITHIN_FLIGHT[HEX_OF[(0, 0)]]}
    assert len(reached) == 6 + 12
    assert (2, -2) in reached
    assert (-1, 2) in reached
    assert (2, 1) not in reached


@pytest.mark.rule("LUT-2.2")
def test_the_mat_has_277_hexes() -> None:
    assert len(COORDINATES) == 277
    assert {(9, 0), (-9, 0), (12, -6), (5, 7), (-12, 7)} <= set(COORDINATES)
    assert not {(10, 0), (0, 8), (13, -7), (6, 7)} & set(COORDINATES)
    assert NEIGHBOUR[6 * HEX_OF[(9, 0)]] == NONE


@pytest.mark.rule("LUT-2.3")
def test_a_rotation_turns_clockwise_and_six_of_them_lead_back() -> None:
    assert [turned((1, 0), rotation) for rotation in range(6)] == [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    assert turned((2, -1), 6) == (2, -1)


@pytest.mark.rule("LUT-2.3")
def test_no_rotation_mirrors_a_land() -> None:
    """Belkor is no mirror image of itself, so a mirrored Belkor is not among its rotations."""
    shape = SHAPES[LAND_CODES.index("BEL")]
    mirrored = {(r, q) for q, r in shape}

    def shifted(hexes: set[tuple[int, int]]) -> frozenset[tuple[int, int]]:
        q, r = min(hexes)
        return frozenset((one - q, two - r) for one, two in hexes)

    rotations = {shifted({turned(spot, rotation) for spot in shape}) for rotation in range(6)}
    assert shifted(mirrored) not in rotations


@pytest.mark.rule("LUT-2.4", "LUT-2.7", "LUT-2.11")
def test_64_provinces_and_all_else_is_sea() -> None:
    assert (len(PROVINCES), LUTAO) == (64, 52)
    assert sum(province == NONE for province in BOARD.province_at) == 277 - 64
    assert sum(1 for courses in BOARD.courses if courses) == 277 - 64


@pytest.mark.rule("LUT-2.5", "LUT-2.21")
def test_the_borders_between_lands() -> None:
    found = {
        (PROVINCES[one], PROVINCES[other])
        for one in range(LUTAO)
        for other in BOARD.near[one]
        if one < other and LAND_OF[one] != LAND_OF[other]
    }
    listed = [border.split("-") for border in BORDERS.split()]
    assert {frozenset(border) for border in found} == {frozenset(border) for border in listed}
    assert len(found) == 11


@pytest.mark.rule("LUT-2.5")
def test_provinces_that_share_an_edge_are_adjacent_within_a_land_and_across() -> None:
    assert near("NUR1") == {"ILA2", "ILA3", "NUR2", "NUR3"}
    assert near("ORM1") == {"ORM2"}


@pytest.mark.rule("LUT-2.6")
def test_a_coastal_edge_lies_between_a_province_and_the_sea() -> None:
    shores = {direction: BOARD.shores[6 * PROVINCE_OF["NUR2"] + number] for number, direction in enumerate(DIRECTIONS)}
    assert {direction: COORDINATES[spot] for direction, spot in shores.items() if spot != NONE} == {
        "E": (-2, 2),
        "NE": (-2, 1),
        "NW": (-3, 1),
        "SE": (-3, 3),
    }


@pytest.mark.rule("LUT-2.6")
def test_an_edge_to_the_outside_of_the_mat_is_not_coastal() -> None:
    dhorun = LAND_CODES.index("DHO")
    edge = Chart(with_land(empty_board(), dhorun, HEX_OF[(9, 0)], 3))
    province = FIRST_OF[dhorun]
    assert COORDINATES[edge.spots[province]] == (9, 0)
    coasts = [DIRECTIONS[number] for number in range(6) if edge.shores[6 * province + number] != NONE]
    assert coasts == ["NW", "SW"]


# Lutao.


@pytest.mark.rule("LUT-2.7", "LUT-2.14")
@pytest.mark.parametrize(("name", "borders"), list(LUTAO_BORDERS.items()))
def test_the_provinces_of_lutao_and_their_neighbours(name: str, borders: str) -> None:
    assert near(name) == set(borders.split())
    number = int(name[3:])
    assert GUARDS[PROVINCE_OF[name]] == (3 if number == 0 else 2 if number < 7 else 1)


@pytest.mark.rule("LUT-2.7", "LUT-2.14")
def test_the_shape_of_lutao() -> None:
    shape = [(0, 0), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1), (2, -1), (0, -2), (-2, 0), (-1, 2), (1, 1)]
    assert [COORDINATES[spot] for spot in ISLAND_HEXES] == shape


@pytest.mark.rule("LUT-2.8")
def test_the_sea_ring_is_every_hex_next_to_lutao() -> None:
    around = {NEIGHBOUR[6 * spot + direction] for spot in ISLAND_HEXES for direction in range(6)} - set(ISLAND_HEXES)
    assert len(RING) == 19
    assert set(RING) == around
    assert all(BOARD.courses[spot] for spot in RING)
    assert (0, 2) in {COORDINATES[spot] for spot in RING}


@pytest.mark.rule("LUT-2.9")
def test_lutao_borders_on_no_land_and_all_but_its_city_have_a_coast() -> None:
    for province in range(LUTAO, 64):
        assert all(other >= LUTAO for other in BOARD.near[province])
        coast = [direction for direction in range(6) if BOARD.shores[6 * province + direction] != NONE]
        assert bool(coast) == (province != LUTAO)


@pytest.mark.rule("LUT-2.9")
def test_without_ship_flight_or_teleport_no_army_comes_to_lutao() -> None:
    field = table("A NUR2 8; B SIG1 1", sticks={"A": 5}).play("move NUR2")
    assert field.legal == ["to NUR1", "to NUR3"]


@pytest.mark.rule("LUT-2.10")
def test_lutao_is_no_land() -> None:
    assert LAND_OF[LUTAO:] == [NONE] * 12
    held = "; ".join(f"A LUT{number} 1" for number in range(12))
    field = table(f"{held}; B SIG1 3", step="placing", reserve={"A": "1 city"})
    assert field.legal == ["end"]
    assert field.refusal("city LUT1").rule == "LUT-6.6"
    assert field.people("A").points == 20 + 1


# Lands.


@pytest.mark.rule("LUT-2.11", "LUT-27.4")
def test_eleven_lands_with_sizes_bonuses_and_city_symbols() -> None:
    assert [
        (code, len(shape), bonus, PROVINCES[symbol])
        for code, shape, bonus, symbol in zip(LAND_CODES, SHAPES, BONUS, SYMBOL, strict=True)
    ] == [
        ("RHU", 7, 3, "RHU1"),
        ("SIG", 7, 3, "SIG1"),
        ("CAN", 6, 2, "CAN2"),
        ("KES", 6, 2, "KES2"),
        ("ILA", 5, 2, "ILA1"),
        ("ORM", 5, 2, "ORM2"),
        ("TAV", 4, 1, "TAV1"),
        ("BEL", 4, 1, "BEL2"),
        ("NUR", 3, 1, "NUR1"),
        ("YSS", 3, 1, "YSS2"),
        ("DHO", 2, 1, "DHO1"),
    ]


@pytest.mark.rule("LUT-27.4")
def test_the_bonus_grows_with_the_size_of_a_land() -> None:
    assert sorted(len(shape) for shape in SHAPES) == [2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7]
    assert [1 if len(shape) <= 4 else 2 if len(shape) <= 6 else 3 for shape in SHAPES] == BONUS


@pytest.mark.rule("LUT-2.12", "LUT-2.19")
@pytest.mark.parametrize(("code", "places"), list(STANDARD_PLACES.items()))
def test_the_standard_board(code: str, places: str) -> None:
    names = [f"{code}{index}" for index in range(1, len(places.split()) + 1)]
    assert [f"{q},{r}" for q, r in map(place, names)] == places.split()


@pytest.mark.rule("LUT-2.12")
def test_provinces_keep_their_names_on_every_board() -> None:
    board = chart_of(random_board(rng_from(b"names")))
    for land, code in enumerate(LAND_CODES):
        q, r, rotation = board.board[3 * land : 3 * land + 3]
        for index, shape in enumerate(SHAPES[land]):
            dq, dr = turned(shape, rotation)
            assert COORDINATES[board.spots[PROVINCE_OF[f"{code}{index + 1}"]]] == (q + dq, r + dr)


@pytest.mark.rule("LUT-2.13")
def test_a_land_is_complete_when_one_people_owns_all_of_it() -> None:
    all_of_it = table("A NUR1 1; A NUR2 1; A NUR3 1; B SIG1 1").view().peoples[0]
    two_thirds = table("A NUR1 1; A NUR2 1; B NUR3 1; B SIG1 1").view().peoples[0]
    assert (all_of_it.income, two_thirds.income) == (3 + 1, 2)
