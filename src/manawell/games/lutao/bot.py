"""How Lutao looks to a player."""

from manawell.games.lutao.rules.turn import Lutao
from manawell.kernel.judge import Judge
from manawell.kernel.rng import Rng
from manawell.kernel.state import State


class Warlord(Judge):
    """The judge of Lutao."""

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Lutao)
        return 0.5

    def promising(self, state: State, moves: list[int], width: int) -> list[int]:
        return moves[:width]

    def choose(self, state: State, moves: list[int], rng: Rng) -> int:
        return moves[rng.below(len(moves))]
