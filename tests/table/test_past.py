"""A table keeps few of its past positions, and finds all of them."""

import pytest

from manawell.kernel.game import Saved
from manawell.kernel.registry import find_game
from manawell.kernel.rng import rng_from
from manawell.kernel.seal import Seal
from manawell.table.entries import Move, TakeBack
from manawell.table.setting import Setting
from manawell.table.table import RECENT, STRIDE, Table

MOVES = RECENT + 5 * STRIDE
NAMES = ("gegensatz", "athlas", "lutao")
"""A random game of Rivality is too short for it."""


def played(name: str) -> tuple[Table, list[Saved]]:
    """A game of random moves, and its positions as they were when they were played."""
    game = find_game(name)
    options = {"mode": "duel", "turn_limit": 1000} if name == "gegensatz" else {}
    table = Table(Setting(game=name, rules=game.rules_version, options=game.settle(options), seal=Seal("past")))
    rng, saved = rng_from(b"past"), [game.save(table.match.state)]
    while len(saved) <= MOVES and not table.over:
        legal = table.match.legal()
        table.add(Move(legal[rng.below(len(legal))]))
        saved.append(game.save(table.match.state))
    return table, saved


@pytest.mark.parametrize("name", NAMES)
def test_every_position_is_found_again(name: str) -> None:
    table, saved = played(name)
    save = table.match.game.save
    assert len(saved) > RECENT + 2 * STRIDE
    assert [save(state) for state in table.positions()] == saved
    assert [save(table.position(step)) for step in range(len(saved))] == saved


@pytest.mark.parametrize("name", NAMES)
def test_few_positions_are_kept(name: str) -> None:
    table, saved = played(name)
    kept = sum(mark.state is not None for mark in table.marks)
    assert kept <= RECENT + len(saved) // STRIDE + 1 < len(saved)


@pytest.mark.parametrize("name", NAMES)
def test_a_take_back_may_lead_to_a_position_that_is_not_kept(name: str) -> None:
    table, saved = played(name)
    step, moves = STRIDE + 3, list(table.match.moves)
    assert table.marks[step].state is None
    table.add(TakeBack(step, seat=0))
    assert table.match.game.save(table.match.state) == saved[step]
    for text in moves[step:]:
        table.add(Move(text))
    assert [table.match.game.save(state) for state in table.positions()] == saved


@pytest.mark.parametrize("name", NAMES)
def test_a_position_found_before_a_take_back_is_not_told_after_it(name: str) -> None:
    table, saved = played(name)
    save, step = table.match.game.save, STRIDE + 3
    assert save(table.position(step)) == saved[step]
    table.add(TakeBack(STRIDE, seat=0))
    rng = rng_from(b"otherwise")
    while len(table.line) <= step + RECENT:
        saved[len(table.line) :] = [save(table.match.state)]
        legal = table.match.legal()
        table.add(Move(legal[rng.below(len(legal))]))
    assert table.marks[step].state is None
    assert save(table.position(step)) == saved[step]
