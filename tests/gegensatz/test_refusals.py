"""Moves that are refused: by which rule, for which reason, and what would be legal instead."""

from collections.abc import Callable
from typing import Any

import pytest

from manawell.games.gegensatz import GAME
from manawell.kernel.faults import Illegal, Unreadable
from tests.gegensatz.table import Table, cards, duel, solo

ROW = "G3 B1 P4 R1 G2 B3 P3 G1 R4"
"""The timeline of GEG-EX-01; A holds P1 R2 B4, B holds G4 P2 R3."""

Values = dict[str, Any]


def placing(to_move: str = "A") -> Table:
    wands = (None, None) if to_move == "A" else (4, None)
    return duel(ROW, "R2 B4 P1", "G4 R3 P2", codex="green", phase="place", wands=wands, to_move=to_move)


def moving(to_move: str = "A", wands: tuple[int, int] = (4, 4)) -> Table:
    return duel(ROW, "R2 B4 P1", "G4 R3 P2", codex="green", wands=wands, to_move=to_move)


def deciding() -> Table:
    """B has moved to 1 and holds three skulls; only the left side exists (GEG-EX-08)."""
    row = "G4 G3 P2 G1 B4 R3 P1 P4 B3"
    table = duel(row, "G2 P3 R1", "B1 R2 R4", codex="purple", wands=(6, 5), crystals=(0, 3), to_move="B")
    return table.play("R4>1")


def at_a_flare() -> Table:
    """GEG-EX-19: wand at 4, a solar flare at 5."""
    pile = "P4 R1 R2 B1 B3 B4 X3 X4 S24"
    return solo("G1 G2 P2 R4 R3 S13 G4 X1 X2", "B2 G3 P1", codex="red", wand=4, codex_card="P3", pile=pile)


def solo_placing() -> Table:
    pile = "X3 B1 S24 G2 X1 X4 P3 S13 X2"
    row = "R1 G4 B3 P2 R2 G1 B4 P1 R4"
    return solo(row, "B2 R3 P4", codex="red", wand=None, phase="place", codex_card="G3", pile=pile)


def forming(row: str = "X1 B4 S13 B1 X4 P4 P1 R3 R1") -> Table:
    """Three blue relics after the move; which sides are free depends on the row."""
    rest = "G1 G2 G4 P2 P3 R2 R3 R1 R4 X1 X2 X3 X4 S13 S24 P1 P4 B4"
    pile = " ".join(card for card in cards(rest) if card not in cards(row) and card != "G1")
    table = solo(row, "B2 B3 G3", codex="purple", wand=7, codex_card="G1", pile=pile)
    return table.play(f"G3>{cards(row).index('B1')}")


def replacing() -> Table:
    """X4 is drawn; it matches at 0, 4 and 8 (GEG-EX-20)."""
    row = "R2 P1 R3 B2 S24 X3 B3 P3 B4"
    pile, removed = "X4 P2 R1 S13 X2", "G3 X1 B1 G1"
    table = solo(row, "G4 P4 R4", codex="blue", wand=0, codex_card="G2", pile=pile, removed=removed)
    return table.play("sit-out")


def overflowing() -> Table:
    """Six relics lie in the shrine (GEG-EX-25)."""
    row, shrine = "X1 R4 P1 X4 P3 B2 X3 X2 G1", "B3 B4 G3 R1 G4"
    table = solo(
        row, "P2 P4 R3", codex="green", wand=5, codex_card="G2", pile="S24 R2 B1", removed="S13", shrine=shrine
    )
    return table.play("R3>2", "form:P2")


def check(table: Table, attempt: str, rule: str, reason: str, values: Values, nearest: str) -> None:
    """The refusal of an attempt by the seat to move, complete; it leaves everything as it was."""
    told = len(table.journal.entries)
    refusal = table.refusal(attempt)
    assert (refusal.rule, refusal.reason) == (rule, f"refusal-{reason}")
    assert refusal.values == values
    assert refusal.nearest == cards(nearest)
    assert set(refusal.nearest) <= set(table.legal)
    assert len(table.journal.entries) == told


# The two-player game.


@pytest.mark.rule("GEG-5.2", "GEG-2.1", "GEG-3.5", "GEG-30.6")
@pytest.mark.parametrize(
    ("attempt", "rule", "reason", "values"),
    [
        ("@1", "GEG-5.2", "not-codex-colour", {"position": 1, "card": "B1", "colour": "green"}),
        ("@8", "GEG-5.2", "not-codex-colour", {"position": 8, "card": "R4", "colour": "green"}),
        ("@9", "GEG-2.1", "no-position", {"position": 9}),
        ("@99", "GEG-2.1", "no-position", {"position": 99}),
        ("P1>5", "GEG-3.5", "other-decision", {"phase": "place"}),
        ("decline", "GEG-10.1", "other-decision", {"phase": "place"}),
        ("right", "GEG-10.1", "other-decision", {"phase": "place"}),
        ("sit-out", "GEG-6.2", "no-passing", {}),
        ("form:P1", "GEG-10.8", "duel-takes-side", {}),
        ("replace:0", "GEG-1.7", "solo-only", {}),
        ("return:P1", "GEG-25.1", "shrine-only", {}),
    ],
)
def test_placing_a_wand_in_the_duel(attempt: str, rule: str, reason: str, values: Values) -> None:
    near = "@0 @4 @7"  # all three legal placements
    check(placing(), attempt, rule, reason, values, near)
    check(placing("B"), attempt, rule, reason, values, near)


@pytest.mark.rule("GEG-2.1", "GEG-6.2", "GEG-7.1", "GEG-8.1", "GEG-8.4", "GEG-10.5", "GEG-30.6")
@pytest.mark.parametrize(
    ("attempt", "rule", "reason", "values", "nearest"),
    [
        ("G4>5", "GEG-6.2", "not-in-hand", {"card": "G4", "cards": ("P1", "R2", "B4")}, "P1>5 P1>2 R2>0"),
        ("X1>5", "GEG-6.2", "not-in-hand", {"card": "X1", "cards": ("P1", "R2", "B4")}, "P1>5 P1>2 R2>0"),
        ("B4>9", "GEG-2.1", "no-position", {"position": 9}, "B4>1 B4>3 B4>8"),
        ("B4>4", "GEG-8.4", "own-position", {"position": 4}, "B4>1 B4>3 B4>8"),
        ("P1>1", "GEG-8.1", "no-match", {"card": "P1", "taken": "B1", "position": 1}, "P1>2 P1>5 R2>1"),
        (
            "R2>8", "GEG-7.1", "wrong-distance", {"card": "R2", "steps": 2, "position": 8, "reached": 6},
            "R2>0 R2>1 R2>2",
        ),
        ("sit-out", "GEG-6.2", "no-passing", {}, "P1>2 P1>5 R2>0"),
        ("decline", "GEG-10.5", "move-first", {}, "P1>2 P1>5 R2>0"),
        ("left", "GEG-10.5", "move-first", {}, "P1>2 P1>5 R2>0"),
        ("@8", "GEG-5.1", "other-decision", {"phase": "move"}, "B4>8 P1>2 P1>5"),
        ("form:B4", "GEG-10.8", "duel-takes-side", {}, "B4>1 B4>3 B4>8"),
        ("replace:8", "GEG-1.7", "solo-only", {}, "B4>8 P1>2 P1>5"),
        ("return:B4", "GEG-25.1", "shrine-only", {}, "B4>1 B4>3 B4>8"),
    ],
)  # fmt: skip
def test_moving_in_the_duel(attempt: str, rule: str, reason: str, values: Values, nearest: str) -> None:
    check(moving(), attempt, rule, reason, values, nearest)


@pytest.mark.rule("GEG-7.3")
def test_a_relic_that_carries_beyond_the_row() -> None:
    check(moving("A", (6, 4)), "B4>7", "GEG-7.3", "beyond-row", {"card": "B4", "steps": 4}, "P1>7 B4>1 B4>3")


@pytest.mark.rule("GEG-2.3", "GEG-7.1", "GEG-7.3", "GEG-8.1")
def test_the_future_of_b_lies_at_lower_indices() -> None:
    steps = {"card": "R3", "steps": 3}
    table = moving("B", (6, 4))
    check(table, "R3>2", "GEG-7.1", "wrong-distance", {**steps, "position": 2, "reached": 1}, "P2>2 R3>1 R3>8")
    no_match = {"card": "R3", "taken": "B3", "position": 5}
    check(table, "R3>5", "GEG-8.1", "no-match", no_match, "P2>5 R3>1 R3>8")
    check(moving("B", (6, 2)), "R3>1", "GEG-7.3", "beyond-row", steps, "R3>3 R3>8 G4>4")


@pytest.mark.rule("GEG-11.2", "GEG-10.8", "GEG-6.1")
@pytest.mark.parametrize(
    ("attempt", "rule", "reason", "values", "nearest"),
    [
        ("right", "GEG-11.2", "side-missing", {"side": "right"}, "left decline"),
        ("B1>2", "GEG-6.1", "other-decision", {"phase": "paradox"}, "decline left"),
        ("@0", "GEG-5.1", "other-decision", {"phase": "paradox"}, "decline left"),
        ("form:B1", "GEG-10.8", "duel-takes-side", {}, "decline left"),
        ("sit-out", "GEG-6.2", "no-passing", {}, "decline left"),
    ],
)
def test_the_paradox_decision_in_the_duel(attempt: str, rule: str, reason: str, values: Values, nearest: str) -> None:
    check(deciding(), attempt, rule, reason, values, nearest)


# The solo game.


@pytest.mark.rule("GEG-5.2", "GEG-2.1")
@pytest.mark.parametrize(
    ("attempt", "rule", "reason", "values"),
    [
        ("@1", "GEG-5.2", "not-codex-colour", {"position": 1, "card": "G4", "colour": "red"}),
        ("@10", "GEG-2.1", "no-position", {"position": 10}),
        ("sit-out", "GEG-24.1", "other-decision", {"phase": "place"}),
        ("replace:4", "GEG-23.1", "other-decision", {"phase": "place"}),
        ("form:B2", "GEG-10.1", "other-decision", {"phase": "place"}),
        ("return:B2", "GEG-25.1", "shrine-only", {}),
    ],
)
def test_placing_the_wand_in_the_solo_game(attempt: str, rule: str, reason: str, values: Values) -> None:
    check(solo_placing(), attempt, rule, reason, values, "@4 @0 @8" if attempt == "replace:4" else "@0 @4 @8")


@pytest.mark.rule("GEG-19.1", "GEG-20.2", "GEG-7.1", "GEG-8.1", "GEG-8.4", "GEG-10.5")
@pytest.mark.parametrize(
    ("attempt", "rule", "reason", "values", "nearest"),
    [
        ("P1>5", "GEG-19.1", "flare", {"position": 5, "taken": "S13"}, "P1>2 G3>0 G3>1"),
        ("G3>5", "GEG-19.1", "flare", {"position": 5, "taken": "S13"}, "G3>0 G3>1 G3>7"),
        ("P1>3", "GEG-8.1", "no-match", {"card": "P1", "taken": "R4", "position": 3}, "P1>2 G3>0 G3>1"),
        (
            "B2>8", "GEG-7.1", "wrong-distance", {"card": "B2", "steps": 2, "position": 8, "reached": 6},
            "B2>6 G3>0 G3>1",
        ),
        ("P1>4", "GEG-8.4", "own-position", {"position": 4}, "P1>2 G3>0 G3>1"),
        ("S13>4", "GEG-6.2", "not-in-hand", {"card": "S13", "cards": ("G3", "P1", "B2")}, "G3>0 G3>1 G3>7"),
        ("decline", "GEG-10.5", "move-first", {}, "G3>0 G3>1 G3>7"),
        ("form:B2", "GEG-10.5", "move-first", {}, "B2>6 G3>0 G3>1"),
        ("right", "GEG-10.5", "move-first", {}, "G3>0 G3>1 G3>7"),
        ("replace:7", "GEG-23.1", "other-decision", {"phase": "move"}, "G3>7 G3>0 G3>1"),
        ("@2", "GEG-5.1", "other-decision", {"phase": "move"}, "P1>2 G3>0 G3>1"),
        ("return:B2", "GEG-25.1", "shrine-only", {}, "B2>6 G3>0 G3>1"),
    ],
)  # fmt: skip
def test_moving_in_the_solo_game(attempt: str, rule: str, reason: str, values: Values, nearest: str) -> None:
    check(at_a_flare(), attempt, rule, reason, values, nearest)


@pytest.mark.rule("GEG-20.2")
@pytest.mark.parametrize(
    ("attempt", "card", "taken"), [("P1>0", "P1", "X1"), ("X3>1", "X3", "G2"), ("X3>0", "X3", "X1")]
)
def test_an_extinguished_relic_that_shares_no_symbol(attempt: str, card: str, taken: str) -> None:
    row, pile = "X1 G2 P2 R4 R3 S13 G4 B4 X2", "P4 R1 R2 B1 B3 G1 G3 X4 S24"
    table = solo(row, "B2 X3 P1", codex="red", wand=4, codex_card="P3", pile=pile)
    refusal = table.refusal(attempt)
    assert (refusal.rule, refusal.reason) == ("GEG-20.2", "refusal-no-match")
    assert refusal.values == {"card": card, "taken": taken, "position": int(attempt[-1])}
    assert refusal.nearest[0].startswith(card)


@pytest.mark.rule("GEG-21.3", "GEG-18.2")
@pytest.mark.parametrize(
    ("attempt", "rule", "reason", "values", "nearest"),
    [
        ("right", "GEG-21.3", "remove-first", {"cards": ("B1", "B2", "B3")}, "decline form:B1 form:B2"),
        ("form:G3", "GEG-21.3", "not-in-hand", {"card": "G3", "cards": ("B1", "B2", "B3")}, "form:B1 form:B2 form:B3"),
        ("B3>6", "GEG-6.1", "other-decision", {"phase": "paradox"}, "form:B3 decline form:B1"),
        ("sit-out", "GEG-24.1", "other-decision", {"phase": "paradox"}, "decline form:B1 form:B2"),
        ("replace:0", "GEG-23.1", "other-decision", {"phase": "paradox"}, "decline form:B1 form:B2"),
    ],
)
def test_the_paradox_decision_in_the_solo_game(
    attempt: str, rule: str, reason: str, values: Values, nearest: str
) -> None:
    check(forming(), attempt, rule, reason, values, nearest)


@pytest.mark.rule("GEG-19.4", "GEG-21.2")
@pytest.mark.parametrize(
    ("attempt", "rule", "reason", "values"),
    [
        ("left", "GEG-19.4", "side-blocked", {"side": "left"}),
        ("decline", "GEG-10.1", "other-decision", {"phase": "side"}),
        ("form:B2", "GEG-10.1", "other-decision", {"phase": "side"}),
        ("sit-out", "GEG-24.1", "other-decision", {"phase": "side"}),
        ("replace:0", "GEG-23.1", "other-decision", {"phase": "side"}),
        ("B3>6", "GEG-6.1", "other-decision", {"phase": "side"}),
    ],
)
def test_choosing_a_side_in_the_solo_game(attempt: str, rule: str, reason: str, values: Values) -> None:
    check(forming().play("form:B1"), attempt, rule, reason, values, "right")


@pytest.mark.rule("GEG-11.2", "GEG-21.2")
@pytest.mark.parametrize(
    ("row", "side", "other"),
    [("X1 B4 B1 G2 X4 P4 P1 R3 R1", "left", "right"), ("X1 B4 G2 P1 X4 P4 B1 R3 R1", "right", "left")],
)
def test_a_side_that_does_not_exist(row: str, side: str, other: str) -> None:
    check(forming(row).play("form:B2"), side, "GEG-11.2", "side-missing", {"side": side}, other)


@pytest.mark.rule("GEG-23.1", "GEG-23.3", "GEG-2.1")
@pytest.mark.parametrize(
    ("attempt", "rule", "reason", "values", "nearest"),
    [
        ("replace:1", "GEG-23.1", "no-replacement", {"card": "X4", "replaced": "P1"}, "0 4 8"),
        ("replace:5", "GEG-23.1", "no-replacement", {"card": "X4", "replaced": "X3"}, "0 4 8"),
        ("replace:9", "GEG-2.1", "no-position", {"position": 9}, "0 4 8"),
        ("decline", "GEG-10.1", "other-decision", {"phase": "replace"}, "0 4 8"),
        ("sit-out", "GEG-24.1", "other-decision", {"phase": "replace"}, "0 4 8"),
        ("G4>4", "GEG-6.1", "other-decision", {"phase": "replace"}, "4 0 8"),
        ("@8", "GEG-5.1", "other-decision", {"phase": "replace"}, "8 0 4"),
        ("return:R2", "GEG-25.1", "shrine-only", {}, "0 4 8"),
    ],
)
def test_replacing_a_card(attempt: str, rule: str, reason: str, values: Values, nearest: str) -> None:
    check(replacing(), attempt, rule, reason, values, " ".join(f"replace:{index}" for index in nearest.split()))


@pytest.mark.rule("GEG-25.2", "GEG-25.3")
@pytest.mark.parametrize(
    ("attempt", "rule", "reason", "values", "nearest"),
    [
        (
            "return:G1", "GEG-25.2", "not-in-shrine", {"card": "G1", "cards": ("G3", "G4", "P2", "R1", "B3", "B4")},
            "G3 G4 P2",
        ),
        ("right", "GEG-10.1", "other-decision", {"phase": "shrine"}, "G3 G4 P2"),
        ("form:P2", "GEG-10.1", "other-decision", {"phase": "shrine"}, "P2 G3 G4"),
        ("replace:0", "GEG-23.1", "other-decision", {"phase": "shrine"}, "G3 G4 P2"),
        ("sit-out", "GEG-24.1", "other-decision", {"phase": "shrine"}, "G3 G4 P2"),
    ],
)  # fmt: skip
def test_returning_a_relic(attempt: str, rule: str, reason: str, values: Values, nearest: str) -> None:
    check(overflowing(), attempt, rule, reason, values, " ".join(f"return:{card}" for card in nearest.split()))


@pytest.mark.rule("GEG-25.2")
def test_a_relic_cannot_be_returned_from_a_shrine_that_does_not_overflow() -> None:
    table = overflowing().play("return:P2")
    check(table, "return:G3", "GEG-25.2", "other-decision", {"phase": "side"}, "right")


# Whose move it is, and when there are no more moves.


@pytest.mark.rule("GEG-5.1", "GEG-6.1", "GEG-30.6")
@pytest.mark.parametrize(
    ("position", "to_move", "by", "attempt", "rule"),
    [
        (placing, "A", "B", "@0", "GEG-5.1"),
        (placing, "B", "A", "@0", "GEG-5.1"),
        (moving, "A", "B", "P2>2", "GEG-6.1"),
        (moving, "B", "A", "P1>5", "GEG-6.1"),
        (moving, "B", "A", "sit-out", "GEG-6.1"),
    ],
)
def test_the_other_seat_has_to_wait(
    position: Callable[[str], Table], to_move: str, by: str, attempt: str, rule: str
) -> None:
    refusal = position(to_move).refusal(attempt, by=by)
    assert (refusal.rule, refusal.reason) == (rule, "refusal-not-your-turn")
    assert (refusal.values, refusal.nearest) == ({}, ())


@pytest.mark.rule("GEG-27.10", "GEG-6.1")
@pytest.mark.parametrize("attempt", ["G2>8", "decline", "left", "@0", "form:G2", "sit-out"])
def test_a_refusal_does_not_betray_an_open_paradox_decision(attempt: str) -> None:
    row = "G4 G3 P2 G1 B4 R3 P1 P4 B3"
    before = duel(row, "G2 P3 R1", "B1 R2 R4", codex="purple", wands=(6, 5), crystals=(0, 3), to_move="B")
    assert deciding().refusal(attempt, by="A") == before.refusal(attempt, by="A")


@pytest.mark.rule("GEG-6.1", "GEG-5.1")
@pytest.mark.parametrize("seat", [-1, 1, 2])
def test_nobody_else_plays_a_solo_game(seat: int) -> None:
    table = at_a_flare()
    with pytest.raises(Illegal) as caught:
        GAME.read(table.state, seat, "sit-out")
    assert caught.value.refusal.reason == "refusal-not-your-turn"
    assert caught.value.refusal.nearest == ()


def won_by_paradox() -> Table:
    row = "B2 P4 R2 P3 G3 G1 R4 B1 B4"
    table = duel(row, "B3 P1 R3", "G2 G4 P2", codex="red", wands=(5, 4), crystals=(2, 4), to_move="B")
    return table.play("P2>5", "left")


def won_by_duel() -> Table:
    row = "P1 R3 R1 B4 R2 B2 B1 P2 R4"
    return duel(row, "G1 G4 P3", "B3 G3 P4", codex="red", wands=(6, 1), crystals=(1, 4)).play("G4>1")


def drawn_by_limit() -> Table:
    return duel(ROW, "R2 B4 P1", "G4 R3 P2", codex="green", wands=(4, 0), turn=6, turn_limit=7).play("R2>6")


def won_alone() -> Table:
    row, pile, removed = "X1 B4 G2 B1 X4 P4 P1 R3 R1", "S24 R4 S13 X2 R2 P2 X3", "P3 G4"
    table = solo(row, "B2 B3 G3", codex="purple", wand=7, codex_card="G1", pile=pile, crystals=4, removed=removed)
    return table.chance(0).play("G3>3", "form:B2", "left")


def lost_alone() -> Table:
    row, removed = "S13 R1 G4 P4 S24 P3 B4 X3 X2", "B3 G1 R3 X4 R2 G2 P2 B2"
    table = solo(row, "B1 G3 P1", codex="red", wand=1, codex_card="R4", pile="X1", stones=1, removed=removed)
    return table.play("B1>2", "replace:0")


@pytest.mark.rule("GEG-16.1", "GEG-16.4", "GEG-26.1", "GEG-26.2")
@pytest.mark.parametrize("attempt", ["@0", "P1>2", "decline", "right", "sit-out", "form:B2", "replace:0", "return:B3"])
@pytest.mark.parametrize(
    ("ended", "rule"),
    [
        (won_by_paradox, "GEG-16.1"),
        (won_by_duel, "GEG-16.1"),
        (drawn_by_limit, "GEG-16.4"),
        (won_alone, "GEG-26.1"),
        (lost_alone, "GEG-26.2"),
    ],
)
def test_nothing_is_played_after_the_end(ended: Callable[[], Table], rule: str, attempt: str) -> None:
    table = ended()
    for by in ("A", None) if table.all.mode == "solo" else ("A", "B", None):
        refusal = table.refusal(attempt, by=by)
        assert (refusal.rule, refusal.reason) == (rule, "refusal-over")
        assert (refusal.values, refusal.nearest) == ({}, ())


# Texts that are not moves.


@pytest.mark.rule("GEG-30.6")
@pytest.mark.parametrize(
    "text",
    [
        "", " ", "\n", "P3", "P3>", ">6", "P3>-1", "P3>+1", "P3>1.5", "P3>6>7", "P3>100", "P9>1", "P0>1", "Q1>2",
        "P33>1", "S1>2", "X5>1", "@", "@-1", "@100", "@4@4", "4", "40", "form", "form:", "form:2", "form:P9",
        "form:P3>1", "replace:", "replace:-1", "replace:P3", "replace:100", "return:", "return:3", "return:Q1", "pass",
        "sit-out!", "none", "left right", "declined", "\x00", "P3>6\x00", "P3>6;@4", "../../passwd", "{}", "%s", "🗿",
    ],
)  # fmt: skip
def test_a_text_outside_the_notation_is_unreadable(text: str) -> None:
    for table in (placing(), moving(), deciding(), at_a_flare(), replacing(), overflowing(), lost_alone()):
        before = GAME.save(table.state)
        with pytest.raises(Unreadable) as caught:
            GAME.read(table.state, table.state.actor, text)
        assert caught.value.values["attempt"] == text
        assert GAME.save(table.state) == before


@pytest.mark.rule("GEG-30.6")
@pytest.mark.parametrize("text", ["@٤", "@４", "P1>٥", "P1>５", "Ｐ1>5", "P１>5", "@²", "replace:०"])
def test_digits_and_letters_of_other_scripts_are_unreadable(text: str) -> None:
    for table in (placing(), moving(), replacing()):
        with pytest.raises(Unreadable):
            GAME.read(table.state, 0, text)


@pytest.mark.rule("GEG-30.6")
@pytest.mark.parametrize("text", ["ſit-out", "sıt-out"])
def test_letters_that_only_look_like_ours_in_capitals_are_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        GAME.read(at_a_flare().state, 0, text)


@pytest.mark.rule("GEG-30.6")
@pytest.mark.parametrize(
    "text", ["@" + "4" * 100_000, "P3>" + "1" * 100_000, "P" + "3" * 100_000 + ">1", "left" * 50_000]
)
def test_a_very_long_text_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        GAME.read(moving().state, 0, text)


@pytest.mark.rule("GEG-30.2")
@pytest.mark.parametrize("text", ["P1>5", "p1>5", " P1 > 5 ", "P1->5", "p1→5"])
def test_case_spaces_and_arrows_do_not_matter(text: str) -> None:
    table = moving()
    assert GAME.text_of(table.state, GAME.read(table.state, 0, text)) == "P1>5"
