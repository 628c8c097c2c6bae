"""How a solo game ends (GEG-26)."""

import pytest

from manawell.games.gegensatz import GAME
from manawell.kernel.game import Outcome
from manawell.kernel.match import Match
from manawell.kernel.seal import Seal
from tests.gegensatz.table import Table, cards, solo
from tests.gegensatz.test_expansion_cards import rest


def near_the_end(pile: str, *, crystals: int = 4, stones: int = 2, difficulty: str = "normal", turn: int = 0) -> Table:
    """Wand at 7; G3 played to B1, a skull like itself, makes three blue relics. Both sides are free."""
    timeline, hand = "X1 B4 G2 B1 X4 P4 P1 R3 R1", "B2 B3 G3"
    return solo(
        timeline,
        hand,
        codex="purple",
        wand=7,
        codex_card="G1",
        pile=pile,
        crystals=crystals,
        stones=stones,
        difficulty=difficulty,
        removed=rest(timeline, hand, "G1", pile),
        turn=turn,
    ).chance(0)


def before_the_last_card(*, crystals: int = 5, stones: int = 2, pile: str = "S13") -> Table:
    """P1 at 2 is what the full shrine lacks; the next card of the pile, S13, can replace it."""
    timeline, hand, shrine = "X1 R4 P1 X4 P3 B2 X3 X2 G1", "P2 P4 R3", "G3 R2 B3 B4 G4"
    return solo(
        timeline,
        hand,
        codex="green",
        wand=5,
        codex_card="G2",
        pile=pile,
        crystals=crystals,
        stones=stones,
        removed=rest(timeline, hand, "G2", pile, shrine),
        shrine=shrine,
    )


@pytest.mark.rule("GEG-26.1", "GEG-26.6")
@pytest.mark.parametrize(
    ("difficulty", "crystals", "won"),
    [("easy", 3, False), ("easy", 4, True), ("normal", 4, True), ("hard", 4, False), ("hard", 5, True)],
)
def test_the_required_crystals_win(difficulty: str, crystals: int, won: bool) -> None:
    table = near_the_end("R4 X2", crystals=crystals, difficulty=difficulty).play("G3>3", "form:B2", "left")
    assert table.all.crystals == (crystals + 1,)
    assert (table.outcome is not None) == won
    assert (table.all.phase, table.all.winner, table.all.reason) == (("over", 0, "goal") if won else ("move", None, ""))


@pytest.mark.rule("GEG-26.1", "GEG-15.4")
def test_a_winning_paradox_is_carried_out_to_its_end() -> None:
    table = near_the_end("R4 X2").play("G3>3", "form:B2", "left")
    assert table.hand() == cards("G2 B4 X1")
    assert set(table.timeline[:3]) == {"B1", "B3", "R4"}
    assert (table.all.codex_colour, table.all.turn, table.all.actor) == ("red", 1, None)
    assert table.kinds("A")[-3:] == ["CrystalGained", "CodexTurned", "GameWon"]


@pytest.mark.rule("GEG-26.1", "GEG-25.4")
@pytest.mark.parametrize(("crystals", "returned", "won"), [(5, "G4", True), (5, "B3", False), (4, "G4", False)])
def test_the_shrine_variant_asks_for_crystals_and_a_complete_shrine(crystals: int, returned: str, won: bool) -> None:
    table = before_the_last_card(crystals=crystals, pile="S13 B1").play("sit-out", "replace:2", f"return:{returned}")
    assert (table.outcome is not None) == won


@pytest.mark.rule("GEG-26.2", "GEG-26.6")
def test_an_empty_pile_at_the_end_of_a_turn_loses() -> None:
    table = near_the_end("R4", stones=1).play("B2>6")
    assert (table.all.phase, table.all.pile, table.outcome) == ("replace", (), None)
    table.play("replace:8")
    assert table.outcome == Outcome((), "pile", (4,), {"turns": 1, "pile": 0})
    assert (table.all.phase, table.all.actor, table.all.winner, table.legal) == ("over", None, None, [])
    assert table.kinds("A")[-1] == "GameLost"


@pytest.mark.rule("GEG-26.2")
def test_a_paradox_that_draws_the_last_card_short_of_the_target_loses() -> None:
    table = near_the_end("R4", crystals=3).play("G3>3", "form:B2", "left")
    assert table.outcome == Outcome((), "pile", (4,), {"turns": 1, "pile": 0})


@pytest.mark.rule("GEG-26.2")
def test_one_card_in_the_pile_keeps_the_game_going() -> None:
    table = near_the_end("R4 X2", stones=1).play("B2>6", "replace:8")
    assert (table.outcome, table.all.phase, table.all.pile) == (None, "move", ("X2",))


@pytest.mark.rule("GEG-26.3")
def test_a_paradox_that_draws_the_last_card_and_brings_the_deciding_crystal_wins() -> None:
    table = near_the_end("R4").play("G3>3", "form:B2", "left")
    assert table.outcome == Outcome((0,), "goal", (5,), {"turns": 1, "pile": 0})


@pytest.mark.rule("GEG-26.4")
@pytest.mark.parametrize(("stones", "move"), [(2, "sit-out"), (1, "R3>8")])
def test_a_replacement_with_the_last_card_can_complete_the_shrine_and_win(stones: int, move: str) -> None:
    table = before_the_last_card(stones=stones).play(move, "replace:2")
    assert (table.all.phase, table.all.pile, table.outcome) == ("shrine", (), None)
    table.play("return:G4")
    assert table.outcome == Outcome((0,), "goal", (5,), {"turns": 1, "pile": 0})


@pytest.mark.rule("GEG-26.2", "GEG-26.4")
def test_a_replacement_with_the_last_card_that_leaves_the_shrine_incomplete_loses() -> None:
    table = before_the_last_card().play("sit-out", "replace:2", "return:B3")
    assert table.outcome == Outcome((), "pile", (5,), {"turns": 1, "pile": 0})


@pytest.mark.rule("GEG-26.5")
def test_the_record_of_a_victory_keeps_crystals_turns_and_cards_left() -> None:
    table = near_the_end("R4 X2 S13", crystals=4, turn=11).play("G3>3", "form:B2", "right")
    assert table.outcome == Outcome((0,), "goal", (5,), {"turns": 12, "pile": 2})
    assert table.state.payoff(0) == 1.0


@pytest.mark.rule("GEG-26.6")
def test_resigning_a_solo_game_is_a_defeat() -> None:
    match = Match(GAME, {"mode": "solo"}, Seal("a seed"))
    match.play(0, "@0")
    match.resign(0)
    assert match.outcome() == Outcome((), "resignation", (0,), {"turns": 0, "pile": 9})
