"""Set-up, and how a round begins."""

from typing import ClassVar

from manawell.kernel.event import Event


class CardsOffered(Event, frozen=True):
    """Told to the player only."""

    rule: ClassVar[str] = "LUT-3.3"
    seat: int
    peoples: tuple[str, ...]
    runes: tuple[str, ...]


class ChoiceMade(Event, frozen=True):
    """A player has chosen for a people; the choice is shown when all have chosen."""

    rule: ClassVar[str] = "LUT-3.3"
    seat: int


class PeopleShown(Event, frozen=True):
    rule: ClassVar[str] = "LUT-3.4"
    seat: int
    people: str
    rune: str


class ArtefactsLaid(Event, frozen=True):
    rule: ClassVar[str] = "LUT-3.7"
    people: str
    number: int
    province: str
    rune_province: str


class BuilderDrawn(Event, frozen=True):
    rule: ClassVar[str] = "LUT-18.3"
    seat: int


class LandTurnedUp(Event, frozen=True):
    rule: ClassVar[str] = "LUT-18.3"
    seat: int
    land: str


class LandLaid(Event, frozen=True):
    rule: ClassVar[str] = "LUT-2.17"
    seat: int
    land: str
    q: int
    r: int
    rotation: int


class ProvincesDealt(Event, frozen=True):
    rule: ClassVar[str] = "LUT-3.9"
    people: str
    provinces: tuple[str, ...]
    standards: int


class OrderSet(Event, frozen=True):
    """`cause` is `deal`, `scoring`, `time_swirl` or `elimination`."""

    rule: ClassVar[str] = "LUT-12.4"
    peoples: tuple[str, ...]
    cause: str


class RoundBegun(Event, frozen=True):
    rule: ClassVar[str] = "LUT-5.1"
    round: int


class PowerBorrowed(Event, frozen=True):
    rule: ClassVar[str] = "LUT-19.8"
    people: str
    borrowed: str


class MoonsDrawn(Event, frozen=True):
    rule: ClassVar[str] = "LUT-20.3"
    people: str
    runes: tuple[str, ...]


class MoonAssigned(Event, frozen=True):
    rule: ClassVar[str] = "LUT-20.3"
    people: str
    place: int
    rune: str


class MoonTurned(Event, frozen=True):
    """Another rune of the Moons works now."""

    rule: ClassVar[str] = "LUT-20.3"
    people: str
    rune: str
