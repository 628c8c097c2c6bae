"""What a bot says about its thinking, in the same form for terminal and server."""

from typing import Any, Final

import msgspec

from manawell.bots.levels import make_bot
from manawell.kernel.game import AnyGame
from manawell.kernel.rng import Rng

ADVISER: Final = "master"
ADVICE_SECONDS: Final = 3.0
"""How long a hint may take."""


class Other(msgspec.Struct, frozen=True):
    """Another move that was considered."""

    text: str
    worth: float
    equal: bool
    """About as good: the bot cannot tell it from the best."""


class Thought(msgspec.Struct, frozen=True):
    """What a bot would do, and how good it thinks that is."""

    text: str
    worth: float | None = None
    """Its chance of winning; None where it was not estimated."""
    exact: bool = False
    """The worth is proven."""
    only: bool = False
    """There is no other move."""
    others: tuple[Other, ...] = ()
    """Those about as good first."""

    @property
    def equal(self) -> list[str]:
        """The moves that are about as good."""
        return [other.text for other in self.others if other.equal]


def think(game: AnyGame, view: Any, level: str, rng: Rng, seconds: float | None) -> Thought:
    """What a bot of this level would do, given this view."""
    advice = make_bot(level, rng, seconds=seconds).advise(game, view)
    world = game.imagine(view, rng)
    ranked = sorted(advice.ranking, key=lambda entry: entry[0] not in advice.equal)
    return Thought(
        game.text_of(world, advice.move),
        dict(advice.ranking).get(advice.move),
        advice.exact,
        len(world.moves()) == 1,
        tuple(
            Other(game.text_of(world, move), worth, move in advice.equal)
            for move, worth in ranked
            if move != advice.move
        ),
    )
