"""Several searches of the same view, each with its own luck: what they tried most often in all is played.

Root parallelization: the searches share nothing while they think, so they can run in different processes.
"""

from typing import Any, Final

import msgspec

from manawell.bots.bot import Bot
from manawell.bots.levels import LEVELS
from manawell.kernel.game import AnyGame
from manawell.kernel.rng import Rng

STRONGEST: Final = LEVELS[-1]
"""Only this level is helped: the others would no longer be as weak as their ratings say."""


class Ballot(msgspec.Struct, frozen=True):
    """What one search would play, and how often it tried each move it considered, most often first."""

    text: str
    tried: tuple[tuple[str, int], ...] = ()
    """Empty where there was nothing to search: a plan, a proof, a single move."""


def can_be_helped(game: AnyGame, level: str) -> bool:
    """Where moves are compared instead of searched, what was tried most often does not decide."""
    return level == STRONGEST and game.levels[-1].simulations > 0 and not game.judge.compares()


def ballot(game: AnyGame, view: Any, bot: Bot, rng: Rng) -> Ballot:
    advice, world = bot.advise(game, view), game.imagine(view, rng)
    tried = zip(advice.ranking, advice.visits, strict=False)
    return Ballot(
        game.text_of(world, advice.move), tuple((game.text_of(world, move), visits) for (move, _), visits in tried)
    )


def elected(first: Ballot, others: list[Ballot]) -> str:
    """The move tried most often in all, of those that the first search considers; of equals, the one it prefers."""
    if not first.tried:
        return first.text
    total = dict(first.tried)
    for other in others:
        for text, visits in other.tried:
            if text in total:
                total[text] += visits
    return max(total, key=lambda text: total[text])
