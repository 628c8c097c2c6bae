"""Who holds how many relics (ATH-17.1)."""

from manawell.games.athlas.components.tables import NONE, PLAYERS, RELICS
from manawell.games.athlas.rules.units import holder_of
from manawell.games.athlas.state import Position


def relics_held(p: Position) -> tuple[int, ...]:
    """By player."""
    holders = [holder_of(p, relic) for relic in range(len(RELICS))]
    owners = [p.owner_of(unit) for unit in holders if unit != NONE]
    return tuple([owners.count(player) for player in range(len(PLAYERS))])
