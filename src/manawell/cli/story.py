"""A recorded game, told move by move."""

from dataclasses import dataclass

from manawell.kernel.event import Event
from manawell.kernel.game import ALL_KNOWING
from manawell.kernel.journal import EVERYONE, Journal
from manawell.kernel.match import Match, replay
from manawell.kernel.record import Record


@dataclass(frozen=True)
class Step:
    """What a viewer learned by one move; step 0 is the deal."""

    move: str
    seat: int | None
    events: tuple[Event, ...]


class Story:
    """A record that adds up, and the match at any of its moves."""

    def __init__(self, record: Record, viewer: int) -> None:
        self.whole = replay(record)
        self.viewer = viewer
        self.steps: list[Step] = []
        match = self._fresh()
        self._told = 0
        self._add(match, "", None)
        for move in record.moves:
            seat = match.actor
            match.play(seat, move)
            self._add(match, move, seat)

    def at(self, step: int) -> Match:
        """The match after so many moves."""
        if step == len(self.whole.moves):
            return self.whole
        match = self._fresh()
        for move in self.whole.moves[:step]:
            match.play(match.actor, move)
        return match

    def _fresh(self) -> Match:
        whole = self.whole
        return Match(whole.game, whole.options, whole.seal, whole.players)

    def _add(self, match: Match, move: str, seat: int | None) -> None:
        told = told_to(match.journal, self.viewer)
        self.steps.append(Step(move, seat, tuple(told[self._told :])))
        self._told = len(told)


def told_to(journal: Journal, viewer: int) -> list[Event]:
    """The events for a viewer; the all-knowing hears each once, though some are told to one seat first."""
    if viewer != ALL_KNOWING:
        return journal.told_to(viewer)
    told: list[Event] = []
    whispered: list[Event] = []
    for event, audience in journal.entries:
        if event in whispered:
            whispered.remove(event)
            continue
        if audience != EVERYONE:
            whispered.append(event)
        told.append(event)
    return told
