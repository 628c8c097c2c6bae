"""What chance did in a step: where it led, less the mean over everything that nobody could foresee.

The viewpoint is what all seats know together before the step. So a card is luck when it is drawn, whoever sees it; a
card that some seat held is no longer luck when it is shown, nor is what another seat chose in secret.
"""

from typing import Final, NamedTuple

import msgspec

from manawell.analysis.chances import Evaluator, less, mean
from manawell.analysis.report import Chances
from manawell.kernel.pooled import pooled
from manawell.kernel.rng import Rng
from manawell.kernel.state import State

SAMPLES: Final = 4
"""So many times as many steps are imagined as worlds, if no more of their outcomes than worlds differ: to judge an
outcome takes long, to count how often it comes does not.
"""


class Draw(NamedTuple):
    """What a step had of chance."""

    chance: bool
    """Whether it could have led elsewhere, as far as any seat can see."""
    true: Chances
    """After it."""
    luck: Chances
    outcomes: tuple[Chances, ...] = ()
    """After each of the steps that were imagined in its place, if it could have led elsewhere."""


def draw_of(evaluator: Evaluator, before: State, move: int, after: State, rng: Rng) -> Draw:
    """If every world leads to what truly happened, as far as any seat can see, there was no chance: luck is exactly 0.
    Equal outcomes are judged once, so they are judged alike.
    """
    worlds = [world for _ in range(SAMPLES) for world in evaluator.worlds_of(pooled(evaluator.game, before), rng)]
    for world in worlds:
        world.play(move)
    if len({seen_in(evaluator, world) for world in worlds}) > evaluator.worlds:
        worlds = worlds[: evaluator.worlds]
    true = evaluator.of_all(after, rng)
    judged = {seen_in(evaluator, after): true}
    outcomes = []
    for world in worlds:
        seen = seen_in(evaluator, world)
        if seen not in judged:
            judged[seen] = evaluator.of_all(world, rng)
        outcomes.append(judged[seen])
    if len(judged) == 1:
        return Draw(False, true, evaluator.nothing)
    return Draw(True, true, less(true, mean(outcomes)), tuple(outcomes))


def seen_in(evaluator: Evaluator, state: State) -> bytes:
    """What the seats see: equal if none of them can tell two positions apart."""
    return msgspec.json.encode([evaluator.game.view(state, seat) for seat in range(state.seats)])
