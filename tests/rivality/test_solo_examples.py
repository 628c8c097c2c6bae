"""The worked examples of the solo game, with exact results."""

import pytest

from tests.rivality.table import alone, destinations
from tests.rivality.test_ending_examples import lines, scored


@pytest.mark.rule("RIV-17.8", "RIV-17.9", "RIV-17.10", "RIV-17.11", "RIV-17.12", "RIV-17.13", "RIV-17.14", "RIV-17.15")
@pytest.mark.rule("RIV-17.16", "RIV-17.17", "RIV-17.18", "RIV-17.19", "RIV-17.20", "RIV-17.21", "RIV-17.22")
def test_ex_05_two_solo_rounds() -> None:
    before = alone()
    assert before.supplies == "O30 P30"
    assert before.legal == ["enter:0", "enter:1", "enter:2", "enter:3"]
    first = before.copy().play("enter 2")
    assert first.became(
        """
        2,0 O1 orange O
        2,1 O1 orange
        2,4 P3 purple
        1,5 P1 purple
        2,5 P1 purple P
        """,
        before,
    )
    assert [first.fields[cell][3] for cell in ("2,0", "2,1", "2,2")] == [False, False, True]
    assert first.supplies == "O28 P25"
    assert first.asks == ("move", 0)
    assert destinations(first) == {"2,3", "1,4", "3,4", "0,5", "3,5"}
    second = first.copy().play("go (2,3)")
    assert second.became(
        """
        2,2 O1 orange O
        2,3 O2P1 orange P
        """,
        first,
    )
    assert second.supplies == "O25 P24"
    assert second.asks == ("move", 0)


@pytest.mark.rule("RIV-17.25", "RIV-17.26", "RIV-17.27", "RIV-17.28", "RIV-17.29")
@pytest.mark.parametrize(
    ("level", "human", "suramun"), [("apprentice", 10, 9), ("journeyman", 10, 12), ("master", 8, 12)]
)
def test_ex_24_solo_scoring_at_the_three_levels(level: str, human: int, suramun: int) -> None:
    table = alone(
        """
        0,0 O1
        3,0 O2
        1,1 O2
        2,1 O1P1
        2,2 O4 O
        3,2 O2P3
        2,3 P1 P
        0,4 O1P3
        2,4 P3
        3,4 O2P2
        1,5 P1
        """,
        level=level,
    )
    assert table.points == (suramun, human)
    contested = "nobody" if level == "apprentice" else "orange"
    assert scored(table.stop()) == lines(f"""
        0,0 orange 1
        3,0 orange 4
        1,1 orange 4
        2,1 {contested}{"" if contested == "nobody" else " 1"}
        2,2 wizard
        3,2 purple {3 if level == "master" else 4}
        2,3 wizard
        0,4 purple {0 if level == "master" else 1}
        2,4 purple 4
        3,4 {contested}{"" if contested == "nobody" else " 2"}
        1,5 purple 1
    """)
    assert table.outcome is not None
    assert table.outcome.winners == ((0,) if level == "apprentice" else ())
    assert table.outcome.scores == (human,)


@pytest.mark.rule("RIV-17.9", "RIV-17.14", "RIV-17.15", "RIV-17.16", "RIV-17.21")
def test_ex_25_path_mirror_cell_and_five_golems() -> None:
    before = alone(
        """
        1,0 O1 O
        3,1 O3
        2,2 O2P2
        1,3 P5
        0,4 P2
        1,4 P2
        1,5 P1 P
        """
    )
    assert before.supplies == "O24 P18"
    assert destinations(before) == {"0,3", "0,5", "1,2", "2,3", "2,4", "2,5"}
    table = before.copy().play("go (1,2)")
    assert table.became(
        """
        1,2 O3P1 orange P
        1,3 O1P4 purple O
        """,
        before,
    )
    assert table.fields["1,2"][:2] == ("hu_a4", 2)
    assert table.fields["1,2"][3] is False
    assert table.supplies == "O20 P18"
    assert table.asks == ("move", 0)
