"""Moves that are refused: by which rule, for which reason, and what would be legal instead."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from manawell.games.rivality import GAME
from manawell.kernel.faults import Illegal
from tests.rivality.table import Table, alone, battle, dealt, new, walk
from tests.rivality.test_sieges import two_sieges

Values = dict[str, Any]
Case = tuple[Callable[[], Table], str, str, str, Values]
"""A position, an attempt of who is to move, and the refusal: rule, reason, values."""


def mulligan() -> Table:
    return dealt("hu_a4 sc_a5", "sc_b1 sc_b2")


def placing() -> Table:
    """Orange has sc_a1 and hu_a4 in hand."""
    return battle("0,0 mw 0 -\n1,0 sc_b1 0 P1 P\n1,1 sc_b2 0 P1", "O", "sc_a1 hu_a4")


def experts() -> Table:
    return battle("0,0 mw 0 -", "O", "sc_a1 hu_a4", expert=True)


def casting() -> Table:
    """Two golems for N 2@1 and E 2@2 of sc_a5; a third spell does not exist."""
    crowd = "\n".join(f"-{x},0 hu_a{x} 0 O5" for x in range(1, 5)) + "\n-5,0 fo_a1 0 O5"
    board = f"{crowd}\n0,0 mw 0 -\n1,0 sc_a1 0 O2\n2,0 sc_b1 0 -\n2,1 sc_a2 0 -"
    return battle(board, "O", "sc_a5").play("sc_a5@0,1/E")


def casting_with_a_lost_spell() -> Table:
    """After the golem of the wizard one is left for N 3@1 and E 2@2 of fo_a2; S 1@3* finds no tile."""
    crowd = "\n".join(f"-{x},0 hu_a{x} 0 O5" for x in range(1, 5)) + "\n-5,0 fo_a1 0 O5"
    board = f"{crowd}\n0,0 mw 0 -\n1,0 sc_a1 0 O3\n2,0 sc_b1 0 -\n2,1 sc_a2 0 -"
    return battle(board, "O", "fo_a2").play("fo_a2@0,1/E")


def removing() -> Table:
    return battle("0,0 mw 0 O1T1\n1,0 sc_a1 0 -", "P", "sc_b1", mode="three").play("sc_b1@0,1/N")


def delaying() -> Table:
    """Orange chooses between the delayed spells of (1,0) and (2,1); purple's of (2,-1) comes later."""
    board = "0,0 mw 0 -\n1,0 sc_a1 1 O1\n1,-1 hu_b1 0 -\n2,-1 sc_b1 2 P1\n1,1 hu_b4 0 -\n2,1 sc_b2 1 O1"
    return battle(board, "O", "sc_a5", expert=True).play("sc_a5@2,0/S")


def besieging() -> Table:
    return two_sieges(0, "P")


def entering() -> Table:
    return alone()


def moving() -> Table:
    return alone("1,3 P1 P\n1,2 O1 O\n1,4 P2\n0,4 O1\n2,4 O2P1\n3,3 O1")


def solo_casting() -> Table:
    crowd = "0,3 P5\n1,3 P5\n2,3 P5\n3,3 P5\n0,4 P5"
    return alone(f"{crowd}\n3,5 P1 P\n3,0 O1 O").play("go:2,5")


def out_of_tiles() -> Table:
    return battle("0,0 mw 0 -", "O", "sc_a1", last_tiles=True).play("sc_a1@1,0/E")


def out_of_golems() -> Table:
    crowd = "\n".join(f"-{x},0 hu_a{x} 0 O5" for x in range(1, 5)) + "\n-5,0 fo_a1 0 O5\n0,0 mw 0 O4"
    return battle(crowd, "O", "sc_a1").play("sc_a1@1,0/E")


def way_closed() -> Table:
    return alone("1,5 O2 P\n1,0 O1 O\n0,4 O1").play("go:0,5")


def solo_out_of_golems() -> Table:
    crowd = "0,3 P5\n1,3 P5\n2,3 P5\n3,3 P5\n0,4 P5\n1,4 P3"
    return alone(f"{crowd}\n3,5 P1 P\n3,0 O1 O").play("go:2,5")


def phase(name: str) -> Values:
    return {"phase": name}


HAND = ("sc_a1", "hu_a4")
PLACING: list[Case] = [
    (placing, "sc_a2@0,1/N", "RIV-3.1", "not-in-hand", {"tile": "sc_a2", "tiles": HAND}),
    (placing, "sc_b1@0,1/N", "RIV-3.1", "not-in-hand", {"tile": "sc_b1", "tiles": HAND}),
    (placing, "sc_b3@0,1/N", "RIV-3.1", "not-in-hand", {"tile": "sc_b3", "tiles": HAND}),
    (placing, "sc_a1@0,0/N", "RIV-4.1", "cell-taken", {"x": 0, "y": 0, "tile": "mw"}),
    (placing, "sc_a1@1,0/W", "RIV-4.1", "cell-taken", {"x": 1, "y": 0, "tile": "sc_b1"}),
    (placing, "sc_a1@-1,-1/N", "RIV-4.1", "corner-only", {"x": -1, "y": -1}),
    (placing, "sc_a1@2,2/N", "RIV-4.1", "corner-only", {"x": 2, "y": 2}),
    (placing, "sc_a1@0,2/N", "RIV-4.1", "corner-only", {"x": 0, "y": 2}),
    (placing, "sc_a1@-2,0/N", "RIV-4.1", "touches-nothing", {"x": -2, "y": 0}),
    (placing, "sc_a1@3,1/N", "RIV-4.1", "touches-nothing", {"x": 3, "y": 1}),
    (placing, "hu_a4@5,5/N", "RIV-4.1", "touches-nothing", {"x": 5, "y": 5}),
    (placing, "hu_a4@-31,31/N", "RIV-4.1", "touches-nothing", {"x": -31, "y": 31}),
    (placing, "hu_a4@99,-99/N", "RIV-4.1", "touches-nothing", {"x": 99, "y": -99}),
    (placing, "keep", "RIV-2.3", "mulligan-over", phase("place")),
    (placing, "redraw", "RIV-2.3", "mulligan-over", phase("place")),
    (placing, "cast:N", "RIV-7.8", "no-order", phase("place")),
    (placing, "remove:purple", "RIV-9.7", "no-choice", {}),
    (placing, "delayed:0,0", "RIV-7.4", "experts-only", {}),
    (placing, "siege:0,0", "RIV-3.2", "experts-only", {}),
    (placing, "enter:0", "RIV-3.1", "solo-only", {}),
    (placing, "go:0,1", "RIV-3.1", "solo-only", {}),
    (experts, "delayed:0,0", "RIV-18.11", "other-decision", phase("place")),
    (experts, "siege:0,0", "RIV-19.11", "other-decision", phase("place")),
]
DECIDING: list[Case] = [
    (mulligan, "redraw", "RIV-2.1", "no-mulligan", {"tiles": ("sc_a5", "hu_a4")}),
    (mulligan, "sc_a5@1,0/N", "RIV-2.3", "other-decision", phase("mulligan")),
    (mulligan, "cast:N", "RIV-7.8", "no-order", phase("mulligan")),
    (casting, "cast:W", "RIV-7.1", "no-spell", {"direction": "W", "tile": "sc_a5"}),
    (casting, "cast:S", "RIV-7.1", "no-spell", {"direction": "S", "tile": "sc_a5"}),
    (casting_with_a_lost_spell, "cast:S", "RIV-7.8", "spell-done", {"direction": "S"}),
    (casting_with_a_lost_spell, "cast:W", "RIV-7.1", "no-spell", {"direction": "W", "tile": "fo_a2"}),
    (casting, "sc_a3@1,1/N", "RIV-3.1", "other-decision", phase("cast")),
    (casting, "keep", "RIV-2.3", "mulligan-over", phase("cast")),
    (removing, "remove:purple", "RIV-9.2", "own-golem", {"colour": "purple"}),
    (removing, "cast:N", "RIV-7.8", "no-order", phase("remove")),
    (removing, "sc_b2@2,0/N", "RIV-3.1", "other-decision", phase("remove")),
    (lambda: battle("0,0 mw 0 -", mode="three"), "remove:purple", "RIV-9.4", "other-decision", phase("place")),
    (delaying, "delayed:2,-1", "RIV-18.5", "not-waiting", {"x": 2, "y": -1}),
    (delaying, "delayed:0,0", "RIV-18.5", "not-waiting", {"x": 0, "y": 0}),
    (delaying, "delayed:7,7", "RIV-18.5", "not-waiting", {"x": 7, "y": 7}),
    (delaying, "siege:1,0", "RIV-19.11", "other-decision", phase("delayed")),
    (delaying, "cast:N", "RIV-7.8", "no-order", phase("delayed")),
    (besieging, "siege:2,0", "RIV-19.1", "not-besieged", {"x": 2, "y": 0}),
    (besieging, "siege:9,-9", "RIV-19.1", "not-besieged", {"x": 9, "y": -9}),
    (besieging, "delayed:2,1", "RIV-18.11", "other-decision", phase("siege")),
    (besieging, "sc_b4@0,1/N", "RIV-3.1", "other-decision", phase("siege")),
]
SOLO: list[Case] = [
    (entering, "enter:4", "RIV-17.8", "no-column", {"x": 4, "last": 3}),
    (entering, "enter:99", "RIV-17.8", "no-column", {"x": 99, "last": 3}),
    (entering, "go:2,5", "RIV-17.8", "other-decision", phase("enter")),
    (entering, "keep", "RIV-17.6", "no-hands", {}),
    (entering, "redraw", "RIV-17.6", "no-hands", {}),
    (entering, "sc_b1@4,0/N", "RIV-17.6", "no-hands", {}),
    (entering, "cast:N", "RIV-7.8", "no-order", phase("enter")),
    (moving, "go:1,3", "RIV-17.12", "stay", {"x": 1, "y": 3}),
    (moving, "go:1,4", "RIV-17.9", "occupied", {"x": 1, "y": 4, "own": 2}),
    (moving, "go:0,4", "RIV-17.9", "occupied", {"x": 0, "y": 4, "own": 0}),
    (moving, "go:2,4", "RIV-17.9", "occupied", {"x": 2, "y": 4, "own": 1}),
    (moving, "go:1,2", "RIV-17.9", "occupied", {"x": 1, "y": 2, "own": 0}),
    (moving, "go:1,1", "RIV-17.9", "no-path", {"x": 1, "y": 1}),
    (moving, "go:3,2", "RIV-17.9", "no-path", {"x": 3, "y": 2}),
    (moving, "go:0,5", "RIV-17.9", "no-path", {"x": 0, "y": 5}),
    (moving, "go:4,3", "RIV-17.4", "off-map", {"x": 4, "y": 3}),
    (moving, "go:1,6", "RIV-17.4", "off-map", {"x": 1, "y": 6}),
    (moving, "go:-1,3", "RIV-17.4", "off-map", {"x": -1, "y": 3}),
    (moving, "go:1,-1", "RIV-17.4", "off-map", {"x": 1, "y": -1}),
    (moving, "enter:0", "RIV-17.8", "other-decision", phase("move")),
    (moving, "sc_b1@0,6/N", "RIV-17.6", "no-hands", {}),
    (moving, "keep", "RIV-17.6", "no-hands", {}),
    (moving, "remove:orange", "RIV-9.7", "no-choice", {}),
    (moving, "delayed:0,0", "RIV-7.4", "experts-only", {}),
    (moving, "siege:0,0", "RIV-3.2", "experts-only", {}),
    (solo_casting, "cast:E", "RIV-7.1", "no-spell", {"direction": "E", "tile": "sc_b2"}),
    (solo_casting, "go:3,4", "RIV-17.9", "other-decision", phase("cast")),
]
CASES = [*PLACING, *DECIDING, *SOLO]


@pytest.mark.rule("RIV-3.1", "RIV-4.1", "RIV-7.8", "RIV-9.2", "RIV-17.9", "RIV-18.11", "RIV-19.11")
@pytest.mark.parametrize(("table", "attempt", "rule", "reason", "values"), CASES)
def test_a_refusal_names_rule_reason_and_values(
    table: Callable[[], Table], attempt: str, rule: str, reason: str, values: Values
) -> None:
    position = table()
    told = len(position.journal.entries)
    refusal = position.refusal(attempt)
    assert (refusal.rule, refusal.reason) == (rule, f"refusal-{reason}")
    assert refusal.values == values
    assert set(refusal.nearest) <= set(position.legal)
    assert len(refusal.nearest) == min(3, len(position.legal))
    assert len(position.journal.entries) == told


@pytest.mark.rule("RIV-13.1", "RIV-13.2", "RIV-17.23", "RIV-17.24")
@pytest.mark.parametrize(
    ("table", "rule"),
    [
        (out_of_tiles, "RIV-13.1"),
        (out_of_golems, "RIV-13.2"),
        (solo_out_of_golems, "RIV-17.23"),
        (way_closed, "RIV-17.24"),
    ],
)
@pytest.mark.parametrize(
    "attempt", ["sc_a2@0,1/N", "keep", "cast:N", "remove:purple", "siege:0,0", "enter:1", "go:1,1"]
)
def test_after_the_end_every_move_is_refused_with_the_reason_of_the_end(
    table: Callable[[], Table], rule: str, attempt: str
) -> None:
    over = table()
    assert over.over
    for seat in range(over.state.seats):
        refusal = over.refusal(attempt, by=seat)
        assert (refusal.rule, refusal.reason, refusal.values) == (rule, "refusal-over", {})
        assert refusal.nearest == ()


@pytest.mark.rule("RIV-1.11", "RIV-2.3")
@pytest.mark.parametrize(
    ("table", "attempt", "rule"),
    [
        (mulligan, "keep", "RIV-2.3"),
        (mulligan, "sc_b1@1,0/N", "RIV-2.3"),
        (placing, "sc_a1@0,1/N", "RIV-1.11"),
        (placing, "sc_b3@0,1/N", "RIV-1.11"),
        (placing, "sc_b3@0,0/N", "RIV-1.11"),
        (casting, "cast:N", "RIV-1.11"),
        (removing, "remove:orange", "RIV-1.11"),
        (delaying, "delayed:1,0", "RIV-1.11"),
        (besieging, "siege:1,0", "RIV-1.11"),
    ],
)
def test_it_is_somebody_elses_turn(table: Callable[[], Table], attempt: str, rule: str) -> None:
    position = table()
    for seat in set(range(position.state.seats)) - {position.state.actor}:
        refusal = position.refusal(attempt, by=seat)
        assert (refusal.rule, refusal.reason, refusal.values) == (rule, "refusal-not-your-turn", {})
        assert refusal.nearest == ()


@pytest.mark.rule("RIV-1.11", "RIV-16.1")
def test_a_partner_cannot_move_for_the_active_player() -> None:
    table = battle("0,0 mw 0 -", 0, "sc_a1 sc_a2", hands={2: "sc_a3 sc_a4"}, mode="teams")
    for attempt in ("sc_a1@1,0/N", "sc_a3@1,0/N"):
        assert table.refusal(attempt, by=2).reason == "refusal-not-your-turn"
    assert table.refusal("sc_a3@1,0/N").reason == "refusal-not-in-hand"


@pytest.mark.rule("RIV-4.1")
def test_the_nearest_legal_moves_are_like_the_attempt() -> None:
    assert placing().refusal("sc_a1@0,2/E").nearest[0].startswith("sc_a1@")
    assert set(placing().refusal("sc_a2@0,1/E").nearest) >= {"sc_a1@0,1/E", "hu_a4@0,1/E"}


@pytest.mark.rule("RIV-4.1")
@pytest.mark.parametrize("mode", ["duel", "three", "teams", "solo"])
def test_what_is_not_legal_is_refused_by_a_rule_whatever_the_position(mode: str) -> None:
    attempts = ["keep", "redraw", "cast:N", "remove:orange", "delayed:0,0", "siege:0,0", "enter:0", "go:1,3"]
    attempts += ["sc_a1@0,0/N", "sc_b5@0,1/E", "fo_a1@-31,31/S"]
    options = {} if mode == "solo" else {"expert": "true"}
    for table in walk(new(f"refused {mode}", mode=mode, **options), "refused"):
        legal = set(table.legal)
        for seat in range(table.state.seats):
            for attempt in attempts:
                if seat != table.state.actor or attempt not in legal:
                    with pytest.raises(Illegal) as illegal:
                        GAME.read(table.state, seat, attempt)
                    assert re.fullmatch(r"RIV-\d+\.\d+", illegal.value.refusal.rule)


def test_every_reason_has_a_test() -> None:
    source = Path(__file__).parents[2] / "src" / "manawell" / "games" / "rivality" / "refusals.py"
    reasons = set(re.findall(r'_no\((?:[^"\n]|"RIV-[\d.]+")*, "([a-z-]+)"', source.read_text("utf-8")))
    tested = {reason for *_, reason, _ in CASES} | {"over", "not-your-turn"}
    assert reasons == tested
    assert len(reasons) > 20
