"""What a strong player looks at in a duel, as numbers: the raw material of the learned judge.

Everything is seen from one seat: positions count in the direction of its future, colours from the codex colour on. The
position is complete: hands that are hidden are imagined.
"""

from typing import Final

from manawell.games.gegensatz.bot.evaluation import Prospects
from manawell.games.gegensatz.components.tables import (
    BITS,
    COLOUR,
    COLOUR_BIT,
    COLOURS,
    DIRECTION,
    NUMBER,
    POSITIONS,
    POWER,
    SYMBOL_BITS,
)
from manawell.games.gegensatz.state import MOVE, OVER, PLACE, Position

MOST_CRYSTALS: Final = 5
KINDS: Final = 12
"""Four colours, four numbers, four symbols."""
SEAT: Final = MOST_CRYSTALS + POSITIONS + KINDS + 7
"""Numbers about one seat: crystals, where its wand stands, what its hand shows, and what follows."""
PARADOXES: Final = 0
WON_DUELS: Final = 1
CALM: Final = 2
POWER_NOW: Final = 3
POWER_NEXT: Final = 4
"""With the next codex colour."""
TWO_ALIKE: Final = 5
ALIKE_BARRED: Final = 6
"""Pairs that the codex colour spoils."""

LEAD: Final = 0
ACTOR: Final = 1
PHASE: Final = 2
NEAR: Final = PHASE + OVER
"""How far away the other wand stands, in the direction of the future."""
OWN: Final = NEAR + 2 * POSITIONS - 1
OTHER: Final = OWN + SEAT
ROW: Final = OTHER + SEAT
SIZE: Final = ROW + POSITIONS * KINDS


def features(p: Position, seat: int, lead: int) -> list[int]:
    """The numbers of a duel as one seat sees it; `lead` is what the written judge says, scaled."""
    found = [0] * SIZE
    found[LEAD] = lead
    found[ACTOR] = 1 if p.actor == seat else 0
    found[PHASE + p.phase] = 1
    ahead = DIRECTION[seat]
    if p.phase != PLACE:
        found[NEAR + POSITIONS - 1 + ahead * (p.wands[1 - seat] - p.wands[seat])] = 1
    _describe(p, seat, ahead, found, OWN)
    _describe(p, 1 - seat, ahead, found, OTHER)
    for position in range(POSITIONS):
        place = position if ahead > 0 else POSITIONS - 1 - position
        _show(p, p.timeline[position], found, ROW + KINDS * place)
    return found


def _describe(p: Position, seat: int, ahead: int, found: list[int], first: int) -> None:
    found[first + min(p.crystals[seat], MOST_CRYSTALS - 1)] = 1
    wand = first + MOST_CRYSTALS
    if p.phase != PLACE and p.wands[seat] >= 0:
        found[wand + (p.wands[seat] if ahead > 0 else POSITIONS - 1 - p.wands[seat])] = 1
    shown = wand + POSITIONS
    hand = p.hands[seat]
    for card in hand:
        _show(p, card, found, shown)
    more = shown + KINDS
    if p.phase == MOVE:
        prospects = Prospects(p, seat)
        found[more + PARADOXES] = len(prospects.paradoxes)
        found[more + WON_DUELS] = len(prospects.won_duels)
        found[more + CALM] = len(prospects.calm)
    following = (p.codex + 1) % len(COLOURS)
    for card in hand:
        found[more + POWER_NOW] += POWER[p.codex][card]
        found[more + POWER_NEXT] += POWER[following][card]
    barred = COLOUR_BIT[p.codex]
    for one in range(len(hand)):
        for two in range(one + 1, len(hand)):
            if BITS[hand[one]] & BITS[hand[two]]:
                spoilt = (BITS[hand[one]] | BITS[hand[two]]) & barred
                found[more + (ALIKE_BARRED if spoilt else TWO_ALIKE)] += 1


def _show(p: Position, card: int, found: list[int], first: int) -> None:
    """A card's colour as steps from the codex colour, its number, its symbol."""
    found[first + (COLOUR[card] - p.codex) % len(COLOURS)] += 1
    found[first + 3 + NUMBER[card]] += 1
    found[first + 8 + ((BITS[card] & SYMBOL_BITS) >> 9).bit_length()] += 1
