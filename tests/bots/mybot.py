"""The bot of docs/bots.md."""

from typing import Any

from manawell.bots.bot import Advice, Bot
from manawell.kernel.game import AnyGame
from manawell.kernel.rng import Rng


class Last(Bot):
    """Plays the last legal move."""

    def __init__(self, rng: Rng, seconds: float | None = None) -> None:
        self.rng = rng

    def advise(self, game: AnyGame, view: Any) -> Advice:
        world = game.imagine(view, self.rng)  # one position that the view does not rule out
        return Advice(world.moves()[-1], ())
