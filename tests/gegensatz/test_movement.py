"""The turn, moving along the timeline and the swap (GEG-6 to GEG-9)."""

from itertools import combinations, pairwise

import msgspec
import pytest

from manawell.games.gegensatz.events import RelicSwapped
from tests.gegensatz.table import Table, cards, duel
from tests.gegensatz.test_setup import LETTERS, RELIC_NAMES, SYMBOL, random_game

DIRECTION = {"A": +1, "B": -1}
ROW = "G3 B1 P4 R1 G2 B3 P3 G1 R4"
"""The timeline of example 1; then A holds R2 B4 P1, B holds G4 R3 P2, and the codex card is B2."""


def at(wand: int, seat: str = "A", codex: str = "green", other: int = 0) -> Table:
    """Example 1 with the wand of the seat to move at this position."""
    wands = (wand, other) if seat == "A" else (other, wand)
    return duel(ROW, "R2 B4 P1", "G4 R3 P2", codex=codex, wands=wands, to_move=seat)


def matches(relic: str, target: str) -> bool:
    """The same colour or the same symbol."""
    return relic[0] == target[0] or SYMBOL[relic] == SYMBOL[target]


def moves_by_the_book(table: Table) -> set[str]:
    """Chapters 7 and 8, read from the table."""
    seen = table.all
    assert seen.actor is not None
    wand, d = seen.wands[seen.actor], (+1, -1)[seen.actor]
    assert wand is not None
    return {
        f"{relic}>{target}"
        for relic in map(str, seen.hands[seen.actor])
        for target in range(9)
        if target == wand + d * int(relic[1]) or ((target - wand) * d < 0 and matches(relic, seen.timeline[target]))
    }


@pytest.fixture(scope="module")
def extremes() -> dict[tuple[str, int, bool], list[int]]:
    """By seat, wand and whether the past matches as much as it can: the number of moves of each of the 560 hands."""
    return {
        (seat, wand, rich): [len(arranged(seat, wand, hand, rich).legal) for hand in combinations(RELIC_NAMES, 3)]
        for seat in "AB"
        for wand in range(9)
        for rich in (False, True)
    }


def arranged(seat: str, wand: int, hand: tuple[str, ...], rich: bool) -> Table:
    """The past holds the relics that match this hand least (or most); what else lies where makes no difference."""
    rest = [relic for relic in RELIC_NAMES if relic not in hand]
    rest.sort(key=lambda other: sum(matches(relic, other) for relic in hand), reverse=rich)
    held, others = " ".join(hand), " ".join(rest[9:12])
    if seat == "A":
        return duel(" ".join(rest[:9]), held, others, codex="green", wands=(wand, wand))
    row, index = " ".join(rest[8::-1]), 8 - wand
    return duel(row, others, held, codex="green", wands=(index, index), to_move="B")


# 6. Structure of a turn.


@pytest.mark.rule("GEG-6.1")
def test_players_alternate_from_a_on() -> None:
    for seed in range(3):
        movers = []
        for table in random_game(seed, turn_limit=60):
            if table.all.phase == "move":
                movers.append(table.all.actor)
                assert table.all.turn == len(movers) - 1
        assert movers == [number % 2 for number in range(len(movers))]
        assert len(movers) > 20


@pytest.mark.rule("GEG-6.1")
def test_move_paradox_and_duel_come_in_this_order() -> None:
    table = duel("B3 R1 R3 R4 G2 P3 B2 G4 R2", "G1 G3 P4", "B1 B4 P2", codex="red", wands=(0, 4), crystals=(1, 2))
    table.chance(0).play("P4>4", "left")
    told = [kind for kind in table.kinds() if kind in ("RelicSwapped", "ParadoxFormed", "DuelFought")]
    assert told == ["RelicSwapped", "ParadoxFormed", "DuelFought"]
    assert table.all.actor == 1


@pytest.mark.rule("GEG-6.1", "GEG-6.2")
def test_only_the_active_player_moves_and_she_must() -> None:
    table = at(4)
    assert table.refusal("P2>2", by="B").rule == "GEG-6.1"
    assert table.refusal("sit-out").rule == "GEG-6.2"
    assert {move[:2] for move in table.legal} == {"R2", "B4", "P1"}


@pytest.mark.rule("GEG-6.2")
def test_only_a_relic_of_the_own_hand_is_played() -> None:
    table = at(4)
    for foreign in ("G4", "P3", "B2", "X1"):
        refusal = table.refusal(f"{foreign}>5")
        assert (refusal.rule, refusal.values["cards"]) == ("GEG-6.2", cards("P1 R2 B4"))


@pytest.mark.rule("GEG-6.3")
def test_the_active_player_always_has_two_moves(extremes: dict[tuple[str, int, bool], list[int]]) -> None:
    fewest = {case: min(counts) for case, counts in extremes.items()}
    assert all(len(counts) == 560 for counts in extremes.values())
    assert min(fewest.values()) == 2


@pytest.mark.rule("GEG-30.3")
def test_the_active_player_never_has_more_than_sixteen_moves(
    extremes: dict[tuple[str, int, bool], list[int]],
) -> None:
    assert max(max(counts) for counts in extremes.values()) == 16


@pytest.mark.rule("GEG-6.4")
def test_edited_position_without_a_move_passes_to_the_opponent() -> None:
    """All relics of A lead to the flare at index 1, and index 0 has no past."""
    table = duel("G4 S13 P4 R4 B4 G3 P3 R3 B3", "G1 P1 R1", "G2 P2 R2", codex="blue", wands=(0, 8), codex_card="B2")
    assert (table.all.actor, table.all.phase) == (1, "move")
    table.play("G2>6")
    assert table.kinds() == ["RelicSwapped", "TurnSkipped"]
    assert (table.all.actor, table.all.phase) == (1, "move")


@pytest.mark.rule("GEG-6.4")
def test_a_skipped_turn_has_neither_paradox_nor_duel() -> None:
    """A stands stuck at B's wand with three relics of number 1, none of them blue."""
    table = duel("G4 S13 P4 R4 B4 G3 P3 R3 B3", "G1 P1 R1", "G2 P2 R2", codex="blue", wands=(0, 0), codex_card="B2")
    assert (table.all.actor, table.all.phase, table.all.codex_colour) == (1, "move", "blue")
    assert table.all.known == ((), ())


@pytest.mark.rule("GEG-6.4")
def test_a_first_turn_without_a_move_passes_too() -> None:
    row = "G4 S13 P4 R4 B4 G3 P3 R3 B3"
    table = duel(row, "G1 P1 R1", "G2 P2 R2", codex="green", phase="place", codex_card="B2").play("@0", "@5")
    assert (table.all.actor, table.all.phase) == (1, "move")
    assert table.kinds()[-1] == "TurnSkipped"


@pytest.mark.rule("GEG-6.5", "GEG-7.1", "GEG-8.1")
def test_legal_moves_are_those_of_the_book() -> None:
    positions = 0
    for seed in range(6):
        for table in random_game(seed, turn_limit=100):
            if table.all.phase == "move":
                assert len(set(table.legal)) == len(table.legal)
                assert set(table.legal) == moves_by_the_book(table)
                positions += 1
    assert positions > 300


@pytest.mark.rule("GEG-6.5")
def test_direction_of_a_move_follows_from_its_target() -> None:
    for seat, wand in (("A", 4), ("B", 4), ("A", 6), ("B", 3)):
        for move in at(wand, seat).legal:
            swapped = at(wand, seat).chance(0).play(move).told(seat)[0]
            assert isinstance(swapped, RelicSwapped)
            ahead = (int(move[-1]) - wand) * DIRECTION[seat] > 0
            assert (swapped.direction, swapped.origin) == ("future" if ahead else "past", wand)


# 7. Movement to the future.


@pytest.mark.rule("GEG-7.1", "GEG-7.2")
@pytest.mark.parametrize(("relic", "target"), [("P1", 1), ("R2", 2), ("B4", 4)])
def test_the_number_is_the_exact_distance_to_the_future(relic: str, target: int) -> None:
    """The card next to the wand is the first step."""
    assert at(0).targets(relic) == [target]
    assert at(0).refusal(f"{relic}>{target + 1}").rule == "GEG-7.1"
    assert at(0).play(f"{relic}>{target}").all.wands[0] == target


@pytest.mark.rule("GEG-7.1")
@pytest.mark.parametrize(("relic", "target"), [("P2", 6), ("R3", 5), ("G4", 4)])
def test_the_future_of_b_lies_at_lower_indices(relic: str, target: int) -> None:
    assert at(8, "B").targets(relic) == [target]
    assert at(8, "B").play(f"{relic}>{target}").all.wands[1] == target


@pytest.mark.rule("GEG-7.3")
def test_the_row_neither_wraps_nor_stops_a_wand_short() -> None:
    beyond = at(7).refusal("B4>8")
    assert (beyond.rule, beyond.values["steps"]) == ("GEG-7.3", 4)
    assert at(7).targets("P1") == [2, 6, 8]
    assert all(target < 7 for target in at(7).targets("B4") + at(7).targets("R2"))
    assert at(1, "B").refusal("R3>0").rule == "GEG-7.3"
    assert at(8).refusal("P1>0").rule == "GEG-8.1"


@pytest.mark.rule("GEG-7.4")
def test_nothing_but_the_number_matters_for_the_future() -> None:
    """Every relic may lie at the target, every colour on the codex, every wand on the way."""
    for target in sorted(set(RELIC_NAMES) - set(cards("R2 B4 P1"))):
        rest = [card for card in RELIC_NAMES if card not in (*cards("R2 B4 P1"), target)]
        row = " ".join([*rest[:2], target, *rest[2:8]])
        for codex in LETTERS.values():
            for other in (1, 2, 3):
                held = " ".join(rest[8:11])
                assert duel(row, "R2 B4 P1", held, codex=codex, wands=(0, other)).targets("R2") == [2]


# 8. Movement to the past.


@pytest.mark.rule("GEG-8.1")
def test_any_relic_of_the_same_colour_or_symbol_in_the_past_is_a_target() -> None:
    """R2 is red and a skull: G3, B1, P4 are skulls, R1 is red; R4 lies at the wand, G2 and P1 share nothing."""
    table = at(8)
    assert table.targets("R2") == [0, 1, 2, 3]
    assert table.targets("B4") == [1, 3, 4, 5, 6]
    assert table.targets("P1") == [2, 6]


@pytest.mark.rule("GEG-8.1")
def test_the_past_of_b_lies_at_higher_indices() -> None:
    table = at(0, "B")
    assert table.targets("G4") == [4, 7]
    assert table.targets("R3") == [3, 8]
    assert table.targets("P2") == [2, 5, 6, 7, 8]


@pytest.mark.rule("GEG-8.2")
def test_equal_numbers_are_no_match() -> None:
    """B4 and P4 share the number only, R2 and G2 likewise; R2 and P4 share the symbol at distance 6."""
    assert at(8).refusal("B4>2").rule == "GEG-8.1"
    assert at(8).refusal("R2>4").rule == "GEG-8.1"
    assert at(8).play("R2>2").all.wands[0] == 2


@pytest.mark.rule("GEG-8.3")
def test_without_a_match_there_is_no_way_to_the_past() -> None:
    assert at(2).targets("P1") == [3]
    refusal = at(2).refusal("P1>0")
    assert (refusal.rule, refusal.values["card"], refusal.values["taken"]) == ("GEG-8.1", "P1", "G3")


@pytest.mark.rule("GEG-8.4")
def test_the_relic_at_the_own_wand_is_never_a_target() -> None:
    """B1 matches both B4 by colour and R2 by symbol, but A stands there."""
    assert all(move[-1] != "1" for move in at(1).legal)
    assert at(1).refusal("B4>1").rule == at(1).refusal("R2>1").rule == "GEG-8.4"
    for table in random_game(3, turn_limit=80):
        if table.all.phase == "move" and table.all.actor is not None:
            assert table.all.wands[table.all.actor] not in {int(move[-1]) for move in table.legal}


@pytest.mark.rule("GEG-8.5")
def test_the_opponents_position_is_an_ordinary_target_and_means_a_duel() -> None:
    for move in ("R2>3", "R2>6"):
        away, there = at(4), at(4, other=int(move[-1]))
        assert away.legal == there.legal
        assert "DuelFought" not in away.play(move).kinds()
        assert "DuelFought" in there.play(move).kinds()


# 9. The swap.


@pytest.mark.rule("GEG-9.1", "GEG-9.2")
@pytest.mark.parametrize(("seat", "move"), [("A", "R2>6"), ("A", "B4>1"), ("B", "P2>2"), ("B", "R3>8")])
def test_wand_and_relics_change_places_and_nothing_else_does(seat: str, move: str) -> None:
    table = at(4, seat)
    before, relic, target = table.all, move[:2], int(move[-1])
    table.play(move)
    after, me = table.all, "AB".index(seat)
    taken = before.timeline[target]
    assert after.wands[me] == target
    assert set(after.hands[me]) == {*before.hands[me], taken} - {relic}
    assert after.timeline == (*before.timeline[:target], relic, *before.timeline[target + 1 :])
    untouched = msgspec.structs.replace(before, timeline=(), hands=(), known=(), wands=(), actor=1 - me, turn=1)
    assert msgspec.structs.replace(after, timeline=(), hands=(), known=(), wands=()) == untouched
    assert (after.hands[1 - me], after.wands[1 - me]) == (before.hands[1 - me], before.wands[1 - me])


@pytest.mark.rule("GEG-9.2")
def test_after_a_plain_move_one_position_has_changed_and_hands_hold_three() -> None:
    history = [table.all for table in random_game(2, turn_limit=120)]
    plain = 0
    for before, after in pairwise(history):
        assert [len(hand) for hand in after.hands] == [3, 3]
        if before.phase == "move":
            assert before.actor is not None
            changed = [index for index in range(9) if before.timeline[index] != after.timeline[index]]
            assert changed == [after.wands[before.actor]]
            assert changed != [before.wands[before.actor]]
            plain += 1
    assert plain > 50


@pytest.mark.rule("GEG-9.3")
def test_both_relics_of_a_swap_are_public() -> None:
    table = at(4).play("R2>6")
    for viewer in ("B", None):
        assert table.told(viewer) == [RelicSwapped(0, "R2", "P3", 4, 6, "future")]
        assert table.view(viewer).hands[0] == ("P3", None, None)
        assert table.view(viewer).timeline[6] == "R2"
