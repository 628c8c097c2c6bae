"""The golden rules, the steps of a turn, and activations (ATH-1, ATH-8, ATH-9)."""

import pytest

from manawell.games.athlas.events import (
    ActivationBegun,
    ActivationEnded,
    ConditionEnded,
    InterventionEnded,
    LifeLost,
    UnitDied,
)
from tests.athlas.table import battle

# ATH-1: golden rules and order of resolution.


@pytest.mark.rule("ATH-1.1")
@pytest.mark.parametrize(
    ("alpha", "unit", "other", "move"),
    [
        ("G01", "0,3", "0,4", "walk 0,4"),
        ("G01", "0,3", "0,2", "climb 0,2"),
        ("G03", "0,3", "0,1", "fly 0,1"),
        ("G01 A07", "0,3", "-1,4", "use A07 0,4 -1,4"),
        ("G05 S10", "0,3", "0,1", "use S10 0,1"),
        ("G08", "0,3", "0,4", "use G08 0,4"),
    ],
)
@pytest.mark.parametrize("occupant", ["g3.1", "s1.1"])
def test_no_unit_enters_the_field_of_another(alpha: str, unit: str, other: str, move: str, occupant: str) -> None:
    free = battle(f"g1.1 {unit}", gold=(alpha,), markers={"g S10": 1}).play("act g1.1")
    assert move in free.legal
    taken = battle(f"g1.1 {unit}; {occupant} {other}", gold=(alpha,), markers={"g S10": 1}).play("act g1.1")
    assert move not in taken.legal


@pytest.mark.rule("ATH-1.1", "ATH-18.3")
def test_a_push_onto_a_unit_moves_nobody() -> None:
    table = battle("s1.1 0,3; s1.2 0,4", silver=("G01",), stacks=("D05", ""))
    table.play("play D05 @now", "unit s1.1", "toward SE")
    assert (table.at("s1.1"), table.at("s1.2")) == ("0,3", "0,4")


@pytest.mark.rule("ATH-1.2")
def test_a_relic_moved_in_this_turn_is_not_handed_over_nor_pushed_along() -> None:
    table = battle("g1.1 1,0; g1.2 -1,1", relics={"centre": "1,0"}, stacks=("", "D05"))
    table.play("act g1.1", "walk 0,1 +centre")
    assert table.refusal("give centre g1.2").rule == "ATH-17.6"
    table.play("end", "play D05 @cE", "unit g1.1", "toward E")
    assert (table.at("g1.1"), table.relic("centre")) == ("1,1", "0,1")


@pytest.mark.rule("ATH-1.2")
def test_a_relic_moved_in_this_turn_is_not_shifted_by_a_god() -> None:
    """The holder leaves it with Wind Boots; nobody holds it then."""
    table = battle("g1.1 1,0", gold=("G01 E27",), relics={"centre": "1,0"}, markers={"g E27": 1}, stacks=("D12", ""))
    table.play("act g1.1", "walk 0,1 +centre", "use E27 -1,1", "play D12 @now")
    assert table.legal == ["relic west", "relic east"]


@pytest.mark.rule("ATH-1.2")
def test_a_relic_may_be_moved_again_in_the_next_turn() -> None:
    table = battle("g1.1 1,0; s1.1 0,-3", relics={"centre": "1,0"}, stacks=("", "D05"))
    table.play("act g1.1", "walk 0,1 +centre", "end", "pass", "end summon", "pass", "act s1.1")
    table.play("play D05 @now", "unit g1.1", "toward E", "keep centre")
    assert table.relic("centre") == "1,1"


@pytest.mark.rule("ATH-1.3")
def test_a_card_beats_the_rules() -> None:
    """Mountaineering crosses a cliff, which nobody does otherwise."""
    table = battle("g1.1 0,2", gold=("G01 A08",), terrain={"0,1": "crater"}).play("act g1.1")
    assert table.refusal("climb 0,1").rule == "ATH-15.5"
    assert table.play("use A08 scale 0,1").at("g1.1") == "0,1"


@pytest.mark.rule("ATH-1.3", "ATH-1.1")
def test_no_card_puts_two_units_on_a_field() -> None:
    table = battle("g1.1 0,2; s1.1 0,1", gold=("G01 A08",), terrain={"0,1": "crater"}, stacks=("D11", ""))
    assert table.play("act g1.1").refusal("use A08 scale 0,1").rule == "ATH-1.1"
    table.play("play D11 @now", "unit g1.1")
    assert "field 0,1" not in table.legal
    assert "field 1,1" in table.legal


@pytest.mark.rule("ATH-1.3", "ATH-1.2")
def test_no_card_moves_a_relic_twice_in_a_turn() -> None:
    table = battle("g1.1 1,0", relics={"centre": "1,0"}, stacks=("D11", "")).play("act g1.1")
    assert "field 0,1 +centre" in table.copy().play("play D11 @now", "unit g1.1").legal
    table.play("walk 0,1 +centre", "play D11 @now", "unit g1.1")
    assert table.legal_with("field 0,3")
    assert [move for move in table.legal if "+centre" in move] == []


@pytest.mark.rule("ATH-1.4")
def test_what_one_card_allows_and_another_forbids_is_forbidden() -> None:
    """A winged Watchtower does not fly anywhere."""
    table = battle("g1.1 0,3", gold=("G09 A06",)).play("act g1.1")
    assert table.legal == ["end"]
    assert table.refusal("fly 0,4").rule == "ATH-C.1"


@pytest.mark.rule("ATH-1.4")
def test_a_free_movement_does_not_help_a_paralysed_unit() -> None:
    table = battle("g1.1 0,3; g1.2 0,4", stacks=("D10", ""), marks=["g1.1 paralysed s"])
    assert table.play("play D10 @now").legal == ["unit g1.2"]


@pytest.mark.rule("ATH-1.5")
def test_all_fields_that_become_water_drown_their_units_as_one_event() -> None:
    """Flood on 0,3 reaches the crater 0,4 next to it: 5 + 5 together, more than the 8 life."""
    table = battle(
        "s1.1 0,3; s1.2 0,4", silver=("G01",), pools={"s1": 8}, terrain={"0,4": "crater"}, stacks=("D07", "")
    )
    table.play("play D07 @now", "field 0,3", "enough")
    assert table.asks == ("casualty", 1)
    assert table.legal == ["lose s1.1", "lose s1.2"]
    table.play("lose s1.1")
    assert (table.at("s1.1"), table.at("s1.2"), table.pool("s1")) == (None, "0,4", 10)


@pytest.mark.rule("ATH-1.5")
@pytest.mark.parametrize(("pool", "won"), [(6, True), (5, False)])
def test_who_drowns_on_the_second_relic_has_not_won(pool: int, won: bool) -> None:
    table = battle("g1.1 1,0", gold=("G01",), relics={"west": "1,0", "east": "2,0"}, pools={"g1": pool})
    table.play("act g1.1", "walk 2,0 +west")
    assert table.over == won
    assert (table.relic("west"), table.relic("east")) == ("2,0", "2,0")


@pytest.mark.rule("ATH-1.5")
@pytest.mark.parametrize(("pool", "left", "lives"), [(10, 2, True), (3, 10, False), (8, 10, False)])
def test_whom_the_first_of_two_losses_kills_does_not_suffer_the_second(pool: int, left: int, lives: bool) -> None:
    """A Water Column: 3 for the fall, then 5 in the water."""
    table = battle("g1.1 1,0; s1.1 2,0", gold=("G05 S07",), silver=("G01",), pools={"s1": pool}, markers={"g S07": 1})
    table.play("act g1.1", "use S07 s1.1")
    assert (table.pool("s1"), table.at("s1.1") is not None) == (left, lives)


@pytest.mark.rule("ATH-1.5")
def test_an_effect_is_carried_out_part_by_part_in_the_order_printed() -> None:
    """Gauntlets: first the sacrifice, then the attack, then poison."""
    table = battle("g1.1 0,3; s1.1 0,4", gold=("G02 E16 E18",), silver=("G01",))
    table.play("act g1.1", "use E16 s1.1 x1")
    kinds = [kind for kind in table.kinds if kind in ("LifeLost", "Attacked", "UnitMarked")]
    assert kinds == ["LifeLost", "Attacked", "UnitMarked"]
    assert (table.pool("g1"), table.pool("s1"), table.conditions("s1.1")) == (11, 7, ["paralysed"])


@pytest.mark.rule("ATH-1.5", "ATH-13.6", "ATH-14.2")
def test_flooding_is_checked_after_every_change() -> None:
    table = battle("g1.1 0,1; s1.1 1,1", gold=("G01 A05",), silver=("G01",)).play("act g1.1", "use A05 1,1 crater")
    assert (table.terrain("1,1"), table.pool("s1")) == ("water", 5)


@pytest.mark.rule("ATH-1.6")
@pytest.mark.parametrize(
    ("pool", "causes", "lives", "left"),
    [(10, ["fall", "drown"], True, 2), (4, ["fall", "drown"], False, 10), (3, ["fall"], False, 10)],
)
def test_who_dies_by_the_fall_does_not_drown_as_well(pool: int, causes: list[str], lives: bool, left: int) -> None:
    table = battle("s1.1 0,2", silver=("G01",), terrain={"1,1": "water"}, pools={"s1": pool}, stacks=("D05", "")).play(
        "play D05 @now", "unit s1.1", "toward NE"
    )
    assert [loss.cause for loss in table.happened(LifeLost)] == causes
    assert (table.at("s1.1") is not None, table.pool("s1")) == (lives, left)


@pytest.mark.rule("ATH-1.6")
def test_a_movement_of_two_steps_enters_both_fields() -> None:
    table = battle("g1.1 1,0", gold=("G01 A07 E28",)).play("act g1.1", "use A07 2,0 2,1")
    assert [(loss.cause, loss.amount) for loss in table.happened(LifeLost)] == [("drown", 5), ("drown", 5)]
    assert (table.at("g1.1"), table.pool("g1")) == ("2,1", 5)


@pytest.mark.rule("ATH-1.6")
def test_who_dies_on_the_first_step_takes_no_second() -> None:
    table = battle("g1.1 1,0", gold=("G01 A07",), pools={"g1": 5}).play("act g1.1", "use A07 2,0 2,1")
    assert [(death.q, death.r) for death in table.happened(UnitDied)] == [(2, 0)]
    assert table.pool("g1") == 10


@pytest.mark.rule("ATH-1.6", "ATH-24.1")
@pytest.mark.parametrize(("path", "won"), [("0,0 -1,0", False), ("1,-1 0,0", True), ("0,0", True)])
def test_victory_is_checked_only_where_a_movement_ends(path: str, won: bool) -> None:
    table = battle("g1.1 1,0", gold=("G01 A07",), relics={"west": "0,0"}).play("act g1.1", f"use A07 {path}")
    assert table.over == won


@pytest.mark.rule("ATH-1.7")
def test_the_push_of_a_hammer_is_skipped_when_the_target_dies() -> None:
    table = battle("g1.1 0,3; s1.1 0,4", gold=("G02 E24",), silver=("G01",), pools={"s1": 4})
    table.play("act g1.1", "use E24 s1.1")
    assert (table.at("s1.1"), table.pool("s1")) == (None, 10)
    assert "UnitPushed" not in table.kinds


@pytest.mark.rule("ATH-1.7")
def test_the_rest_of_an_effect_is_carried_out_when_a_part_is_impossible() -> None:
    """A Watchtower is not pushed, but hit: 3 + 1 - 1."""
    table = battle("g1.1 0,3; s1.1 0,4", gold=("G02 E24",), silver=("G09",)).play("act g1.1", "use E24 s1.1")
    assert (table.at("s1.1"), table.pool("s1")) == ("0,4", 11)


@pytest.mark.rule("ATH-1.7")
def test_a_card_whose_target_is_gone_is_spent_all_the_same() -> None:
    table = battle("s1.1 0,3", silver=("G01",), pools={"s1": 3}, stacks=("D05", "D09"))
    table.play("play D05 @now", "unit s1.1", "toward E", "play D09 @now", "unit s1.1")
    assert (table.at("s1.1"), table.view().gone) == (None, (("D05",), ("D09",)))
    assert table.view().played == (0, 1)


# ATH-8: the steps of a turn, maintenance.


@pytest.mark.rule("ATH-8.1")
def test_a_turn_is_maintenance_activation_summoning() -> None:
    table = battle("g1.1 0,3", gold=("G01 A03",), pools={"g1": 5}, start=True)
    assert (table.pool("g1"), table.asks) == (7, ("choose", 0))
    table.play("act g1.1", "end")
    assert table.asks == ("summon", 0)
    table.play("end summon")
    assert table.asks == ("summon", 1)


@pytest.mark.rule("ATH-8.1")
def test_without_units_a_turn_goes_on_to_summoning() -> None:
    assert battle("", start=True).asks == ("summon", 0)


@pytest.mark.rule("ATH-8.2")
@pytest.mark.parametrize("active", ["g", "s"])
def test_all_armour_is_back_at_the_start_of_every_turn(active: str) -> None:
    """A warrior's blade: 6 against 5 physical armour."""
    attacker, victim = (f"{active}1.1", "s1.1" if active == "g" else "g1.1")
    alphas = ("warrior", "deep_guard") if active == "g" else ("deep_guard", "warrior")
    table = battle(f"{attacker} 0,3; {victim} 0,4", alphas[:1], alphas[1:], active=active)
    table.play(f"act {attacker}", f"use E08 {victim}")
    assert table.armour(victim) == (0, 1)
    assert table.play("end", "end summon").armour(victim) == (5, 1)


@pytest.mark.rule("ATH-8.2")
def test_no_relic_counts_as_moved_at_the_start_of_a_turn() -> None:
    table = battle("g1.1 1,0", relics={"centre": "1,0"}).play("act g1.1", "walk 0,1 +centre", "end")
    assert table.moved("centre")
    assert not table.play("end summon").moved("centre")


@pytest.mark.rule("ATH-8.3", "ATH-23.2")
@pytest.mark.parametrize(("active", "left"), [("g", ["inspired"]), ("s", ["levitating"])])
def test_in_maintenance_the_conditions_of_the_turn_player_end(active: str, left: list[str]) -> None:
    marks = ["g1.1 levitating g", "g1.1 inspired s"]
    assert battle("g1.1 0,3", marks=marks, active=active, start=True).conditions("g1.1") == left


@pytest.mark.rule("ATH-8.3")
def test_a_condition_belongs_to_whoever_commanded_its_maker() -> None:
    """Silver makes Gold's caster lift itself: this ends in Silver's maintenance, not in Gold's."""
    table = battle("g1.1 0,3; s1.1 0,4", ("G05 S04",), ("G07",), active="s", markers={"g S04": 1})
    table.play("act s1.1", "use G07 g1.1", "use S04 g1.1", "end", "end", "end summon")
    assert table.conditions("g1.1") == ["levitating"]
    table.play("end all", "end summon")
    assert table.conditions("g1.1") == []


@pytest.mark.rule("ATH-8.4")
@pytest.mark.parametrize("active", ["g", "s"])
def test_every_maintenance_takes_a_marker_from_the_interventions_of_both(active: str) -> None:
    marks = ["g1.1 strengthened g D03 6", "s1.1 shielded s D14 2"]
    table = battle("g1.1 0,3; s1.1 0,0", marks=marks, active=active, start=True)
    assert table.conditions("g1.1") + table.conditions("s1.1") == ["strengthened [5]", "shielded [1]"]
    table.play("end all", "end summon")
    assert table.conditions("g1.1") + table.conditions("s1.1") == ["strengthened [4]"]
    assert [(ended.seat, ended.card) for ended in table.happened(InterventionEnded)] == [(1, "D14")]


@pytest.mark.rule("ATH-8.4")
def test_the_condition_ends_with_the_last_marker_of_its_card() -> None:
    table = battle("g1.1 0,3; s1.1 0,4", silver=("G01",), marks=["g1.1 strengthened g D03 1"], start=True)
    table.play("act g1.1", "use E08 s1.1")
    assert (table.conditions("g1.1"), table.pool("s1")) == ([], 10 - 6)


@pytest.mark.rule("ATH-8.5")
def test_recovery_comes_after_the_expiries() -> None:
    """From the full pool: 5 in the water, then 2 back."""
    table = battle("g1.1 2,0", gold=("G01 A03",), marks=["g1.1 levitating g"], start=True)
    assert table.pool("g1") == 7


@pytest.mark.rule("ATH-8.5")
@pytest.mark.parametrize(("active", "pool"), [("g", 6), ("s", 4)])
def test_recovery_happens_in_the_maintenance_of_its_owner(active: str, pool: int) -> None:
    table = battle("g1.1 0,3", gold=("G01 A03",), pools={"g1": 4}, active=active, start=True)
    assert table.pool("g1") == pool


@pytest.mark.rule("ATH-8.6")
@pytest.mark.parametrize(("first", "second"), [("g1.1", "g1.2"), ("g1.2", "g1.1")])
def test_conditions_end_in_the_order_in_which_they_were_made(first: str, second: str) -> None:
    """Two levitating units over water, 8 life: the first brings it to 3, the second dies; nobody is asked."""
    marks = [f"{first} levitating g", f"{second} levitating g"]
    table = battle("g1.1 2,0; g1.2 2,1", gold=("G01",), pools={"g1": 8}, marks=marks, start=True)
    assert [ended.unit for ended in table.happened(ConditionEnded)] == [first, second]
    assert [death.unit for death in table.happened(UnitDied)] == [second]
    assert (table.asks, table.pool("g1")) == (("choose", 0), 10)


@pytest.mark.rule("ATH-8.6", "ATH-24.1")
def test_everything_is_checked_after_each_condition_that_ends() -> None:
    """A unit that lands on two relics has won before the next condition ends."""
    relics = {"west": "0,3", "centre": "0,3"}
    marks = ["g1.1 levitating g", "g1.1 stone_skin g"]
    table = battle("g1.1 0,3", gold=("G01",), marks=marks, relics=relics, start=True)
    assert table.over
    assert table.view().board.marks[0].condition == "stone_skin"


@pytest.mark.rule("ATH-8.7")
def test_the_course_of_a_turn() -> None:
    table = battle("g1.1 0,3; g1.2 0,4; s1.1 0,-3", stacks=("", "D05 D09"), start=True)
    seen = [table.asks]
    for move in ("pass", "act g1.1", "walk -1,3", "end", "pass", "act g1.2", "end", "pass", "summon 1 -3,5"):
        seen.append(table.play(move).asks)
    silver, gold = ("turn-start", 1), [("choose", 0), ("act", 0), ("act", 0)]
    assert seen[:4] == [silver, *gold]
    assert seen[4:] == [("activation-end", 1), ("choose", 0), ("act", 0), ("activation-end", 1)] + [("summon", 0)] * 2
    assert table.play("end summon").asks == ("turn-end", 1)
    assert table.play("pass").asks == ("choose", 1)


@pytest.mark.rule("ATH-8.7")
def test_the_course_of_a_first_turn() -> None:
    table = battle("", turn=1, stacks=("", "D19 D16"))
    assert table.play("summon 1 -3,5").asks == ("summon", 0)
    assert table.play("end summon").asks == ("turn-end", 1)
    assert table.play("pass").asks == ("summon", 1)


# ATH-9: activations.


@pytest.mark.rule("ATH-9.1")
@pytest.mark.parametrize("order", [("g1.1", "g1.2", "g2.1"), ("g2.1", "g1.2", "g1.1")])
def test_all_units_are_activated_once_in_any_order(order: tuple[str, ...]) -> None:
    table = battle("g1.1 0,3; g1.2 0,4; g2.1 -1,4; s1.1 0,0")
    left = set(order)
    for unit in order:
        assert set(table.legal_with("act")) == {f"act {one}" for one in left}
        left.remove(unit)
        table.play(f"act {unit}", "end")
    assert table.asks == ("summon", 0)


@pytest.mark.rule("ATH-9.1")
def test_no_unit_is_activated_twice_and_none_of_the_enemy() -> None:
    table = battle("g1.1 0,3; g1.2 0,4; s1.1 0,0").play("act g1.1", "end")
    assert table.refusal("act g1.1").rule == "ATH-9.1"
    assert table.refusal("act s1.1").rule == "ATH-9.1"


@pytest.mark.rule("ATH-9.1")
def test_units_that_died_meanwhile_are_left_out() -> None:
    table = battle("g1.1 0,1; g2.1 1,0", gold=("G05 E15", "G01"), pools={"g2": 5}, markers={"g E15": 1})
    table.play("act g1.1", "use E15 g2.1 E")
    assert table.at("g2.1") is None
    assert table.play("end").asks == ("summon", 0)


@pytest.mark.rule("ATH-9.2")
def test_an_activated_unit_has_one_move_and_one_action() -> None:
    table = battle("g1.1 0,3; s1.1 0,4", ("G02 E08 E09",), ("G01",)).play("act g1.1", "use E08 s1.1")
    assert table.legal_with("use") == []
    assert table.refusal("use E09 s1.1").rule == "ATH-10.2"
    table.play("walk -1,3")
    assert table.legal == ["end"]


@pytest.mark.rule("ATH-9.2")
def test_what_a_unit_does_not_use_is_lost() -> None:
    table = battle("g1.1 0,3; g1.2 0,4").play("act g1.1", "end", "act g1.2", "walk -1,4")
    assert table.legal_with("walk") == []
    assert table.play("end").asks == ("summon", 0)


@pytest.mark.rule("ATH-9.3")
def test_an_activation_is_finished_before_the_next() -> None:
    table = battle("g1.1 0,3; g1.2 0,4").play("act g1.1", "walk -1,3")
    assert table.refusal("act g1.2").rule == "ATH-9.3"
    table.play("end", "act g1.2")
    assert table.refusal("act g1.1").rule == "ATH-9.3"


@pytest.mark.rule("ATH-9.4")
@pytest.mark.parametrize("moves", [["use E08 s1.1", "walk -1,3"], ["walk -1,4", "use E08 s1.1"], []])
def test_a_unit_uses_its_abilities_in_any_order_or_none(moves: list[str]) -> None:
    table = battle("g1.1 0,3; s1.1 0,4", silver=("G01",)).play("act g1.1", *moves, "end")
    assert table.asks == ("summon", 0)
    assert table.pool("s1") == (4 if moves else 10)


@pytest.mark.rule("ATH-9.4")
def test_ending_the_step_activates_the_rest_in_the_order_of_their_numbers() -> None:
    table = battle("g2.1 0,3; g1.3 0,4; g1.1 -1,4; g1.2 -1,3").play("act g1.2", "end", "end all")
    units = ["g1.2", "g1.1", "g1.3", "g2.1"]
    assert [event.unit for event in table.happened(ActivationBegun)] == units
    assert [event.unit for event in table.happened(ActivationEnded)] == units
    assert table.asks == ("summon", 0)


@pytest.mark.rule("ATH-9.4", "ATH-14.3")
def test_drowning_is_not_avoided_by_ending_the_step() -> None:
    table = battle("g1.1 2,0", gold=("G01",)).play("end all")
    assert table.pool("g1") == 5


@pytest.mark.rule("ATH-9.5")
def test_a_unit_in_stasis_is_skipped() -> None:
    table = battle("g1.1 0,3; g1.2 0,4", marks=["g1.1 stasis s D04 4"])
    assert table.legal_with("act") == ["act g1.2"]
    assert table.refusal("act g1.1").rule == "ATH-9.5"
    assert table.play("act g1.2", "end").asks == ("summon", 0)


@pytest.mark.rule("ATH-9.5")
def test_a_unit_whose_stasis_ends_during_the_step_can_still_be_activated() -> None:
    table = battle("g1.1 0,3; g1.2 0,4", marks=["g1.1 stasis s D04 4"], stacks=("D02", ""))
    table.play("play D02 @now", "cancel s D04")
    assert set(table.legal_with("act")) == {"act g1.1", "act g1.2"}


@pytest.mark.rule("ATH-9.6")
def test_the_activation_of_a_unit_that_dies_is_over() -> None:
    table = battle("g1.1 1,0; g1.2 0,4", gold=("G01",), pools={"g1": 5}).play("act g1.1", "walk 2,0")
    assert table.legal == ["end"]
    assert table.refusal("walk 3,0").rule == "ATH-9.6"
    assert table.play("end").legal_with("act") == ["act g1.2"]


@pytest.mark.rule("ATH-9.6")
def test_a_unit_put_into_stasis_ends_its_activation_and_does_not_drown() -> None:
    table = battle("g1.1 2,0", gold=("G01",), stacks=("D04", "")).play("act g1.1", "play D04 @now", "unit g1.1")
    assert table.legal == ["end"]
    assert table.play("end").pool("g1") == 10


@pytest.mark.rule("ATH-9.7")
def test_a_unit_that_is_transformed_goes_on_with_what_it_has_left() -> None:
    """The M is used, the A is not; the blade stays behind with the old alpha."""
    table = battle("g1.1 0,4; s1.1 0,2", gold=("warrior", "archer"), silver=("G01",), stacks=("D13", ""))
    table.play("act g1.1", "walk -1,4", "play D13 @now", "unit g1.1", "alpha 2")
    assert table.legal == ["end", "use E04 s1.1"]
    assert table.refusal("use E08 s1.1").rule == "ATH-10.1"


@pytest.mark.rule("ATH-9.7")
def test_a_transformed_unit_uses_the_abilities_of_its_new_alpha() -> None:
    table = battle("g1.1 1,2; s1.1 1,0", gold=("warrior", "archer"), silver=("G01",), stacks=("D13", ""))
    table.play("act g1.1", "play D13 @now", "unit g1.1", "alpha 2", "use E04 s1.1")
    assert table.pool("s1") == 4


@pytest.mark.rule("ATH-9.7")
def test_a_unit_that_starts_to_fly_in_its_activation_flies_on() -> None:
    table = battle("g1.1 0,3", stacks=("D01", "")).play("act g1.1", "play D01 @now", "unit g1.1")
    assert table.refusal("walk 0,4").rule == "ATH-15.1"
    assert table.play("fly 0,1").at("g1.1") == "0,1"


@pytest.mark.rule("ATH-9.7")
def test_a_unit_that_stops_flying_in_its_activation_walks_on() -> None:
    table = battle("g1.1 0,3", marks=["g1.1 winged g D01 8"], stacks=("D02", ""))
    table.play("act g1.1", "play D02 @now", "cancel g D01")
    assert table.refusal("fly 0,1").rule == "ATH-15.3"
    assert table.play("walk 0,4").at("g1.1") == "0,4"
