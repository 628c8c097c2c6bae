"""What a bot says about its thinking, in the same form for terminal and server."""

from functools import partial
from typing import Any, Final

import msgspec

from manawell.bots.levels import make_bot
from manawell.kernel.calibration import EVEN
from manawell.kernel.game import AnyGame, Reason
from manawell.kernel.rng import Rng

ADVISER: Final = "wellspring"
ADVICE_SECONDS: Final = 3.0
"""How long a hint may take."""


class Other(msgspec.Struct, frozen=True):
    """Another move that was considered."""

    text: str
    worth: float
    """Its chance of winning."""
    equal: bool
    """About as good: the bot cannot tell it from the best."""
    reason: Reason | None = None


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
    reason: Reason | None = None
    """What speaks for it, if anything can be said in a clause."""

    @property
    def equal(self) -> list[str]:
        """The moves that are about as good."""
        return [other.text for other in self.others if other.equal]


def reasoned(game: AnyGame, view: Any, thought: Thought, rng: Rng) -> Thought:
    """The same thought, with what speaks for its move and for the best of the others that are about as good."""
    others = tuple(
        msgspec.structs.replace(other, reason=_reason(game, view, other.text, rng))
        if at == 0 and other.equal
        else other
        for at, other in enumerate(thought.others)
    )
    return msgspec.structs.replace(thought, reason=_reason(game, view, thought.text, rng), others=others)


def _reason(game: AnyGame, view: Any, text: str, rng: Rng) -> Reason | None:
    return next((reason for reason in game.why(view, text, rng) if reason.id not in game.mistakes), None)


def outlook(game: AnyGame, view: Any, rng: Rng) -> float:
    """What the game's networks foretell the viewer who must decide, on average over a few imagined worlds."""
    if not game.foretellers:
        return EVEN
    worlds = [game.imagine(view, rng) for _ in range(game.judge.worlds())]
    return sum(game.outlook(world, world.actor) for world in worlds) / len(worlds)


def think(game: AnyGame, view: Any, level: str, rng: Rng, seconds: float | None) -> Thought:
    """What a bot of this level would do, given this view."""
    advice = make_bot(level, rng, seconds=seconds).advise(game, view)
    world, told = game.imagine(view, rng), partial(game.calibration.chance, advice.basis, game.variety(view))
    prospect = outlook(game, view, rng) if advice.ranking else EVEN
    chances = {move: told(worth, prospect) for move, worth in advice.ranking}
    ranked = sorted(chances.items(), key=lambda entry: entry[0] not in advice.equal)
    return Thought(
        game.text_of(world, advice.move),
        chances.get(advice.move),
        advice.exact,
        len(world.moves()) == 1,
        tuple(
            Other(game.text_of(world, move), chance, move in advice.equal)
            for move, chance in ranked
            if move != advice.move
        ),
    )
