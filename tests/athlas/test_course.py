"""What a turn, an activation or a death leaves behind, and what it does not (ATH-8, 9, 20, 24)."""

import pytest

from manawell.games.athlas.components.tables import NO_PROGRESS_TURNS
from manawell.games.athlas.events import (
    ActivationEnded,
    GameBegun,
    Healed,
    InterventionEnded,
    LifeLost,
    SummoningEnded,
    UnitDied,
    UnitExploded,
    WindowPassed,
)
from tests.athlas.table import Table, battle, create

AWAY = {"centre": "-5,0"}
LAZY = ("pass", "end summon", "end all", "end")


def idle(table: Table, turns: int) -> Table:
    """Let turns pass in which nothing is done."""
    last = table.view().turn + turns
    while not table.over and table.view().turn < last:
        table.play(next(move for move in LAZY if move in table.legal))
    return table


def desk(table: Table) -> tuple[object, ...]:
    """What is pending while somebody decides."""
    view = table.view()
    return view.task, view.effects, view.window


CALM = ("nothing", None, "none")


# The desk.


@pytest.mark.rule("ATH-8.7", "ATH-22.6")
def test_nothing_is_left_of_what_is_done() -> None:
    table = battle("g1.1 0,3; g1.2 0,4; s1.1 0,-3", stacks=("D09 D05", "D09 D02"), start=True)
    assert desk(table) == ("nothing", None, "turn_start")
    assert desk(table.play("pass")) == CALM
    table.play("play D09 @now", "unit g1.1")
    assert desk(table) == ("nothing", None, "response")
    assert (desk(table.play("pass")), table.asks) == (CALM, ("choose", 0))
    assert desk(table.play("act g1.1", "walk -1,3")) == CALM
    assert desk(table.play("end")) == ("nothing", None, "activation_end")
    assert desk(table.play("pass")) == CALM
    table.play("end all", "pass")
    assert (desk(table), table.asks) == (CALM, ("summon", 0))
    assert (desk(table.play("summon 1 -3,5")), table.asks) == (CALM, ("summon", 0))
    assert desk(table.play("end summon")) == ("nothing", None, "turn_end")


@pytest.mark.rule("ATH-22.6")
@pytest.mark.parametrize("moment", ["act", "summon"])
def test_after_an_answer_the_game_goes_on_without_a_window(moment: str) -> None:
    table = battle("g1.1 0,3; s1.1 0,-3", stacks=("D09", "D09"))
    table.play(*(["act g1.1"] if moment == "act" else ["end all", "pass"]))
    table.play("play D09 @now", "unit s1.1", "pass")
    assert (table.asks, desk(table)) == ((moment, 0), CALM)


@pytest.mark.rule("ATH-24.2")
def test_nothing_is_left_of_the_winning_ability_in_the_last_window() -> None:
    table = battle("g1.1 0,1; s1.1 5,-5", silver=["G01"], stacks=("", "D05"), relics={"west": "0,1"})
    table.play("act g1.1", "walk 0,0 +west")
    assert (table.asks, desk(table)) == (("last-chance", 1), ("nothing", None, "last_chance"))


@pytest.mark.rule("ATH-24.1", "ATH-24.2")
def test_a_victory_by_an_intervention_has_no_last_window() -> None:
    stacks = ("D12", "D05")
    table = battle("g1.1 0,0; s1.1 5,-5", gold=["G02"], silver=["G01"], stacks=stacks, relics={"east": "1,0"})
    table.play("act g1.1", "play D12 @now", "relic east", "field 0,0", "pass")
    assert table.outcome is not None
    assert table.outcome.winners == (0,)


@pytest.mark.rule("ATH-8.7", "ATH-22.21")
def test_the_end_of_the_summoning_and_a_pass_are_told() -> None:
    table = battle("g1.1 0,3; s1.1 0,-3", stacks=("", "D09")).play("end all", "pass", "end summon", "pass")
    assert table.happened(SummoningEnded) == [SummoningEnded(0)]
    assert table.happened(WindowPassed) == [WindowPassed(1, "activation_end"), WindowPassed(1, "turn_end")]


# Turns.


@pytest.mark.rule("ATH-6.3")
def test_what_the_first_player_spent_in_his_first_turn_does_not_bind_the_second() -> None:
    table = battle("", gold=["G01", "G02"], silver=["G02"], turn=1).play("summon 1 -3,5", "summon 2 -2,5", "end summon")
    assert table.state.summoned_cost == 0


@pytest.mark.rule("ATH-8.2")
def test_magic_armour_is_back_at_the_start_of_every_turn() -> None:
    table = battle("g1.1 -2,1; s1.1 0,0", gold=["G05 S01"], silver=["G06 E07"], markers={"g S01": 1}, relics=AWAY)
    before = table.armour("s1.1")
    table.play("act g1.1", "use S01 0,0")
    assert table.armour("s1.1") < before
    assert table.play("end", "end summon").armour("s1.1") == before


@pytest.mark.rule("ATH-8.2", "ATH-1.2")
@pytest.mark.parametrize("relic", ["west", "centre", "east"])
def test_every_relic_may_be_moved_in_a_new_turn(relic: str) -> None:
    table = battle("g1.1 1,0", relics={relic: "1,0"}, start=True)
    assert [table.moved(one) for one in ("west", "centre", "east")] == [False] * 3
    assert table.play("act g1.1", f"walk 0,1 +{relic}").moved(relic)


@pytest.mark.rule("ATH-24.6")
def test_turns_without_progress_are_counted_from_the_last_progress() -> None:
    """Gold summons, then nothing happens."""
    table = battle("g1.1 0,4; s1.1 0,-4", relics=AWAY).play("end all", "summon 1 -3,5", "end summon")
    assert not idle(table, NO_PROGRESS_TURNS - 1).over
    assert idle(table, 1).over


@pytest.mark.rule("ATH-24.6", "ATH-20.2")
def test_a_death_is_progress() -> None:
    table = battle("g1.1 0,4; s1.1 -1,4; s1.2 5,-5", silver=["G02"], pools={"s1": 1}).play("act g1.1", "use E08 s1.1")
    assert table.view().board.progress


@pytest.mark.rule("ATH-9.1", "ATH-9.5")
def test_a_unit_that_was_skipped_is_not_activated_by_the_enemy() -> None:
    table = battle("g1.1 0,4; g1.2 1,3; s1.1 0,-4", marks=["g1.1 stasis s D04 1"])
    table.play("end all", "end summon")
    assert (table.conditions("g1.1"), table.legal_with("act")) == ([], ["act s1.1"])


# Activations.


@pytest.mark.rule("ATH-9.6", "ATH-14.3")
def test_nobody_drowns_for_a_unit_that_has_died() -> None:
    """g1.1 begins on water and dies there; the last unit of all stands on water too."""
    table = battle(
        "g1.1 2,0; g2.1 0,4; s1.1 3,0",
        gold=["G01", "G02"],
        silver=["G01"],
        stacks=("D09", ""),
        pools={"g1": 3},
        terrain={"3,0": "water"},
    )
    table.play("act g1.1", "play D09 @now", "unit g1.1")
    assert (table.at("g1.1"), table.terrain("2,0"), table.legal_with("end")) == (None, "water", ["end"])
    pools = table.pool("g2"), table.pool("s1")
    table.play("end")
    assert (table.pool("g2"), table.pool("s1")) == pools
    assert table.happened(ActivationEnded) == []


@pytest.mark.rule("ATH-9.1", "ATH-20.2")
def test_only_whoever_died_is_not_to_be_activated_any_more() -> None:
    units = "g1.1 -2,1; g1.2 4,0; g2.1 0,0; g1.3 4,1"
    table = battle(units, gold=["G05 S01", "G01"], markers={"g S01": 1}, pools={"g2": 1}, relics=AWAY)
    table.play("act g1.1", "use S01 0,0", "end")
    assert (table.at("g2.1"), table.legal_with("act")) == (None, ["act g1.2", "act g1.3"])


@pytest.mark.rule("ATH-16.3", "ATH-20.2")
def test_whoever_takes_the_place_of_an_exposed_unit_is_not_exposed() -> None:
    units = "g1.1 0,4; g1.2 5,0; s1.1 -1,4; s1.2 5,-5"
    table = battle(units, silver=["G02"], pools={"s1": 1}, exposed="g1.2 s1.1 s1.2").play("act g1.1", "use E08 s1.1")
    assert (table.at("s1.1"), table.exposed("s1.2"), table.exposed("g1.2")) == (None, True, True)
    table.play("end", "end all", "end summon", "end all", "summon 1 3,-5")
    assert not table.exposed("s1.3")


@pytest.mark.rule("ATH-22.20")
def test_what_happened_in_one_activation_opens_no_window_after_the_next() -> None:
    table = battle("g1.1 0,4; g1.2 1,3; g1.3 5,0; s1.1 -1,4", silver=["G02"], stacks=("", "D09"))
    assert table.play("act g1.1", "use E08 s1.1", "end").asks == ("activation-end", 1)
    assert table.play("pass", "act g1.2", "end").asks == ("choose", 0)


@pytest.mark.rule("ATH-22.20")
def test_a_card_that_hurts_nobody_opens_a_window_all_the_same() -> None:
    table = battle("g1.1 0,4; g1.2 1,3; s1.1 0,-4", stacks=("D03", "D09")).play("act g1.1", "play D03 @now")
    table.play("unit g1.1", "pass", "end")
    assert table.asks == ("activation-end", 1)


# Losses.


@pytest.mark.rule("ATH-20.2")
@pytest.mark.parametrize(("pool", "left"), [(8, 5), (4, 1), (3, 0), (1, 0)])
def test_the_life_that_is_left_is_never_less_than_none(pool: int, left: int) -> None:
    table = battle("g1.1 0,4; s1.1 5,-5", silver=["G01"], stacks=("D09", ""), pools={"s1": pool})
    table.play("play D09 @now", "unit s1.1")
    assert table.happened(LifeLost) == [LifeLost(1, "s1.1", "G01", "effect", 3, left)]
    assert table.happened(UnitExploded) == []


@pytest.mark.rule("ATH-20.7", "ATH-8.5")
def test_healing_is_told() -> None:
    table = battle("g1.1 0,4; s3.1 0,-4", silver=["G02", "G04", "G01 A03"], active="s", pools={"s3": 4}, start=True)
    assert table.happened(Healed) == [Healed(1, 3, "G01", 2, 6)]
    full = battle("g1.1 0,4; s3.1 0,-4", silver=["G02", "G04", "G01 A03"], active="s", start=True)
    assert full.happened(Healed) == []


@pytest.mark.rule("ATH-22.20", "ATH-20.2")
@pytest.mark.parametrize("pool", [10, 1])
@pytest.mark.parametrize(("victim", "seat"), [("g2.1", 0), ("s1.1", 1), ("s3.1", 1)])
def test_whoever_lost_life_is_alarmed(pool: int, victim: str, seat: int) -> None:
    units = "g1.1 0,4; g2.1 5,0; s1.1 5,-5; s3.1 -4,0"
    pools = {victim[:2]: pool}
    table = battle(units, gold=["G02", "G01"], silver=["G01", "G02", "G04"], stacks=("D09", ""), pools=pools)
    table.play("act g1.1", "play D09 @now", f"unit {victim}")
    assert table.view().board.alarms == (seat,)


@pytest.mark.rule("ATH-23.5", "ATH-20.3")
def test_who_is_steadfast_suffers_from_everything_but_falls_and_squeezes() -> None:
    table = battle("g1.1 0,4; s1.1 5,-5", silver=["G02 A13"], stacks=("D09", ""))
    before = table.pool("s1")
    assert table.play("play D09 @now", "unit s1.1").pool("s1") == before - 3


@pytest.mark.rule("ATH-20.2", "ATH-22.10")
def test_only_conditions_of_whoever_dies_end() -> None:
    marks = ["s1.2 inspired s", "s1.1 strengthened s D03 6", "g1.1 inspired g", "s1.1 inspired s"]
    table = battle("g1.1 0,4; s1.1 -1,4; s1.2 5,-5", silver=["G02"], pools={"s1": 1}, marks=marks)
    table.play("act g1.1", "use E08 s1.1")
    assert (table.conditions("s1.2"), table.conditions("g1.1")) == (["inspired"], ["inspired"])
    assert table.happened(InterventionEnded) == [InterventionEnded(1, "D03")]


@pytest.mark.rule("ATH-22.10")
def test_an_intervention_on_another_unit_does_not_end_with_a_death() -> None:
    marks = ["s1.2 strengthened s D03 6", "g1.1 strengthened g D03 6"]
    table = battle("g1.1 0,4; s1.1 -1,4; s1.2 5,-5", silver=["G02"], pools={"s1": 1}, marks=marks)
    assert table.play("act g1.1", "use E08 s1.1").happened(InterventionEnded) == []


@pytest.mark.rule("ATH-C.14", "ATH-23.3")
@pytest.mark.parametrize(
    ("marks", "blasts"),
    [
        (["s1.1 artefact s A04"], [3]),
        (["s1.1 artefact s E07"], []),
        (["s1.2 artefact s A04", "g1.1 artefact g A04"], []),
        (["s1.1 strengthened s D03 6", "s1.1 inspired s"], []),
    ],
)
def test_a_unit_explodes_by_its_own_artefacts_only(marks: list[str], blasts: list[int]) -> None:
    table = battle("g1.1 0,4; s1.1 -1,4; s1.2 5,-5", silver=["G02"], pools={"s1": 1}, marks=marks)
    table.play("act g1.1", "use E08 s1.1")
    assert [event.amount for event in table.happened(UnitExploded)] == blasts


@pytest.mark.rule("ATH-20.6")
@pytest.mark.parametrize("active", ["g", "s"])
def test_of_deaths_at_the_same_time_those_of_the_turn_player_are_told_first(active: str) -> None:
    units = f"{active}1.1 -2,1; g2.1 0,0; s2.1 1,0"
    table = battle(
        units,
        gold=["G05 S01", "G01"] if active == "g" else ["G02", "G01"],
        silver=["G05 S01", "G01"] if active == "s" else ["G02", "G01"],
        active=active,
        markers={f"{active} S01": 1},
        pools={"g2": 1, "s2": 1},
        relics=AWAY,
    )
    table.play(f"act {active}1.1", "use S01 0,0")
    assert [event.seat for event in table.happened(UnitDied)] == ([0, 1] if active == "g" else [1, 0])


@pytest.mark.rule("ATH-25.1")
def test_only_a_campaign_counts_its_games() -> None:
    army = ("G01", "G02", "G04")
    assert create(army, army).happened(GameBegun) == []


@pytest.mark.rule("ATH-20.3")
def test_whom_water_spares_suffers_when_squeezed() -> None:
    table = battle("g1.1 5,0; s1.1 0,1", silver=["G06"], stacks=("D05", ""), relics=AWAY)
    before = table.pool("s1")
    table.play("play D05 @now", "unit s1.1", "toward SE")
    assert before - table.pool("s1") == 3


@pytest.mark.rule("ATH-14.3")
@pytest.mark.parametrize(("terrain", "loss"), [("crater", 0), ("plain", 0), ("water", 5)])
def test_only_on_water_a_unit_drowns_that_stays_where_it_is(terrain: str, loss: int) -> None:
    table = battle("g1.1 0,4; s1.1 0,-4", gold=["G01"], terrain={"0,4": terrain}).play("act g1.1", "end")
    assert table.pool("g1") == 10 - loss
