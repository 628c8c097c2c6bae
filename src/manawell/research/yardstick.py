"""Manawell-4: how strong is a policy? Fixed suites of games against the eight levels, one for each game.

Every policy plays the same deals against each level, each deal twice with sides exchanged, so rows of different people
can be compared. The quick suite is the beginning of the full one. Its seed changes with every change to what is
played; then rows of before are no longer comparable.
"""

from collections.abc import Iterable, Sequence
from math import isinf
from typing import Final

import msgspec

from manawell.bots.levels import LEVELS
from manawell.kernel.registry import find_game
from manawell.research.faults import ResearchFault
from manawell.research.statistics import rating_against, wilson
from manawell.research.tournament import Encounter, Result

SEED: Final = "manawell-4/3"
FULL: Final = 25
QUICK: Final = 5
"""Deals against each level."""
APART: Final = 1000
"""Each level has deals of its own: those of level n begin with n times this number."""


class Score(msgspec.Struct, frozen=True):
    """How a policy fared against one level."""

    level: str
    games: int
    points: float
    """A draw is half a point."""

    @property
    def rate(self) -> float:
        return self.points / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.points, self.games)


class Row(msgspec.Struct, frozen=True):
    """What the suite of one game says of a policy."""

    policy: str
    game: str
    rules: int
    suite: str
    scores: tuple[Score, ...]
    rating: tuple[float, float | None, float | None] | None
    """On the scale of the game's levels, with its 95 % interval, of which an end is open (None) after a clean sweep;
    None where the levels were not measured.
    """


def suite(game: str, policy: str, deals: int) -> list[Encounter]:
    """The games of a suite. A level does not play itself."""
    chosen = find_game(game)
    options = chosen.settle({})
    if len(set(chosen.sides(options))) != 2 or len(chosen.seats(options)) != 2:
        raise ResearchFault("fault-yardstick", game=game)
    return [
        Encounter(game, options, bots, SEED, APART * number + deal)
        for number, level in enumerate(LEVELS)
        if level != policy
        for deal in range(deals)
        for bots in ((policy, level), (level, policy))
    ]


def row_of(policy: str, game: str, results: Iterable[Result]) -> Row:
    """The row of one game."""
    tally = {level: [0.0, 0.0] for level in LEVELS if level != policy}
    for result in results:
        level = next(bot for bot in result.encounter.bots if bot != policy)
        tally[level][0] += 1
        tally[level][1] += result.score_of(policy)
    scores = tuple(Score(level, int(games), points) for level, (games, points) in tally.items())
    chosen = find_game(game)
    return Row(policy, game, chosen.rules_version, SEED, scores, _rating(game, scores))


def _rating(game: str, scores: Sequence[Score]) -> tuple[float, float | None, float | None] | None:
    known = dict(zip(LEVELS, (level.rating for level in find_game(game).levels), strict=True))
    met = [(known[score.level], score.points, score.games) for score in scores]
    if any(rating is None for rating, _, _ in met):
        return None
    rating, low, high = rating_against([(float(rating or 0), points, games) for rating, points, games in met])
    return rating, None if isinf(low) else low, None if isinf(high) else high
