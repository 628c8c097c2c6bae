"""The Mana Well (RIV-12), points and winners (RIV-14)."""

import pytest

from manawell.games.rivality.events import GameWon, TileScored, TileUnscored, VictoryShared
from manawell.games.rivality.rules.scoring import ranks, winners
from manawell.kernel.state import NOBODY
from tests.rivality.table import Table, battle


def points(board: str, mode: str = "duel", expert: bool = False) -> tuple[int, ...]:
    """What the tiles are worth."""
    return battle(board, mode=mode, expert=expert).points


def finished(board: str, mode: str = "duel") -> Table:
    """The game after a last tile without any effect: nobody scores the tile of its wizard."""
    table = battle(f"{board}\n9,0 hu_a4 0 -", "O", "hu_a3", mode=mode, last_tiles=True).play("hu_a3@9,1/E")
    assert table.over
    return table


def won_by(table: Table) -> tuple[int, ...]:
    assert table.outcome is not None
    return table.outcome.winners


# RIV-14.1 to 14.4: single tiles.


@pytest.mark.rule("RIV-14.1", "RIV-12.1", "RIV-14.4")
@pytest.mark.parametrize(
    ("golems", "expected"),
    [
        ("0,0 mw 0 O1\n1,0 sc_a1 0 -", (3, 0)),
        ("0,0 mw 0 O2P3\n1,0 sc_a1 0 -", (0, 3)),
        ("0,0 mw 0 -\n1,0 sc_b1 0 O5", (1, 0)),
        ("0,0 mw 0 -\n1,0 hu_a1 0 P1", (0, 2)),
        ("0,0 mw 0 -\n1,0 fo_a1 0 O2P1", (4, 0)),
        ("0,0 mw 0 -\n1,0 fo_a1 0 -", (0, 0)),
        ("0,0 mw 0 P1\n1,0 hu_a1 0 P1\n2,0 fo_b3 0 O4P1\n3,0 sc_b2 0 O1", (5, 5)),
    ],
)
def test_a_controlled_tile_is_worth_its_printed_points(golems: str, expected: tuple[int, int]) -> None:
    assert points(golems) == expected


@pytest.mark.rule("RIV-14.4")
def test_an_empty_tile_does_not_even_go_to_the_controller_of_the_well() -> None:
    assert points("0,0 mw 0 O1\n1,0 fo_a1 0 -\n2,0 fo_b1 0 -") == (3, 0)


@pytest.mark.rule("RIV-14.1", "RIV-15.1")
def test_more_than_each_other_side_is_enough_with_three() -> None:
    assert points("0,0 mw 0 -\n1,0 fo_a1 0 O2P1T1\n2,0 hu_a1 0 O1T2\n3,0 sc_a1 0 P2T1", "three") == (4, 1, 2)


@pytest.mark.rule("RIV-14.2")
def test_a_tile_with_a_wizard_is_worth_nothing() -> None:
    tiles = "0,0 mw 0 O1\n1,0 fo_a1 0 O1{}\n2,0 fo_b1 0 P1{}\n3,0 hu_b1 0 O1P1{}"
    assert points(tiles.format("", "", "")) == (3 + 4 + 2, 4)
    assert points(tiles.format(" O", " P", "")) == (3 + 2, 0)
    assert points(tiles.format("", "", " P")) == (3 + 4, 4)


@pytest.mark.rule("RIV-14.2", "RIV-20.3")
@pytest.mark.parametrize("mode", ["duel", "three"])
def test_the_tile_of_a_wizard_is_worth_nothing_to_an_enemy_either(mode: str) -> None:
    board = "0,0 mw 0 -\n1,0 fo_a1 0 O1P3 O\n2,0 hu_b1 0 O2 P\n3,0 sc_a1 0 P1"
    assert points(board, mode, expert=True)[:2] == (0, 1)


@pytest.mark.rule("RIV-14.3", "RIV-12.5")
@pytest.mark.parametrize("well", ["-", "O1P1", "O2P2"])
def test_without_a_controller_of_the_well_contested_tiles_go_to_nobody(well: str) -> None:
    assert points(f"0,0 mw 0 {well}\n1,0 fo_a1 0 O2P2\n2,0 hu_a1 0 O1") == (2, 0)


# RIV-12: the Mana Well.


@pytest.mark.rule("RIV-12.2", "RIV-14.3")
@pytest.mark.parametrize(("well", "expected"), [("O1", (9, 1)), ("O2P3", (0, 10)), ("P1", (0, 10))])
def test_the_controller_of_the_well_takes_contested_tiles(well: str, expected: tuple[int, int]) -> None:
    assert points(f"0,0 mw 0 {well}\n1,0 fo_a1 0 O2P2\n2,0 hu_a1 0 O1P1\n3,0 sc_a1 0 P1") == expected


@pytest.mark.rule("RIV-12.2", "RIV-12.3", "RIV-14.3")
@pytest.mark.parametrize(
    ("golems", "turquoise"),
    [
        ("O2P2T1", 0),  # the rulebook's case: present, but not among the leaders
        ("O2P2", 0),  # not there at all
        ("O2P1T2", 4),
        ("O1P1T1", 4),
        ("P2T2", 4),
        ("O1P1T2", 4),  # no tie at the top: simply controlled
    ],
)
def test_the_well_helps_only_who_is_among_the_tied_leaders(golems: str, turquoise: int) -> None:
    assert points(f"0,0 mw 0 O1T2\n1,0 fo_a1 0 {golems}", "three") == (0, 0, 3 + turquoise)


@pytest.mark.rule("RIV-12.5", "RIV-12.6")
@pytest.mark.parametrize("well", ["-", "O2P2", "O1P1T1", "O2P2T1", "P2T2"])
def test_the_well_cannot_break_its_own_tie(well: str) -> None:
    assert points(f"0,0 mw 0 {well}\n1,0 fo_a1 0 O2P2\n2,0 hu_a1 0 O1P1T1", "three") == (0, 0, 0)


@pytest.mark.rule("RIV-12.2", "RIV-14.2")
def test_each_tile_is_told_with_the_reason_it_scores_for() -> None:
    table = finished("0,0 mw 0 P1\n1,0 fo_a1 0 O2P2\n2,0 hu_a1 0 O1\n3,0 sc_b1 0 O1P1 P\n" + gap(4, 8))
    assert table.told(TileScored) == [
        TileScored("purple", "mw", 0, 0, 3, "control", False),
        TileScored("purple", "fo_a1", 1, 0, 4, "well", False),
        TileScored("orange", "hu_a1", 2, 0, 2, "control", False),
    ]
    assert table.told(TileUnscored) == [
        TileUnscored("sc_b1", 3, 0, "wizard"),
        TileUnscored("hu_a3", 9, 1, "wizard"),
    ]
    shared = finished("0,0 mw 0 -\n1,0 fo_a1 0 O2P2\n" + gap(2, 8))
    assert TileUnscored("fo_a1", 1, 0, "contested") in shared.told(TileUnscored)


def gap(first: int, last: int) -> str:
    """Empty tiles that lead to the cell of the last tile."""
    tiles = ("sc_a4", "sc_a5", "sc_b2", "sc_b3", "sc_b4", "sc_b5", "hu_b2")
    return "\n".join(f"{x},0 {tile} 0 -" for x, tile in zip(range(first, last + 1), tiles, strict=False))


# RIV-14.5 to 14.9: who wins.


@pytest.mark.rule("RIV-14.5", "RIV-14.6", "RIV-14.7", "RIV-14.8", "RIV-12.4")
@pytest.mark.parametrize(
    ("totals", "well", "expected"),
    [
        ([12, 9], 1, [0]),
        ([9, 12], 0, [1]),
        ([18, 18], 1, [1]),
        ([18, 18], 0, [0]),
        ([18, 18], NOBODY, [0, 1]),
        ([0, 0], NOBODY, [0, 1]),
        ([23, 23, 19], 2, [2]),
        ([19, 23, 23], 0, [0]),
        ([20, 15, 15], 2, [0]),
        ([20, 15, 15], NOBODY, [0]),
        ([14, 14, 14], 1, [1]),
        ([14, 14, 14], NOBODY, [0, 1, 2]),
        ([16, 16, 9], 0, [0]),
        ([16, 9, 16], NOBODY, [0, 2]),
        ([3, 4, 5], 0, [2]),
    ],
)
def test_winners_by_totals_and_well(totals: list[int], well: int, expected: list[int]) -> None:
    assert winners(totals, well) == expected


@pytest.mark.rule("RIV-14.9")
@pytest.mark.parametrize(
    ("totals", "won", "expected"),
    [
        ([12, 9], [0], [1, 2]),
        ([18, 18], [1], [2, 1]),
        ([18, 18], [0, 1], [1, 1]),
        ([20, 15, 10], [0], [1, 2, 3]),
        ([10, 15, 20], [2], [3, 2, 1]),
        ([20, 15, 15], [0], [1, 2, 2]),
        ([23, 23, 19], [2], [2, 2, 1]),
        ([14, 14, 14], [1], [2, 1, 2]),
        ([16, 16, 9], [0], [1, 2, 3]),
        ([16, 16, 9], [0, 1], [1, 1, 3]),
        ([14, 14, 14], [0, 1, 2], [1, 1, 1]),
    ],
)
def test_ranks(totals: list[int], won: list[int], expected: list[int]) -> None:
    assert ranks(totals, won) == expected


@pytest.mark.rule("RIV-14.5")
def test_the_highest_total_wins_a_played_game() -> None:
    table = finished("0,0 mw 0 P1\n1,0 fo_a1 0 O2\n" + gap(2, 8))
    assert table.points == (4, 3)
    assert won_by(table) == (0,)
    assert table.told(GameWon) == [GameWon("orange", False)]
    assert (table.state.payoff(0), table.state.payoff(1)) == (1.0, 0.0)


@pytest.mark.rule("RIV-12.4", "RIV-14.6")
def test_a_tie_in_a_duel_goes_to_the_controller_of_the_well() -> None:
    table = finished("0,0 mw 0 P1\n1,0 hu_a1 0 O2\n2,0 sc_a1 0 O1\n" + gap(3, 8))
    assert table.points == (3, 3)
    assert won_by(table) == (1,)
    assert table.told(GameWon) == [GameWon("purple", True)]


@pytest.mark.rule("RIV-12.5", "RIV-14.8")
@pytest.mark.parametrize("well", ["-", "O1P1"])
def test_a_tie_without_a_controller_of_the_well_is_shared(well: str) -> None:
    table = finished(f"0,0 mw 0 {well}\n1,0 hu_a1 0 O2\n2,0 hu_b1 0 P1\n" + gap(3, 8))
    assert table.points == (2, 2)
    assert won_by(table) == (0, 1)
    assert table.told(VictoryShared) == [VictoryShared(("orange", "purple"))]
    assert (table.state.payoff(0), table.state.payoff(1)) == (0.5, 0.5)


@pytest.mark.rule("RIV-12.4", "RIV-14.6", "RIV-14.9")
def test_with_three_the_well_wins_a_tie_of_the_two_others() -> None:
    table = finished("0,0 mw 0 T2\n1,0 fo_a1 0 O2\n2,0 fo_b1 0 P1\n" + gap(3, 8), "three")
    assert table.points == (4, 4, 3)
    assert won_by(table) == (2,)
    assert table.outcome is not None
    placed = [table.outcome.figures[f"rank_{colour}"] for colour in ("orange", "purple", "turquoise")]
    assert placed == [2, 2, 1]


@pytest.mark.rule("RIV-14.7")
def test_a_tie_for_the_second_place_changes_nothing() -> None:
    table = finished("0,0 mw 0 T2\n1,0 fo_a1 0 O2\n2,0 hu_b1 0 P1\n3,0 sc_b1 0 P1\n" + gap(4, 8), "three")
    assert table.points == (4, 3, 3)
    assert won_by(table) == (0,)
    assert table.told(GameWon) == [GameWon("orange", False)]
