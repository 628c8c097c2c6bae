"""Conditions and durations (ATH-23)."""

import pytest

from manawell.games.athlas.events import Attacked, ConditionEnded
from manawell.games.athlas.information.view import Marked
from tests.athlas.table import Table, battle

UNITS = "g1.1 0,4; g1.2 0,5; s1.1 -1,4"
CAST = [
    ("G05 S04", "use S04 g1.1", "g1.1", "levitating"),
    ("G05 S05", "use S05 g1.2", "g1.2", "inspired"),
    ("G05 S09", "use S09 g1.1", "g1.1", "stone_skin"),
    ("G02 E08 E18", "use E08 s1.1", "s1.1", "paralysed"),
    ("G05 S11", "use S11 s1.1", "s1.1", "bound"),
    ("G05 S08", "use S08 E08", "g1.1", "artefact"),
]
"""By condition: who makes it, how, and who gets it."""


def casting(cards: str, units: str = UNITS) -> Table:
    table = battle(units, gold=[cards], silver=["G02 E08"], markers={f"g {card}": 1 for card in cards.split()})
    return table.play("act g1.1")


def marked(*marks: str, cards: str = "G02 E08", stacks: tuple[str, str] = ("", "")) -> Table:
    """g1.1 with some marks is activated, s1.1 beside it."""
    table = battle(UNITS, gold=[cards], silver=["G04 E08"], marks=[f"g1.1 {mark}" for mark in marks], stacks=stacks)
    return table.play("act g1.1")


def flags(table: Table, unit: str) -> tuple[str, ...]:
    return next(one.flags for one in table.view().board.units if one.name == unit)


# ATH-23.1, 23.2: source, owner, end.


@pytest.mark.rule("ATH-23.1", "ATH-23.5")
@pytest.mark.parametrize(("cards", "use", "unit", "condition"), CAST)
def test_a_condition_is_a_mark_of_its_maker_on_one_unit(cards: str, use: str, unit: str, condition: str) -> None:
    table = casting(cards).play(use)
    card = "E08" if condition == "artefact" else None
    assert table.view().board.marks == (Marked(unit=unit, condition=condition, maker=0, card=card, time=0),)


@pytest.mark.rule("ATH-23.2", "ATH-23.5", "ATH-8.3")
@pytest.mark.parametrize(("cards", "use", "unit", "condition"), CAST)
def test_it_lasts_through_the_turn_of_the_opponent(cards: str, use: str, unit: str, condition: str) -> None:
    table = casting(cards).play(use)
    for moves in (["end", "end all", "end summon"], ["end all", "end summon"]):
        assert table.conditions(unit) == [condition]
        table.play(*moves)
    assert (table.asks, table.conditions(unit)) == (("choose", 0), [])
    assert [event.condition for event in table.happened(ConditionEnded)] == [condition]


@pytest.mark.rule("ATH-23.1", "ATH-23.2", "ATH-21.2")
def test_the_owner_of_a_mark_is_who_commanded_the_unit() -> None:
    """Silver lets Gold's Spell Master levitate: it ends in Silver's next maintenance."""
    units = "s1.1 -1,1; g1.1 0,1; g1.2 -5,5"
    table = battle(units, gold=["G05 S04"], silver=["G07"], active="s", markers={"g S04": 1})
    table.play("act s1.1", "use G07 g1.1", "use S04 g1.1", "end", "end", "end summon")
    assert (table.asks, table.conditions("g1.1"), table.view().board.marks[0].maker) == (
        ("choose", 0),
        ["levitating"],
        1,
    )
    assert table.play("end all", "end summon").conditions("g1.1") == []


# ATH-23.3, 23.4: several marks.


@pytest.mark.rule("ATH-23.3")
def test_every_source_makes_a_mark_with_an_end_of_its_own() -> None:
    table = battle(UNITS, silver=["G04"], marks=["s1.1 levitating g", "s1.1 levitating s"], start=True)
    assert (table.conditions("s1.1"), "flying" in flags(table, "s1.1")) == (["levitating"], True)
    table.play("end all", "end summon")
    assert (table.conditions("s1.1"), "flying" in flags(table, "s1.1")) == ([], False)


@pytest.mark.rule("ATH-23.3")
@pytest.mark.parametrize(
    ("marks", "armour"),
    [
        (["stone_skin g"], (4, 1)),
        (["stone_skin g", "stone_skin s"], (4, 1)),
        (["shielded g D14 6", "shielded s D14 5"], (3, 3)),
        (["stone_skin g", "shielded s D14 5"], (6, 3)),
        (["winged g D01 8", "winged s D01 2", "stone_skin s"], (5, 1)),
        (["artefact g E02", "artefact g E07"], (3, 2)),
        (["artefact g E02", "artefact s E02"], (2, 1)),
        (["artefact g E02", "stone_skin g"], (5, 1)),
    ],
)
def test_the_same_condition_counts_once_and_different_ones_add_up(marks: list[str], armour: tuple[int, int]) -> None:
    """A Celestial Knight has 1/1."""
    assert marked(*marks, cards="G04").armour("g1.1") == armour


@pytest.mark.rule("ATH-23.3", "ATH-19.2")
@pytest.mark.parametrize(
    ("marks", "value"),
    [(["inspired g", "inspired g"], 8), (["strengthened g D03 6", "strengthened s D03 6"], 9)]
    + [(["inspired g", "strengthened g D03 6"], 11)],
)
def test_attack_bonuses_likewise(marks: list[str], value: int) -> None:
    """On a blade of 5 + 1."""
    (attack,) = marked(*marks).play("use E08 s1.1").happened(Attacked)
    assert attack.value == value


@pytest.mark.rule("ATH-23.4")
def test_conditions_stay_when_the_unit_moves_and_end_with_it() -> None:
    table = battle("g1.1 0,4; s1.1 0,2", silver=["G01"], marks=["g1.1 inspired g"], pools={"g1": 3}, stacks=("D09", ""))
    table.play("act g1.1", "walk -1,4")
    assert table.conditions("g1.1") == ["inspired"]
    table.play("play D09 @now", "unit g1.1")
    assert table.view().board.marks == ()


# ATH-23.5: what they do.


@pytest.mark.rule("ATH-23.5", "ATH-16.1")
@pytest.mark.parametrize("mark", ["levitating g", "winged g D01 8"])
def test_levitating_and_winged_units_fly(mark: str) -> None:
    table = marked(mark)
    assert "fly 2,2" in table.legal
    assert table.refusal("walk 0,3").rule == "ATH-15.1"


ALL_COSTS = "G02 E08 A14 E27 A07"


@pytest.mark.rule("ATH-23.5", "ATH-C.12")
def test_a_paralysed_unit_uses_nothing_that_costs_m() -> None:
    """Walk, climb, Pathfinder and Frenzy cost M; the blade costs A, Wind Boots only T."""
    table = battle(UNITS, gold=[ALL_COSTS], silver=["G04"], marks=["g1.1 paralysed s"], markers={"g E27": 1})
    table.play("act g1.1")
    assert {" ".join(move.split()[:2]) for move in table.legal} == {"end", "use E08", "use E27"}
    assert table.refusal("walk 0,3").rule == "ATH-23.5"


@pytest.mark.rule("ATH-23.5", "ATH-C.35")
def test_a_paralysed_unit_is_not_moved_by_a_time_loop_but_pushed_and_teleported() -> None:
    assert marked("paralysed s", stacks=("D10", "")).play("play D10 @now").legal == ["unit g1.2"]
    assert "unit g1.1" in marked("paralysed s", stacks=("D11", "")).play("play D11 @now").legal
    assert "unit g1.1" in marked("paralysed s", stacks=("D05", "")).play("play D05 @now").legal


@pytest.mark.rule("ATH-23.5", "ATH-C.16")
def test_a_bound_unit_uses_nothing_that_costs_a_even_free_of_charge() -> None:
    """Climbing costs A as well, and Frenzy would use an attack that does."""
    units = "g1.1 0,3; g1.2 0,5; s1.1 -1,3"
    table = battle(units, gold=[ALL_COSTS], silver=["G04"], marks=["g1.1 bound s"], markers={"g E27": 1})
    table.play("act g1.1")
    assert {" ".join(move.split()[:2]) for move in table.legal if "walk" not in move} == {"end", "use A07", "use E27"}
    assert {table.refusal(move).rule for move in ("use E08 s1.1", "climb 0,2")} == {"ATH-23.5"}
    assert table.legal_with("walk") != []


@pytest.mark.rule("ATH-23.5", "ATH-15.4")
def test_a_bound_unit_hands_nothing_over() -> None:
    table = battle("g1.1 0,0; g1.2 0,1", marks=["g1.1 bound s"]).play("act g1.1")
    assert table.refusal("give centre g1.2").rule == "ATH-23.5"


@pytest.mark.rule("ATH-23.5", "ATH-C.22")
def test_an_artefact_is_a_further_card() -> None:
    assert "use E01 s1.1" in marked("artefact g E01").legal
    assert marked().refusal("use E01 s1.1").rule == "ATH-10.1"


@pytest.mark.rule("ATH-23.5")
def test_winged_units_have_armour_and_hold_relics() -> None:
    table = battle("g1.1 0,0", gold=["G02"], marks=["g1.1 winged s D01 8"])
    assert (table.armour("g1.1"), table.holds("g1.1")) == ((1, 0), {"centre"})


# Stasis.


def frozen(units: str, cards: str = "G02 E08", **stacks: str) -> Table:
    """Gold's turn; s1.1 is in stasis."""
    return battle(
        units,
        gold=[cards, "G01"],
        silver=["G02 A04", "G04"],
        marks=["s1.1 stasis s D04 4"],
        stacks=(stacks.get("gold", ""), ""),
        markers={f"g {card}": 1 for card in cards.split()},
    )


@pytest.mark.rule("ATH-23.5", "ATH-9.5")
def test_a_unit_in_stasis_is_not_activated() -> None:
    table = battle(UNITS, marks=["g1.1 stasis s D04 4"])
    assert table.legal == ["end all", "act g1.2"]
    assert table.refusal("act g1.1").rule == "ATH-9.5"


@pytest.mark.rule("ATH-23.5")
@pytest.mark.parametrize("cards", ["G02 E08", "G07", "G05 S04", "G05 S11", "G02 E15", "G05 S03", "G05 S06", "G05 S07"])
def test_a_unit_in_stasis_is_no_target(cards: str) -> None:
    table = frozen("g1.1 -2,1; s1.1 -2,0; s2.1 5,-5", cards).play("act g1.1")
    assert [move for move in table.legal if "s1.1" in move] == []
    assert table.refusal(f"use {cards.split()[-1]} s1.1").rule == "ATH-23.5"


@pytest.mark.rule("ATH-23.5", "ATH-C.41")
def test_a_unit_in_stasis_loses_no_life() -> None:
    """Neither by fire, nor by a flood, nor by an explosion, nor by a crater under it."""
    fire = frozen("g1.1 -2,1; s1.1 0,0; s2.1 1,0", "G05 S01").play("act g1.1", "use S01 0,0")
    assert (fire.pool("s1"), fire.pool("s2"), fire.armour("s2.1")) == (12, 11 - 3, (0, 0))
    flood = frozen("g1.1 -5,5; s1.1 0,3; s2.1 0,4", gold="D07")
    flood.play("play D07 @now", "field 0,3", "field 0,4", "enough")
    assert (flood.terrain("0,3"), flood.pool("s1"), flood.pool("s2")) == ("water", 12, 11 - 5)
    mine = frozen("g1.1 0,4; s1.1 -1,4", "G02 E13").play("act g1.1", "use E13 -1,4")
    assert (mine.terrain("-1,4"), mine.pool("s1")) == ("crater", 12)
    blast = battle(
        "g1.1 0,4; s1.1 -1,4; s2.1 -2,4", silver=["G02 A04", "G04"], marks=["s2.1 stasis s D04 4"], pools={"s1": 1}
    )
    assert blast.play("act g1.1", "use E08 s1.1").pool("s2") == 11


@pytest.mark.rule("ATH-23.5", "ATH-23.6")
@pytest.mark.parametrize("card", ["D01", "D03", "D04", "D05", "D09", "D14"])
def test_a_unit_in_stasis_is_not_chosen_by_interventions(card: str) -> None:
    table = frozen("g1.1 0,4; s1.1 -1,4", gold=card).play(f"play {card} @now")
    assert table.legal == ["unit g1.1"]


@pytest.mark.rule("ATH-23.6")
def test_a_unit_in_stasis_keeps_its_relic_and_its_field() -> None:
    table = frozen("g1.1 1,0; s1.1 0,0", gold="D12").play("act g1.1")
    assert table.holds("s1.1") == {"centre"}
    assert table.refusal("walk 0,0").rule == "ATH-1.1"
    assert table.play("play D12 @now").legal == ["relic west", "relic east"]


@pytest.mark.rule("ATH-23.6", "ATH-9.5", "ATH-C.30")
def test_annulment_ends_a_stasis_and_the_unit_can_still_be_activated() -> None:
    table = battle(UNITS, marks=["g1.1 stasis s D04 4"], stacks=("D02", ""))
    table.play("play D02 @now", "cancel s D04")
    assert (table.conditions("g1.1"), table.legal_with("act")) == ([], ["act g1.1", "act g1.2"])


@pytest.mark.rule("ATH-23.6", "ATH-14.3")
def test_the_end_of_a_stasis_on_water_is_no_entering() -> None:
    table = battle("g1.1 2,0; s1.1 5,-5", gold=["G01"], marks=["g1.1 stasis s D04 1"], start=True)
    assert (table.conditions("g1.1"), table.pool("g1")) == ([], 10)
    assert table.play("act g1.1", "end").pool("g1") == 5


@pytest.mark.rule("ATH-23.6")
def test_a_unit_that_stops_flying_over_water_in_stasis_does_not_drown() -> None:
    marks = ["g1.1 levitating g", "g1.1 stasis s D04 2"]
    table = battle("g1.1 2,0; g1.2 -5,5; s1.1 5,-5", gold=["G01"], marks=marks, start=True)
    assert (table.conditions("g1.1"), table.pool("g1")) == (["stasis [1]"], 10)
    table.play("end all", "end summon")
    assert (table.conditions("g1.1"), table.pool("g1")) == ([], 10)
