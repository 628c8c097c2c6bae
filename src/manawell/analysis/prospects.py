"""How a player stands in a game that is still going on, by what that player knows."""

from enum import StrEnum
from typing import Any, Final

import msgspec

from manawell.analysis.chances import Evaluator
from manawell.analysis.report import Chances
from manawell.kernel.game import AnyGame
from manawell.kernel.options import Options
from manawell.kernel.rng import rng_from

WORLDS: Final = 12
"""Imagined positions behind a prospect."""


class Standing(StrEnum):
    """A chance in a word; the messages `standing-<word>` are in the texts of the tables."""

    WINNING = "winning"
    AHEAD = "ahead"
    BETTER = "better"
    EVEN = "even"
    WORSE = "worse"
    BEHIND = "behind"
    LOSING = "losing"


LIMITS: Final = (
    (0.9, Standing.WINNING),
    (0.7, Standing.AHEAD),
    (0.55, Standing.BETTER),
    (0.45, Standing.EVEN),
    (0.3, Standing.WORSE),
    (0.1, Standing.BEHIND),
)
"""From this chance on of one against one."""


class Prospect(msgspec.Struct, frozen=True):
    """The chances of all sides, as one seat can judge them."""

    chances: Chances
    sides: tuple[int, ...]
    """By seat, its place in `chances`."""
    standing: Standing
    """Of the seat itself."""


def prospect_of(game: AnyGame, options: Options, view: Any, seat: int, seed: str) -> Prospect:
    """What a seat can think of an unfinished game; equal views and seeds give equal prospects."""
    evaluator = Evaluator(game, options, WORLDS)
    chances = evaluator.of_view(view, rng_from(seed.encode()))
    return Prospect(chances, evaluator.sides, standing_of(chances, evaluator.sides[seat]))


def standing_of(chances: Chances, side: int) -> Standing:
    """Among several sides, an even share of the chances counts as even."""
    rivals = max(1, len(chances) - 1)
    mine, theirs = chances[side] * rivals, 1.0 - chances[side]
    worth = mine / (mine + theirs)
    return next((standing for limit, standing in LIMITS if worth >= limit), Standing.LOSING)
