"""How boards are built, and the facts of the standard board (LUT-2.15 to 2.23)."""

import itertools

import pytest

from manawell.games.lutao import GAME
from manawell.games.lutao.components.cards import STANDARD
from manawell.games.lutao.components.chart import (
    UNREACHED,
    Chart,
    chart_of,
    empty_board,
    fits,
    open_to_sea,
    placements,
    random_board,
    with_land,
)
from manawell.games.lutao.components.tables import (
    FIRST_OF,
    HEX_OF,
    ISLAND_HEXES,
    LAND_CODES,
    LAND_OF,
    LUTAO,
    NEIGHBOUR,
    NONE,
    RING,
    SHAPES,
)
from manawell.kernel.rng import rng_from
from tests.lutao.table import table

BOARD = chart_of(STANDARD.board)
SHUT_SEED = b"shut\x18"
SHUT_BOARD = [
    *(3, -7, 1, -3, -2, 0, -7, 0, 0, 6, -3, 3, 3, -4, 0, -8, 2, 2),
    *(-3, 4, 3, 1, -4, 3, -7, -1, 4, -5, 2, 2, -4, 0, 2),
]
"""By land: q, r, rotation. Nuriel has no sea way to Lutao."""


def provinces_of(code: str) -> list[int]:
    first = FIRST_OF[LAND_CODES.index(code)]
    return list(range(first, first + len(SHAPES[LAND_CODES.index(code)])))


def sticks_to_lutao(code: str) -> int:
    """The fewest for a ship on any edge of the land."""
    found = [UNREACHED]
    for province, direction in itertools.product(provinces_of(code), range(6)):
        if BOARD.shores[6 * province + direction] != NONE:
            for goal in RING:
                ways = BOARD.ways_to(goal)
                found.append(1 + min(ways[start] for start in BOARD.starts(6 * province + direction)))
    return min(found)


# Building.


def lay_on(board: list[int], code: str, origin: tuple[int, int], rotation: int) -> bool:
    return fits(Chart(board), LAND_CODES.index(code), HEX_OF[origin], rotation)


@pytest.mark.rule("LUT-2.15", "LUT-2.8")
@pytest.mark.parametrize(
    ("origin", "rotation", "legal"),
    [((3, 0), 0, True), ((0, 0), 0, False), ((2, 0), 0, False), ((-4, 1), 0, False), ((-5, 1), 0, True)],
)
def test_a_land_may_not_lie_on_lutao_or_the_ring(origin: tuple[int, int], rotation: int, legal: bool) -> None:
    """Dhorun: two hexes side by side."""
    assert lay_on(empty_board(), "DHO", origin, rotation) == legal


@pytest.mark.rule("LUT-2.15")
def test_a_land_may_not_lie_on_another_one() -> None:
    board = with_land(empty_board(), LAND_CODES.index("NUR"), HEX_OF[(3, 0)], 0)
    assert not lay_on(board, "DHO", (3, 1), 0)
    assert lay_on(board, "DHO", (3, 2), 0)


@pytest.mark.rule("LUT-2.16")
def test_all_hexes_of_a_land_lie_on_the_mat() -> None:
    board = with_land(empty_board(), LAND_CODES.index("SIG"), HEX_OF[(7, 0)], 0)
    assert lay_on(board, "DHO", (9, 0), 2)
    assert not lay_on(board, "DHO", (9, 0), 0)


@pytest.mark.rule("LUT-2.17")
def test_a_land_must_touch_the_ring_or_a_land() -> None:
    board = with_land(empty_board(), LAND_CODES.index("NUR"), HEX_OF[(3, 0)], 0)
    assert not lay_on(board, "DHO", (6, 0), 0)
    assert not lay_on(empty_board(), "DHO", (5, 0), 0)
    assert lay_on(board, "DHO", (5, 0), 0)


@pytest.mark.rule("LUT-2.18", "LUT-2.22", "LUT-2.15", "LUT-2.16")
@pytest.mark.parametrize("seed", range(4))
def test_a_random_board_is_connected_and_open_to_the_sea(seed: int) -> None:
    board = chart_of(random_board(rng_from(bytes([seed]))))
    land = {spot for spot in board.spots[:LUTAO] if spot != NONE}
    assert len(land) == 52
    assert not land & (set(RING) | set(ISLAND_HEXES))
    whole = land | set(RING)
    reached = {RING[0]}
    queue = [RING[0]]
    for spot in queue:
        fresh = [NEIGHBOUR[6 * spot + direction] for direction in range(6)]
        fresh = [other for other in fresh if other in whole and other not in reached]
        reached.update(fresh)
        queue += fresh
    assert reached == whole
    assert open_to_sea(board)


@pytest.mark.rule("LUT-2.22")
def test_random_boards_differ_by_seed() -> None:
    assert random_board(rng_from(b"1")) == random_board(rng_from(b"1"))
    laid = GAME.new(GAME.settle({"board": "random"}), rng_from(b"7")).chart
    assert laid.board not in (STANDARD.board, random_board(rng_from(b"1")))


@pytest.mark.rule("LUT-2.22")
def test_a_board_with_a_land_without_sea_way_is_built_anew() -> None:
    rng = rng_from(SHUT_SEED)
    lands = list(range(11))
    rng.shuffle(lands)
    board = empty_board()
    for land in lands:
        legal = placements(Chart(board), land)
        offer = legal[rng.below(len(legal))]
        board = with_land(board, land, offer // 6, offer % 6)
    assert board == SHUT_BOARD
    built = random_board(rng_from(SHUT_SEED))
    assert built != SHUT_BOARD
    assert open_to_sea(Chart(built))


@pytest.mark.rule("LUT-2.23")
def test_routes_stay_within_one_part_of_the_sea() -> None:
    """On this board a bay in the north-west, with all coasts of Nuriel, is shut off from Lutao."""
    chart = Chart(SHUT_BOARD)
    assert not open_to_sea(chart)
    assert all(chart.ways_to(RING[0])[spot] != UNREACHED for spot in RING)
    field = table("A NUR2 3; B SIG1 1", ships="NUR2 NW", sticks={"A": 40})
    field.state.chart = chart
    field.play("sail NUR2 NW", "take 1")
    assert {landing.split()[1][:3] for landing in field.legal_with("land")} == {
        *("NUR", "CAN", "SIG", "BEL", "RHU", "ORM")
    }


@pytest.mark.rule("LUT-2.19", "LUT-2.20")
def test_three_landmasses() -> None:
    masses = []
    left = set(range(LUTAO))
    while left:
        queue = [left.pop()]
        for province in queue:
            fresh = [other for other in BOARD.near[province] if other in left]
            left -= set(fresh)
            queue += fresh
        masses.append((len(queue), {LAND_CODES[LAND_OF[province]] for province in queue}))
    assert sorted(masses, key=lambda mass: mass[0]) == [
        (5, {"ORM"}),
        (20, {"YSS", "TAV", "DHO", "RHU", "BEL"}),
        (27, {"CAN", "KES", "ILA", "NUR", "SIG"}),
    ]


@pytest.mark.rule("LUT-2.20", "LUT-8.2", "LUT-8.3")
def test_the_fewest_sticks_from_each_land_to_lutao() -> None:
    assert {code: sticks_to_lutao(code) for code in LAND_CODES} == {
        **dict.fromkeys(("RHU", "SIG", "CAN", "ILA", "ORM", "NUR", "YSS"), 1),
        **dict.fromkeys(("KES", "TAV"), 2),
        **dict.fromkeys(("BEL", "DHO"), 3),
    }


@pytest.mark.rule("LUT-2.20")
def test_the_lands_at_the_sea_ring_and_one_sea() -> None:
    at_ring = {
        code
        for code in LAND_CODES
        if any(BOARD.shores[6 * province + side] in RING for province in provinces_of(code) for side in range(6))
    }
    assert at_ring == {"RHU", "SIG", "CAN", "ILA", "ORM", "NUR", "YSS"}
    ways = BOARD.ways_to(RING[0])
    assert sum(steps != UNREACHED for steps in ways) == 277 - 64


@pytest.mark.rule("LUT-2.17")
def test_every_offered_place_is_legal_and_no_other() -> None:
    chart = Chart(empty_board())
    dhorun = LAND_CODES.index("DHO")
    found = placements(chart, dhorun)
    assert found == sorted(found)
    assert all(fits(chart, dhorun, offer // 6, offer % 6) for offer in found)
