"""Abilities, their costs and targets, distance and range (ATH-10, ATH-11)."""

from collections import Counter

import pytest

from manawell.games.athlas.events import Attacked
from tests.athlas.table import Table, battle


def acting(units: str, gold: str, silver: str = "G01", markers: str = "") -> Table:
    """Gold's g1.1 is activated; a marker lies on each of these cards, `E10 E10` are two."""
    counts = Counter(f"g {card}" for card in markers.split())
    return battle(units, (gold, "G04"), (silver, "G08"), markers=counts).play("act g1.1")


def targets(table: Table, card: str) -> set[str]:
    """The units at which a card can be used."""
    return {move.split()[2] for move in table.legal_with(f"use {card} ")}


# ATH-10: abilities and costs.


@pytest.mark.rule("ATH-10.1")
def test_a_unit_has_the_abilities_of_all_its_cards_and_the_basic_ones() -> None:
    table = battle(
        "g1.1 0,3; g1.2 -1,4; s1.1 0,4",
        gold=("G02 E08 E10 A07",),
        silver=("G01",),
        markers={"g E10": 1},
        relics={"east": "0,3"},
    ).play("act g1.1")
    kinds = {" ".join(move.split()[: 2 if move.startswith("use") else 1]) for move in table.legal}
    assert kinds == {"end", "walk", "climb", "give", "use E08", "use E10", "use A07"}


@pytest.mark.rule("ATH-10.1")
def test_a_flying_unit_flies() -> None:
    assert {move.split()[0] for move in acting("g1.1 0,3", "G03").legal} == {"end", "fly"}


@pytest.mark.rule("ATH-10.1")
def test_a_unit_does_not_have_the_cards_of_other_alphas() -> None:
    table = battle("g1.1 0,3; g2.1 -1,4; s1.1 0,4", gold=("G02", "G01 E08"), silver=("G05 E09",)).play("act g1.1")
    assert table.legal_with("use") == []
    assert table.refusal("use E08 s1.1").rule == table.refusal("use E09 s1.1").rule == "ATH-10.1"


@pytest.mark.rule("ATH-10.1")
def test_passive_abilities_always_work() -> None:
    """Weapon Lore and Paralysing Poison with every blow: 5 + 1 against 2 - 1 armour."""
    table = acting("g1.1 0,3; s1.1 0,4", "G02 E08 A02 E18", "G01 E05").play("use E08 s1.1")
    assert (table.pool("s1"), table.conditions("s1.1")) == (5, ["paralysed"])


@pytest.mark.rule("ATH-10.2")
@pytest.mark.parametrize(
    ("first", "left"),
    [
        ("walk 0,4", {"end", "use E08", "use E10", "use E27"}),  # M
        ("use E08 s1.1", {"end", "walk", "use E27"}),  # A
        ("use E10 s1.1", {"end", "walk", "use E27"}),  # A and T
        ("use E27 0,4", {"end", "walk", "climb", "use E08", "use E10"}),  # T
        ("climb 0,2", {"end", "use E27"}),  # M and A
    ],
)
def test_a_cost_is_a_combination_of_move_action_and_marker(first: str, left: set[str]) -> None:
    table = acting("g1.1 0,3; s1.1 -1,4", "G02 E08 E10 E27", markers="E10 E27").play(first)
    kinds = {" ".join(move.split()[: 2 if move.startswith("use") else 1]) for move in table.legal}
    assert kinds == left


@pytest.mark.rule("ATH-10.2")
@pytest.mark.parametrize("first", ["walk 0,4", "use E08 s1.1"])
def test_climbing_needs_both_move_and_action(first: str) -> None:
    table = acting("g1.1 0,3; s1.1 -1,4", "G02 E08")
    assert "climb 0,2" in table.legal
    assert table.play(first).legal_with("climb") == []
    assert table.refusal("climb 1,3").rule == "ATH-10.2"


@pytest.mark.rule("ATH-10.2")
def test_a_marker_is_taken_from_the_card_that_grants_the_ability() -> None:
    table = acting("g1.1 0,3; s1.1 0,4", "G02 E10 E29", markers="E10 E10 E29").play("use E10 s1.1")
    assert (table.markers("g", "E10"), table.markers("g", "E29")) == (1, 1)


@pytest.mark.rule("ATH-10.2")
def test_a_marker_of_another_card_does_not_help() -> None:
    table = acting("g1.1 0,3; s1.1 0,4", "G02 E10 E27", markers="E27 E27 E27")
    assert table.legal_with("use E10") == []
    assert table.refusal("use E10 s1.1").rule == "ATH-10.3"


@pytest.mark.rule("ATH-10.3")
def test_markers_serve_all_units_of_the_alpha() -> None:
    table = battle("g1.1 0,3; g1.2 -1,4; s1.1 0,4", ("G02 E10",), ("G01",), markers={"g E10": 2})
    table.play("act g1.1", "use E10 s1.1", "end", "act g1.2", "use E10 s1.1")
    assert (table.markers("g", "E10"), table.pool("s1")) == (0, 4)


@pytest.mark.rule("ATH-10.3")
def test_markers_stay_when_units_die() -> None:
    table = battle("g1.1 1,0; g1.2 0,3", gold=("G01 E10",), pools={"g1": 5}, markers={"g E10": 2})
    table.play("act g1.1", "walk 2,0")
    assert (table.at("g1.1"), table.markers("g", "E10")) == (None, 2)


@pytest.mark.rule("ATH-10.4")
def test_an_ability_needs_a_legal_target() -> None:
    assert acting("g1.1 0,3; s1.1 0,0", "G02 E08 E10", markers="E10").legal_with("use") == []
    assert acting("g1.1 0,3", "G02 E08 E15", markers="E15").legal_with("use") == []


@pytest.mark.rule("ATH-10.4")
@pytest.mark.parametrize(
    ("card", "complete", "incomplete"),
    [
        ("E08", "use E08 s1.1", "use E08"),
        ("E15", "use E15 s1.1 NE", "use E15 s1.1"),
        ("E16", "use E16 s1.1 x3", "use E16 s1.1"),
        ("A05", "use A05 0,4 hill", "use A05 0,4"),
        ("A14 E08", "use A14 E08 s1.1", "use A14 s1.1"),
    ],
)
def test_all_choices_are_announced(card: str, complete: str, incomplete: str) -> None:
    table = acting("g1.1 0,3; s1.1 0,4", f"G02 {card}", markers="E15")
    assert complete in table.legal
    assert incomplete not in table.legal


@pytest.mark.rule("ATH-10.4")
@pytest.mark.parametrize("incomplete", ["use E08", "use E15 s1.1", "use E16 s1.1"])
def test_an_incomplete_announcement_is_refused(incomplete: str) -> None:
    table = acting("g1.1 0,3; s1.1 0,4", "G02 E08 E15 E16", markers="E15")
    assert table.refusal(incomplete).rule == "ATH-10.4"


@pytest.mark.rule("ATH-10.4")
@pytest.mark.parametrize(("pool", "most"), [(12, 5), (5, 4), (2, 1), (1, 0)])
def test_x_is_announced_within_its_bounds(pool: int, most: int) -> None:
    table = battle("g1.1 0,3; s1.1 0,4", ("G02 E16",), ("G01",), pools={"g1": pool}).play("act g1.1")
    assert table.legal_with("use E16") == [f"use E16 s1.1 x{x}" for x in range(1, most + 1)]


@pytest.mark.rule("ATH-10.4")
def test_the_cost_is_paid_before_the_effect() -> None:
    """A Healing Potion is empty although it raises the pool by less than 5."""
    table = battle("g1.1 0,3", gold=("G02 E12",), pools={"g1": 10}, markers={"g E12": 1}).play("act g1.1", "use E12")
    assert (table.pool("g1"), table.markers("g", "E12"), table.legal_with("use")) == (12, 0, [])


@pytest.mark.rule("ATH-10.5")
def test_an_ability_is_used_once_in_an_activation() -> None:
    table = acting("g1.1 0,3; g1.2 -1,4", "G02 E27", markers="E27 E27 E27").play("use E27 0,4")
    assert table.legal_with("use") == []
    assert table.refusal("use E27 0,3").rule == "ATH-10.5"
    table.play("end", "act g1.2", "use E27 -2,4", "end", "end summon", "end summon", "act g1.1")
    assert "use E27 0,3" in table.legal


@pytest.mark.rule("ATH-10.5", "ATH-C.16")
@pytest.mark.parametrize("moves", [["use A14 E08 s1.1", "use E08 s1.1"], ["use E08 s1.1", "use A14 E08 s1.1"]])
def test_frenzy_is_a_use_of_its_own(moves: list[str]) -> None:
    table = acting("g1.1 0,3; s1.1 0,4", "G02 E08 A14", "G09 E28").play(*moves)
    assert [attack.value for attack in table.happened(Attacked)] == [6, 6]


@pytest.mark.rule("ATH-10.5", "ATH-C.35")
def test_a_time_loop_is_a_use_of_its_own() -> None:
    table = battle("g1.1 0,3", stacks=("D10", "")).play("act g1.1", "walk 0,4")
    assert table.play("play D10 @now", "unit g1.1", "walk -1,4").at("g1.1") == "-1,4"


@pytest.mark.rule("ATH-10.6")
def test_an_attack_is_aimed_at_an_enemy() -> None:
    table = acting("g1.1 0,3; g2.1 0,4; s1.1 -1,4", "G02 E08")
    assert targets(table, "E08") == {"s1.1"}
    assert table.refusal("use E08 g2.1").rule == "ATH-10.6"


@pytest.mark.rule("ATH-10.6")
def test_help_is_for_own_units() -> None:
    table = acting("g1.1 0,3; g2.1 0,4; s1.1 -1,4", "G05 S05", markers="S05")
    assert targets(table, "S05") == {"g2.1"}
    assert table.refusal("use S05 s1.1").rule == "ATH-10.6"


@pytest.mark.rule("ATH-10.6")
@pytest.mark.parametrize(
    ("card", "found"),
    [
        ("E15", {"g2.1", "s1.1"}),  # a unit at range 1-2
        ("S04", {"g1.1", "g2.1", "s1.1"}),  # a unit at range 0-2
        ("S09", {"g1.1", "g2.1"}),  # an own unit at range 0-2
        ("S05", {"g2.1"}),  # an own unit at range 1-2
        ("S02", {"s1.1"}),  # an enemy unit at range 1-2
    ],
)
def test_a_unit_alone_is_any_unit_and_the_user_only_at_range_0(card: str, found: set[str]) -> None:
    table = acting("g1.1 0,3; g2.1 0,4; s1.1 -1,4", f"G05 {card}", markers=card)
    assert targets(table, card) == found


@pytest.mark.rule("ATH-10.6", "ATH-21.3")
def test_own_and_enemy_are_judged_from_the_commanders_side() -> None:
    table = battle("g1.1 0,3; s1.1 0,4; s1.2 -1,4", gold=("G07",), silver=("G02 E08",))
    table.play("act g1.1", "use G07 s1.1")
    assert table.legal_with("use E08") == ["use E08 s1.2"]


@pytest.mark.rule("ATH-10.7")
def test_armour_of_all_cards_adds_up() -> None:
    table = battle("g1.1 0,3", gold=("G04 E02 E03 E05 E06 E07 E26",))
    assert table.armour("g1.1") == (1 + 1 + 1 + 2 + 3 + 1, 1 + 1 + 2)


@pytest.mark.rule("ATH-10.7")
@pytest.mark.parametrize(
    ("gold", "move", "value"),
    [
        ("G02 E08 A11", "use E08 s1.1", 5 + 1 + 1),
        ("G02 E10 A01 A11", "use E10 s1.1", 2 + 1 + 1),
        ("G05 S02 A12 A11", "use S02 s1.1", 5 + 1 + 1),
    ],
)
def test_modifiers_of_all_cards_add_up(gold: str, move: str, value: int) -> None:
    table = acting("g1.1 0,3; s1.1 0,4", gold, markers="E10 S02").play(move)
    assert table.happened(Attacked)[0].value == value


@pytest.mark.rule("ATH-10.7")
def test_flags_do_not_add_up_with_themselves() -> None:
    """A dragon with wings flies like any dragon."""
    one, two = acting("g1.1 0,3", "G03"), acting("g1.1 0,3", "G03 A06")
    assert one.legal == two.legal


@pytest.mark.rule("ATH-10.7")
def test_flags_of_different_cards_all_hold() -> None:
    """Diving Gear and Steadfast: neither drowned nor moved."""
    table = battle("g1.1 2,0", gold=("G01 E30 A13",), stacks=("", "D05 D09")).play("act g1.1", "end")
    assert table.pool("g1") == 10
    assert table.legal_with("play") == []


def heal_with_potion(pool: int) -> Table:
    return battle("g1.1 0,3", gold=("G02 E12",), pools={"g1": pool}, markers={"g E12": 1}).play("act g1.1")


@pytest.mark.rule("ATH-10.8")
def test_pure_healing_needs_a_wound() -> None:
    assert "use E12" in heal_with_potion(11).legal
    assert heal_with_potion(12).refusal("use E12").rule == "ATH-10.8"


@pytest.mark.rule("ATH-10.8")
def test_healing_hands_need_a_wounded_alpha() -> None:
    table = battle("g1.1 0,3; g2.1 0,4", gold=("G02 A09", "G01"), pools={"g2": 9}).play("act g1.1")
    assert table.legal_with("use A09") == ["use A09 g2.1"]
    assert table.refusal("use A09 g1.1").rule == "ATH-10.8"


@pytest.mark.rule("ATH-10.8")
@pytest.mark.parametrize(("pool", "playable"), [(9, ["play D15 @now"]), (10, [])])
def test_divine_healing_needs_a_wounded_alpha(pool: int, playable: list[str]) -> None:
    table = battle("g1.1 0,3", gold=("G01",), pools={"g1": pool}, stacks=("D15", ""))
    assert table.legal_with("play") == playable


@pytest.mark.rule("ATH-10.8", "ATH-18.2")
@pytest.mark.parametrize("silver", ["G09", "G01 A13"])
@pytest.mark.parametrize(
    ("card", "field", "move"), [("E15", "0,4", "use E15 s1.1 E"), ("E25", "0,5", "use E25 s1.1 0,4")]
)
def test_who_cannot_be_pushed_is_not_chosen_for_it(silver: str, card: str, field: str, move: str) -> None:
    table = acting(f"g1.1 0,3; s1.1 {field}", f"G02 {card}", silver, markers="E15")
    assert table.legal_with("use") == []
    assert table.refusal(move).rule == "ATH-10.8"


@pytest.mark.rule("ATH-10.8")
def test_gods_do_not_push_or_teleport_what_does_not_move() -> None:
    units = "g1.1 0,3; g2.1 0,4; g3.1 -1,4"
    alphas = ("G09", "G01 A13", "G02")
    assert battle(units, gold=alphas, stacks=("D05", "")).play("play D05 @now").legal == ["unit g3.1"]
    assert set(battle(units, gold=alphas, stacks=("D11", "")).play("play D11 @now").legal) == {"unit g2.1", "unit g3.1"}


@pytest.mark.rule("ATH-10.8", "ATH-13.9")
@pytest.mark.parametrize(
    ("gold", "move"),
    [("G01 E13", "use E13 0,4"), ("G01 E14", "use E14 -1,5"), ("G01 A05", "use A05 0,4 crater")],
)
def test_no_field_is_changed_to_what_it_is(gold: str, move: str) -> None:
    """0,4 is a crater, -1,5 a plain."""
    table = battle("g1.1 0,3", gold=(gold,), terrain={"0,4": "crater"}, markers={"g E14": 1}).play("act g1.1")
    assert move not in table.legal
    assert table.refusal(move).rule == "ATH-13.9"


@pytest.mark.rule("ATH-10.8")
def test_an_attack_that_armour_will_absorb_is_legal() -> None:
    table = acting("g1.1 0,3; s1.1 0,4", "G02 E10", "deep_guard", markers="E10").play("use E10 s1.1")
    assert (table.pool("s1"), table.armour("s1.1")) == (11, (2, 1))


@pytest.mark.rule("ATH-10.8")
def test_a_push_that_only_squeezes_is_legal() -> None:
    table = acting("g1.1 0,3; s1.1 0,4", "G02 E15", markers="E15").play("use E15 s1.1 NW")
    assert (table.at("s1.1"), table.pool("s1")) == ("0,4", 7)


@pytest.mark.rule("ATH-10.8")
def test_renewing_a_condition_is_legal() -> None:
    table = battle("g1.1 0,3", gold=("G05 S09",), markers={"g S09": 1}, marks=["g1.1 stone_skin g"])
    assert table.play("act g1.1", "use S09 g1.1").conditions("g1.1") == ["stone_skin", "stone_skin"]


@pytest.mark.rule("ATH-10.8")
def test_conjuring_a_card_without_use_is_legal() -> None:
    table = acting("g1.1 0,3", "G05 S08", "G01 E20", markers="S08").play("use S08 E20")
    assert table.conditions("g1.1") == ["artefact"]


# ATH-11: distance and range.


@pytest.mark.rule("ATH-11.1")
@pytest.mark.parametrize(
    ("here", "there", "distance"),
    [
        ("0,0", "3,-3", 3),
        ("0,0", "2,1", 3),
        ("0,0", "-2,-1", 3),
        ("0,0", "-3,1", 3),
        ("-1,-1", "1,1", 4),
        ("1,-3", "-1,2", 5),
        ("-5,0", "5,0", 10),
        ("0,-5", "0,5", 10),
        ("-5,5", "5,-5", 10),
    ],
)
def test_distance_is_the_number_of_steps(here: str, there: str, distance: int) -> None:
    for one, two in ((here, there), (there, here)):
        refusal = acting(f"g1.1 {one}; s1.1 {two}", "G02 E08").refusal("use E08 s1.1")
        assert (refusal.rule, refusal.values["distance"]) == ("ATH-11.2", distance)


@pytest.mark.rule("ATH-11.2")
@pytest.mark.parametrize(
    ("card", "reaches"),
    [
        ("E08", [1]),  # range 1
        ("E04", [2]),  # range 2
        ("E11", [3]),  # range 3
        ("E21", [1, 2]),  # range 1-2
        ("E22", [2, 3]),  # range 2-3
    ],
)
def test_the_range_is_exact(card: str, reaches: list[int]) -> None:
    """Along the row of the relics, which is level."""
    hit = [
        steps
        for steps in (1, 2, 3, 4)
        if acting(f"g1.1 0,0; s1.1 {steps},0", f"G01 {card}", markers="E11").legal_with(f"use {card} s1.1")
    ]
    assert hit == reaches


@pytest.mark.rule("ATH-11.2")
def test_the_range_counts_for_fields_as_well() -> None:
    """Two fields from 0,3 are the hill -1,2 and the water 2,1; the hills 0,2 and 1,3 are too near."""
    table = acting("g1.1 0,3", "G02 E14", markers="E14")
    assert set(table.legal_with("use E14")) == {"use E14 -1,2", "use E14 2,1"}
    assert table.refusal("use E14 0,2").rule == "ATH-11.2"


@pytest.mark.rule("ATH-11.3")
def test_at_range_0_flying_does_not_matter() -> None:
    """A levitating healer, who is not exposed, heals itself; the other one is out of its reach."""
    table = battle("g1.1 0,3; g1.2 0,4", gold=("G02 A09",), pools={"g1": 5}, marks=["g1.2 levitating g"])
    assert table.copy().play("act g1.1").legal_with("use A09") == ["use A09 g1.1"]
    assert set(table.play("act g1.2").legal_with("use A09")) == {"use A09 g1.1", "use A09 g1.2"}


@pytest.mark.rule("ATH-11.3")
def test_at_range_0_cliffs_and_protection_do_not_matter() -> None:
    rim = ("1,3", "-1,3", "-1,4", "0,4", "1,2", "0,2")
    terrain = dict.fromkeys(rim, "hill") | {"0,3": "crater"}
    table = battle("g1.1 0,3", gold=("G02 A09",), pools={"g1": 5}, terrain=terrain).play("act g1.1")
    assert table.legal == ["end", "use A09 g1.1"]


@pytest.mark.rule("ATH-11.4")
def test_an_earthquake_asks_for_its_chain_and_for_no_range() -> None:
    """Along the north ridge to 2,-2, three fields away."""
    table = acting("g1.1 -1,-1; s1.1 2,-2; s1.2 1,-1", "G05 S06", markers="S06")
    assert table.legal_with("use S06") == ["use S06 s1.1"]
    assert table.refusal("use S06 s1.2").rule == "ATH-C.20"


@pytest.mark.rule("ATH-11.4")
def test_a_path_asks_for_level_steps() -> None:
    """From 0,3 every way begins on one of four plains."""
    table = acting("g1.1 0,3", "G01 A07")
    assert {move.split()[2] for move in table.legal_with("use A07")} == {"1,2", "0,4", "-1,4", "-1,3"}


@pytest.mark.rule("ATH-11.5", "ATH-16.4")
@pytest.mark.parametrize("field", ["0,-5", "5,-5", "-5,0", "0,1"])
def test_gods_reach_every_unit(field: str) -> None:
    """Far away, flying, or behind hills."""
    units = f"g1.1 0,3; s1.1 {field}"
    assert battle(units, stacks=("D09", "")).play("play D09 @now", "unit s1.1").pool("s1") == 5


@pytest.mark.rule("ATH-11.5")
def test_gods_reach_every_field() -> None:
    table = battle("g1.1 0,3", stacks=("D07", "")).play("play D07 @now")
    assert len(table.legal_with("field")) == 91 - 6


@pytest.mark.rule("ATH-11.5", "ATH-C.36")
def test_a_card_may_say_otherwise() -> None:
    table = battle("g1.1 0,5", stacks=("D11", "")).play("play D11 @now", "unit g1.1")
    assert "field 0,2" in table.legal
    assert "field 0,1" not in table.legal
