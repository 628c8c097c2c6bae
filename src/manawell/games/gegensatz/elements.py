"""What statistics count in a finished game: relics dealt and relics played."""

from collections.abc import Sequence
from typing import Final

from manawell.games.gegensatz.events import HandDealt, RelicSwapped
from manawell.kernel.elements import START, Element, Kind, started
from manawell.kernel.event import Event

DEALT: Final = Kind("dealt", "card", False)
PLAYED: Final = Kind("played", "card")
KINDS: Final = (START, DEALT, PLAYED)


def elements(seats: int, events: Sequence[Event]) -> list[list[Element]]:
    """By seat; the first seat begins (GEG-6.1)."""
    found = started(0, seats)
    for event in events:
        if isinstance(event, HandDealt):
            found[event.seat] += [Element(DEALT.id, card) for card in event.cards]
        elif isinstance(event, RelicSwapped):
            found[event.seat].append(Element(PLAYED.id, event.card))
    return found
