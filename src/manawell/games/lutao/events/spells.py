"""Spell cards in hand, and what they do when they are used."""

from typing import ClassVar

from manawell.kernel.event import Event


class SpellsGained(Event, frozen=True):
    """Told to the player only. `cause` is `cities`, `lutao`, `true_knowledge`, `wisdom` or `mind_theft`."""

    rule: ClassVar[str] = "LUT-13.1"
    people: str
    spells: tuple[str, ...]
    cause: str


class SpellsDrawn(Event, frozen=True):
    """What the others see of it."""

    rule: ClassVar[str] = "LUT-13.1"
    people: str
    count: int
    cause: str


class SpellsOffered(Event, frozen=True):
    """Told to the player only."""

    rule: ClassVar[str] = "LUT-20.8"
    people: str
    spells: tuple[str, ...]
    kept: int


class SpellKept(Event, frozen=True):
    """Told to the player only."""

    rule: ClassVar[str] = "LUT-20.8"
    people: str
    spell: str


class SpellDiscarded(Event, frozen=True):
    """`cause` is `limit`, `choice` or `elimination`."""

    rule: ClassVar[str] = "LUT-13.2"
    people: str
    spell: str
    cause: str


class SpellsReshuffled(Event, frozen=True):
    rule: ClassVar[str] = "LUT-13.4"


class SpellShown(Event, frozen=True):
    rule: ClassVar[str] = "LUT-21.1"
    people: str
    spell: str


class SpellAimed(Event, frozen=True):
    """The player uses it for one of their two peoples."""

    rule: ClassVar[str] = "LUT-18.2"
    people: str
    user: str


class SpellDeclared(Event, frozen=True):
    """With all its targets; missing ones are `none` or 0."""

    rule: ClassVar[str] = "LUT-21.1"
    people: str
    spell: str
    user: str
    province: str
    goal: str
    target: str
    number: int


class WindowPassed(Event, frozen=True):
    """Told to the player only."""

    rule: ClassVar[str] = "LUT-21.5"
    people: str
    window: str


class SpellStopped(Event, frozen=True):
    rule: ClassVar[str] = "LUT-22.14"
    people: str
    spell: str


class SpellFailed(Event, frozen=True):
    """Its target is no longer legal."""

    rule: ClassVar[str] = "LUT-21.8"
    people: str
    spell: str


class BattleChanged(Event, frozen=True):
    """A spell changes what a side may draw, prevents hits for it, or silences it."""

    rule: ClassVar[str] = "LUT-9.10"
    people: str
    spell: str


class ArmiesRemoved(Event, frozen=True):
    rule: ClassVar[str] = "LUT-22.9"
    people: str
    province: str
    armies: int
    hostages: int
    spell: str


class ArmiesReturned(Event, frozen=True):
    rule: ClassVar[str] = "LUT-22.8"
    people: str
    province: str
    armies: int


class CityRazed(Event, frozen=True):
    rule: ClassVar[str] = "LUT-22.11"
    province: str


class SpellStolen(Event, frozen=True):
    """Told to thief and victim."""

    rule: ClassVar[str] = "LUT-22.13"
    people: str
    victim: str
    spell: str


class TheftSeen(Event, frozen=True):
    """What the others see of it."""

    rule: ClassVar[str] = "LUT-22.13"
    people: str
    victim: str


class RuneBanned(Event, frozen=True):
    rule: ClassVar[str] = "LUT-22.15"
    people: str
    rune: str


class CardsTurnedUp(Event, frozen=True):
    """Told only to the player: peoples or runes, one of which is kept."""

    rule: ClassVar[str] = "LUT-22.16"
    people: str
    peoples: tuple[str, ...]
    runes: tuple[str, ...]


class RuneChanged(Event, frozen=True):
    rule: ClassVar[str] = "LUT-22.16"
    people: str
    old_rune: str
    rune: str


class PeopleChanged(Event, frozen=True):
    rule: ClassVar[str] = "LUT-22.17"
    old: str
    people: str


class WindRaised(Event, frozen=True):
    rule: ClassVar[str] = "LUT-22.20"
    people: str
    sticks: int


class Teleported(Event, frozen=True):
    rule: ClassVar[str] = "LUT-22.22"
    people: str
    origin: str
    province: str
    armies: int


class ArmiesLevied(Event, frozen=True):
    rule: ClassVar[str] = "LUT-22.23"
    people: str
    armies: int


class BudgetChanged(Event, frozen=True):
    rule: ClassVar[str] = "LUT-22.26"
    people: str
    points: int
    budget: int
