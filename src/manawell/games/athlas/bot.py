"""How Athlas looks to a player."""

from math import tanh
from typing import Final

from manawell.games.athlas.armies import fittingly, next_step, varied_step
from manawell.games.athlas.prospects import lead_of
from manawell.games.athlas.rules.actions import CARD_IS, DISCARD, END_ALL, PASS, PLAY_NOW, TOWARD
from manawell.games.athlas.rules.turn import Athlas
from manawell.games.athlas.state import CHOOSE, OVER, PICK, PRESET, RESPONSE, WINDOW
from manawell.kernel.judge import Judge
from manawell.kernel.rng import Rng
from manawell.kernel.state import State

EFFORT: Final[dict[str, float]] = {"journeyman": 0.2, "master": 0.4}
"""A turn is made of a dozen decisions, so each gets less thought than where a turn is one."""
USUAL_EFFORT: Final = 0.3
LOST: Final = 100.0
IDLE: Final = 0.3
"""What it costs to let units stand idle, before anything else is known."""
HASTE: Final = 0.05
"""What it costs to play a card, before its effect is known."""
GLANCE: Final = 3
"""Moves that the quick player looks at."""


SPREAD: Final = 3.0
CONFIDENCE: Final = 0.4
"""No lead looks as good as a victory: nobody should dawdle when it is at hand."""


def chance(lead: float) -> float:
    return 0.5 + CONFIDENCE * tanh(lead / SPREAD)


def promise(p: Athlas, move: int) -> float:
    """How a move looks at once to whoever makes it."""
    player = p.actor
    if DISCARD < move < TOWARD:
        return -LOST
    if PLAY_NOW <= move < CARD_IS and p.phase != PICK:
        return lead_of(p, player) - HASTE
    if move == END_ALL and p.phase == CHOOSE:
        return lead_of(p, player) - IDLE
    after = p.clone()
    after.play(move)
    if after.phase == WINDOW and after.window == RESPONSE and p.phase == PICK:
        after.play(PASS)
    if after.phase == OVER:
        return LOST * (2.0 * after.payoff(player) - 1.0)
    return lead_of(after, player)


def best_of(moves: list[int], worth: list[float], width: int) -> list[int]:
    """The best so many, best first; of equals the first."""
    order = sorted([(-worth[at], at) for at in range(len(moves))])
    return [moves[at] for _, at in order[:width]]


class Tactician(Judge):
    """The judge of Athlas."""

    def effort(self, level: str) -> float:
        return EFFORT.get(level, USUAL_EFFORT)

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Athlas)
        return chance(lead_of(state, seat))

    def promising(self, state: State, moves: list[int], width: int) -> list[int]:
        """Nobody discards but to reach a card below, which no bot has in mind."""
        assert isinstance(state, Athlas)
        worthy = [move for move in fittingly(state, moves) if not DISCARD < move < TOWARD]
        if len(worthy) <= 2:
            return worthy
        return best_of(worthy, [promise(state, move) for move in worthy], width)

    def choose(self, state: State, moves: list[int], rng: Rng) -> int:
        """The best of a few."""
        assert isinstance(state, Athlas)
        if len(moves) == 1:
            return moves[0]
        if state.phase <= PRESET:
            return self.plan(state, moves, rng)
        moves = fittingly(state, moves)
        seen = moves
        if len(moves) > GLANCE:
            seen = [moves[rng.below(len(moves))] for _ in range(GLANCE)]
        return best_of(seen, [promise(state, move) for move in seen], 1)[0]

    def plan(self, state: State, moves: list[int], rng: Rng) -> int:
        assert isinstance(state, Athlas)
        return next_step(state, moves, rng) if state.phase <= PRESET else -1

    def vary(self, state: State, moves: list[int], rng: Rng) -> int:
        assert isinstance(state, Athlas)
        return varied_step(state, moves, rng) if state.phase <= PRESET else -1
