"""Where and how a tile may be placed (RIV-4)."""

import re

import pytest

from manawell.games.rivality.events import SpellCast
from tests.rivality.table import Table, battle, parse_cell, random_game
from tests.rivality.test_setup import every_mode

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def around(cell: str) -> set[str]:
    """The four cells that share an edge with a cell."""
    x, y = parse_cell(cell)
    return {f"{x + east},{y + south}" for east, south in STEPS.values()}


def allowed(table: Table) -> set[str]:
    """All placements, by the words of the rules."""
    taken = set(table.fields)
    rim = {cell for tile in taken for cell in around(tile)} - taken
    return {f"{tile}@{cell}/{turn}" for tile in table.hand(table.state.actor) for cell in rim for turn in "NESW"}


@pytest.mark.rule("RIV-4.1")
def test_a_tile_goes_on_an_empty_cell_beside_another_tile() -> None:
    table = battle("0,0 mw 0 -", "O", "sc_a1 hu_a3")
    assert table.cells_for("sc_a1") == {"0,-1", "1,0", "0,1", "-1,0"}
    table = battle(
        """
        0,0 mw 0 -
        1,0 sc_a2 0 O1 O
        1,1 sc_b2 0 P1 P
        """,
        "O",
        "sc_a1 hu_a3",
    )
    for tile in ("sc_a1", "hu_a3"):
        assert table.cells_for(tile) == {"0,-1", "1,-1", "-1,0", "2,0", "0,1", "2,1", "1,2"}


@pytest.mark.rule("RIV-4.1")
@pytest.mark.parametrize("cell", ["-1,-1", "1,-1", "-1,1", "1,1", "0,0", "0,2", "5,-3"])
def test_a_corner_a_taken_cell_or_nothing_at_all_is_not_enough(cell: str) -> None:
    table = battle("0,0 mw 0 -", "O", "sc_a1")
    assert table.refusal(f"sc_a1@{cell}/N").rule == "RIV-4.1"


@pytest.mark.rule("RIV-4.1", "RIV-4.2", "RIV-4.3", "RIV-4.5", "RIV-4.6")
@every_mode
@pytest.mark.parametrize("expert", ["false", "true"])
def test_all_other_placements_are_legal_in_every_position(mode: str, expert: str) -> None:
    for seed in range(3):
        for table in random_game(seed, mode=mode, expert=expert):
            if table.asks[0] == "place":
                assert len(table.legal) == len(set(table.legal))
                assert set(table.legal) == allowed(table)


@pytest.mark.rule("RIV-4.2")
@pytest.mark.parametrize("turn", STEPS)
def test_a_tile_may_be_turned_in_any_way_whatever_its_neighbours_show(turn: str) -> None:
    """Spells of neighbours face the new tile on all four sides."""
    table = battle(
        """
        0,0 mw 0 -
        1,0 sc_a3 0 O1
        2,0 sc_a4 0 O1 O
        0,1 sc_a2 2 O1
        2,1 sc_b4 0 P1 P
        1,2 sc_b1 0 P1
        2,2 sc_b2 0 P1
        """,
        "O",
        "sc_a5",
    )
    table.play(f"sc_a5@1,1/{turn}")
    assert table.fields["1,1"][:2] == ("sc_a5", "NESW".index(turn))


@pytest.mark.rule("RIV-4.3")
@pytest.mark.parametrize("cell", ["0,-1", "-1,0", "2,0", "1,-1", "0,2", "1,1"])
def test_enemy_tiles_and_wizards_do_not_keep_a_tile_away(cell: str) -> None:
    before = battle(
        """
        0,0 mw 0 P5
        1,0 fo_b1 0 P3 P
        0,1 sc_b2 0 P1
        -1,1 sc_a3 0 P2 O
        """,
        "O",
        "sc_a1",
    )
    table = before.play(f"sc_a1@{cell}/N")
    assert table.fields[cell][:2] == ("sc_a1", 0)
    assert table.wizard(cell) == "O"


LINE = "sc_b1 sc_b2 sc_b3 sc_b4 sc_b5 hu_b1 hu_b2 hu_b3 hu_b4 fo_b1 fo_b2 fo_b3 "
LINE += "sc_a1 sc_a2 sc_a3 sc_a4 sc_a5 hu_a1 hu_a2 hu_a4 fo_a1 fo_a2 fo_a3"


@pytest.mark.rule("RIV-4.4")
@pytest.mark.parametrize("towards", STEPS)
@pytest.mark.parametrize("expert", [False, True])
def test_all_tiles_may_lie_in_one_line(towards: str, expert: bool) -> None:
    east, south = STEPS[towards]
    line = [f"{n * east},{n * south} {tile} 0 -" for n, tile in enumerate(["mw", *LINE.split()])]
    for turn in "NESW":
        table = battle("\n".join(line), "O", "hu_a3", expert=expert)
        end = f"{24 * east},{24 * south}"
        assert end in table.cells_for("hu_a3")
        table.play(f"hu_a3@{end}/{turn}")
        assert (table.fields[end][:2], table.wizard(end)) == (("hu_a3", "NESW".index(turn)), "O")
        assert len(table.fields) == 25


@pytest.mark.rule("RIV-4.5")
def test_a_hole_may_be_filled() -> None:
    table = battle(
        """
        0,0 mw 0 -
        1,0 sc_a2 0 O1
        2,0 sc_a3 0 O1
        0,1 sc_b2 0 P1
        2,1 sc_b3 0 P1
        0,2 hu_a1 0 O1 O
        1,2 hu_b1 0 P1 P
        2,2 sc_b4 0 P1
        """,
        "O",
        "sc_a1",
    )
    assert "1,1" in table.cells_for("sc_a1")
    assert table.play("sc_a1@1,1/N").shows("1,0 O5 orange\n1,1 O1 orange O")


@pytest.mark.rule("RIV-4.6")
def test_a_placement_is_legal_even_if_no_spell_has_any_effect() -> None:
    """Of the 16 ways to place 4@1 beside the Mana Well, 4 reach it."""
    before = battle("0,0 mw 0 -", "O", "sc_a1")
    moves = [move for move in before.legal if move.startswith("sc_a1")]
    results = [before.copy().play(move) for move in moves]
    assert sorted(table.supplies for table in results) == ["O25 P30"] * 4 + ["O29 P30"] * 12
    for table in results:
        assert len(table.happened(SpellCast)) == (table.supplies == "O25 P30")


@pytest.mark.rule("RIV-4.7")
@every_mode
@pytest.mark.parametrize("expert", ["false", "true"])
def test_a_tile_on_the_battlefield_never_moves_turns_or_leaves(mode: str, expert: str) -> None:
    for seed in range(3):
        lying: dict[str, tuple[str | None, int]] = {}
        for table in random_game(seed, mode=mode, expert=expert):
            now = {cell: (tile, rotation) for cell, (tile, rotation, *_) in table.fields.items()}
            assert lying.items() <= now.items()
            assert len(now) <= len(lying) + 1
            lying = now
        assert len(lying) > 10


@pytest.mark.rule("RIV-4.7")
def test_a_tile_lies_where_and_as_it_was_placed() -> None:
    for table in random_game(1, mode="duel"):
        for move in table.legal[:: max(1, len(table.legal) // 5)]:
            found = re.fullmatch(r"(.+)@(.+)/(.)", move)
            if found:
                after = table.copy().play(move)
                assert after.fields[found[2]][:2] == (found[1], "NESW".index(found[3]))
