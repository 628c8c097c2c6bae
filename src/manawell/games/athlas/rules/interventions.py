"""Playing divine interventions, responding to them and carrying them out (ATH-22)."""

from manawell.games.athlas import events
from manawell.games.athlas.components.tables import NONE, TIMED
from manawell.games.athlas.rules.actions import DISCARD, PLAY_AT, PLAY_LAST, PLAY_NOW
from manawell.games.athlas.rules.creation import set_stack
from manawell.games.athlas.rules.expiry import end_mark
from manawell.games.athlas.rules.picks import feasible, still_open
from manawell.games.athlas.rules.units import frozen, genus_of, unit_name
from manawell.games.athlas.state import (
    ACT,
    ACTIVATION_END,
    EFFECTS,
    LAST,
    LAST_CHANCE,
    NOW,
    PICK,
    RESPONSE,
    WINDOW,
    Announcement,
    Position,
    Run,
)


def plays(p: Position) -> list[int]:
    """Cards that the actor may play or discard now (ATH-22.2, 22.3, 22.5, 22.13)."""
    player = p.actor
    stack = p.stacks[player]
    found = [DISCARD + count for count in range(1, len(stack) + 1)]
    if not p.may_play(player):
        return found
    responding = p.phase == WINDOW and p.window == RESPONSE
    here = p.core
    numbered = len(p.checkpoints)
    if p.phase == ACT:
        numbered -= 1  # the last one is the present
    elif p.phase != WINDOW or p.window not in (ACTIVATION_END, LAST_CHANCE):
        numbered = 0
    for number in range(numbered):
        p.core = p.checkpoints[number]
        if feasible(p, player, stack[0], responding):
            found.append(PLAY_AT + number)
    p.core = here
    if p.window != LAST_CHANCE and feasible(p, player, stack[0], responding):
        ended = p.phase == WINDOW and p.window == ACTIVATION_END
        found.append(PLAY_LAST if ended else PLAY_NOW)
    return found


def moment_of(move: int) -> int:
    if move == PLAY_NOW:
        return NOW
    return LAST if move == PLAY_LAST else move - PLAY_AT


def moment_name(moment: int) -> str:
    """As the notation writes it (ATH-29)."""
    if moment == NOW:
        return "now"
    return "cE" if moment == LAST else f"c{moment}"


def announce(p: Position, move: int) -> bool:
    """Name the card and its moment; True when no choice belongs to it (ATH-22.22)."""
    player = p.actor
    moment = moment_of(move)
    card = p.stacks[player][0]
    p.announced.append(Announcement(card, player, moment, p.phase, p.window))
    if p.journal is not None:
        p.journal.tell(events.InterventionPlayed(player, p.table.interventions[card].id, moment_name(moment)))
    if moment >= 0:
        p.aside = p.core
        p.core = p.checkpoints[moment].copy()
    answering = len(p.announced) > 1 and p.table.interventions[card].cancels
    if not answering:
        p.phase = PICK
    return answering


def complete(p: Position) -> bool:
    """The announcement is complete: the card leaves the stack; True if the other player may respond (ATH-22.6)."""
    announcement = p.announced[-1]
    player = announcement.player
    set_stack(p, player, p.stacks[player][1:])
    bury(p, player, [announcement.card])
    p.played |= 1 << player
    if p.journal is not None:
        unit = announcement.unit
        target = ("", "") if unit == NONE else (unit_name(p, unit), genus_of(p, unit))
        card = p.table.interventions[announcement.card].id
        p.journal.tell(events.InterventionAnnounced(player, card, *target))
    return len(p.announced) == 1 and p.may_play(1 - player)


def bury(p: Position, player: int, cards: list[int]) -> None:
    """Cards leave the game, shown (ATH-22.3)."""
    gone = p.gone[:]
    gone[player] = gone[player] + cards
    p.gone = gone
    p.core.progress = True


def discard(p: Position, count: int) -> None:
    player = p.actor
    cards = p.stacks[player][:count]
    set_stack(p, player, p.stacks[player][count:])
    bury(p, player, cards)
    if p.journal is not None:
        names = tuple([p.table.interventions[card].id for card in cards])
        p.journal.tell(events.InterventionsDiscarded(player, names))


def cancels(p: Position) -> bool:
    """The last announcement cancels the one it responds to (ATH-22.25)."""
    return len(p.announced) > 1 and p.table.interventions[p.announced[-1].card].cancels


def cancel(p: Position) -> Announcement:
    """Nothing is set back; the cancelled announcement is returned (ATH-22.25)."""
    first = p.announced[0]
    p.announced = []
    if p.aside is not None:
        p.core = p.aside.copy()
        p.aside = None
        p.core.progress = True
    if p.journal is not None:
        p.journal.tell(events.InterventionCancelled(first.player, p.table.interventions[first.card].id))
    return first


def carry_out(p: Position) -> None:
    """The last announcement takes effect as far as its choices are still legal (ATH-22.6, 1.7)."""
    announcement = p.announced[-1]
    card = p.table.interventions[announcement.card]
    if p.journal is not None:
        if announcement.moment >= 0:
            p.journal.tell(events.ActivationSetBack(moment_name(announcement.moment)))
        p.journal.tell(events.InterventionResolved(announcement.player, card.id))
    if announcement.ended != NONE:
        _end_active(p, announcement.ended)
    run = Run(NONE, announcement.card, announcement.player)
    unit = announcement.unit
    run.target = NONE if unit == NONE or frozen(p, unit) else unit
    run.alpha = announcement.alpha
    fields = announcement.fields
    run.field = fields[0] if fields else NONE
    run.fields = still_open(p, announcement)
    run.extra = announcement.direction
    if announcement.movement != NONE:
        run.extra = announcement.movement
    if announcement.figure != NONE:
        run.extra = announcement.figure
    run.relic = announcement.relic
    run.cards = announcement.cards
    p.run = run
    p.task = EFFECTS


def _end_active(p: Position, code: int) -> None:
    """Annulment ends an active intervention (ATH-C.30)."""
    for mark in p.core.marks:
        if TIMED[mark.condition] and 32 * mark.maker + mark.card == code:
            end_mark(p, mark)
            return


def keep_checkpoint(p: Position) -> None:
    """Store the present while a player may still play in this turn (section 4)."""
    if p.may_play(0) or p.may_play(1):
        p.checkpoints = p.checkpoints + [p.core.copy()]


def first_checkpoint(p: Position) -> None:
    """Earlier checkpoints can no longer be reached (ATH-22.24)."""
    p.checkpoints = []
    keep_checkpoint(p)
