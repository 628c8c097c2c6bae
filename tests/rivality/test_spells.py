"""Which spells are cast, where they aim, and in which order (RIV-7)."""

import pytest

from manawell.games.rivality.events import SpellBlocked, SpellCast, SpellLost, TilePlaced, WizardSet
from tests.rivality.table import Table, alone, battle, parse_cell, random_game
from tests.rivality.test_placement import STEPS
from tests.rivality.test_setup import every_mode

PRINTED = """
    sc_a1  -    4@1  -       sc_b1  -    4@1  -
    sc_a2  3@1  1@1  -       sc_b2  1@1  3@1  -
    sc_a3  3@1  1@2  -       sc_b3  1@2  3@1  -
    sc_a4  3@2  1@1  -       sc_b4  1@1  3@2  -
    sc_a5  2@1  2@2  -       sc_b5  2@2  2@1  -
    hu_a1  2@3* 1@2  2@1     hu_b1  1@2  2@1  2@3*
    hu_a2  1@1  2@3* 2@2     hu_b2  2@2  2@3* 1@1
    hu_a3  2@3* 3@1  -       hu_b3  3@1  2@3* -
    hu_a4  2@3* 3@2  -       hu_b4  3@2  2@3* -
    fo_a1  2@1  2@3* 2@2     fo_b1  2@2  2@3* 2@1
    fo_a2  3@1  2@2  1@3*    fo_b2  2@2  1@3* 3@1
    fo_a3  2@2  2@2  2@3*    fo_b3  2@3* 2@2  2@2
"""
"""The spells of the upright tiles on their left, top and right edge (section 3 of the rules)."""
WORDS = [row.split() for row in PRINTED.strip().splitlines()]
SPELLS = {words[0]: dict(zip("WNE", words[1:], strict=True)) for row in WORDS for words in (row[:4], row[4:])}

CENTRE = "0,1"
ARMS = ["0,0", "0,-1", "0,-2", "1,1", "2,1", "3,1", "0,2", "0,3", "0,4", "-1,1", "-2,1", "-3,1"]
CORNERS = ["1,0", "-1,0", "1,2"]


def cross(tile: str, enemies: int = 0, expert: bool = False) -> Table:
    """Three tiles in each direction of the cell where a tile is to be placed, each with some golems of the enemy."""
    side, enemy = ("P", "O") if tile[3] == "b" else ("O", "P")
    others = ["mw", *[other for other in SPELLS if other != tile]]
    golems = f"{enemy}{enemies}" if enemies else "-"
    board = [f"{cell} {other} 0 {golems}" for cell, other in zip(ARMS + CORNERS, others, strict=False)]
    return battle("\n".join(board), side, tile, expert=expert)


def aims(tile: str, rotation: int) -> dict[str, tuple[str, int, int, bool]]:
    """By target cell: direction, golems, range, and whether shields are broken, for a tile placed in the centre."""
    x, y = parse_cell(CENTRE)
    found = {}
    for edge, spell in SPELLS[tile].items():
        if spell != "-":
            direction = "NESW"[("NESW".index(edge) + rotation) % 4]
            golems, reach = int(spell[0]), int(spell[2])
            east, south = STEPS[direction]
            found[f"{x + reach * east},{y + reach * south}"] = (direction, golems, reach, spell.endswith("*"))
    return found


NEARLY_EMPTY = """
    0,-1 sc_b2 0 O1P3 {guard}
    -2,0 sc_a2 0 O5 O
    -1,0 sc_a5 0 O5
    0,0 mw 0 O5
    1,0 fo_a1 0 O5
    2,0 hu_a2 0 {reserve}
    -1,1 {south}
    0,1 hu_b1 0 P1
    -3,0 sc_b4 0 -
    -4,0 sc_b5 0 -
    {west}
"""
"""For fo_a2 on -1,-1 with the left edge E, the top edge S, the right edge W: 3@1, 2@2 and 1@3 (after EX-16)."""


def short(reserve: str, guard: str = "", south: str = "sc_b3 0 P2", west: str = "") -> Table:
    """Orange has 9 golems less what stands in reserve, one of them for the wizard, when it comes to the spells."""
    board = NEARLY_EMPTY.format(reserve=reserve, guard=guard, south=south, west=west)
    return battle(board, "O", "fo_a2").play("fo_a2@-1,-1/S")


# What casts, and where it aims.


@pytest.mark.rule("RIV-7.1")
@every_mode
def test_only_the_tile_just_placed_casts(mode: str) -> None:
    cast = 0
    for seed in range(3):
        *_, table = random_game(seed, mode=mode)
        placed: tuple[int, int] | None = None
        for event in table.told():
            if isinstance(event, TilePlaced):
                placed = (event.x, event.y)
            elif isinstance(event, SpellCast | SpellLost | SpellBlocked):
                assert (event.source_x, event.source_y) == placed
        cast += len(table.happened(SpellCast))
    assert cast > 20


@pytest.mark.rule("RIV-7.1")
def test_a_tile_casts_in_no_later_turn() -> None:
    table = battle("0,0 mw 0 -", "O", "sc_a1 sc_a2", hands={1: "sc_b1"})
    table.play("sc_a1@1,0/W")
    assert table.shows("0,0 O4 orange")
    table.play("sc_b1@2,0/E", "sc_a2@3,0/E")
    assert table.shows("0,0 O4 orange\n1,0 O1 orange\n2,0 P1 purple P\n3,0 O1 orange O")


@pytest.mark.rule("RIV-7.1")
def test_in_solo_mode_the_tiles_of_the_two_wizards_cast() -> None:
    for seed in range(5):
        *_, table = random_game(seed, mode="solo")
        stands: dict[str, tuple[int, int]] = {}
        for event in table.told():
            if isinstance(event, WizardSet):
                stands[event.colour] = (event.x, event.y)
            elif isinstance(event, SpellCast):
                assert (event.source_x, event.source_y) == stands[event.colour]
        assert {event.colour for event in table.happened(SpellCast)} == {"orange", "purple"}


@pytest.mark.rule("RIV-7.2", "RIV-7.5", "RIV-4.2")
@pytest.mark.parametrize("tile", SPELLS)
def test_every_spell_reaches_the_tile_at_exactly_its_range_and_no_other(tile: str) -> None:
    for rotation in range(4):
        before = cross(tile)
        table = before.copy().play(f"{tile}@{CENTRE}/{'NESW'[rotation]}")
        letter = "P" if tile[3] == "b" else "O"
        reached = {cell: table.golems(cell) for cell in table.fields if table.golems(cell) != "-"}
        expected = {cell: f"{letter}{golems}" for cell, (_, golems, _, _) in aims(tile, rotation).items()}
        assert reached == expected | {CENTRE: f"{letter}1"}


@pytest.mark.rule("RIV-7.3")
@pytest.mark.parametrize("between", ["", "0,1 hu_b1 0 -", "0,1 hu_b1 0 P5", "0,1 fo_b1 0 O2P2", "0,1 hu_b1 0 P1 P"])
def test_what_lies_between_never_matters(between: str) -> None:
    board = """
        0,0 mw 0 -
        1,0 sc_a2 0 O1 O
        -1,0 sc_b3 0 P1
        -1,1 sc_b2 0 P1
    """
    before = battle(board + between, "O", "sc_a4")
    table = before.copy().play("sc_a4@1,1/N")
    assert table.became("-1,1 O3P1 orange\n1,0 O2 orange\n1,1 O1 orange O", before)


@pytest.mark.rule("RIV-7.4")
def test_a_spell_without_a_tile_to_reach_is_lost_even_if_one_is_placed_there_later() -> None:
    table = battle("0,0 mw 0 -", "O", "sc_a5 sc_a1", hands={1: "sc_b1"}).play("sc_a5@1,0/N")
    assert table.told(SpellLost) == [SpellLost(1, 0, "N", 1, -2)]
    assert table.supplies == "O27 P30"
    table.play("sc_b1@1,-1/N", "sc_a1@1,-2/N")
    assert table.shows("1,-2 O1 orange O\n0,0 O2 orange")
    assert table.supplies == "O26 P29"


# In which order, and that all are cast.


@pytest.mark.rule("RIV-7.5", "RIV-7.7")
@pytest.mark.parametrize(
    ("choice", "after"),
    [("cast:E", "0,-1 O4P1 orange\n-1,1 O1P2 purple"), ("cast:S", "0,-1 O3P2 orange\n-1,1 O2P2 contested")],
)
def test_the_caster_chooses_the_order_but_leaves_no_spell_out(choice: str, after: str) -> None:
    """4 golems for 3@1 to the east and 2@2 to the south; the other one follows with what is left."""
    table = short(reserve="O4")
    assert table.asks == ("cast", 0)
    assert table.legal == ["cast:E", "cast:S"]
    assert table.play(choice).shows(after)
    assert table.over


@pytest.mark.rule("RIV-7.5")
@pytest.mark.parametrize("declined", ["keep", "cast:N", "cast:W", "sc_a1@1,1/N"])
def test_nothing_but_a_live_spell_can_be_chosen(declined: str) -> None:
    assert short(reserve="O4").refusal(declined).rule.startswith("RIV-")


@pytest.mark.rule("RIV-7.6")
def test_a_spell_is_completely_resolved_before_the_next() -> None:
    """The choice of a golem holds up the spell to the west, which comes after the one to the north."""
    before = battle(
        """
        0,-1 sc_a2 0 T1 T
        -1,0 sc_a5 0 O1 O
        0,0 mw 0 T1
        1,0 sc_b2 0 O1P2T2
        0,1 hu_b1 0 P1 P
        -1,1 hu_b3 0 -
        """,
        "O",
        "sc_a4",
        mode="three",
    )
    table = before.copy().play("sc_a4@1,1/N")
    assert table.asks == ("remove", 0)
    assert table.shows("1,0 O2P2T2 contested\n-1,1 - empty")
    assert table.play("remove:purple").became(
        """
        1,0 O2P1T2 contested
        -1,1 O3 orange
        1,1 O1 orange O
        """,
        before,
    )


@pytest.mark.rule("RIV-7.6")
def test_golems_above_five_leave_before_the_next_spell() -> None:
    table = battle(
        """
        0,0 mw 0 O1P2
        1,0 sc_b2 0 O1P4
        2,0 hu_b1 0 P2 P
        3,0 sc_a2 0 O2 O
        3,1 hu_a1 0 O1
        """,
        "O",
        "sc_a5",
    ).play("sc_a5@1,1/E")
    kinds = [kind for kind in table.kinds if kind in ("SpellCast", "GolemsRemoved")]
    assert kinds == ["SpellCast", "GolemsRemoved", "SpellCast"]


@pytest.mark.rule("RIV-7.8")
@pytest.mark.parametrize("tile", [tile for tile in SPELLS if "-" not in SPELLS[tile].values()])
def test_when_the_supply_suffices_nobody_is_asked_and_the_order_is_north_east_south_west(tile: str) -> None:
    for rotation in range(4):
        table = cross(tile).play(f"{tile}@{CENTRE}/{'NESW'[rotation]}")
        directions = [event.direction for event in table.happened(SpellCast)]
        expected = [direction for direction, *_ in aims(tile, rotation).values()]
        assert directions == sorted(expected, key="NESW".index)


@pytest.mark.rule("RIV-7.8")
@pytest.mark.parametrize(("reserve", "asked"), [("O3", False), ("O4", True), ("O5", True)])
def test_the_order_is_asked_exactly_when_the_supply_may_run_out(reserve: str, asked: bool) -> None:
    """5, 4 or 3 golems for 3 + 2; the third spell finds no tile and does not count."""
    table = short(reserve)
    assert (table.asks == ("cast", 0)) == asked
    if not asked:
        assert [event.direction for event in table.happened(SpellCast)] == ["E", "S"]
        assert table.shows("0,-1 O4P1 orange\n-1,1 O2P2 contested")
        assert table.supplies == "O0 P26"


@pytest.mark.rule("RIV-7.8")
def test_a_blocked_spell_is_not_live_and_a_single_one_is_no_choice() -> None:
    table = short(reserve="O5", guard="P")
    assert table.asks == ("place", 1)
    assert table.shows("0,-1 O1P3 purple P\n-1,1 O2P2 contested")
    assert table.supplies == "O1 P24"


@pytest.mark.rule("RIV-7.8")
def test_the_order_is_asked_again_as_long_as_it_matters() -> None:
    """5 golems for 3 + 2 + 1."""
    table = short(reserve="O3", west="-4,-1 hu_b2 0 -")
    assert table.legal == ["cast:E", "cast:S", "cast:W"]
    table.play("cast:W")
    assert table.shows("-4,-1 O1 orange\n0,-1 O1P3 purple\n-1,1 P2 purple")
    assert table.asks == ("cast", 0)
    assert table.legal == ["cast:E", "cast:S"]
    table.play("cast:E")
    assert table.shows("-4,-1 O1 orange\n0,-1 O4P1 orange\n-1,1 O1P2 purple")
    assert table.over


@pytest.mark.rule("RIV-7.8")
def test_the_order_is_not_asked_again_when_repelled_golems_make_the_supply_suffice() -> None:
    """Both golems to the south are repelled; 5 are left for 3 + 1."""
    table = short(reserve="O3", south="fo_b1 0 P2", west="-4,-1 hu_b2 0 -")
    assert table.legal == ["cast:E", "cast:S", "cast:W"]
    table.play("cast:S")
    assert table.asks == ("place", 1)
    assert table.shows("-4,-1 O1 orange\n0,-1 O4P1 orange\n-1,1 P2 purple")
    assert table.supplies == "O1 P26"


@pytest.mark.rule("RIV-7.8")
@pytest.mark.parametrize(
    ("choice", "after"), [("cast:N", "2,4 P3 purple\n1,5 P1 purple"), ("cast:W", "2,4 P2 purple\n1,5 P2 purple")]
)
def test_the_lone_player_is_asked_too(choice: str, after: str) -> None:
    """3 golems for 3@1 to the north and 1@1 to the west."""
    table = alone(
        """
        1,5 P1 P
        1,0 O1 O
        0,3 P5
        1,3 P5
        0,4 P5
        1,4 P5
        0,5 P5
        """
    ).play("go (2,5)")
    assert table.asks == ("cast", 0)
    assert table.legal == ["cast:N", "cast:W"]
    assert table.play(choice).shows(after)
    assert table.over
