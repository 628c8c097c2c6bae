"""Expert rules: scoring (RIV-20)."""

import pytest

from manawell.games.rivality.events import TileScored
from tests.rivality.table import battle


def points(board: str, mode: str = "duel", expert: bool = True) -> tuple[int, ...]:
    return battle(board, mode=mode, expert=expert).points


@pytest.mark.rule("RIV-20.1")
@pytest.mark.parametrize(
    ("tile", "full", "reduced"), [("1,0 sc_a1", 1, 0), ("1,0 hu_a1", 2, 1), ("1,0 fo_a1", 4, 3), ("0,0 mw", 3, 2)]
)
@pytest.mark.parametrize("golems", ["O2P1", "O3P1", "O3P2"])
def test_one_enemy_golem_or_more_cost_one_point(tile: str, full: int, reduced: int, golems: str) -> None:
    rest = "" if tile.endswith("mw") else "\n0,0 mw 0 -"
    assert points(f"{tile} 0 O3{rest}") == (full, 0)
    assert points(f"{tile} 0 {golems}{rest}") == (reduced, 0)
    assert points(f"{tile} 0 {golems}{rest}", expert=False) == (full, 0)
    assert points(f"{tile} 0 {golems.translate(str.maketrans('OP', 'PO'))}{rest}") == (0, reduced)


@pytest.mark.rule("RIV-20.1", "RIV-15.1")
@pytest.mark.parametrize("golems", ["O3P1", "O3T1", "O2P1T1", "O3P1T1"])
def test_enemies_of_two_sides_cost_one_point_together(golems: str) -> None:
    assert points(f"0,0 mw 0 -\n1,0 fo_a1 0 {golems}", "three") == (3, 0, 0)


@pytest.mark.rule("RIV-20.2")
@pytest.mark.parametrize(
    ("tile", "reduced"), [("sc_b1", 0), ("hu_b1", 1), ("fo_b1", 3)], ids=["stone circle", "hut", "fortress"]
)
def test_a_contested_tile_won_through_the_well_is_reduced(tile: str, reduced: int) -> None:
    board = f"0,0 mw 0 P1\n1,0 {tile} 0 O2P2"
    assert points(board) == (0, 3 + reduced)
    assert points(board, expert=False) == (0, 3 + reduced + 1)


@pytest.mark.rule("RIV-20.1", "RIV-20.2")
def test_with_three_players_only_the_scoring_side_loses_the_point() -> None:
    board = "0,0 mw 0 O1T2\n1,0 fo_a1 0 P2T2\n2,0 hu_a1 0 O2P2\n3,0 hu_b1 0 O2P1\n4,0 sc_a1 0 T4"
    assert points(board, "three") == (1, 0, 2 + 3 + 1)


@pytest.mark.rule("RIV-20.3")
def test_wizard_tiles_are_worth_nothing_whoever_controls_them() -> None:
    board = "0,0 mw 0 O1\n1,0 fo_a1 0 O1P3 O\n2,0 fo_b1 0 O2 P\n3,0 hu_b1 0 P1"
    assert points(board) == (3, 2)
    assert points(board.replace(" O\n", "\n").replace(" P\n", "\n")) == (3 + 4, 3 + 2)


@pytest.mark.rule("RIV-20.1", "RIV-20.2")
def test_the_final_scoring_tells_what_was_reduced() -> None:
    board = "0,0 mw 0 O2P1\n1,0 fo_a1 0 O2P2\n2,0 hu_b1 0 P2\n3,0 sc_b1 0 O1P2\n4,0 sc_a2 0 -"
    table = battle(board, "O", "hu_a3", expert=True, last_tiles=True).play("hu_a3@5,0/E")
    assert table.told(TileScored) == [
        TileScored("orange", "mw", 0, 0, 2, "control", True),
        TileScored("orange", "fo_a1", 1, 0, 3, "well", True),
        TileScored("purple", "hu_b1", 2, 0, 2, "control", False),
        TileScored("purple", "sc_b1", 3, 0, 0, "control", True),
    ]
    assert table.points == (5, 2)
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.scores) == ((0,), (5, 2))


@pytest.mark.rule("RIV-20.1", "RIV-14.5")
def test_the_reduction_can_decide_the_game() -> None:
    board = "0,0 mw 0 O1P1\n1,0 fo_a1 0 O3P1\n2,0 fo_b1 0 P1\n3,0 sc_a2 0 -"
    expert = battle(board, "O", "hu_a3", expert=True, last_tiles=True).play("hu_a3@4,0/E")
    base = battle(board, "O", "hu_a3", last_tiles=True).play("hu_a3@4,0/E")
    assert expert.outcome is not None
    assert base.outcome is not None
    assert (expert.outcome.winners, expert.points) == ((1,), (3, 4))
    assert (base.outcome.winners, base.points) == ((0, 1), (4, 4))
