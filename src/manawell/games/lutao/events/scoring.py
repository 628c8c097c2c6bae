"""Points, purchases, and the end of the game."""

from typing import ClassVar

from manawell.kernel.event import Event


class PointsCounted(Event, frozen=True):
    """Item by item (LUT-12.2); at most 60 in total."""

    rule: ClassVar[str] = "LUT-12.2"
    people: str
    provinces: int
    lutao: int
    cities: int
    lands: int
    land_cities: int
    total: int


class Bought(Event, frozen=True):
    """`item` is `armies`, `ships`, `cities` or `sticks`."""

    rule: ClassVar[str] = "LUT-14.5"
    people: str
    item: str
    number: int
    price: int
    budget: int


class BuyingEnded(Event, frozen=True):
    rule: ClassVar[str] = "LUT-14.1"
    people: str
    unspent: int


class Eliminated(Event, frozen=True):
    rule: ClassVar[str] = "LUT-4.11"
    people: str


class Conceded(Event, frozen=True):
    rule: ClassVar[str] = "LUT-4.12"
    seat: int


class GameEnded(Event, frozen=True):
    """`reason` is `city`, `elimination`, `rounds` or `concession`."""

    rule: ClassVar[str] = "LUT-17.2"
    seats: tuple[int, ...]
    reason: str
    round: int
