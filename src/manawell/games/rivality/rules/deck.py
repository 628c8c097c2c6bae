"""Shuffling a deck and drawing a hand (RIV-1, RIV-2)."""

from manawell.games.rivality import events
from manawell.games.rivality.components.tables import HAND_SIZE, IS_FORTRESS, TILES
from manawell.games.rivality.state import Position
from manawell.kernel.journal import only
from manawell.kernel.rng import Rng


def shuffled(tiles: list[int], rng: Rng) -> list[int]:
    """A deck, bottom first, whose bottom tile is not a fortress (RIV-1.7, 2.6)."""
    deck = tiles[:]
    rng.shuffle(deck)
    while IS_FORTRESS[deck[0]]:
        rng.shuffle(deck)
    return deck


def draw_hand(p: Position, seat: int) -> None:
    """The two top tiles of the deck (RIV-1.8, 16.2, 16.3)."""
    side = p.side_of(seat)
    deck = p.decks[side]
    p.hands[seat] = sorted(deck[-HAND_SIZE:])
    p.decks[side] = deck[:-HAND_SIZE]
    if p.journal is not None:
        p.journal.tell(events.HandDrawn(seat, tuple([TILES[tile] for tile in p.hands[seat]])), only(seat))
