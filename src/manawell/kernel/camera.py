"""Frames: beside every event that a viewer is told, the viewer's view of the table at that moment."""

from typing import Any, NamedTuple

from manawell.kernel.event import Event
from manawell.kernel.game import AnyGame
from manawell.kernel.journal import Journal, only
from manawell.kernel.state import State


class Frame(NamedTuple):
    """What a viewer heard, and what the table looked like then, in the middle of the move that told it."""

    event: Event
    view: Any


class Camera:
    """Listens to a position while it is played on, for a seat or a spectator, in place of its journal."""

    def __init__(self, game: AnyGame, state: State, viewer: int) -> None:
        self.frames: list[Frame] = []
        self._game, self._state, self._viewer = game, state, viewer
        self._journal = state.journal = Journal()
        self._journal.camera = self._shoot

    def _shoot(self, audience: int) -> None:
        if audience & only(self._viewer):
            event, _ = self._journal.entries[-1]
            self.frames.append(Frame(event, self._game.view(self._state, self._viewer)))
