"""Relics: who holds them, and how they move (ATH-17)."""

import pytest

from manawell.games.athlas.events import RelicHeld
from tests.athlas.table import Table, battle


def holder(cards: str = "G02", at: str = "0,0", **more: int) -> Table:
    """A unit of Gold that holds the centre relic and begins its activation, with another one of its kind beside it."""
    markers = {card.replace("_", " "): count for card, count in more.items()}
    table = battle(f"g1.1 {at}; g1.2 -1,4", gold=[cards], relics={"centre": at}, markers=markers)
    return table.play("act g1.1")


def with_relic(table: Table, start: str) -> list[str]:
    return [move for move in table.legal_with(start) if "+" in move]


# ATH-17.1, 17.2: holding.


@pytest.mark.rule("ATH-17.1")
def test_a_unit_on_the_field_of_a_relic_holds_it_without_cost() -> None:
    table = battle("g1.1 1,0").play("act g1.1", "walk 0,0")
    assert table.holds("g1.1") == {"centre"}
    assert table.view().board.activations[0].actions == 1
    assert table.happened(RelicHeld) == [RelicHeld(0, "g1.1", "G02", "centre")]
    assert table.relic("centre") == "0,0"
    assert not table.moved("centre")


@pytest.mark.rule("ATH-17.1")
def test_several_relics_may_lie_on_one_field() -> None:
    table = battle("g1.1 -5,5", stacks=("D12", ""), relics={"east": "1,0"})
    table.play("play D12 @now", "relic east", "field 0,0")
    assert (table.relic("east"), table.relic("centre")) == ("0,0", "0,0")
    assert not table.over


@pytest.mark.rule("ATH-17.2")
@pytest.mark.parametrize(
    ("cards", "mark", "holds"),
    [
        ("G02", None, True),
        ("G03", None, False),
        ("G02 A06", None, False),
        ("G09", None, False),
        ("G02", "levitating g", False),
        ("G02", "winged g D01 8", True),
        ("G03", "winged g D01 8", True),
        ("G09", "winged g D01 8", False),
        ("G02", "stasis g D04 4", True),
    ],
)
def test_flying_units_and_watchtowers_hold_no_relic_but_winged_ones_do(
    cards: str, mark: str | None, holds: bool
) -> None:
    table = battle("g1.1 0,0", gold=[cards], marks=[f"g1.1 {mark}"] if mark else [])
    assert table.holds("g1.1") == ({"centre"} if holds else set())


@pytest.mark.rule("ATH-17.2", "ATH-15.4")
@pytest.mark.parametrize("receiver", ["G02", "G03"])
def test_a_winged_unit_can_be_handed_a_relic(receiver: str) -> None:
    table = battle("g1.1 1,0; g2.1 0,0", gold=["G01", receiver], relics={"centre": "1,0"})
    winged = battle(
        "g1.1 1,0; g2.1 0,0", gold=["G01", receiver], relics={"centre": "1,0"}, marks=["g2.1 winged g D01 8"]
    )
    assert bool(table.play("act g1.1").legal_with("give")) == (receiver == "G02")
    assert winged.play("act g1.1", "give centre g2.1").holds("g2.1") == {"centre"}


@pytest.mark.rule("ATH-17.2")
@pytest.mark.parametrize(("receiver", "mark"), [("G03", ""), ("G09", ""), ("G02", "g2.1 levitating g")])
def test_no_relic_is_handed_to_a_unit_that_cannot_hold_it(receiver: str, mark: str) -> None:
    table = battle("g1.1 1,0; g2.1 0,0", gold=["G01", receiver], relics={"centre": "1,0"}, marks=[mark] if mark else [])
    assert table.play("act g1.1").refusal("give centre g2.1").rule == "ATH-17.2"


# ATH-17.3 to 17.5: taking along.


@pytest.mark.rule("ATH-17.3")
def test_a_holder_takes_its_relic_along_or_leaves_it() -> None:
    table = holder()
    assert table.legal_with("walk 0,1") == ["walk 0,1", "walk 0,1 +centre"]
    left = table.copy().play("walk 0,1")
    assert (left.relic("centre"), left.moved("centre"), left.holds("g1.1")) == ("0,0", False, set())
    table.play("walk 0,1 +centre")
    assert (table.relic("centre"), table.moved("centre"), table.holds("g1.1")) == ("0,1", True, {"centre"})


@pytest.mark.rule("ATH-17.3")
def test_the_commander_of_a_controlled_unit_chooses() -> None:
    table = battle("g1.1 0,0; s1.1 -1,1", silver=["G07"], active="s")
    table.play("act s1.1", "use G07 g1.1")
    assert table.asks == ("act", 1)
    assert table.legal_with("walk 0,1") == ["walk 0,1", "walk 0,1 +centre"]


@pytest.mark.rule("ATH-17.3", "ATH-C.36")
def test_the_player_of_a_card_chooses_for_the_unit_that_it_moves() -> None:
    table = battle("g1.1 0,0", stacks=("D11", "")).play("play D11 @now", "unit g1.1")
    assert table.legal_with("field 0,1") == ["field 0,1", "field 0,1 +centre"]
    assert table.play("field 0,1 +centre").relic("centre") == "0,1"


@pytest.mark.rule("ATH-17.3")
def test_a_unit_takes_only_relics_along_that_it_holds() -> None:
    assert holder().refusal("walk 0,1 +west").rule == "ATH-17.3"
    flyer = battle("g1.1 0,0", gold=["G03"]).play("act g1.1")
    assert flyer.refusal("fly 0,1 +centre").rule == "ATH-17.3"


@pytest.mark.rule("ATH-17.4")
@pytest.mark.parametrize(
    ("cards", "near", "far"),
    [
        ("G02 A07", "use A07 1,0", "use A07 1,0 1,-1"),
        ("G02 A07", "use A07 1,0", "use A07 1,0 0,1"),
        ("G05 S10", None, "use S10 0,-2"),
    ],
)
def test_in_a_longer_movement_the_relic_is_left(cards: str, near: str | None, far: str) -> None:
    """The second path ends on a field next to the first one: it consists of two steps all the same."""
    table = holder(cards, g_S10=1)
    if near:
        assert table.copy().play(f"{near} +centre").relic("centre") == "1,0"
    assert table.refusal(f"{far} +centre").rule == "ATH-17.4"
    table.play(far)
    assert (table.relic("centre"), table.holds("g1.1")) == ("0,0", set())


@pytest.mark.rule("ATH-17.4")
def test_a_winged_unit_takes_a_relic_along_for_one_field_only() -> None:
    table = battle("g1.1 0,0", marks=["g1.1 winged g D01 8"]).play("act g1.1")
    assert len(with_relic(table, "fly")) == 6
    assert table.refusal("fly 2,0 +centre").rule == "ATH-17.4"
    assert table.play("fly 1,0 +centre").relic("centre") == "1,0"


@pytest.mark.rule("ATH-17.4", "ATH-C.36")
def test_a_portal_takes_a_relic_along_for_one_field_only() -> None:
    table = battle("g1.1 0,0", stacks=("D11", "")).play("play D11 @now", "unit g1.1")
    assert {move.split()[1] for move in with_relic(table, "field")} == {"1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1"}
    assert table.play("field 3,0").relic("centre") == "0,0"


@pytest.mark.rule("ATH-17.5", "ATH-C.15")
def test_relics_on_the_way_are_neither_taken_nor_held() -> None:
    table = battle("g1.1 1,0", gold=["G02 A07"], relics={"west": "-1,0"})
    table.play("act g1.1", "use A07 0,0 -1,0")
    assert (table.relic("centre"), table.moved("centre")) == ("0,0", False)
    assert table.happened(RelicHeld) == [RelicHeld(0, "g1.1", "G02", "west")]


@pytest.mark.rule("ATH-17.5", "ATH-24.1")
def test_the_field_of_two_relics_is_passed_without_a_victory() -> None:
    table = battle("g1.1 1,0", gold=["G02 A07"], relics={"west": "0,0"})
    assert not table.copy().play("act g1.1", "use A07 0,0 -1,0").over
    assert table.play("act g1.1", "use A07 0,0").over


# ATH-17.6, 17.7: one field per turn.


@pytest.mark.rule("ATH-17.6", "ATH-15.4")
def test_handing_over_moves_the_relic_and_uses_the_action() -> None:
    table = battle("g1.1 0,0; g1.2 0,1").play("act g1.1", "give centre g1.2")
    assert (table.relic("centre"), table.moved("centre"), table.holds("g1.2")) == ("0,1", True, {"centre"})
    assert table.view().board.activations[0].actions == 0
    table.play("end", "act g1.2")
    assert table.refusal("give centre g1.1").rule == "ATH-17.6"
    assert table.refusal("walk 1,0 +centre").rule == "ATH-17.7"


@pytest.mark.rule("ATH-17.6", "ATH-1.2")
def test_a_relic_that_was_carried_is_not_handed_over_in_the_same_turn() -> None:
    table = battle("g1.1 0,0; g1.2 -1,1; s1.1 5,-5").play("act g1.1", "walk -1,0 +centre")
    assert table.refusal("give centre g1.2").rule == "ATH-17.6"
    table.play("end", "end all", "end summon", "act s1.1", "end", "end summon", "act g1.1", "give centre g1.2")
    assert table.holds("g1.2") == {"centre"}


@pytest.mark.rule("ATH-17.7", "ATH-1.2")
def test_the_holder_of_a_moved_relic_goes_on_without_it() -> None:
    table = holder("G02 E27", g_E27=1).play("walk 1,0 +centre")
    assert with_relic(table, "use E27") == []
    assert table.refusal("use E27 1,-1 +centre").rule == "ATH-17.7"
    table.play("use E27 1,-1")
    assert (table.at("g1.1"), table.relic("centre"), table.holds("g1.1")) == ("1,-1", "1,0", set())


@pytest.mark.rule("ATH-17.7", "ATH-C.37")
def test_a_shifted_relic_stays_put_for_the_rest_of_the_turn() -> None:
    table = battle("g1.1 1,0", stacks=("D12", "")).play("play D12 @now", "relic centre", "field 1,0", "act g1.1")
    assert table.holds("g1.1") == {"centre"}
    assert with_relic(table, "walk") == []


# ATH-17.8, 17.9: death, flight, and nothing else.


@pytest.mark.rule("ATH-17.8")
def test_the_relic_of_a_dead_unit_stays_on_its_field() -> None:
    table = battle("g1.1 1,0; s1.1 0,0", silver=["G01"], pools={"s1": 1})
    table.play("act g1.1", "use E08 s1.1")
    assert (table.at("s1.1"), table.relic("centre"), table.moved("centre")) == (None, "0,0", False)
    assert table.play("walk 0,0").holds("g1.1") == {"centre"}


@pytest.mark.rule("ATH-17.8", "ATH-C.19")
def test_a_unit_that_starts_to_fly_lets_its_relic_lie() -> None:
    table = battle("g1.1 1,0; s1.1 0,0", gold=["G05 S04"], silver=["G01"], markers={"g S04": 1})
    assert table.holds("s1.1") == {"centre"}
    table.play("act g1.1", "use S04 s1.1")
    assert (table.holds("s1.1"), table.relic("centre")) == (set(), "0,0")


@pytest.mark.rule("ATH-17.8")
def test_a_unit_that_stops_flying_on_the_field_of_a_relic_holds_it() -> None:
    table = battle("g1.1 0,0", marks=["g1.1 levitating g"], start=True)
    assert table.conditions("g1.1") == []
    assert table.holds("g1.1") == {"centre"}


@pytest.mark.rule("ATH-17.9")
def test_a_relic_at_the_edge_never_leaves_the_board() -> None:
    table = battle("g1.1 0,5; s1.1 5,-5", stacks=("D05", ""), relics={"centre": "0,5"})
    pushed = table.copy().play("play D05 @now", "unit g1.1", "toward SE")
    assert (pushed.at("g1.1"), pushed.relic("centre")) == ("0,5", "0,5")
    shift = battle("g1.1 -5,5", stacks=("D12", ""), relics={"centre": "0,5"}).play("play D12 @now", "relic centre")
    assert sorted(shift.legal) == ["field -1,5", "field 0,4", "field 1,4"]


@pytest.mark.rule("ATH-17.9", "ATH-13.8")
def test_a_relic_survives_a_meteor_on_its_holder() -> None:
    table = battle("g1.1 -5,5; s1.1 0,0", stacks=("D17", ""), silver=["G01"], pools={"s1": 5})
    table.play("play D17 @now", "field 0,0")
    assert (table.at("s1.1"), table.terrain("0,0"), table.relic("centre")) == (None, "crater", "0,0")


@pytest.mark.rule("ATH-17.9", "ATH-17.1")
def test_a_relic_cannot_be_refused() -> None:
    """Every way onto its field is one that holds it; nothing lays it down again but going away."""
    table = battle("g1.1 1,0; g1.2 -5,5").play("act g1.1")
    assert table.legal_with("walk 0,0") == ["walk 0,0"]
    table.play("walk 0,0")
    assert {move.split()[0] for move in table.legal} == {"end"}
