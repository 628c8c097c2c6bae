"""Walking, climbing, flying and handing over; who can reach a flying unit (ATH-15, ATH-16)."""

import pytest

from manawell.games.athlas.events import LifeLost
from tests.athlas.table import Table, battle


def acting(units: str, gold: str = "G01", silver: str = "G01", **terrain: str) -> Table:
    """Gold's g1.1 is activated and has a marker on each of its cards."""
    markers = {f"g {card}": 1 for card in gold.split()}
    return battle(units, (gold, "G04"), (silver, "G08"), markers=markers, terrain=terrain).play("act g1.1")


def goals(table: Table, verb: str) -> set[str]:
    """The fields to which a unit can go."""
    return {move.split()[-1] for move in table.legal_with(f"{verb} ")}


# ATH-15: basic abilities.


@pytest.mark.rule("ATH-15.1")
@pytest.mark.parametrize(
    ("here", "fields"),
    [
        ("0,3", {"1,2", "0,4", "-1,4", "-1,3"}),  # plain; 0,2 and 1,3 are hills
        ("-1,2", {"-2,2", "0,2"}),  # hill
        ("1,1", {"1,0", "0,1", "2,0", "2,1", "1,2"}),  # plain beside water; 0,2 is a hill
        ("2,0", {"1,0", "1,1", "2,1", "3,0", "3,-1", "2,-1"}),  # water
        ("0,5", {"-1,5", "0,4", "1,4"}),  # corner
    ],
)
def test_a_unit_walks_to_a_neighbour_of_the_same_level(here: str, fields: set[str]) -> None:
    assert goals(acting(f"g1.1 {here}"), "walk") == fields


@pytest.mark.rule("ATH-15.1")
def test_walking_costs_m() -> None:
    table = acting("g1.1 0,3; s1.1 0,5", "G02 E08").play("walk 0,4")
    assert table.at("g1.1") == "0,4"
    assert table.legal == ["end", "use E08 s1.1"]


@pytest.mark.rule("ATH-15.1")
def test_nobody_walks_to_another_level_nor_two_fields() -> None:
    table = acting("g1.1 0,3")
    assert table.refusal("walk 0,2").rule == "ATH-15.1"
    assert table.refusal("walk -1,5").rule == "ATH-11.2"


@pytest.mark.rule("ATH-15.2")
@pytest.mark.parametrize(
    ("here", "terrain", "fields"),
    [
        ("0,3", {}, {"0,2", "1,3"}),  # up
        ("0,2", {}, {"1,1", "1,2", "0,3", "-1,3", "0,1"}),  # down
        ("0,3", {"0,4": "crater"}, {"0,2", "1,3", "0,4"}),  # up and down
        ("0,3", {"0,3": "crater"}, {"1,2", "0,4", "-1,4", "-1,3"}),  # out of a crater, not up a cliff
        ("0,2", {"0,1": "crater"}, {"1,1", "1,2", "0,3", "-1,3"}),  # not down a cliff
    ],
)
def test_a_unit_climbs_exactly_one_level(here: str, terrain: dict[str, str], fields: set[str]) -> None:
    assert goals(acting(f"g1.1 {here}", **terrain), "climb") == fields


@pytest.mark.rule("ATH-15.2")
def test_climbing_costs_m_and_a() -> None:
    table = acting("g1.1 0,3; s1.1 1,2", "G02 E08").play("climb 0,2")
    assert table.at("g1.1") == "0,2"
    assert table.legal == ["end"]


@pytest.mark.rule("ATH-15.2")
def test_nobody_climbs_to_the_same_level() -> None:
    assert acting("g1.1 0,3").refusal("climb 0,4").rule == "ATH-15.2"


@pytest.mark.rule("ATH-15.3")
def test_a_flying_unit_moves_one_or_two_fields() -> None:
    table = acting("g1.1 0,0", "G03")
    assert len(goals(table, "fly")) == 6 + 12
    assert table.refusal("fly 3,0").rule == "ATH-11.2"
    assert table.play("fly 0,2").legal == ["end"]


@pytest.mark.rule("ATH-15.3")
def test_terrain_and_units_on_the_way_do_not_matter() -> None:
    """Over the hill 0,2 with an enemy on it, out of the crater 0,1."""
    table = acting("g1.1 0,1; s1.1 0,2; g2.1 -1,2", "G03", **{"0,1": "crater"})
    assert {"0,3", "1,1", "-1,3"} <= goals(table, "fly")
    assert not {"0,2", "-1,2"} & goals(table, "fly")


@pytest.mark.rule("ATH-15.3")
def test_only_flying_units_fly() -> None:
    assert acting("g1.1 0,3").refusal("fly 0,4").rule == "ATH-15.3"


@pytest.mark.rule("ATH-15.3")
def test_a_unit_acts_after_flying_but_does_not_fly_after_acting() -> None:
    table = acting("g1.1 0,3; s1.1 0,4", "G03")
    assert "use G03 s1.1" in table.copy().play("fly -1,4").legal
    assert table.play("use G03 s1.1").legal == ["end"]
    assert table.refusal("fly -1,4").rule == "ATH-16.6"


def giving(units: str) -> Table:
    """g1.1 on 0,3 holds the east relic."""
    gold = ("G01", "G03", "G09")
    return battle(f"g1.1 0,3; {units}", gold, ("G02",), relics={"east": "0,3"}).play("act g1.1")


@pytest.mark.rule("ATH-15.4")
def test_a_relic_is_handed_to_a_neighbour() -> None:
    table = giving("g1.2 0,4; g1.3 0,5").play("give east g1.2")
    assert (table.relic("east"), table.holds("g1.1"), table.holds("g1.2")) == ("0,4", set(), {"east"})


@pytest.mark.rule("ATH-15.4")
def test_handing_over_costs_a() -> None:
    table = battle("g1.1 0,3; g1.2 0,4; s1.1 -1,4", ("G02 E08",), ("G01",), relics={"east": "0,3"}).play("act g1.1")
    used = table.copy().play("use E08 s1.1")
    assert used.refusal("give east g1.2").rule == "ATH-10.2"
    table.play("give east g1.2")
    assert {move.split()[0] for move in table.legal} == {"end", "walk"}


@pytest.mark.rule("ATH-15.4", "ATH-17.2")
@pytest.mark.parametrize(
    ("unit", "field", "rule"),
    [
        ("g1.2", "0,5", "ATH-15.4"),  # too far
        ("s1.1", "0,4", "ATH-15.4"),  # an enemy
        ("g2.1", "0,4", "ATH-17.2"),  # it flies
        ("g3.1", "0,4", "ATH-17.2"),  # a Watchtower
    ],
)
def test_a_relic_is_handed_only_to_an_own_neighbour_that_can_hold_it(unit: str, field: str, rule: str) -> None:
    table = giving(f"{unit} {field}")
    assert table.legal_with("give") == []
    assert table.refusal(f"give east {unit}").rule == rule


@pytest.mark.rule("ATH-15.4")
def test_a_unit_gives_only_what_it_holds() -> None:
    table = giving("g1.2 0,4")
    assert table.legal_with("give") == ["give east g1.2"]
    assert table.refusal("give west g1.2").rule == "ATH-15.4"


@pytest.mark.rule("ATH-15.4")
def test_a_relic_is_handed_up_or_down_one_level() -> None:
    assert giving("g1.2 0,2").legal_with("give") == ["give east g1.2"]


@pytest.mark.rule("ATH-15.5")
@pytest.mark.parametrize("verb", ["walk", "climb"])
@pytest.mark.parametrize(("here", "there"), [("0,2", "0,1"), ("0,1", "0,2")])
def test_nobody_crosses_a_cliff(verb: str, here: str, there: str) -> None:
    table = acting(f"g1.1 {here}", **{"0,1": "crater"})
    assert f"{verb} {there}" not in table.legal
    assert table.refusal(f"{verb} {there}").rule == "ATH-15.5"


@pytest.mark.rule("ATH-15.5")
@pytest.mark.parametrize(("here", "there"), [("0,2", "0,1"), ("0,1", "0,2")])
def test_mountaineering_crosses_cliffs(here: str, there: str) -> None:
    table = acting(f"g1.1 {here}", "G01 A08", **{"0,1": "crater"}).play(f"use A08 scale {there}")
    assert (table.at("g1.1"), table.pool("g1")) == (there, 10)


@pytest.mark.rule("ATH-15.5", "ATH-18.4")
@pytest.mark.parametrize(("here", "direction", "after", "pool"), [("0,2", "NW", "0,1", 7), ("0,1", "SE", "0,1", 7)])
def test_a_push_goes_down_a_cliff_and_not_up(here: str, direction: str, after: str, pool: int) -> None:
    """3 by the fall, or 3 because the unit is squeezed."""
    table = battle(f"s1.1 {here}", silver=("G01",), terrain={"0,1": "crater"}, stacks=("D05", ""))
    table.play("play D05 @now", "unit s1.1", f"toward {direction}")
    assert (table.at("s1.1"), table.pool("s1")) == (after, pool)


@pytest.mark.rule("ATH-15.6", "ATH-1.1")
@pytest.mark.parametrize("other", ["g2.1", "s1.1"])
def test_an_occupied_field_is_not_entered(other: str) -> None:
    table = acting(f"g1.1 0,3; {other} 0,4")
    assert goals(table, "walk") == {"1,2", "-1,4", "-1,3"}
    assert table.refusal("walk 0,4").rule == "ATH-1.1"


@pytest.mark.rule("ATH-15.6")
@pytest.mark.parametrize("other", ["g2.1", "s1.1"])
def test_pathfinder_does_not_pass_through_units(other: str) -> None:
    """From 0,3 the field 0,5 is reached over 0,4 only."""
    assert "use A07 0,4 0,5" in acting("g1.1 0,3", "G01 A07").legal
    blocked = acting(f"g1.1 0,3; {other} 0,4", "G01 A07")
    assert [move for move in blocked.legal_with("use A07") if "0,4" in move or move.endswith("0,5")] == []


@pytest.mark.rule("ATH-15.7")
@pytest.mark.parametrize("move", ["climb 0,3", "use A08 scramble 0,3", "use A08 scale 0,1"])
def test_going_down_is_no_fall(move: str) -> None:
    table = acting("g1.1 0,2", "G01 A08", **{"0,1": "crater"}).play(move)
    assert table.happened(LifeLost) == []


@pytest.mark.rule("ATH-15.7", "ATH-21.8")
def test_going_down_under_enemy_command_is_no_fall_either() -> None:
    table = battle("g1.1 0,4; s1.1 0,2", gold=("G07",), silver=("G01",)).play("act g1.1", "use G07 s1.1", "climb 0,3")
    assert (table.at("s1.1"), table.pool("s1")) == ("0,3", 10)


# ATH-16: flying.


@pytest.mark.rule("ATH-16.1")
@pytest.mark.parametrize(
    ("gold", "marks"), [("G03", []), ("G01 A06", []), ("G01", ["g1.1 levitating g"]), ("G01", ["g1.1 winged g D01 8"])]
)
def test_a_unit_flies_by_a_card_or_a_condition_and_cannot_choose_not_to(gold: str, marks: list[str]) -> None:
    table = battle("g1.1 0,3", gold=(gold,), marks=marks).play("act g1.1")
    assert {move.split()[0] for move in table.legal} == {"end", "fly"}
    assert table.refusal("walk 0,4").rule == "ATH-15.1"


def reach(gold: str, card: str, steps: int, exposed: bool = False) -> bool:
    """Whether Gold's unit can aim this card at a flying unit this many fields away."""
    target = {1: "1,0", 2: "2,0", 3: "3,0"}[steps]
    markers = {f"g {card}": 1}
    table = battle(
        f"g1.1 0,0; s1.1 {target}", (gold,), ("G03",), markers=markers, exposed="s1.1" if exposed else ""
    ).play("act g1.1")
    return bool(table.legal_with(f"use {card} s1.1"))


@pytest.mark.rule("ATH-16.2")
@pytest.mark.parametrize(
    ("gold", "card", "steps"),
    [
        ("G01 E10", "E10", 1),  # range 1-2, also adjacent
        ("G01 E10", "E10", 2),
        ("G01 E04", "E04", 2),
        ("G01 E11", "E11", 3),
        ("G05 S02", "S02", 1),
        ("G05 E15", "E15", 1),
        ("G07", "G07", 1),
    ],
)
def test_abilities_that_reach_farther_than_1_reach_a_flying_unit(gold: str, card: str, steps: int) -> None:
    assert reach(gold, card, steps)


@pytest.mark.rule("ATH-16.2")
@pytest.mark.parametrize("card", ["E08", "E01", "E24", "E16"])
def test_abilities_of_range_1_do_not_reach_a_flying_unit(card: str) -> None:
    assert not reach(f"G01 {card}", card, 1)


@pytest.mark.rule("ATH-16.2")
@pytest.mark.parametrize("card", ["E08", "E01", "E24", "E16"])
def test_abilities_of_range_1_reach_a_flying_unit_that_is_exposed(card: str) -> None:
    assert reach(f"G01 {card}", card, 1, exposed=True)


@pytest.mark.rule("ATH-16.2")
@pytest.mark.parametrize(("gold", "card"), [("G03", "G03"), ("G01 A06 E08", "E08")])
def test_a_flying_unit_reaches_another(gold: str, card: str) -> None:
    assert reach(gold, card, 1)


@pytest.mark.rule("ATH-16.2")
def test_the_refusal_of_a_flying_target_names_the_rule() -> None:
    assert acting("g1.1 0,3; s1.1 0,4", "G01 E08", "G03").refusal("use E08 s1.1").rule == "ATH-16.2"


@pytest.mark.rule("ATH-16.3")
@pytest.mark.parametrize(
    ("gold", "move", "exposed"),
    [
        ("G03 E13", "use E13 0,4", True),  # a field
        ("G05 S01 A06", "use S01 0,5", True),  # a field
        ("G03", "use G03 s1.1", True),  # a unit that does not fly
        ("G03 E15", "use E15 g2.1 E", True),  # an own one as well
        ("G03", "use G03 s2.1", False),  # a flying unit
        ("G03", "fly 0,5", False),  # a field to move to
        ("G05 S10 A06", "use S10 0,5", False),  # a field to be teleported to
        ("G08 A06", "use G08 0,4", False),  # a field to summon on
        ("G03 E12", "use E12", False),  # itself
        ("G05 S04 A06", "use S04 g1.1", False),  # itself
        ("G05 S06 A06", "use S06 s3.1", True),  # through a chain
        ("G05 S08", "use S08 E02", False),  # a card
    ],
)
def test_a_unit_is_exposed_by_aiming_at_a_field_or_at_a_unit_on_the_ground(gold: str, move: str, exposed: bool) -> None:
    units = "g1.1 0,3; g2.1 -1,4; s1.1 1,2; s2.1 -1,3; s3.1 0,2"
    markers = {f"g {card}": 1 for card in gold.split()}
    table = battle(units, (gold, "G04 E02"), ("G01", "G03 A06", "G02"), pools={"g1": 3}, markers=markers)
    assert table.play("act g1.1", move).exposed("g1.1") == exposed


@pytest.mark.rule("ATH-16.3")
def test_the_mark_lasts_until_the_next_activation_begins() -> None:
    table = acting("g1.1 0,3; s1.1 0,4", "G03").play("use G03 s1.1", "end", "end summon")
    assert table.exposed("g1.1")
    table.play("end all", "end summon")
    assert table.exposed("g1.1")
    assert not table.play("act g1.1").exposed("g1.1")


@pytest.mark.rule("ATH-16.3")
def test_a_controlled_activation_counts() -> None:
    """Gold's reader makes Silver's dragon attack another one on the ground: then a blade can reach it."""
    table = battle("g1.1 0,3; g2.1 -1,5; s1.1 -1,4; s2.1 -2,4", ("G07", "G02 E08"), ("G03", "G01"))
    assert "use E08 s1.1" not in table.copy().play("act g2.1").legal
    table.play("act g1.1", "use G07 s1.1", "use G03 s2.1", "end", "end", "act g2.1")
    assert "use E08 s1.1" in table.legal


@pytest.mark.rule("ATH-16.3")
def test_a_controlled_activation_takes_the_mark_off_as_it_begins() -> None:
    table = battle("g1.1 0,3; s1.1 -1,4", ("G07",), ("G03",), exposed="s1.1").play("act g1.1", "use G07 s1.1")
    assert not table.exposed("s1.1")


@pytest.mark.rule("ATH-16.3")
def test_a_unit_on_the_ground_keeps_the_mark_for_later() -> None:
    """It attacks, then it is lifted: a blade still reaches it."""
    table = battle("g1.1 0,3; s1.1 0,4", ("G02 E08",), ("G02 E08",), active="s", stacks=("", "D01"))
    table.play("act s1.1", "use E08 g1.1", "play D01 @now", "unit s1.1", "end", "end summon", "act g1.1")
    assert "use E08 s1.1" in table.legal


@pytest.mark.rule("ATH-16.3")
def test_the_mark_is_set_at_the_announcement_even_if_nothing_is_damaged() -> None:
    table = acting("g1.1 0,3; s1.1 0,4", "G03", "G04 E05 E06").play("use G03 s1.1")
    assert (table.pool("s1"), table.exposed("g1.1")) == (11, True)


@pytest.mark.rule("ATH-16.4")
def test_friendly_abilities_do_not_reach_a_flying_unit_either() -> None:
    table = battle("g1.1 0,3; g2.1 0,4", gold=("G01 A09", "G03"), pools={"g2": 3}).play("act g1.1")
    assert table.legal_with("use A09") == []
    assert table.refusal("use A09 g2.1").rule == "ATH-16.2"


@pytest.mark.rule("ATH-16.4")
def test_an_exposed_friend_is_reached() -> None:
    table = battle("g1.1 0,3; g2.1 0,4", gold=("G01 A09", "G03"), pools={"g2": 3}, exposed="g2.1").play("act g1.1")
    assert table.play("use A09 g2.1").pool("g2") == 6


@pytest.mark.rule("ATH-16.4")
def test_area_effects_hit_flying_units() -> None:
    table = acting("g1.1 -2,1; s1.1 0,0", "G05 S01", "G03").play("use S01 0,0")
    assert table.pool("s1") == 8 - 5


@pytest.mark.rule("ATH-16.4")
def test_explosions_hit_flying_units() -> None:
    table = battle("g1.1 1,0; s1.1 1,1", ("G01 A04",), ("G03",), pools={"g1": 5}).play("act g1.1", "walk 2,0")
    assert (table.at("g1.1"), table.pool("s1")) == (None, 5)


@pytest.mark.rule("ATH-16.5", "ATH-1.1")
def test_flying_units_share_no_field() -> None:
    table = acting("g1.1 0,3; s1.1 0,4", "G03")
    assert "fly 0,4" not in table.legal
    assert table.refusal("fly 0,4").rule == "ATH-1.1"
    under = battle("g1.1 0,3; s1.1 0,4", gold=("G01",), silver=("G03",)).play("act g1.1")
    assert under.refusal("walk 0,4").rule == "ATH-1.1"


@pytest.mark.rule("ATH-16.6")
@pytest.mark.parametrize("move", ["fly -1,4", "use S10 -2,4"])
def test_after_its_action_a_flying_unit_does_not_move_itself(move: str) -> None:
    table = acting("g1.1 0,3; s1.1 0,4", "G05 S10 A06 E08")
    assert move in table.legal
    table.play("use E08 s1.1")
    assert move not in table.legal
    assert table.refusal(move).rule == "ATH-16.6"


@pytest.mark.rule("ATH-16.6")
def test_on_the_ground_blink_is_possible_after_the_action() -> None:
    assert "use S10 -2,4" in acting("g1.1 0,3; s1.1 0,4", "G05 S10 E08").play("use E08 s1.1").legal


@pytest.mark.rule("ATH-16.6")
@pytest.mark.parametrize(
    ("card", "choices"), [("D05", ["unit g1.1", "toward W"]), ("D11", ["unit g1.1", "field -1,3"])]
)
def test_gods_still_move_it(card: str, choices: list[str]) -> None:
    table = battle("g1.1 0,3; s1.1 0,4", ("G03",), ("G01",), stacks=(card, ""))
    table.play("act g1.1", "use G03 s1.1", f"play {card} @now", *choices)
    assert table.at("g1.1") == "-1,3"


@pytest.mark.rule("ATH-16.6", "ATH-C.35")
def test_a_time_loop_does_not_help_it() -> None:
    table = battle("g1.1 0,3; s1.1 0,4", ("G03",), ("G01",), stacks=("D10", "")).play("act g1.1", "use G03 s1.1")
    assert "play D10 @now" not in table.legal
    assert "play D10 @c0" in table.legal


@pytest.mark.rule("ATH-16.6", "ATH-C.16")
def test_frenzy_is_no_action() -> None:
    """It costs M, and with Time Loop the unit flies on."""
    table = battle("g1.1 0,3; s1.1 0,4", ("G03 A14",), ("G01",), stacks=("D10", ""))
    table.play("act g1.1", "use A14 G03 s1.1", "play D10 @now", "unit g1.1", "fly -1,4")
    assert table.at("g1.1") == "-1,4"
