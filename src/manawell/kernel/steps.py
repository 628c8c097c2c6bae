"""The one loop over a game that was played: what a viewer saw and heard, step by step."""

from collections.abc import Iterator
from typing import NamedTuple

from manawell.kernel.event import Event
from manawell.kernel.game import ALL_KNOWING
from manawell.kernel.journal import EVERYONE, Journal, only
from manawell.kernel.match import Match


class Step(NamedTuple):
    """The first step is the deal, without a move."""

    move: str | None
    seat: int | None
    """Who decided, or gave up."""
    events: tuple[Event, ...]
    """What the viewer learned by it."""
    match: Match
    """As it stands after this step; the next step plays it on."""


def steps(match: Match, viewer: int) -> Iterator[Step]:
    """The game from its deal to where it stands, for a seat, a spectator or the all-knowing."""
    again, ear = match.fresh(), Ear(viewer)
    yield Step(None, None, ear.news(again.journal), again)
    for text, seat in zip(match.moves, match.deciders, strict=True):
        again.repeat(text)
        yield Step(text, seat, ear.news(again.journal), again)


class Ear:
    """A viewer who listens to a journal as it grows.

    What one seat is told in full and the others in part, or later, happens once: the all-knowing hears it once, in the
    words of those who know most.
    """

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self._heard = 0
        self._before = EVERYONE
        """The audience of the event heard last."""
        self._whispered: list[tuple[Event, int]] = []

    def news(self, journal: Journal) -> tuple[Event, ...]:
        """What this viewer has been told since the last time."""
        entries = journal.entries[self._heard :]
        self._heard += len(entries)
        hears = self._is_new if self.viewer == ALL_KNOWING else self._is_mine
        return tuple([event for event, audience in entries if hears(event, audience)])

    def _is_mine(self, _event: Event, audience: int) -> bool:
        return bool(audience & only(self.viewer))

    def _is_new(self, event: Event, audience: int) -> bool:
        before, self._before = self._before, audience
        if before >= 0 and audience == ~before:  # the same for everybody who may not know more
            return False
        if (event, ~audience) in self._whispered:
            self._whispered.remove((event, ~audience))
            return False
        if audience != EVERYONE:
            self._whispered.append((event, audience))
        return True
