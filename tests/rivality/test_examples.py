"""The worked examples of the rules, EX-01 to EX-04."""

import pytest

from tests.rivality.table import battle


@pytest.mark.rule("RIV-3.1", "RIV-5.2", "RIV-7.2", "RIV-7.4")
def test_ex_01_opening_turn() -> None:
    table = battle("0,0 mw 0 -", "P", "sc_b5").play("sc_b5@0,1/N")
    assert table.shows("""
        0,0 P2 purple
        0,1 P1 purple P
    """)
    assert table.supplies == "O30 P27"
    assert not table.over


@pytest.mark.rule("RIV-18.1", "RIV-18.5", "RIV-18.7")
def test_ex_07_capturing_a_delayed_spell() -> None:
    before = battle(
        """
        -1,0 hu_a1 0 O1 O
        0,0 mw 0 O2P2
        1,0 sc_a3 2 O1
        0,1 sc_b2 0 P1 P
        """,
        "P",
        "sc_b5",
        expert=True,
    )
    assert before.supplies == "O26 P27"
    captured = before.copy().play("sc_b5@2,0/W")
    assert captured.shows("""
        1,0 O1P2 purple
        2,0 P4 purple P
    """)
    assert captured.supplies == "O26 P21"
    suffered = before.play("sc_b5@2,0/E")
    assert suffered.shows("2,0 O3P1 orange P")
    assert suffered.supplies == "O23 P26"


@pytest.mark.rule("RIV-9.3", "RIV-9.4", "RIV-9.7")
def test_ex_14_overflow_with_two_enemies() -> None:
    before = battle(
        """
        0,-1 sc_a2 0 T1 T
        -1,0 sc_a5 0 O1 O
        0,0 mw 0 T1
        1,0 sc_b2 0 O1P2T2
        0,1 hu_b1 0 P1 P
        """,
        "O",
        "sc_a4 sc_a3",
        mode="three",
    )
    assert before.supplies == "O18 P17 T16"
    asked = before.copy().play("sc_a4@1,1/N")
    assert asked.asks == ("remove", 0)
    assert asked.legal == ["remove:purple", "remove:turquoise"]
    assert asked.play("remove:purple").shows("""
        1,0 O2P1T2 contested
        1,1 O1 orange O
    """)
    assert asked.supplies == "O16 P18 T16"
    other = before.play("sc_a3@1,1/E", "remove:turquoise")
    assert other.shows("""
        1,0 O4P1 orange
        1,1 O1 orange O
    """)
    assert other.supplies == "O14 P18 T18"
