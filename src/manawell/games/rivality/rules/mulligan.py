"""Exchanging a hand that cannot reach the Mana Well (RIV-2)."""

from manawell.games.rivality import events
from manawell.games.rivality.components.tables import HAS_NEAR_SPELL
from manawell.games.rivality.rules.actions import KEEP, REDRAW
from manawell.games.rivality.rules.deck import draw_hand, shuffled
from manawell.games.rivality.state import FRENCH, PLACE, Position


def qualifies(hand: list[int]) -> bool:
    """No tile has a spell of range 1 (RIV-2.1, 2.9)."""
    return not any([HAS_NEAR_SPELL[tile] for tile in hand])


def answers(p: Position) -> list[int]:
    """Asks every player the edition allows; a hand that does not qualify can only be kept (RIV-2.4, 2.10)."""
    return [KEEP, REDRAW] if qualifies(p.hands[p.actor]) else [KEEP]


def answer(p: Position, move: int) -> None:
    """One decision each, in turn order (RIV-2.3, 2.7); then the first turn begins."""
    if move == REDRAW:
        redraw(p, p.actor)
    elif p.journal is not None:
        p.journal.tell(events.HandKept(p.actor))
    p.answered += 1
    if p.answered < admitted(p):
        p.actor = (p.first + p.answered) % p.seats
    else:
        p.phase = PLACE
        p.actor = p.first


def admitted(p: Position) -> int:
    """How many players may exchange their hand: the first player only, or all (RIV-2.2)."""
    return 1 if p.edition == FRENCH else p.seats


def redraw(p: Position, seat: int) -> None:
    """Two new tiles first, then the old ones are shuffled into the deck (RIV-2.5, 2.6, 2.8)."""
    old = p.hands[seat]
    returned = p.returned[:]
    returned[seat] = old
    p.returned = returned
    if p.journal is not None:
        p.journal.tell(events.HandRedrawn(seat))
    draw_hand(p, seat)
    side = p.side_of(seat)
    p.decks[side] = shuffled(p.decks[side] + old, p.rng)
