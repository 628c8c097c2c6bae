"""Expected points of the tiles, and what a placement would change at once: the raw material of every evaluation.

A spell does the same to its target from wherever it is cast, and tiles of a kind with the same golems are alike, so
gains are worked out once and kept. A placement is then judged by a few look-ups, without being played.
"""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manawell.games.rivality.components.tables import (
    BREAKS,
    CONTROLLER,
    COUNT_BITS,
    ENTRENCHED,
    ENTRENCHMENT_SHIELDS,
    GOLEM,
    LONGEST_RANGE,
    MOST_GOLEMS,
    OFFSET,
    POINTS,
    SHIELDS,
    SHIFT,
    STEP,
    STRENGTH,
    TILES,
    WIZARD_GOLEMS,
)
from manawell.games.rivality.rules.actions import PLACEMENTS
from manawell.games.rivality.state import NO_TILE, NONE, Position
from manawell.kernel.state import NOBODY

STAGES: Final = 13
"""Stages of a game by the placements that are left: 0 after the last, then 1-2, 3-4, … up to 23-24."""
FIRMNESS: Final[list[float]] = [9.0, 2.1, 1.7, 1.4, 1.2, 1.0, 0.85, 0.75, 0.6, 0.5, 0.35, 0.25, 0.25]
"""By stage: how firmly tiles are held, as a factor of the following."""
MAJORITIES: Final = ((1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (2, 1), (3, 1), (4, 1), (3, 2))
HOLD: Final[list[list[float]]] = [
    [0.4, 1.5, 1.8, 0.9, 2.7, 0.9, 0.5, 0.6, 0.3],
    [1.7, 2.5, 3.1, 2.9, 3.1, 1.6, 1.9, 2.0, 1.4],
    [1.3, 2.9, 3.6, 3.4, 3.3, 1.3, 1.1, 1.2, 0.7],
    [0.7, 2.1, 4.0, 3.7, 3.9, 0.9, 0.8, 1.0, 0.4],
]
"""By kind of tile and majority of golems: the logarithm of the odds that the leader scores it in the end, in the middle
of a game (stage 5). Measured in games of the quick player against itself; see docs/bots.md.
"""
SUPPLY_PER_TURN: Final = 2.4
"""Golems that a side spends in a turn, on balance."""

KINDS: Final = 4
TABLE: Final = 16**3


STRENGTHS: Final = 5
"""A spell summons fewer golems than this."""


SPELL_KINDS: Final = 2 * STRENGTHS
PER_FACE: Final = 9
"""Four spells at most, and their number."""


def _spells() -> list[int]:
    """By tile and rotation: twice the number of spells, then for each the step to its target, and its kind."""
    found: list[int] = []
    for face in range(4 * len(TILES)):
        spells: list[int] = []
        for spell in range(4 * face, 4 * face + 4):
            if STRENGTH[spell]:
                spells += [OFFSET[spell], STRENGTHS * BREAKS[spell] + STRENGTH[spell]]
        found += [len(spells), *spells] + [0] * (PER_FACE - 1 - len(spells))
    return found


SPELLS: Final = vec[i64](_spells())


def _crowds() -> list[int]:
    """By golems of a tile: their number among those that a tile can have; 0 for the others."""
    found: list[int] = []
    count = 0
    for golems in range(TABLE):
        fits = (golems & 15) + (golems >> 4 & 15) + (golems >> 8) <= MOST_GOLEMS
        found.append(count if fits else 0)
        count += 1 if fits else 0
    return found


CROWD: Final = vec[i64](_crowds())
CROWDS: Final = 56
"""So many crowds of three sides have at most MOST_GOLEMS."""
_ROWS: Final = 1 + (2 + 3) * STAGES * KINDS * CROWDS
GAINS: Final = vec[float]([0.0] * (SPELL_KINDS * _ROWS))
"""What `gains_at` has reckoned so far, by side, stage, kind of tile and golems, then by kind of spell. The first row
remains 0.
"""
_RECKONED: Final[list[bool]] = [False] * _ROWS
_NO_GAINS: Final = vec[i64]([0] * len(TILES))


def _hold(kind: int, own: int, other: int) -> float:
    """How firmly a side holds a tile, given its golems there and a rival's."""
    if own == other:
        return 0.0
    if own < other:
        return -_hold(kind, other, own)
    return HOLD[kind][MAJORITIES.index((own, other))]


def _shares(golems: int, kind: int, firmness: float, sides: int) -> list[float]:
    """How likely each side is to score a tile with these golems in the end."""
    counts = [golems >> SHIFT[side] & COUNT_BITS for side in range(sides)]
    odds: list[float] = []
    for side in range(sides):
        best_other = max([counts[other] for other in range(sides) if other != side])
        odds.append(exp(firmness * _hold(kind, counts[side], best_other) / 2))
    return [one / sum(odds) for one in odds]


def _kinds() -> list[int]:
    """By tile, a number of its kind: tiles of a kind have the same points and shields."""
    found: list[tuple[int, int]] = []
    kinds: list[int] = []
    for tile in range(len(TILES)):
        look = (POINTS[tile], SHIELDS[tile])
        if look not in found:
            found.append(look)
        kinds.append(found.index(look))
    return kinds


KIND_OF: Final[list[int]] = _kinds()


def _promises(sides: int) -> list[list[list[float]]]:
    """By stage and side: the expected points of a tile, by kind and golems."""
    table: list[list[list[float]]] = []
    for stage in range(STAGES):
        by_side = [[0.0] * (KINDS * TABLE) for _ in range(sides)]
        for kind in range(KINDS):
            points = POINTS[KIND_OF.index(kind)]
            for golems in range(1, 16**sides):
                if (golems & 15) + (golems >> 4 & 15) + (golems >> 8) <= MOST_GOLEMS:
                    shares = _shares(golems, kind, FIRMNESS[stage], sides)
                    for side in range(sides):
                        by_side[side][kind * TABLE + golems] = points * shares[side]
        table.append(by_side)
    return table


PROMISE: Final[list[list[list[list[float]]]]] = [[], [], _promises(2), _promises(3)]
"""By number of sides: the table that `_promises` makes."""


def stage_of(p: Position) -> int:
    """How much may still happen: by the tiles left, and by the golems left."""
    tiles = 0
    for hand in p.hands:
        tiles += len(hand)
    for deck in p.decks:
        tiles += len(deck)
    fewest = p.supplies[0]
    for supply in p.supplies:
        if supply < fewest:
            fewest = supply
    turns = fewest * p.sides / SUPPLY_PER_TURN
    left = tiles if tiles < turns else int(turns)
    return ((left if left < 24 else 24) + 1) // 2


def promises(p: Position, stage: int) -> list[float]:
    """The expected points of each side."""
    table = PROMISE[p.sides][stage]
    found = [0.0] * p.sides
    for tile in range(len(p.golems)):
        golems = p.golems[tile]
        if golems:
            at = KIND_OF[tile] * TABLE + golems
            for side in range(p.sides):
                found[side] += table[side][at]
    return found


def landing(golems: int, tile: int, caster: int, summoned: int, breaks: int) -> int:
    """The golems on a tile after a spell; if two enemies tie, one of them loses a golem."""
    if not breaks:
        controller = CONTROLLER[golems]
        if controller != NOBODY and controller != caster:
            summoned -= SHIELDS[tile]
            if golems >> SHIFT[controller] & COUNT_BITS == ENTRENCHED:
                summoned -= ENTRENCHMENT_SHIELDS
            if summoned <= 0:
                return golems
    golems += summoned * GOLEM[caster]
    excess = (golems & 15) + (golems >> 4 & 15) + (golems >> 8) - MOST_GOLEMS
    while excess > 0:
        loser = caster
        most = 0
        for side in range(len(SHIFT)):
            count = golems >> SHIFT[side] & COUNT_BITS
            if side != caster and count > most:
                loser = side
                most = count
        golems -= GOLEM[loser]
        excess -= 1
    return golems


def lead(sides: int, stage: int, side: int, tile: int, golems: int) -> float:
    """What golems on a tile are worth to a side: its own expected points minus the average of the others'."""
    table = PROMISE[sides][stage]
    at = KIND_OF[tile] * TABLE + golems
    worth = 0.0
    for other in range(sides):
        points = table[other][at]
        worth += points if other == side else -points / (sides - 1)
    return worth


def gains_at(sides: int, stage: int, side: int, tile: int, golems: int) -> i64:
    """Where `GAINS` has what each kind of spell brings to a side on a tile: reckoned once, since tiles of a kind are
    alike.
    """
    crowd: i64 = CROWD[golems]
    row: i64 = 1 + (((2 * (sides - 2) + side) * STAGES + stage) * KINDS + KIND_OF[tile]) * CROWDS + crowd
    start = row * SPELL_KINDS
    if not _RECKONED[row]:
        now = lead(sides, stage, side, tile, golems)
        for breaking in range(2):
            for summoned in range(STRENGTHS):
                after = landing(golems, tile, side, summoned, breaking)
                GAINS[start + STRENGTHS * breaking + summoned] = lead(sides, stage, side, tile, after) - now
        _RECKONED[row] = True
    return start


class Prospects:
    """The placements of the active player, and the expected gain of each."""

    def __init__(self, p: Position) -> None:
        self.p = p
        self.side: int = p.side_of(p.active)
        self.stage: int = max(0, stage_of(p) - 1)
        self.gains: vec[i64] = _NO_GAINS[:]
        """By target tile: where `GAINS` has what each kind of spell brings there."""
        for tile in range(len(TILES)):
            if p.spots[tile] != NONE:
                self.gains[tile] = gains_at(p.sides, self.stage, self.side, tile, p.golems[tile])
        for cell in p.wizards:
            if cell != NONE:
                self.gains[p.grid[cell]] = 0

    def weigh(self) -> vec[float]:
        """The expected gain of each legal placement, in their order."""
        p = self.p
        worth = vec[float]()
        for tile in p.hands[p.active]:
            at_cell = self.own_tile(tile, NONE)
            for cell in p.rim:
                if p.expert:
                    at_cell = self.own_tile(tile, cell)
                for rotation in range(4):
                    worth = append(worth, self._with_spells(at_cell, cell, 4 * tile + rotation))
        return worth

    def best(self) -> tuple[int, float]:
        """The placement with the highest expected gain, the first of equals, and that gain; -1 if there is none."""
        p = self.p
        best = -1
        most = 0.0
        for slot, tile in enumerate(p.hands[p.active]):
            at_cell = self.own_tile(tile, NONE)
            for cell in p.rim:
                if p.expert:
                    at_cell = self.own_tile(tile, cell)
                for rotation in range(4):
                    total = self._with_spells(at_cell, cell, 4 * tile + rotation)
                    if total > most or best < 0:
                        best = PLACEMENTS[slot][cell][rotation]
                        most = total
        return best, most

    def _with_spells(self, total: float, cell: i64, face: i64) -> float:
        grid, gains = self.p.grid, self.gains
        start = PER_FACE * face
        for place in range(start + 1, start + 1 + SPELLS[start], 2):
            target: i64 = grid[cell + SPELLS[place]]
            if target != NO_TILE:
                total += GAINS[gains[target] + SPELLS[place + 1]]
        return total

    def own_tile(self, tile: int, cell: int) -> float:
        """The expected points of the placed tile itself, with expert rules after the spells that wait for the cell."""
        p = self.p
        golems = WIZARD_GOLEMS * GOLEM[self.side]
        if len(p.hands[p.active]) == 1 and not p.decks[self.side]:
            return 0.0  # the wizard will stand there at the end
        if cell != NONE:
            for direction in range(4):
                for reach in range(1, LONGEST_RANGE + 1):
                    source = p.grid[cell - reach * STEP[direction]]
                    if source == NO_TILE:
                        continue
                    spell = 4 * (4 * source + (p.spots[source] & 3)) + direction
                    caster = CONTROLLER[p.golems[source]]
                    if OFFSET[spell] == reach * STEP[direction] and caster != NOBODY:
                        golems = landing(golems, tile, caster, STRENGTH[spell], BREAKS[spell])
        return lead(p.sides, self.stage, self.side, tile, golems)
