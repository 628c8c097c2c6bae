"""Moving along the timeline and swapping (GEG-6 to GEG-9, GEG-19, GEG-20)."""

from manawell.games.gegensatz import events
from manawell.games.gegensatz.components import (
    BITS,
    CARD_BIT,
    CARDS,
    DIRECTION,
    IS_FLARE,
    NUMBER,
    PAST_BITS,
    POSITIONS,
)
from manawell.games.gegensatz.rules.actions import PLAY
from manawell.games.gegensatz.state import Position


def plays(p: Position) -> list[int]:
    """Every hand relic with every target it reaches, as action numbers (GEG-6.2, 30.2)."""
    seat = p.actor
    wand = p.wands[seat]
    timeline = p.timeline
    moves: list[int] = []
    base = PLAY
    if DIRECTION[seat] > 0:
        for card in p.hands[seat]:
            shared = PAST_BITS[card]
            for target in range(wand):  # GEG-8.1, 8.3: any matching relic to the left
                if shared & BITS[timeline[target]]:
                    moves.append(base + target)
            target = wand + NUMBER[card]  # GEG-7.1, 7.2, 19.2, 20.3: each card is a step
            if target < POSITIONS and not IS_FLARE[timeline[target]]:  # GEG-7.3, 19.3
                moves.append(base + target)
            base += POSITIONS
    else:
        for card in p.hands[seat]:
            shared = PAST_BITS[card]
            target = wand - NUMBER[card]
            if target >= 0 and not IS_FLARE[timeline[target]]:
                moves.append(base + target)
            for target in range(wand + 1, POSITIONS):
                if shared & BITS[timeline[target]]:
                    moves.append(base + target)
            base += POSITIONS
    return moves


def swap(p: Position, slot: int, target: int) -> None:
    """The wand goes to the target, the two relics change places (GEG-9.1, 9.2)."""
    seat = p.actor
    hand = p.hands[seat]
    timeline = p.timeline
    wands = p.wands
    p.played = played = hand[slot]
    p.taken = taken = timeline[target]
    p.origin = wands[seat]
    p.played_bit = played_bit = p.known & CARD_BIT[played]
    p.known = p.known - played_bit | CARD_BIT[taken]  # GEG-9.3, 27.3, 27.5
    timeline[target] = played
    wands[seat] = target
    hand[slot] = taken
    hand.sort()


def unswap(p: Position) -> None:
    """Back to the position before the last swap: what others see until the turn is told (GEG-27.10)."""
    seat = p.actor
    hand = p.hands[seat]
    p.timeline[p.wands[seat]] = p.taken
    p.wands[seat] = p.origin
    hand[hand.index(p.taken)] = p.played
    hand.sort()
    p.known = p.known - CARD_BIT[p.taken] | p.played_bit


def tell_swap(p: Position, audience: int) -> None:
    """The last swap, to those who may know of it now."""
    if p.journal is not None:
        seat = p.actor
        position = p.wands[seat]
        ahead = (position - p.origin) * DIRECTION[seat] > 0  # GEG-2.4
        swapped = events.RelicSwapped(
            seat, CARDS[p.played], CARDS[p.taken], p.origin, position, "future" if ahead else "past"
        )
        p.journal.tell(swapped, audience)
