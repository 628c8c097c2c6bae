"""What statistics count in a finished game: peoples and runes as they were chosen, and spells that were declared."""

from collections.abc import Sequence
from typing import Final

from manawell.games.lutao.events.setup import OrderSet, PeopleShown
from manawell.games.lutao.events.spells import PeopleChanged, SpellDeclared
from manawell.kernel.elements import PLACES, START, Element, Kind
from manawell.kernel.event import Event

PEOPLE: Final = Kind("people", "people", varied=True)
RUNE: Final = Kind("rune", "rune", varied=True)
SPELL: Final = Kind("spell", "spell")
KINDS: Final = (START, PEOPLE, RUNE, SPELL)


def elements(seats: int, events: Sequence[Event]) -> list[list[Element]]:
    """By seat; who leads several peoples has the places of all of them in the order of the first round."""
    found: list[list[Element]] = [[] for _ in range(seats)]
    leader: dict[str, int] = {}
    ordered = False
    for event in events:
        if isinstance(event, PeopleShown):
            leader[event.people] = event.seat
            found[event.seat] += [Element(PEOPLE.id, event.people), Element(RUNE.id, event.rune)]
        elif isinstance(event, PeopleChanged):
            leader[event.people] = leader[event.old]
        elif isinstance(event, OrderSet) and not ordered:
            ordered = True
            for place, people in enumerate(event.peoples):
                found[leader[people]].append(Element(START.id, PLACES[place]))
        elif isinstance(event, SpellDeclared):
            found[leader[event.people]].append(Element(SPELL.id, event.spell))
    return found
