"""A move with the rest of its turn: every way in which the turn can end, as far as the mover knows."""

from collections.abc import Iterator
from typing import Any, Final

from manawell.games.rivality import events
from manawell.games.rivality.components.tables import (
    COLOURS,
    CONTROLLER,
    COUNT_BITS,
    KIND,
    POINTS,
    SHIFT,
    TILE_OF,
    cell_at,
    x_of,
    y_of,
)
from manawell.games.rivality.moves import Move, typed
from manawell.games.rivality.rules.placement import with_tile
from manawell.games.rivality.rules.scoring import has_wizard, totals
from manawell.games.rivality.rules.turn import Rivality
from manawell.games.rivality.state import CAST, DELAYED, NONE, OVER, REMOVE, SIEGE
from manawell.kernel.event import Event
from manawell.kernel.journal import Journal

MOST_ENDS: Final = 200
"""Where a turn can end in more ways, nothing is said about it."""
GOES_ON: Final = (CAST, REMOVE, DELAYED, SIEGE)


class Turn:
    """The position before a move, the one in which its turn ends, and what was told in between."""

    def __init__(self, move: Move, before: Rivality, after: Rivality, told: list[Event]) -> None:
        self.move = move
        self.before = before
        self.after = after
        self.told = told
        self.side = before.side_of(before.actor)
        self.colour = COLOURS[self.side]
        self.is_over = after.phase == OVER
        self.laid = [tile for tile in range(len(before.spots)) if before.spots[tile] >= 0]
        """The tiles that lay before the move."""
        self.taken = [
            tile
            for tile in self.laid
            if self.held_before(tile) != self.side == self.held_after(tile) and not has_wizard(after, tile)
        ]
        """Those that became the mover's and score; the dearest first."""
        self.taken.sort(key=lambda tile: -POINTS[tile])

    def named(self, tile: int) -> dict[str, Any]:
        """A tile as reasons name it: by its kind and its cell."""
        cell = self.after.cell_of(tile)
        return {"kind": KIND[tile], "x": x_of(cell), "y": y_of(cell)}

    def held_before(self, tile: int) -> int:
        return CONTROLLER[self.before.golems[tile]]

    def held_after(self, tile: int) -> int:
        return CONTROLLER[self.after.golems[tile]]

    def own(self, position: Rivality, tile: int) -> int:
        """How many golems the mover has on a tile."""
        return count_of(position, tile, self.side)

    def lead(self, position: Rivality, tile: int) -> int:
        """How many golems the mover has more than the strongest enemy."""
        others = [count_of(position, tile, side) for side in range(position.sides) if side != self.side]
        return self.own(position, tile) - max(others)

    def casts(self) -> list[events.SpellCast | events.DelayedSpellCast]:
        """The mover's spells."""
        spells = [event for event in self.told if isinstance(event, events.SpellCast | events.DelayedSpellCast)]
        return [spell for spell in spells if spell.colour == self.colour]

    def points_before(self) -> list[int]:
        return totals(self.before)

    def points_after(self) -> list[int]:
        return totals(self.after)


def count_of(position: Rivality, tile: int, side: int) -> int:
    return position.golems[tile] >> SHIFT[side] & COUNT_BITS


def ends(world: Rivality, attempt: Move) -> Iterator[Turn | None]:
    """Every way in which the turn of this move can end; None when they are too many."""
    unseen = [tile for tile in range(len(world.spots)) if world.face_down >> tile & 1]
    count = 0
    for position in worlds(world, attempt, unseen):
        move = next((move for move in position.moves() if typed(position, move) == attempt), None)
        if move is None:
            return
        for after, told in rest_of_turn(position, move, []):
            count += 1
            yield Turn(attempt, position, after, told) if count <= MOST_ENDS else None


def worlds(world: Rivality, attempt: Move, unseen: list[int]) -> Iterator[Rivality]:
    """The positions that differ in the tiles turned over by the move. Only the first of these casts spells: it is
    tried as every tile, the others as one of each kind.
    """
    if not unseen:
        yield world
        return
    move = next((move for move in world.moves() if typed(world, move) == attempt), None)
    ways = [] if move is None else list(rest_of_turn(world, move, []))
    turned = [event for _, told in ways for event in told if isinstance(event, events.TileRevealed)]
    new = [event for event in turned if TILE_OF[event.tile] in unseen]
    if not new:
        yield world
        return
    cell = cell_at(new[0].x, new[0].y)
    is_first = len(unseen) == bin(world.face_down).count("1")
    for tile in unseen if is_first else one_of_each_kind(unseen):
        other = swapped(world, cell, tile)
        yield from worlds(other, attempt, [one for one in unseen if one != tile])


def one_of_each_kind(tiles: list[int]) -> list[int]:
    return list({KIND[tile]: tile for tile in tiles}.values())


def swapped(world: Rivality, cell: int, tile: int) -> Rivality:
    """The same position with a face-down tile on this cell, and the one that lay there in its place."""
    other = world.clone()
    here, there = world.grid[cell], world.cell_of(tile)
    spots = world.spots[:]
    spots[tile], spots[here] = world.spots[here], world.spots[tile]
    other.spots = spots
    grid = with_tile(world.grid, cell, tile)
    other.grid = grid if here == tile else with_tile(grid, there, here)
    return other


def rest_of_turn(position: Rivality, move: int, told: list[Event]) -> Iterator[tuple[Rivality, list[Event]]]:
    """Play a move, and whatever is decided until the turn is over."""
    after = position.clone()
    after.journal = journal = Journal()
    after.play(move)
    so_far = told + journal.events
    if after.phase not in GOES_ON:
        yield after, so_far
        return
    for answer in after.moves():
        yield from rest_of_turn(after, answer, so_far)


def tile_of_wizard(position: Rivality, side: int) -> int:
    """The tile on which a side's wizard stands, or NONE."""
    cell = position.wizards[side]
    return NONE if cell == NONE else position.grid[cell]
