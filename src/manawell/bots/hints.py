"""What a bot tells of its thoughts: the same words for the terminal and for the server."""

from typing import Any, Final

import msgspec

from manawell.bots.levels import make_bot
from manawell.kernel.game import AnyGame
from manawell.kernel.rng import Rng

ADVISER: Final = "master"
ADVICE_SECONDS: Final = 3.0
"""How long a hint may take."""


class Other(msgspec.Struct, frozen=True):
    """Another move that was looked at."""

    text: str
    worth: float
    equal: bool
    """It cannot be told from the best: about as good."""


class Thought(msgspec.Struct, frozen=True):
    """What a bot would do, and what it thinks of it."""

    text: str
    worth: float | None = None
    """Its chance to win; nothing where it was not estimated."""
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
    """What the bot of a level would do that knows this view."""
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
