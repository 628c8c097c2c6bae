"""How a game ends (ATH-24) and what that means for a campaign (ATH-25)."""

from typing import Final

from manawell.games.athlas import events
from manawell.games.athlas.components.tables import GOLD, NO_PROGRESS_TURNS, NONE, RELICS_TO_WIN, SILVER
from manawell.games.athlas.rules.creation import open_creation
from manawell.games.athlas.rules.units import can_hold, genus_of, unit_name
from manawell.games.athlas.state import (
    BY_CAMPAIGN,
    BY_NO_PROGRESS,
    BY_RELICS,
    BY_TURN_LIMIT,
    CAMPAIGN,
    NO_WINDOW,
    NOTHING,
    OVER,
    PER_PLAYER,
    Core,
    Position,
)
from manawell.kernel.state import NOBODY

REASONS: Final[list[str]] = ["undecided", "relics", "no_progress", "turn_limit", "campaign"]


def champion(p: Position) -> int:
    """The unit that holds two relics, or NONE (ATH-24.1)."""
    relics = p.core.relics
    for field in relics:
        unit = p.core.occupant[field]
        if unit != NONE and relics.count(field) >= RELICS_TO_WIN and can_hold(p, unit):
            return unit
    return NONE


def win(p: Position, unit: int) -> None:
    if p.journal is not None:
        p.journal.tell(events.GameWon(p.owner_of(unit), unit_name(p, unit), genus_of(p, unit)))
    _finish(p, p.owner_of(unit), BY_RELICS)


def drawn(p: Position) -> bool:
    """At the end of a turn: no progress for too long, or the turn limit (ATH-24.6, 24.7)."""
    core = p.core
    core.idle = 0 if core.progress else core.idle + 1
    if core.idle >= NO_PROGRESS_TURNS:
        _draw(p, BY_NO_PROGRESS, core.idle)
        return True
    if p.turn_limit and p.turn >= p.turn_limit:
        _draw(p, BY_TURN_LIMIT, p.turn)
        return True
    return False


def _draw(p: Position, reason: int, turns: int) -> None:
    if p.journal is not None:
        p.journal.tell(events.GameDrawn(REASONS[reason], turns))
    _finish(p, NONE, reason)


def _finish(p: Position, winner: int, reason: int) -> None:
    """The game is over; in a campaign the next one may follow (ATH-25.6)."""
    _clear_desk(p)
    if p.mode != CAMPAIGN:
        _close(p, winner, reason)
        return
    if winner != NONE:
        p.wins = [p.wins[player] + (player == winner) for player in (GOLD, SILVER)]
    if p.journal is not None:
        p.journal.tell(events.CampaignScored(p.game + 1, p.wins[GOLD], p.wins[SILVER]))
    left = p.games - p.game - 1
    lead = p.wins[GOLD] - p.wins[SILVER]
    if abs(lead) > left or left == 0:
        _close(p, NONE if lead == 0 else GOLD if lead > 0 else SILVER, BY_CAMPAIGN)
        return
    _next_game(p)


def _close(p: Position, winner: int, reason: int) -> None:
    p.phase = OVER
    p.actor = NOBODY
    p.winner = winner
    p.reason = reason


def _clear_desk(p: Position) -> None:
    """Clear everything that is pending."""
    p.checkpoints = []
    p.aside = None
    p.announced = []
    p.run = None
    p.task = NOTHING
    p.window = NO_WINDOW
    p.hits = []
    p.amounts = []
    p.asked = []
    p.doomed = []
    p.soaked = []
    p.blasts = []
    p.venom = NONE
    p.pushed = NONE


def _next_game(p: Position) -> None:
    """Everything is reset except the alphas and what has been seen of them (ATH-25.4, 25.5)."""
    seen = p.seen[:]
    for alpha in range(2 * PER_PLAYER):
        made = p.alphas[alpha]
        if p.revealed >> alpha & 1 and made is not None:
            seen[alpha] = made.cards
    p.seen = seen
    p.game += 1
    p.core = Core()
    p.revealed = 0
    p.figures = [NONE] * (2 * PER_PLAYER)
    p.stacks = [[], []]
    p.gone = [[], []]
    p.played = 0
    p.turn = 0
    p.starter = NONE
    p.active = GOLD
    open_creation(p, GOLD)
