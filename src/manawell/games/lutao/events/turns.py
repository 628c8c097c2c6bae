"""A people's action turn: it marches, sails, takes provinces and commands golems."""

from typing import ClassVar

from manawell.kernel.event import Event


class TurnBegun(Event, frozen=True):
    rule: ClassVar[str] = "LUT-7.1"
    people: str


class Assassinated(Event, frozen=True):
    """`province` is `none` for a ship at sea."""

    rule: ClassVar[str] = "LUT-20.1"
    people: str
    victim: str
    province: str


class AssassinSpared(Event, frozen=True):
    rule: ClassVar[str] = "LUT-20.1"
    people: str
    victim: str


class ArmiesMoved(Event, frozen=True):
    """`how` is `land`, `flight`, `wrath` or `formation`."""

    rule: ClassVar[str] = "LUT-7.3"
    people: str
    origin: str
    province: str
    armies: int
    hostages: int
    how: str


class ShipBoarded(Event, frozen=True):
    """Told to the player only; the voyage is declared next."""

    rule: ClassVar[str] = "LUT-8.9"
    people: str
    province: str
    armies: int


class CourseSet(Event, frozen=True):
    """A hex was added to the route; told to the player only."""

    rule: ClassVar[str] = "LUT-8.2"
    people: str
    length: int


class ShipAnchored(Event, frozen=True):
    """Armies go ashore at a stop of a voyage in the formation step."""

    rule: ClassVar[str] = "LUT-10.5"
    people: str
    province: str
    armies: int


class VoyageDeclared(Event, frozen=True):
    """`origin` is `none` for a ship at sea; the route is written as q,r."""

    rule: ClassVar[str] = "LUT-8.15"
    people: str
    origin: str
    province: str
    direction: str
    armies: int
    hostages: int
    route: tuple[str, ...]
    sticks: int


class ShipLanded(Event, frozen=True):
    rule: ClassVar[str] = "LUT-8.11"
    people: str
    province: str
    direction: str
    armies: int
    displaced: bool


class VoyageStopped(Event, frozen=True):
    rule: ClassVar[str] = "LUT-22.19"
    people: str
    sticks: int


class ShipLost(Event, frozen=True):
    """A ship at sea that did not sail on."""

    rule: ClassVar[str] = "LUT-20.7"
    people: str
    armies: int


class ProvinceContested(Event, frozen=True):
    rule: ClassVar[str] = "LUT-7.7"
    people: str
    defender: str
    province: str
    armies: int


class ProvinceConquered(Event, frozen=True):
    rule: ClassVar[str] = "LUT-7.6"
    people: str
    province: str


class ProvinceLost(Event, frozen=True):
    """It is now empty or owned by another people."""

    rule: ClassVar[str] = "LUT-9.23"
    people: str
    province: str


class ArtefactTaken(Event, frozen=True):
    """`kind` is `people` or `rune`."""

    rule: ClassVar[str] = "LUT-16.1"
    people: str
    kind: str
    province: str
    required: int


class CityTaken(Event, frozen=True):
    """The city of Lutao; `people` is `none` when nobody controls it now."""

    rule: ClassVar[str] = "LUT-17.1"
    people: str
    round: int
    required: int


class MovementEnded(Event, frozen=True):
    rule: ClassVar[str] = "LUT-7.1"
    people: str


class CombatEnded(Event, frozen=True):
    rule: ClassVar[str] = "LUT-9.1"
    people: str


class FormationEnded(Event, frozen=True):
    rule: ClassVar[str] = "LUT-10.4"
    people: str
    returned: int


class GolemsSent(Event, frozen=True):
    rule: ClassVar[str] = "LUT-11.2"
    people: str
    provinces: tuple[str, ...]
    province: str


class GolemsRaised(Event, frozen=True):
    rule: ClassVar[str] = "LUT-11.4"
    people: str
    province: str
    golems: int


class CommandEnded(Event, frozen=True):
    rule: ClassVar[str] = "LUT-11.1"
    people: str
