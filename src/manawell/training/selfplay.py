"""Games of a bot against itself, as arrays: what the positions looked like, and how the games ended."""

from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import nan
from multiprocessing import get_context
from typing import Any, Final

import numpy as np

from manawell.bots.search import Search
from manawell.kernel.game import AnyGame
from manawell.kernel.registry import find_game
from manawell.kernel.rng import Rng, rng_from
from manawell.kernel.state import NOBODY, State
from manawell.training.samples import Samples, join

WANDERING: Final = 12
"""Percentage of decisions that are made at random, so that positions differ from those of perfect habits."""
WORLDS: Final = 8


def play_game(game: AnyGame, options: Mapping[str, Any], number: int, seed: str, simulations: int) -> Samples:
    """One game; every decision of a search is a sample for each seat."""
    rng = rng_from(f"{seed} {number}".encode())
    state = game.new(game.settle(options), rng_from(f"{seed} deal {number}".encode()))
    sides = game.sides(game.settle(options))
    rows: list[list[int]] = []
    expected: list[float] = []
    seats: list[int] = []
    while state.actor != NOBODY:
        moves = state.moves()
        planned = moves[0] if len(moves) == 1 else game.judge.plan(state, moves, rng)
        if planned in moves:
            state.play(planned)
            continue
        search = _searched(game, state, simulations, rng)
        best, worth, _, _ = search.ranking()[0]
        for seat in range(state.seats):
            rows.append(game.judge.features(state, seat))
            seats.append(seat)
            expected.append(_expected(sides, seat, state.actor, worth))
        state.play(moves[rng.below(len(moves))] if rng.below(100) < WANDERING else best)
    payoffs = [state.payoff(seat) for seat in seats]
    return Samples(
        np.array(rows, np.int16),
        np.array(payoffs, np.float32),
        np.array(expected, np.float32),
        np.full(len(rows), number, np.int32),
    )


def _expected(sides: Sequence[int], seat: int, actor: int, worth: float) -> float:
    """What is worth `worth` to the actor's side; of several rivals nobody knows who gets the rest."""
    if sides[seat] == sides[actor]:
        return worth
    return 1.0 - worth if len(set(sides)) == 2 else nan


def _searched(game: AnyGame, state: State, simulations: int, rng: Rng) -> Search:
    view = game.view(state, state.actor)
    search = Search([game.imagine(view, rng) for _ in range(WORLDS)], game.judge, rng)
    search.run(simulations)
    return search


def play_games(name: str, options: Mapping[str, Any], numbers: range, seed: str, simulations: int) -> Samples:
    game = find_game(name)
    return join(play_game(game, options, number, seed, simulations) for number in numbers)


def play_on_all_cores(
    name: str, options: Mapping[str, Any], games: int, seed: str, simulations: int, workers: int
) -> Samples:
    """The same games, whatever the number of workers."""
    chunks = [range(at, min(at + 8, games)) for at in range(0, games, 8)]
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        tasks = [pool.submit(play_games, name, options, chunk, seed, simulations) for chunk in chunks]
        return join(task.result() for task in tasks)
