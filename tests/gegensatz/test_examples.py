"""The worked examples of the rules, with exact results."""

import pytest

from tests.gegensatz.table import cards, duel


@pytest.mark.rule("GEG-10.2", "GEG-10.6", "GEG-11.1", "GEG-11.3", "GEG-11.5", "GEG-15.1")
def test_example_07_paradox_with_a_choice_of_sides() -> None:
    table = duel("G4 R4 P4 G3 R1 P3 R3 B4 G2", "B1 B3 G1", "P1 P2 R2", codex="purple", wands=(1, 6), crystals=(1, 2))
    table.lays("G1 R1 B1", of="B1 G1 R1").play("B3>4")
    assert table.legal == ["decline", "left", "right"]
    table.play("right")
    after = table.all
    assert after.timeline == cards("G4 R4 P4 G3 B3 G1 R1 B1 G2")
    assert after.hands == (cards("P3 R3 B4"), cards("P1 P2 R2"))
    assert (after.codex_colour, after.codex_card, after.wands) == ("red", "B2", (4, 6))
    assert (after.crystals, after.supply, after.actor) == ((2, 2), 5, 1)
    assert after.known[0] == cards("P3 R3 B4")
