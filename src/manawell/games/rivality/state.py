"""The position: one field per zone. It contains no rules."""

from typing import Final

from manawell.games.rivality.components.tables import CELLS, COLOURS, LEADERS, SHIFT, TILES
from manawell.kernel.rng import Rng
from manawell.kernel.state import NOBODY, State

DUEL: Final = 0
THREE: Final = 1
TEAMS: Final = 2
SOLO: Final = 3

GERMAN: Final = 0
FRENCH: Final = 1

# Which decision is open.
MULLIGAN: Final = 0
PLACE: Final = 1
CAST: Final = 2
REMOVE: Final = 3
DELAYED: Final = 4
SIEGE: Final = 5
ENTER: Final = 6
MOVE: Final = 7
OVER: Final = 8

# How far a turn has come (RIV-3.1, 3.2).
PLACING: Final = 0
SPELLS: Final = 1
DELAYED_SPELLS: Final = 2
SIEGES: Final = 3

UNDECIDED: Final = 0
BY_TILES: Final = 1
BY_SUPPLY: Final = 2
BY_NO_MOVE: Final = 3

NONE: Final = -1
NO_TILE: Final = 255
EMPTY_GRID: Final = bytes([NO_TILE]) * CELLS
_NOTHING: Final[list[int]] = []
_NOWHERE: Final[list[int]] = [NONE] * len(TILES)


class Position(State):
    """Everything on the table, in the hands and in the decks.

    A clone shares `grid`, `rim`, `spots`, `layers`, `winners`, each hand and each deck: these are replaced, never
    changed.
    """

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.mode: int = DUEL
        self.edition: int = GERMAN
        self.expert: bool = False
        self.level: int = NONE
        self.human: int = NONE
        """The side of the solo player."""
        self.starred: int = NONE
        """The side that has the starred tiles; NONE when the decks are mixed."""
        self.sides: int = 2

        self.grid: bytes = EMPTY_GRID
        """By cell: the tile that lies there, or NO_TILE."""
        self.rim: list[int] = _NOTHING
        """The empty cells that touch a tile, ascending (RIV-4.1)."""
        self.spots: list[int] = _NOWHERE
        """By tile: 4 * cell + rotation, or NONE."""
        self.layers: list[int] = _NOWHERE
        """By tile: the side that placed it or in whose territory it lies, or NONE."""
        self.golems: list[int] = [0] * len(TILES)
        """By tile: four bits for each side."""
        self.face_down: int = 0
        """The tiles that lie face-down, as a bit set."""
        self.wizards: list[int] = []
        """By side: the cell, or NONE."""
        self.supplies: list[int] = []
        """By side."""
        self.hands: list[list[int]] = []
        """By seat, ascending."""
        self.decks: list[list[int]] = []
        """By side, bottom first: the top tile is the last."""
        self.gained: list[int] = []
        """By tile: the number of the change by which its controller gained it; kept only where it can decide a joint
        siege (RIV-19.5).
        """
        self.changes: int = 0

        self.first: int = 0
        """The first player."""
        self.active: int = 0
        """The player whose turn it is; other players may have to decide during it."""
        self.turn: int = 0
        """Completed turns; in the solo game, completed rounds."""
        self.returned: list[list[int]] = []
        """By seat: the tiles that went back to the deck by a mulligan."""
        self.answered: int = 0
        """How many have decided about the mulligan."""

        self.phase: int = PLACE
        self.step: int = PLACING
        self.source: int = NONE
        """The tile that was placed, or whose spells are cast."""
        self.open: int = 0
        """Spells that are still to be cast: directions of the source, or source tiles of delayed spells, as a bit
        set.
        """
        self.caster: int = NONE
        """The side that must remove a golem, the tile, and the side that controlled that tile before."""
        self.target: int = NONE
        self.held_by: int = NOBODY

        self.reason: int = UNDECIDED
        self.ran_out: int = NONE
        """The side whose supply ended the game."""
        self.winners: list[int] = _NOTHING
        """The sides that won."""

    def copy_to(self, other: "Position") -> None:
        """Copy this position into another, without its journal."""
        other.seats = self.seats
        other.actor = self.actor
        other.mode = self.mode
        other.edition = self.edition
        other.expert = self.expert
        other.level = self.level
        other.human = self.human
        other.starred = self.starred
        other.sides = self.sides
        other.grid = self.grid
        other.rim = self.rim
        other.spots = self.spots
        other.layers = self.layers
        other.golems = self.golems[:]
        other.face_down = self.face_down
        other.wizards = self.wizards[:]
        other.supplies = self.supplies[:]
        other.hands = self.hands[:]
        other.decks = self.decks[:]
        other.gained = self.gained[:]
        other.changes = self.changes
        other.first = self.first
        other.active = self.active
        other.turn = self.turn
        other.returned = self.returned
        other.answered = self.answered
        other.phase = self.phase
        other.step = self.step
        other.source = self.source
        other.open = self.open
        other.caster = self.caster
        other.target = self.target
        other.held_by = self.held_by
        other.reason = self.reason
        other.ran_out = self.ran_out
        other.winners = self.winners

    def side_of(self, seat: int) -> int:
        """The side that a seat plays for (RIV-1.13, 16.1, 17.1)."""
        return self.human if self.mode == SOLO else seat % self.sides

    def cell_of(self, tile: int) -> int:
        return self.spots[tile] >> 2

    def golems_of(self, tile: int) -> tuple[int, ...]:
        """How many golems each side has on a tile."""
        golems = self.golems[tile]
        return tuple([golems >> SHIFT[side] & 15 for side in range(self.sides)])

    def leaders_of(self, tile: int) -> tuple[str, ...]:
        """The colours with the most golems on a tile (RIV-6.1, 6.2)."""
        return tuple([COLOURS[side] for side in LEADERS[self.golems[tile]]])
