"""What a game tells the search beyond its rules: how good a position looks, and what is already decided."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from manawell.kernel.net import Net
from manawell.kernel.rng import Rng
from manawell.kernel.state import NOBODY, State

PLAYOUT: Final = 2
"""Moves of the quick player before a position is judged, where a game says nothing else."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """The default knows nothing: every position is even, every move as good as any other.

    `nets` are learned networks by branch.
    """

    def __init__(self, nets: dict[str, Net] | None = None) -> None:
        self.nets: dict[str, Net] = nets or {}

    def branch(self, state: State) -> str:
        """By mode, for example: positions of a branch have the same features and are judged by the same network."""
        return ""

    def share(self) -> float:
        """The share of a turn's usual time that one decision deserves; less where a turn consists of many."""
        return 1.0

    def worlds(self) -> int:
        """How many imagined worlds a quick look needs; fewer where hidden things hardly change what looks good."""
        return 8

    def value(self, state: State, seat: int) -> float:
        """How likely the seat is to win an unfinished game, from 0 to 1; of two seats, one has what the other lacks."""
        return 0.5

    def values(self, state: State) -> list[float]:
        """The same for every seat."""
        if state.seats == 2:
            worth = self.value(state, state.actor)
            return [worth, 1.0 - worth] if state.actor == 0 else [1.0 - worth, worth]
        return [self.value(state, seat) for seat in range(state.seats)]

    def worth(self, state: State, move: int, rng: Rng) -> float:
        """How good a legal move looks at once to the seat that makes it, from 0 to 1."""
        seat = state.actor
        after = state.clone()
        after.rng = rng
        after.play(move)
        return after.payoff(seat) if after.actor == NOBODY else self.value(after, seat)

    def features(self, state: State, seat: int) -> list[int]:
        """What the seat's side should look at, as numbers, always the same ones; empty if nothing can be learned."""
        return []

    def promising(self, state: State, moves: list[int], width: int) -> list[int]:
        """About `width` of the legal moves, those worth looking at first; all of them if the judge cannot tell."""
        return moves

    def likely(self, state: State, moves: list[int]) -> list[int]:
        """The legal moves that a search thinks of beyond the decision it is made for."""
        return moves

    def sorts(self) -> bool:
        """`promising` gives its moves best first, by the position alone, so that a search may ask once for all and
        begin with the first.
        """
        return False

    def choose(self, state: State, moves: list[int], rng: Rng) -> int:
        """The move of a quick player, for playouts."""
        return moves[rng.below(len(moves))]

    def hasten(self, state: State) -> None:
        """Make the decisions in place that need no thought, by what all seats know; a search does not look at them."""

    def unfold(self, state: State, rng: Rng) -> None:
        """Play on from the end of a search's walk, in place, to where a position can be judged."""
        for _ in range(PLAYOUT):
            if state.actor == NOBODY:
                return
            state.play(self.choose(state, state.moves(), rng))

    def compares(self) -> bool:
        """A search compares the moves of one decision only, each as `unfold` plays on, and grows no tree."""
        return False

    def plan(self, state: State, moves: list[int], rng: Rng) -> int:
        """The next move of a plan that needs no search, such as the next card of an army; -1 if there is none."""
        return -1

    def worthy(self, state: State, moves: list[int]) -> list[int]:
        """The legal moves among which a bot decides; the others it never makes, however a search may like them."""
        return moves

    def vary(self, state: State, moves: list[int], rng: Rng) -> int:
        """Like `plan`, but a random plan: for reports on everything that players may bring."""
        return self.plan(state, moves, rng)

    def bounds(self, state: State, nodes: int) -> dict[int, tuple[float, float]]:
        """For each legal move, proven lower and upper bounds of its value to the actor.

        Looks at about `nodes` positions at most. Empty when a proof is out of reach.
        """
        return {}


def best_of(moves: list[int], worth: vec[float], width: int) -> list[int]:
    """The `width` best moves, best first; ties keep their order."""
    kept: list[int] = []
    worths = vec[float]()
    most: i64 = width
    for index in range(len(moves)):
        value = worth[index]
        place: i64 = len(kept)
        if place == most:
            if value <= worths[place - 1]:
                continue
            kept.pop()
            place -= 1
        else:
            worths = append(worths, value)
        kept.append(0)
        while place > 0 and worths[place - 1] < value:
            worths[place] = worths[place - 1]
            kept[place] = kept[place - 1]
            place -= 1
        worths[place] = value
        kept[place] = moves[index]
    return kept
