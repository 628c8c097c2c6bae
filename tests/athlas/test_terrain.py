"""The board, terrain, protection, cliffs and drowning (ATH-12, ATH-13, ATH-14, ATH-B)."""

import pytest

from manawell.games.athlas import GAME
from manawell.games.athlas.events import Attacked, LifeLost
from tests.athlas.table import Table, battle, new


def facing(gold: str, here: str, there: str, silver: str = "G01", **terrain: str) -> Table:
    """Gold's g1.1 is activated and has a marker on each of its cards; s1.1 is what it aims at."""
    units = f"g1.1 {here}; s1.1 {there}"
    markers = {f"g {card}": 1 for card in gold.split()}
    return battle(units, (gold,), (silver,), markers=markers, terrain=terrain).play("act g1.1")


def hit(table: Table, move: str) -> Attacked:
    return table.play(move).happened(Attacked)[-1]


def losses(table: Table) -> list[tuple[str, int]]:
    return [(loss.cause, loss.amount) for loss in table.happened(LifeLost)]


# ATH-12: protection and cliffs.


@pytest.mark.rule("ATH-12.1")
def test_a_higher_field_between_protects_a_unit() -> None:
    table = facing("G01 E04", "0,1", "0,3")
    assert table.legal_with("use") == []
    assert table.refusal("use E04 s1.1").rule == "ATH-12.1"


@pytest.mark.rule("ATH-12.1")
def test_a_higher_field_between_protects_a_field() -> None:
    table = facing("G05 S01", "0,1", "0,-5")
    assert "use S01 0,3" not in table.legal
    assert table.refusal("use S01 0,3").rule == "ATH-12.1"
    assert "use S01 2,0" in table.legal


@pytest.mark.rule("ATH-12.1")
@pytest.mark.parametrize(
    ("here", "there", "between", "protected"),
    [
        ("plain", "plain", "hill", True),
        ("plain", "plain", "plain", False),
        ("plain", "plain", "water", False),
        ("plain", "plain", "crater", False),
        ("hill", "plain", "hill", False),
        ("plain", "hill", "hill", False),
        ("crater", "crater", "plain", True),
        ("crater", "crater", "hill", True),
        ("crater", "plain", "plain", False),
        ("crater", "plain", "hill", True),
    ],
)
def test_protection_needs_a_field_higher_than_both_ends(here: str, there: str, between: str, protected: bool) -> None:
    """Three fields in a line, away from water."""
    terrain = {"-1,3": here, "-1,4": between, "-1,5": there}
    table = facing("G01 E04", "-1,3", "-1,5", **terrain)
    assert ("use E04 s1.1" not in table.legal) == protected


@pytest.mark.rule("ATH-12.2")
@pytest.mark.parametrize(
    ("hills", "protected"),
    [
        ([], False),  # the way over 1,2 and 0,3 is free, though 0,2 and 1,3 are hills
        (["1,2"], True),  # a hill on each of the three shortest ways: 0,2 or 1,2
        (["0,3"], True),  # 0,3 closes two ways, 1,3 the third
    ],
)
def test_a_target_is_protected_if_every_shortest_path_is_blocked(hills: list[str], protected: bool) -> None:
    """From 1,1 to 0,4 lead three shortest ways: 0,2 0,3 and 1,2 0,3 and 1,2 1,3."""
    terrain = dict.fromkeys(hills, "hill")
    for here, there in (("1,1", "0,4"), ("0,4", "1,1")):
        table = facing("G01 E11", here, there, **terrain)
        assert ("use E11 s1.1" not in table.legal) == protected


@pytest.mark.rule("ATH-12.2")
def test_nothing_is_between_neighbours() -> None:
    terrain = dict.fromkeys(("1,2", "-1,3", "-1,4"), "hill")
    assert "use E08 s1.1" in facing("G01 E08", "0,3", "0,4", **terrain).legal


@pytest.mark.rule("ATH-12.3")
def test_units_do_not_block() -> None:
    table = battle("g1.1 0,0; g1.2 1,0; s2.1 1,-1; s1.1 2,0", gold=("G01 E04",), silver=("G01", "G09"))
    assert "use E04 s1.1" in table.play("act g1.1").legal


CLIFF = {"0,1": "crater"}
"""Beside the hills 0,2 and -1,2."""


@pytest.mark.rule("ATH-12.4")
@pytest.mark.parametrize(("here", "there"), [("0,2", "0,1"), ("0,1", "0,2")])
def test_an_ability_of_range_1_is_not_used_across_a_cliff(here: str, there: str) -> None:
    table = facing("G01 E08", here, there, **CLIFF)
    assert table.legal_with("use") == []
    assert table.refusal("use E08 s1.1").rule == "ATH-12.4"


@pytest.mark.rule("ATH-12.4")
@pytest.mark.parametrize("card", ["E21", "E10", "S02"])
def test_an_ability_that_reaches_farther_is_used_across_a_cliff(card: str) -> None:
    assert f"use {card} s1.1" in facing(f"G05 {card}", "0,2", "0,1", **CLIFF).legal


@pytest.mark.rule("ATH-12.4")
@pytest.mark.parametrize(("here", "there"), [("1,1", "0,1"), ("0,1", "1,1"), ("0,2", "0,3"), ("0,3", "0,2")])
def test_one_level_is_no_cliff(here: str, there: str) -> None:
    assert "use E08 s1.1" in facing("G01 E08", here, there, **CLIFF).legal


@pytest.mark.rule("ATH-12.4")
@pytest.mark.parametrize(
    ("card", "here", "move"),
    [("E13", "0,1", "use E13 0,2"), ("A05", "0,1", "use A05 0,2 plain"), ("A05", "0,2", "use A05 0,1 plain")],
)
def test_fields_across_a_cliff_are_out_of_reach_as_well(card: str, here: str, move: str) -> None:
    table = facing(f"G01 {card}", here, "0,-5", **CLIFF)
    assert move not in table.legal
    assert table.refusal(move).rule == "ATH-12.4"


@pytest.mark.rule("ATH-12.5")
@pytest.mark.parametrize(("terrain", "given"), [("crater", False), ("plain", True)])
def test_no_relic_is_handed_over_across_a_cliff(terrain: str, given: bool) -> None:
    table = battle("g1.1 0,2; g1.2 0,1", gold=("G01",), terrain={"0,1": terrain}, relics={"east": "0,2"})
    assert ("give east g1.2" in table.play("act g1.1").legal) == given
    if not given:
        assert table.refusal("give east g1.2").rule == "ATH-12.5"


@pytest.mark.rule("ATH-12.6")
@pytest.mark.parametrize(
    ("gold", "silver", "legal"), [("G01 E04", "G01", False), ("G03 E04", "G01", True), ("G01 E04", "G03", True)]
)
def test_protection_is_ignored_if_user_or_target_flies(gold: str, silver: str, legal: bool) -> None:
    assert ("use E04 s1.1" in facing(gold, "0,1", "0,3", silver).legal) == legal


@pytest.mark.rule("ATH-12.6")
def test_cliffs_are_ignored_if_user_or_target_flies() -> None:
    assert "use G03 s1.1" in facing("G03", "0,2", "0,1", **CLIFF).legal
    exposed = battle("g1.1 0,2; s1.1 0,1", ("G01 E08",), ("G03",), terrain=CLIFF, exposed="s1.1")
    assert "use E08 s1.1" in exposed.play("act g1.1").legal


@pytest.mark.rule("ATH-12.6")
@pytest.mark.parametrize(("gold", "legal"), [("G05 S01", False), ("G05 S01 A06", True)])
def test_for_a_target_field_only_the_users_flying_matters(gold: str, legal: bool) -> None:
    """A dragon hovers over 0,3, behind the hill 0,2."""
    assert ("use S01 0,3" in facing(gold, "0,1", "0,3", "G03").legal) == legal


@pytest.mark.rule("ATH-12.6", "ATH-12.4")
@pytest.mark.parametrize(("gold", "legal"), [("G01 E13", False), ("G01 E13 A06", True)])
def test_a_flying_unit_digs_across_a_cliff(gold: str, legal: bool) -> None:
    assert ("use E13 0,2" in facing(gold, "0,1", "0,2", "G03", **CLIFF).legal) == legal


# ATH-13: terrain.


@pytest.mark.rule("ATH-13.1")
def test_every_field_has_one_of_four_terrains() -> None:
    table = battle("g1.1 0,3", gold=("G01 E13",)).play("act g1.1", "use E13 0,4")
    assert len(table.view().board.terrain) == 91
    assert set(table.view().board.terrain) == set("phwc")
    fields = ("0,0", "0,2", "2,0", "0,4")
    assert [table.terrain(field) for field in fields] == ["plain", "hill", "water", "crater"]


@pytest.mark.rule("ATH-13.2", "ATH-15.1", "ATH-15.2", "ATH-15.5")
@pytest.mark.parametrize(
    ("here", "there", "way"),
    [
        ("plain", "plain", "walk"),
        ("plain", "water", "walk"),
        ("water", "plain", "walk"),
        ("hill", "hill", "walk"),
        ("crater", "crater", "walk"),
        ("plain", "hill", "climb"),
        ("hill", "water", "climb"),
        ("plain", "crater", "climb"),
        ("crater", "plain", "climb"),
        ("hill", "crater", ""),
        ("crater", "hill", ""),
    ],
)
def test_a_hill_is_above_plain_and_water_and_these_above_a_crater(here: str, there: str, way: str) -> None:
    table = facing("G01", "-1,4", "0,-5", **{"-1,4": here, "-1,5": there})
    ways = [move.split()[0] for move in table.legal if move.endswith(" -1,5")]
    assert ways == ([way] if way else [])


@pytest.mark.rule("ATH-13.3")
@pytest.mark.parametrize(
    ("here", "there", "bonus"),
    [
        ("hill", "plain", 2),
        ("hill", "water", 2),
        ("hill", "crater", 2),
        ("plain", "crater", 2),
        ("plain", "plain", 0),
        ("hill", "hill", 0),
        ("plain", "water", 0),
        ("plain", "hill", 0),
        ("crater", "plain", 0),
        ("crater", "hill", 0),
    ],
)
def test_high_ground_gives_2_and_low_ground_costs_nothing(here: str, there: str, bonus: int) -> None:
    attack = hit(facing("G05 S02", "-1,4", "-1,5", **{"-1,4": here, "-1,5": there}), "use S02 s1.1")
    assert (attack.high_ground, attack.value) == (bonus, 5 + 1 + bonus)


@pytest.mark.rule("ATH-13.3", "ATH-13.4")
@pytest.mark.parametrize(("gold", "silver"), [("G05 S02 A06", "G01"), ("G05 S02", "G03"), ("G05 S02 A06", "G03")])
def test_there_is_no_high_ground_for_or_against_flying_units(gold: str, silver: str) -> None:
    attack = hit(facing(gold, "0,2", "0,3", silver), "use S02 s1.1")
    assert (attack.high_ground, attack.value) == (0, 6)


@pytest.mark.rule("ATH-13.4")
def test_a_flying_unit_moves_over_all_terrain() -> None:
    """From the hill 0,2 across the crater 0,1 and everything else in two fields' reach."""
    table = facing("G03", "0,2", "0,-5", **CLIFF)
    assert len(table.legal_with("fly")) == 18
    assert table.play("fly 0,1").pool("g1") == 8


@pytest.mark.rule("ATH-13.4")
@pytest.mark.parametrize(
    ("gold", "move", "terrain"),
    [("G01 E13", "use E13 0,4", "crater"), ("G01 A05", "use A05 0,4 hill", "hill")],
)
def test_terrain_that_changes_under_a_flying_unit_has_no_effect(gold: str, move: str, terrain: str) -> None:
    table = facing(gold, "0,3", "0,4", "G03").play(move)
    assert (table.terrain("0,4"), table.pool("s1"), losses(table)) == (terrain, 8, [])


@pytest.mark.rule("ATH-13.4")
def test_a_flying_unit_does_not_drown() -> None:
    flood = battle("s1.1 0,4", silver=("G03",), stacks=("D07", "")).play("play D07 @now", "field 0,4", "enough")
    assert (flood.terrain("0,4"), flood.pool("s1")) == ("water", 8)
    hovering = battle("g1.1 2,0", gold=("G03",)).play("act g1.1", "fly 2,1", "end")
    assert hovering.pool("g1") == 8


@pytest.mark.rule("ATH-13.4", "ATH-C.21")
def test_a_card_may_make_a_flying_unit_fall_and_drown() -> None:
    table = facing("G05 S07", "1,0", "2,0", "G03 E28").play("use S07 s1.1")
    assert losses(table) == [("fall", 3), ("drown", 5)]


@pytest.mark.rule("ATH-13.5")
@pytest.mark.parametrize(
    ("before", "after"), [("hill", "plain"), ("plain", "hill"), ("plain", "crater"), ("crater", "plain")]
)
def test_a_unit_on_a_changed_field_merely_stands_on_the_new_terrain(before: str, after: str) -> None:
    table = facing("G01 A05", "0,3", "0,4", **{"0,4": before}).play(f"use A05 0,4 {after}")
    assert (table.terrain("0,4"), table.at("s1.1"), table.pool("s1")) == (after, "0,4", 10)


@pytest.mark.rule("ATH-13.5")
def test_a_unit_on_a_changed_field_has_the_height_of_the_new_terrain() -> None:
    table = battle("g1.1 0,3; g2.1 -1,4; s1.1 0,4", gold=("G02 E08", "G01 A05"), silver=("G01",))
    table.play("act g2.1", "use A05 0,3 hill", "end", "act g1.1")
    assert hit(table, "use E08 s1.1").high_ground == 2


@pytest.mark.rule("ATH-13.5")
def test_a_card_may_make_the_unit_on_a_lowered_field_fall() -> None:
    assert losses(facing("G01 E13", "0,3", "0,4").play("use E13 0,4")) == [("fall", 3)]


@pytest.mark.rule("ATH-13.5")
def test_terrain_stays_as_it_is_without_an_effect() -> None:
    table = battle("g1.1 0,3; s1.1 0,0", gold=("G01",))
    before = table.view().board.terrain
    table.play("act g1.1", "climb 0,2", "end", "end summon", "act s1.1", "fly 2,0", "end", "end summon")
    assert table.view().board.terrain == before


@pytest.mark.rule("ATH-13.6")
def test_a_crater_next_to_water_becomes_water_and_so_on() -> None:
    """1,1 touches the east lake; the dry craters 0,1 and -1,1 follow."""
    craters = {"0,1": "crater", "-1,1": "crater"}
    table = facing("G03 E13", "1,2", "0,-5", **craters).play("use E13 1,1")
    assert [table.terrain(field) for field in ("1,1", "0,1", "-1,1")] == ["water"] * 3


@pytest.mark.rule("ATH-13.6")
def test_new_water_floods_the_craters_beside_it() -> None:
    table = battle("g1.1 -1,4", terrain={"0,4": "crater", "-1,5": "crater"}, stacks=("D07", ""))
    table.play("play D07 @now", "field 0,3", "enough")
    assert (table.terrain("0,3"), table.terrain("0,4"), table.terrain("-1,5")) == ("water", "water", "water")


@pytest.mark.rule("ATH-13.6")
def test_a_crater_that_touches_no_water_stays_dry() -> None:
    assert facing("G01 E13", "0,3", "0,-5").play("use E13 0,4").terrain("0,4") == "crater"


@pytest.mark.rule("ATH-13.7")
@pytest.mark.parametrize(
    ("pool", "told", "left"),
    [(10, [("fall", 3), ("drown", 5)], 2), (8, [("fall", 3), ("drown", 5)], 10), (3, [("fall", 3)], 10)],
)
def test_a_fall_comes_before_the_flooding(pool: int, told: list[tuple[str, int]], left: int) -> None:
    table = battle("g1.1 0,1; s1.1 1,1", ("G01 E13",), ("G01",), pools={"s1": pool}).play("act g1.1", "use E13 1,1")
    assert (losses(table), table.pool("s1"), table.terrain("1,1")) == (told, left, "water")


@pytest.mark.rule("ATH-13.7", "ATH-14.2")
def test_a_crater_dug_into_a_lake_is_flooded_at_once() -> None:
    table = facing("G01 E13", "1,0", "2,0").play("use E13 2,0")
    assert (losses(table), table.terrain("2,0"), table.pool("s1")) == ([("fall", 3), ("drown", 5)], "water", 2)


@pytest.mark.rule("ATH-13.7")
def test_a_meteor_strikes_lowers_and_floods_in_this_order() -> None:
    """5 by the attack, 3 by the fall, 5 by the water: 15 - 13."""
    table = battle("s1.1 1,1", silver=("G01 E28",), stacks=("D17", "")).play("play D17 @now", "field 1,1")
    assert (losses(table), table.pool("s1")) == ([("fall", 3), ("drown", 5)], 2)
    assert table.kinds.index("Attacked") < table.kinds.index("TerrainChanged") < table.kinds.index("FieldFlooded")


@pytest.mark.rule("ATH-13.8")
@pytest.mark.parametrize("move", ["use E13 0,0", "use A05 0,0 hill"])
def test_a_relic_on_a_changed_field_stays_there(move: str) -> None:
    table = facing(f"G01 {move.split()[1]}", "1,0", "0,0").play(move)
    assert (table.relic("centre"), table.holds("s1.1"), table.moved("centre")) == ("0,0", {"centre"}, False)


@pytest.mark.rule("ATH-13.9")
@pytest.mark.parametrize(
    ("card", "field", "terrain"), [("D07", "2,0", "water"), ("D16", "0,0", "plain"), ("D17", "0,4", "crater")]
)
def test_gods_do_not_change_a_field_to_what_it_is(card: str, field: str, terrain: str) -> None:
    table = battle("g1.1 0,3", terrain={"0,4": "crater"}, stacks=(card, "")).play(f"play {card} @now")
    assert table.terrain(field) == terrain
    assert table.legal
    assert f"field {field}" not in table.legal


@pytest.mark.rule("ATH-13.9")
def test_earth_rising_does_not_choose_hills() -> None:
    table = battle("g1.1 0,4", stacks=("D06", "")).play("play D06 @now", "field 0,3")
    assert set(table.legal) == {"field 1,2", "field -1,3", "field -1,4", "field 0,4"}


@pytest.mark.rule("ATH-13.9")
def test_abilities_do_not_choose_the_terrain_that_is_there() -> None:
    table = facing("G01 A05", "0,3", "0,-5")
    assert table.legal_with("use A05 0,2") == ["use A05 0,2 plain"]
    assert set(table.legal_with("use A05 0,4")) == {"use A05 0,4 hill", "use A05 0,4 crater"}


# ATH-14: drowning.


@pytest.mark.rule("ATH-14.1")
@pytest.mark.parametrize(
    ("gold", "here", "move"),
    [
        ("G01", "1,0", "walk 2,0"),
        ("G01 E27", "1,0", "use E27 2,0"),
        ("G01 A07", "1,0", "use A07 2,0"),
        ("G01 S10", "0,0", "use S10 2,0"),
    ],
)
def test_entering_water_costs_5(gold: str, here: str, move: str) -> None:
    table = facing(gold, here, "0,-5").play(move)
    assert (losses(table), table.pool("g1")) == ([("drown", 5)], 5)


@pytest.mark.rule("ATH-14.1")
@pytest.mark.parametrize("move", ["climb 0,3", "use A08 scramble 0,3"])
def test_climbing_down_into_water_costs_5_and_no_fall(move: str) -> None:
    table = facing("G01 A08", "0,2", "0,-5", **{"0,3": "water"}).play(move)
    assert losses(table) == [("drown", 5)]


@pytest.mark.rule("ATH-14.1")
@pytest.mark.parametrize(("card", "choices"), [("D05", ["unit g1.1", "toward E"]), ("D11", ["unit g1.1", "field 2,0"])])
def test_being_moved_into_water_costs_5(card: str, choices: list[str]) -> None:
    table = battle("g1.1 1,0", gold=("G01",), stacks=(card, "")).play(f"play {card} @now", *choices)
    assert (table.at("g1.1"), table.pool("g1")) == ("2,0", 5)


@pytest.mark.rule("ATH-14.1")
def test_every_water_field_entered_costs_5() -> None:
    table = facing("G01 E27 E28", "1,0", "0,-5").play("walk 2,0", "use E27 2,1")
    assert (losses(table), table.pool("g1")) == ([("drown", 5), ("drown", 5)], 5)


@pytest.mark.rule("ATH-14.1", "ATH-14.3")
@pytest.mark.parametrize("gold", ["G06", "G01 E30"])
def test_amphibious_units_never_drown(gold: str) -> None:
    table = battle("g1.1 1,0", gold=(gold,)).play("act g1.1", "walk 2,0", "end", "end summon", "end summon")
    assert losses(table.play("act g1.1", "walk 2,1", "end")) == []


@pytest.mark.rule("ATH-14.2")
def test_a_unit_drowns_when_its_field_becomes_water() -> None:
    table = battle("s1.1 0,4", silver=("G01",), stacks=("D07", "")).play("play D07 @now", "field 0,4", "enough")
    assert losses(table) == [("drown", 5)]


@pytest.mark.rule("ATH-14.2")
def test_a_unit_drowns_when_its_field_is_flooded_in_consequence() -> None:
    table = facing("G03 E13", "1,2", "0,1", **CLIFF).play("use E13 1,1")
    assert (losses(table), table.pool("s1")) == ([("drown", 5)], 5)


@pytest.mark.rule("ATH-14.3")
@pytest.mark.parametrize(
    ("moves", "lost"),
    [
        ([], [5]),  # stays
        (["walk 2,1"], [5, 5]),  # enters another water field, and ends there
        (["walk 3,0"], []),  # leaves
        (["walk 1,0"], []),
    ],
)
def test_who_begins_and_ends_on_water_drowns(moves: list[str], lost: list[int]) -> None:
    table = battle("g1.1 2,0", gold=("G01 E28",)).play("act g1.1", *moves, "end")
    assert [amount for _, amount in losses(table)] == lost


@pytest.mark.rule("ATH-14.3")
def test_who_enters_water_does_not_drown_again_at_the_end() -> None:
    table = battle("g1.1 1,0", gold=("G01",)).play("act g1.1", "walk 2,0", "end")
    assert table.pool("g1") == 5


@pytest.mark.rule("ATH-14.3")
def test_the_field_of_the_beginning_counts_as_it_was_then() -> None:
    """A Flood in the middle of the activation: 5 at once, nothing at the end."""
    table = battle("g1.1 0,4", gold=("G01",), stacks=("D07", ""))
    table.play("act g1.1", "play D07 @now", "field 0,4", "enough", "end")
    assert table.pool("g1") == 5


@pytest.mark.rule("ATH-14.4")
def test_who_stops_flying_above_water_has_entered_it() -> None:
    table = battle("g1.1 2,0", gold=("G01",), marks=["g1.1 winged g D01 8"], stacks=("D02", ""))
    table.play("play D02 @now", "cancel g D01")
    assert (losses(table), table.pool("g1")) == ([("drown", 5)], 5)


@pytest.mark.rule("ATH-14.4")
def test_who_still_flies_by_another_card_has_not() -> None:
    table = battle("g1.1 2,0", gold=("G03",), marks=["g1.1 levitating g"], start=True)
    assert (table.conditions("g1.1"), table.pool("g1")) == ([], 8)


@pytest.mark.rule("ATH-14.5")
def test_no_armour_helps_against_drowning() -> None:
    table = facing("G04 E05 E06 E26", "1,0", "0,-5").play("walk 2,0")
    assert (table.pool("g1"), table.armour("g1.1")) == (6, (6, 3))


# ATH-B: the board.


@pytest.mark.rule("ATH-B.1")
def test_the_board_is_a_hexagon_of_91_fields_with_sides_of_6() -> None:
    fields = [tuple(field) for field in GAME.reference(GAME.settle({}))["fields"]]
    assert len(fields) == len(set(fields)) == 91
    rows = [sum(r == row for _, r in fields) for row in range(-5, 6)]
    assert rows == [6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6]


@pytest.mark.rule("ATH-B.2")
def test_a_field_is_on_the_board_if_no_coordinate_and_no_sum_exceeds_5() -> None:
    fields = {tuple(field) for field in GAME.reference(GAME.settle({}))["fields"]}
    span = range(-7, 8)
    assert fields == {(q, r) for q in span for r in span if abs(q) <= 5 and abs(r) <= 5 and abs(q + r) <= 5}


@pytest.mark.rule("ATH-B.2")
@pytest.mark.parametrize(("here", "move"), [("5,0", "walk 6,0"), ("0,5", "walk 1,5"), ("3,2", "walk 3,3")])
def test_nobody_leaves_the_board(here: str, move: str) -> None:
    table = facing("G01", here, "0,-5")
    assert move not in table.legal
    assert table.refusal(move).rule == "ATH-B.2"


@pytest.mark.rule("ATH-B.3")
@pytest.mark.parametrize(
    ("direction", "field"),
    [("E", "1,0"), ("SE", "0,1"), ("SW", "-1,1"), ("W", "-1,0"), ("NW", "0,-1"), ("NE", "1,-1")],
)
def test_there_are_six_directions(direction: str, field: str) -> None:
    table = battle("s1.1 0,0", stacks=("D05", "")).play("play D05 @now", "unit s1.1")
    assert set(table.legal) == {f"toward {one}" for one in ("E", "SE", "SW", "W", "NW", "NE")}
    assert table.play(f"toward {direction}").at("s1.1") == field


@pytest.mark.rule("ATH-B.4")
@pytest.mark.parametrize(
    ("active", "fields"),
    [("g", [f"{q},5" for q in range(-5, 1)]), ("s", [f"{q},-5" for q in range(6)])],
)
def test_each_player_has_six_summoning_fields_on_his_edge(active: str, fields: list[str]) -> None:
    table = battle("", active=active)
    assert table.legal_with("summon 1") == [f"summon 1 {field}" for field in fields]


@pytest.mark.rule("ATH-B.4", "ATH-3.3")
def test_all_summoning_fields_are_plains_at_the_start() -> None:
    table = new(mode="standard")
    fields = [f"{q},5" for q in range(-5, 1)] + [f"{q},-5" for q in range(6)]
    assert {table.terrain(field) for field in fields} == {"plain"}
