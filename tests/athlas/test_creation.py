"""Cards and their limits, set-up, alphas, stacks and preset armies (ATH-2, ATH-3, ATH-4, ATH-5, ATH-26)."""

from collections import Counter

import pytest

from manawell.games.athlas import GAME
from manawell.games.athlas.components.cards import CARD_IDS, INTERVENTION_IDS, KINDS
from manawell.games.athlas.components.tables import CARDS, DATA, GENERA, INTERVENTIONS
from manawell.games.athlas.events import AlphaRevealed, ArmyReady
from manawell.kernel.faults import BadOption
from tests.athlas.table import EXAMPLES, Table, battle, create, new

PLAIN_ARMY = ("G01", "G02", "G04")
HILLS = ["-1,-3", "4,-3", "-3,-2", "0,-2", "1,-2", "2,-2", "5,-2", "-5,2", "-2,2", "-1,2", "0,2", "3,2", "-4,3", "1,3"]
LAKES = ["-2,-1", "3,-1", "-2,0", "2,0", "-3,1", "2,1"]


def making(cards: str, points: int = 250) -> Table:
    """Gold is building the first alpha and has chosen these cards."""
    genus, *rest = cards.split()
    return new(mode="standard", points=points).play(f"genus 1 {genus}", *(f"card 1 {card}" for card in rest))


def stacking(cards: str = "") -> Table:
    """Gold has built the alphas and chosen these interventions."""
    table = new(mode="standard")
    for number, genus in enumerate(PLAIN_ARMY, 1):
        table.play(f"genus {number} {genus}", f"done {number}")
    return table.play(*(f"stack {card}" for card in cards.split()))


def summoned(alpha: str) -> AlphaRevealed:
    """What is revealed when Gold summons the first alpha."""
    table = create((alpha, "G04", "G08"), PLAIN_ARMY).play("summon 1 -3,5 ranger")
    return table.happened(AlphaRevealed)[0]


# ATH-2: components and limits.


@pytest.mark.rule("ATH-2.1")
def test_a_set_has_65_alpha_cards_of_four_kinds_and_19_interventions() -> None:
    assert Counter(card[0] for card in CARD_IDS) == {"G": 9, "E": 30, "A": 14, "S": 12}
    assert Counter(card[0] for card in INTERVENTION_IDS) == {"D": 19}


@pytest.mark.rule("ATH-2.1")
def test_the_cards_are_counted_and_genera_come_first() -> None:
    printed, kinds = DATA["constants"], [card["kind"] for card in DATA["card"]]
    assert [printed[f"{kind}_cards"] for kind in KINDS] == [kinds.count(kind) for kind in KINDS]
    assert (printed["alpha_cards"], printed["intervention_cards"]) == (CARDS, INTERVENTIONS)
    assert printed["cards_per_player"] == CARDS + INTERVENTIONS + printed["reference_cards"]
    assert "genus" not in kinds[GENERA:]


@pytest.mark.rule("ATH-2.1")
def test_every_card_of_the_set_can_be_chosen_and_nothing_else() -> None:
    """The Spell Master's hands and spell points are enough for any single card."""
    assert len(new(mode="standard").legal) == 9
    chosen = Counter(move.split()[-1][0] for move in making("G05").legal_with("card"))
    assert chosen == {"E": 30, "A": 14, "S": 12}
    assert len(stacking().legal_with("stack D")) == 19


@pytest.mark.rule("ATH-2.2")
def test_a_card_belongs_to_one_alpha_of_a_player_only() -> None:
    table = making("G01 E08").play("done 1")
    assert table.refusal("genus 2 G01").rule == "ATH-2.2"
    table.play("genus 2 G02")
    assert table.refusal("card 2 E08").rule == "ATH-2.2"


@pytest.mark.rule("ATH-2.2")
def test_both_players_have_the_same_cards() -> None:
    army = ("G01 E08", "G02", "G04")
    table = create(army, army, ("D05", "D05"))
    assert [pile.cards for pile in table.view().piles[:3]] == [pile.cards for pile in table.view().piles[4:7]]
    assert table.view().stacks == (("D05",), ("D05",))


@pytest.mark.rule("ATH-2.3")
def test_seven_units_of_an_alpha_are_on_the_board_and_no_more() -> None:
    six = "; ".join(f"g1.{n} {n - 3},4" for n in range(1, 4)) + "; g1.4 -1,3; g1.5 0,3; g1.6 -2,3"
    assert battle(f"{six}").play("end all").legal_with("summon 1 ")
    full = battle(f"{six}; g1.7 -3,4").play("end all")
    assert full.legal_with("summon 1 ") == []
    assert full.refusal("summon 1 -3,5").rule == "ATH-2.3"
    assert full.legal_with("summon 2 ")


@pytest.mark.rule("ATH-2.3")
def test_there_are_four_figure_types() -> None:
    table = create(PLAIN_ARMY, PLAIN_ARMY)
    figures = [move.split()[3] for move in table.legal_with("summon 1 -3,5")]
    assert sorted(figures) == ["dragon", "knight", "master", "ranger"]


def out_of_tiles(free: int) -> dict[str, str]:
    """Hills in the rows of r = -4 and -5, so that with the 20 tiles of the set-up this many are left of 42."""
    spare = [f"{q},-5" for q in range(6)] + [f"{q},-4" for q in range(-1, 6)] + [f"{q},-3" for q in (-2, 0, 1, 2, 3, 5)]
    spare += ["-2,-2", "-1,-2", "3,-2"]
    return dict.fromkeys(spare[: 22 - free], "hill")


@pytest.mark.rule("ATH-2.4")
@pytest.mark.parametrize(("free", "plains"), [(1, 4), (0, 0)])
def test_a_plain_changes_only_while_one_of_42_tiles_is_free(free: int, plains: int) -> None:
    """Next to -1,3 are the hills -1,2 and 0,2 and four plains."""
    table = battle("g1.1 -1,3", gold=("G01 E13",), terrain=out_of_tiles(free)).play("act g1.1")
    assert len(table.legal_with("use E13")) == plains + 2


@pytest.mark.rule("ATH-2.4")
def test_a_hill_becomes_a_crater_without_a_new_tile() -> None:
    table = battle("g1.1 -1,3", gold=("G01 E13",), terrain=out_of_tiles(0)).play("act g1.1", "use E13 -1,2")
    assert table.terrain("-1,2") == "crater"


@pytest.mark.rule("ATH-2.4")
def test_a_field_that_becomes_a_plain_frees_its_tile() -> None:
    units = "g1.1 -1,3; g2.1 -2,3"
    table = battle(units, gold=("G01 E13", "G02 A05"), terrain=out_of_tiles(0))
    table.play("act g2.1", "use A05 -2,2 plain", "end", "act g1.1")
    assert len(table.legal_with("use E13")) == 6


@pytest.mark.rule("ATH-2.4")
def test_several_fields_of_one_card_need_a_tile_each() -> None:
    """With two tiles left Flood takes two plains, and also the hill 0,2."""
    table = battle("g1.1 -1,4", stacks=("D07", ""), terrain=out_of_tiles(2))
    table.play("play D07 @now", "field 0,3", "field 0,4")
    assert "field 1,2" not in table.legal
    assert "field 0,2" in table.legal


@pytest.mark.rule("ATH-2.5")
def test_time_markers_are_without_number() -> None:
    """The box has 30 cubes."""
    table = battle("", gold=("G01 E10",), markers={"g E10": 30}).play("summon 1 -3,5")
    assert table.markers("g", "E10") == 31


@pytest.mark.rule("ATH-2.5")
def test_condition_markers_are_without_number() -> None:
    """The box has 12 of them."""
    table = battle("g1.1 0,3; g1.2 0,4", gold=("G05 S04",), markers={"g S04": 1}, marks=["g1.2 levitating g"] * 12)
    table.play("act g1.1", "use S04 g1.2")
    assert table.conditions("g1.2") == ["levitating"] * 13


# ATH-3: set-up.


@pytest.mark.rule("ATH-3.1")
@pytest.mark.parametrize(("starter", "row"), [(0, "5"), (1, "-5")])
def test_gold_summons_in_the_south_and_silver_in_the_north(starter: int, row: str) -> None:
    table = new(mode="standard").chance(starter)
    for _ in GAME.seats(GAME.settle({"mode": "standard"})):
        table.play("genus 1 G01", "done 1", "genus 2 G02", "done 2", "genus 3 G04", "done 3", "stack done")
    assert table.state.actor == starter
    assert {move.split()[2].split(",")[1] for move in table.legal_with("summon")} == {row}


@pytest.mark.rule("ATH-3.1")
def test_the_players_are_gold_and_silver() -> None:
    assert GAME.seats(GAME.settle({})) == ("gold", "silver")


@pytest.mark.rule("ATH-3.2")
@pytest.mark.parametrize("points", [100, 110, 250, 490, 500])
def test_points_are_agreed_from_100_to_500_in_steps_of_10(points: int) -> None:
    assert new(mode="standard", points=points).view().points == points


@pytest.mark.rule("ATH-3.2")
@pytest.mark.parametrize("points", [0, 90, 105, 251, 510, 1000])
def test_other_numbers_of_points_are_refused(points: int) -> None:
    with pytest.raises(BadOption):
        GAME.settle({"mode": "standard", "points": points})


@pytest.mark.rule("ATH-3.2")
@pytest.mark.parametrize("mode", ["quick", "standard", "campaign"])
def test_without_agreement_each_player_has_250_points(mode: str) -> None:
    assert new(mode=mode).view().points == 250


@pytest.mark.rule("ATH-3.3")
def test_the_board_is_set_up_with_14_hills_and_two_lakes() -> None:
    table = new(mode="standard")
    assert Counter(table.view().board.terrain) == {"p": 71, "h": 14, "w": 6}
    assert {table.terrain(field) for field in HILLS} == {"hill"}
    assert {table.terrain(field) for field in LAKES} == {"water"}


@pytest.mark.rule("ATH-3.3")
def test_three_relics_lie_in_a_row_on_plains() -> None:
    table = new(mode="standard")
    assert [table.relic(relic) for relic in ("west", "centre", "east")] == ["-4,0", "0,0", "4,0"]
    assert {table.terrain(field) for field in ("-4,0", "0,0", "4,0")} == {"plain"}


@pytest.mark.rule("ATH-3.3")
def test_the_counters_start_at_nothing_and_count_what_is_spent() -> None:
    table = create(PLAIN_ARMY, PLAIN_ARMY)
    assert table.spent == (0, 0)
    table.play("summon 2 -3,5 knight")
    assert table.spent == (11, 0)


# ATH-4: alphas.


@pytest.mark.rule("ATH-4.1")
def test_creation_ends_when_both_have_three_alphas_and_a_stack() -> None:
    table = stacking().play("stack done")
    assert table.asks == ("genus", 1)
    for number, genus in enumerate(PLAIN_ARMY, 1):
        table.play(f"genus {number} {genus}", f"done {number}")
    assert table.asks == ("stack", 1)
    table.chance(0).play("stack done")
    assert table.asks == ("summon", 0)
    assert [event.seat for event in table.happened(ArmyReady)] == [0, 1]


@pytest.mark.rule("ATH-4.1")
def test_nothing_is_seen_of_the_others_creation() -> None:
    views = [table.view(1) for table in (new(mode="standard"), making("G01 E08").play("done 1"), stacking("D05"))]
    assert views[0] == views[1] == views[2]


@pytest.mark.rule("ATH-4.2")
def test_an_alpha_begins_with_a_genus() -> None:
    table = new(mode="standard")
    assert table.legal == [f"genus 1 G0{number}" for number in range(1, 10)]
    assert table.refusal("card 1 E08").rule == "ATH-4.2"
    assert table.refusal("genus 1 E08").rule == "ATH-4.2"
    assert table.refusal("done 1").rule == "ATH-4.10"


@pytest.mark.rule("ATH-4.2")
def test_an_alpha_has_no_second_genus() -> None:
    table = making("G01")
    assert [move for move in table.legal if "G0" in move] == []
    assert table.refusal("card 1 G02").rule == "ATH-4.2"
    assert table.refusal("genus 1 G02").rule == "ATH-4.2"


@pytest.mark.rule("ATH-4.3")
@pytest.mark.parametrize(
    ("cards", "card", "fits"),
    [
        ("G01", "E01", True),  # 2 of 2 hands
        ("G01 E08", "E02", True),  # 1 + 1
        ("G01 E08", "E01", False),  # 1 + 2
        ("G01 E01", "E02", False),  # 2 + 1
        ("G01 E01 A10", "E02", True),  # 3 of 3
        ("G01 E01 A10 E02", "E09", False),  # 4 of 3
        ("G07", "E08", True),  # the Mind Reader has one hand
        ("G07", "E01", False),
        ("G01 E01", "E10", True),  # needs no hand
    ],
)
def test_hands_needed_are_given(cards: str, card: str, fits: bool) -> None:
    table = making(cards)
    assert (f"card 1 {card}" in table.legal) == fits
    if not fits:
        assert table.refusal(f"card 1 {card}").rule == "ATH-4.3"


@pytest.mark.rule("ATH-4.4")
@pytest.mark.parametrize(
    ("cards", "card", "fits"),
    [
        ("G01", "S01", True),  # 5 of 5 spell points
        ("G01 S01", "S04", False),  # 7 of 5
        ("G01 S01 E20", "S02", True),  # 9 of 10
        ("G01 S01 E20 S02", "S04", False),  # 11 of 10
        ("G02", "S04", False),  # none
        ("G02 E26", "S04", True),  # 2 of the Mage Robe
        ("G02 E26", "S05", False),  # 3
        ("G02 E26 A12", "S02", True),  # 4 of 4
        ("G01 S01", "E29", True),  # no spell
    ],
)
def test_spells_need_spell_points(cards: str, card: str, fits: bool) -> None:
    table = making(cards)
    assert (f"card 1 {card}" in table.legal) == fits
    if not fits:
        assert table.refusal(f"card 1 {card}").rule == "ATH-4.4"


@pytest.mark.rule("ATH-4.5")
@pytest.mark.parametrize(
    ("alpha", "cost"),
    [("warrior", 24), ("dragon", 28), ("archer", 22), ("deep_guard", 21), ("ranger32", 32), ("G09", 8), ("G07", 17)],
)
def test_an_alpha_costs_what_its_cards_cost_together(alpha: str, cost: int) -> None:
    fill = [genus for genus in ("G05", "G04", "G08") if genus not in alpha][:2]
    table = create((alpha, *fill), PLAIN_ARMY).play("summon 1 -3,5 ranger")
    assert table.happened(AlphaRevealed)[0].cost == cost
    assert table.spent == (cost, 0)


@pytest.mark.rule("ATH-4.6")
def test_any_number_of_weapons_and_armours_may_be_combined() -> None:
    armours, weapons = "E03 E05 E06 E26", "E10 E12 E16 E17 E27 E28 E29"
    table = making(f"G01 A10 E02 E07 E08 {armours} {weapons}").play("done 1")
    pile = table.view().piles[0]
    assert pile.size == 16


@pytest.mark.rule("ATH-4.7")
def test_no_alpha_costs_more_than_the_agreed_points() -> None:
    """10 + 8 + 5 + 3 + 3 + 3 + 5 + 5 + 3 + 4 + 4 + 3 + 3 + 3 + 4 + 6 + 5 + 5 + 3 + 4 + 4 + 3 = 96"""
    cards = "G01 E06 E05 E03 E10 E12 E16 E17 E18 A01 A03 A02 A04 A05 A07 A14 E29 A09 E28 A06 E09 E27"
    table = making(cards, points=100)
    assert "card 1 E23" in table.legal
    assert "card 1 E08" not in table.legal
    refusal = table.refusal("card 1 E08")
    assert (refusal.rule, refusal.values) == ("ATH-4.7", {"card": "E08", "cost": 101, "points": 100})
    assert "card 1 E08" in making(cards, points=110).legal


@pytest.mark.rule("ATH-4.8", "ATH-5.3")
@pytest.mark.parametrize("attempt", ["genus 1 G05", "card 1 E08", "done 1", "stack D05", "stack done", "preset water"])
def test_nothing_is_changed_after_the_battle_has_begun(attempt: str) -> None:
    assert create(PLAIN_ARMY, PLAIN_ARMY).refusal(attempt).rule == "ATH-4.8"


@pytest.mark.rule("ATH-4.8")
def test_only_the_owner_may_look_at_hidden_cards() -> None:
    table = create(("archer", "G04", "G08"), PLAIN_ARMY)
    assert table.view(0).piles[0].cards == ("G01", "E04", "A01")
    assert table.view(1).piles[0].cards is None


@pytest.mark.rule("ATH-4.9")
@pytest.mark.parametrize("alpha", ["ranger32", "G02 E01 A10 E02", "G02 E26 S04 E08 E10"])
def test_what_is_revealed_is_what_was_made(alpha: str) -> None:
    assert set(summoned(alpha).cards) == set(EXAMPLES.get(alpha, alpha).split())


@pytest.mark.rule("ATH-4.9")
def test_an_illegal_card_is_refused_and_the_alpha_stays_as_it_was() -> None:
    table = making("G01 E01")
    table.refusal("card 1 E02")
    assert table.view().draft == ("G01", "E01")


@pytest.mark.rule("ATH-4.10")
def test_creation_goes_alpha_by_alpha_and_then_to_the_stack() -> None:
    table = new(mode="standard")
    steps = [("genus", "genus 1 G01"), ("card", "card 1 E08"), ("card", "done 1"), ("genus", "genus 2 G02")]
    steps += [("card", "done 2"), ("genus", "genus 3 G04"), ("card", "done 3"), ("stack", "stack D05")]
    for asked, step in [*steps, ("stack", "stack done")]:
        assert table.asks == (asked, 0)
        table.play(step)
    assert table.asks == ("genus", 1)


@pytest.mark.rule("ATH-4.10")
@pytest.mark.parametrize("attempt", ["genus 2 G02", "genus 3 G02", "card 2 E08", "done 2"])
def test_alphas_are_made_one_after_another(attempt: str) -> None:
    table = new(mode="standard") if attempt.startswith("genus") else making("G01")
    assert table.refusal(attempt).rule == "ATH-4.10"


@pytest.mark.rule("ATH-4.10")
def test_an_alpha_may_be_done_at_once_and_after_every_card() -> None:
    assert "done 1" in making("G01").legal
    assert "done 1" in making("G01 E01 A10 E02").legal


@pytest.mark.rule("ATH-4.10")
def test_the_order_of_the_cards_does_not_matter() -> None:
    one, two = making("G01 E20 S01 S02").play("done 1"), making("G01 S01 E20 S02").play("done 1")
    assert one.view() == two.view()


# ATH-5: stacks.


@pytest.mark.rule("ATH-5.1")
def test_a_stack_may_be_empty() -> None:
    assert stacking().play("stack done").view().stacks[0] == ()


@pytest.mark.rule("ATH-5.1")
def test_a_stack_has_at_most_four_cards() -> None:
    table = stacking("D09 D15 D16 D19")
    assert table.legal == ["stack done"]
    assert table.refusal("stack D05").rule == "ATH-5.1"


@pytest.mark.rule("ATH-5.1")
@pytest.mark.parametrize(
    ("stack", "card", "fits"),
    [
        ("D01 D04", "D05", True),  # 3 + 3 + 2 = 8
        ("D01 D04", "D07", False),  # 9
        ("D02 D03 D05", "D06", True),  # 8
        ("D02 D03 D05", "D17", False),  # 9
        ("D01 D04 D09", "D15", True),  # 8
        ("D01 D04 D09", "D05", False),  # 9
    ],
)
def test_a_stack_has_at_most_eight_god_points(stack: str, card: str, fits: bool) -> None:
    table = stacking(stack)
    assert (f"stack {card}" in table.legal) == fits
    if not fits:
        assert table.refusal(f"stack {card}").rule == "ATH-5.1"


@pytest.mark.rule("ATH-5.1", "ATH-2.2")
def test_an_intervention_is_chosen_once() -> None:
    assert stacking("D05").refusal("stack D05").rule == "ATH-2.2"


@pytest.mark.rule("ATH-5.2")
@pytest.mark.parametrize(("stack", "top"), [("D05 D09", "D05"), ("D09 D05", "D09")])
def test_the_first_card_chosen_is_the_first_to_be_played(stack: str, top: str) -> None:
    table = create(PLAIN_ARMY, PLAIN_ARMY, (stack, "")).play("summon 1 -3,5 knight")
    assert table.legal_with("play") == [f"play {top} @now"]
    assert table.view(1).stacks[0] == (None, None)


@pytest.mark.rule("ATH-5.3")
def test_the_owner_sees_his_stack_in_order_at_any_time() -> None:
    table = create(PLAIN_ARMY, PLAIN_ARMY, ("D09 D05 D16", "D03")).play("summon 1 -3,5 knight", "end summon")
    assert table.view(0).stacks == (("D09", "D05", "D16"), (None,))
    assert table.view(1).stacks == ((None, None, None), ("D03",))


# ATH-26: preset armies.

WATER = (("G06", "E05", "E09", "E19"), ("G03", "E04", "E18", "A01", "A02"), ("G07", "A06"))
RAID = (("G05", "A05", "A07", "A08", "S02", "S05", "S06"), ("G01", "E11", "A02"), ("G09", "E09", "A09"))


def armies(table: Table) -> tuple[tuple[tuple[str, ...] | None, ...], ...]:
    piles = table.view().piles
    return tuple(pile.cards for pile in piles[:3]), tuple(pile.cards for pile in piles[4:7])


@pytest.mark.rule("ATH-26.1")
def test_in_a_quick_start_gold_has_the_water_army_and_silver_the_raid() -> None:
    table = new(mode="quick")
    assert armies(table) == (WATER, RAID)
    assert table.asks[0] == "summon"


@pytest.mark.rule("ATH-26.1")
@pytest.mark.parametrize(
    ("gold", "silver", "taken"),
    [("water", "water", (WATER, WATER)), ("raid", "raid", (RAID, RAID)), ("raid", "water", (RAID, WATER))],
)
def test_the_players_may_choose_their_armies_also_the_same(
    gold: str, silver: str, taken: tuple[tuple[tuple[str, ...], ...], ...]
) -> None:
    table = new(mode="quick", armies="chosen")
    assert table.asks == ("preset", 0)
    table.play(f"preset {gold}")
    assert table.asks == ("preset", 1)
    assert armies(table.play(f"preset {silver}")) == taken


@pytest.mark.rule("ATH-26.1", "ATH-4.5")
@pytest.mark.parametrize(
    ("army", "costs", "life"), [("water", [23, 30, 21], [11, 8, 7]), ("raid", [29, 20, 17], [8, 10, 14])]
)
def test_preset_alphas_have_the_costs_and_lives_of_the_list(army: str, costs: list[int], life: list[int]) -> None:
    found = []
    for alpha in (1, 2, 3):
        table = new(mode="quick", armies="chosen").chance(0).play(f"preset {army}", "preset raid")
        found.append(table.play(f"summon {alpha} -3,5 knight").happened(AlphaRevealed)[0])
    assert [alpha.cost for alpha in found] == costs
    assert [alpha.life for alpha in found] == life


@pytest.mark.rule("ATH-26.2")
def test_preset_stacks_are_used_in_the_listed_order() -> None:
    assert new(mode="quick").view().stacks == (("D07", "D08", "D05", "D09"), ("D10", "D11", "D12", "D05"))


@pytest.mark.rule("ATH-26.2")
def test_a_preset_stack_may_be_put_in_any_order() -> None:
    table = new(mode="quick", armies="chosen")
    assert len(table.legal) == 2 * 24
    table.play("preset water D09 D08 D07 D05", "preset raid")
    assert table.view().stacks == (("D09", "D08", "D07", "D05"), ("D10", "D11", "D12", "D05"))


@pytest.mark.rule("ATH-26.2")
@pytest.mark.parametrize("stack", ["D08 D07 D05", "D08 D07 D05 D05", "D10 D11 D12 D05"])
def test_the_cards_of_a_preset_stack_stay_the_same(stack: str) -> None:
    assert new(mode="quick", armies="chosen").refusal(f"preset water {stack}").rule == "ATH-26.2"
