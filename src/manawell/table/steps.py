"""The one loop over a game: what a viewer saw and heard, step by step."""

from collections.abc import Iterator
from typing import Any

from manawell.kernel.camera import Camera, Frame
from manawell.kernel.event import Event
from manawell.kernel.game import ALL_KNOWING
from manawell.kernel.journal import EVERYONE, only
from manawell.kernel.state import State
from manawell.table.entries import Entry
from manawell.table.table import Table


class Step:
    """One step of a game as a viewer saw it. The first is the deal, without an entry."""

    def __init__(self, table: Table, viewer: int, number: int, state: State, events: tuple[Event, ...]) -> None:
        self.number = number
        self.state = state
        """The position after the step; nobody may play on it."""
        self.events = events
        """What the viewer was told in this step."""
        self._table = table
        self._viewer = viewer

    @property
    def entry(self) -> Entry | None:
        return self._table.line[self.number - 1] if self.number else None

    @property
    def move(self) -> str | None:
        """In notation; `concede N` if a seat gave up."""
        return self._table.match.moves[self.number - 1] if self.number else None

    @property
    def seat(self) -> int | None:
        """Who decided, or gave up."""
        return self._table.match.deciders[self.number - 1] if self.number else None

    @property
    def view(self) -> Any:
        """What the viewer saw after it."""
        return self._table.match.game.view(self.state, self._viewer)


def steps(table: Table, viewer: int) -> Iterator[Step]:
    """The game from its deal to where it stands, for a seat, a spectator or the all-knowing."""
    match, listener, heard = table.match, Listener(viewer), 0
    ends = [mark.told for mark in table.marks] + [match.journal.count]
    for number, (told, state) in enumerate(zip(ends, table.positions(), strict=True)):
        yield Step(table, viewer, number, state, listener.hear(match.journal.part(heard, told)))
        heard = told


def film(table: Table, viewer: int, count: int) -> list[Frame]:
    """The last `count` frames of a seat or a spectator; the steps in which they were told are played again on a copy of
    the position before them.
    """
    match, first, heard = table.match, len(table.marks), 0
    end = match.journal.count
    while first and heard < count:
        first -= 1
        told = table.marks[first].told
        heard += len([audience for audience in match.journal.audiences[told:end] if audience & only(viewer)])
        end = told
    state = table.position(first).clone()
    camera = Camera(match.game, state, viewer)
    for step in range(first, len(table.marks)):
        table.play_again(state, step)
    camera.put_away()
    return camera.frames[max(0, len(camera.frames) - count) :]


class Listener:
    """A viewer who reads a journal as it grows.

    What one seat is told in full and the others in part, or later, happened only once: the all-knowing viewer hears it
    once, in the fullest version.
    """

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self._before = EVERYONE
        """The audience of the last event read."""
        self._whispered: list[tuple[Event, int]] = []

    def hear(self, entries: list[tuple[Event, int]]) -> tuple[Event, ...]:
        """What this viewer is told by the next entries of the journal."""
        hears = self._is_new if self.viewer == ALL_KNOWING else self._is_mine
        return tuple([event for event, audience in entries if hears(event, audience)])

    def _is_mine(self, _event: Event, audience: int) -> bool:
        return bool(audience & only(self.viewer))

    def _is_new(self, event: Event, audience: int) -> bool:
        before, self._before = self._before, audience
        if before >= 0 and audience == ~before:  # the part of it that everybody else is told
            return False
        if (event, ~audience) in self._whispered:
            self._whispered.remove((event, ~audience))
            return False
        if audience != EVERYONE:
            self._whispered.append((event, audience))
        return True
