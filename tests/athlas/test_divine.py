"""The divine interventions, one by one (ATH-C.30 to C.41)."""

import pytest

from manawell.games.athlas.components.cards import INTERVENTION_OF, STANDARD
from manawell.games.athlas.components.tables import COORDINATES
from manawell.games.athlas.events import Attacked, LifeLost, TerrainChanged
from tests.athlas.table import Table, battle, create

UNITS = "g1.1 0,4; s1.1 5,-5"
GOD_POINTS = {"D01": (3, 8), "D03": (2, 6), "D04": (3, 4), "D07": (3, 0), "D14": (2, 6), "D17": (3, 0)} | {
    **dict.fromkeys(("D02", "D05", "D06", "D08", "D10", "D11", "D12", "D13", "D18"), (2, 0)),
    **dict.fromkeys(("D09", "D15", "D16", "D19"), (1, 0)),
}
"""By card: god points and time value."""


def table_with(card: str, units: str = UNITS, gold: str = "G02 E08", silver: str = "G02", second: str = "G01") -> Table:
    return battle(units, gold=[gold, second], silver=[silver, "G04"], stacks=(card, ""), relics={"centre": "-5,0"})


def fields(table: Table) -> set[str]:
    return {move.split()[1] for move in table.legal_with("field")}


def flies(table: Table, unit: str) -> bool:
    return any("flying" in one.flags for one in table.view().board.units if one.name == unit)


@pytest.mark.rule("ATH-5.1", "ATH-22.9")
@pytest.mark.parametrize("card", sorted(INTERVENTION_OF))
def test_god_points_and_time_value_of_each_card(card: str) -> None:
    found = STANDARD.interventions[INTERVENTION_OF[card]]
    assert (found.god_points, found.time) == GOD_POINTS[card]


# Cards that mark a unit.


@pytest.mark.rule("ATH-23.5", "ATH-17.2")
def test_celestial_wings() -> None:
    table = battle("g1.1 0,0; s1.1 5,-5", stacks=("D01", "")).play("play D01 @now", "unit g1.1")
    assert (table.conditions("g1.1"), flies(table, "g1.1")) == (["winged [8]"], True)
    assert (table.armour("g1.1"), table.holds("g1.1")) == ((2 + 1, 0), {"centre"})
    assert "fly 2,-2" in table.play("act g1.1").legal


@pytest.mark.rule("ATH-23.5", "ATH-19.2")
def test_athilian_strength() -> None:
    table = table_with("D03", "g1.1 0,4; g1.2 0,5; s1.1 -1,4").play("play D03 @now", "unit g1.1")
    table.play("act g1.1", "use E08 s1.1")
    assert (table.conditions("g1.1"), table.happened(Attacked)[0].value) == (["strengthened [6]"], 5 + 1 + 3)


@pytest.mark.rule("ATH-23.5", "ATH-19.3")
def test_divine_shield() -> None:
    table = table_with("D14").play("play D14 @now", "unit s1.1")
    assert (table.conditions("s1.1"), table.armour("s1.1")) == (["shielded [6]"], (2, 2))


@pytest.mark.rule("ATH-C.41", "ATH-23.5")
def test_stasis_field_protects_its_unit_but_not_the_shared_pool() -> None:
    units = "g1.1 -2,1; s1.1 0,0; s1.2 1,0; s1.3 0,1"
    table = battle(units, gold=["G05 S01"], silver=["G02"], stacks=("D04", ""), markers={"g S01": 1}, pools={"s1": 10})
    table.play("play D04 @now", "unit s1.1", "act g1.1", "use S01 0,0")
    assert table.conditions("s1.1") == ["stasis [4]"]
    assert {attack.target for attack in table.happened(Attacked)} == {"s1.2", "s1.3"}
    assert set(table.legal) == {"lose s1.2", "lose s1.3"}
    table.play("lose s1.3")
    assert (table.at("s1.1"), table.pool("s1")) == ("0,0", 12)


@pytest.mark.rule("ATH-C.41", "ATH-18.2")
def test_a_push_does_nothing_to_a_unit_in_stasis() -> None:
    table = battle(UNITS, silver=["G02"], stacks=("D05", ""), marks=["s1.1 stasis s D04 4"]).play("play D05 @now")
    assert table.legal == ["unit g1.1"]


# Annulment.


@pytest.mark.rule("ATH-C.30")
def test_annulment_as_an_answer_cancels_the_card_and_asks_nothing() -> None:
    table = battle(UNITS, silver=["G02"], stacks=("D09", "D02")).play("play D09 @now", "unit s1.1", "play D02 @now")
    assert (table.pool("s1"), table.asks, table.view().gone) == (12, ("choose", 0), (("D09",), ("D02",)))


@pytest.mark.rule("ATH-22.25")
def test_the_position_put_aside_comes_back_in_every_copy_of_the_game() -> None:
    """What one copy does afterwards is not seen in another."""
    table = battle("g1.1 0,4; s1.1 5,-5", silver=["G02"], stacks=("D05", "D02"))
    table.play("act g1.1", "walk 0,3", "play D05 @c0", "unit s1.1", "toward SE")
    one, two = table.copy(), table.copy()
    one.play("play D02 @now", "end")
    two.play("play D02 @now")
    assert (two.asks, two.at("g1.1")) == (("act", 0), "0,3")
    assert "end" in two.legal


@pytest.mark.rule("ATH-C.30")
def test_annulment_ends_one_active_intervention_of_either_player() -> None:
    marks = ["g1.1 strengthened g D03 3", "s1.1 strengthened s D03 6", "s1.1 levitating s"]
    table = battle(UNITS, silver=["G02"], stacks=("D02", ""), marks=marks).play("play D02 @now")
    assert table.legal == ["cancel g D03", "cancel s D03"]
    table.play("cancel s D03")
    assert (table.conditions("g1.1"), table.conditions("s1.1")) == (["strengthened [3]"], ["levitating"])


@pytest.mark.rule("ATH-C.30", "ATH-22.13")
def test_annulment_without_anything_to_end_cannot_be_played() -> None:
    table = battle(UNITS, stacks=("D02", ""), marks=["s1.1 levitating s"])
    assert table.refusal("play D02 @now").rule == "ATH-22.13"


@pytest.mark.rule("ATH-C.30", "ATH-14.4")
def test_a_unit_whose_wings_are_annulled_over_water_drowns() -> None:
    table = battle("g1.1 0,4; s1.1 2,0", silver=["G02"], stacks=("D02", ""), marks=["s1.1 winged s D01 5"])
    assert table.play("play D02 @now", "cancel s D01").pool("s1") == 12 - 5


# Pushes and life.


@pytest.mark.rule("ATH-C.31", "ATH-18.6")
@pytest.mark.parametrize(("unit", "owner"), [("g1.1", 0), ("s1.1", 1)])
def test_supernatural_force_pushes_any_unit_and_its_owner_decides_about_the_relic(unit: str, owner: int) -> None:
    other = "s1.1" if unit == "g1.1" else "g1.1"
    table = battle(f"{unit} 0,0; {other} 5,-5", silver=["G02"], stacks=("D05", ""))
    table.play("play D05 @now", f"unit {unit}")
    assert {move.split()[1] for move in table.legal} == {"E", "SE", "SW", "W", "NW", "NE"}
    table.play("toward NE")
    assert table.asks == ("relic", owner)
    table.play("keep centre")
    assert (table.at(unit), table.relic("centre")) == ("1,-1", "1,-1")


@pytest.mark.rule("ATH-20.3", "ATH-11.5")
@pytest.mark.parametrize(("silver", "pool", "after"), [("G02 E06", 12, 9), ("G03", 8, 5), ("G02", 3, 12)])
def test_lightning_strike_takes_3_life_anywhere(silver: str, pool: int, after: int) -> None:
    table = battle(UNITS, silver=[silver], stacks=("D09", ""), pools={"s1": pool}).play("play D09 @now", "unit s1.1")
    assert (table.pool("s1"), table.at("s1.1")) == (after, None if pool == 3 else "5,-5")


@pytest.mark.rule("ATH-20.7", "ATH-10.8")
def test_divine_healing_heals_6_for_an_own_revealed_alpha() -> None:
    pools = {"g1": 1, "g2": 8, "g3": 1, "s1": 1}
    table = battle(UNITS, gold=["G02", "G01", "G04"], stacks=("D15", ""), pools=pools, hidden="g3").play(
        "play D15 @now"
    )
    assert table.legal == ["alpha 1", "alpha 2"]
    assert table.copy().play("alpha 1").pool("g1") == 7
    assert table.play("alpha 2").pool("g2") == 10


# Terrain.


@pytest.mark.rule("ATH-C.32", "ATH-C.6")
def test_earth_rising_raises_neighbours_of_a_field_and_not_the_field() -> None:
    """Around the crater (0,3): (0,2) and (1,3) are hills already; a ring can be closed."""
    table = battle(
        "g1.1 0,4; s1.1 -1,3", silver=["G02"], stacks=("D06", ""), terrain={"0,3": "crater", "-1,4": "water"}
    )
    table.play("play D06 @now", "field 0,3")
    assert (fields(table), "enough" in table.legal) == ({"1,2", "0,4", "-1,4", "-1,3"}, False)
    table.play("field -1,3")
    assert (fields(table), "enough" in table.legal) == ({"1,2", "0,4", "-1,4"}, True)
    table.play("field 1,2", "field 0,4", "field -1,4")
    assert {table.terrain(field) for field in ("1,2", "0,4", "-1,4", "-1,3", "0,2", "1,3")} == {"hill"}
    assert (table.terrain("0,3"), table.pool("g1"), table.pool("s1"), table.asks) == ("crater", 12, 12, ("choose", 0))


@pytest.mark.rule("ATH-C.32")
def test_earth_rising_ends_with_enough_and_at_the_edge_of_the_board() -> None:
    table = table_with("D06").play("play D06 @now", "field 0,5")
    assert fields(table) == {"-1,5", "0,4", "1,4"}
    table.play("field 1,4", "enough")
    assert [(event.q, event.r) for event in table.happened(TerrainChanged)] == [(1, 4)]


@pytest.mark.rule("ATH-C.33", "ATH-14.2")
def test_flood_makes_up_to_four_fields_water_hills_included() -> None:
    table = table_with("D07", "g1.1 0,4; s1.1 0,2").play("play D07 @now")
    water = {"-2,-1", "3,-1", "-2,0", "2,0", "-3,1", "2,1"}
    assert fields(table) == {f"{q},{r}" for q, r in COORDINATES} - water
    assert "enough" not in table.legal
    table.play("field 0,2", "field -5,5", "field 5,-5")
    assert fields(table) == {f"{q},{r}" for q, r in COORDINATES} - water - {"0,2", "-5,5", "5,-5"}
    table.play("field 1,0")
    assert {table.terrain(field) for field in ("0,2", "-5,5", "5,-5", "1,0")} == {"water"}
    assert (table.pool("s1"), table.asks) == (12 - 5, ("choose", 0))  # no fall


@pytest.mark.rule("ATH-C.33", "ATH-13.6")
def test_a_flood_fills_the_craters_beside_it() -> None:
    terrain = {"0,4": "crater", "-1,4": "crater"}
    table = battle("g1.1 -1,4; s1.1 5,-5", gold=["G01"], stacks=("D07", ""), terrain=terrain)
    table.play("play D07 @now", "field 0,5", "enough")
    assert ([table.terrain(field) for field in ("0,5", "0,4", "-1,4")], table.pool("g1")) == (["water"] * 3, 10 - 5)


@pytest.mark.rule("ATH-C.34")
def test_tsunami_doubles_a_water_over_plains() -> None:
    table = table_with("D08").play("play D08 @now")
    assert table.legal == ["area -2,-1", "area 3,-1"]
    table.play("area -2,-1")
    shore = {"-2,-2", "-1,-2", "-3,-1", "-1,-1", "-3,0", "-1,0", "-4,1", "-2,1", "-4,2", "-3,2"}
    assert (fields(table), "enough" in table.legal) == (shore, False)
    table.play("field -1,-1")
    assert {"0,-1"} <= fields(table)  # next to a chosen field
    assert "0,-2" not in fields(table)  # a hill
    table.play("field 0,-1", "field 1,-1")  # three, as many as the lake has
    assert [table.terrain(field) for field in ("-1,-1", "0,-1", "1,-1")] == ["water"] * 3
    assert table.asks == ("choose", 0)


@pytest.mark.rule("ATH-C.34")
def test_fewer_fields_may_be_chosen_and_all_change_together() -> None:
    table = table_with("D08", "g1.1 -1,-1; g1.2 -1,0; s1.1 5,-5").play("play D08 @now", "area -2,-1", "field -1,-1")
    assert table.terrain("-1,-1") == "plain"
    table.play("field -1,0", "enough")
    assert (table.terrain("-1,-1"), table.terrain("-1,0"), table.pool("g1")) == ("water", "water", 12 - 10)


@pytest.mark.rule("ATH-C.34")
def test_waters_that_have_become_one_grow_by_their_whole_size() -> None:
    terrain = {"-1,0": "water", "0,0": "water", "1,0": "water"}
    table = battle(UNITS, stacks=("D08", ""), terrain=terrain).play("play D08 @now")
    assert table.legal == ["area -2,-1"]
    table.play("area -2,-1")
    for count in range(9):
        assert table.asks[0] == "pick", count
        table.play(f"field {sorted(fields(table))[0]}")
    assert table.asks == ("choose", 0)


@pytest.mark.rule("ATH-13.5", "ATH-13.9")
def test_drought_dries_up_to_four_waters() -> None:
    table = battle("g1.1 0,4; s1.1 2,0", silver=["G02"], stacks=("D16", "")).play("play D16 @now")
    assert fields(table) == {"-2,-1", "3,-1", "-2,0", "2,0", "-3,1", "2,1"}
    assert "enough" not in table.legal
    table.play("field 2,0", "field 2,1", "field 3,-1", "field -2,0")
    assert [table.terrain(field) for field in ("2,0", "2,1", "3,-1", "-2,0", "-2,-1")] == ["plain"] * 4 + ["water"]
    assert (table.pool("s1"), table.asks) == (12, ("choose", 0))


@pytest.mark.rule("ATH-C.39", "ATH-19.6")
@pytest.mark.parametrize(
    ("silver", "terrain", "pool"),
    [
        ("G02", "plain", 12 - 5 - 3),
        ("G02", "hill", 12 - 5 - 3),
        ("G04", "plain", 11 - 3 - 3),
        ("G06 E06 E07", "plain", 11 - 0 - 3),
        ("G03", "plain", 8 - 5),
        ("G02 A13", "plain", 12 - 5),
    ],
    ids=["plain", "hill", "armour 1/1", "armour 5/1", "flying", "steadfast"],
)
def test_meteor_attacks_with_5_and_digs_a_crater(silver: str, terrain: str, pool: int) -> None:
    table = battle("g1.1 0,2; s1.1 0,4", ["G05"], [silver], stacks=("D17", ""), terrain={"0,4": terrain})
    table.play("play D17 @now", "field 0,4")
    (attack,) = table.happened(Attacked)
    assert (attack.type, attack.value, attack.unit) == ("spell", 5, "")
    assert (table.terrain("0,4"), table.pool("s1")) == ("crater", pool)


@pytest.mark.rule("ATH-C.39", "ATH-13.7", "ATH-1.5")
def test_a_meteor_beside_water_lets_the_unit_fall_and_drown() -> None:
    table = battle("g1.1 0,4; s1.1 1,1", silver=["G02 E28"], stacks=("D17", "")).play("play D17 @now", "field 1,1")
    assert (table.terrain("1,1"), table.pool("s1")) == ("water", 17 - 5 - 3 - 5)
    assert [event.cause for event in table.happened(LifeLost)] == ["fall", "drown"]


@pytest.mark.rule("ATH-C.39", "ATH-10.8")
def test_a_meteor_may_fall_on_an_empty_field_but_not_into_a_crater() -> None:
    table = battle(UNITS, stacks=("D17", ""), terrain={"0,3": "crater"}).play("play D17 @now")
    assert fields(table) == {f"{q},{r}" for q, r in COORDINATES} - {"0,3"}
    assert table.play("field 0,0").terrain("0,0") == "crater"
    dead = battle("g1.1 0,4; s1.1 0,0; s1.2 5,-5", silver=["G02"], stacks=("D17", ""), pools={"s1": 5})
    dead.play("play D17 @now", "field 0,0")
    assert (dead.at("s1.1"), dead.pool("s1")) == (None, 12)


# Time Loop and Portal.


@pytest.mark.rule("ATH-C.35")
def test_time_loop_uses_movements_that_cost_exactly_m() -> None:
    table = battle("g1.1 0,3; s1.1 5,-5", ["G05 A07 A08 E27 S10"], stacks=("D10", ""), markers={"g E27": 1, "g S10": 1})
    table.play("play D10 @now", "unit g1.1")
    assert {" ".join(move.split()[:2]) for move in table.legal} == {
        "walk 0,4",
        "walk -1,4",
        "walk -1,3",
        "walk 1,2",
    } | {
        "use A07",
        "use A08",
    }
    assert all("scramble" in move for move in table.legal_with("use A08"))
    table.play("walk 0,4")
    assert (table.at("g1.1"), table.asks) == ("0,4", ("choose", 0))


@pytest.mark.rule("ATH-C.35")
def test_it_moves_units_before_within_and_after_their_activation() -> None:
    for moves in ([], ["act g1.1"], ["act g1.1", "walk 0,3"], ["act g1.1", "walk 0,3", "end"]):
        table = table_with("D10", "g1.1 0,4; g1.2 -5,5; s1.1 5,-5").play(*moves)
        before = table.view().board.activations
        table.play("play D10 @now", "unit g1.1", "walk -1,4")
        assert table.at("g1.1") == "-1,4"
        assert table.view().board.activations == before
    assert table.legal_with("act") == ["act g1.2"]


@pytest.mark.rule("ATH-C.35")
def test_it_moves_units_in_the_turn_of_the_opponent() -> None:
    table = battle("g1.1 0,4; s1.1 5,-5", stacks=("D10", ""), active="s", start=True)
    assert table.asks == ("turn-start", 0)
    assert table.play("play D10 @now", "unit g1.1", "walk 0,3").at("g1.1") == "0,3"


@pytest.mark.rule("ATH-C.35", "ATH-15.3", "ATH-16.6")
def test_a_flying_unit_that_has_used_its_action_does_not_fly_by_it() -> None:
    table = table_with("D10", "g1.1 0,4; g1.2 -5,5; s1.1 -1,4", gold="G03").play("act g1.1", "use G03 s1.1")
    assert table.copy().play("play D10 @now").legal == ["unit g1.2"]
    finished = table.play("end", "play D10 @now", "unit g1.1")  # only the running activation counts
    assert "fly 0,2" in finished.legal


@pytest.mark.rule("ATH-C.35", "ATH-14.1", "ATH-14.3", "ATH-16.3")
def test_it_is_not_an_activation() -> None:
    """No drowning at an end, and the unit stays exposed."""
    table = battle("g1.1 2,0; s1.1 5,-5", ["G02"], stacks=("D10", ""), exposed="g1.1")
    table.play("play D10 @now", "unit g1.1", "walk 2,1")
    assert (table.pool("g1"), table.exposed("g1.1"), table.legal_with("act")) == (12 - 5, True, ["act g1.1"])


@pytest.mark.rule("ATH-C.35", "ATH-17.3")
def test_it_takes_a_relic_along() -> None:
    table = battle("g1.1 0,0; s1.1 5,-5", stacks=("D10", "")).play("play D10 @now", "unit g1.1", "walk 0,1 +centre")
    assert (table.relic("centre"), table.moved("centre")) == ("0,1", True)


@pytest.mark.rule("ATH-C.36", "ATH-C.23")
def test_portal_teleports_up_to_three_fields_over_everything() -> None:
    table = battle("g1.1 0,1; s1.1 0,2", stacks=("D11", ""), terrain={"0,3": "crater"}).play(
        "play D11 @now", "unit g1.1"
    )
    reach = {f"{q},{r}" for q, r in COORDINATES if 1 <= max(abs(q), abs(r - 1), abs(q + r - 1)) <= 3}
    assert fields(table) == reach - {"0,2"}
    table.play("field 0,3")
    assert (table.at("g1.1"), table.pool("g1")) == ("0,3", 12)


@pytest.mark.rule("ATH-C.36", "ATH-14.1")
def test_portal_costs_nothing_and_enters_its_field() -> None:
    table = battle("g1.1 0,1; s1.1 5,-5", stacks=("D11", "")).play(
        "act g1.1", "play D11 @now", "unit g1.1", "field 2,0"
    )
    (activation,) = table.view().board.activations
    assert (table.pool("g1"), activation.moves, activation.actions) == (12 - 5, 1, 1)


# Relic Shift.


@pytest.mark.rule("ATH-C.37")
def test_relic_shift_moves_a_free_relic_to_any_neighbouring_field() -> None:
    table = battle("g1.1 -4,0; s1.1 1,0", silver=["G02"], stacks=("D12", "")).play("play D12 @now")
    assert table.legal == ["relic centre", "relic east"]  # Gold holds the west relic
    table.play("relic centre")
    assert fields(table) == {"1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1"}
    table.play("field 1,0")
    assert (table.relic("centre"), table.moved("centre"), table.holds("s1.1")) == ("1,0", True, {"centre"})


@pytest.mark.rule("ATH-C.37", "ATH-24.1")
@pytest.mark.parametrize(("holder", "winner"), [("g1.1", 0), ("s1.1", 1)])
def test_relic_shift_can_win_the_game_for_either_side(holder: str, winner: int) -> None:
    other = "s1.1" if holder == "g1.1" else "g1.1"
    table = battle(f"{holder} 1,0; {other} 5,-5", silver=["G02"], stacks=("D12", ""), relics={"west": "1,0"})
    table.play("play D12 @now", "relic centre", "field 1,0")
    assert table.outcome is not None
    assert table.outcome.winners == (winner,)


@pytest.mark.rule("ATH-C.37", "ATH-1.2")
def test_a_relic_that_moved_in_this_turn_is_not_shifted() -> None:
    table = battle("g1.1 0,0; g1.2 -5,5; s1.1 5,-5", ["G02 E27"], stacks=("D12", ""), markers={"g E27": 1})
    table.play("act g1.1", "walk 1,0 +centre", "use E27 1,-1", "play D12 @now")
    assert table.legal == ["relic west", "relic east"]


# Polymorph.


def polymorph(
    units: str = "g1.1 0,4; g1.2 0,5; s1.1 -1,4", first: str = "G02 E08", second: str = "G01 E23 E10"
) -> Table:
    return battle(units, [first, second, "G04"], ["G02"], stacks=("D13", ""), hidden="g3", spent=(100, 0))


@pytest.mark.rule("ATH-C.38")
def test_a_unit_becomes_one_of_another_own_revealed_alpha() -> None:
    table = polymorph().play("play D13 @now")
    assert table.legal == ["unit g1.1", "unit g1.2"]
    table.play("unit g1.1")
    assert table.legal == ["alpha 2"]
    table.play("alpha 2")
    unit = next(one for one in table.view().board.units if one.name == "g1.1")
    assert (unit.alpha, table.at("g1.1"), table.markers("g", "E10")) == (2, "0,4", 0)
    assert table.spent == (100 + 17 - 16, 0)
    table.play("act g1.1")
    assert table.refusal("use E08 s1.1").rule == "ATH-10.1"


@pytest.mark.rule("ATH-C.38")
def test_a_cheaper_alpha_gives_nothing_back() -> None:
    table = polymorph(first="G02 E08 E05", second="G01").play("play D13 @now", "unit g1.1", "alpha 2")
    assert table.spent == (100, 0)


@pytest.mark.rule("ATH-C.38", "ATH-7.4")
@pytest.mark.parametrize(("spent", "legal"), [(249, True), (250, False)])
def test_the_difference_must_be_payable(spent: int, legal: bool) -> None:
    """16 points become 17."""
    table = battle("g1.1 0,4", ["G02 E08", "G01 E23 E10", "G04"], stacks=("D13", ""), hidden="g3", spent=(spent, 0))
    assert bool(table.legal_with("play")) == legal


@pytest.mark.rule("ATH-C.38", "ATH-2.3")
def test_no_eighth_unit_of_an_alpha_is_made() -> None:
    six = "; ".join(f"g2.{number} {number - 6},5" for number in range(1, 7))
    assert "unit g1.1" in polymorph(f"g1.1 0,4; {six}").play("play D13 @now").legal
    assert "unit g1.1" not in polymorph(f"g1.1 0,4; g2.7 0,3; {six}").play("play D13 @now").legal


@pytest.mark.rule("ATH-C.38", "ATH-9.7")
def test_it_keeps_conditions_exposure_spent_armour_and_its_activation() -> None:
    table = battle(
        "g1.1 0,4; s1.1 -1,4",
        ["G06 E08", "G04 E09 E05", "G01"],
        ["G02 E08"],
        stacks=("D13", ""),
        marks=["g1.1 inspired g"],
        active="s",
        hidden="g3",
        exposed="g1.1",
    )
    table.play("act s1.1", "use E08 g1.1", "end")
    assert (table.pool("g1"), table.armour("g1.1")) == (11 - 5, (0, 0))
    table.play("play D13 @cE", "unit g1.1", "alpha 2")
    assert (table.armour("g1.1"), table.conditions("g1.1"), table.exposed("g1.1")) == ((3 - 1, 1), ["inspired"], True)
    assert (table.pool("g1"), table.pool("g2")) == (6, 11)


@pytest.mark.rule("ATH-C.38", "ATH-9.7")
def test_an_activated_unit_goes_on_with_what_it_has_left_and_its_new_abilities() -> None:
    table = polymorph(second="G04 E09").play("act g1.1", "walk 0,3", "play D13 @now", "unit g1.1", "alpha 2")
    (activation,) = table.view().board.activations
    assert (activation.moves, activation.actions) == (0, 1)
    assert table.play("use E09 s1.1").pool("s1") == 12 - 4
    assert table.play("end").legal == ["end all", "act g1.2"]


@pytest.mark.rule("ATH-C.38", "ATH-14.4", "ATH-17.8")
def test_flight_begins_and_ends_with_the_change() -> None:
    table = polymorph("g1.1 2,0; s1.1 5,-5", first="G03", second="G01").play("play D13 @now", "unit g1.1", "alpha 2")
    assert table.pool("g2") == 10 - 5
    table = polymorph("g1.1 0,0; s1.1 5,-5", second="G03")
    assert table.holds("g1.1") == {"centre"}
    table.play("play D13 @now", "unit g1.1", "alpha 2")
    assert (flies(table, "g1.1"), table.holds("g1.1"), table.relic("centre")) == (True, set(), "0,0")


# Swift Summoning and Gift of Time.

ARMY = ("G02 E08", "G01 E10", "G04")


@pytest.mark.rule("ATH-C.40", "ATH-7.4", "ATH-7.5", "ATH-7.6")
def test_swift_summoning_comes_in_addition_and_may_reveal_an_alpha() -> None:
    table = battle(UNITS, ARMY, stacks=("D18", ""), hidden="g2").play("play D18 @now", "alpha 2")
    assert fields(table) == {f"{q},5" for q in range(-5, 1)}
    table.play("field 0,5")
    assert set(table.legal) == {"figure ranger", "figure dragon"}  # knight and master are taken
    table.play("figure dragon")
    assert (table.unit_on("0,5"), table.spent, table.markers("g", "E10")) == ("g2.1", (13, 0), 1)
    assert table.view(1).piles[1].figure == "dragon"
    assert table.legal_with("act") == ["act g1.1"]
    assert table.play("end all", "summon 1 -1,5").unit_on("-1,5") == "g1.2"


@pytest.mark.rule("ATH-C.40", "ATH-6.3")
def test_in_the_first_turn_it_does_not_count_for_the_limit() -> None:
    table = create(ARMY, ARMY, ("D18", "")).play("summon 1 0,5 dragon", "summon 1 -1,5", "summon 1 -2,5")
    table.play("play D18 @now", "alpha 2", "field -3,5", "figure ranger")
    assert (table.spent, table.legal) == ((3 * 16 + 13, 0), ["end summon"])


@pytest.mark.rule("ATH-C.40", "ATH-7.4")
def test_it_is_paid_like_every_summoning() -> None:
    table = battle(UNITS, ARMY, stacks=("D18", ""), spent=(250 - 13, 0)).play("play D18 @now")
    assert table.legal == ["alpha 2", "alpha 3"]
    assert battle(UNITS, ARMY, stacks=("D18", ""), spent=(250 - 9, 0)).legal_with("play") == []


@pytest.mark.rule("ATH-C.40", "ATH-C.2")
def test_a_watchtower_is_summoned_near_own_units_by_it() -> None:
    table = battle("g1.1 0,0; s1.1 5,-5", ["G02", "G09"], stacks=("D18", "")).play("play D18 @now", "alpha 2")
    assert "0,1" in fields(table)
    assert table.play("field 0,1").unit_on("0,1") == "g2.1"


@pytest.mark.rule("ATH-C.40", "ATH-22.1")
def test_it_can_be_played_in_the_turn_of_the_opponent() -> None:
    table = battle(UNITS, ARMY, active="s", stacks=("D18", ""), start=True)
    table.play("play D18 @now", "alpha 1", "field 0,5")
    assert (table.unit_on("0,5"), table.asks) == ("g1.2", ("choose", 1))


@pytest.mark.rule("ATH-10.3", "ATH-2.5")
def test_gift_of_time_puts_a_marker_on_up_to_two_cards() -> None:
    gold = ["G05 S02 S04", "G01 E10", "G04 E12"]
    table = battle(UNITS, gold, ["G02 E29"], stacks=("D19", ""), markers={"g S02": 3}, hidden="g3").play(
        "play D19 @now"
    )
    assert set(table.legal) == {"mark 1 S02", "mark 1 S04", "mark 2 E10"}
    table.play("mark 1 S02")
    assert set(table.legal) == {"mark 1 S04", "mark 2 E10", "enough"}
    one = table.copy().play("enough")
    assert (one.markers("g", "S02"), one.markers("g", "E10")) == (4, 0)
    table.play("mark 2 E10")
    assert (table.markers("g", "S02"), table.markers("g", "E10"), table.asks) == (4, 1, ("choose", 0))
