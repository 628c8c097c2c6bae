"""Battles, card by card, and what follows from them."""

from typing import ClassVar

from manawell.kernel.event import Event


class BattleBegun(Event, frozen=True):
    rule: ClassVar[str] = "LUT-9.1"
    attacker: str
    defender: str
    province: str
    attackers: int
    defenders: int
    city: bool


class GhostsCalled(Event, frozen=True):
    rule: ClassVar[str] = "LUT-20.2"
    people: str
    armies: int


class GhostsDeclined(Event, frozen=True):
    rule: ClassVar[str] = "LUT-20.2"
    people: str


class FirstStrikeChosen(Event, frozen=True):
    rule: ClassVar[str] = "LUT-19.3"
    people: str
    used: bool


class CombatRoundBegun(Event, frozen=True):
    rule: ClassVar[str] = "LUT-9.6"
    province: str
    round: int
    attackers: int
    defenders: int
    attacker_cards: int
    defender_cards: int


class CombatCardsSeen(Event, frozen=True):
    """Told to the player only."""

    rule: ClassVar[str] = "LUT-9.6"
    people: str
    cards: tuple[str, ...]


class CombatCardsDrawn(Event, frozen=True):
    """What the others see."""

    rule: ClassVar[str] = "LUT-9.6"
    people: str
    count: int


class PileReshuffled(Event, frozen=True):
    rule: ClassVar[str] = "LUT-9.14"
    people: str


class CardReturned(Event, frozen=True):
    """Told to the player only."""

    rule: ClassVar[str] = "LUT-9.7"
    people: str
    card: str


class CardSunk(Event, frozen=True):
    """What the others see of it."""

    rule: ClassVar[str] = "LUT-9.12"
    people: str


class CardDropped(Event, frozen=True):
    """The Knights' second choice."""

    rule: ClassVar[str] = "LUT-19.11"
    people: str
    card: str


class CardsRevealed(Event, frozen=True):
    rule: ClassVar[str] = "LUT-9.15"
    people: str
    cards: tuple[str, ...]


class CardGifted(Event, frozen=True):
    rule: ClassVar[str] = "LUT-19.1"
    people: str
    other: str
    card: str
    drawn: str


class GiftDeclined(Event, frozen=True):
    rule: ClassVar[str] = "LUT-19.1"
    people: str


class CardsVoided(Event, frozen=True):
    """`side` loses its cards and shows new ones; `cause` is `clerics` or `second_chance`."""

    rule: ClassVar[str] = "LUT-19.7"
    people: str
    side: str
    cards: tuple[str, ...]
    drawn: tuple[str, ...]
    cause: str


class VoidDeclined(Event, frozen=True):
    rule: ClassVar[str] = "LUT-19.7"
    people: str


class HitsTaken(Event, frozen=True):
    """What one side suffers in a combat round, step by step; the last three are its losses."""

    rule: ClassVar[str] = "LUT-9.20"
    people: str
    province: str
    potential: int
    shields: int
    reflected: int
    skin: int
    ignored: int
    ghosts: int
    hostages: int
    armies: int
    left: int


class CardGivenAway(Event, frozen=True):
    rule: ClassVar[str] = "LUT-19.6"
    people: str
    other: str
    card: str


class CardStolen(Event, frozen=True):
    rule: ClassVar[str] = "LUT-19.6"
    people: str
    other: str
    card: str


class WitchesPassed(Event, frozen=True):
    rule: ClassVar[str] = "LUT-19.6"
    people: str


class BattleEnded(Event, frozen=True):
    """`winner` is `none` when nobody is left; `limit` when it went on for too long."""

    rule: ClassVar[str] = "LUT-9.22"
    winner: str
    province: str
    armies: int
    limit: bool


class HostagesTaken(Event, frozen=True):
    rule: ClassVar[str] = "LUT-20.9"
    people: str
    other: str
    province: str
    hostages: int


class HostagesFreed(Event, frozen=True):
    rule: ClassVar[str] = "LUT-20.9"
    people: str
    hostages: int


class PlagueBroke(Event, frozen=True):
    """The winning attackers must leave."""

    rule: ClassVar[str] = "LUT-20.7"
    people: str
    victim: str
    province: str


class GroupRetreated(Event, frozen=True):
    """`origin` is the province they went back to; `none` when they wait at sea or are lost."""

    rule: ClassVar[str] = "LUT-20.7"
    people: str
    armies: int
    origin: str
    lost: bool


class RetreatShared(Event, frozen=True):
    rule: ClassVar[str] = "LUT-20.7"
    people: str
    armies: int
    hostages: int


class Reincarnated(Event, frozen=True):
    rule: ClassVar[str] = "LUT-20.5"
    people: str
    province: str
