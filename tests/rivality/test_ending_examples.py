"""The worked examples of the end of the game and of its scoring, with exact results."""

import pytest

from manawell.games.rivality.events import TileScored, TileUnscored
from manawell.games.rivality.rules.scoring import winners
from manawell.kernel.state import NOBODY
from tests.rivality.table import LETTERS, Table, battle


def scored(table: Table) -> dict[str, str]:
    """By cell: whom a tile scored for and how much, or `wizard` or `nobody`."""
    lines = {f"{event.x},{event.y}": f"{event.colour} {event.points}" for event in table.happened(TileScored)}
    for event in table.happened(TileUnscored):
        lines[f"{event.x},{event.y}"] = "wizard" if event.because == "wizard" else "nobody"
    return lines


def lines(text: str) -> dict[str, str]:
    """The lines of a scoring table: cell, and what is told of it."""
    return dict(line.split(maxsplit=1) for line in text.strip().splitlines())


@pytest.mark.rule("RIV-14.5", "RIV-14.6", "RIV-14.7", "RIV-14.8")
@pytest.mark.parametrize(
    ("totals", "well", "winner"),
    [
        ([23, 23, 19], "T", "T"),
        ([20, 15, 15], "T", "O"),
        ([14, 14, 14], "P", "P"),
        ([16, 16, 9], "O", "O"),
        ([16, 16, 9], "", "OP"),
        ([18, 18], "P", "P"),
        ([18, 18], "", "OP"),
    ],
)
def test_ex_08_deciding_a_final_tie(totals: list[int], well: str, winner: str) -> None:
    found = winners(totals, LETTERS.index(well) if well else NOBODY)
    assert "".join(LETTERS[side] for side in found) == winner


@pytest.mark.rule("RIV-12.2", "RIV-12.3", "RIV-14.2", "RIV-14.6")
def test_ex_09_contested_tiles_and_the_mana_well_with_three_players() -> None:
    table = battle(
        """
        -1,-1 hu_b2 0 O2
        0,-1 fo_b2 0 O3
        1,-1 sc_a2 0 P1 P
        -1,0 fo_a2 0 O2P2
        0,0 mw 0 O1T2
        1,0 hu_b1 0 O2P2T1
        2,0 hu_a1 0 O2T2
        -1,1 sc_a3 0 T1 T
        0,1 sc_b2 0 T1
        1,1 fo_b1 0 P3
        2,1 hu_a2 0 O1 O
        0,2 sc_b3 0 O1
        1,2 hu_a3 0 P1
        2,2 sc_b4 0 P1
        """,
        mode="three",
    )
    assert table.points == (7, 7, 6)
    assert scored(table.stop()) == lines("""
        -1,-1 orange 2
        0,-1 orange 4
        1,-1 wizard
        -1,0 nobody
        0,0 turquoise 3
        1,0 nobody
        2,0 turquoise 2
        -1,1 wizard
        0,1 turquoise 1
        1,1 purple 4
        2,1 wizard
        0,2 orange 1
        1,2 purple 2
        2,2 purple 1
    """)
    assert table.outcome is not None
    assert (table.outcome.scores, table.outcome.winners) == ((7, 7, 6), (2,))


NEARLY_EMPTY = """
    0,-1 sc_b2 0 O1P3
    -2,0 sc_a2 0 O5 O
    -1,0 sc_a5 0 O5
    0,0 mw 0 O5
    1,0 fo_a1 0 O5
    2,0 hu_a2 0 O5
    -1,1 sc_b3 0 P2
    0,1 hu_b1 0 P1 P
"""


@pytest.mark.rule("RIV-7.8", "RIV-7.14", "RIV-13.2", "RIV-13.4")
@pytest.mark.parametrize(
    ("choice", "after", "supplies"),
    [
        ("cast E", "0,-1 O4P1 orange", "O0 P26"),
        ("cast S", "0,-1 O2P3 purple\n-1,1 O2P2 contested", "O0 P24"),
    ],
    ids=["A", "B"],
)
def test_ex_16_the_supply_runs_out_in_the_middle_of_a_turn(choice: str, after: str, supplies: str) -> None:
    before = battle(NEARLY_EMPTY, "O", "fo_a2")
    assert before.supplies == "O4 P24"
    table = before.copy().play("place fo_a2 (-1,-1) rot 2")
    assert table.supplies == "O3 P24"
    assert table.asks == ("cast", 0)
    assert table.legal == ["cast:E", "cast:S"]
    assert table.play(choice).became(f"-1,-1 O1 orange O\n{after}", before)
    assert table.supplies == supplies
    assert table.over
    assert table.outcome is not None
    assert (table.outcome.scores, table.outcome.winners, table.outcome.reason) == ((12, 1), (0,), "supply")


SHORT_SUPPLY = """
    -2,0 sc_b3 0 P5 P
    -1,0 hu_b2 0 P5
    0,0 mw 0 P5
    1,0 fo_b1 0 P5
    2,0 fo_b2 0 P5
    -1,1 sc_a2 0 O1 O
    0,1 hu_a1 0 O1
    1,1 sc_a5 0 {}
"""


@pytest.mark.rule("RIV-7.9")
def test_ex_17_a_short_supply_is_reduced_before_the_shields() -> None:
    before = battle(SHORT_SUPPLY.format("O2P2"), "P", "sc_b2")
    assert before.supplies == "O26 P3"
    table = before.copy().play("place sc_b2 (0,2) rot 0")
    assert table.became(
        """
        0,1 O1P1 contested
        0,2 P1 purple P
        """,
        before,
    )
    assert table.supplies == "O26 P1"
    assert table.asks == ("place", 0)


@pytest.mark.rule("RIV-13.5")
def test_ex_18_the_wizards_golem_is_the_last_one() -> None:
    before = battle(SHORT_SUPPLY.format("O1P4"), "P", "sc_b2")
    assert before.supplies == "O27 P1"
    table = before.copy().play("place sc_b2 (0,2) rot 0")
    assert table.became("0,2 P1 purple P", before)
    assert table.supplies == "O27 P0"
    assert table.over
    assert table.outcome is not None
    assert (table.outcome.scores, table.outcome.winners, table.outcome.reason) == ((2, 15), (1,), "supply")


@pytest.mark.rule("RIV-14.1", "RIV-14.2", "RIV-14.3", "RIV-14.5", "RIV-12.2", "RIV-20.1", "RIV-20.2", "RIV-20.3")
@pytest.mark.parametrize("expert", [False, True])
def test_ex_23_the_same_final_position_with_and_without_expert_scoring(expert: bool) -> None:
    table = battle(
        """
        0,-1 sc_b3 0 O2P3
        -1,0 fo_a2 0 O5
        0,0 mw 0 O1P3
        1,0 hu_b1 0 O2P2
        2,0 fo_a1 0 O4P1
        0,1 sc_b2 0 P1
        1,1 fo_b1 0 P2 P
        2,1 hu_a2 0 O1 O
        """,
        expert=expert,
    )
    assert table.points == ((7, 4) if expert else (8, 7))
    base = """
        0,-1 purple 1
        -1,0 orange 4
        0,0 purple 3
        1,0 purple 2
        2,0 orange 4
        0,1 purple 1
        1,1 wizard
        2,1 wizard
    """
    reduced = """
        0,-1 purple 0
        -1,0 orange 4
        0,0 purple 2
        1,0 purple 1
        2,0 orange 3
        0,1 purple 1
        1,1 wizard
        2,1 wizard
    """
    assert scored(table.stop()) == lines(reduced if expert else base)
    assert table.outcome is not None
    assert (table.outcome.scores, table.outcome.winners) == ((7, 4) if expert else (8, 7), (0,))
