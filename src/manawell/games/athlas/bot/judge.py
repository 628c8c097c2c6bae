"""How a position of Athlas looks to a player."""

from typing import Final

from manawell.games.athlas.bot.activations import next_deed, next_unit
from manawell.games.athlas.bot.armies import fittingly, next_step, varied_step
from manawell.games.athlas.bot.campaign import in_campaign
from manawell.games.athlas.bot.cards import is_near, purposeful, timely
from manawell.games.athlas.bot.evaluation import lead_of, turns_to_win
from manawell.games.athlas.bot.features import features
from manawell.games.athlas.bot.home import homeward, unopposed
from manawell.games.athlas.bot.order import best_of, promises, ranked
from manawell.games.athlas.bot.policy import sensible
from manawell.games.athlas.bot.roads import FAR
from manawell.games.athlas.rules.actions import ENOUGH, PASS
from manawell.games.athlas.rules.turn import Athlas
from manawell.games.athlas.state import (
    ACT,
    ACTIVATION_END,
    CAMPAIGN,
    CASUALTY,
    CHOOSE,
    CREATION,
    OVER,
    PICK,
    RELIC,
    SECOND,
    TURN_END,
    TURN_START,
    WINDOW,
)
from manawell.kernel.judge import Judge
from manawell.kernel.net import chance_of
from manawell.kernel.rng import Rng
from manawell.kernel.state import State

SHARE: Final = 0.3
"""A turn consists of a dozen decisions."""
GLANCE: Final = 3
"""How many moves the quick player considers."""


SPREAD: Final = 3.0
CONFIDENCE: Final = 0.45
"""No lead looks as good as a victory, so that bots do not dawdle when they can win."""
SAFE: Final = 0.6
CAP: Final = 0.95
"""Between these a position is worth in which nobody is left to prevent victory, depending only on the way to it."""
UNSETTLED: Final = frozenset({WINDOW, PICK, RELIC, CASUALTY, SECOND})
"""Decisions in the middle of something, where a position cannot be judged."""
QUIET: Final = frozenset({TURN_START, ACTIVATION_END, TURN_END})
"""Windows in which nothing has happened that a card must answer."""
LEARNT: Final = "duel"
"""Nothing is learned about campaigns, nor about the creation of armies."""


def chance(lead: float) -> float:
    """A larger lead always counts for more."""
    return 0.5 + CONFIDENCE * lead / (abs(lead) + SPREAD)


def written(p: Athlas, seat: int) -> float:
    """The chance to win the battle, as written by hand."""
    for player in (seat, 1 - seat):
        if unopposed(p, player):
            safe = SAFE + (CAP - SAFE) * (1.0 - turns_to_win(p, player) / FAR)
            return safe if player == seat else 1.0 - safe
    return chance(lead_of(p, seat))


class Tactician(Judge):
    """The judge of Athlas: learned where there is a network, written by hand elsewhere."""

    def share(self) -> float:
        return SHARE

    def value(self, state: State, seat: int) -> float:
        """A network is asked for the actor, so that one has what the other lacks."""
        assert isinstance(state, Athlas)
        net = self.nets.get(self.branch(state))
        if net is None:
            return in_campaign(state, seat, written(state, seat))
        worth = chance_of(net.logit(features(state, state.actor)))
        return worth if seat == state.actor else 1.0 - worth

    def branch(self, state: State) -> str:
        assert isinstance(state, Athlas)
        return "" if state.mode == CAMPAIGN or state.phase in CREATION or state.phase == OVER else LEARNT

    def features(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Athlas)
        return features(state, seat) if self.branch(state) else []

    def promising(self, state: State, moves: list[int], width: int) -> list[int]:
        assert isinstance(state, Athlas)
        worthy = sensible(state, fittingly(state, moves))
        return worthy if len(worthy) == 1 else ranked(state, worthy, width)

    def likely(self, state: State, moves: list[int]) -> list[int]:
        assert isinstance(state, Athlas)
        return timely(state, moves)

    def sorts(self) -> bool:
        return True

    def choose(self, state: State, moves: list[int], rng: Rng) -> int:
        """The best of a few."""
        assert isinstance(state, Athlas)
        if len(moves) == 1:
            return moves[0]
        if state.phase in CREATION:
            return next_step(state, moves, rng)
        moves = fittingly(state, moves)
        seen = moves
        if len(moves) > GLANCE:
            seen = [moves[rng.below(len(moves))] for _ in range(GLANCE)]
        seen = sensible(state, seen)
        return best_of(seen, promises(state, seen), 1)[0]

    def hasten(self, state: State) -> None:
        """Nobody answers with a card while no side is near victory."""
        assert isinstance(state, Athlas)
        while state.phase == WINDOW and state.window in QUIET and not is_near(state):
            state.play(PASS)

    def unfold(self, state: State, rng: Rng) -> None:
        """Whatever has begun is ended: choices for a card are made, and nobody answers."""
        assert isinstance(state, Athlas)
        while state.phase in UNSETTLED:
            if state.phase == WINDOW:
                state.play(PASS)
                continue
            moves = state.moves()
            state.play(ENOUGH if ENOUGH in moves else self.choose(state, moves, rng))

    def plan(self, state: State, moves: list[int], rng: Rng) -> int:
        """Armies are built by blueprint; relics are walked home if nobody is left to prevent it; otherwise the unit
        that can achieve most acts first, steps lead to actions, and cards are kept for a purpose.
        """
        assert isinstance(state, Athlas)
        if state.phase in CREATION:
            return next_step(state, moves, rng)
        worthy = self.worthy(state, moves)
        if len(worthy) == 1:
            return worthy[0]
        step = homeward(state, moves)
        if step != -1:
            return step
        if state.phase == CHOOSE:
            return next_unit(state, moves)
        return next_deed(state, worthy) if state.phase == ACT else -1

    def worthy(self, state: State, moves: list[int]) -> list[int]:
        assert isinstance(state, Athlas)
        return moves if state.phase in CREATION else purposeful(state, sensible(state, moves))

    def vary(self, state: State, moves: list[int], rng: Rng) -> int:
        assert isinstance(state, Athlas)
        return varied_step(state, moves, rng) if state.phase in CREATION else -1
