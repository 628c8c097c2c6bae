"""Expected points of the tiles, and what a placement would change at once: the raw material of every evaluation.

A spell does the same to its target from wherever it is cast, so its gain is worked out once for each tile and kind of
spell. A placement is then judged by a few look-ups, without being played.
"""

from math import exp
from typing import Final

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
from manawell.games.rivality.rules.actions import PER_SLOT, PLACE_AT
from manawell.games.rivality.state import NO_TILE, Position
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
    turns = min(p.supplies) * p.sides / SUPPLY_PER_TURN
    left = tiles if tiles < turns else int(turns)
    return (min(left, 24) + 1) // 2


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


class Prospects:
    """The placements of the active player, and the expected gain of each."""

    def __init__(self, p: Position) -> None:
        self.p = p
        self.side: int = p.side_of(p.active)
        self.stage: int = max(0, stage_of(p) - 1)
        self.table = PROMISE[p.sides][self.stage]
        self.share = 1.0 / (p.sides - 1)
        self.gains: list[list[float]] = [[] for _ in TILES]
        """By target tile, the gain from a spell: by strength, and from index 5 on, by strength if it breaks shields."""

    def lead(self, tile: int, golems: int) -> float:
        """What golems on a tile are worth to the side: its own expected points minus the average of the others'."""
        at = KIND_OF[tile] * TABLE + golems
        worth = 0.0
        for side in range(self.p.sides):
            points = self.table[side][at]
            worth += points if side == self.side else -self.share * points
        return worth

    def gain(self, tile: int, strength: int, breaks: int) -> float:
        """The gain from a spell on a tile."""
        gains = self.gains[tile]
        if not gains:
            golems = self.p.golems[tile]
            now = self.lead(tile, golems)
            for breaking in range(2):
                for summoned in range(5):
                    gains.append(self.lead(tile, landing(golems, tile, self.side, summoned, breaking)) - now)
            self.gains[tile] = gains
        return gains[5 * breaks + strength]

    def weigh(self, moves: list[int]) -> list[float]:
        """The expected gain of each of these placements."""
        p = self.p
        hand = p.hands[p.active]
        worth: list[float] = []
        slot = -1
        cell = -1
        at_cell = 0.0
        for move in moves:
            code = move - PLACE_AT
            if code // PER_SLOT != slot or (code % PER_SLOT) >> 2 != cell:
                slot = code // PER_SLOT
                cell = (code % PER_SLOT) >> 2
                at_cell = self.own_tile(hand[slot], cell)
            first = 4 * (4 * hand[slot] + (code & 3))
            total = at_cell
            for direction in range(4):
                strength = STRENGTH[first + direction]
                if strength:
                    target = p.grid[cell + OFFSET[first + direction]]
                    if target != NO_TILE and cell + OFFSET[first + direction] not in p.wizards:
                        total += self.gain(target, strength, BREAKS[first + direction])
            worth.append(total)
        return worth

    def own_tile(self, tile: int, cell: int) -> float:
        """The expected points of the placed tile itself, after the delayed spells that it triggers."""
        p = self.p
        golems = WIZARD_GOLEMS * GOLEM[self.side]
        if len(p.hands[p.active]) == 1 and not p.decks[self.side]:
            return 0.0  # the wizard will stand there at the end
        if p.expert:
            for direction in range(4):
                for reach in range(1, LONGEST_RANGE + 1):
                    source = p.grid[cell - reach * STEP[direction]]
                    if source == NO_TILE:
                        continue
                    spell = 4 * (4 * source + (p.spots[source] & 3)) + direction
                    caster = CONTROLLER[p.golems[source]]
                    if OFFSET[spell] == reach * STEP[direction] and caster != NOBODY:
                        golems = landing(golems, tile, caster, STRENGTH[spell], BREAKS[spell])
        return self.lead(tile, golems)


def best_of(moves: list[int], worth: list[float], width: int) -> list[int]:
    """The `width` best moves, best first; ties keep their order."""
    kept: list[int] = []
    worths: list[float] = []
    for index in range(len(moves)):
        value = worth[index]
        if len(kept) == width:
            if value <= worths[-1]:
                continue
            kept.pop()
            worths.pop()
        place = len(kept)
        while place > 0 and worths[place - 1] < value:
            place -= 1
        kept.insert(place, moves[index])
        worths.insert(place, value)
    return kept
