"""What a strong player looks at, as numbers: the raw material of the learned judge.

Everything is seen from one side; of several rivals the strongest counts. The position is complete: where something is
hidden, it is imagined.
"""

from typing import Final

from manawell.games.rivality.bot.evaluation import KIND_OF, KINDS, TABLE, Prospects, promises, stage_of
from manawell.games.rivality.components.tables import COUNT_BITS, MANA_WELL, MOST_GOLEMS, SHIFT
from manawell.games.rivality.rules.scoring import totals
from manawell.games.rivality.state import NONE, OVER, PLACE, Position

SCALE: Final = 16
"""A point of the written judge."""
MOST: Final = 480


def _pairs() -> list[list[int]]:
    """By side and golems of a tile: 6 * the side's own golems + those of the strongest rival."""
    found: list[list[int]] = []
    for side in range(len(SHIFT)):
        by_golems: list[int] = []
        for golems in range(TABLE):
            counts = [golems >> shift & COUNT_BITS for shift in SHIFT]
            own = counts.pop(side)
            by_golems.append(6 * own + max(counts) if own + max(counts) <= MOST_GOLEMS else 0)
        found.append(by_golems)
    return found


def _numbers() -> list[int]:
    """By pair: its number among those that a tile with golems can have."""
    found = [0] * 36
    number = 0
    for own in range(MOST_GOLEMS + 1):
        for other in range(MOST_GOLEMS + 1 - own):
            if own + other > 0:
                found[6 * own + other] = number
                number += 1
    return found


PAIR: Final[list[list[int]]] = _pairs()
NUMBER: Final[list[int]] = _numbers()
PAIRS: Final = 20
STAGES: Final = 13
SUPPLIES: Final = (2, 5, 8, 12, 17)
"""Supplies are told apart by how many of these they exceed."""
LEADS: Final = 3

LEAD: Final = 0
POINTS_NOW: Final = 1
GAIN: Final = 2
"""What the best placement would bring at once, to the side or to the rival whose turn it is."""
MINE: Final = 4
STAGE: Final = 5
SUPPLY: Final = STAGE + STAGES
WELL: Final = SUPPLY + 2 * (len(SUPPLIES) + 1)
PHASE: Final = WELL + LEADS
HAND: Final = PHASE + OVER + 1
DECK: Final = HAND + 2 * KINDS
EXPERT: Final = DECK + 2
WIZARD: Final = EXPERT + 1
HELD: Final = WIZARD + 2 * KINDS * LEADS
LATE: Final = HELD + KINDS * PAIRS
"""Again what is held, in the last placements, when it is nearly final."""
SIZE: Final = LATE + KINDS * PAIRS
LATE_STAGE: Final = 3


def features(p: Position, side: int) -> list[int]:
    """The numbers of a position, as one side sees it."""
    return features_with(p, side, best_gain(p))


def best_gain(p: Position) -> float:
    """What the best placement would bring at once to the side whose turn it is."""
    return Prospects(p).best()[1] if p.phase == PLACE else 0.0


def features_with(p: Position, side: int, gain: float) -> list[int]:
    """The same, where the best gain is known already."""
    found = [0] * SIZE
    stage = stage_of(p)
    hopes = promises(p, stage)
    now = totals(p)
    rival = -1
    for other in range(p.sides):
        if other != side and (rival < 0 or hopes[other] > hopes[rival]):
            rival = other
    found[LEAD] = _scaled(hopes[side] - hopes[rival])
    found[POINTS_NOW] = now[side] - max([now[other] for other in range(p.sides) if other != side])
    mine = p.side_of(p.active) == side
    found[MINE] = 1 if mine else 0
    found[GAIN if mine else GAIN + 1] = _scaled(gain)
    found[STAGE + stage] = 1
    found[SUPPLY + _supply(p.supplies[side])] = 1
    found[SUPPLY + len(SUPPLIES) + 1 + _supply(p.supplies[rival])] = 1
    found[WELL + _lead(p, MANA_WELL, side)] = 1
    found[PHASE + p.phase] = 1
    for seat in range(len(p.hands)):
        first = HAND if p.side_of(seat) == side else HAND + KINDS
        for tile in p.hands[seat]:
            found[first + KIND_OF[tile]] += 1
    for other in range(len(p.decks)):
        found[DECK if other == side else DECK + 1] += len(p.decks[other])
    found[EXPERT] = 1 if p.expert else 0
    pair_of = PAIR[side]
    for tile in range(len(p.golems)):
        if p.golems[tile]:
            pair = KIND_OF[tile] * PAIRS + NUMBER[pair_of[p.golems[tile]]]
            found[HELD + pair] += 1
            if stage <= LATE_STAGE:
                found[LATE + pair] += 1
    for owner in range(len(p.wizards)):
        cell = p.wizards[owner]
        if cell != NONE:
            tile = p.grid[cell]
            first = WIZARD if owner == side else WIZARD + KINDS * LEADS
            found[first + KIND_OF[tile] * LEADS + _lead(p, tile, side)] += 1
    return found


def _scaled(points: float) -> int:
    number = int(points * SCALE + (0.5 if points >= 0 else -0.5))
    return max(-MOST, min(MOST, number))


def _supply(golems: int) -> int:
    bucket = 0
    for bound in SUPPLIES:
        if golems > bound:
            bucket += 1
    return bucket


def _lead(p: Position, tile: int, side: int) -> int:
    """0 behind, 1 level, 2 ahead."""
    pair = PAIR[side][p.golems[tile]]
    own, other = pair // 6, pair % 6
    return 2 if own > other else 1 if own == other else 0
