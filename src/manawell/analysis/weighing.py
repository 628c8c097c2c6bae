"""What can be said about a single position: its chances, and the moves of whoever must decide."""

import msgspec

from manawell.analysis.chances import Evaluator
from manawell.analysis.prospects import WORLDS
from manawell.analysis.report import Chances
from manawell.bots.hints import ADVICE_SECONDS, ADVISER, think
from manawell.kernel.rng import rng_from
from manawell.table.positions import StartPosition, check_start


class Weighed(msgspec.Struct, frozen=True):
    """A move, and the chance of its side after it where that was estimated."""

    text: str
    worth: float | None


class Assessment(msgspec.Struct, frozen=True):
    """The chances by what all seats know together; the moves by what the actor knows, the best first."""

    chances: Chances
    sides: tuple[int, ...]
    moves: tuple[Weighed, ...]
    exact: bool
    """The worths are proven."""


def weigh(start: StartPosition, seed: str, seconds: float | None = ADVICE_SECONDS) -> Assessment:
    """Of a position that can be, in which somebody must decide."""
    checked = check_start(start)
    game, state, rng = checked.game, checked.state, rng_from(seed.encode())
    evaluator = Evaluator(game, checked.options, WORLDS)
    thought = think(game, game.view(state, state.actor), ADVISER, rng, seconds)
    moves = [Weighed(thought.text, thought.worth), *[Weighed(other.text, other.worth) for other in thought.others]]
    return Assessment(evaluator.of_all(state, rng), evaluator.sides, tuple(moves), thought.exact)
