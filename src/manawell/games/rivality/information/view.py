"""The table as a viewer sees it: the structs of a view, and the decision it asks for."""

import msgspec

from manawell.games.rivality.components.tables import DIRECTIONS, TILES
from manawell.games.rivality.state import DELAYED_SPELLS
from manawell.kernel.game import Prompt

EDITIONS = ("de", "fr")
PHASES = ("mulligan", "place", "cast", "remove", "delayed", "siege", "enter", "move", "over")
STEPS = ("placing", "spells", "delayed", "sieges")

Names = tuple[str, ...]
Blanks = tuple[str | None, ...]
"""Tiles, some of which may be hidden: a blank is a tile that exists but is not known."""


class Spot(msgspec.Struct, frozen=True):
    """A cell of the battlefield."""

    x: int
    y: int


class Threat(msgspec.Struct, frozen=True):
    """A side that controls most neighbours of a tile that is not its own, and how many (RIV-19.1)."""

    colour: str
    held: int


class Field(msgspec.Struct, frozen=True, kw_only=True):
    """A tile on the battlefield."""

    x: int
    y: int
    tile: str | None
    """Unknown while it lies face-down."""
    rotation: int
    golems: tuple[int, ...]
    """By side."""
    laid_by: str | None
    """The colour that placed it, or in whose territory it lies; nobody placed the Mana Well."""
    face_down: bool
    gained: int
    """The number of the change by which its controller gained it (RIV-19.5)."""
    leaders: Names = ()
    """The colours with the most golems: one controls the tile, several contest it (RIV-6); like all that follows,
    derived from the rest, and missing in positions saved earlier.
    """
    entrenched: bool = False
    """Its controller has dug in (RIV-8.8)."""
    waits: Names = ()
    """The directions of its spells that wait for a tile (RIV-18.1)."""
    threat: Threat | None = None
    """Who is close to besieging it."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The table as one viewer sees it."""

    viewer: int
    mode: str
    edition: str
    expert: bool
    level: str | None
    human: str | None
    starred: str | None
    """The colour that has the starred tiles, unless the decks are mixed."""
    battlefield: tuple[Field, ...]
    """Row by row."""
    wizards: tuple[Spot | None, ...]
    supplies: tuple[int, ...]
    points: tuple[int, ...]
    """What each side would score now, or has scored; derived from the rest."""
    hands: tuple[Blanks, ...]
    decks: tuple[Blanks, ...]
    """Top tile first."""
    first: int
    active: int
    turn: int
    answered: int
    returned: tuple[Blanks, ...]
    """By seat: the tiles that went back to the deck by a mulligan."""
    phase: str
    actor: int | None
    step: str
    source: str | None
    open: Names
    """Directions of the source's spells, or source tiles of delayed spells, that are still to be cast."""
    caster: str | None
    target: str | None
    held_by: str | None
    changes: int
    reason: str
    ran_out: str | None
    winners: Names
    """The colours that won."""
    sides: Names = ()
    """By seat, the colour that it plays for; derived from the mode (RIV-16.1)."""


def prompt(view: View) -> Prompt | None:
    """The decision points."""
    prompts = {
        "mulligan": Prompt("mulligan", "RIV-2.10"),
        "place": Prompt("place", "RIV-4.1"),
        "cast": Prompt("cast", "RIV-7.8"),
        "remove": Prompt("remove", "RIV-9.4"),
        "delayed": Prompt("delayed", "RIV-18.11"),
        "siege": Prompt("siege", "RIV-19.11"),
        "enter": Prompt("enter", "RIV-17.8"),
        "move": Prompt("move", "RIV-17.9"),
    }
    return prompts.get(view.phase)


def open_names(step: int) -> list[str]:
    return TILES if step == DELAYED_SPELLS else DIRECTIONS
