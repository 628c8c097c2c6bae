"""Expert rules: sieges (RIV-19)."""

import pytest

from manawell.games.rivality.events import TileBesieged
from tests.rivality.table import Table, battle, new, walk


def ring(middle: str, west: str = "O1", north: str = "O1", east: str = "O1", **options: str | bool) -> Table:
    """Orange lays the tile south of (1,0), the last of its neighbours; no spell finds a tile."""
    board = f"0,0 mw 0 {west}\n1,0 hu_b1 0 {middle}\n1,-1 hu_a2 0 {north}\n2,0 hu_a1 0 {east}"
    mode, expert = str(options.get("mode", "duel")), bool(options.get("expert", True))
    return battle(board, "O", "fo_a3", mode=mode, expert=expert, starred="P").play("fo_a3@1,1/S")


def two_sieges(active: int, besieger: str, mode: str = "duel") -> Table:
    """The active player lays (2,0) between two enemy tiles; a delayed spell gives it to the besieger, who has two
    sieges then.
    """
    enemy = "PO"["OP".index(besieger)]
    board = f"""
        0,0 mw 0 {besieger}1
        1,-1 hu_b1 0 {besieger}1
        1,1 hu_b2 0 {besieger}1
        4,0 sc_b5 2 {besieger}1
        3,-1 sc_b2 0 {besieger}1
        3,1 sc_b3 0 {besieger}1
        2,1 sc_b1 0 {besieger}1
        1,0 sc_a2 0 {enemy}1
        3,0 sc_a4 0 {enemy}1
    """
    move = "sc_a1@2,0/N" if active % 2 == 0 else "hu_b4@2,0/E"
    return battle(board, active, move[:5], mode=mode, expert=True).play(move)


def besieged(table: Table) -> list[TileBesieged]:
    return [event for event in table.told(TileBesieged) if isinstance(event, TileBesieged)]


# RIV-19.1 to 19.3: one besieger.


@pytest.mark.rule("RIV-19.1", "RIV-19.3")
@pytest.mark.parametrize(
    ("middle", "after", "supplies"),
    [
        ("P2", "O1", "O25 P30"),
        ("P5", "O1", "O25 P30"),
        ("P1", "O1", "O25 P30"),
        ("O1P1", "O2", "O24 P30"),
        ("O1P3", "O2", "O24 P30"),
        ("-", "O1", "O25 P30"),
        ("O1", "O1", "O25 P30"),
        ("O3P2", "O3P2", "O23 P28"),
    ],
)
def test_a_tile_among_four_of_one_side_falls_unless_that_side_controls_it(
    middle: str, after: str, supplies: str
) -> None:
    table = ring(middle)
    assert table.golems("1,0") == after
    assert table.supplies == supplies
    assert len(besieged(table)) == (after != middle)


@pytest.mark.rule("RIV-19.1", "RIV-3.2")
def test_without_expert_rules_there_is_no_siege() -> None:
    assert ring("P2", expert=False).golems("1,0") == "P2"


@pytest.mark.rule("RIV-19.3")
def test_the_shields_of_an_entrenched_fortress_do_not_matter() -> None:
    board = "0,0 mw 0 O1\n1,0 fo_b1 0 P5\n1,-1 hu_a2 0 O1\n2,0 hu_a1 0 O1"
    table = battle(board, "O", "fo_a3", expert=True).play("fo_a3@1,1/S")
    assert table.shows("1,0 O1 orange")
    assert besieged(table) == [TileBesieged("orange", 1, 0, "fo_b1", 5, (1, 0), ("orange",))]


@pytest.mark.rule("RIV-19.2")
@pytest.mark.parametrize("mode", ["duel", "three"])
def test_three_neighbours_are_not_enough(mode: str) -> None:
    board = "0,0 mw 0 O1\n1,0 hu_b1 0 P2\n1,-1 hu_a2 0 O1"
    table = battle(board, "O", "fo_a3", mode=mode, expert=True).play("fo_a3@1,1/S")
    assert table.shows("1,0 P2 purple")


@pytest.mark.rule("RIV-19.1", "RIV-19.6", "RIV-19.14")
@pytest.mark.parametrize("mode", ["duel", "three"])
@pytest.mark.parametrize("weak", ["-", "O1P1", "O2P2"])
@pytest.mark.parametrize("side", ["west", "north", "east"])
def test_an_empty_or_contested_neighbour_prevents_the_siege(side: str, weak: str, mode: str) -> None:
    """The neighbour in the west is the Mana Well."""
    assert ring("P1", mode=mode, **{side: weak}).golems("1,0") == "P1"
    assert ring("-", mode=mode, **{side: weak}).golems("1,0") == "-"


@pytest.mark.rule("RIV-19.4")
@pytest.mark.parametrize("middle", ["-", "O1P1"])
def test_two_sides_cannot_besiege_jointly_in_a_duel(middle: str) -> None:
    assert ring(middle, east="P1").golems("1,0") == middle


# RIV-19.4 to 19.7: joint sieges.


@pytest.mark.rule("RIV-19.4")
@pytest.mark.parametrize(
    ("middle", "after"),
    [("T2", "{0}1"), ("T5", "{0}1"), ("P1T2", "{1}"), ("O1P1T3", "{2}"), ("-", "{0}1"), ("O1P1", "{2}")],
)
@pytest.mark.parametrize("besieger", ["O", "P"])
def test_who_controls_three_of_the_four_besieges(besieger: str, middle: str, after: str) -> None:
    """Orange lays the fourth tile, and may help purple by that."""
    table = ring(middle, west=f"{besieger}1", north=f"{besieger}2", east="P1", mode="three")
    kept = {"O": "O1", "P": "P2"}[besieger]  # an own golem stays, one comes
    shared = {"O": "O2", "P": "P2"}[besieger]
    assert table.golems("1,0") == after.format(besieger, kept, shared)
    assert [event.colour for event in besieged(table)] == [{"O": "orange", "P": "purple"}[besieger]]
    assert sum(table.state.supplies) + sum(map(sum, map(table.state.golems_of, range(25)))) == 60


def middle_taken(first: str, second: str, **numbers: int) -> Table:
    """Around (1,0): the Well and north are orange, east and south purple; the middle is orange's, so that nothing
    happens until turquoise takes it in the third turn. The numbers say when each neighbour was gained.
    """
    board = """
        0,0 mw 0 O1
        1,-1 hu_a2 0 O1
        1,0 sc_a2 0 O1
        2,0 sc_b1 3 P1
        1,1 hu_b4 0 P1
    """
    cells = {"west": "0,0", "north": "1,-1", "east": "2,0", "south": "1,1"}
    table = battle(
        board,
        "O",
        "sc_a4",
        hands={1: "sc_b2", 2: "sc_a5"},
        mode="three",
        expert=True,
        gained={cells[place]: number for place, number in numbers.items()},
    ).play(first, second)
    assert besieged(table) == []
    return table.play("sc_a5@3,0/W")  # 2@2 at the middle


FAR = ("sc_a4@-1,0/W", "sc_b2@-2,0/W")
"""Turns without effect."""


@pytest.mark.rule("RIV-19.5", "RIV-19.9")
@pytest.mark.parametrize(
    ("numbers", "after"),
    [
        ({"west": 4, "north": 1, "east": 2, "south": 3}, "O2"),
        ({"west": 1, "north": 4, "east": 3, "south": 2}, "O2"),
        ({"west": 1, "north": 2, "east": 4, "south": 3}, "P1"),
        ({"west": 3, "north": 2, "east": 1, "south": 4}, "P1"),
        ({"west": 7, "north": 7, "east": 1, "south": 8}, "P1"),
    ],
)
def test_at_two_to_two_the_control_gained_last_decides(numbers: dict[str, int], after: str) -> None:
    table = middle_taken(FAR[0], FAR[1], **numbers)
    assert table.golems("1,0") == after  # an orange golem was there and stays if orange is the besieger
    assert table.supplies.split()[2] == "T19"


@pytest.mark.rule("RIV-19.5")
def test_control_that_was_lost_and_regained_is_gained_anew() -> None:
    late = {"west": 2, "north": 4, "east": 3, "south": 1}
    table = middle_taken("sc_a4@2,1/N", "sc_b2@2,-1/S", **late)  # 1 golem contests the east, 3 win it back
    assert table.shows("""
        2,0 O1P4 purple
        1,0 P1 purple
    """)


@pytest.mark.rule("RIV-19.5")
def test_control_that_was_only_reinforced_is_not_gained_anew() -> None:
    late = {"west": 2, "north": 4, "east": 3, "south": 1}
    table = middle_taken(FAR[0], "sc_b2@2,-1/S", **late)
    assert table.shows("""
        2,0 P4 purple
        1,0 O2 orange
    """)


@pytest.mark.rule("RIV-19.5")
def test_the_tile_just_laid_was_gained_last() -> None:
    """Only real play, no numbers: orange lays the fourth tile; purple lays it in the other game."""
    assert ring("T2", east="P1", west="P1", mode="three").golems("1,0") == "O1"
    board = "0,0 mw 0 O1\n1,0 hu_b1 0 T2\n1,-1 hu_a2 0 O1\n2,0 hu_a1 0 P1"
    table = battle(board, "P", "fo_b3", mode="three", expert=True).play("fo_b3@1,1/S")
    assert table.golems("1,0") == "P1"


@pytest.mark.rule("RIV-19.5")
def test_a_spell_or_a_delayed_spell_gains_later_than_the_tile_just_laid() -> None:
    """Orange lays the south; a delayed spell of purple takes it: purple gained the fourth tile."""
    board = """
        0,0 mw 0 O1
        1,0 hu_b1 0 T2
        1,-1 hu_a2 0 O1
        2,0 hu_a1 0 P1
        2,1 sc_b1 3 P1
    """
    table = battle(board, "O", "sc_a1", mode="three", expert=True).play("sc_a1@1,1/S")
    assert table.shows("""
        1,1 O1P4 purple O
        1,0 P1 purple
    """)


@pytest.mark.rule("RIV-19.5", "RIV-19.12")
def test_control_gained_by_a_siege_counts_at_once() -> None:
    """Orange besieges (1,0), 3 : 1. Now (2,0) of turquoise has two orange neighbours, and the later one decides."""
    board = """
        0,0 mw 0 O1
        1,-1 hu_a2 0 O1
        1,0 sc_a2 0 -
        2,0 sc_b3 0 T2
        2,-1 sc_a3 0 O1
        2,1 sc_b4 2 P1
        3,0 hu_b4 0 P1
    """
    numbers = {"2,-1": 1, "3,0": 5, "2,1": 6}
    table = battle(board, "O", "fo_a3", mode="three", expert=True, gained=numbers).play("fo_a3@1,1/S")
    assert [(event.colour, event.x) for event in besieged(table)] == [("orange", 1), ("orange", 2)]


@pytest.mark.rule("RIV-19.6")
@pytest.mark.parametrize("middle", ["-", "T1", "P1", "O1P1"])
def test_neighbours_of_all_three_sides_besiege_nothing(middle: str) -> None:
    table = ring(middle, west="P1", north="T1", mode="three")
    assert table.golems("1,0") == middle


@pytest.mark.rule("RIV-19.7")
@pytest.mark.parametrize("middle", ["P2", "P2T1", "O2", "O2P1T1"])
@pytest.mark.parametrize("north", ["O1", "P1"])
def test_a_joint_siege_leaves_the_tile_of_one_of_the_two_alone(middle: str, north: str) -> None:
    assert ring(middle, north=north, east="P1", mode="three").golems("1,0") == middle


# RIV-19.8 to 19.12: the procedure.


@pytest.mark.rule("RIV-19.8")
def test_sieges_come_after_all_delayed_spells_and_before_the_draw() -> None:
    table = two_sieges(0, "P")
    assert [type(event).__name__ for event in table.told()][-3:] == ["WizardSet", "SpellWaits", "DelayedSpellCast"]
    assert len(table.hand(0)) == 1
    table.play("siege:1,0")
    assert [type(event).__name__ for event in table.told()][-4:-1] == ["TileBesieged", "TileBesieged", "TileDrawn"]


@pytest.mark.rule("RIV-19.9", "RIV-19.10")
def test_a_tile_taken_amid_four_enemy_tiles_is_taken_back_at_once() -> None:
    board = "0,0 mw 0 P1\n1,0 sc_b1 0 P1\n1,-1 hu_b3 0 P1\n2,0 hu_b2 0 P1\n1,1 hu_b4 0 P1"
    table = battle(board, "O", "sc_a5", expert=True).play("sc_a5@1,2/N")  # 2@2 takes the middle for a moment
    assert table.shows("1,0 P2 purple")
    assert table.supplies == "O29 P24"
    assert besieged(table) == [TileBesieged("purple", 1, 0, "sc_b1", 2, (0, 2), ("purple",))]


@pytest.mark.rule("RIV-19.11")
@pytest.mark.parametrize(("active", "besieger", "decider"), [(0, "O", 0), (0, "P", 1), (1, "P", 1), (1, "O", 0)])
@pytest.mark.parametrize("mode", ["duel", "three"])
def test_a_besieger_of_two_tiles_chooses_the_first(active: int, besieger: str, decider: int, mode: str) -> None:
    table = two_sieges(active, besieger, mode)
    assert table.asks == ("siege", decider)
    assert set(table.legal) == {"siege:1,0", "siege:3,0"}
    table.play("siege:3,0")  # the other one is resolved without asking
    assert [(event.x, event.y) for event in besieged(table)] == [(3, 0), (1, 0)]
    assert (table.golems("1,0"), table.golems("3,0")) == (f"{besieger}1", f"{besieger}1")
    assert table.asks[0] == "place"


@pytest.mark.rule("RIV-19.10", "RIV-19.11")
@pytest.mark.parametrize(("active", "after", "last"), [("O", "P", "T"), ("P", "T", "O"), ("T", "O", "P")])
@pytest.mark.parametrize("edition", ["de", "fr"])
def test_the_sides_besiege_clockwise_from_the_active_one(active: str, after: str, last: str, edition: str) -> None:
    """The active side breaks into two rings, of the next side in the west and of the one after it in the north."""
    board = f"""
        0,0 mw 0 {last}1
        1,0 sc_a1 0 {last}1
        1,-1 sc_b5 0 {last}1
        2,0 sc_b4 0 {last}1
        1,1 hu_a3 0 {last}1
        0,1 sc_a5 0 -
        0,2 sc_a3 0 -
        -1,2 sc_a2 0 {after}1
        -2,2 sc_b1 0 {after}1
        -3,2 sc_a4 0 {after}1
        -2,1 sc_b2 0 {after}1
        -2,3 sc_b3 0 {after}1
    """
    table = battle(board, active, "fo_a1", mode="three", expert=True, edition=edition).play("fo_a1@1,2/W")
    letters = [event.colour[0].upper() for event in besieged(table)]
    assert letters == [after, last]
    assert (table.golems("-2,2"), table.golems("1,0")) == (f"{after}2", f"{last}2")


@pytest.mark.rule("RIV-19.11", "RIV-19.12")
@pytest.mark.parametrize(
    ("active", "move", "after"),
    [("O", "sc_a5@2,-2/S", ("O1", "O2P1")), ("P", "sc_b5@1,-2/W", ("O1P2", "P1"))],
)
def test_a_siege_cancels_another_one(active: str, move: str, after: tuple[str, str]) -> None:
    """(1,0) is amid orange tiles, (2,0) amid purple ones, and both are one side's. The other takes one of them, and now
    each would besiege a tile; the active side comes first and thereby breaks the ring of the other.
    """
    other = "PO"["OP".index(active)]
    board = f"""
        0,0 mw 0 O1
        1,-1 hu_a2 0 O1
        1,0 sc_b1 0 {other}1
        1,1 hu_a3 0 O1
        2,0 sc_a1 0 {other}1
        2,-1 hu_b1 2 P1
        3,0 hu_b2 0 P1
        2,1 hu_b3 2 P1
    """
    table = battle(board, active, move[:5], expert=True).play(move)
    assert (table.golems("1,0"), table.golems("2,0")) == after
    assert len(besieged(table)) == 1


@pytest.mark.rule("RIV-19.4", "RIV-19.12")
def test_a_siege_creates_another_one() -> None:
    """Turquoise and orange besiege the Well jointly; with the Well orange then holds all around (-1,0)."""
    board = """
        0,0 mw 0 P1T1
        -1,0 hu_b1 1 T2
        -1,-1 sc_a4 0 O1
        -2,0 sc_a5 0 O1
        -1,1 hu_a2 0 O1
        0,-1 sc_a2 0 O1
        1,0 sc_a3 0 O1
    """
    table = battle(board, "O", "sc_a1", mode="three", expert=True).play("sc_a1@0,1/E")
    assert [(event.x, event.y, event.removed) for event in besieged(table)] == [(0, 0, 2), (-1, 0, 2)]
    assert table.shows("""
        0,0 O1 orange
        -1,0 O1 orange
    """)
    assert table.supplies == "O12 P20 T20"


@pytest.mark.rule("RIV-19.1", "RIV-19.12")
@pytest.mark.parametrize("mode", ["duel", "three", "teams"])
def test_no_turn_of_any_game_leaves_a_tile_besieged(mode: str) -> None:
    sieges = 0
    for seed in range(12):
        for table in walk(new(f"{seed}", mode=mode, expert="true"), f"siege {seed}"):
            if table.asks[0] == "place":
                held = {(field.x, field.y): holder(field.golems) for field in table.view().battlefield}
                for (x, y), here in held.items():
                    around = {held.get(cell) for cell in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))}
                    assert None in around or len(around) == table.state.sides or here in around
        sieges += len(besieged(table))
    assert sieges > 0


def holder(golems: tuple[int, ...]) -> int | None:
    """The side with strictly the most golems."""
    return golems.index(max(golems)) if golems.count(max(golems)) == 1 else None


# RIV-19.13 to 19.15: what does not protect.


@pytest.mark.rule("RIV-19.13", "RIV-14.2")
def test_a_wizard_does_not_protect_its_tile_and_stays() -> None:
    table = ring("P1 P")
    assert table.shows("1,0 O1 orange P")
    assert table.points == (3 + 2 + 2, 0)  # neither the Hut of purple's wizard nor the new tile counts


@pytest.mark.rule("RIV-19.14")
def test_the_well_can_be_besieged() -> None:
    board = "0,0 mw 0 P4\n0,-1 hu_a1 0 O1\n1,0 sc_a1 0 O1\n-1,0 sc_a2 0 O1"
    table = battle(board, "O", "fo_a3", expert=True).play("fo_a3@0,1/S")
    assert table.shows("0,0 O1 orange")
    assert table.points == (3 + 2 + 1 + 1, 0)


@pytest.mark.rule("RIV-19.15", "RIV-19.10")
def test_the_tile_just_laid_can_be_besieged_with_its_wizard() -> None:
    board = """
        0,0 mw 0 P1
        0,-1 hu_b1 0 -
        1,-1 hu_b2 0 P1
        2,-1 sc_b2 0 -
        2,0 hu_b3 2 P1
        0,1 sc_b3 0 -
        1,1 hu_b4 0 P1
    """
    table = battle(board, "O", "hu_a4", expert=True).play("hu_a4@1,0/N")
    assert table.shows("1,0 P1 purple O")
    assert table.supplies == "O30 P25"
