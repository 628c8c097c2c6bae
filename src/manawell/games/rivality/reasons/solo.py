"""Reasons of the solo game."""

from collections.abc import Iterator
from typing import Any, Final

from manawell.games.rivality import events
from manawell.games.rivality.components.tables import POINTS
from manawell.games.rivality.moves import Enter, Go
from manawell.games.rivality.reasons.turns import Turn, tile_of_wizard
from manawell.games.rivality.rules.solo import destinations
from manawell.games.rivality.state import SOLO

DEAR: Final = 2
"""A tile of so many points is a loss worth telling."""


def parks_suramun(turn: Turn) -> Iterator[dict[str, Any]]:
    """The game ends with Suramun's wizard on a dear tile of his own, which therefore scores nothing."""
    if turn.before.mode != SOLO or not turn.is_over:
        return
    suramun = 1 - turn.side
    tile = tile_of_wizard(turn.after, suramun)
    is_seen = not turn.after.face_down >> tile & 1
    if is_seen and turn.held_after(tile) == suramun and POINTS[tile] >= DEAR:
        yield turn.named(tile)


def opens_paths(turn: Turn) -> Iterator[dict[str, Any]]:
    """The next move has more destinations than this one."""
    if isinstance(turn.move, Go) and not turn.is_over:
        ways = len(destinations(turn.after))
        if ways > len(destinations(turn.before)):
            yield {"count": ways}


def keeps_casting(turn: Turn) -> Iterator[dict[str, Any]]:
    """The mover still holds the wizard's tile when its spells are due, and the game goes on."""
    acts = isinstance(turn.move, Enter | Go) and not turn.is_over
    if acts and turn.casts() and not any(isinstance(event, events.NoSpells) for event in turn.told):
        yield {}
