"""Armies, cities, ships and traps are placed."""

from typing import ClassVar

from manawell.kernel.event import Event


class Picked(Event, frozen=True):
    """The first part of a choice was made; told only to the player."""

    rule: ClassVar[str] = "LUT-1.9"
    people: str
    province: str


class ArmiesPlaced(Event, frozen=True):
    rule: ClassVar[str] = "LUT-6.2"
    people: str
    province: str
    armies: int
    total: int


class CityBuilt(Event, frozen=True):
    rule: ClassVar[str] = "LUT-6.4"
    people: str
    province: str


class ShipPlaced(Event, frozen=True):
    rule: ClassVar[str] = "LUT-6.7"
    people: str
    province: str
    direction: str


class PlacementEnded(Event, frozen=True):
    """Armies without room return to the supply."""

    rule: ClassVar[str] = "LUT-6.1"
    people: str
    returned: int


class TrapLaid(Event, frozen=True):
    """Told to the player only. `spot` is a province or `card_1` to `card_4`."""

    rule: ClassVar[str] = "LUT-20.6"
    people: str
    spot: str


class TrapLifted(Event, frozen=True):
    """Told to the player only."""

    rule: ClassVar[str] = "LUT-20.6"
    people: str
    spot: str


class TrapsChanged(Event, frozen=True):
    """What the others see: how many traps lie now."""

    rule: ClassVar[str] = "LUT-20.6"
    people: str
    count: int


class TrapSprung(Event, frozen=True):
    rule: ClassVar[str] = "LUT-20.6"
    people: str
    victim: str
    province: str
