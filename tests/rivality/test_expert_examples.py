"""The worked examples of the expert rules, with exact results."""

import pytest

from manawell.games.rivality.events import DelayedSpellCast, TileBesieged
from tests.rivality.table import battle


@pytest.mark.rule("RIV-19.1", "RIV-19.3")
def test_ex_06_siege_of_an_entrenched_fortress() -> None:
    before = battle(
        """
        -1,0 sc_b3 0 P1 P
        0,0 mw 0 P3
        1,0 sc_a2 0 O2
        0,1 hu_a2 0 O2
        1,1 fo_b1 0 P5
        2,1 sc_a4 0 O1 O
        1,2 hu_b3 0 P2
        """,
        "O",
        "sc_a1",
        expert=True,
    )
    assert before.supplies == "O25 P19"
    table = before.copy().play("place sc_a1 (1,3) rot 0")
    assert table.became(
        """
        1,1 O1 orange
        1,2 O3P2 orange
        1,3 O1 orange O
        """,
        before,
    )
    assert table.supplies == "O20 P24"
    assert table.asks == ("place", 1)


CAPTURED_SPELL = """
    -1,0 hu_a1 0 O1 O
    0,0 mw 0 O2P2
    1,0 sc_a3 2 O1
    0,1 sc_b2 0 P1 P
"""


@pytest.mark.rule("RIV-18.1", "RIV-18.2", "RIV-18.3", "RIV-18.4", "RIV-18.5", "RIV-18.6", "RIV-18.7")
@pytest.mark.parametrize(
    ("place", "after", "supplies", "caster"),
    [
        ("place sc_b5 (2,0) rot 3", "1,0 O1P2 purple\n2,0 P4 purple P", "O26 P21", "purple"),
        ("place sc_b5 (2,0) rot 1", "2,0 O3P1 orange P", "O23 P26", "orange"),
    ],
    ids=["A", "B"],
)
def test_ex_07_capturing_a_delayed_spell(place: str, after: str, supplies: str, caster: str) -> None:
    before = battle(CAPTURED_SPELL, "P", "sc_b5", expert=True)
    assert before.supplies == "O26 P27"
    table = before.copy().play(place)
    assert table.became(after, before)
    assert table.supplies == supplies
    assert table.asks == ("place", 0)
    (delayed,) = table.happened(DelayedSpellCast)
    assert (delayed.colour, delayed.source_x, delayed.source_y) == (caster, 1, 0)


@pytest.mark.rule("RIV-18.10", "RIV-18.8", "RIV-8.6")
@pytest.mark.parametrize(
    ("edition", "order", "after", "supplies"),
    [
        ("de", ["purple", "orange"], "2,0 O2P3 purple P", "O25 P24"),
        ("fr", ["orange", "purple"], "2,0 O2P2 contested P", "O25 P25"),
    ],
)
def test_ex_20_order_of_delayed_spells_by_edition(edition: str, order: list[str], after: str, supplies: str) -> None:
    before = battle(
        """
        1,-1 hu_a1 0 O1 O
        2,-1 sc_b5 2 P1
        0,0 mw 0 O1P1
        1,0 sc_a3 2 O1
        0,1 sc_b2 0 P1 P
        """,
        "P",
        "hu_b4",
        expert=True,
        edition=edition,
    )
    assert before.supplies == "O27 P27"
    table = before.copy().play("place hu_b4 (2,0) rot 1")
    assert [event.colour for event in table.happened(DelayedSpellCast)] == order
    assert table.became(after, before)
    assert table.supplies == supplies
    assert table.asks == ("place", 0)


@pytest.mark.rule("RIV-19.4", "RIV-19.5")
def test_ex_21_joint_siege_two_against_two() -> None:
    before = battle(
        """
        0,-1 sc_a2 0 O2
        1,-1 hu_b1 0 T1 T
        -1,0 sc_a4 0 T1
        0,0 mw 0 T3
        1,0 hu_a2 0 O1 O
        0,1 sc_b2 2 P2 P
        """,
        "P",
        "sc_b3",
        mode="three",
        expert=True,
        gained={"0,1": 1, "-1,0": 2, "0,0": 3, "0,-1": 4, "1,0": 5},
    )
    assert before.supplies == "O17 P18 T15"
    table = before.copy().play("place sc_b3 (-1,1) rot 0")
    assert table.became(
        """
        -1,0 P3T1 purple
        0,0 P1 purple
        -1,1 P1 purple P
        """,
        before,
    )
    assert table.supplies == "O17 P13 T18"
    assert table.asks == ("place", 2)


@pytest.mark.rule("RIV-19.11", "RIV-19.12")
def test_ex_22_a_siege_that_creates_a_siege() -> None:
    before = battle(
        """
        0,-2 sc_b4 0 P1 P
        -1,-1 sc_a4 0 O1
        0,-1 sc_a2 0 O1
        -2,0 sc_a5 0 O1
        -1,0 hu_b1 1 P2
        0,0 mw 0 P1T1
        1,0 sc_a3 0 O1
        2,0 sc_b3 0 T1 T
        -1,1 hu_a2 0 O1 O
        0,1 sc_b2 0 T1
        """,
        "O",
        "sc_a1",
        mode="three",
        expert=True,
    )
    assert before.supplies == "O15 P16 T17"
    table = before.copy().play("place sc_a1 (0,2) rot 0")
    assert table.became(
        """
        -1,0 O1 orange
        0,0 O1 orange
        0,1 O4T1 orange
        0,2 O1 orange O
        """,
        before,
    )
    sieges = [(event.x, event.y, event.colour, event.removed) for event in table.happened(TileBesieged)]
    assert sieges == [(0, 0, "orange", 2), (-1, 0, "orange", 2)]
    assert table.supplies == "O8 P19 T18"
    assert table.asks == ("place", 1)
