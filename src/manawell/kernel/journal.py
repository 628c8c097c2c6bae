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
    """The events of a game in order, each with its audience (a bit set, bit 0 for spectators)."""

    def __init__(self) -> None:
        self.entries: list[tuple[Event, int]] = []
        self.camera: Callable[[int], None] | None = None
        """Called with the audience of every event, in the middle of the move that tells it; None when nobody films."""

    def tell(self, event: Event, audience: int = EVERYONE) -> None:
        self.entries.append((event, audience))
        if self.camera is not None:
            self.camera(audience)

    def told_to(self, viewer: int) -> list[Event]:
        """What this seat, or SPECTATOR, has been told so far."""
        return [event for event, audience in self.entries if audience & only(viewer)]
