"""What a move leads to: it is played in worlds imagined from the player's own view, never in the true one."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from manawell.kernel.event import Event
from manawell.kernel.game import AnyGame
from manawell.kernel.journal import Journal
from manawell.kernel.rng import Rng
from manawell.kernel.state import State

WORLDS: Final = 32


@dataclass(frozen=True)
class Foresight:
    """A legal move, and what the mover would see happen in each imagined world."""

    text: str
    typed: msgspec.Struct
    stories: tuple[tuple[Event, ...], ...]
    next_prompt: str | None
    """The decision that the same seat would face next, if it is the same in every world."""

    @property
    def certain(self) -> list[Event]:
        """What happens in every world."""
        first, *others = self.stories
        return [event for event in first if all(event in story for story in others)]

    def each(self, kind: type[Event]) -> list[Any]:
        """The events of one kind over all worlds."""
        return [event for story in self.stories for event in story if isinstance(event, kind)]


def foresee(game: AnyGame, view: Any, seat: int, rng: Rng, worlds: int = WORLDS) -> list[Foresight]:
    """Every legal move of the seat, looked at one step ahead."""
    imagined = [game.imagine(view, rng) for _ in range(worlds)]
    return [_look_ahead(game, imagined, seat, move) for move in imagined[0].moves()]


def _look_ahead(game: AnyGame, imagined: Sequence[State], seat: int, move: int) -> Foresight:
    stories: list[tuple[Event, ...]] = []
    prompts: set[str | None] = set()
    for world in imagined:
        state = world.clone()
        state.journal = Journal()
        state.play(move)
        stories.append(tuple(state.journal.told_to(seat)))
        prompt = game.prompt(game.view(state, seat)) if state.actor == seat else None
        prompts.add(None if prompt is None else prompt.id)
    typed = game.typed(imagined[0], move)
    next_prompt = prompts.pop() if len(prompts) == 1 else None
    return Foresight(game.write(typed), typed, tuple(stories), next_prompt)
