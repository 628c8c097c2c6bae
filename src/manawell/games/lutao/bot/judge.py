"""How a position of Lutao looks to a player."""

from math import exp
from typing import Final

from manawell.games.lutao.bot.ahead import play_on
from manawell.games.lutao.bot.evaluation import SPREAD, value_of
from manawell.games.lutao.bot.features import features
from manawell.games.lutao.bot.first import OPTIONAL, promise, ranked, worthy
from manawell.games.lutao.bot.policy import custom
from manawell.games.lutao.rules.turn import Lutao
from manawell.games.lutao.state import CHOOSE, FORM, MOVE, MOVE_COUNT, OVER, PRO, SET_UP
from manawell.kernel.judge import Judge
from manawell.kernel.net import chance_of
from manawell.kernel.rng import Rng
from manawell.kernel.state import State

SHARE: Final = 0.05
"""A turn consists of dozens of small decisions."""
FORESEEABLE: Final = 3
"""The round from which a search pays: before it, nobody can tell from the end of the round who will win."""
BRANCHES: Final = ("", "", "two", "three", "four")
"""By number of players, except in the pro variant; nothing is learned about the set-up."""


def branch_of(p: Lutao) -> str:
    if p.step in SET_UP:
        return ""
    return "pro" if p.mode == PRO else BRANCHES[p.seats]


class Warlord(Judge):
    """The judge of Lutao: learned where there is a network, written by hand elsewhere."""

    def share(self) -> float:
        return SHARE

    def worlds(self) -> int:
        return 1

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Lutao)
        net = self.nets.get(branch_of(state))
        if net is None or state.phase == OVER:
            return value_of(state, seat)
        return chance_of(net.logit(features(state, seat)))

    def branch(self, state: State) -> str:
        assert isinstance(state, Lutao)
        return branch_of(state)

    def features(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Lutao)
        return features(state, seat) if branch_of(state) else []

    def promising(self, state: State, moves: list[int], width: int) -> list[int]:
        """Only the first choice where comparing would tell nothing: early, and which armies move before others."""
        assert isinstance(state, Lutao)
        planned = custom(state, moves)
        if planned >= 0:
            return [planned]
        kept = worthy(state, moves)
        settled = state.round < FORESEEABLE or state.phase in (MOVE, FORM)
        return kept if len(kept) == 1 else ranked(state, kept, 1 if settled else width)

    def worth(self, state: State, move: int, rng: Rng) -> float:
        """Once everything that belongs to the move is done."""
        assert isinstance(state, Lutao)
        return 1.0 / (1.0 + exp(-promise(state, move) / SPREAD))

    def choose(self, state: State, moves: list[int], rng: Rng) -> int:
        """The customary move, or else a random one."""
        assert isinstance(state, Lutao)
        planned = custom(state, moves) if len(moves) > 1 else moves[0]
        return planned if planned >= 0 else moves[int(rng.below(len(moves)))]

    def unfold(self, state: State, rng: Rng) -> None:
        """Until somebody has answered: in the middle of a turn, neighbouring positions can hardly be told apart."""
        assert isinstance(state, Lutao)
        if state.step in SET_UP:
            super().unfold(state, rng)
        else:
            play_on(state, rng)

    def compares(self) -> bool:
        return True

    def plan(self, state: State, moves: list[int], rng: Rng) -> int:
        assert isinstance(state, Lutao)
        return custom(state, moves)

    def worthy(self, state: State, moves: list[int]) -> list[int]:
        """Armies and golems move only where that brings something."""
        assert isinstance(state, Lutao)
        kept = worthy(state, moves)
        if len(kept) == 1 or (state.phase not in OPTIONAL and state.phase != MOVE_COUNT):
            return kept
        return ranked(state, kept, len(kept))

    def vary(self, state: State, moves: list[int], rng: Rng) -> int:
        """A random people and a random rune from those offered."""
        assert isinstance(state, Lutao)
        return moves[int(rng.below(len(moves)))] if state.phase == CHOOSE else -1
