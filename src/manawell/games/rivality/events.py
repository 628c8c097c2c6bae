"""What a spectator could see happen. Tiles, colours and directions are named by id; the texts give them their names.

`golems` is the resulting number on the tile, by side; `leaders` are the colours that have the most of them.
"""

from typing import ClassVar

from manawell.kernel.event import Event

Counts = tuple[int, ...]
"""A number for each side, in the order orange, purple, turquoise."""


class DeckGiven(Event, frozen=True):
    rule: ClassVar[str] = "RIV-1.3"
    colour: str
    deck: str


class DecksMixed(Event, frozen=True):
    """Three players: two fortresses and six other tiles each."""

    rule: ClassVar[str] = "RIV-1.5"


class FirstPlayerChosen(Event, frozen=True):
    rule: ClassVar[str] = "RIV-1.9"
    seat: int


class HandDrawn(Event, frozen=True):
    """Told to the owner only."""

    rule: ClassVar[str] = "RIV-1.8"
    seat: int
    tiles: tuple[str, ...]


class HandKept(Event, frozen=True):
    rule: ClassVar[str] = "RIV-2.10"
    seat: int


class HandRedrawn(Event, frozen=True):
    rule: ClassVar[str] = "RIV-2.8"
    seat: int


class TilePlaced(Event, frozen=True):
    rule: ClassVar[str] = "RIV-3.1"
    seat: int
    colour: str
    tile: str
    x: int
    y: int
    rotation: int


class WizardSet(Event, frozen=True):
    """A wizard came to a tile with one golem."""

    rule: ClassVar[str] = "RIV-5.2"
    colour: str
    x: int
    y: int
    golems: Counts
    leaders: tuple[str, ...]


class SpellCast(Event, frozen=True):
    """A spell from one tile (its cell first) to another."""

    rule: ClassVar[str] = "RIV-7.9"
    colour: str
    source_x: int
    source_y: int
    direction: str
    x: int
    y: int
    tile: str
    strength: int
    """The golem symbols of the spell; a short supply summons fewer."""
    summoned: int
    repelled: int
    broken: int
    """Shields that the spell ignored."""
    landed: int
    golems: Counts
    leaders: tuple[str, ...]


class DelayedSpellCast(Event, frozen=True):
    """A waiting spell found its tile."""

    rule: ClassVar[str] = "RIV-18.4"
    colour: str
    source_x: int
    source_y: int
    direction: str
    x: int
    y: int
    tile: str
    strength: int
    """The golem symbols of the spell; a short supply summons fewer."""
    summoned: int
    repelled: int
    broken: int
    """Shields that the spell ignored."""
    landed: int
    golems: Counts
    leaders: tuple[str, ...]


class SpellLost(Event, frozen=True):
    """No tile lies on the target cell."""

    rule: ClassVar[str] = "RIV-7.4"
    source_x: int
    source_y: int
    direction: str
    x: int
    y: int


class SpellBlocked(Event, frozen=True):
    """A wizard stands on the target."""

    rule: ClassVar[str] = "RIV-5.3"
    source_x: int
    source_y: int
    direction: str
    x: int
    y: int
    colour: str
    """The wizard's."""


class SpellWaits(Event, frozen=True):
    """No tile lies on the target cell yet."""

    rule: ClassVar[str] = "RIV-18.1"
    source_x: int
    source_y: int
    direction: str
    x: int
    y: int


class DelayedSpellLost(Event, frozen=True):
    """Nobody controls the tile of a waiting spell that was triggered."""

    rule: ClassVar[str] = "RIV-18.6"
    source_x: int
    source_y: int
    x: int
    y: int


class GolemsRemoved(Event, frozen=True):
    """More than five golems: these went back to their supply."""

    rule: ClassVar[str] = "RIV-9.2"
    colour: str
    x: int
    y: int
    removed: int
    golems: Counts
    leaders: tuple[str, ...]


class TileBesieged(Event, frozen=True):
    """All other golems left the tile, and one of the besieger's came."""

    rule: ClassVar[str] = "RIV-19.3"
    colour: str
    x: int
    y: int
    tile: str
    removed: int
    golems: Counts
    leaders: tuple[str, ...]


class TileRevealed(Event, frozen=True):
    rule: ClassVar[str] = "RIV-17.13"
    tile: str
    x: int
    y: int


class NoSpells(Event, frozen=True):
    """The solo player does not control the tile of the wizard."""

    rule: ClassVar[str] = "RIV-17.22"
    colour: str
    x: int
    y: int


class TileDrawn(Event, frozen=True):
    """Told to the owner only."""

    rule: ClassVar[str] = "RIV-11.1"
    seat: int
    tile: str


class TurnSkipped(Event, frozen=True):
    """A seat without tiles, in an edited position only."""

    rule: ClassVar[str] = "RIV-3.5"
    seat: int


class PointsCounted(Event, frozen=True):
    """What the tiles would be worth if the game ended after this turn."""

    rule: ClassVar[str] = "RIV-14.1"
    sides: int
    points: Counts


class SupplyExhausted(Event, frozen=True):
    rule: ClassVar[str] = "RIV-13.2"
    colour: str


class TilesUsedUp(Event, frozen=True):
    rule: ClassVar[str] = "RIV-13.1"


class WayClosed(Event, frozen=True):
    """The solo player's wizard cannot reach an empty tile."""

    rule: ClassVar[str] = "RIV-17.24"


class TileScored(Event, frozen=True):
    rule: ClassVar[str] = "RIV-14.1"
    colour: str
    tile: str
    x: int
    y: int
    points: int
    because: str
    """`control`, `well` (RIV-12.2) or `contested` (RIV-17.27)."""
    reduced: bool
    """A point less, for an enemy golem (RIV-20.1, 17.28)."""


class TileUnscored(Event, frozen=True):
    rule: ClassVar[str] = "RIV-14.3"
    tile: str
    x: int
    y: int
    because: str
    """`wizard` (RIV-14.2) or `contested`."""


class GameScored(Event, frozen=True):
    rule: ClassVar[str] = "RIV-14.5"
    sides: int
    points: Counts


class GameWon(Event, frozen=True):
    rule: ClassVar[str] = "RIV-14.5"
    colour: str
    tie: bool
    """The totals were level, and the Mana Well decided (RIV-14.6)."""


class VictoryShared(Event, frozen=True):
    rule: ClassVar[str] = "RIV-14.8"
    colours: tuple[str, ...]


class SoloWon(Event, frozen=True):
    rule: ClassVar[str] = "RIV-17.29"
    seat: int


class SoloLost(Event, frozen=True):
    rule: ClassVar[str] = "RIV-17.29"
    seat: int
