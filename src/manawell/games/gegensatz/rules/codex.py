"""The codex colour (GEG-4, GEG-15)."""

from manawell.games.gegensatz import events
from manawell.games.gegensatz.components.tables import COLOUR, COLOURS, START_COLOUR_POSITION
from manawell.games.gegensatz.state import Position


def set_codex(p: Position) -> None:
    """The relic farthest from the codex gives the first colour (GEG-4.2)."""
    p.codex = COLOUR[p.timeline[START_COLOUR_POSITION]]
    if p.journal is not None:
        p.journal.tell(events.CodexSet(COLOURS[p.codex]))


def turn_codex(p: Position) -> None:
    """One step along the cycle, right after a crystal was received (GEG-15.1, 15.2, 15.4)."""
    p.codex = (p.codex + 1) % len(COLOURS)
    if p.journal is not None:
        p.journal.tell(events.CodexTurned(COLOURS[p.codex]))
