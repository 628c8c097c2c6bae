"""Reasons of the expert rules: waiting spells and sieges."""

from collections.abc import Iterator
from typing import Any

from manawell.games.rivality import events
from manawell.games.rivality.components.tables import CONTROLLER, KIND, STEP, TILE_OF, cell_at
from manawell.games.rivality.reasons.turns import Turn
from manawell.games.rivality.rules.turn import Rivality
from manawell.games.rivality.state import NO_TILE, NONE


def siege(turn: Turn) -> Iterator[dict[str, Any]]:
    """A tile falls to the mover."""
    for event in turn.told:
        if isinstance(event, events.TileBesieged) and event.colour == turn.colour:
            yield {"kind": KIND[TILE_OF[event.tile]], "x": event.x, "y": event.y}


def opens_ring(turn: Turn) -> Iterator[dict[str, Any]]:
    """An enemy held three neighbours of a tile of the mover: now at most two, or the last one is the mover's."""
    if not turn.before.expert:
        return
    for tile in turn.laid:
        if turn.held_before(tile) != turn.side or turn.held_after(tile) != turn.side:
            continue
        before, after = _ring(turn.before, tile), _ring(turn.after, tile)
        for enemy in range(turn.before.sides):
            closing = enemy != turn.side and before.count(enemy) == len(STEP) - 1 and turn.side not in before
            if closing and (after.count(enemy) < len(STEP) - 1 or turn.side in after):
                yield turn.named(tile)


def _ring(position: Rivality, tile: int) -> list[int | None]:
    """Who controls the neighbours of a tile; None where no tile lies."""
    beside = [position.grid[position.cell_of(tile) + step] for step in STEP]
    return [None if one == NO_TILE else CONTROLLER[position.golems[one]] for one in beside]


def uses_waiting(turn: Turn) -> Iterator[dict[str, Any]]:
    """So many golems land by waiting spells that the mover casts."""
    landed = sum(spell.landed for spell in _waiting(turn))
    if landed:
        yield {"golems": landed}


def turns_waiting(turn: Turn) -> Iterator[dict[str, Any]]:
    """The mover casts a waiting spell from a tile that another side laid."""
    for spell in _waiting(turn):
        source = turn.after.grid[cell_at(spell.source_x, spell.source_y)]
        if spell.landed and turn.after.layers[source] not in (NONE, turn.side):
            yield {}


def _waiting(turn: Turn) -> list[events.DelayedSpellCast]:
    return [spell for spell in turn.casts() if isinstance(spell, events.DelayedSpellCast)]
