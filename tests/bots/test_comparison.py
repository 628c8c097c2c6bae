"""Moves are compared in the same worlds and with the same luck."""

from collections import defaultdict

import pytest

from manawell.bots.comparison import EDGE, Comparison
from manawell.bots.levels import make_bot
from manawell.games.lutao import GAME
from manawell.kernel.judge import Judge
from manawell.kernel.rng import Rng, rng_from
from manawell.kernel.state import State
from tests.lutao.fights import PLAIN
from tests.lutao.table import table

MOVES = [0, 1, 2]
FIRST = 1
"""The judge's first choice."""


class Toss(State):
    """One decision, then one throw."""

    def __init__(self, rng: Rng, world: int) -> None:
        super().__init__(rng)
        self.seats = 2
        self.actor = 0
        self.world = world
        self.chosen = -1
        self.thrown = -1

    def moves(self) -> list[int]:
        return MOVES

    def play(self, move: int) -> None:
        self.chosen = move
        self.thrown = self.rng.below(1000)

    def clone(self) -> "Toss":
        return Toss(self.rng.clone(), self.world)

    def payoff(self, seat: int) -> float:
        return 0.5


class Umpire(Judge):
    """Knows what each move is worth, give or take what is thrown; remembers all it has heard of."""

    def __init__(self, *worths: float) -> None:
        super().__init__()
        self.worths = worths
        self.heard: dict[int, list[tuple[int, int, int]]] = defaultdict(list)

    def promising(self, state: State, moves: list[int], width: int) -> list[int]:
        return sorted(moves, key=lambda move: move != FIRST)[:width]

    def unfold(self, state: State, rng: Rng) -> None:
        assert isinstance(state, Toss)
        self.heard[state.chosen].append((state.world, state.thrown, rng.below(1000)))

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Toss)
        return self.worths[state.chosen] + (state.thrown - 500) / 5000


def compare(umpire: Umpire, looks: int = 60) -> Comparison:
    search = Comparison([Toss(rng_from(b"toss"), world) for world in range(5)], umpire, rng_from(b"compare"))
    search.run(looks)
    return search


def test_every_move_meets_the_same_worlds_and_the_same_luck() -> None:
    umpire = Umpire(0.5, 0.5, 0.5)
    compare(umpire)
    tries = [umpire.heard[move] for move in MOVES]
    few = min(map(len, tries))
    assert few >= 10
    assert tries[0][:few] == tries[1][:few] == tries[2][:few]
    assert [world for world, _, _ in tries[0][:few]] == [number % 5 for number in range(few)]
    assert len({thrown for _, thrown, _ in tries[0]}) > few / 2


@pytest.mark.parametrize(("better", "chosen"), [(0.2, 2), (EDGE / 2, FIRST), (-0.2, FIRST)])
def test_the_first_choice_is_made_unless_another_is_clearly_better(better: float, chosen: int) -> None:
    ranking = compare(Umpire(0.2, 0.5, 0.5 + better), 600).ranking()
    assert ranking[0][0] == chosen
    assert sorted(move for move, _, _, _ in ranking) == MOVES


@pytest.mark.parametrize(("round_", "compared"), [(2, False), (4, True)])
def test_nothing_is_compared_before_anybody_can_tell_who_will_win(round_: int, compared: bool) -> None:
    field = table(
        "A ILA2 5; A ILA3 5; B NUR1 2; B NUR3 1; B SIG1 1",
        peoples=PLAIN,
        round_=round_,
        reserve={"A": "5 armies"},
        step="placing",
    )
    advice = make_bot("search:6", rng_from(b"bot")).advise(GAME, field.view(0))
    assert bool(advice.ranking) == compared
    assert advice.move in field.state.moves()
