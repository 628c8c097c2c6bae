"""What players can see happen."""

from typing import ClassVar

from manawell.kernel.event import Event


class Taken(Event, frozen=True):
    """Stones leave a heap."""

    rule: ClassVar[str] = "NIM-2.1"
    seat: int
    heap: str
    stones: int
