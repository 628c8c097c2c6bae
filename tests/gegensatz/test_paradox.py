"""Forming a paradox, replacing its relics, and the change of the codex colour (GEG-10, GEG-11, GEG-15)."""

from collections.abc import Callable, Iterator
from itertools import combinations, pairwise, permutations

import pytest

from manawell.games.gegensatz.components.tables import CARDS, COLOURS
from manawell.games.gegensatz.events import CodexTurned, CrystalGained, ParadoxFormed, RelicsExchanged, RelicSwapped
from manawell.games.gegensatz.rules.paradox import is_paradox
from manawell.kernel.event import Event
from tests.gegensatz.table import SEAT, Table, cards, duel, solo
from tests.gegensatz.test_setup import LETTERS, RELIC_NAMES, SYMBOL, random_game

CYCLE = ["green", "purple", "red", "blue"]
EIGHT = cards("B1 R2 P3 B4 R1 P2 R3 B2")
"""What lies beside G4 in the timelines of `standing`."""


def standing(seat: str, wand: int, other: int | None = None) -> Table:
    """The seat, in front of three green relics: it has just laid P1 at its wand and taken G4; the codex is red."""
    row = " ".join([*EIGHT[:wand], "G4", *EIGHT[wand:]])
    facing = (wand + 1) % 9 if other is None else other
    if seat == "A":
        wands, hands = (8 if wand < 8 else 7, facing), ("P1 G2 G3", "G1 P4 R4")
    else:
        wands, hands = (facing, 0 if wand > 0 else 1), ("G1 P4 R4", "P1 G2 G3")
    table = duel(row, *hands, codex="red", wands=wands, crystals=(1, 1), to_move=seat)
    return table.play(f"P1>{wand}")


def choices(seat: str, wand: int) -> Iterator[tuple[str, list[int]]]:
    """Each side that the rules give to a seat at this position, with its indices from the wand outwards (GEG-2.4)."""
    d = {"A": +1, "B": -1}[seat]
    for side, towards in (("left", -d), ("right", d)):
        indices = [wand + towards * step for step in (1, 2, 3)]
        if all(0 <= index <= 8 for index in indices):
            yield side, indices


everywhere = pytest.mark.parametrize(("seat", "wand"), [(seat, wand) for seat in "AB" for wand in range(9)])


# 10. Paradox.


@pytest.mark.rule("GEG-10.1")
def test_after_the_swap_a_paradox_may_be_formed_or_declined() -> None:
    table = standing("A", 4)
    assert (table.all.phase, table.all.actor) == ("paradox", 0)
    assert table.legal == ["decline", "left", "right"]
    assert table.play("decline").all.crystals == (1, 1)
    assert standing("A", 4).chance(0).play("left").all.crystals == (2, 1)


@pytest.mark.rule("GEG-10.2", "GEG-10.3")
def test_forty_eight_hands_match_and_twenty_avoid_the_codex_colour() -> None:
    matching = dict.fromkeys(("colour", "number", "symbol"), 0)
    free = dict.fromkeys(CYCLE, 0)
    for hand in combinations(RELIC_NAMES, 3):
        shown = {"colour": {c[0] for c in hand}, "number": {c[1] for c in hand}, "symbol": {SYMBOL[c] for c in hand}}
        for kind, values in shown.items():
            matching[kind] += len(values) == 1
        for codex in CYCLE:
            fits = any(len(values) == 1 for values in shown.values())
            expected = fits and codex not in {LETTERS[letter] for letter in shown["colour"]}
            assert is_paradox([CARDS.index(card) for card in hand], COLOURS.index(codex)) == expected
            free[codex] += expected
    assert matching == {"colour": 16, "number": 16, "symbol": 16}
    assert set(free.values()) == {20}


@pytest.mark.rule("GEG-10.2", "GEG-10.3")
@pytest.mark.parametrize(
    ("hand", "taken", "allowed"),
    [
        ("P1 B2 B3", "B4", "green purple red"),  # blue
        ("P1 R2 B2", "G2", "purple"),  # number 2
        ("P2 P1 R3", "B2", "green"),  # rings
        ("P1 R2 B2", "G3", ""),  # nothing in common
    ],
)
def test_three_that_match_form_a_paradox_unless_one_has_the_codex_colour(hand: str, taken: str, allowed: str) -> None:
    """The first relic of the hand is played to the future; only the three held afterwards count."""
    played = hand[:2]
    rest = [card for card in RELIC_NAMES if card not in cards(f"{hand} {taken}")]
    target = int(played[1])
    row = " ".join([*rest[:target], taken, *rest[target:8]])
    for codex in CYCLE:
        table = duel(row, hand, " ".join(rest[8:11]), codex=codex, wands=(0, 8)).play(f"{played}>{target}")
        assert (table.all.phase == "paradox") == (codex in allowed.split())


@pytest.mark.rule("GEG-10.3")
def test_the_codex_colour_before_the_change_counts() -> None:
    """With the codex on red, green relics are free, though the change leads to blue and on to green."""
    table = standing("A", 4)
    assert (table.all.codex_colour, table.legal) == ("red", ["decline", "left", "right"])
    blue = duel("P2 P3 P4 R1 B1 G1 G2 G3 R2", "P1 B2 B3", "G4 R3 R4", codex="red", wands=(3, 8)).play("P1>4")
    assert blue.legal == ["decline", "left", "right"]
    assert blue.chance(0).play("left").all.codex_colour == "blue"


@pytest.mark.rule("GEG-10.4")
def test_a_second_match_in_the_same_turn_forms_no_paradox() -> None:
    """P2 P3 P4 lie to the right of A and none of them is blue, the new codex colour."""
    row = "B1 R2 R1 R3 G4 P2 P3 P4 B4"
    table = duel(row, "P1 G2 G3", "G1 R4 B2", codex="red", wands=(8, 0)).chance(0).play("P1>4", "right")
    assert (table.hand("A"), table.all.codex_colour) == (cards("P2 P3 P4"), "blue")
    assert is_paradox([CARDS.index(card) for card in cards("P2 P3 P4")], COLOURS.index("blue"))
    assert (table.all.phase, table.all.actor, table.all.crystals) == ("move", 1, (1, 0))


@pytest.mark.rule("GEG-10.5")
def test_a_match_held_at_the_start_of_a_turn_must_survive_the_swap() -> None:
    table = duel("G1 B1 R2 P3 B4 R1 P2 R3 B2", "G2 G3 G4", "P1 P4 R4", codex="red", wands=(4, 0))
    assert [table.refusal(word).rule for word in ("left", "decline")] == ["GEG-10.5", "GEG-10.5"]
    assert table.play("G4>8").all.phase == "move"
    other = duel("B1 G1 R2 P3 B4 R1 P2 R3 B2", "G2 G3 G4", "P1 P4 R4", codex="red", wands=(4, 0))
    assert other.play("G4>1").all.phase == "paradox"


@pytest.mark.rule("GEG-10.6", "GEG-15.4")
def test_reveal_crystal_codex_and_exchange_follow_in_this_order() -> None:
    table = standing("A", 4).lays("G3 G2 G4", of="G2 G3 G4").play("left")
    assert table.told() == [
        RelicSwapped(seat=0, card="P1", taken="G4", origin=8, position=4, direction="past"),
        ParadoxFormed(seat=0, cards=cards("G2 G3 G4")),
        CrystalGained(seat=0, crystals=2),
        CodexTurned(colour="blue"),
        RelicsExchanged(seat=0, side="left", position=1, cards=cards("G3 G2 G4"), taken_cards=cards("R2 P3 B4")),
    ]
    assert (table.all.crystals, table.all.supply) == ((2, 1), 6)


@pytest.mark.rule("GEG-10.7")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_declining_reveals_nothing_and_changes_nothing(seat: str) -> None:
    table = standing(seat, 4)
    before = table.all
    table.play("decline")
    after, other = table.all, "AB"[1 - SEAT[seat]]
    assert (after.timeline, after.hands, after.crystals) == (before.timeline, before.hands, before.crystals)
    assert (after.codex_colour, after.wands, after.supply) == ("red", before.wands, 7)
    assert table.view(other).hands[SEAT[seat]] == ("G4", None, None)
    assert table.kinds(other) == ["RelicSwapped"]
    assert after.actor == SEAT[other]


@pytest.mark.rule("GEG-10.8")
def test_forming_and_choosing_the_side_are_one_decision() -> None:
    table = standing("B", 4)
    assert table.legal == ["decline", "left", "right"]
    assert table.refusal("form:G2").rule == "GEG-10.8"
    assert table.chance(0).play("right").all.phase == "move"


# 11. Replacing the three relics.


@pytest.mark.rule("GEG-2.4", "GEG-11.1", "GEG-11.8", "GEG-11.9")
@everywhere
def test_three_relics_of_a_side_and_the_paradox_change_places(seat: str, wand: int) -> None:
    me, other = SEAT[seat], "AB"[1 - SEAT[seat]]
    for side, indices in choices(seat, wand):
        table = standing(seat, wand).lays("G4 G2 G3", of="G2 G3 G4")
        before = table.all
        table.play(side)
        row = list(before.timeline)
        for index, card in zip(sorted(indices), ("G4", "G2", "G3"), strict=True):
            row[index] = card
        assert table.timeline == tuple(row)
        assert set(table.hand(seat)) == {before.timeline[index] for index in indices}
        assert table.all.wands == before.wands
        assert set(table.view(other).hands[me]) == set(table.hand(seat))


@pytest.mark.rule("GEG-11.2", "GEG-11.3", "GEG-11.4")
@everywhere
def test_a_side_is_available_if_its_three_positions_exist(seat: str, wand: int) -> None:
    both, one = ["decline", "left", "right"], {"A": ("right", "left"), "B": ("left", "right")}[seat]
    expected = both if wand in (3, 4, 5) else ["decline", one[wand > 5]]
    table = standing(seat, wand)
    assert table.legal == expected
    for missing in set(both) - set(expected):
        assert table.refusal(missing).rule == "GEG-11.2"


@pytest.mark.rule("GEG-11.5")
@pytest.mark.parametrize("facing", [5, 6, 7])
def test_the_relic_at_the_own_wand_stays_and_one_at_the_opponents_may_go(facing: int) -> None:
    table = standing("A", 4, other=facing)
    taken = table.timeline[facing]
    table.chance(0).play("right")
    assert table.timeline[4] == "P1"
    assert taken in table.hand("A")
    assert table.all.wands == (4, facing)


@pytest.mark.rule("GEG-11.6")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_six_orders_of_laying_are_equally_likely(seat: str) -> None:
    laid = [standing(seat, 4).chance(outcome).play("left") for outcome in range(6)]
    lowest = {"A": 1, "B": 5}[seat]
    orders = [table.timeline[lowest : lowest + 3] for table in laid]
    assert sorted(orders) == sorted(permutations(("G2", "G3", "G4")))
    with pytest.raises(ValueError, match="not below 6"):
        standing(seat, 4).chance(6).play("left")


@pytest.mark.rule("GEG-11.7")
def test_the_order_is_unknown_when_the_side_is_chosen() -> None:
    first, second = standing("A", 4).chance(0), standing("A", 4).chance(5)
    assert first.view("A") == second.view("A")
    assert first.play("left").timeline != second.play("left").timeline
    row = "G4 R4 P4 G3 R1 P3 R3 B4 G2"
    undecided = duel(row, "B1 B3 G1", "P1 P2 R2", codex="purple", wands=(1, 6)).chance().play("B3>4")
    assert undecided.all.phase == "paradox"


@pytest.mark.rule("GEG-11.8")
def test_no_relic_of_the_paradox_is_taken_back() -> None:
    for seed in range(8):
        formed = [event for event in whole_game(seed) if isinstance(event, (ParadoxFormed, RelicsExchanged))]
        for paradox, exchange in zip(formed[::2], formed[1::2], strict=False):
            assert isinstance(exchange, RelicsExchanged)
            assert set(paradox.cards) == set(exchange.cards)
            assert set(exchange.taken_cards).isdisjoint(paradox.cards)


def whole_game(seed: int) -> list[Event]:
    """The public story of a random game."""
    *_, table = random_game(seed)
    return table.told()


@pytest.mark.rule("GEG-11.10")
@pytest.mark.parametrize(("seat", "first"), [("A", 1), ("B", 5)])
def test_the_record_of_the_shuffle_goes_by_ascending_index(seat: str, first: int) -> None:
    table = standing(seat, 4)
    taken = table.timeline[first : first + 3]
    table.lays("G4 G2 G3", of="G2 G3 G4").play("left")
    assert table.timeline[first : first + 3] == cards("G4 G2 G3")
    assert table.told()[-1] == RelicsExchanged(SEAT[seat], "left", first, cards("G4 G2 G3"), taken)


# 15. Change of the codex colour.


@pytest.mark.rule("GEG-15.1")
@pytest.mark.parametrize(("old", "new"), list(pairwise([*CYCLE, "green"])))
def test_the_codex_goes_round_one_step_at_a_time(old: str, new: str) -> None:
    """A holds G3 P3 B4 and beats G1 P1 R2 with every codex colour."""
    row = "G2 G4 P2 P4 B4 R3 R4 B1 B2"
    table = duel(row, "R1 G3 P3", "G1 P1 R2", codex=old, wands=(3, 4), crystals=(1, 1)).play("R1>4")
    assert table.all.crystals == (2, 0)
    assert table.all.codex_colour == new


@pytest.mark.rule("GEG-15.1", "GEG-15.2")
def test_the_colour_changes_with_every_crystal_received_and_at_no_other_time() -> None:
    changes = 0
    for seed in range(8):
        history = [(table.all.codex_colour, sum(table.all.crystals)) for table in random_game(seed)]
        story = whole_game(seed)
        kinds = [type(event).__name__ for event in story]
        for this, following in pairwise(kinds):
            received = this in ("CrystalGained", "CrystalStolen")
            assert (following in ("CodexTurned", "GameWon")) == received
        turned = [event.colour for event in story if isinstance(event, CodexTurned)]
        first = CYCLE.index(history[0][0])
        assert turned == [CYCLE[(first + step) % 4] for step in range(1, len(turned) + 1)]
        assert history[-1][0] == ([CYCLE[first]] + turned)[-1]
        changes += len(turned)
    assert changes > 50


@pytest.mark.rule("GEG-15.2")
def test_paradox_and_duel_in_one_turn_turn_the_codex_twice() -> None:
    table = duel("B3 R1 R3 R4 G2 P3 B2 G4 R2", "G1 G3 P4", "B1 B4 P2", codex="red", wands=(0, 4), crystals=(1, 2))
    table.chance(0).play("P4>4", "left")
    turned = [event.colour for event in table.told() if isinstance(event, CodexTurned)]
    assert turned == ["blue", "green"]


def placement() -> Table:
    row = "R3 B1 P4 R1 G2 B3 P3 G1 R4"
    return duel(row, "R2 B4 P1", "G4 G3 P2", codex="red", phase="place").play("@0", "@8")


def plain_move() -> Table:
    return duel("R3 B1 P4 R1 G2 B3 P3 G1 R4", "R2 B4 P1", "G4 G3 P2", codex="red", wands=(4, 4)).play("R2>6")


def declined_paradox() -> Table:
    return standing("A", 4).play("decline")


def duel_against_a_loser_without_crystals() -> Table:
    row, a, b = "P1 B2 G2 G3 G4 R2 B1 B3 R4", "G1 P2 R1", "B4 P4 R3"
    return duel(row, a, b, codex="red", wands=(3, 4), crystals=(0, 3)).play("G1>4")


def drawn_duel() -> Table:
    row, a, b = "G2 P4 G1 R1 G3 P2 R4 R3 B2", "G4 P1 R2", "B1 B3 B4"
    table = duel(row, a, b, codex="red", wands=(3, 6), crystals=(2, 1), to_move="B")
    return table.reveals("P1", "B1", of=("G4 P1 R2", "B1 B4 R1")).play("B3>3")


def time_stone_removed() -> Table:
    row, pile, gone = "G4 G1 S13 R4 P4 S24 B1 X4 R2", "X1 B2 G3 P2", "B3 X3 X2 R3 R1"
    return solo(row, "B4 P1 P3", codex="red", wand=0, codex_card="G2", pile=pile, removed=gone).play("B4>4")


def time_stones_restored() -> Table:
    row, pile, gone = "S13 P3 X1 R3 R4 X4 P4 G1 G3", "P1 B1 S24 R1 X2 X3", "P2 B3 G4"
    table = solo(row, "B4 G2 R2", codex="red", wand=7, codex_card="B2", pile=pile, removed=gone, stones=1)
    return table.play("B4>1", "replace:0")


def sat_out() -> Table:
    row, pile = "G2 P2 X3 G1 B3 P4 R3 B4 R4", "X2 X1 R1 P3 S24 S13 X4 G3"
    table = solo(row, "B1 G4 R2", codex="red", wand=5, codex_card="P1", pile=pile, removed="B2")
    return table.play("sit-out", "replace:6")


@pytest.mark.rule("GEG-15.3")
@pytest.mark.parametrize(
    ("story", "happened"),
    [
        (placement, "WandPlaced"),
        (plain_move, "RelicSwapped"),
        (declined_paradox, "ParadoxDeclined"),
        (duel_against_a_loser_without_crystals, "DuelUnrewarded"),
        (drawn_duel, "DuelDrawn"),
        (time_stone_removed, "StoneRemoved"),
        (time_stones_restored, "StonesRestored"),
        (sat_out, "CardReplaced"),
    ],
)
def test_the_codex_stays_where_nobody_receives_a_crystal(story: Callable[[], Table], happened: str) -> None:
    table = story()
    told = table.kinds("A") + table.kinds("B")
    assert happened in told
    assert "CodexTurned" not in told
    assert table.all.codex_colour == "red"


@pytest.mark.rule("GEG-15.4")
def test_the_codex_turns_before_the_turn_passes_and_last_in_a_solo_paradox() -> None:
    row, a, b = "B1 B4 G3 R1 R2 P2 B3 G2 P1", "B2 R3 R4", "G4 P3 P4"
    table = duel(row, a, b, codex="purple", wands=(5, 7), crystals=(2, 3)).play("B2>7")
    assert table.kinds()[-2:] == ["CrystalStolen", "CodexTurned"]
    row, pile = "X1 B4 G2 B1 X4 P4 P1 R3 R1", "S24 R4 S13 X2 R2 P2 X3"
    alone = solo(row, "B2 B3 G3", codex="purple", wand=7, codex_card="G1", pile=pile, crystals=2, removed="P3 G4")
    alone.chance(0).play("G3>3", "form:B2", "left")
    assert alone.kinds("A")[-3:] == ["RelicsExchanged", "CrystalGained", "CodexTurned"]
