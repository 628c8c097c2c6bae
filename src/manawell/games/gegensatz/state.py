"""The position: one field per zone. It contains no rules."""

from typing import Final

from mypy_extensions import i64

from manawell.games.gegensatz.components.tables import COLOUR_MARK, SUPPLY, SYMBOL_MARK
from manawell.kernel.rng import Rng
from manawell.kernel.state import NOBODY, State

DUEL: Final = 0
SOLO: Final = 1
SOLO_SHRINE: Final = 2

PLACE: Final = 0
MOVE: Final = 1
PARADOX: Final = 2
SIDE: Final = 3
REPLACE: Final = 4
SHRINE: Final = 5
OVER: Final = 6

UNDECIDED: Final = 0
BY_PARADOX: Final = 1
BY_DUEL: Final = 2
BY_LIMIT: Final = 3
BY_GOAL: Final = 4
BY_PILE: Final = 5

NONE: Final = -1


class Position(State):
    """Everything on the table and in the hands (GEG-31)."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.mode: int = DUEL
        self.difficulty: int = NONE
        self.target: int = 0
        """Crystals needed to win."""
        self.turn_limit: int = 0
        self.full_stones: int = 0
        """Time stones of a full wand, by difficulty."""

        self.timeline: list[int] = []
        self.colours: i64 = 0
        self.symbols: i64 = 0
        """The timeline as lanes of positions by colour and by symbol (components.py); `lay` keeps them in step."""
        self.hands: list[list[int]] = []
        """Per seat, in canonical order (GEG-30.1)."""
        self.secret: i64 = 0
        """The cards of a duel's deal that only their owner has seen, as a bit set; every other hand card is known to
        everyone (GEG-27.3).
        """
        self.wands: list[int] = []
        self.crystals: list[int] = []
        self.codex_card: int = NONE
        self.codex: int = 0
        """The codex colour."""
        self.exotic: bool = False
        """Expansion cards are in play, so an (edited) duel may leave a seat without a move."""

        self.phase: int = PLACE
        self.turn: int = 0
        """Completed turns."""
        self.played: i64 = NONE
        """The movement relic of the last swap; with the next three, what others do not see yet (GEG-27.10)."""
        self.taken: i64 = NONE
        self.origin: i64 = NONE
        """Where the wand stood before it."""
        self.secret_before: i64 = 0

        self.pile: list[int] = []
        """Bottom first: the top card is the last."""
        self.stones: int = 0
        self.drawn: int = NONE
        self.removed: list[int] = []
        self.shrine: list[int] = []

        self.winner: int = NOBODY
        self.reason: int = UNDECIDED

    def copy_to(self, other: "Position") -> None:
        """Copy this position into another, without its journal."""
        other.seats = self.seats
        other.actor = self.actor
        other.mode = self.mode
        other.difficulty = self.difficulty
        other.target = self.target
        other.turn_limit = self.turn_limit
        other.full_stones = self.full_stones
        other.timeline = self.timeline[:]
        other.colours = self.colours
        other.symbols = self.symbols
        other.hands = [hand[:] for hand in self.hands]
        other.secret = self.secret
        other.wands = self.wands[:]
        other.crystals = self.crystals[:]
        other.codex_card = self.codex_card
        other.codex = self.codex
        other.exotic = self.exotic
        other.phase = self.phase
        other.turn = self.turn
        other.played = self.played
        other.taken = self.taken
        other.origin = self.origin
        other.secret_before = self.secret_before
        other.winner = self.winner
        other.reason = self.reason
        if self.mode != DUEL:
            other.pile = self.pile[:]
            other.stones = self.stones
            other.drawn = self.drawn
            other.removed = self.removed[:]
            other.shrine = self.shrine[:]

    def set_timeline(self, cards: list[int]) -> None:
        self.timeline = cards
        self.colours = 0
        self.symbols = 0
        for index, card in enumerate(cards):
            self.colours |= COLOUR_MARK[card] << index
            self.symbols |= SYMBOL_MARK[card] << index

    def lay(self, card: i64, index: i64) -> i64:
        """Put a card on a position; returns the card that lay there."""
        timeline = self.timeline
        old: i64 = timeline[index]
        timeline[index] = card
        colours: i64 = COLOUR_MARK[old] ^ COLOUR_MARK[card]
        symbols: i64 = SYMBOL_MARK[old] ^ SYMBOL_MARK[card]
        self.colours ^= colours << index
        self.symbols ^= symbols << index
        return old

    def supply(self) -> int:
        """Crystals that nobody holds (GEG-14.2, 14.3)."""
        return SUPPLY - sum(self.crystals) - self.stones
