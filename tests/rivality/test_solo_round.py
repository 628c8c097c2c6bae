"""The solo game: a round (RIV-17.7 to 17.22, 17.30). The map is that of the worked examples."""

import pytest

from manawell.games.rivality import GAME
from manawell.games.rivality.events import GolemsRemoved, NoSpells, SpellCast, SpellLost, TileRevealed, WizardSet
from tests.rivality.table import Table, alone, destinations, new, walk


def cast(table: Table, colour: str) -> list[tuple[str, int, int, int, int]]:
    """The spells of a side in order: direction, target, golems repelled and landed."""
    told = [event for event in table.told(SpellCast) if isinstance(event, SpellCast) and event.colour == colour]
    return [(event.direction, event.x, event.y, event.repelled, event.landed) for event in told]


def shown(table: Table, cell: str, viewer: int = 0) -> tuple[str | None, bool]:
    """What the solo player sees of a tile: its name, and whether it lies face-down."""
    x, y = map(int, cell.split(","))
    (field,) = [field for field in table.view(viewer).battlefield if (field.x, field.y) == (x, y)]
    return field.tile, field.face_down


# RIV-17.7 to 17.13: the wizard moves.


@pytest.mark.rule("RIV-17.7")
def test_the_four_phases_of_a_round() -> None:
    table = alone().play("enter:2")
    steps = [event for event in table.told() if isinstance(event, WizardSet | SpellCast)]
    assert [(type(event).__name__, event.colour, event.x, event.y) for event in steps] == [
        ("WizardSet", "purple", 2, 5),
        ("WizardSet", "orange", 2, 0),
        ("SpellCast", "orange", 2, 1),
        ("SpellCast", "purple", 2, 4),
        ("SpellCast", "purple", 1, 5),
    ]
    assert table.asks == ("move", 0)
    assert table.play("go:0,5").asks == ("move", 0)
    assert table.view().turn == 2


@pytest.mark.rule("RIV-17.8")
def test_the_wizard_enters_in_the_lowest_row() -> None:
    assert alone().legal == ["enter:0", "enter:1", "enter:2", "enter:3"]
    for x in range(4):
        table = alone().play(f"enter:{x}")
        assert (table.wizard(f"{x},5"), table.wizard(f"{x},0")) == ("P", "O")
        assert table.golems(f"{x},5") == "P1"
        assert table.asks == ("move", 0)


@pytest.mark.rule("RIV-17.9")
def test_a_path_leads_over_own_golems_to_an_empty_tile() -> None:
    """Control does not matter on the way; tiles with golems of Suramun alone are neither way nor destination."""
    table = alone("""
        1,4 P1 P
        1,1 O1 O
        1,3 O2
        0,4 P2
        2,4 O3P1
        3,4 O1P1
    """)
    assert destinations(table) == {"1,5", "0,3", "0,5", "2,3", "2,5", "3,3", "3,5"}


@pytest.mark.rule("RIV-17.9")
def test_without_own_golems_around_only_neighbours_along_edges_can_be_reached() -> None:
    table = alone("2,3 P1 P\n2,2 O1 O")
    assert destinations(table) == {"1,3", "3,3", "2,4"}
    corner = alone("0,5 P1 P\n0,0 O1 O\n3,5 P2")
    assert destinations(corner) == {"0,4", "1,5"}


@pytest.mark.rule("RIV-17.9", "RIV-17.13")
def test_a_face_down_tile_is_a_destination_but_no_way() -> None:
    table = alone("1,3 P1 P\n1,2 O1P1 O\n0,3 P1")
    assert destinations(table) == {"0,2", "2,2", "1,1", "2,3", "1,4", "0,4"}


@pytest.mark.rule("RIV-17.10")
def test_the_tile_the_wizard_starts_from_needs_no_own_golem() -> None:
    assert destinations(alone("1,4 O2 P\n1,1 O1 O")) == {"1,3", "1,5", "0,4", "2,4"}


@pytest.mark.rule("RIV-17.11")
def test_the_wizard_may_pass_suramuns_wizard_over_an_own_golem() -> None:
    passing = alone("1,3 P1 P\n1,2 O2P1 O")
    assert destinations(passing) == {"0,3", "2,3", "1,4", "0,2", "2,2", "1,1"}
    blocked = alone("1,3 P1 P\n1,2 O2 O")
    assert destinations(blocked) == {"0,3", "2,3", "1,4"}
    assert passing.play("go:1,1").wizard("1,1") == "P"


@pytest.mark.rule("RIV-17.12")
@pytest.mark.parametrize("own", ["P1", "O1"])
def test_staying_is_not_possible(own: str) -> None:
    table = alone(f"1,3 {own} P\n1,2 O1 O\n0,3 P1")
    assert "1,3" not in destinations(table)
    refusal = table.refusal("go:1,3")
    assert (refusal.rule, refusal.reason) == ("RIV-17.12", "refusal-stay")


@pytest.mark.rule("RIV-17.13")
def test_a_face_down_destination_is_revealed_and_stays_upside_down() -> None:
    table = alone("0,3 P1 P\n0,2 O1P1 O")
    assert shown(table, "0,1") == (None, True)
    assert table.state.supplies[1] == 28
    table.play("go:0,1")
    assert shown(table, "0,1") == ("sc_a2", False)
    assert table.told()[0] == TileRevealed("sc_a2", 0, 1)
    assert table.told()[1] == WizardSet("purple", 0, 1, (0, 1), ("purple",))
    (field,) = [field for field in table.view().battlefield if (field.x, field.y) == (0, 1)]
    assert field.rotation == 2


# RIV-17.14, 17.15: Suramun's wizard.


@pytest.mark.rule("RIV-17.14")
@pytest.mark.parametrize("there", ["-", "P3", "O2", "O2P2"])
def test_suramun_goes_to_the_mirror_cell_whatever_lies_there(there: str) -> None:
    lines = "" if there == "-" else f"\n0,2 {there}"
    table = alone(f"0,4 P1 P\n0,1 O1 O{lines}").play("go:0,3")
    assert (table.wizard("0,3"), table.wizard("0,2"), table.wizard("0,1")) == ("P", "O", "")


@pytest.mark.rule("RIV-17.14")
def test_the_mirror_cell_of_suramuns_territory_is_in_the_lone_players() -> None:
    table = alone("3,3 P1 P\n3,2 O1P1 O").play("go:3,1")
    assert (table.wizard("3,1"), table.wizard("3,4")) == ("P", "O")


@pytest.mark.rule("RIV-17.14", "RIV-17.30")
def test_the_wizards_stand_on_mirror_cells_after_every_round() -> None:
    for seed in range(6):
        for table in walk(new(f"{seed}", mode="solo"), f"mirror {seed}"):
            seen = table.view()
            human, suramun = seen.wizards[1], seen.wizards[0]
            if human and suramun and not table.over:
                assert (suramun.x, suramun.y) == (human.x, 5 - human.y)
            for side in (0, 1):
                assert seen.supplies[side] + sum(field.golems[side] for field in seen.battlefield) == 30
            assert max(sum(field.golems) for field in seen.battlefield) <= 5
        assert table.outcome is not None
        assert table.outcome.reason in ("supply", "no_move")


@pytest.mark.rule("RIV-17.15")
def test_suramuns_golem_comes_against_shields_and_control() -> None:
    table = alone("0,4 P1 P\n0,1 O1 O\n0,3 P2").play("go:0,2")  # Suramun comes to a Fortress of the solo player
    assert table.golems("0,3") == "O1P2"


@pytest.mark.rule("RIV-17.15")
def test_on_a_full_tile_a_golem_of_the_lone_player_leaves() -> None:
    table = alone("1,4 P1 P\n1,1 O1 O\n1,3 P5").play("go:1,2")
    assert table.golems("1,3") == "O1P4"
    mixed = alone("1,4 P1 P\n1,1 O1 O\n1,3 O3P2").play("go:1,2")
    assert mixed.golems("1,3") == "O4P1"


@pytest.mark.rule("RIV-17.15")
def test_on_a_tile_full_of_his_own_suramuns_golem_goes_back() -> None:
    table = alone("1,5 P1 P\n1,0 O1 O\n1,1 O5")
    assert table.supplies == "O24 P29"
    table.play("go:1,4")
    assert table.told()[1:3] == [
        WizardSet("orange", 1, 1, (6, 0), ("orange",)),
        GolemsRemoved("orange", 1, 1, 1, (5, 0), ("orange",)),
    ]
    assert cast(table, "orange") == [("E", 2, 1, 0, 3), ("S", 1, 3, 0, 2)]
    assert table.golems("1,1") == "O3P2"  # after the solo player's 2@3* from (1,4)
    assert table.state.supplies[0] == 24 - 3 - 2 + 2


# RIV-17.16 to 17.21: Suramun casts.


@pytest.mark.rule("RIV-17.16", "RIV-17.21")
def test_suramun_casts_everything_even_from_a_tile_he_does_not_control() -> None:
    table = alone("0,4 P1 P\n0,1 O1 O\n0,3 P3").play("go:0,2")
    assert table.controller("0,3") == "purple"
    assert cast(table, "orange") == [("N", 0, 0, 0, 2), ("E", 1, 3, 0, 2)]  # fo_b1 lies upright; west is outside


@pytest.mark.rule("RIV-17.16")
def test_a_face_down_tile_of_suramuns_wizard_is_revealed_in_the_third_phase() -> None:
    table = alone().play("enter:0")
    told = [event for event in table.told() if isinstance(event, WizardSet | TileRevealed)]
    assert told[1:3] == [WizardSet("orange", 0, 0, (1, 0), ("orange",)), TileRevealed("sc_a1", 0, 0)]
    assert shown(table, "0,0") == ("sc_a1", False)


@pytest.mark.rule("RIV-17.16", "RIV-17.23")
def test_suramun_casts_in_the_order_north_east_south_west() -> None:
    """With two golems left, Suramun attacks the Hut in the north first: one is repelled and then used in the west."""
    crowd = "0,0 O5\n1,0 O5\n2,0 O5\n3,0 O5\n3,1 O5\n0,1 O1"
    table = alone(f"{crowd}\n1,2 P1 P\n1,3 O1 O").play("go:2,2")
    assert cast(table, "orange") == [("N", 2, 2, 1, 1), ("W", 0, 3, 0, 1)]
    assert table.over


@pytest.mark.rule("RIV-17.17")
def test_wizards_protect_nothing() -> None:
    """Suramun's spell hits the tile of the solo player's wizard."""
    hit = alone("2,4 P1 P\n2,1 O1 O").play("go:2,3")
    assert hit.shows("2,3 O2P1 orange P")
    assert cast(hit, "orange") == [("S", 2, 3, 1, 2)]
    struck = alone("1,4 P1 P\n1,1 O1 O").play("go:1,3")
    assert struck.shows("1,2 O1P3 purple O")  # 4@1 at Suramun's Hut under Suramun's wizard


@pytest.mark.rule("RIV-17.18")
def test_spells_that_leave_the_map_are_lost() -> None:
    table = alone().play("enter:2")
    assert table.told(SpellLost) == [SpellLost(2, 0, "E", 4, 0)]
    assert table.supplies == "O28 P25"
    west = alone().play("enter:0")
    assert west.told(SpellLost) == [SpellLost(0, 5, "W", -2, 5)]
    assert west.supplies == "O25 P27"  # Suramun 1 + 4; the solo player 1 + 2


@pytest.mark.rule("RIV-17.19")
def test_a_face_down_tile_is_revealed_before_golems_come() -> None:
    table = alone().play("enter:0")
    told = [event for event in table.told() if isinstance(event, TileRevealed | SpellCast)]
    pairs = [(type(event).__name__, event.tile) for event in told]
    assert pairs == [
        ("TileRevealed", "sc_a1"),
        ("TileRevealed", "sc_a2"),
        ("SpellCast", "sc_a2"),
        ("TileRevealed", "sc_a3"),
        ("SpellCast", "sc_a3"),
    ]
    assert [shown(table, f"0,{y}") for y in range(3)] == [("sc_a1", False), ("sc_a2", False), ("sc_a3", False)]
    assert table.golems("0,2") == "P2"
    again = alone("0,5 P1 P\n0,0 O1 O\n2,1 O1").play("go:1,5")
    assert [event for event in again.told(TileRevealed) if event == TileRevealed("sc_a5", 2, 1)] == []


@pytest.mark.rule("RIV-17.19")
def test_no_face_down_tile_holds_a_golem_between_rounds() -> None:
    for seed in range(6):
        for table in walk(new(f"{seed}", mode="solo"), f"face {seed}"):
            if not table.over:
                assert not [field for field in table.view().battlefield if field.face_down and any(field.golems)]


@pytest.mark.rule("RIV-17.20")
def test_shields_and_entrenchment_hold_against_suramun_and_overflow_follows() -> None:
    table = alone("0,3 P1 P\n0,2 O1 O\n1,4 P5").play("go:1,3")  # 3@2 at a Hut with five golems: two shields
    assert cast(table, "orange") == [("S", 1, 4, 2, 1)]
    assert table.golems("1,4") == "O1P4"


@pytest.mark.rule("RIV-17.20")
def test_broken_shields_and_shields_against_the_lone_player() -> None:
    table = alone("2,5 P1 P\n2,0 O1 O\n3,3 P5\n1,0 O5").play("go:3,5")
    assert cast(table, "orange")[0] == ("S", 3, 3, 0, 2)  # 2@3* at an entrenched Stone Circle
    assert cast(table, "orange")[1] == ("W", 1, 0, 0, 2)  # Suramun's own Hut: no shields, two golems too many
    assert table.golems("1,0") == "O5"
    hut = alone("1,4 P1 P\n1,1 O1 O\n1,2 O4").play("go:1,3")
    assert cast(hut, "purple") == [("N", 1, 2, 2, 2)]  # 4@1 at Suramun's Hut with five golems


@pytest.mark.rule("RIV-17.21")
def test_the_lone_player_casts_from_suramuns_tiles_as_they_lie() -> None:
    table = alone("0,4 P1 P\n0,1 O1 O\n0,3 P1").play("go:0,2")  # sc_a3 upside down: left faces east, top south
    assert cast(table, "purple") == [("E", 1, 2, 0, 3), ("S", 0, 4, 0, 1)]
    assert table.golems("0,4") == "P2"


# RIV-17.22, 17.30: the solo player casts.


@pytest.mark.rule("RIV-17.22")
def test_no_spell_is_cast_from_a_tile_that_suramun_controls() -> None:
    table = alone("2,4 P1 P\n2,1 O1 O").play("go:2,3")
    assert table.controller("2,3") == "orange"
    assert cast(table, "purple") == []
    assert [(event.x, event.y) for event in table.told() if isinstance(event, NoSpells)] == [(2, 3)]


@pytest.mark.rule("RIV-17.22")
def test_no_spell_is_cast_from_a_contested_tile() -> None:
    table = alone("3,4 P1 P\n3,1 O1 O\n3,3 P1").play("go:3,2")  # 3@1 at a Fortress: one lands
    assert table.shows("3,2 O1P1 contested P")
    assert cast(table, "purple") == []
    assert [(event.x, event.y) for event in table.told() if isinstance(event, NoSpells)] == [(3, 2)]


@pytest.mark.rule("RIV-17.22", "RIV-17.30")
@pytest.mark.parametrize(("first", "after"), [("cast:N", ("P3", "-")), ("cast:W", ("P2", "P1"))])
def test_the_order_is_asked_when_the_supply_may_not_suffice(first: str, after: tuple[str, str]) -> None:
    crowd = "0,3 P5\n1,3 P5\n2,3 P5\n3,3 P5\n0,4 P5"
    table = alone(f"{crowd}\n3,5 P1 P\n3,0 O1 O").play("go:2,5")
    assert table.asks == ("cast", 0)
    assert table.legal == ["cast:N", "cast:W"]
    table.play(first)
    assert (table.golems("2,4"), table.golems("1,5")) == after
    assert table.over


@pytest.mark.rule("RIV-17.22")
def test_all_spells_are_cast_without_asking_when_the_supply_suffices() -> None:
    crowd = "0,3 P5\n1,3 P5\n2,3 P5\n3,3 P5\n0,4 P3"
    table = alone(f"{crowd}\n3,5 P1 P\n3,0 O1 O").play("go:2,5")
    assert cast(table, "purple") == [("N", 2, 4, 0, 3), ("W", 1, 5, 0, 1)]
    assert table.asks == ("move", 0)


@pytest.mark.rule("RIV-17.30")
def test_no_rule_of_the_common_game_reaches_into_the_solo_game() -> None:
    """Nothing is besieged, nothing waits, nobody draws, no wizard blocks."""
    siege = alone("0,3 P1 P\n0,2 O1 O\n1,4 O1\n1,3 P1\n0,4 P1\n2,4 P1\n1,5 P1").play("go:2,3")
    assert siege.golems("1,4") == "O1"
    assert {type(event).__name__ for event in siege.told()} <= {
        "TileRevealed", "WizardSet", "SpellCast", "SpellLost", "NoSpells", "GolemsRemoved", "PointsCounted",
    }  # fmt: skip
    assert GAME.sides(GAME.settle({"mode": "solo"})) == (0,)
