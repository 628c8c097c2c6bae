"""The end of the two-player game (GEG-16)."""

import pytest

from manawell.games.gegensatz import GAME
from manawell.kernel.faults import Fault
from manawell.kernel.game import Outcome
from manawell.kernel.match import Match
from manawell.kernel.seal import Seal
from manawell.kernel.state import NOBODY
from manawell.table.record import record_match, replay
from tests.gegensatz.table import SEAT, Table, cards, duel
from tests.gegensatz.test_setup import random_game


def before_a_paradox(crystals: tuple[int, int]) -> Table:
    """Example 16: B takes G1 and holds three green relics, at A's wand."""
    row, a, b = "B2 P4 R2 P3 G3 G1 R4 B1 B4", "B3 P1 R3", "G2 G4 P2"
    return duel(row, a, b, codex="red", wands=(5, 4), crystals=crystals, to_move="B").play("P2>5")


def before_a_duel(crystals: tuple[int, int]) -> Table:
    """Example 17: A plays G4 to B's position and loses 4 to 10."""
    return duel("P1 R3 R1 B4 R2 B2 B1 P2 R4", "G1 G4 P3", "B3 G3 P4", codex="red", wands=(6, 1), crystals=crystals)


def match() -> Match:
    return Match(GAME, {"mode": "duel"}, Seal("ending"))


@pytest.mark.rule("GEG-16.1")
def test_the_fifth_crystal_wins_at_once_and_the_fourth_does_not() -> None:
    won = before_a_paradox((2, 4)).play("left")
    assert won.outcome == Outcome((SEAT["B"],), "paradox", (2, 5), {"turns": won.all.turn})
    assert (won.all.phase, won.all.actor, won.legal) == ("over", None, [])
    fourth = before_a_paradox((0, 3)).chance(0, 0).play("left")
    assert (fourth.outcome, fourth.all.crystals) == (None, (0, 4))
    assert won.refusal("P2>5", by="B").rule == "GEG-16.1"


@pytest.mark.rule("GEG-16.1")
def test_nobody_plays_on_with_five_crystals() -> None:
    reasons = set()
    for seed in range(30):
        *_, table = random_game(seed)
        assert table.outcome is not None
        if table.outcome.reason != "limit":
            (winner,) = table.outcome.winners
            assert table.outcome.scores[winner] == 5 > table.outcome.scores[1 - winner]
            assert table.kinds()[-1] == "GameWon"
        reasons.add(table.outcome.reason)
    assert {"paradox", "duel"} <= reasons


@pytest.mark.rule("GEG-16.2")
def test_a_winning_paradox_is_followed_by_nothing() -> None:
    table = before_a_paradox((2, 4))
    row, hand = table.timeline, table.hand("B")
    table.play("right")
    assert (table.timeline, table.hand("B"), table.all.codex_colour) == (row, hand, "red")
    assert table.all.crystals == (2, 5)
    assert table.kinds() == ["RelicSwapped", "ParadoxFormed", "CrystalGained", "GameWon"]


@pytest.mark.rule("GEG-16.2")
def test_both_sides_of_a_winning_paradox_are_the_same() -> None:
    left, right = before_a_paradox((2, 4)), before_a_paradox((2, 4))
    assert left.legal == ["decline", "left", "right"]
    assert left.play("left").all == right.play("right").all
    assert left.told() == right.told()


@pytest.mark.rule("GEG-16.2")
def test_a_winning_duel_turns_no_codex() -> None:
    table = before_a_duel((1, 4)).play("G4>1")
    assert table.all.codex_colour == "red"
    assert table.kinds() == ["RelicSwapped", "DuelFought", "CrystalStolen", "GameWon"]
    assert before_a_duel((1, 3)).play("G4>1").all.codex_colour == "blue"


@pytest.mark.rule("GEG-16.3")
def test_the_waiting_player_can_win() -> None:
    table = before_a_duel((1, 4))
    assert table.all.actor == SEAT["A"]
    table.play("G4>1")
    assert table.outcome is not None
    assert table.outcome.winners == (SEAT["B"],)
    assert [table.state.payoff(SEAT[seat]) for seat in "AB"] == [0.0, 1.0]


@pytest.mark.rule("GEG-16.4")
def test_a_thousand_turns_are_a_draw() -> None:
    assert GAME.settle({})["turn_limit"] == 1000
    row = "G3 B1 P4 R1 G2 B3 P3 G1 R4"
    table = duel(row, "R2 B4 P1", "G4 R3 P2", codex="green", wands=(4, 4), crystals=(4, 0), turn=998)
    assert table.play("R2>6").outcome is None
    assert table.play("P2>5").outcome == Outcome((), "limit", (4, 0), {"turns": 1000})
    assert table.kinds()[-1] == "GameDrawn"
    assert [table.state.payoff(seat) for seat in (0, 1)] == [0.5, 0.5]
    assert table.refusal("B4>8", by="A").rule == "GEG-16.4"


@pytest.mark.rule("GEG-16.4")
@pytest.mark.parametrize("limit", [1, 2, 25])
def test_the_turn_limit_counts_both_players_and_can_be_set(limit: int) -> None:
    *_, table = random_game(1, turn_limit=limit)
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.winners) == ("limit", ())
    assert table.kinds().count("RelicSwapped") == table.outcome.figures["turns"] == limit


@pytest.mark.rule("GEG-16.1", "GEG-16.4")
def test_a_win_in_the_last_turn_is_a_win() -> None:
    row, a, b = "P1 R3 R1 B4 R2 B2 B1 P2 R4", "G1 G4 P3", "B3 G3 P4"
    table = duel(row, a, b, codex="red", wands=(6, 1), crystals=(1, 4), turn=999).play("G4>1")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason) == ((SEAT["B"],), "duel")


@pytest.mark.rule("GEG-16.5", "GEG-16.6")
@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_resigns_has_lost(seat: int) -> None:
    game = match()
    game.play(0, "@0")
    game.resign(seat)
    assert game.outcome() == Outcome((1 - seat,), "resignation", (0, 0), {"turns": 0})
    assert game.actor == NOBODY
    with pytest.raises(Fault) as fault:
        game.play(1, "@0")
    assert fault.value.message == "fault-game-over"


@pytest.mark.rule("GEG-16.5")
def test_resigning_is_no_action() -> None:
    game = match()
    assert GAME.parse("resign") is None
    assert all("resign" not in move for move in game.legal())
    game.resign(0)
    assert record_match(game).moves == ()
    assert record_match(game).resigned == 0


@pytest.mark.rule("GEG-16.6")
def test_the_record_gives_one_reason_for_the_end() -> None:
    assert outcome_reason(before_a_paradox((2, 4)).play("left")) == "paradox"
    assert outcome_reason(before_a_duel((1, 4)).play("G4>1")) == "duel"
    limited = Match(GAME, {"mode": "duel", "turn_limit": 1}, Seal("ending"))
    while limited.outcome() is None:
        limited.play(limited.actor, limited.legal()[0])
    resigned = match()
    resigned.resign(0)
    for game, reason in ((limited, "limit"), (resigned, "resignation")):
        record = record_match(game)
        assert record.outcome is not None
        assert record.outcome.reason == reason
        assert replay(record).outcome() == record.outcome


@pytest.mark.rule("GEG-14.4", "GEG-16.6")
def test_the_crystal_that_decides_gives_the_reason() -> None:
    """With three crystals, a paradox brings the fourth and the duel of the same turn the fifth."""
    row = "B3 R1 R3 R4 G2 P3 B2 G4 R2"
    table = duel(row, "G1 G3 P4", "B1 B4 P2", codex="red", wands=(0, 4), crystals=(3, 2)).chance(0)
    table.play("P4>4", "left")
    assert (outcome_reason(table), table.all.crystals) == ("duel", (5, 1))
    assert table.hand("A") == cards("R1 R3 R4")


def outcome_reason(table: Table) -> str:
    assert table.outcome is not None
    assert table.all.reason == table.outcome.reason
    return table.outcome.reason
