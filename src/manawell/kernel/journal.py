"""What happened, and who may be told."""

from collections.abc import Callable
from typing import Final

from manawell.kernel.event import Event

SPECTATOR: Final = -1
EVERYONE: Final = -1


def only(seat: int) -> int:
    """The audience of one seat, or of SPECTATOR."""
    return 1 << (seat + 1)


def all_but(seat: int) -> int:
    """The audience of everybody else, spectators included."""
    return ~only(seat)


class Journal:
    """The events of a game in order, each with its audience (a bit set, bit 0 for spectators).

    They are in two lists, not in pairs: a table keeps them, and the garbage collector would walk through all pairs.
    """

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.audiences: list[int] = []
        self.camera: Callable[[int], None] | None = None
        """Called with the audience of every event, in the middle of the move that tells it; None when nobody films."""

    def tell(self, event: Event, audience: int = EVERYONE) -> None:
        self.events.append(event)
        self.audiences.append(audience)
        if self.camera is not None:
            self.camera(audience)

    @property
    def count(self) -> int:
        return len(self.events)

    @property
    def entries(self) -> list[tuple[Event, int]]:
        """Events and audiences in pairs."""
        return self.part(0, len(self.events))

    def part(self, first: int, end: int) -> list[tuple[Event, int]]:
        """Those from one place to another, in pairs."""
        return list(zip(self.events[first:end], self.audiences[first:end], strict=True))

    def first(self, count: int) -> "Journal":
        """The first so many, as a journal of its own."""
        other = Journal()
        other.events, other.audiences = self.events[:count], self.audiences[:count]
        return other

    def extend(self, later: "Journal") -> None:
        """Add what another one has, without filming it."""
        self.events.extend(later.events)
        self.audiences.extend(later.audiences)

    def clear(self) -> None:
        self.events.clear()
        self.audiences.clear()

    def told_to(self, viewer: int, since: int = 0) -> list[Event]:
        """What this seat, or SPECTATOR, has been told so far, or since there were so many events."""
        bit = only(viewer)
        return [self.events[at] for at in range(since, len(self.events)) if self.audiences[at] & bit]
