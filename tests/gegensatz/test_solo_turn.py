"""The solo turn: moving, paradox, time stones, sitting out (GEG-18, GEG-21, GEG-22, GEG-24)."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import pytest

from manawell.games.gegensatz import events
from manawell.games.gegensatz.information.view import View
from manawell.games.gegensatz.rules.turn import Gegensatz
from manawell.kernel.event import Event
from manawell.kernel.rng import Rng
from tests.gegensatz.table import Table, cards, solo
from tests.gegensatz.test_expansion_cards import at_random, rest, walk

MODES = pytest.mark.parametrize("mode", ["solo", "solo_shrine"])
SIT_OUT = 39
FORMS = range(40, 43)


class Turn(NamedTuple):
    before: View
    after: View
    told: list[Event]

    def count(self, kind: type[Event]) -> int:
        return sum(isinstance(event, kind) for event in self.told)


def turns(game: Iterable[Table]) -> Iterator[Turn]:
    """The completed turns of a game, or of what is left of it."""
    before, heard = None, 0
    for table in game:
        if table.all.phase in ("move", "over"):
            told = table.told("A")
            if before is not None:
                yield Turn(before, table.all, told[heard:])
            before, heard = table.all, len(told)


def eager(state: Gegensatz, rng: Rng) -> int:
    """A player who forms a paradox whenever one move leads to it, and sits out only when forced."""

    def leads_to_paradox(move: int) -> bool:
        if move in FORMS:
            return True
        after = state.clone()
        after.rng = rng.clone()
        after.play(move)
        return FORMS[0] in after.moves()

    moves = [move for move in state.moves() if move != SIT_OUT] or [SIT_OUT]
    hopeful = [move for move in moves if leads_to_paradox(move)] or moves
    return hopeful[rng.below(len(hopeful))]


def blues(
    timeline: str = "X1 B4 G2 B1 X4 P4 P1 R3 R1",
    *,
    codex: str = "purple",
    first: str = "",
    crystals: int = 2,
    stones: int = 2,
    difficulty: str = "normal",
    shrine: str | None = None,
) -> Table:
    """Wand at 7; G3 played to B1, a skull like itself, makes three blue relics. `first` lies on top of the pile."""
    pile = f"{first} {rest(timeline, 'B2 B3 G3 G1', first, shrine or '')}"
    return solo(
        timeline,
        "B2 B3 G3",
        codex=codex,
        wand=7,
        codex_card="G1",
        pile=pile,
        crystals=crystals,
        stones=stones,
        difficulty=difficulty,
        shrine=shrine,
    )


# The turn.


@pytest.mark.rule("GEG-18.1", "GEG-24.5")
@MODES
def test_sitting_out_is_offered_at_the_beginning_of_every_turn_and_never_else(mode: str) -> None:
    for seed in range(40):
        for table in walk(mode, "normal", seed):
            assert ("sit-out" in table.legal) == (table.all.phase == "move")


@pytest.mark.rule("GEG-18.1")
def test_the_player_takes_turn_after_turn() -> None:
    for seed in range(20):
        counted = [(turn.after.turn, turn.after.actor) for turn in turns(walk("solo", "normal", seed))]
        assert [number for number, _ in counted] == list(range(1, len(counted) + 1))
        assert {actor for _, actor in counted[:-1]} <= {0}


@pytest.mark.rule("GEG-18.2")
@MODES
def test_there_are_no_duels(mode: str) -> None:
    told = {type(event).name() for seed in range(60) for turn in turns(walk(mode, "hard", seed)) for event in turn.told}
    assert "relic-swapped" in told
    assert told.isdisjoint({"duel-fought", "tie-broken", "crystal-stolen", "duel-unrewarded", "duel-drawn"})


@pytest.mark.rule("GEG-18.3")
def test_a_move_swaps_the_relics_as_in_the_two_player_game() -> None:
    table = blues(codex="blue").play("G3>3")
    assert table.hand() == cards("B1 B2 B3")
    assert table.timeline == cards("X1 B4 G2 G3 X4 P4 P1 R3 R1")
    assert table.all.wands == (3,)


@pytest.mark.rule("GEG-18.4", "GEG-24.4")
def test_without_any_target_the_player_must_sit_out() -> None:
    timeline, hand = "G1 P2 B3 X3 B1 G3 P4 X4 S13", "X1 X2 R3"
    pile = "R1 G2 P3 B4 R2 P1 B2 G4 S24"
    table = solo(timeline, hand, codex="red", wand=8, codex_card="R4", pile=pile)
    assert table.legal == ["sit-out"]
    table.play("sit-out")
    assert table.all.drawn == "R1"
    assert table.legal == ["replace:0", "replace:4", "replace:8"]  # the number 1
    table.play("replace:0")
    assert (table.all.time_stones, table.all.turn) == (3, 1)
    assert table.targets("R3") == table.targets("X1") == [0]


@pytest.mark.rule("GEG-18.5")
@MODES
def test_a_turn_draws_at_most_one_card_and_never_starts_with_an_empty_pile(mode: str) -> None:
    draws = []
    for seed in range(60):
        for turn in turns(walk(mode, "normal", seed, eager if seed % 2 else at_random)):
            draws.append(turn.count(events.CardDrawn))
            assert len(turn.before.pile) >= 1
            assert len(turn.before.pile) - len(turn.after.pile) == draws[-1]
    assert set(draws) == {0, 1}


@pytest.mark.rule("GEG-18.6")
@MODES
def test_every_turn_draws_a_card_or_removes_a_time_stone(mode: str) -> None:
    for seed in range(40):
        for turn in turns(walk(mode, "hard", seed)):
            assert turn.count(events.CardDrawn) + turn.count(events.StoneRemoved) >= 1


@pytest.mark.rule("GEG-14.3")
@MODES
def test_crystals_time_stones_and_supply_are_nine_at_every_step(mode: str) -> None:
    for seed in range(40):
        for table in walk(mode, ("easy", "normal", "hard")[seed % 3], seed, eager):
            view = table.all
            assert view.supply + view.time_stones + view.crystals[0] == 9
            assert 0 <= view.crystals[0] <= view.target
            assert view.supply >= view.full_stones - view.time_stones


# The paradox.


@pytest.mark.rule("GEG-21.1")
@pytest.mark.parametrize(("codex", "phase"), [("green", "paradox"), ("red", "paradox"), ("blue", "move")])
def test_the_codex_colour_forbids_a_paradox(codex: str, phase: str) -> None:
    assert blues(codex=codex).play("G3>3").all.phase == phase


@pytest.mark.rule("GEG-21.1")
@pytest.mark.parametrize(
    ("hand", "move", "taken", "phase"),
    [
        ("B2 B3 G3", "G3>3", "B1", "paradox"),  # three blue
        ("P1 G1 G3", "G3>3", "B1", "paradox"),  # three ones
        ("B1 P4 G2", "G2>3", "G3", "paradox"),  # three skulls
        ("B2 P2 G3", "G3>3", "B1", "move"),  # only pairs
        ("P1 P2 G3", "G3>3", "B1", "move"),
    ],
)
def test_three_relics_must_share_a_colour_a_number_or_a_symbol(hand: str, move: str, taken: str, phase: str) -> None:
    timeline = f"X1 B4 G4 {taken} X4 P3 X3 R3 R4"
    codex_card, *pile = cards(rest(timeline, hand))
    table = solo(timeline, hand, codex="red", wand=7, codex_card=codex_card, pile=" ".join(pile))
    assert table.play(move).all.phase == phase


@pytest.mark.rule("GEG-21.1", "GEG-21.2")
@pytest.mark.parametrize(
    ("timeline", "sides"),
    [
        ("X1 B4 G2 B1 X4 P4 P1 S13 S24", ["left", "right"]),
        ("S13 B4 G2 B1 X4 P4 P1 R3 R1", ["right"]),
        ("X1 B4 G2 B1 X4 P4 S24 R3 R1", ["left"]),
        ("X1 B4 B1 G2 X4 P4 P1 R3 R1", ["right"]),  # at 2 no left side exists
        ("X1 B4 G2 P1 X4 P4 B1 R3 R1", ["left"]),  # at 6 no right side exists
    ],
)
def test_the_sides_that_exist_and_hold_no_flare_can_be_chosen(timeline: str, sides: list[str]) -> None:
    table = blues(timeline).play(f"G3>{cards(timeline).index('B1')}")
    assert table.legal == ["decline", "form:B1", "form:B2", "form:B3"]
    assert table.play("form:B2").legal == sides


@pytest.mark.rule("GEG-21.1", "GEG-21.2", "GEG-22.1")
@pytest.mark.parametrize(
    "timeline", ["X1 B4 S13 B1 S24 P4 P1 R3 R1", "X1 B4 B1 G2 S13 P4 P1 R3 R1", "X1 B4 G2 S24 X4 P4 B1 R3 R1"]
)
def test_without_a_free_side_there_is_no_paradox_and_a_time_stone_leaves(timeline: str) -> None:
    table = blues(timeline).play(f"G3>{cards(timeline).index('B1')}")
    assert (table.hand(), table.all.phase) == (cards("B1 B2 B3"), "move")
    assert (table.all.time_stones, table.all.crystals) == (1, (2,))


@pytest.mark.rule("GEG-21.2")
@pytest.mark.parametrize("drawn", ["S13", "S24"])
def test_a_drawn_flare_closes_no_side(drawn: str) -> None:
    assert blues(first=drawn).play("G3>3", "form:B1").legal == ["left", "right"]


@pytest.mark.rule("GEG-21.3")
def test_a_paradox_runs_in_its_order() -> None:
    table = blues(first="X3").lays("B1 X3 B2", of="B1 B2 X3").play("G3>3", "form:B3")
    assert (table.hand(), table.all.drawn, table.all.removed) == (cards("B1 B2"), "X3", ("B3",))
    assert (table.all.crystals, table.all.codex_colour) == ((2,), "purple")
    table.play("right")
    assert table.timeline == cards("X1 B4 G2 G3 B1 X3 B2 R3 R1")
    assert table.hand() == cards("P1 P4 X4")
    assert (table.all.crystals, table.all.supply, table.all.codex_colour) == ((3,), 4, "red")
    told = ["ParadoxFormed", "CardRemoved", "CardDrawn", "RelicsExchanged", "CrystalGained", "CodexTurned"]
    assert table.kinds("A") == ["RelicSwapped", *told]


@pytest.mark.rule("GEG-21.3")
def test_a_paradox_reveals_all_three_relics_first() -> None:
    table = blues().play("G3>3", "form:B3")
    formed = [event.cards for event in table.told() if isinstance(event, events.ParadoxFormed)]
    assert formed == [cards("B1 B2 B3")]


@pytest.mark.rule("GEG-21.4")
def test_the_relic_to_remove_is_chosen_before_the_drawn_card_is_seen_and_the_side_after_it() -> None:
    table = blues(first="R4").play("G3>3")
    assert (table.view("A").drawn, table.view("A").pile) == (None, (None,) * 9)
    assert "CardDrawn" not in table.kinds("A")
    table.play("form:B1")
    assert (table.view("A").phase, table.view("A").drawn) == ("side", "R4")
    assert table.told("A")[-1] == events.CardDrawn("R4", 8)


@pytest.mark.rule("GEG-21.5")
def test_the_three_cards_are_laid_in_one_of_six_orders_by_chance_alone() -> None:
    orders = set()
    for outcome in range(6):
        table = blues(first="R4").chance(outcome).play("G3>3", "form:B2", "left")
        assert set(table.timeline[:3]) == {"B1", "B3", "R4"}
        orders.add(table.timeline[:3])
    assert len(orders) == 6
    with pytest.raises(ValueError, match="not below 6"):
        blues().chance(6).play("G3>3", "form:B2", "left")


@pytest.mark.rule("GEG-21.6")
@pytest.mark.parametrize("drawn", ["R4", "X2", "S13"])
@pytest.mark.parametrize(("side", "first"), [("left", 0), ("right", 4)])
def test_the_drawn_card_is_laid_into_the_timeline_whatever_it_is(drawn: str, side: str, first: int) -> None:
    table = blues(first=drawn).chance(3).play("G3>3", "form:B2", side)
    assert drawn in table.timeline[first : first + 3]
    assert drawn not in table.hand()
    assert table.all.drawn is None


@pytest.mark.rule("GEG-21.7", "GEG-22.5")
@pytest.mark.parametrize("stones", [1, 2, 3])
def test_a_paradox_neither_removes_nor_restores_time_stones(stones: int) -> None:
    table = blues(stones=stones).chance(0).play("G3>3", "form:B2", "left")
    assert table.all.time_stones == stones


@pytest.mark.rule("GEG-21.8", "GEG-25.8")
def test_a_paradox_beyond_the_target_brings_no_crystal_but_turns_the_codex() -> None:
    table = blues("X1 B4 X2 B1 X4 P4 S13 X3 S24", crystals=5, shrine="P1 P2 P3 G2 G4").chance(0)
    table.play("G3>3", "form:B2", "return:B2", "left")
    assert (table.all.crystals, table.all.supply, table.all.time_stones) == ((5,), 2, 2)
    assert table.all.codex_colour == "red"
    assert "CrystalGained" not in table.kinds("A")


@pytest.mark.rule("GEG-21.9", "GEG-22.1")
def test_a_declined_paradox_costs_a_time_stone() -> None:
    table = blues(stones=2).play("G3>3", "decline")
    assert (table.hand(), table.timeline) == (cards("B1 B2 B3"), cards("X1 B4 G2 G3 X4 P4 P1 R3 R1"))
    assert (table.all.time_stones, table.all.crystals, table.all.codex_colour) == (1, (2,), "purple")
    assert (table.all.phase, table.all.turn, len(table.all.pile)) == ("move", 1, 9)


@pytest.mark.rule("GEG-21.9", "GEG-22.2")
def test_declining_with_the_last_time_stone_draws_a_card() -> None:
    table = blues(stones=1, first="R4").play("G3>3", "decline")
    assert (table.all.phase, table.all.drawn, table.all.time_stones) == ("replace", "R4", 0)


# Time stones.


@pytest.mark.rule("GEG-22.1", "GEG-22.3")
def test_a_move_without_a_paradox_returns_a_time_stone_to_the_supply() -> None:
    table = blues(stones=3).play("B2>6")
    assert (table.all.time_stones, table.all.supply) == (2, 5)
    assert (table.all.codex_colour, table.all.turn, table.all.phase) == ("purple", 1, "move")


@pytest.mark.rule("GEG-22.2", "GEG-22.3")
@pytest.mark.parametrize(("difficulty", "full"), [("easy", 4), ("normal", 3), ("hard", 3)])
def test_after_the_last_time_stone_and_a_replacement_all_are_put_back(difficulty: str, full: int) -> None:
    table = blues(stones=1, difficulty=difficulty, first="R4").play("B2>6")
    assert (table.all.phase, table.all.time_stones, table.all.supply) == ("replace", 0, 7)
    table.play("replace:1")  # B4
    assert (table.all.time_stones, table.all.supply) == (full, 7 - full)
    assert (table.all.codex_colour, table.all.turn) == ("purple", 1)
    assert table.kinds("A") == [
        "RelicSwapped",
        "StoneRemoved",
        "CardDrawn",
        "CardReplaced",
        "CardRemoved",
        "StonesRestored",
    ]


@pytest.mark.rule("GEG-22.3", "GEG-24.1")
@MODES
def test_the_codex_colour_changes_by_a_paradox_only(mode: str) -> None:
    cycle = ["green", "purple", "red", "blue"]
    for seed in range(40):
        for turn in turns(walk(mode, "normal", seed, eager)):
            steps = cycle.index(turn.after.codex_colour) - cycle.index(turn.before.codex_colour)
            assert steps % 4 == turn.count(events.ParadoxFormed)


# Sitting out.


@pytest.mark.rule("GEG-24.1", "GEG-24.2", "GEG-24.3")
@pytest.mark.parametrize("stones", [1, 2, 3])
def test_sitting_out_replaces_a_card_and_ends_the_turn_without_a_time_stone(stones: int) -> None:
    table = blues(stones=stones, first="R4")
    before = table.all
    table.play("sit-out")
    assert (table.all.phase, table.all.drawn) == ("replace", "R4")
    table.play("replace:8")  # R1
    assert table.timeline == (*before.timeline[:8], "R4")
    assert (table.hand(), table.all.wands, table.all.codex_colour) == (before.hands[0], (7,), "purple")
    assert (table.all.time_stones, table.all.crystals, table.all.supply) == (stones, (2,), before.supply)
    assert (table.all.phase, table.all.turn, len(table.all.pile)) == ("move", 1, 8)


@pytest.mark.rule("GEG-24.1", "GEG-10.5")
def test_sitting_out_with_a_matching_hand_forms_no_paradox() -> None:
    table = blues(first="R4").play("G3>3", "decline", "sit-out", "replace:8")
    assert table.hand() == cards("B1 B2 B3")
    assert (table.all.phase, table.all.crystals) == ("move", (2,))


@pytest.mark.rule("GEG-24.5", "GEG-26.2")
def test_sitting_out_with_the_last_card_of_the_pile_loses_at_once() -> None:
    removed = "X2 X3 G4 P2 P3 R2 S13 S24"
    table = solo(
        "X1 B4 G2 B1 X4 P4 P1 R3 R1", "B2 B3 G3", codex="purple", wand=7, codex_card="G1", pile="R4", removed=removed
    )
    assert "sit-out" in table.legal
    table.play("sit-out", "replace:8")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason) == ((), "pile")


@pytest.mark.rule("GEG-24.6")
@pytest.mark.parametrize("shrine", [None, "G4 P2 P3 R2"])
def test_a_turn_that_begins_with_an_empty_pile_is_lost(shrine: str | None) -> None:
    removed = rest("X1 B4 G2 B1 X4 P4 P1 R3 R1", "B2 B3 G3 G1", shrine or "")
    table = solo(
        "X1 B4 G2 B1 X4 P4 P1 R3 R1",
        "B2 B3 G3",
        codex="purple",
        wand=7,
        codex_card="G1",
        removed=removed,
        shrine=shrine,
    )
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason) == ((), "pile")
    assert (table.legal, table.all.turn) == ([], 0)


@pytest.mark.rule("GEG-24.6")
def test_an_empty_pile_loses_when_the_first_turn_should_begin() -> None:
    removed = rest("X1 B4 G2 B1 X4 P4 P1 R3 R1", "B2 B3 G3 G1")
    table = solo(
        "X1 B4 G2 B1 X4 P4 P1 R3 R1",
        "B2 B3 G3",
        codex="blue",
        wand=None,
        phase="place",
        codex_card="G1",
        removed=removed,
    )
    table.play("@1")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason) == ((), "pile")
