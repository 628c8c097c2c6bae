"""What a spectator could see happen. Cards, colours and sides are named by id; the texts give them their names."""

from typing import ClassVar

from manawell.kernel.event import Event


class TimelineLaid(Event, frozen=True):
    rule: ClassVar[str] = "GEG-3.1"
    cards: tuple[str, ...]


class HandDealt(Event, frozen=True):
    """Told to the owner only."""

    rule: ClassVar[str] = "GEG-3.1"
    seat: int
    cards: tuple[str, ...]


class CodexSet(Event, frozen=True):
    rule: ClassVar[str] = "GEG-4.2"
    colour: str


class WandPlaced(Event, frozen=True):
    rule: ClassVar[str] = "GEG-5.1"
    seat: int
    position: int
    card: str


class RelicSwapped(Event, frozen=True):
    rule: ClassVar[str] = "GEG-9.1"
    seat: int
    card: str
    taken: str
    origin: int
    position: int
    direction: str


class ParadoxFormed(Event, frozen=True):
    rule: ClassVar[str] = "GEG-10.6"
    seat: int
    cards: tuple[str, ...]


class ParadoxDeclined(Event, frozen=True):
    """Told to the active player only (GEG-27.10)."""

    rule: ClassVar[str] = "GEG-10.7"
    seat: int


class CrystalGained(Event, frozen=True):
    rule: ClassVar[str] = "GEG-14.1"
    seat: int
    crystals: int


class CodexTurned(Event, frozen=True):
    rule: ClassVar[str] = "GEG-15.1"
    colour: str


class RelicsExchanged(Event, frozen=True):
    """Three cards taken from one side, three laid there; both lists by ascending index (GEG-11.10)."""

    rule: ClassVar[str] = "GEG-11.1"
    seat: int
    side: str
    position: int
    cards: tuple[str, ...]
    taken_cards: tuple[str, ...]


class DuelFought(Event, frozen=True):
    """Both hands lie open."""

    rule: ClassVar[str] = "GEG-12.3"
    seat: int
    hands: tuple[tuple[str, ...], ...]
    sums: tuple[int, ...]
    colour: str


class TieBroken(Event, frozen=True):
    """One random relic each, in the order of the seats."""

    rule: ClassVar[str] = "GEG-13.1"
    cards: tuple[str, ...]
    values: tuple[int, ...]


class CrystalStolen(Event, frozen=True):
    rule: ClassVar[str] = "GEG-12.5"
    seat: int
    loser: int
    crystals: int


class DuelUnrewarded(Event, frozen=True):
    """The loser had no crystal to lose."""

    rule: ClassVar[str] = "GEG-12.6"
    seat: int
    loser: int


class DuelDrawn(Event, frozen=True):
    rule: ClassVar[str] = "GEG-13.2"


class TurnSkipped(Event, frozen=True):
    """A seat without a legal move, in an edited position only."""

    rule: ClassVar[str] = "GEG-6.4"
    seat: int


class SatOut(Event, frozen=True):
    rule: ClassVar[str] = "GEG-24.1"
    seat: int


class CardDrawn(Event, frozen=True):
    rule: ClassVar[str] = "GEG-21.3"
    card: str
    pile: int


class CardRemoved(Event, frozen=True):
    """A card left the game for good."""

    rule: ClassVar[str] = "GEG-23.8"
    card: str


class ShrineJoined(Event, frozen=True):
    rule: ClassVar[str] = "GEG-25.1"
    card: str


class RelicReturned(Event, frozen=True):
    """The surplus relic of the shrine went back to the box."""

    rule: ClassVar[str] = "GEG-25.2"
    card: str


class CardReplaced(Event, frozen=True):
    rule: ClassVar[str] = "GEG-23.1"
    position: int
    card: str
    replaced: str


class StoneRemoved(Event, frozen=True):
    rule: ClassVar[str] = "GEG-22.1"
    stones: int


class StonesRestored(Event, frozen=True):
    rule: ClassVar[str] = "GEG-22.2"
    stones: int


class GameWon(Event, frozen=True):
    rule: ClassVar[str] = "GEG-16.1"
    seat: int
    reason: str


class GameLost(Event, frozen=True):
    """The solo player ran out of time."""

    rule: ClassVar[str] = "GEG-26.2"
    seat: int


class GameDrawn(Event, frozen=True):
    rule: ClassVar[str] = "GEG-16.4"
    turns: int
