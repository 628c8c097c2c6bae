"""What statistics count in a finished game: cards that were brought, and those that were used."""

from collections.abc import Mapping, Sequence
from typing import Final

from manawell.games.athlas.events import StarterDrawn
from manawell.kernel.elements import START, Element, Kind, started
from manawell.kernel.event import Event

BROUGHT: Final = Kind("brought", "card", varied=True)
USED: Final = Kind("used", "card")
KINDS: Final = (START, BROUGHT, USED)


def elements(equipment: Sequence[Mapping[str, bool]], events: Sequence[Event]) -> list[list[Element]]:
    """By seat. In a campaign, who began its first game counts as the first."""
    starters = [event.seat for event in events if isinstance(event, StarterDrawn)]
    found = started(starters[0], len(equipment)) if starters else [[] for _ in equipment]
    for had, cards in zip(found, equipment, strict=True):
        had += [Element(BROUGHT.id, card) for card in cards]
        had += [Element(USED.id, card) for card, used in cards.items() if used]
    return found
