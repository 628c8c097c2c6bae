"""How a game runs: what follows what, until a player must decide (ATH-8.7, 9, section 4)."""

from mypy_extensions import i64

from manawell.games.athlas import events
from manawell.games.athlas.components.cards import BY_DROWNING
from manawell.games.athlas.components.tables import DROWNING, NONE, PLAYERS, WATER
from manawell.games.athlas.rules.effects import effects_of, next_effect
from manawell.games.athlas.rules.ending import champion, drawn, win
from manawell.games.athlas.rules.interventions import (
    cancel,
    cancels,
    carry_out,
    complete,
    first_checkpoint,
    keep_checkpoint,
)
from manawell.games.athlas.rules.losses import finish_event, lose, start_blast, start_drowning
from manawell.games.athlas.rules.maintenance import maintain
from manawell.games.athlas.rules.summoning import first_turn
from manawell.games.athlas.rules.units import by_name, flying, frozen, genus_of, living, unit_name
from manawell.games.athlas.state import (
    ACT,
    ACTIVATION_END,
    ACTIVATION_ENDED,
    BUSY,
    CAMPAIGN,
    CHOOSE,
    EFFECTS,
    LAST_CHANCE,
    MAINTENANCE,
    NO_WINDOW,
    NOTHING,
    RESPONSE,
    SUMMON,
    TURN_END,
    TURN_START,
    WINDOW,
    WINDOWS,
    Announcement,
    Frame,
    Position,
)


def carry_on(p: Position) -> None:
    """Resolve what is pending, in the order of ATH-1.5, until a player must decide."""
    while p.phase == BUSY:
        if p.hits:
            finish_event(p)
        elif p.soaked:
            start_drowning(p)
        elif p.blasts:
            start_blast(p)
        else:
            unit = champion(p)
            if unit != NONE:
                _victory(p, unit)
            else:
                _next_task(p)


def _next_task(p: Position) -> None:
    task = p.task
    if task == EFFECTS:
        run = p.run
        assert run is not None
        if run.next < len(effects_of(p, run)):
            next_effect(p, run)
            return
        p.run = None
        p.task = NOTHING
        if run.card == NONE:
            _after_ability(p)
        else:
            _after_intervention(p)
    elif task == MAINTENANCE:
        if not maintain(p):
            p.task = NOTHING
            open_window(p, TURN_START)
    elif task == ACTIVATION_ENDED:
        p.task = NOTHING
        _close_activation(p)
    else:
        p.task = NOTHING
        ask_summon(p)


def _victory(p: Position, unit: int) -> None:
    """The game is over at once, unless an ability caused it and the loser has a last window (ATH-24.1, 24.2)."""
    loser = 1 - p.owner_of(unit)
    by_ability = p.run is not None and p.run.card == NONE
    if by_ability and p.may_play(loser):
        p.run = None
        p.task = NOTHING
        _ask_window(p, LAST_CHANCE, loser)
        return
    win(p, unit)


# Turns.


def begin_battle(p: Position) -> None:
    """Draw the starting player (ATH-6.1, 28.1)."""
    p.starter = p.rng.below(len(PLAYERS))
    p.active = p.starter
    if p.journal is not None:
        if p.mode == CAMPAIGN:
            p.journal.tell(events.GameBegun(p.game + 1, p.games))
        p.journal.tell(events.StarterDrawn(p.starter))
    _begin_turn(p)


def _begin_turn(p: Position) -> None:
    """Armour is restored and relics may move again (ATH-8.2)."""
    core = p.core
    p.turn += 1
    p.played = 0
    p.summoned = 0
    p.summoned_cost = 0
    p.ending_all = False
    core.spent_physical = [0] * len(core.place)
    core.spent_magic = [0] * len(core.place)
    core.moved = 0
    core.progress = False
    core.waiting = 0
    core.arrived = 0
    for unit in living(p):
        if p.owner_of(unit) == p.active and not first_turn(p):
            core.waiting |= 1 << unit  # ATH-9.1, 7.10
    if p.journal is not None:
        p.journal.tell(events.TurnBegun(p.active, p.turn))
    if first_turn(p):
        ask_summon(p)
    else:
        p.task = MAINTENANCE
        p.phase = BUSY


def _next_turn(p: Position) -> None:
    if not drawn(p):
        p.active = 1 - p.active
        _begin_turn(p)


def ask_summon(p: Position) -> None:
    p.phase = SUMMON
    p.window = NO_WINDOW
    p.actor = p.active


def end_summoning(p: Position) -> None:
    if p.journal is not None:
        p.journal.tell(events.SummoningEnded(p.active))
    open_window(p, TURN_END)


# Activations.


def can_activate(p: Position) -> list[int]:
    """Own units still to be activated and not in stasis (ATH-9.1, 9.5)."""
    found: list[int] = []
    waiting: i64 = p.core.waiting
    unit = 0
    while waiting:
        if waiting & 1 and not frozen(p, unit):
            found.append(unit)
        waiting >>= 1
        unit += 1
    return found


def next_activation(p: Position) -> None:
    """Choose a unit, or go on to summoning when none is left."""
    p.checkpoints = []
    p.window = NO_WINDOW
    p.core.stirred = False
    p.core.alarms = 0
    units = can_activate(p)
    if not units:
        ask_summon(p)
    elif p.ending_all:
        begin_activation(p, by_name(p, units)[0])
        end_activation(p)
    else:
        p.phase = CHOOSE
        p.actor = p.active


def begin_activation(p: Position, unit: int) -> None:
    """One M and one A; the unit is no longer exposed (ATH-9.2, 16.3)."""
    core = p.core
    core.waiting &= ~(1 << unit)
    core.exposed &= ~(1 << unit)
    core.frames = [Frame(unit, p.active, core.terrain[core.place[unit]] == WATER)]
    first_checkpoint(p)
    _ask_act(p)
    if p.journal is not None:
        p.journal.tell(events.ActivationBegun(p.active, unit_name(p, unit), genus_of(p, unit)))


def _ask_act(p: Position) -> None:
    p.phase = ACT
    p.window = NO_WINDOW
    p.actor = p.active


def gone(p: Position, frame: Frame) -> bool:
    """The unit cannot go on (ATH-9.6, 22.30)."""
    return frame.unit == NONE or frozen(p, frame.unit)


def _drop_lost_control(p: Position) -> None:
    """A controlled unit that is gone ends its activation (ATH-21.10)."""
    frames = p.core.frames
    if len(frames) > 1 and gone(p, frames[-1]):
        frames.pop()


def _after_ability(p: Position) -> None:
    _drop_lost_control(p)
    keep_checkpoint(p)
    _ask_act(p)


def end_activation(p: Position) -> None:
    """A unit that began and ends its activation on water drowns (ATH-14.3)."""
    frame = p.core.frames[-1]
    p.task = ACTIVATION_ENDED
    p.phase = BUSY
    if drowns(p):
        lose(p, frame.unit, DROWNING, BY_DROWNING)


def drowns(p: Position) -> bool:
    """The activated unit stands where it began, in water, and would drown if its activation ended now."""
    frame = p.core.frames[-1]
    if not frame.wet or gone(p, frame):
        return False
    return p.core.terrain[p.core.place[frame.unit]] == WATER and not flying(p, frame.unit)


def _close_activation(p: Position) -> None:
    """Control returns to the unit that used it; otherwise the other player may react (W2)."""
    frames = p.core.frames
    frame = frames.pop()
    if p.journal is not None and frame.unit != NONE:
        p.journal.tell(events.ActivationEnded(frame.commander, unit_name(p, frame.unit), genus_of(p, frame.unit)))
    if frames:
        keep_checkpoint(p)
        _ask_act(p)
    elif p.core.stirred or not can_activate(p):
        open_window(p, ACTIVATION_END)
    else:
        next_activation(p)


# Windows.


def open_window(p: Position, window: int) -> None:
    """Ask the player whose turn it is not, if they could play at all (ATH-22.20)."""
    if p.may_play(1 - p.active):
        _ask_window(p, window, 1 - p.active)
    else:
        _close_window(p, window)


def _ask_window(p: Position, window: int, player: int) -> None:
    p.phase = WINDOW
    p.window = window
    p.actor = player


def pass_window(p: Position) -> None:
    """ATH-22.21"""
    if p.journal is not None:
        p.journal.tell(events.WindowPassed(p.actor, WINDOWS[p.window]))
    p.phase = BUSY
    if p.window == RESPONSE:
        _resolve(p)
    else:
        _close_window(p, p.window)


def _close_window(p: Position, window: int) -> None:
    p.window = NO_WINDOW
    if window == TURN_END:
        _next_turn(p)
    elif window == LAST_CHANCE:
        win(p, champion(p))
    else:
        next_activation(p)


def after_announcement(p: Position) -> None:
    """Open the window for a response, or carry out the card (W4)."""
    if complete(p):
        _ask_window(p, RESPONSE, 1 - p.announced[-1].player)
    else:
        p.phase = BUSY
        _resolve(p)


def _resolve(p: Position) -> None:
    """The response first, then the card it responds to (ATH-22.6)."""
    if cancels(p):
        _resume(p, cancel(p))
    else:
        carry_out(p)


def _after_intervention(p: Position) -> None:
    """The next card takes effect, or the game goes on from here (ATH-22.22, 22.23)."""
    announcement = p.announced.pop()
    if p.announced:
        carry_out(p)
        return
    p.aside = None
    if p.core.frames:
        p.core.stirred = True
        _drop_lost_control(p)
        first_checkpoint(p)
        _ask_act(p)
    else:
        _resume(p, announcement)


def _resume(p: Position, announcement: Announcement) -> None:
    """Continue as if the card had not been played."""
    if announcement.phase == WINDOW:
        _close_window(p, announcement.window)
    elif announcement.phase == SUMMON:
        ask_summon(p)
    elif announcement.phase == ACT:
        _ask_act(p)
    else:
        next_activation(p)
