"""What statistics count in a finished game: tiles drawn at the beginning, tiles placed, and the deck."""

from collections.abc import Sequence
from typing import Final

from manawell.games.rivality.components.tables import COLOURS
from manawell.games.rivality.events import DeckGiven, FirstPlayerChosen, HandDrawn, TilePlaced
from manawell.kernel.elements import START, Element, Kind, started
from manawell.kernel.event import Event

DECK: Final = Kind("deck", "deck", False)
DEALT: Final = Kind("dealt", "tile", False)
PLAYED: Final = Kind("played", "tile")
KINDS: Final = (START, DECK, DEALT, PLAYED)


def elements(sides: Sequence[int], events: Sequence[Event]) -> list[list[Element]]:
    """By seat. A second hand after a mulligan counts as dealt, too: the first is not known to have been bad."""
    found: list[list[Element]] = [[] for _ in sides]
    for event in events:
        if isinstance(event, FirstPlayerChosen):
            found = [had + start for had, start in zip(found, started(event.seat, len(sides)), strict=True)]
        elif isinstance(event, DeckGiven):
            for seat, side in enumerate(sides):
                if COLOURS[side] == event.colour:
                    found[seat].append(Element(DECK.id, event.deck))
        elif isinstance(event, HandDrawn):
            found[event.seat] += [Element(DEALT.id, tile) for tile in event.tiles]
        elif isinstance(event, TilePlaced) and event.seat in range(len(sides)):
            found[event.seat].append(Element(PLAYED.id, event.tile))
    return found
