"""Looking ahead in games whose views cannot be counted as they are, because they hold a mapping."""

from collections.abc import Collection
from typing import Any, cast

import msgspec

from manawell.kernel.foresight import Foresight, foresee
from manawell.kernel.game import AnyGame
from manawell.kernel.rng import Rng


class Written:
    """A game that imagines its worlds on paper; equal worlds are then equal bytes."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def fill(self, view: Any, rng: Rng) -> bytes:
        return msgspec.json.encode(self._game.fill(view, rng))

    def build(self, world: bytes, rng: Rng) -> Any:
        return self._game.build(msgspec.json.decode(world, type=self._game.view_type), rng)


def look_ahead(game: AnyGame, view: Any, seat: int, rng: Rng, moves: Collection[str]) -> list[Foresight]:
    """These legal moves of the seat, looked at one step ahead."""
    return foresee(cast(AnyGame, Written(game)), view, seat, rng, moves)
