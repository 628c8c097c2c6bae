"""The rules of Nim, each named by the test that checks it."""

from typing import Any

import pytest
from msgspec.structs import replace

from manawell import Illegal, Match, Seal
from manawell.kernel.faults import BadPosition
from manawell.kernel.rng import rng_from
from manawell_nim import GAME
from manawell_nim.judge import mover_wins
from manawell_nim.rules import Position
from manawell_nim.view import View


def heaps(*stones: int, mode: str = "normal") -> Position:
    """A position as it lies on the table; player 1 is to move."""
    return GAME.build(View(viewer=0, mode=mode, heaps=stones, actor=0, winner=None), rng_from(b"test"))


def played(position: Position, *moves: str) -> Position:
    for move in moves:
        position.play(GAME.read(position, position.actor, move))
    return position


def legal(position: Position) -> list[str]:
    return [GAME.text_of(position, move) for move in position.moves()]


def refused(position: Position, seat: int, move: str) -> tuple[str, str]:
    with pytest.raises(Illegal) as caught:
        GAME.read(position, seat, move)
    return caught.value.refusal.rule, caught.value.refusal.reason


@pytest.mark.rule("NIM-1.1")
def test_three_heaps_of_three_to_seven_stones() -> None:
    dealt = [Match(GAME, {}, Seal(str(number))).view(0).heaps for number in range(100)]
    assert {len(found) for found in dealt} == {3}
    assert {stones for found in dealt for stones in found} == {3, 4, 5, 6, 7}
    assert refused(heaps(3, 3, 3), 0, "D1") == ("NIM-1.1", "refusal-no-heap")


@pytest.mark.rule("NIM-1.2")
def test_players_take_turns_and_player_1_begins() -> None:
    match = Match(GAME, {}, Seal("turns"))
    assert match.actor == 0
    match.play(0, "A1")
    assert match.actor == 1
    assert refused(heaps(3, 3, 3), 1, "A1") == ("NIM-1.2", "refusal-not-your-turn")


@pytest.mark.rule("NIM-2.1")
def test_any_number_of_stones_of_a_single_heap() -> None:
    position = heaps(2, 0, 1)
    assert legal(position) == ["A1", "A2", "C1"]
    assert refused(position, 0, "A3") == ("NIM-2.1", "refusal-too-many")
    assert played(position, "a2").heaps == [0, 0, 1]


@pytest.mark.rule("NIM-2.2")
def test_nobody_passes() -> None:
    assert refused(heaps(3, 3, 3), 0, "B0") == ("NIM-2.2", "refusal-nothing")


@pytest.mark.rule("NIM-3.1", "NIM-3.2")
@pytest.mark.parametrize(("mode", "winner"), [("normal", 0), ("misere", 1)])
def test_the_last_stone_decides(mode: str, winner: int) -> None:
    position = played(heaps(0, 0, 3, mode=mode), "C3")
    assert GAME.ending(position) == ((winner,), mode)
    assert GAME.scores(position) == (1 - winner, winner)
    assert refused(position, 0, "C1") == ("NIM-3.1", "refusal-over")


@pytest.mark.parametrize("mode", ["normal", "misere"])
def test_the_judge_knows_who_wins(mode: str) -> None:
    """Compared with looking at every continuation."""

    def wins(position: Position) -> bool:
        left = [played(position.clone(), move) for move in legal(position)]
        return any(after.winner == position.actor if after.winner >= 0 else not wins(after) for after in left)

    for stones in ((a, b, c) for a in range(4) for b in range(4) for c in range(4) if a + b + c):
        assert mover_wins(heaps(*stones, mode=mode)) == wins(heaps(*stones, mode=mode)), stones


@pytest.mark.parametrize(
    "changes", [{"mode": "maximal"}, {"heaps": (1, 2)}, {"heaps": (8, 1, 1)}, {"actor": None}, {"winner": 1}]
)
def test_a_position_that_contradicts_itself_is_refused(changes: dict[str, Any]) -> None:
    view = View(viewer=0, mode="normal", heaps=(1, 2, 3), actor=0, winner=None)
    with pytest.raises(BadPosition):
        GAME.build(replace(view, **changes), rng_from(b"test"))
