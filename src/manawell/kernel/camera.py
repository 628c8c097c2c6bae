"""Frames: every event that a viewer is told, with the viewer's view of the table at that moment."""

from typing import Any, NamedTuple

from manawell.kernel.event import Event
from manawell.kernel.game import AnyGame
from manawell.kernel.journal import Journal, only
from manawell.kernel.state import State


class Frame(NamedTuple):
    """An event that a viewer was told, and the viewer's view at that moment, in the middle of the move."""

    event: Event
    view: Any


class Camera:
    """Takes the frames of a seat or a spectator while a position is played on; replaces the position's journal."""

    def __init__(self, game: AnyGame, state: State, viewer: int) -> None:
        self.frames: list[Frame] = []
        self._game, self._state, self._viewer = game, state, viewer
        self._journal = state.journal = Journal()
        self._journal.camera = self._shoot

    def put_away(self) -> None:
        """To be called when the last frame is taken: camera and journal know each other, and would stay in memory until
        the garbage collector finds them.
        """
        self._journal.camera = None

    def _shoot(self, audience: int) -> None:
        if audience & only(self._viewer):
            self.frames.append(Frame(self._journal.events[-1], self._game.view(self._state, self._viewer)))
