"""The worked examples of the two-player rules, with exact results."""

from collections import Counter
from itertools import product

import pytest

from manawell.games.gegensatz import GAME
from manawell.games.gegensatz.components.tables import CARDS
from manawell.games.gegensatz.events import DuelFought, TieBroken
from manawell.games.gegensatz.information.view import View
from manawell.games.gegensatz.rules.setup import deal_duel
from manawell.games.gegensatz.rules.turn import Gegensatz
from manawell.kernel.rng import Scripted
from tests.gegensatz.table import Table, cards, duel


def opening(*moves: str) -> Table:
    """The deal of example 1, played on."""
    state = Gegensatz(Scripted([]))
    permutation = cards("R2 B4 P1 · G4 R3 P2 · G3 B1 P4 R1 G2 B3 P3 G1 R4 · B2")
    deal_duel(state, [CARDS.index(card) for card in permutation], 1000)
    return Table(state).play(*moves)


def state_of(table: Table) -> tuple[str, str]:
    """A complete state as the examples list it: timeline, hand A and hand B in any order; then the rest."""
    seen = table.all
    rows = (" ".join(seen.timeline), *(" ".join(sorted(map(str, hand))) for hand in seen.hands))
    wands, crystals = (f"{a} {b}" for a, b in (seen.wands, seen.crystals))
    rest = f"codex {seen.codex_card} {seen.codex_colour}, wands {wands}, crystals {crystals}, supply {seen.supply}"
    if seen.winner is not None:
        return " · ".join(rows), f"{rest}, {'AB'[seen.winner]} wins"
    assert seen.actor is not None
    return " · ".join(rows), f"{rest}, {'AB'[seen.actor]} to move"


def last_sums(table: Table) -> tuple[int, ...]:
    """What both hands were worth in the last duel."""
    return next(event.sums for event in reversed(table.told()) if isinstance(event, DuelFought))


def all_tie_breaks(table: Table, move: str) -> Counter[str]:
    """Who gains a crystal over all nine pairs of revealed relics."""
    results: Counter[str] = Counter()
    for pair in range(9):
        after = Table(GAME.build(table.all, Scripted([pair]))).play(move)
        assert "TieBroken" in after.kinds()
        gained = after.all.crystals[0] - table.all.crystals[0]
        results["drawn" if gained == 0 else "A" if gained > 0 else "B"] += 1
    return results


def codex_odds(view: View) -> Counter[str | None]:
    """How often each relic is the codex card over all outcomes of dealing the unseen ones."""
    unseen = 1 + sum(hand.count(None) for hand in view.hands)
    scripts = product(*(range(bound) for bound in range(unseen, 1, -1)))
    return Counter(GAME.fill(view, Scripted(list(script))).codex_card for script in scripts)


@pytest.mark.rule("GEG-3.2", "GEG-3.3", "GEG-4.2", "GEG-5.2", "GEG-5.5")
def test_example_01_deal_codex_colour_and_legal_placements() -> None:
    table = opening()
    assert state_of(table) == (
        "G3 B1 P4 R1 G2 B3 P3 G1 R4 · B4 P1 R2 · G4 P2 R3",
        "codex B2 green, wands None None, crystals 0 0, supply 9, A to move",
    )
    assert table.view("A").codex_card is None
    assert table.legal == ["@0", "@4", "@7"]
    assert table.play("@0").legal == ["@0", "@4", "@7"]


@pytest.mark.rule("GEG-5.3", "GEG-5.4", "GEG-3.5")
def test_example_02_both_wands_on_the_same_relic() -> None:
    table = opening("@4", "@4")
    assert state_of(table) == (
        "G3 B1 P4 R1 G2 B3 P3 G1 R4 · B4 P1 R2 · G4 P2 R3",
        "codex B2 green, wands 4 4, crystals 0 0, supply 9, A to move",
    )
    assert table.kinds() == ["WandPlaced", "WandPlaced"]
    assert table.all.known == ((), ())


@pytest.mark.rule("GEG-2.4", "GEG-7.1", "GEG-8.1", "GEG-8.4")
def test_example_03_all_legal_moves_of_a() -> None:
    table = opening("@4", "@4")
    assert table.targets("R2") == [0, 1, 2, 3, 6]
    assert table.targets("B4") == [1, 3, 8]
    assert table.targets("P1") == [2, 5]
    assert len(table.legal) == 10
    assert table.refusal("B4>4").rule == "GEG-8.4"


@pytest.mark.rule("GEG-7.1", "GEG-7.2", "GEG-9.1", "GEG-9.2")
def test_example_04_move_to_the_future_by_a() -> None:
    table = opening("@4", "@4", "R2>6")
    assert state_of(table) == (
        "G3 B1 P4 R1 G2 B3 R2 G1 R4 · B4 P1 P3 · G4 P2 R3",
        "codex B2 green, wands 6 4, crystals 0 0, supply 9, B to move",
    )
    assert table.kinds("A") == ["WandPlaced", "WandPlaced", "RelicSwapped"]


@pytest.mark.rule("GEG-2.3", "GEG-2.4", "GEG-7.1", "GEG-8.1", "GEG-8.5")
def test_example_05_all_legal_moves_of_b() -> None:
    table = opening("@4", "@4", "R2>6")
    assert table.targets("G4") == [0, 7]
    assert table.targets("R3") == [1, 6, 8]
    assert table.targets("P2") == [2, 5, 7, 8]
    assert len(table.legal) == 9
    assert "DuelFought" in table.play("R3>6").kinds()


@pytest.mark.rule("GEG-8.1", "GEG-9.1", "GEG-27.4", "GEG-27.5", "GEG-27.6")
def test_example_06_move_to_the_past_by_b() -> None:
    table = opening("@4", "@4", "R2>6")
    assert codex_odds(table.view("A")) == dict.fromkeys(cards("G4 R3 P2 B2"), 24 // 4)
    table.play("P2>5")
    assert state_of(table) == (
        "G3 B1 P4 R1 G2 P2 R2 G1 R4 · B4 P1 P3 · B3 G4 R3",
        "codex B2 green, wands 6 5, crystals 0 0, supply 9, A to move",
    )
    assert table.view("A").hands[1] == ("B3", None, None)
    assert codex_odds(table.view("A")) == dict.fromkeys(cards("G4 R3 B2"), 6 // 3)
    assert table.view("B").hands[0] == ("P3", None, None)
    assert codex_odds(table.view("B")) == dict.fromkeys(cards("B4 P1 B2"), 6 // 3)


@pytest.mark.rule("GEG-10.2", "GEG-10.6", "GEG-11.1", "GEG-11.3", "GEG-11.5", "GEG-15.1")
def test_example_07_paradox_with_a_choice_of_sides() -> None:
    table = duel("G4 R4 P4 G3 R1 P3 R3 B4 G2", "B1 B3 G1", "P1 P2 R2", codex="purple", wands=(1, 6), crystals=(1, 2))
    table.lays("G1 R1 B1", of="B1 G1 R1").play("B3>4")
    assert table.legal == ["decline", "left", "right"]
    table.play("right")
    assert state_of(table) == (
        "G4 R4 P4 G3 B3 G1 R1 B1 G2 · B4 P3 R3 · P1 P2 R2",
        "codex B2 red, wands 4 6, crystals 2 2, supply 5, B to move",
    )
    assert table.view("B").hands[0] == cards("P3 R3 B4")


@pytest.mark.rule("GEG-11.1", "GEG-11.5")
def test_example_07_left_side_would_be_indices_1_to_3() -> None:
    table = duel("G4 R4 P4 G3 R1 P3 R3 B4 G2", "B1 B3 G1", "P1 P2 R2", codex="purple", wands=(1, 6), crystals=(1, 2))
    table.lays("G1 R1 B1", of="B1 G1 R1").play("B3>4", "left")
    assert table.timeline == cards("G4 G1 R1 B1 B3 P3 R3 B4 G2")
    assert table.hand("A") == cards("G3 P4 R4")


@pytest.mark.rule("GEG-2.4", "GEG-11.2", "GEG-11.3", "GEG-11.10")
def test_example_08_paradox_of_b_with_one_side_only() -> None:
    row, a, b = "G4 G3 P2 G1 B4 R3 P1 P4 B3", "G2 P3 R1", "B1 R2 R4"
    table = duel(row, a, b, codex="purple", wands=(6, 5), crystals=(0, 3), to_move="B")
    table.lays("R2 B1 G3", of="B1 R2 G3").play("R4>1")
    assert table.legal == ["decline", "left"]
    assert table.refusal("right").rule == "GEG-11.2"
    table.play("left")
    assert state_of(table) == (
        "G4 R4 R2 B1 G3 R3 P1 P4 B3 · G2 P3 R1 · B4 G1 P2",
        "codex B2 red, wands 6 1, crystals 0 4, supply 5, A to move",
    )


@pytest.mark.rule("GEG-10.3")
def test_example_09_the_codex_colour_forbids_a_paradox() -> None:
    table = duel("P4 G2 B4 R3 B1 G4 G1 R2 P3", "B2 P1 R1", "G3 P2 R4", codex="red", wands=(2, 8), crystals=(1, 1))
    table.play("B2>4")
    assert state_of(table) == (
        "P4 G2 B4 R3 B2 G4 G1 R2 P3 · B1 P1 R1 · G3 P2 R4",
        "codex B3 red, wands 4 8, crystals 1 1, supply 7, B to move",
    )
    assert table.all.phase == "move"


@pytest.mark.rule("GEG-10.1", "GEG-10.7", "GEG-15.3")
def test_example_10_a_declined_paradox() -> None:
    row, a, b = "B3 G1 P3 G4 R2 G3 B1 G2 R4", "B2 B4 R3", "P1 P2 R1"
    table = duel(row, a, b, codex="blue", wands=(0, 3), crystals=(2, 2), to_move="B").play("R1>2")
    assert table.legal == ["decline", "left"]
    table.play("decline")
    assert state_of(table) == (
        "B3 G1 R1 G4 R2 G3 B1 G2 R4 · B2 B4 R3 · P1 P2 P3",
        "codex P4 blue, wands 0 2, crystals 2 2, supply 5, A to move",
    )
    assert table.view("A").hands[1] == ("P3", None, None)
    assert table.kinds("A") == ["RelicSwapped"]


@pytest.mark.rule("GEG-12.1", "GEG-12.3", "GEG-12.5", "GEG-15.2")
def test_example_11_duel_where_the_codex_colour_counts_0() -> None:
    table = duel("B1 B4 G3 R1 R2 P2 B3 G2 P1", "B2 R3 R4", "G4 P3 P4", codex="purple", wands=(5, 7), crystals=(2, 3))
    table.play("B2>7")
    assert last_sums(table) == (2 + 3 + 4, 4 + 0 + 0)
    assert state_of(table) == (
        "B1 B4 G3 R1 R2 P2 B3 B2 P1 · G2 R3 R4 · G4 P3 P4",
        "codex G1 red, wands 7 7, crystals 3 2, supply 4, B to move",
    )
    assert table.all.known == (cards("G2 R3 R4"), cards("G4 P3 P4"))
    assert set(codex_odds(table.view("A"))) == set(codex_odds(table.view("B"))) == {"G1"}


@pytest.mark.rule("GEG-12.6", "GEG-15.3")
def test_example_12_duel_lost_without_a_crystal() -> None:
    table = duel("P1 B2 G2 G3 G4 R2 B1 B3 R4", "G1 P2 R1", "B4 P4 R3", codex="red", wands=(3, 4), crystals=(0, 3))
    table.play("G1>4")
    assert last_sums(table) == (4 + 2 + 0, 4 + 4 + 0)
    assert state_of(table) == (
        "P1 B2 G2 G3 G1 R2 B1 B3 R4 · G4 P2 R1 · B4 P4 R3",
        "codex P3 red, wands 4 4, crystals 0 3, supply 6, B to move",
    )


@pytest.mark.rule("GEG-12.4", "GEG-14.4", "GEG-15.2")
def test_example_13_paradox_then_duel() -> None:
    table = duel("B3 R1 R3 R4 G2 P3 B2 G4 R2", "G1 G3 P4", "B1 B4 P2", codex="red", wands=(0, 4), crystals=(1, 2))
    table.lays("G2 G1 G3", of="G1 G2 G3").play("P4>4", "left")
    fought = next(event for event in table.told() if isinstance(event, DuelFought))
    assert (fought.colour, fought.hands[0], fought.sums) == ("blue", cards("R1 R3 R4"), (1 + 3 + 4, 0 + 0 + 2))
    assert state_of(table) == (
        "B3 G2 G1 G3 P4 P3 B2 G4 R2 · R1 R3 R4 · B1 B4 P2",
        "codex P1 green, wands 4 4, crystals 3 1, supply 5, B to move",
    )


@pytest.mark.rule("GEG-12.7", "GEG-13.1", "GEG-13.3")
def test_example_14_tie_break_where_the_codex_colour_counts_0() -> None:
    row, a, b = "G2 P4 G1 R1 G3 P2 R4 R3 B2", "G4 P1 R2", "B1 B3 B4"
    table = duel(row, a, b, codex="red", wands=(3, 6), crystals=(2, 1), to_move="B")
    assert all_tie_breaks(table, "B3>3") == {"A": 3, "B": 3, "drawn": 3}
    table.reveals("R2", "B1", of=("G4 P1 R2", "B1 B4 R1")).play("B3>3")
    assert last_sums(table) == (4 + 1 + 0, 1 + 4 + 0)
    assert TieBroken(cards=cards("R2 B1"), values=(0, 1)) in table.told()
    assert state_of(table) == (
        "G2 P4 G1 B3 G3 P2 R4 R3 B2 · G4 P1 R2 · B1 B4 R1",
        "codex P3 blue, wands 3 3, crystals 1 2, supply 6, A to move",
    )


@pytest.mark.rule("GEG-13.2", "GEG-15.3")
def test_example_15_drawn_duel() -> None:
    table = duel("B3 B1 R1 P4 R4 R2 G1 B4 B2", "G3 P2 P3", "G4 P1 R3", codex="purple", wands=(2, 4), crystals=(3, 3))
    assert all_tie_breaks(table, "P2>4") == {"A": 3, "B": 3, "drawn": 3}
    table.reveals("G3", "R3", of=("G3 P3 R4", "G4 P1 R3")).play("P2>4")
    assert last_sums(table) == (3 + 0 + 4, 4 + 0 + 3)
    assert TieBroken(cards=cards("G3 R3"), values=(3, 3)) in table.told()
    assert state_of(table) == (
        "B3 B1 R1 P4 P2 R2 G1 B4 B2 · G3 P3 R4 · G4 P1 R3",
        "codex G2 purple, wands 4 4, crystals 3 3, supply 3, B to move",
    )


@pytest.mark.rule("GEG-16.1", "GEG-16.2")
@pytest.mark.parametrize("side", ["left", "right"])
def test_example_16_the_fifth_crystal_by_a_paradox(side: str) -> None:
    row, a, b = "B2 P4 R2 P3 G3 G1 R4 B1 B4", "B3 P1 R3", "G2 G4 P2"
    table = duel(row, a, b, codex="red", wands=(5, 4), crystals=(2, 4), to_move="B")
    table.play("P2>5", side)
    assert state_of(table) == (
        "B2 P4 R2 P3 G3 P2 R4 B1 B4 · B3 P1 R3 · G1 G2 G4",
        "codex R1 red, wands 5 5, crystals 2 5, supply 2, B wins",
    )
    assert table.kinds() == ["RelicSwapped", "ParadoxFormed", "CrystalGained", "GameWon"]


@pytest.mark.rule("GEG-12.5", "GEG-16.2", "GEG-16.3")
def test_example_17_the_waiting_player_wins_by_a_duel() -> None:
    table = duel("P1 R3 R1 B4 R2 B2 B1 P2 R4", "G1 G4 P3", "B3 G3 P4", codex="red", wands=(6, 1), crystals=(1, 4))
    table.play("G4>1")
    assert last_sums(table) == (1 + 3 + 0, 3 + 3 + 4)
    assert state_of(table) == (
        "P1 G4 R1 B4 R2 B2 B1 P2 R4 · G1 P3 R3 · B3 G3 P4",
        "codex G2 red, wands 1 1, crystals 0 5, supply 4, B wins",
    )
    assert table.outcome is not None
    assert table.outcome.reason == "duel"
