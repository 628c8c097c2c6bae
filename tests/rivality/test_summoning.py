"""How a spell is resolved (RIV-7)."""

import pytest

from tests.rivality.table import alone, battle, destinations
from tests.rivality.test_turn import NEARLY_EMPTY


@pytest.mark.rule("RIV-7.9", "RIV-7.14")
@pytest.mark.parametrize(
    ("held", "after", "supplies"),
    [
        ("P1", "O2P1", "O1 P21"),  # 3 summoned of 4, 1 of them repelled, 1 golem left
        ("P5", "O1P4", "O2 P18"),  # 3 summoned, 2 repelled by the entrenched hut; then 6 golems are one too many
        ("-", "O3", "O0 P22"),  # 3 summoned, the supply is empty
    ],
)
def test_a_short_supply_comes_before_the_shields_and_these_before_the_overflow(
    held: str, after: str, supplies: str
) -> None:
    table = battle(
        f"""
        -2,0 sc_a2 0 O5 O
        -1,0 sc_a5 0 O5
        0,0 mw 0 O5
        1,0 fo_a1 0 O5
        2,0 hu_a2 0 O5
        3,0 sc_a4 0 O1
        0,1 hu_b1 0 {held}
        -1,1 sc_b3 0 P4
        1,1 sc_b4 0 P4 P
        """,
        "O",
        "sc_a1",
    )
    assert table.state.supplies[0] == 4
    table.play("sc_a1@0,2/N")
    assert (table.golems("0,1"), table.supplies) == (after, supplies)
    assert table.over == supplies.startswith("O0")


@pytest.mark.rule("RIV-7.9")
def test_the_end_is_checked_after_the_overflow() -> None:
    """All 3 golems go, but 2 of 7 come back."""
    table = battle(
        """
        -2,0 sc_a2 0 O5 O
        -1,0 sc_a5 0 O5
        0,0 mw 0 O5
        1,0 fo_a1 0 O4
        2,0 hu_a2 0 O5
        0,1 hu_a1 0 O2
        0,2 sc_b2 0 P1 P
        """,
        "O",
        "sc_a3",
    )
    assert table.supplies == "O4 P29"
    table.play("sc_a3@1,-1/W")
    assert table.shows("1,0 O5 orange\n1,-1 O1 orange O")
    assert table.supplies == "O2 P29"
    assert table.asks == ("place", 1)


@pytest.mark.rule("RIV-7.10")
def test_repelled_golems_count_neither_for_control_nor_for_overflow_nor_for_the_scoring() -> None:
    board = """
        0,0 mw 0 -
        1,0 fo_b1 0 {}
        0,1 sc_b2 0 P1 P
    """
    for held, tile in (("P1", "sc_a5@1,1/E"), ("P2", "sc_a5@1,1/E"), ("P5", "sc_a2@1,1/E")):
        before = battle(board.format(held), "O", "sc_a5 sc_a2", expert=True)
        table = before.copy().play(tile)
        assert table.became(f"1,0 {held} purple\n1,1 O1 orange O", before)
        assert before.points == table.points == (0, 4)


@pytest.mark.rule("RIV-7.10")
def test_repelled_golems_carry_no_path_of_the_lone_player() -> None:
    """2@1 against the entrenched hut on 1,4, which has 2 shields: the way over it stays closed."""
    table = alone(
        """
        0,5 P1 P
        0,0 O1 O
        1,4 O5
        """
    ).play("go (1,5)")
    assert table.shows("1,4 O5 orange\n1,5 P1 purple P")
    assert destinations(table) == {"0,4", "2,5"}


@pytest.mark.rule("RIV-7.11")
@pytest.mark.parametrize("edition", ["de", "fr"])
def test_repelled_and_removed_golems_return_to_their_owners(edition: str) -> None:
    """Entrenched fortress: 3 of 4 golems are repelled, the fourth drives one purple golem away."""
    table = battle(
        """
        0,0 mw 0 -
        1,0 fo_b1 0 P5
        0,1 sc_b2 0 P1 P
        """,
        "O",
        "sc_a1",
        edition=edition,
    )
    assert table.supplies == "O30 P24"
    table.play("sc_a1@1,1/N")
    assert table.shows("1,0 O1P4 purple")
    assert table.supplies == "O28 P25"


@pytest.mark.rule("RIV-7.12")
@pytest.mark.parametrize(("target", "after"), [("hu_b1 0 P1", "O3P1"), ("hu_b1 0 P2", "O3P2"), ("sc_b3 0 P5", "O3P2")])
def test_shields_and_control_are_not_judged_in_the_middle_of_a_spell(target: str, after: str) -> None:
    """Of 4 golems exactly one is repelled, though the tile changes hands while the others come."""
    table = battle(f"0,0 mw 0 -\n1,0 {target}", "O", "sc_a1").play("sc_a1@1,1/N")
    assert table.golems("1,0") == after


@pytest.mark.rule("RIV-7.13")
@pytest.mark.parametrize(
    ("before", "after"), [("-", "O3"), ("O1", "O4"), ("O1P1", "O4P1"), ("P1", "O3P1"), ("O2P2", "O5")]
)
@pytest.mark.parametrize(("target", "move"), [("1,0", "sc_a3@1,1/E"), ("0,0", "sc_a3@0,1/E")])
def test_spells_may_target_any_tile(before: str, after: str, target: str, move: str) -> None:
    held = {"0,0": "-", "1,0": "-", target: before}
    board = f"""
        0,0 mw 0 {held["0,0"]}
        1,0 sc_b2 0 {held["1,0"]}
    """
    table = battle(board, "O", "sc_a3").play(move)
    assert {cell: table.golems(cell) for cell in held} == held | {target: after}


@pytest.mark.rule("RIV-7.14")
def test_a_supply_that_is_too_small_is_used_up_as_far_as_it_goes() -> None:
    """3 golems for 4@1: orange has no choice and ends the game."""
    table = battle(NEARLY_EMPTY, "O", "sc_a1")
    assert table.supplies == "O4 P24"
    table.play("sc_a1@1,-1/W")
    assert table.shows("0,-1 O4P1 orange\n1,-1 O1 orange O")
    assert table.supplies == "O0 P26"
    assert table.over
