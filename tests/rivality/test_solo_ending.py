"""The solo game: end and scoring (RIV-17.23 to 17.31). The map is that of the worked examples."""

import pytest

from manawell.games.rivality.events import SoloLost, SoloWon, SpellCast, TileScored, TileUnscored, WayClosed, WizardSet
from tests.rivality.table import Table, alone

LEVELS = ["apprentice", "journeyman", "master"]


def crowd(letter: str, *counts: int) -> str:
    """Golems far from the action: in the upper left for Suramun, in the middle for the solo player."""
    cells = ["0,0", "1,0", "0,1", "1,1", "0,2", "1,2"] if letter == "O" else ["0,3", "1,3", "2,3", "3,3", "0,4", "1,4"]
    return "\n".join(f"{cell} {letter}{count}" for cell, count in zip(cells, counts, strict=False))


def ended(table: Table) -> tuple[str, str | None]:
    """Why the game is over, and who ran out."""
    assert table.outcome is not None
    return table.outcome.reason, table.view().ran_out


def face_down(table: Table, cell: str) -> bool:
    x, y = map(int, cell.split(","))
    return any(field.face_down for field in table.view().battlefield if (field.x, field.y) == (x, y))


# RIV-17.23: a supply is empty.


@pytest.mark.rule("RIV-17.23", "RIV-17.31")
def test_the_lone_players_last_golem_comes_with_the_wizard_and_suramun_does_not_move() -> None:
    table = alone(f"{crowd('P', 5, 5, 5, 5, 5, 3)}\n3,5 P1 P\n3,0 O1 O")
    assert table.supplies == "O29 P1"
    table.play("go:2,5")
    assert ended(table) == ("supply", "purple")
    assert table.shows("""
        2,5 P1 purple P
        3,0 O1 orange O
        2,0 - empty
    """)
    assert face_down(table, "2,0")
    assert len(table.told(WizardSet)) == 1


@pytest.mark.rule("RIV-17.23", "RIV-17.19", "RIV-17.31")
def test_suramuns_last_golem_comes_with_his_wizard_and_his_tile_stays_face_down() -> None:
    table = alone(f"{crowd('O', 5, 5, 5, 5, 5, 3)}\n3,5 P1 P\n3,0 O1 O")
    assert table.supplies == "O1 P29"
    table.play("go:2,5")
    assert ended(table) == ("supply", "orange")
    assert table.shows("2,0 O1 orange O")
    assert face_down(table, "2,0")
    assert table.told(SpellCast) == []
    assert TileUnscored("sc_a4", 2, 0, "wizard") in table.told(TileUnscored)


@pytest.mark.rule("RIV-17.23")
def test_a_spell_of_suramun_takes_his_last_golem_and_the_lone_player_casts_no_more() -> None:
    table = alone(f"{crowd('O', 5, 5, 5, 5, 5, 2)}\n3,5 P1 P\n3,0 O1 O").play("go:2,5")
    assert ended(table) == ("supply", "orange")
    assert table.shows("""
        2,1 O1 orange
        2,4 - empty
        1,5 - empty
    """)
    assert len(table.told(SpellCast)) == 1


@pytest.mark.rule("RIV-17.23")
def test_a_spell_of_the_lone_player_takes_the_last_golem() -> None:
    table = alone(f"{crowd('P', 5, 5, 5, 5, 4)}\n3,5 P1 P\n3,0 O1 O").play("go:2,5")  # 1 + 3 + 1 of 5 golems
    assert ended(table) == ("supply", "purple")
    assert table.shows("""
        2,4 P3 purple
        1,5 P1 purple
    """)
    goes_on = alone(f"{crowd('P', 5, 5, 5, 5, 3)}\n3,5 P1 P\n3,0 O1 O").play("go:2,5")
    assert goes_on.supplies == "O27 P1"
    assert not goes_on.over


@pytest.mark.rule("RIV-17.23", "RIV-17.15")
def test_a_golem_that_goes_back_at_once_counts_as_being_in_the_supply() -> None:
    """Suramun has one golem left and comes to a tile full of Suramun golems; the first spell takes the last one."""
    table = alone("1,5 P1 P\n1,0 O5 O\n1,1 O5\n0,0 O5\n0,1 O5\n0,2 O5\n2,0 O4").play("go:1,4")
    assert ended(table) == ("supply", "orange")
    assert table.shows("""
        1,1 O5 orange O
        2,1 O1 orange
        1,3 - empty
    """)


# RIV-17.24: no way.


def closed(extra: str = "", level: str = "apprentice") -> Table:
    """Into the corner (0,5), which golems of Suramun then close off."""
    return alone(f"1,5 O2 P\n1,0 O1 O\n0,4 O1\n{extra}", level=level).play("go:0,5")


@pytest.mark.rule("RIV-17.24", "RIV-17.31")
def test_the_game_ends_when_no_empty_tile_can_be_reached() -> None:
    table = closed()
    assert ended(table) == ("no_move", None)
    assert table.golems("2,5") == table.golems("3,4") == "-"
    assert table.told(WayClosed) == [WayClosed()]
    assert table.legal == []
    assert table.view().turn == 2


@pytest.mark.rule("RIV-17.24")
def test_the_game_goes_on_while_one_empty_tile_can_be_reached() -> None:
    table = alone("1,5 O1P1 P\n1,0 O1 O\n0,4 O1\n1,4 O1").play("go:0,5")
    assert not table.over
    assert table.legal == ["go:2,5"]


# RIV-17.25 to 17.29: points.


def points(golems: str, level: str) -> tuple[int, int]:
    """Of the solo player and of Suramun, with the wizards on (0,5) and (0,0)."""
    orange, purple = alone(f"0,5 P1 P\n0,0 O1 O\n{golems}", level=level).points
    return purple, orange


@pytest.mark.rule("RIV-17.25")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("golems", ["P3", "O3", "O1P2", "O2P2"])
def test_the_tile_of_a_wizard_scores_for_nobody(golems: str, level: str) -> None:
    assert alone(f"3,5 {golems} P\n3,0 O1 O", level=level).points == (0, 0)
    assert alone(f"3,5 P1 P\n3,0 {golems} O", level=level).points == (0, 0)


@pytest.mark.rule("RIV-17.26", "RIV-17.27", "RIV-17.28")
@pytest.mark.parametrize(
    ("golems", "apprentice", "journeyman", "master"),
    [
        ("3,3 P1", (1, 0), (1, 0), (1, 0)),
        ("2,4 P2", (4, 0), (4, 0), (4, 0)),
        ("1,1 O2", (0, 4), (0, 4), (0, 4)),
        ("3,2 O2P3", (4, 0), (4, 0), (3, 0)),
        ("3,3 O1P2", (1, 0), (1, 0), (0, 0)),
        ("2,2 O1P4", (2, 0), (2, 0), (1, 0)),
        ("2,4 O3P2", (0, 4), (0, 4), (0, 4)),
        ("3,4 O2P2", (0, 0), (0, 2), (0, 2)),
        ("1,1 O1P1", (0, 0), (0, 4), (0, 4)),
        ("", (0, 0), (0, 0), (0, 0)),
        ("2,4 O1P2\n3,4 O1P3\n3,3 O1P1\n1,1 O4P1", (6, 4), (6, 5), (4, 5)),
    ],
)
def test_points_at_the_three_levels(
    golems: str, apprentice: tuple[int, int], journeyman: tuple[int, int], master: tuple[int, int]
) -> None:
    assert [points(golems, level) for level in LEVELS] == [apprentice, journeyman, master]


@pytest.mark.rule("RIV-17.27", "RIV-17.28")
def test_the_levels_are_about_suramun_whichever_colour_he_has() -> None:
    rows = "sc_b1 hu_b1 sc_b4 fo_b1\nsc_b2 fo_b2 sc_b5 hu_b2\nsc_b3 hu_b4 hu_b3 fo_b3\n"
    rows += "fo_a1 sc_a1 hu_a1 sc_a3\nsc_a4 hu_a2 fo_a2 hu_a3\nhu_a4 sc_a5 sc_a2 fo_a3"
    golems = "0,5 O1 O\n0,0 P1 P\n2,4 O2P1\n3,4 O2P2\n1,1 O1P3"
    seen = [alone(golems, layout=rows, level=level, human="O").points for level in LEVELS]
    assert seen == [(4, 4), (4, 6), (3, 6)]


@pytest.mark.rule("RIV-17.28")
def test_an_enemy_golem_on_the_wizards_tile_costs_nothing() -> None:
    assert alone("2,4 O1P2 P\n2,1 O1 O\n3,3 P1", level="master").points == (0, 1)


@pytest.mark.rule("RIV-17.29", "RIV-17.26", "RIV-17.27", "RIV-17.28")
@pytest.mark.parametrize(
    ("extra", "level", "points", "won"),
    [
        # after the move: Suramun has (0,1) 1, (1,0) 2, (0,4) 1, (1,5) 1; the solo player has (0,2) 1
        ("2,4 P2\n3,3 P1", "apprentice", (5, 6), True),
        ("2,4 P2", "apprentice", (5, 5), False),
        ("3,3 P1", "apprentice", (5, 2), False),
        ("2,4 P2\n3,3 P1\n2,3 O1P1", "apprentice", (5, 6), True),
        ("2,4 P2\n3,3 P1\n2,3 O1P1", "journeyman", (7, 6), False),
        ("2,4 P2\n3,3 P1", "journeyman", (5, 6), True),
        ("2,4 O1P2\n3,3 P1", "journeyman", (5, 6), True),
        ("2,4 O1P2\n3,3 P1", "master", (5, 5), False),
        ("2,4 P2\n3,3 P1", "master", (5, 6), True),
    ],
)
def test_only_strictly_more_points_win(extra: str, level: str, points: tuple[int, int], won: bool) -> None:
    table = closed(extra, level)
    assert table.points == points
    assert table.outcome is not None
    assert table.outcome.winners == ((0,) if won else ())
    assert table.view().winners == (("purple",) if won else ("orange",))
    assert table.state.payoff(0) == (1.0 if won else 0.0)
    assert table.told()[-1] == (SoloWon(0) if won else SoloLost(0))


@pytest.mark.rule("RIV-17.25", "RIV-17.27", "RIV-17.28")
def test_the_scoring_is_told_tile_by_tile() -> None:
    table = closed("2,4 O1P2\n3,4 O2P2", "master")
    assert TileScored("purple", "fo_b2", 2, 4, 3, "control", True) in table.told(TileScored)
    assert TileScored("orange", "hu_b3", 3, 4, 2, "contested", False) in table.told(TileScored)
    assert table.told(TileUnscored) == [
        TileUnscored("sc_a1", 0, 0, "wizard"),
        TileUnscored("hu_b4", 0, 5, "wizard"),
    ]


@pytest.mark.rule("RIV-17.29")
def test_who_ran_out_can_win() -> None:
    table = alone(f"{crowd('P', 5, 5, 5, 5, 5, 3)}\n3,5 P1 P\n3,0 O1 O").play("go:2,5")
    assert ended(table) == ("supply", "purple")
    assert table.points == (0, 4 + 1 + 2 + 1 + 1 + 2 + 4)
    assert table.outcome is not None
    assert table.outcome.winners == (0,)
