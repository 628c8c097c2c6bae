"""What chance did in a step: where it led, less the mean over everything that nobody could foresee.

The viewpoint is what all seats know together before the step. So a card is luck when it is drawn, whoever sees it; a
card that some seat held is no longer luck when it is shown, nor is what another seat chose in secret.
"""

from typing import NamedTuple

from manawell.analysis.chances import Evaluator, less, mean
from manawell.analysis.report import Chances
from manawell.kernel.pooled import pooled
from manawell.kernel.rng import Rng
from manawell.kernel.state import State


class Draw(NamedTuple):
    """What a step had of chance."""

    chance: bool
    """Whether it could have led elsewhere, as far as any seat can see."""
    true: Chances
    """After it."""
    luck: Chances


def draw_of(evaluator: Evaluator, before: State, move: int, after: State, rng: Rng) -> Draw:
    """Equal outcomes in every world mean that there was no chance, and luck is exactly 0."""
    worlds = evaluator.worlds_of(pooled(evaluator.game, before), rng)
    for world in worlds:
        world.play(move)
    true = evaluator.of_all(after, rng)
    if all(looks_alike(evaluator, world, after) for world in worlds):
        return Draw(False, true, evaluator.nothing)
    return Draw(True, true, less(true, mean([evaluator.judged(world, rng) for world in worlds])))


def looks_alike(evaluator: Evaluator, one: State, other: State) -> bool:
    """Whether no seat can tell them apart."""
    view = evaluator.game.view
    return one.actor == other.actor and all(view(one, seat) == view(other, seat) for seat in range(one.seats))
