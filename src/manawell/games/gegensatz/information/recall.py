"""A duel as a seat remembers it: a row for each own move, and for each event that tells something new.

What follows from these, such as a crystal gained or the codex turned, has no row.
"""

from typing import Final

from manawell.games.gegensatz.components.tables import CARD_OF, CARDS, HAND_SIZE, POSITIONS
from manawell.games.gegensatz.events import (
    DuelFought,
    ParadoxFormed,
    RelicsExchanged,
    RelicSwapped,
    TieBroken,
    WandPlaced,
)
from manawell.games.gegensatz.rules.fixed import ACTIONS
from manawell.kernel.event import Event
from manawell.kernel.learning import Recall

MOST_TURNS: Final = 100
"""Longer duels have no rows: they would be hundreds of thousands of numbers."""
ROWS_OF_TURN: Final = 7
"""Two own moves; a swap, a paradox, an exchange, a duel and a tie."""
ROWS_OF_START: Final = 4
"""Both wands, and the own move."""
SLOTS: Final = 2 * HAND_SIZE
_KINDS: Final[tuple[type[Event], ...]] = (
    WandPlaced,
    RelicSwapped,
    ParadoxFormed,
    RelicsExchanged,
    DuelFought,
    TieBroken,
)

OWN: Final = ACTIONS.size + len(_KINDS)
POSITION: Final = OWN + 1
CARD: Final = POSITION + POSITIONS
WIDTH: Final = CARD + SLOTS * len(CARDS)
NAMES: Final = (
    *(f"own move {ACTIONS.name_of(action)}" for action in range(ACTIONS.size)),
    *(kind.name() for kind in _KINDS),
    "by the own seat",
    *(f"at position {position}" for position in range(POSITIONS)),
    *(f"card {slot}={card}" for slot in range(SLOTS) for card in CARDS),
)


def recall_of(turn_limit: int) -> Recall | None:
    """How a duel of so many turns is remembered."""
    if turn_limit > MOST_TURNS:
        return None
    return Recall(ROWS_OF_START + ROWS_OF_TURN * turn_limit, NAMES, row_of_event)


def row_of_event(event: Event, seat: int) -> bytes | None:
    """What an event tells a seat; positions and seats are as in the rules, the own seat's hand first."""
    for place, kind in enumerate(_KINDS):
        if isinstance(event, kind):
            row = bytearray(WIDTH)
            row[ACTIONS.size + place] = 1
            row[OWN] = getattr(event, "seat", None) == seat
            if isinstance(event, WandPlaced | RelicSwapped | RelicsExchanged):
                row[POSITION + event.position] = 1
            for slot, card in enumerate(_cards(event, seat)):
                row[CARD + len(CARDS) * slot + CARD_OF[card]] = 1
            return bytes(row)
    return None


def _cards(event: Event, seat: int) -> tuple[str, ...]:
    """The cards that it shows, in their order."""
    match event:
        case RelicSwapped(card=card, taken=taken):
            return (card, taken)
        case ParadoxFormed(cards=cards) | RelicsExchanged(cards=cards) | TieBroken(cards=cards):
            return cards
        case DuelFought(hands=hands):
            return (*hands[seat], *hands[1 - seat])
    return ()
