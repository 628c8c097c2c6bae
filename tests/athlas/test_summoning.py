"""The first turns, and how units enter the board (ATH-6, ATH-7)."""

import pytest

from manawell.games.athlas.events import AlphaRevealed, StarterDrawn, TurnBegun, UnitSummoned
from tests.athlas.table import Table, battle, create, new

ARMY = ("G01", "G02", "G04")


def raiders(points: int = 250) -> Table:
    """Gold's first turn with alphas of 29, 20 and 17 points, as in the raid army."""
    alphas = ("G05 A07 S06 S02 S05 A05 A08", "G01 E11 A02", "G09 A09 E09")
    table = new(mode="standard", points=points).chance(0)
    for army in (alphas, ARMY):
        for number, alpha in enumerate(army, 1):
            genus, *rest = alpha.split()
            table.play(f"genus {number} {genus}", *(f"card {number} {card}" for card in rest), f"done {number}")
        table.play("stack done")
    return table


def summon(table: Table, *alphas: int) -> Table:
    """Summon units of these alphas side by side, each with a figure of its own."""
    for place, alpha in enumerate(alphas):
        figure = "" if alpha in alphas[:place] else (" knight", " ranger", " master")[alpha - 1]
        table.play(f"summon {alpha} {place - 5},5{figure}")
    return table


def summonable(table: Table) -> set[int]:
    """The alphas of which a unit can be summoned now."""
    return {int(move.split()[1]) for move in table.legal_with("summon")}


# ATH-6: first turns.


@pytest.mark.rule("ATH-6.1")
@pytest.mark.parametrize("starter", [0, 1])
def test_the_starting_player_is_drawn_and_the_turns_alternate(starter: int) -> None:
    table = new(mode="standard").chance(starter)
    for _ in range(2):
        table.play("genus 1 G01", "done 1", "genus 2 G02", "done 2", "genus 3 G04", "done 3", "stack done")
    edge = ("-3,5", "3,-5")
    table.play(f"summon 1 {edge[starter]} knight", "end summon", f"summon 1 {edge[1 - starter]} knight", "end summon")
    table.play("end all", "end summon", "end all", "end summon")
    assert [event.seat for event in table.happened(StarterDrawn)] == [starter]
    turns = [(event.turn, event.seat) for event in table.happened(TurnBegun)]
    assert turns == [(1, starter), (2, 1 - starter), (3, starter), (4, 1 - starter), (5, starter)]


@pytest.mark.rule("ATH-6.1")
def test_a_turn_is_finished_before_the_next_begins() -> None:
    table = create(ARMY, ARMY)
    assert table.refusal("summon 1 3,-5 knight", by=1).rule == "ATH-6.1"
    table.play("summon 1 -3,5 knight")
    assert table.asks == ("summon", 0)
    assert table.play("end summon").asks == ("summon", 1)


@pytest.mark.rule("ATH-6.2")
def test_the_first_turn_of_each_player_is_summoning_only() -> None:
    table = create(ARMY, ARMY).play("summon 1 -3,5 knight")
    assert table.refusal("act g1.1").rule == "ATH-9.1"
    table.play("end summon")
    assert table.asks == ("summon", 1)
    table.play("summon 1 3,-5 knight", "end summon")
    assert table.asks == ("choose", 0)


@pytest.mark.rule("ATH-6.2", "ATH-8.4")
def test_the_first_turns_have_no_maintenance() -> None:
    table = create(ARMY, ARMY, ("", "D03")).play("summon 1 -3,5 knight", "end summon")
    table.play("play D03 @now", "unit g1.1")
    assert (table.view().turn, table.conditions("g1.1")) == (2, ["strengthened [6]"])
    table.play("summon 1 3,-5 knight", "end summon")
    assert (table.view().turn, table.conditions("g1.1")) == (3, ["strengthened [5]"])


@pytest.mark.rule("ATH-6.3")
@pytest.mark.parametrize(
    ("alphas", "further"),
    [
        ((1,), {1, 2, 3}),  # 29
        ((1, 1), set()),  # 58
        ((1, 2), set()),  # 49
        ((1, 3), set()),  # 46
        ((2, 2), {2, 3}),  # 40 + 20 = 60
        ((2, 3), {2, 3}),  # 37 + 20 = 57
        ((3, 3), {2, 3}),  # 34 + 29 = 63
        ((2, 2, 2), set()),  # 60
        ((3, 3, 3), set()),  # 51, but three units
    ],
)
def test_up_to_three_units_of_60_points_together(alphas: tuple[int, ...], further: set[int]) -> None:
    table = summon(raiders(), *alphas)
    assert summonable(table) == further
    assert "end summon" in table.legal


@pytest.mark.rule("ATH-6.3")
@pytest.mark.parametrize(("alphas", "next_one"), [((1, 1), 3), ((3, 3, 3), 3)])
def test_what_is_too_much_for_a_first_turn_is_refused(alphas: tuple[int, ...], next_one: int) -> None:
    table = summon(raiders(), *alphas)
    figure = "" if next_one in alphas else " master"
    assert table.refusal(f"summon {next_one} 0,5{figure}").rule == "ATH-6.3"


@pytest.mark.rule("ATH-6.3")
def test_a_single_unit_may_cost_more_than_60() -> None:
    """10 + 8 + 5 + 8 + 5 + 5 + 5 + 6 + 5 + 4 = 61"""
    table = create(("G01 E06 E05 E04 E16 E17 E29 A14 A09 A03", "G09", "G08"), ARMY)
    table.play("summon 1 -3,5 dragon")
    assert table.spent == (61, 0)
    assert summonable(table) == set()


@pytest.mark.rule("ATH-6.4")
def test_a_first_turn_has_at_least_one_unit() -> None:
    table = create(ARMY, ARMY)
    assert "end summon" not in table.legal
    assert table.refusal("end summon").rule == "ATH-6.4"
    assert "end summon" in table.play("summon 1 -3,5 knight").legal


@pytest.mark.rule("ATH-6.5")
@pytest.mark.parametrize("points", [100, 250, 500])
def test_the_limit_of_60_does_not_depend_on_the_agreed_points(points: int) -> None:
    assert summonable(summon(raiders(points), 2, 2)) == {2, 3}
    assert summonable(summon(raiders(points), 1, 1)) == set()


# ATH-7: summoning a unit.


@pytest.mark.rule("ATH-7.1")
def test_the_first_unit_of_an_alpha_reveals_all_its_cards() -> None:
    table = create(("archer", "G02", "G04"), ARMY)
    assert table.view(1).piles[0].cards is None
    table.play("summon 1 -3,5 ranger", "end summon")
    assert table.view(1).piles[0].cards == table.view(-1).piles[0].cards == ("G01", "E04", "A01")
    assert table.view(1).piles[1].cards is None


@pytest.mark.rule("ATH-7.1")
def test_an_alpha_stays_revealed_after_its_last_unit_has_died() -> None:
    table = battle("g1.1 1,0", gold=("archer",), pools={"g1": 5}).play("act g1.1", "walk 2,0")
    assert table.at("g1.1") is None
    assert table.view(1).piles[0].cards == ("G01", "E04", "A01")


@pytest.mark.rule("ATH-7.2")
@pytest.mark.parametrize(
    ("alpha", "cost", "life"),
    [
        ("G01", 10, 10),
        ("G01 S03", 15, 10),  # the +3 of Life Drain does not count
        ("G01 E28", 13, 15),
        ("G09 E28", 11, 19),
        ("warrior", 24, 12),
    ],
)
def test_cost_and_life_are_noted_when_an_alpha_is_revealed(alpha: str, cost: int, life: int) -> None:
    table = create((alpha, "G04", "G05"), ARMY).play("summon 1 -3,5 knight")
    revealed = table.happened(AlphaRevealed)[0]
    assert (revealed.cost, revealed.life) == (cost, life)
    assert table.pool("g1") == life


@pytest.mark.rule("ATH-7.3")
def test_all_alphas_of_a_player_have_different_figures() -> None:
    table = create(ARMY, ARMY).play("summon 1 -3,5 dragon")
    assert table.refusal("summon 2 -2,5 dragon").rule == "ATH-7.3"
    figures = {move.split()[3] for move in table.legal_with("summon 2 -2,5")}
    assert figures == {"knight", "ranger", "master"}
    assert "summon 1 3,-5 dragon" in table.play("end summon").legal


@pytest.mark.rule("ATH-7.3")
def test_a_figure_is_chosen_once() -> None:
    table = create(ARMY, ARMY)
    assert table.refusal("summon 1 -3,5").rule == "ATH-7.3"
    table.play("summon 1 -3,5 dragon")
    assert table.refusal("summon 1 -2,5 dragon").rule == "ATH-7.3"
    assert table.view().piles[0].figure == "dragon"


@pytest.mark.rule("ATH-7.3")
def test_the_figure_makes_no_difference() -> None:
    boards = [create(ARMY, ARMY).play(f"summon 1 -3,5 {figure}").view().board for figure in ("dragon", "knight")]
    assert boards[0] == boards[1]


@pytest.mark.rule("ATH-7.4")
def test_a_unit_is_paid_by_raising_the_counter() -> None:
    table = battle("", gold=("warrior",), spent=(100, 70)).play("summon 1 -3,5")
    assert table.spent == (124, 70)
    summoned = table.happened(UnitSummoned)[0]
    assert (summoned.payer, summoned.cost, summoned.spent) == (0, 24, 124)


@pytest.mark.rule("ATH-7.4")
@pytest.mark.parametrize(
    ("spent", "points", "alphas"), [(226, 250, {1, 2, 3}), (227, 250, {2, 3}), (250, 250, set()), (250, 280, {1, 2, 3})]
)
def test_the_counter_does_not_exceed_the_agreed_points(spent: int, points: int, alphas: set[int]) -> None:
    """The warrior costs 24, the others 10 and 8."""
    table = battle("", gold=("warrior", "G04", "G08"), spent=(spent, 0), points=points)
    assert summonable(table) == alphas
    if 1 not in alphas:
        assert table.refusal("summon 1 -3,5").rule == "ATH-7.4"


@pytest.mark.rule("ATH-7.5")
def test_units_are_placed_on_the_six_fields_of_the_own_edge() -> None:
    table = battle("")
    assert table.legal_with("summon 1") == [f"summon 1 {q},5" for q in range(-5, 1)]
    assert table.refusal("summon 1 0,4").rule == "ATH-7.5"
    assert table.refusal("summon 1 3,-5").rule == "ATH-7.5"


@pytest.mark.rule("ATH-7.5", "ATH-1.1")
def test_the_field_of_a_new_unit_is_empty() -> None:
    table = battle("g1.1 -3,5; s1.1 -2,5").play("end all")
    assert table.legal_with("summon 1") == [f"summon 1 {q},5" for q in (-5, -4, -1, 0)]
    assert table.refusal("summon 1 -3,5").rule == table.refusal("summon 1 -2,5").rule == "ATH-1.1"


@pytest.mark.rule("ATH-7.5")
def test_with_no_empty_field_nobody_is_summoned_there() -> None:
    table = battle("; ".join(f"s1.{q + 6} {q},5" for q in range(-5, 1)))
    assert table.legal == ["end summon"]


@pytest.mark.rule("ATH-7.6")
def test_every_summoning_puts_a_time_marker_on_every_t_card() -> None:
    table = create(("G02 E10 E12 E08 E27", "G04", "G05"), ARMY).play("summon 1 -3,5 knight")
    assert table.view().board.markers[0] == {"E10": 1, "E12": 1, "E27": 1}
    table.play("summon 1 -2,5")
    assert table.view().board.markers[0] == {"E10": 2, "E12": 2, "E27": 2}


@pytest.mark.rule("ATH-7.6")
def test_cards_of_other_alphas_get_no_marker() -> None:
    table = battle("", gold=("G02 E10", "G01 E12"), markers={"g E10": 1}).play("summon 2 -3,5")
    assert table.view().board.markers == ({"E10": 1, "E12": 1}, {})


@pytest.mark.rule("ATH-7.7")
def test_a_further_unit_of_an_alpha_does_not_change_its_pool() -> None:
    table = battle("g1.1 0,3", pools={"g1": 4}).play("end all", "summon 1 -3,5")
    assert (table.pool("g1"), table.spent, table.markers("g", "E10")) == (4, (24, 0), 1)
    assert table.happened(AlphaRevealed) == []


@pytest.mark.rule("ATH-7.8", "ATH-14.1")
@pytest.mark.parametrize(("alpha", "pool"), [("G01", 5), ("G06", 11), ("G01 E30", 10), ("G03", 8)])
def test_a_unit_summoned_onto_water_drowns_unless_it_flies_or_swims(alpha: str, pool: int) -> None:
    table = battle("", gold=(alpha,), terrain={"-3,5": "water"}).play("summon 1 -3,5")
    assert table.pool("g1") == pool


@pytest.mark.rule("ATH-7.8")
def test_a_unit_may_drown_as_it_is_summoned() -> None:
    table = battle("", gold=("G01 E10",), terrain={"-3,5": "water"}, pools={"g1": 5}).play("summon 1 -3,5")
    assert table.unit_on("-3,5") is None
    assert (table.pool("g1"), table.spent, table.markers("g", "E10")) == (10, (13, 0), 1)


@pytest.mark.rule("ATH-7.8", "ATH-17.1")
def test_a_unit_summoned_onto_a_relic_holds_it() -> None:
    table = battle("", relics={"east": "-3,5"}).play("summon 1 -3,5")
    assert table.holds("g1.1") == {"east"}


@pytest.mark.rule("ATH-7.8", "ATH-24.1")
def test_a_unit_summoned_onto_two_relics_has_won() -> None:
    table = battle("", relics={"east": "-3,5", "west": "-3,5"}, stacks=("", "D05")).play("summon 1 -3,5")
    assert table.over
    assert table.view().winner == 0


@pytest.mark.rule("ATH-7.9")
def test_in_a_normal_turn_one_unit_is_summoned_at_most() -> None:
    table = battle("").play("summon 1 -3,5")
    assert table.legal == ["end summon"]
    assert table.refusal("summon 1 -2,5").rule == "ATH-7.9"


@pytest.mark.rule("ATH-7.9")
def test_summoning_is_optional() -> None:
    assert battle("s1.1 0,0").play("end summon").asks == ("choose", 1)


@pytest.mark.rule("ATH-7.9")
def test_summoning_comes_after_the_activations() -> None:
    table = battle("g1.1 0,3")
    assert table.refusal("summon 1 -3,5").rule == "ATH-8.1"
    assert "summon 1 -3,5" in table.play("act g1.1", "end").legal


@pytest.mark.rule("ATH-7.9", "ATH-7.4", "ATH-7.6")
def test_a_unit_summoned_by_an_ability_comes_in_addition_and_is_paid() -> None:
    table = battle("g1.1 0,3", gold=("G08 E10",)).play("act g1.1", "use G08 0,4")
    assert (table.at("g1.2"), table.spent, table.markers("g", "E10")) == ("0,4", (11, 0), 1)
    table.play("end", "summon 1 -3,5")
    assert (table.at("g1.3"), table.spent, table.markers("g", "E10")) == ("-3,5", (22, 0), 2)


@pytest.mark.rule("ATH-7.9", "ATH-7.4")
def test_an_ability_does_not_summon_what_cannot_be_paid() -> None:
    table = battle("g1.1 0,3", gold=("G08",), spent=(243, 0)).play("act g1.1")
    assert table.legal_with("use G08") == []
    assert table.refusal("use G08 0,4").rule == "ATH-7.4"


@pytest.mark.rule("ATH-7.9", "ATH-2.3")
def test_an_ability_does_not_summon_an_eighth_unit() -> None:
    units = "; ".join(f"g1.{q + 6} {q},5" for q in range(-5, 1)) + "; g1.7 0,3"
    table = battle(units, gold=("G08",)).play("act g1.7")
    assert table.refusal("use G08 0,4").rule == "ATH-2.3"


@pytest.mark.rule("ATH-7.9", "ATH-7.8")
def test_a_unit_summoned_by_an_ability_enters_its_field() -> None:
    table = battle("g1.1 1,0", gold=("G08",)).play("act g1.1", "use G08 2,0")
    assert table.pool("g1") == 1
    holding = battle("g1.1 1,0", gold=("G08",)).play("act g1.1", "use G08 0,0")
    assert holding.holds("g1.2") == {"centre"}


@pytest.mark.rule("ATH-7.9", "ATH-7.1", "ATH-7.3")
def test_an_intervention_may_reveal_an_alpha() -> None:
    table = battle("g1.1 0,3", gold=("warrior", "archer"), hidden="g2", stacks=("D18", ""))
    table.play("play D18 @now", "alpha 2", "field -3,5")
    assert table.legal == ["figure ranger", "figure dragon"]
    table.play("figure dragon")
    assert (table.at("g2.1"), table.spent, table.pool("g2")) == ("-3,5", (22, 0), 10)
    assert table.view(1).piles[1].cards == ("G01", "E04", "A01")
    assert "summon 1 -2,5" in table.play("end all").legal


@pytest.mark.rule("ATH-7.10")
def test_a_unit_is_not_activated_in_the_turn_in_which_it_enters() -> None:
    table = battle("g1.1 0,3; g1.2 0,1", gold=("G08",)).play("act g1.1", "use G08 0,4", "end")
    assert table.legal_with("act") == ["act g1.2"]
    assert table.refusal("act g1.3").rule == "ATH-7.10"
    table.play("end all", "end summon", "end summon")
    assert set(table.legal_with("act")) == {"act g1.1", "act g1.2", "act g1.3"}


@pytest.mark.rule("ATH-7.10")
def test_a_new_unit_can_be_moved_by_effects() -> None:
    table = battle("g1.1 0,3", gold=("G08",), stacks=("D05", "")).play("act g1.1", "use G08 0,4")
    assert table.play("play D05 @now", "unit g1.2", "toward W").at("g1.2") == "-1,4"


@pytest.mark.rule("ATH-7.10")
def test_a_new_unit_can_be_controlled() -> None:
    table = battle("s1.1 -3,4", silver=("G07",), active="s", stacks=("D18", ""), start=True)
    table.play("play D18 @now", "alpha 1", "field -3,5", "act s1.1", "use G07 g1.1", "walk -2,5")
    assert table.at("g1.1") == "-2,5"


@pytest.mark.rule("ATH-7.11")
def test_a_dead_unit_gives_no_points_back() -> None:
    table = battle("g1.1 1,0", gold=("archer",), pools={"g1": 5}, spent=(22, 0)).play("act g1.1", "walk 2,0")
    assert table.at("g1.1") is None
    assert table.spent == (22, 0)


@pytest.mark.rule("ATH-7.11", "ATH-2.3")
def test_the_figure_of_a_dead_unit_is_used_for_a_new_one() -> None:
    units = "; ".join(f"g1.{q + 6} {q},4" for q in range(-5, 1)) + "; g1.7 1,0"
    table = battle(units, gold=("archer",), pools={"g1": 5}).play("act g1.7", "walk 2,0", "end", "end all")
    assert table.play("summon 1 -3,5").unit_on("-3,5") == "g1.8"
