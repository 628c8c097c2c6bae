"""When the game is over (RIV-13, RIV-17)."""

from typing import Final

from manawell.games.rivality import events
from manawell.games.rivality.components.tables import COLOURS
from manawell.games.rivality.rules.scoring import tell_scores, totals, well_controller, winners
from manawell.games.rivality.state import BY_NO_MOVE, BY_SUPPLY, BY_TILES, OVER, SOLO, Position
from manawell.kernel.state import NOBODY

REASONS: Final = ("", "tiles", "supply", "no_move")


def end_if_exhausted(p: Position) -> bool:
    """After each atomic change: a side without golems in its supply ends the game at once (RIV-13.2, 13.3, 13.6)."""
    for side in range(p.sides):
        if p.supplies[side] == 0:
            p.ran_out = side
            if p.journal is not None:
                p.journal.tell(events.SupplyExhausted(COLOURS[side]))
            finish(p, BY_SUPPLY)
            return True
    return False


def end_by_tiles(p: Position) -> None:
    """Every hand is empty after a turn (RIV-13.1, 13.9)."""
    if p.journal is not None:
        p.journal.tell(events.TilesUsedUp())
    finish(p, BY_TILES)


def end_by_no_move(p: Position) -> None:
    """No empty tile can be reached (RIV-17.24)."""
    if p.journal is not None:
        p.journal.tell(events.WayClosed())
    finish(p, BY_NO_MOVE)


def finish(p: Position, reason: int) -> None:
    """Nothing else happens; the tiles are scored (RIV-13.4, 13.7, 13.8, 17.31)."""
    p.phase = OVER
    p.actor = NOBODY
    p.reason = reason
    p.open = 0
    points = totals(p)
    tell_scores(p, points)
    if p.mode == SOLO:
        won = points[p.human] > points[1 - p.human]  # RIV-17.29: a tie is a defeat
        p.winners = [p.human] if won else [1 - p.human]
        if p.journal is not None:
            p.journal.tell(events.SoloWon(0) if won else events.SoloLost(0))
        return
    p.winners = winners(points, well_controller(p))
    if p.journal is None:
        return
    if len(p.winners) > 1:
        p.journal.tell(events.VictoryShared(tuple([COLOURS[side] for side in p.winners])))
    else:
        tie = points.count(max(points)) > 1
        p.journal.tell(events.GameWon(COLOURS[p.winners[0]], tie))
