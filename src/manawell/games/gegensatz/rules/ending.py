"""How a game ends (GEG-16, GEG-26)."""

from manawell.games.gegensatz import events
from manawell.games.gegensatz.components.tables import ALL_BITS, BITS, SHRINE_CAPACITY
from manawell.games.gegensatz.state import BY_GOAL, BY_LIMIT, BY_PILE, OVER, SOLO_SHRINE, Position
from manawell.kernel.state import NOBODY

REASONS = ["", "paradox", "duel", "limit", "goal", "pile"]
"""The words of GEG-16.6 and GEG-26.6, by the reason of the position."""


def win(p: Position, seat: int, reason: int) -> None:
    """The game is over at this instant (GEG-16.1, 16.2)."""
    p.winner = seat
    _finish(p, reason)
    if p.journal is not None:
        p.journal.tell(events.GameWon(seat, REASONS[reason]))


def draw_by_limit(p: Position) -> None:
    """The turn limit of both players together (GEG-16.4)."""
    _finish(p, BY_LIMIT)
    if p.journal is not None:
        p.journal.tell(events.GameDrawn(p.turn))


def judge_solo(p: Position) -> bool:
    """At the end of a turn check for victory, then for an empty pile (GEG-26.1, 26.2). Returns whether it is over."""
    if p.crystals[0] >= p.target and (p.mode != SOLO_SHRINE or shrine_is_complete(p.shrine)):
        win(p, 0, BY_GOAL)
    elif not p.pile:
        _finish(p, BY_PILE)
        if p.journal is not None:
            p.journal.tell(events.GameLost(0))
    return p.phase == OVER


def shrine_is_complete(shrine: list[int]) -> bool:
    """All colours, numbers and symbols show on at most five relics (GEG-25.4, 25.5)."""
    shown = 0
    for card in shrine:
        shown |= BITS[card]
    return shown == ALL_BITS and len(shrine) <= SHRINE_CAPACITY


def _finish(p: Position, reason: int) -> None:
    p.reason = reason
    p.phase = OVER
    p.actor = NOBODY
