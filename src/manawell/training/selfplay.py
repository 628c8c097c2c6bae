"""Games of a bot against itself, as arrays: what the positions looked like, and how the games ended."""

from collections.abc import Sequence
from math import nan
from time import monotonic
from typing import Final

import msgspec
import numpy as np

from manawell.bots.search import Search
from manawell.kernel.game import AnyGame
from manawell.kernel.judge import Judge
from manawell.kernel.net import read_net
from manawell.kernel.options import Options
from manawell.kernel.registry import find_game
from manawell.kernel.rng import Rng, rng_from
from manawell.kernel.state import NOBODY, State
from manawell.training.samples import Samples, join

WANDERING: Final = 12
"""Percentage of decisions that are made at random, so that positions differ from those of perfect habits."""
WORLDS: Final = 8
CHUNK: Final = 8
"""Simulations between two looks at the clock."""


class School(msgspec.Struct, frozen=True):
    """What is learned: the positions of one branch of a game."""

    game: str
    options: Options
    branch: str
    simulations: int
    seed: str

    def judge(self, weights: bytes | None) -> Judge:
        """The judge with a network in this branch, or only the written one."""
        return type(find_game(self.game).judge)({} if weights is None else {self.branch: read_net(weights)})


def play_game(school: School, judge: Judge, number: int) -> Samples:
    """One game; every decision of a search is a sample for each seat."""
    game = find_game(school.game)
    rng = rng_from(f"{school.seed} {number}".encode())
    state = game.new(school.options, rng_from(f"{school.seed} deal {number}".encode()))
    sides = game.sides(school.options)
    rows: list[list[int]] = []
    expected: list[float] = []
    seats: list[int] = []
    while state.actor != NOBODY:
        move = planned(judge, state, rng)
        if move < 0:
            moves = state.moves()
            best, worth, _, _ = searched(game, judge, state, rng, simulations=school.simulations).ranking()[0]
            if judge.branch(state) == school.branch:
                for seat in range(state.seats):
                    rows.append(judge.features(state, seat))
                    seats.append(seat)
                    expected.append(_expected(sides, seat, state.actor, worth))
            move = moves[rng.below(len(moves))] if rng.below(100) < WANDERING else best
        state.play(move)
    return Samples(
        np.array(rows, np.int16),
        np.array([state.payoff(seat) for seat in seats], np.float32),
        np.array(expected, np.float32),
        np.full(len(rows), number, np.int32),
    )


def planned(judge: Judge, state: State, rng: Rng) -> int:
    """The move that needs no search, or -1."""
    moves = state.moves()
    move = moves[0] if len(moves) == 1 else judge.plan(state, moves, rng)
    return move if move in moves else -1


def searched(
    game: AnyGame, judge: Judge, state: State, rng: Rng, *, simulations: int = 0, seconds: float = 0.0
) -> Search:
    """A search from what the actor can see: so many simulations, and more until the time is over."""
    deadline = monotonic() + seconds
    view = game.view(state, state.actor)
    search = Search([game.imagine(view, rng) for _ in range(WORLDS)], judge, rng)
    search.run(max(simulations, 1))
    while monotonic() < deadline:
        search.run(CHUNK)
    return search


def _expected(sides: Sequence[int], seat: int, actor: int, worth: float) -> float:
    """What is worth `worth` to the actor's side; of several rivals nobody knows who gets the rest."""
    if sides[seat] == sides[actor]:
        return worth
    return 1.0 - worth if len(set(sides)) == 2 else nan


def play_games(school: School, weights: bytes | None, numbers: range) -> Samples:
    judge = school.judge(weights)
    return join(play_game(school, judge, number) for number in numbers)


def play_match(school: School, weights: bytes | None, rival: bytes | None, number: int, seconds: float) -> float:
    """What a judge wins on one side against another judge on every other side; it plays every side of a deal once."""
    game = find_game(school.game)
    sides = game.sides(school.options)
    deal, alone = divmod(number, max(sides) + 1)
    new, old = school.judge(weights), school.judge(rival)
    rng = rng_from(f"{school.seed} gate {number}".encode())
    state = game.new(school.options, rng_from(f"{school.seed} gate deal {deal}".encode()))
    while state.actor != NOBODY:
        judge = new if sides[state.actor] == alone else old
        move = planned(judge, state, rng)
        state.play(move if move >= 0 else searched(game, judge, state, rng, seconds=seconds).ranking()[0][0])
    return float(state.payoff(sides.index(alone)))
