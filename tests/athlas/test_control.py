"""Control of enemy units (ATH-21)."""

from collections.abc import Mapping, Sequence

import pytest

from manawell.games.athlas.events import ControlTaken, LifeLost
from tests.athlas.table import Table, battle


def controlled(
    gold: str = "warrior",
    others: str = "g1.2 1,1",
    *,
    at: str = "0,1",
    silver: Sequence[str] = ("G07",),
    second: str = "G05",
    stacks: tuple[str, str] = ("", ""),
    marks: Sequence[str] = (),
    relics: Mapping[str, str] | None = None,
    pools: Mapping[str, int] | None = None,
    markers: Mapping[str, int] | None = None,
    spent: tuple[int, int] = (0, 0),
) -> Table:
    """Silver's Mind Reader s1.1 on (-1,1) controls Gold's g1.1."""
    table = battle(
        f"s1.1 -1,1; g1.1 {at}; {others}",
        gold=[gold, second],
        silver=silver,
        active="s",
        stacks=stacks,
        marks=marks,
        relics=relics or {"centre": "-5,0"},
        pools=pools,
        markers=markers,
        spent=spent,
    )
    return table.play("act s1.1", "use G07 g1.1")


# ATH-21.1 to 21.3: whose unit, whose command.


@pytest.mark.rule("ATH-21.1")
def test_the_target_gets_an_activation_and_the_user_goes_on_afterwards() -> None:
    table = controlled()
    assert table.happened(ControlTaken) == [ControlTaken(1, "g1.1", "G02")]
    user, target = table.view().board.activations
    assert (user.unit, user.moves, user.actions) == ("s1.1", 1, 0)
    assert (target.unit, target.commander, target.moves, target.actions) == ("g1.1", 1, 1, 1)
    assert table.asks == ("act", 1)
    table.play("walk 0,0", "end")
    assert table.at("g1.1") == "0,0"
    assert table.play("walk -2,1").at("s1.1") == "-2,1"


@pytest.mark.rule("ATH-21.1")
def test_a_controlled_activation_has_one_move_and_one_action() -> None:
    table = controlled().play("use E08 g1.2", "walk 0,0")
    assert table.legal == ["end"]


@pytest.mark.rule("ATH-21.2")
def test_markers_and_life_are_those_of_the_owner() -> None:
    table = controlled(silver=["G07 E10"], markers={"g E10": 1, "s E10": 1}).play("use E10 g1.2")
    assert (table.markers("g", "E10"), table.markers("s", "E10")) == (0, 1)
    assert (table.pool("g1"), table.pool("s1")) == (12 - 1, 7)
    empty = controlled(silver=["G07 E10"], markers={"s E10": 1})
    assert empty.refusal("use E10 g1.2").rule == "ATH-10.3"


@pytest.mark.rule("ATH-21.2", "ATH-23.4")
def test_a_controlled_unit_keeps_its_conditions() -> None:
    table = controlled(marks=["g1.1 strengthened g D03 6"]).play("use E08 g1.2")
    assert table.pool("g1") == 12 - (5 + 1 + 3 - 2)


@pytest.mark.rule("ATH-21.3")
def test_it_attacks_units_of_its_owner_not_those_of_its_commander() -> None:
    table = controlled()
    assert table.legal_with("use E08") == ["use E08 g1.2"]
    assert table.refusal("use E08 s1.1").rule == "ATH-10.6"


@pytest.mark.rule("ATH-21.3")
def test_its_friendly_abilities_serve_its_commander() -> None:
    table = controlled("G02 A09", "g1.2 1,1; s1.2 0,0", pools={"g1": 5, "s1": 1})
    assert sorted(table.legal_with("use A09")) == ["use A09 s1.1", "use A09 s1.2"]
    table.play("use A09 s1.2")
    assert (table.pool("s1"), table.pool("g1")) == (4, 5)


@pytest.mark.rule("ATH-21.3", "ATH-15.4")
def test_it_hands_relics_to_units_of_its_commander() -> None:
    table = controlled(relics={"centre": "0,1"})
    assert table.legal_with("give") == ["give centre s1.1"]
    assert table.play("give centre s1.1").holds("s1.1") == {"centre"}


# ATH-21.4, 21.5


@pytest.mark.rule("ATH-21.4", "ATH-C.3")
def test_the_commander_pays_for_a_unit_that_belongs_to_the_owner() -> None:
    table = controlled("G08", "").play("use G08 1,1")
    assert (table.unit_on("1,1"), table.spent) == ("g1.2", (0, 8))
    assert controlled("G08", "", spent=(250, 242)).legal_with("use G08") != []
    assert controlled("G08", "", spent=(0, 243)).refusal("use G08 1,1").rule == "ATH-7.4"


@pytest.mark.rule("ATH-21.5")
def test_a_unit_is_controlled_by_several_in_one_turn_and_then_activated_by_its_owner() -> None:
    table = controlled(others="s1.2 1,1").play("walk 0,0", "end", "end", "act s1.2", "use G07 g1.1")
    assert table.play("walk 0,-1").at("g1.1") == "0,-1"
    table.play("end", "end", "end summon", "act g1.1", "walk 0,0", "end", "end summon", "act s1.1")
    assert table.legal_with("use G07") == ["use G07 g1.1"]  # it was activated in the previous turn


# ATH-21.6: nobody gets a second relic.


@pytest.mark.rule("ATH-21.6")
def test_a_controlled_unit_leaves_its_relic_when_it_steps_onto_another() -> None:
    table = controlled(relics={"west": "0,1"})
    assert table.legal_with("walk 0,0") == ["walk 0,0"]
    assert table.refusal("walk 0,0 +west").rule == "ATH-21.6"
    assert table.legal_with("walk 1,0") == ["walk 1,0", "walk 1,0 +west"]
    table.play("walk 0,0")
    assert (table.holds("g1.1"), table.relic("west")) == ({"centre"}, "0,1")


@pytest.mark.rule("ATH-21.6")
def test_it_does_not_step_onto_two_relics() -> None:
    table = controlled(relics={"west": "0,0"})
    assert table.legal_with("walk 0,0") == []
    assert table.refusal("walk 0,0").rule == "ATH-21.6"


@pytest.mark.rule("ATH-21.6")
def test_it_hands_no_second_relic_over() -> None:
    table = controlled(relics={"centre": "0,1", "west": "-1,1"})
    assert table.refusal("give centre s1.1").rule == "ATH-21.6"


@pytest.mark.rule("ATH-21.6", "ATH-18.6")
def test_a_unit_that_it_pushes_cannot_take_a_second_relic() -> None:
    """The owner of the pushed unit could win by keeping the west relic."""
    for other in ("g1.2", "s1.2"):
        table = controlled("G02 E15", f"{other} 1,0", relics={"west": "1,0"}, markers={"g E15": 1})
        table.play(f"use E15 {other} W")
        assert table.legal == ["leave"]
        assert table.play("leave").holds(other) == {"centre"}


@pytest.mark.rule("ATH-21.6")
def test_it_pushes_no_unit_onto_two_relics() -> None:
    table = controlled("G02 E15", "s1.2 1,0", relics={"west": "0,0"}, markers={"g E15": 1})
    assert {move.split()[-1] for move in table.legal_with("use E15 s1.2")} == {"E", "SE", "SW", "NW", "NE"}


@pytest.mark.rule("ATH-21.6", "ATH-C.10")
@pytest.mark.parametrize(("west", "legal"), [("-4,0", True), ("0,-1", False)])
def test_it_hammers_no_unit_onto_two_relics(west: str, legal: bool) -> None:
    table = controlled("G02 E24", "g1.2 0,0", relics={"centre": "0,-1", "west": west})
    assert table.legal_with("use E24") == (["use E24 g1.2"] if legal else [])


@pytest.mark.rule("ATH-21.6", "ATH-C.3")
@pytest.mark.parametrize(("west", "legal"), [("-4,0", True), ("0,0", False)])
def test_it_summons_no_unit_onto_two_relics(west: str, legal: bool) -> None:
    table = controlled("G08", "", relics={"west": west})
    assert bool(table.legal_with("use G08 0,0")) == legal


@pytest.mark.rule("ATH-21.6")
def test_without_control_the_same_moves_win() -> None:
    table = battle("g1.1 0,1; s1.1 5,-5", relics={"west": "0,1"}).play("act g1.1", "walk 0,0 +west")
    assert table.outcome is not None


# ATH-21.7 to 21.9


@pytest.mark.rule("ATH-21.7")
@pytest.mark.parametrize(("cards", "use"), [("G07", "G07"), ("G02 E17", "E17")])
def test_a_controlled_unit_controls_nobody(cards: str, use: str) -> None:
    table = controlled(cards, "g2.1 1,1", markers={"g E17": 1})
    assert table.refusal(f"use {use} g2.1").rule == "ATH-21.7"
    free = battle("g1.1 0,1; s1.1 1,1", gold=[cards], markers={"g E17": 1}).play("act g1.1")
    assert free.legal_with(f"use {use}") == [f"use {use} s1.1"]


@pytest.mark.rule("ATH-21.8", "ATH-15.7")
def test_an_ordered_way_down_costs_move_and_action_and_is_no_fall() -> None:
    table = controlled(at="-1,2", others="g1.2 5,-3").play("climb -1,3")
    assert (table.at("g1.1"), table.pool("g1"), table.legal) == ("-1,3", 12, ["end"])
    assert table.happened(LifeLost) == []


@pytest.mark.rule("ATH-21.9", "ATH-C.38")
def test_polymorph_is_never_used_on_a_controlled_unit() -> None:
    table = controlled(silver=["G07", "G02"], stacks=("", "D13")).play("play D13 @now")
    assert table.legal == ["unit s1.1"]


# ATH-21.10: when one of the two is gone.


@pytest.mark.rule("ATH-21.10")
def test_the_controlled_activation_is_finished_when_the_user_dies() -> None:
    """The controlled unit strikes an explosive one next to the user."""
    table = controlled("G02 E08", "g2.1 0,0; s1.2 5,-5", second="G01 A04", pools={"g2": 1, "s1": 3})
    table.play("use E08 g2.1")
    assert (table.at("s1.1"), table.asks) == (None, ("act", 1))
    assert table.play("walk 0,0").at("g1.1") == "0,0"
    table.play("end")
    assert table.legal == ["end"]
    assert table.play("end").legal == ["end all", "act s1.2"]


@pytest.mark.rule("ATH-21.10", "ATH-9.6")
def test_the_controlled_activation_is_finished_when_the_user_is_put_into_stasis() -> None:
    table = controlled(stacks=("", "D04")).play("play D04 @now", "unit s1.1", "walk 0,0")
    assert table.at("g1.1") == "0,0"
    assert table.play("end").legal == ["end"]


@pytest.mark.rule("ATH-21.10", "ATH-9.6")
def test_the_user_goes_on_when_the_controlled_unit_dies() -> None:
    table = controlled(at="-2,1", others="", pools={"g1": 5}).play("walk -2,0")
    assert (table.at("g1.1"), table.pool("g1")) == (None, 12)
    assert table.play("walk 0,1").at("s1.1") == "0,1"


@pytest.mark.rule("ATH-21.10", "ATH-9.6")
def test_the_user_goes_on_when_the_controlled_unit_is_put_into_stasis() -> None:
    table = controlled(stacks=("", "D04")).play("play D04 @now", "unit g1.1")
    assert table.legal_with("walk 0,0") == ["walk 0,0"]
    assert table.play("walk 0,0").at("s1.1") == "0,0"


@pytest.mark.rule("ATH-21.10", "ATH-14.3")
def test_a_controlled_unit_drowns_at_the_end_of_its_own_activation() -> None:
    table = controlled("G02", "", at="-2,0", pools={"g1": 5})
    assert table.play("end").at("g1.1") is None
    assert table.play("walk -2,1").at("s1.1") == "-2,1"
