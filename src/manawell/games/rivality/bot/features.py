"""What a strong player looks at, as numbers: the raw material of the learned judge.

Everything is seen from one side; of several rivals the strongest counts. The position is complete: where something is
hidden, it is imagined.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

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


def _leading(pair: int) -> int:
    """0 behind, 1 level, 2 ahead."""
    own, other = divmod(pair, 6)
    return 2 if own > other else 1 if own == other else 0


PAIR: Final[list[list[int]]] = _pairs()
LEADING: Final[list[list[int]]] = [[_leading(pair) for pair in pairs] for pairs in PAIR]
"""By side and golems of a tile: whether the side is ahead there."""
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
_ROOM: Final = 128
"""More than the marks of nearly all positions take."""


def features(p: Position, side: int) -> list[int]:
    """The numbers of a position, as one side sees it."""
    found = [0] * SIZE
    marks = Standing(p).seen_by(side)
    for at in range(0, len(marks), 2):
        found[marks[at]] += marks[at + 1]
    return found


class Standing:
    """What is the same in the eyes of all sides."""

    def __init__(self, p: Position) -> None:
        self.p = p
        self.stage: int = stage_of(p)
        self.hopes: list[float] = promises(p, self.stage)
        self.now: list[int] = totals(p)
        self.gain: float = Prospects(p).best()[1] if p.phase == PLACE else 0.0
        """What the best placement would bring at once to the side whose turn it is."""

    def seen_by(self, side: int) -> vec[i64]:
        """The features as pairs of place and number, to be added up; the others are 0, as most are."""
        p, hopes = self.p, self.hopes
        rival = -1
        for other in range(p.sides):
            if other != side and (rival < 0 or hopes[other] > hopes[rival]):
                rival = other
        mine = p.side_of(p.active) == side
        marks = vec[i64](capacity=_ROOM)
        marks = _mark(marks, LEAD, _scaled(hopes[side] - hopes[rival]))
        marks = _mark(marks, POINTS_NOW, _ahead(self.now, side))
        marks = _mark(marks, MINE, 1 if mine else 0)
        marks = _mark(marks, GAIN if mine else GAIN + 1, _scaled(self.gain))
        marks = _mark(marks, STAGE + self.stage, 1)
        marks = _mark(marks, SUPPLY + _supply(p.supplies[side]), 1)
        marks = _mark(marks, SUPPLY + len(SUPPLIES) + 1 + _supply(p.supplies[rival]), 1)
        marks = _mark(marks, WELL + LEADING[side][p.golems[MANA_WELL]], 1)
        marks = _mark(marks, PHASE + p.phase, 1)
        marks = _mark(marks, EXPERT, 1 if p.expert else 0)
        marks = _of_tiles_to_come(p, side, marks)
        return _of_tiles_laid(p, side, self.stage <= LATE_STAGE, marks)


def _of_tiles_to_come(p: Position, side: int, marks: vec[i64]) -> vec[i64]:
    for seat in range(len(p.hands)):
        first = HAND if p.side_of(seat) == side else HAND + KINDS
        for tile in p.hands[seat]:
            marks = _mark(marks, first + KIND_OF[tile], 1)
    for other in range(len(p.decks)):
        marks = _mark(marks, DECK if other == side else DECK + 1, len(p.decks[other]))
    return marks


def _of_tiles_laid(p: Position, side: int, late: bool, marks: vec[i64]) -> vec[i64]:
    pair_of = PAIR[side]
    for tile in range(len(p.golems)):
        golems = p.golems[tile]
        if golems:
            pair = KIND_OF[tile] * PAIRS + NUMBER[pair_of[golems]]
            marks = _mark(marks, HELD + pair, 1)
            if late:
                marks = _mark(marks, LATE + pair, 1)
    for owner in range(len(p.wizards)):
        cell = p.wizards[owner]
        if cell != NONE:
            tile = p.grid[cell]
            first = WIZARD if owner == side else WIZARD + KINDS * LEADS
            marks = _mark(marks, first + KIND_OF[tile] * LEADS + LEADING[side][p.golems[tile]], 1)
    return marks


def _mark(marks: vec[i64], place: i64, number: i64) -> vec[i64]:
    return append(append(marks, place), number)


def _ahead(points: list[int], side: int) -> int:
    """By how much a side leads, or trails."""
    least = MOST
    for other in range(len(points)):
        if other != side and points[side] - points[other] < least:
            least = points[side] - points[other]
    return least


def _scaled(points: float) -> int:
    number = int(points * SCALE + (0.5 if points >= 0 else -0.5))
    return MOST if number > MOST else -MOST if number < -MOST else number


def _supply(golems: int) -> int:
    bucket = 0
    for bound in SUPPLIES:
        if golems > bound:
            bucket += 1
    return bucket
