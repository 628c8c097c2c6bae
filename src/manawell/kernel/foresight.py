"""What a move leads to, played in worlds imagined from the player's own view, never in the true one."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import msgspec

from manawell.kernel.chance import branches
from manawell.kernel.event import Event
from manawell.kernel.faults import Refusal
from manawell.kernel.game import AnyGame
from manawell.kernel.odds import Odds, Scales
from manawell.kernel.rng import Rng, rng_from
from manawell.kernel.state import State

WORLDS: Final = 32
"""Number of imagined worlds; equal ones are examined once, weighted by how often they came up."""

Story = tuple[Event, ...]


@dataclass(frozen=True)
class Foresight:
    """A legal move, and what the mover may see happen."""

    text: str
    typed: msgspec.Struct
    stories: tuple[tuple[float, Story], ...]
    """Every way it can turn out, as far as the mover can see, with its probability; the likeliest first."""
    next_prompt: str | None
    """The decision that the same seat would face next, if it is the same in every world."""
    odds: Odds | None = None
    """The odds of the battle it leads to, if chance decides one."""

    @property
    def certain(self) -> list[Event]:
        """What happens in every story."""
        (_, first), *others = self.stories
        return [event for event in first if all(event in story for _, story in others)]

    def each(self, kind: type[Event]) -> list[Any]:
        """The events of one kind over all stories."""
        return [event for _, story in self.stories for event in story if isinstance(event, kind)]


def foresee(
    game: AnyGame, view: Any, seat: int, rng: Rng, moves: Collection[str] | None = None, worlds: int = WORLDS
) -> list[Foresight]:
    """Every legal move of the seat, or only those written in `moves`, looked at one step ahead.

    The result for a move does not depend on which others are asked for. Stories are empty if the game does not look
    ahead.
    """
    if not game.looks_ahead:
        worlds = 1
    imagined: dict[bytes, list[Any]] = {}
    for _ in range(worlds):
        filled = game.fill(view, rng)
        imagined.setdefault(msgspec.json.encode(filled), []).append(filled)
    different = [(len(alike) / worlds, game.build(alike[0], rng)) for alike in imagined.values()]
    world = different[0][1]
    wanted = [move for move in world.moves() if moves is None or game.text_of(world, move) in moves]
    scales = Scales(game, view)
    battles = [(move, game.battle_of(world, move)) for move in wanted]
    odds = {move: scales.weigh(battle, move) for move, battle in battles if battle is not None}
    if not game.looks_ahead:
        nothing: tuple[tuple[float, Story], ...] = ((1.0, ()),)
        return [
            Foresight(game.text_of(world, move), game.typed(world, move), nothing, None, odds.get(move))
            for move in wanted
        ]
    return [replace(_look_ahead(game, different, seat, move), odds=odds.get(move)) for move in wanted]


def unusable(game: AnyGame, view: Any) -> dict[str, Refusal]:
    """What the viewer has but cannot use in the open decision, and why; the same view gives the same answer."""
    return game.unusable(game.imagine(view, rng_from(b"unusable\n" + msgspec.json.encode(view))))


def _look_ahead(game: AnyGame, worlds: Sequence[tuple[float, State]], seat: int, move: int) -> Foresight:
    stories: dict[Story, float] = {}
    prompts: set[str | None] = set()
    for weight, world in worlds:
        for probability, after in branches(world, move, told=True):
            assert after.journal is not None
            story = tuple(after.journal.told_to(seat))
            stories[story] = stories.get(story, 0.0) + weight * probability
            prompt = game.prompt(game.view(after, seat)) if after.actor == seat else None
            prompts.add(None if prompt is None else prompt.id)
    typed = game.typed(worlds[0][1], move)
    next_prompt = prompts.pop() if len(prompts) == 1 else None
    likeliest_first = sorted(((share, story) for story, share in stories.items()), key=lambda entry: -entry[0])
    return Foresight(game.write(typed), typed, tuple(likeliest_first), next_prompt)
