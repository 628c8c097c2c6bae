"""Games of a bot against itself, as arrays: what the positions looked like, and how the games ended."""

from collections.abc import Sequence
from math import nan
from time import monotonic
from typing import Final, NamedTuple

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
    """Of a decision; with 0, what looks best at once is played."""
    seed: str
    every: int = 1
    """One decision in this many is a sample: neighbours are much alike where a turn consists of many."""

    def judge(self, weights: bytes | None) -> Judge:
        """The judge with a network in this branch, or only the written one."""
        return type(find_game(self.game).judge)({} if weights is None else {self.branch: read_net(weights)})


class Decision(NamedTuple):
    move: int
    worth: float
    """What it is expected to bring; not a number unless it was searched for."""
    free: bool
    """There was something to decide, and no plan to follow."""


def decide(judge: Judge, game: AnyGame, state: State, rng: Rng, simulations: int, seconds: float = 0.0) -> Decision:
    """From what the actor can see; with neither simulations nor time, what looks best at once."""
    deadline = monotonic() + seconds
    view = game.view(state, state.actor)
    world = game.imagine(view, rng)
    moves = world.moves()
    planned = moves[0] if len(moves) == 1 else judge.plan(world, moves, rng)
    if planned in moves:
        return Decision(planned, nan, False)
    if simulations == 0 and seconds == 0.0:
        return Decision(judge.promising(world, moves, 1)[0], nan, True)
    search = Search([world] + [game.imagine(view, rng) for _ in range(WORLDS - 1)], judge, rng)
    search.run(max(1, simulations))
    while monotonic() < deadline:
        search.run(CHUNK)
    move, worth, _, _ = search.ranking()[0]
    return Decision(move, worth, True)


def play_game(school: School, judge: Judge, number: int) -> Samples:
    """One game; decisions are samples for each seat."""
    game = find_game(school.game)
    rng = rng_from(f"{school.seed} {number}".encode())
    state = game.new(school.options, rng_from(f"{school.seed} deal {number}".encode()))
    sides = game.sides(school.options)
    rows: list[list[int]] = []
    expected: list[float] = []
    seats: list[int] = []
    while state.actor != NOBODY:
        move, worth, free = decide(judge, game, state, rng, school.simulations)
        if free and judge.branch(state) == school.branch and rng.below(school.every) == 0:
            for seat in range(state.seats):
                rows.append(judge.features(state, seat))
                seats.append(seat)
                expected.append(_expected(sides, seat, state.actor, worth))
        if free and rng.below(100) < WANDERING:
            moves = state.moves()
            move = moves[rng.below(len(moves))]
        state.play(move)
    return Samples(
        np.array(rows, np.int16),
        np.array([state.payoff(seat) for seat in seats], np.float32),
        np.array(expected, np.float32),
        np.full(len(rows), number, np.int32),
    )


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
        state.play(decide(judge, game, state, rng, 0, seconds).move)
    return float(state.payoff(sides.index(alone)))
