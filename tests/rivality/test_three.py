"""Three players (RIV-15)."""

import pytest

from manawell.games.rivality import GAME
from manawell.games.rivality.events import SpellBlocked, SpellCast
from manawell.games.rivality.moves import Cast, CastDelayed, Keep, Place, Redraw, Remove
from tests.rivality.table import Table, battle, new, walk


def corner(orange_hand: str = "sc_a2", wizards: tuple[str, str] = ("P", "T")) -> Table:
    """Both spells of sc_a2 at (1,1) hit a tile: one of purple's in the north, one of turquoise's in the west."""
    first, second = wizards
    board = f"0,0 mw 0 -\n1,0 sc_b1 0 P1 {first}\n0,1 sc_b4 0 T1 {second}\n-1,0 hu_b1 0 -"
    return battle(board, "O", orange_hand, mode="three")


@pytest.mark.rule("RIV-15.1")
def test_three_sides_play_clockwise_with_twenty_golems_each() -> None:
    table = new(mode="three", first_player="1").play("keep", "keep", "keep")
    assert table.supplies == "O20 P20 T20"
    seats = []
    for _ in range(6):
        seats.append(table.state.actor)
        table.play(f"{table.hand(table.state.actor)[0]}@{len(seats)},0/N")
        while table.asks[0] != "place":
            table.play(table.legal[0])
    assert seats == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("RIV-15.1")
def test_the_shields_of_a_third_side_work_against_who_is_there_already() -> None:
    board = "0,0 mw 0 -\n1,0 fo_b1 0 P1T2\n2,0 hu_a1 0 O1"
    table = battle(board, "P", "sc_b2", mode="three").play("sc_b2@1,1/N")
    assert table.shows("1,0 P2T2 contested")  # 3@1 against two shields: one lands beside the one already there


@pytest.mark.rule("RIV-15.1")
def test_control_takes_more_than_each_other_side_not_more_than_both() -> None:
    board = "0,0 mw 0 O1T1\n1,0 sc_a1 0 -"
    table = battle(board, "P", "sc_b5", mode="three").play("sc_b5@0,1/N")
    assert table.shows("0,0 O1P2T1 purple")


@pytest.mark.rule("RIV-15.1")
def test_the_caster_chooses_between_two_enemies_that_are_level() -> None:
    board = "0,0 mw 0 O1T2\n1,0 sc_a1 0 -"
    table = battle(board, "P", "hu_b3", mode="three").play("hu_b3@0,1/E")  # 3@1 north: 6 golems, O1 and T2
    assert table.shows("0,0 O1P3T1 purple")  # turquoise has more, nobody is asked
    table = battle("0,0 mw 0 O1T1\n1,0 sc_a1 0 -", "P", "sc_b1", mode="three").play("sc_b1@0,1/N")
    assert table.asks == ("remove", 1)
    assert table.legal == ["remove:orange", "remove:turquoise"]
    assert table.play("remove:orange").shows("0,0 P4T1 purple")
    assert table.supplies == "O20 P15 T19"
    assert table.asks == ("place", 2)


@pytest.mark.rule("RIV-15.2")
def test_each_of_two_enemy_wizards_protects_its_tile() -> None:
    table = corner().play("sc_a2@1,1/N")
    assert table.shows("""
        1,0 P1 purple P
        0,1 T1 turquoise T
        1,1 O1 orange O
    """)
    assert table.supplies == "O19 P19 T19"
    assert table.told(SpellBlocked) == [
        SpellBlocked(1, 1, "N", 1, 0, "purple"),
        SpellBlocked(1, 1, "W", 0, 1, "turquoise"),
    ]


@pytest.mark.rule("RIV-15.2")
def test_a_tile_is_open_when_only_the_other_wizard_is_protected() -> None:
    table = corner(wizards=("P", "")).play("sc_a2@1,1/N")
    assert table.shows("""
        1,0 P1 purple P
        0,1 O3T1 orange
    """)
    assert len(table.told(SpellCast)) == 1
    table = corner(wizards=("", "T")).play("sc_a2@1,1/N")
    assert table.shows("""
        1,0 O1P1 contested
        0,1 T1 turquoise T
    """)


@pytest.mark.rule("RIV-15.3")
def test_every_side_is_on_its_own_and_no_move_agrees_anything() -> None:
    assert GAME.sides(GAME.settle({"mode": "three"})) == (0, 1, 2)
    kinds = set()
    for table in walk(new("agree", mode="three"), "agree"):
        kinds |= {type(GAME.typed(table.state, move)) for move in table.state.moves()}
    assert {Place} < kinds <= {Keep, Redraw, Place, Cast, Remove, CastDelayed}
    assert table.outcome is not None
    best = max(table.points)
    assert len(table.outcome.winners) <= table.points.count(best)
