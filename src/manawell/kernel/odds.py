"""How a battle may end, played out in worlds imagined from the viewer's own view, never in the true one."""

from typing import Any, Final

import msgspec

from manawell.kernel.game import AnyGame
from manawell.kernel.rng import Rng, rng_from
from manawell.kernel.state import State

WORLDS: Final = 15
BATTLES: Final = 300
"""Battles played out, equally many in each world; the chance to win is usually right to within three percent."""


class Odds(msgspec.Struct, frozen=True):
    """How a battle ends, on average."""

    wins: float
    """The share of battles that the attackers win."""
    left: float
    """How many attackers are left when they win."""
    empty: float
    """The share of battles in which nobody is left."""


class Scales:
    """The worlds imagined from one view, and the battles played out in them; the same view gives the same odds."""

    def __init__(self, game: AnyGame, view: Any) -> None:
        self._game = game
        self._view = view
        self._seed = b"odds\n" + msgspec.json.encode(view)
        self._worlds: list[State] = []

    def weigh(self, battle: str, move: int | None = None) -> Odds:
        """The odds of a battle that is announced or under way, or of the one that a legal move leads to."""
        rng = rng_from(self._seed + f"\n{battle} {move}".encode())
        ends = [self._fight(world, battle, move, rng) for world in self._imagined() for _ in range(BATTLES // WORLDS)]
        won = [attackers for attackers, _ in ends if attackers > 0]
        empty = sum(end == (0, 0) for end in ends)
        return Odds(len(won) / len(ends), sum(won) / max(1, len(won)), empty / len(ends))

    def _imagined(self) -> list[State]:
        if not self._worlds:
            rng = rng_from(self._seed)
            self._worlds = [self._game.imagine(self._view, rng) for _ in range(WORLDS)]
        return self._worlds

    def _fight(self, world: State, battle: str, move: int | None, rng: Rng) -> tuple[int, int]:
        after = world.clone()
        after.rng = rng
        if move is not None:
            after.play(move)
        return self._game.fight(after, battle)
