"""Maintenance: conditions end, markers are removed, alphas recover (ATH-8.3, 8.4, 8.5, 8.6)."""

from typing import Final

from manawell.games.athlas.components.tables import TIMED
from manawell.games.athlas.rules.expiry import end_mark
from manawell.games.athlas.rules.losses import heal
from manawell.games.athlas.rules.units import alpha_at, count_of
from manawell.games.athlas.state import PER_PLAYER, Mark, Position

FIRST_PART: Final = 0
SECOND_PART: Final = 1
THIRD_PART: Final = 2


def maintain(p: Position) -> bool:
    """Take one step; False when the maintenance is over. Conditions end one after another (ATH-8.6)."""
    if p.stage == FIRST_PART:
        for mark in p.core.marks:
            if not TIMED[mark.condition] and mark.maker == p.active:
                end_mark(p, mark)
                return True
        p.core.marks = [_ticked(mark) for mark in p.core.marks]
        p.stage = SECOND_PART
        return True
    if p.stage == SECOND_PART:
        for mark in p.core.marks:
            if TIMED[mark.condition] and mark.time == 0:
                end_mark(p, mark)
                return True
        p.stage = THIRD_PART
        return True
    _recover(p)
    p.stage = FIRST_PART
    return False


def _ticked(mark: Mark) -> Mark:
    """One time marker less on an active intervention."""
    if not TIMED[mark.condition]:
        return mark
    return Mark(mark.unit, mark.condition, mark.maker, mark.card, mark.time - 1)


def _recover(p: Position) -> None:
    """Once for an alpha with a unit on the board (ATH-C.13)."""
    for alpha in range(PER_PLAYER * p.active, PER_PLAYER * p.active + PER_PLAYER):
        if count_of(p, alpha) > 0:
            heal(p, alpha, alpha_at(p, alpha).recovery)
