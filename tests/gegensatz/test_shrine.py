"""The shrine variant (GEG-25)."""

from itertools import combinations

import pytest

from manawell.games.gegensatz import events
from manawell.games.gegensatz.components.tables import CARD_OF
from manawell.games.gegensatz.rules.ending import shrine_is_complete
from manawell.kernel.rng import rng_from
from tests.gegensatz.table import Table, cards, solo
from tests.gegensatz.test_expansion_cards import rest, shows, walk, walk_on
from tests.gegensatz.test_solo_turn import eager, turns

RELICS = cards("G1 G2 G3 G4 P1 P2 P3 P4 R1 R2 R3 R4 B1 B2 B3 B4")


def covers(relics: tuple[str, ...]) -> bool:
    """Four colours, four numbers and four symbols."""
    return len(set().union(*map(shows, relics))) == 12


def purples(shrine: str, *, first: str = "", crystals: int = 4, stones: int = 2) -> Table:
    """Wand at 5; R3 played to P1, a ring like itself, makes three purple relics. Right side only, codex green."""
    timeline, hand = "X1 R4 P1 X4 P3 B2 X3 X2 G1", "P2 P4 R3"
    pile = f"{first} {rest(timeline, hand, 'G2', first, shrine)}"
    return solo(
        timeline,
        hand,
        codex="green",
        wand=5,
        codex_card="G2",
        pile=pile,
        crystals=crystals,
        stones=stones,
        shrine=shrine,
    )


@pytest.mark.rule("GEG-25.1", "GEG-25.7")
def test_the_relic_removed_by_a_paradox_goes_to_the_shrine() -> None:
    table = purples("B3 B4").play("R3>2", "form:P4")
    assert table.all.shrine == cards("B3 B4 P4")
    assert (table.all.removed, table.all.phase) == ((), "side")


@pytest.mark.rule("GEG-25.1", "GEG-25.7")
def test_a_replaced_relic_goes_to_the_shrine() -> None:
    table = purples("B3 B4", first="R2").play("sit-out", "replace:1")  # R4
    assert (table.all.shrine, table.all.removed) == (cards("B3 B4 R4"), ())
    assert (table.all.phase, table.all.turn) == ("move", 1)


@pytest.mark.rule("GEG-25.1")
@pytest.mark.parametrize(("first", "index", "gone"), [("R1", 0, "X1"), ("S24", 3, "X4"), ("S24", 7, "X2")])
def test_a_replaced_extinguished_relic_leaves_the_game(first: str, index: int, gone: str) -> None:
    table = purples("B3 B4 G3 R2 G4", first=first).play("sit-out", f"replace:{index}")
    assert table.all.removed == (gone,)
    assert (len(table.all.shrine), table.all.phase) == (5, "move")


@pytest.mark.rule("GEG-25.1")
def test_a_replaced_solar_flare_leaves_the_game() -> None:
    table = purples("B3 B4 G3 R2 G4", first="S13")
    table.play("sit-out", "replace:0", "sit-out")  # S13 for X1, then R1
    assert table.all.drawn == "R1"
    table.play("replace:0")
    assert table.all.removed == cards("X1 S13")
    assert len(table.all.shrine) == 5


@pytest.mark.rule("GEG-25.1", "GEG-25.2", "GEG-25.7")
def test_ordinary_relics_leave_the_game_through_the_shrine_only() -> None:
    returned = 0
    for seed in range(60):
        *_, table = walk("solo_shrine", "easy", seed, eager)
        told = table.told("A")
        joined = [event.card for event in told if isinstance(event, events.ShrineJoined)]
        back = [event.card for event in told if isinstance(event, events.RelicReturned)]
        assert set(joined) == {*table.all.shrine, *back}
        assert {card for card in table.all.removed if card in RELICS} == set(back)
        assert set(table.all.shrine) <= set(RELICS)
        returned += len(back)
    assert returned > 20


@pytest.mark.rule("GEG-25.2")
def test_a_fifth_relic_still_has_room() -> None:
    table = purples("B3 B4 G3 R1").play("R3>2", "form:P2")
    assert (len(table.all.shrine), table.all.phase) == (5, "side")


@pytest.mark.rule("GEG-25.2")
@pytest.mark.parametrize("returned", ["G3", "G4", "P2", "R1", "B3", "B4"])
def test_any_of_six_relics_can_be_returned_the_new_one_included(returned: str) -> None:
    table = purples("B3 B4 G3 R1 G4").play("R3>2", "form:P2")
    assert table.legal == [f"return:{card}" for card in cards("G3 G4 P2 R1 B3 B4")]
    table.play(f"return:{returned}")
    assert set(table.all.shrine) == set(cards("G3 G4 P2 R1 B3 B4")) - {returned}
    assert table.all.removed == (returned,)


@pytest.mark.rule("GEG-25.3")
def test_a_paradox_overflows_before_the_card_is_drawn() -> None:
    table = purples("B3 B4 G3 R1 G4", first="S24").play("R3>2", "form:P2")
    assert (table.all.phase, table.all.drawn, table.all.pile[0]) == ("shrine", None, "S24")
    assert table.kinds("A") == ["RelicSwapped", "ParadoxFormed", "ShrineJoined"]
    table.play("return:P2")
    assert (table.all.phase, table.all.drawn) == ("side", "S24")
    assert table.kinds("A")[3:] == ["RelicReturned", "CardDrawn"]


@pytest.mark.rule("GEG-25.3", "GEG-22.2")
def test_a_replacement_overflows_before_the_time_stones_are_restored() -> None:
    table = purples("B3 B4 G3 R1 G4", first="B1", stones=1).play("R3>8", "replace:2")  # P1
    assert (table.all.phase, table.all.time_stones, table.timeline[2]) == ("shrine", 0, "B1")
    table.play("return:B3")
    assert (table.all.phase, table.all.time_stones, table.all.turn) == ("move", 3, 1)
    assert table.kinds("A")[-2:] == ["RelicReturned", "StonesRestored"]


@pytest.mark.rule("GEG-25.3", "GEG-24.1", "GEG-24.3")
def test_after_an_overflow_while_sitting_out_the_turn_is_over() -> None:
    table = purples("B3 B4 G3 R1 G4", first="B1", stones=1).play("sit-out", "replace:2", "return:P1")
    assert (table.all.phase, table.all.time_stones, table.all.turn) == ("move", 1, 1)


@pytest.mark.rule("GEG-25.4", "GEG-26.1")
@pytest.mark.parametrize(
    ("returned", "won"), [("B3", True), ("B4", True), ("G3", False), ("R1", False), ("G4", False), ("P2", False)]
)
def test_only_a_shrine_that_shows_everything_wins(returned: str, won: bool) -> None:
    table = purples("B3 B4 G3 R1 G4").chance(0).play("R3>2", "form:P2", f"return:{returned}", "right")
    assert table.all.crystals == (5,)
    assert covers(table.all.shrine) == won
    assert (table.all.winner == 0) == won
    assert table.all.phase == ("over" if won else "move")


@pytest.mark.rule("GEG-25.4")
def test_a_complete_shrine_without_the_crystals_does_not_win() -> None:
    table = purples("B3 B4 G3 R1 G4", crystals=3).chance(0).play("R3>2", "form:P2", "return:B3", "right")
    assert covers(table.all.shrine)
    assert (table.all.crystals, table.outcome) == ((4,), None)


@pytest.mark.rule("GEG-25.5")
@pytest.mark.parametrize("returned", ["G3", "G4", "P2", "R2", "B1", "B4"])
def test_a_shrine_that_covers_everything_with_six_relics_only_does_not_win(returned: str) -> None:
    table = purples("G3 G4 R2 B1 B4").chance(0).play("R3>2", "form:P2")
    assert covers(table.all.shrine)
    assert (table.all.phase, table.outcome) == ("shrine", None)
    table.play(f"return:{returned}", "right")
    assert (table.all.crystals, table.all.phase, table.outcome) == ((5,), "move", None)


@pytest.mark.rule("GEG-25.6")
def test_no_four_relics_cover_everything_and_96_sets_of_five_do() -> None:
    fours, fives = list(combinations(RELICS, 4)), list(combinations(RELICS, 5))
    assert len(fives) == 4368
    complete = [relics for relics in fours + fives if shrine_is_complete([CARD_OF[relic] for relic in relics])]
    assert complete == [relics for relics in fives if covers(relics)]
    assert len(complete) == 96


@pytest.mark.rule("GEG-25.8", "GEG-21.8")
def test_paradoxes_can_be_formed_after_the_target_is_reached() -> None:
    table = purples("B3 B4 G3 R2 G4", crystals=5).chance(0).play("R3>2")
    assert table.legal == ["decline", "form:P1", "form:P2", "form:P4"]
    table.play("form:P1", "return:P1", "right")
    assert (table.all.crystals, table.all.codex_colour, table.outcome) == ((5,), "purple", None)


@pytest.mark.rule("GEG-25.9")
def test_every_removal_after_the_target_is_an_overflow() -> None:
    overflows = 0
    for seed in range(60):
        table = purples("B3 B4 G3 R1").chance(seed % 6).play("R3>2", "form:P1", "right")
        assert (table.all.crystals, len(table.all.shrine)) == ((5,), 5)
        table.state.rng = rng_from(b"shuffles %d" % seed)
        for turn in turns(walk_on(table, rng_from(b"player %d" % seed))):
            assert turn.count(events.RelicReturned) == turn.count(events.ShrineJoined)
            overflows += turn.count(events.ShrineJoined)
    assert overflows > 60
