"""The duel, its tie-break and the crystals (GEG-12 to GEG-14)."""

from itertools import pairwise, product

import pytest

from manawell.games.gegensatz.events import CrystalGained, CrystalStolen, DuelFought, TieBroken
from tests.gegensatz.table import Table, cards, duel, solo
from tests.gegensatz.test_setup import random_game


def meeting(a: str, b: str, *, codex: str, crystals: tuple[int, int] = (2, 2), mover: str = "A") -> Table:
    """With `step`, the mover meets the other wand at index 4; these are the hands of the duel."""
    by_number = (f"{letter}{number}" for number in "1234" for letter in "GPRB")
    rest = [card for card in by_number if card not in cards(f"{a} {b}")]
    played, mine = rest.pop(0), cards(a if mover == "A" else b)
    held = " ".join([*mine[:2], played])
    row = " ".join([*rest[:4], mine[2], *rest[4:8]])
    hands, wands = ((held, b), (3, 4)) if mover == "A" else ((a, held), (4, 5))
    return duel(row, *hands, codex=codex, wands=wands, crystals=crystals, to_move=mover)


def step(table: Table) -> Table:
    """The mover plays a relic of number 1 to index 4, takes the last relic of the new hand there and declines."""
    table.play(next(move for move in table.legal if move[1:] == "1>4"))
    return table.play("decline") if table.all.phase == "paradox" else table


def fought(table: Table) -> DuelFought:
    return next(event for event in table.told() if isinstance(event, DuelFought))


# 12. Duel.


@pytest.mark.rule("GEG-12.1", "GEG-30.5")
@pytest.mark.parametrize("mover", ["A", "B"])
def test_wands_that_meet_fight_at_once_and_nobody_is_asked(mover: str) -> None:
    table = step(meeting("G4 P3 R4", "G2 P2 B1", codex="blue", mover=mover))
    assert table.kinds() == ["RelicSwapped", "DuelFought", "CrystalStolen", "CodexTurned"]
    assert (table.all.phase, table.all.wands) == ("move", (4, 4))
    assert table.all.actor == 1 - "AB".index(mover)


@pytest.mark.rule("GEG-12.1", "GEG-12.2")
def test_a_duel_follows_exactly_if_the_target_was_the_opponents_position() -> None:
    duels = 0
    for seed in range(6):
        turns = [
            (table.all, table.kinds().count("DuelFought"))
            for table in random_game(seed, turn_limit=150)
            if table.all.phase in ("move", "over")
        ]
        for (before, earlier), (after, later) in pairwise(turns):
            assert before.actor is not None
            met = after.wands[before.actor] == before.wands[1 - before.actor] and after.reason != "paradox"
            assert later - earlier == met
            duels += met
    assert duels > 20


@pytest.mark.rule("GEG-12.3")
@pytest.mark.parametrize(("codex", "sums"), [("green", (7, 3)), ("purple", (8, 3)), ("red", (7, 5)), ("blue", (11, 4))])
def test_codex_coloured_relics_count_0_in_the_sums(codex: str, sums: tuple[int, int]) -> None:
    table = step(meeting("G4 P3 R4", "G2 P2 B1", codex=codex))
    assert (fought(table).sums, fought(table).colour) == (sums, codex)
    assert fought(table).hands == (cards("G4 P3 R4"), cards("G2 P2 B1"))


@pytest.mark.rule("GEG-12.3")
def test_the_codex_colour_can_turn_a_duel() -> None:
    """Printed 11 to 9, but 7 to 9 while green counts nothing."""
    assert step(meeting("G4 P3 R4", "P2 R3 B4", codex="green")).all.crystals == (1, 3)
    assert step(meeting("G4 P3 R4", "P2 R3 B4", codex="blue")).all.crystals == (3, 1)


@pytest.mark.rule("GEG-12.4")
def test_after_a_paradox_the_new_hand_and_the_new_colour_fight() -> None:
    table = duel("B3 R1 R3 R4 G2 P3 B2 G4 R2", "G1 G3 P4", "B1 B4 P2", codex="red", wands=(0, 4), crystals=(1, 2))
    table.chance(0).play("P4>4", "left")
    assert (fought(table).hands[0], fought(table).colour) == (cards("R1 R3 R4"), "blue")
    assert fought(table).sums == (8, 2)


@pytest.mark.rule("GEG-12.5")
@pytest.mark.parametrize("mover", ["A", "B"])
@pytest.mark.parametrize(
    ("a", "b", "winner"), [("G4 P3 R4", "G2 P2 B1", 0), ("G2 P2 B1", "G4 P3 R4", 1)], ids=["A wins", "B wins"]
)
def test_the_winner_takes_a_crystal_from_the_loser(a: str, b: str, winner: int, mover: str) -> None:
    table = step(meeting(a, b, codex="red", mover=mover))
    assert table.all.crystals == ((3, 1), (1, 3))[winner]
    assert table.all.supply == 9 - 4
    assert CrystalStolen(seat=winner, loser=1 - winner, crystals=3) in table.told()
    assert table.all.codex_colour == "blue"


@pytest.mark.rule("GEG-12.6")
@pytest.mark.parametrize(("crystals", "mover"), list(product([(0, 0), (0, 4)], ["A", "B"])))
def test_a_loser_without_a_crystal_loses_nothing(crystals: tuple[int, int], mover: str) -> None:
    table = step(meeting("G2 P2 B1", "G4 P3 R4", codex="red", crystals=crystals, mover=mover))
    assert fought(table).sums == (5, 7)
    assert table.kinds()[-1] == "DuelUnrewarded"
    assert (table.all.crystals, table.all.supply) == (crystals, 9 - sum(crystals))
    assert table.all.codex_colour == "red"
    assert table.outcome is None


@pytest.mark.rule("GEG-12.7")
def test_only_equal_sums_call_for_a_tie_break() -> None:
    even = step(meeting("G4 P1 R2", "R1 B1 B4", codex="red").chance(0))
    assert fought(even).sums == (5, 5)
    assert "TieBroken" in even.kinds()
    uneven = step(meeting("G4 P1 R2", "R1 B2 B4", codex="red").chance(0))
    assert fought(uneven).sums == (5, 6)
    assert "TieBroken" not in uneven.kinds()


@pytest.mark.rule("GEG-12.8")
@pytest.mark.parametrize("mover", ["A", "B"])
def test_hands_are_taken_back_and_known_to_everybody(mover: str) -> None:
    table = step(meeting("G4 P3 R4", "G2 P2 B1", codex="red", mover=mover))
    assert table.all.hands == (cards("G4 P3 R4"), cards("G2 P2 B1"))
    for viewer in ("A", "B", None):
        assert table.view(viewer).hands == table.view(viewer).known == table.all.hands


@pytest.mark.rule("GEG-12.9")
def test_a_declined_paradox_plays_no_part_in_the_duel() -> None:
    """Example 13, but A declines: green 1 + 2 + 3 against 1 + 4 + 2, with the codex still on red."""
    table = duel("B3 R1 R3 R4 G2 P3 B2 G4 R2", "G1 G3 P4", "B1 B4 P2", codex="red", wands=(0, 4), crystals=(1, 2))
    table.play("P4>4")
    assert "left" in table.legal
    table.play("decline")
    assert (fought(table).hands[0], fought(table).sums) == (cards("G1 G2 G3"), (6, 7))
    assert (table.all.crystals, table.all.codex_colour) == ((0, 3), "blue")


# 13. Tie-break of the duel.


@pytest.mark.rule("GEG-13.1", "GEG-13.3")
def test_nine_pairs_are_equally_likely_and_the_higher_value_wins() -> None:
    a, b, pairs = cards("G4 P1 R2"), cards("R1 B1 B4"), []
    for outcome in range(9):
        table = step(meeting("G4 P1 R2", "R1 B1 B4", codex="red").chance(outcome))
        shown = next(event for event in table.told() if isinstance(event, TieBroken))
        first, second = (0 if card[0] == "R" else int(card[1]) for card in shown.cards)
        assert shown.values == (first, second)
        expected = (3, 1) if first > second else (1, 3) if first < second else (2, 2)
        assert table.all.crystals == expected
        assert table.all.codex_colour == ("red" if first == second else "blue")
        pairs.append(shown.cards)
    assert sorted(pairs) == sorted(product(a, b))
    with pytest.raises(ValueError, match="not below 9"):
        step(meeting("G4 P1 R2", "R1 B1 B4", codex="red").chance(9))


@pytest.mark.rule("GEG-13.1", "GEG-12.6")
def test_a_lost_tie_break_costs_nothing_without_a_crystal() -> None:
    table = meeting("G4 P1 R2", "R1 B1 B4", codex="red", crystals=(3, 0))
    step(table.reveals("G4", "B1", of=("G4 P1 R2", "R1 B1 B4")))
    assert table.kinds()[-2:] == ["TieBroken", "DuelUnrewarded"]
    assert (table.all.crystals, table.all.codex_colour) == ((3, 0), "red")


@pytest.mark.rule("GEG-13.2")
@pytest.mark.parametrize(("first", "second"), [("G4", "B4"), ("P1", "B1"), ("R2", "R1")])
def test_equal_values_draw_the_duel_for_good(first: str, second: str) -> None:
    """The script holds one reveal: a second one would find no outcome."""
    table = step(meeting("G4 P1 R2", "R1 B1 B4", codex="red").reveals(first, second, of=("G4 P1 R2", "R1 B1 B4")))
    assert table.kinds()[-2:] == ["TieBroken", "DuelDrawn"]
    assert (table.all.crystals, table.all.codex_colour, table.all.actor) == ((2, 2), "red", 1)


@pytest.mark.rule("GEG-13.3")
def test_a_revealed_relic_in_the_codex_colour_is_worth_0() -> None:
    """R2 would beat B1 by its number."""
    table = meeting("G4 P1 R2", "R1 B1 B4", codex="red")
    step(table.reveals("R2", "B1", of=("G4 P1 R2", "R1 B1 B4")))
    assert TieBroken(cards=("R2", "B1"), values=(0, 1)) in table.told()
    assert table.all.crystals == (1, 3)


# 14. Crystals.


@pytest.mark.rule("GEG-14.1")
def test_crystals_come_from_the_supply_by_paradox_and_from_the_loser_by_duel() -> None:
    kinds = set()
    for seed in range(6):
        before, told = [0, 0, 9], 0
        for table in random_game(seed):
            for event in table.told()[told:]:
                if isinstance(event, CrystalGained):
                    before[event.seat] += 1
                    before[2] -= 1
                    kinds.add("gained")
                if isinstance(event, CrystalStolen):
                    before[event.seat] += 1
                    before[event.loser] -= 1
                    kinds.add("stolen")
            told = len(table.told())
            assert [*table.all.crystals, table.all.supply] == before
    assert kinds == {"gained", "stolen"}


@pytest.mark.rule("GEG-14.2")
def test_nine_crystals_never_run_out_before_somebody_wins() -> None:
    for seed in range(10):
        for table in random_game(seed):
            seen = table.all
            assert seen.supply + sum(seen.crystals) == 9
            if seen.winner is None:
                assert max(seen.crystals) <= 4
                assert seen.supply >= 1
            else:
                assert seen.crystals[seen.winner] == 5


@pytest.mark.rule("GEG-14.3")
@pytest.mark.parametrize("mode", ["solo", "solo_shrine"])
@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
def test_nine_crystals_and_time_stones_in_every_solo_game(mode: str, difficulty: str) -> None:
    for seed in range(30):
        for table in random_game(seed, mode=mode, difficulty=difficulty):
            seen = table.all
            assert seen.supply + seen.time_stones + seen.crystals[0] == 9
            assert seen.supply >= seen.full_stones - seen.time_stones


@pytest.mark.rule("GEG-14.3")
def test_an_empty_supply_never_becomes_negative() -> None:
    """Hard, six crystals and three stones: a further paradox takes nothing (GEG-21.8)."""
    row, pile, shrine = "X1 R4 P1 X4 P3 B2 X3 X2 G1", "S24 R2 B1", "B3 B4 G3 R1 G4"
    table = solo(
        row,
        "P2 P4 R3",
        codex="green",
        wand=5,
        codex_card="G2",
        pile=pile,
        crystals=6,
        difficulty="hard",
        removed="S13",
        shrine=shrine,
    )
    assert table.all.supply == 0
    table.chance(0).play("R3>2", "form:P2", "return:P2", "right")
    assert (table.all.crystals, table.all.supply, table.all.time_stones) == ((6,), 0, 3)


@pytest.mark.rule("GEG-14.4")
def test_one_turn_may_bring_two_crystals() -> None:
    table = duel("B3 R1 R3 R4 G2 P3 B2 G4 R2", "G1 G3 P4", "B1 B4 P2", codex="red", wands=(0, 4), crystals=(1, 2))
    assert table.chance(0).play("P4>4", "left").all.crystals == (3, 1)


@pytest.mark.rule("GEG-14.4")
def test_one_turn_may_bring_a_crystal_and_take_it_away() -> None:
    """The new hand R1 R3 R4 is worth 8, the hand of B 2 + 3 + 4."""
    table = duel("B3 R1 R3 R4 G2 B1 B2 B4 R2", "G1 G3 P4", "P2 P3 G4", codex="red", wands=(0, 4), crystals=(1, 2))
    table.chance(0).play("P4>4", "left")
    assert CrystalGained(seat=0, crystals=2) in table.told()
    assert (table.all.crystals, table.all.supply, table.all.codex_colour) == ((1, 3), 5, "green")
