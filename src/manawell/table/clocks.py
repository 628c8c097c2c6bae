"""The clocks of a table: what each seat has left, computed from the times of the entries.

A clock runs while its seat must decide. Whose decision is open is known to everybody (`view.actor`), so everything here
may be told to everybody: it changes only when the decision passes from one seat to another. A decision that is hidden
from somebody (GEG-27.10) leaves the actor as it was, and so every clock; the increment belongs to a turn, not to a
decision.
"""

from typing import Final

import msgspec

from manawell.kernel.game import Stop
from manawell.kernel.state import NOBODY
from manawell.table.entries import Entry, Return, Start, TimeOut
from manawell.table.setting import DAYS, LEAVE, LIVE, LOSE, WAIT, TimeControl

NO_TURNS = "game"
"""The kind of stop of a game that does not tell its turns apart."""
AT_LEAST: Final = 60.0
"""Seconds that somebody has who comes back and takes the seat over from a bot, unless the game began with less."""


class Clocks(msgspec.Struct, frozen=True):
    """How much time is left. Replaced, never modified."""

    control: TimeControl
    left: tuple[float | None, ...]
    """By seat: the seconds left when its clock last started; None where no clock runs, as for bots."""
    running: int = NOBODY
    """The seat that must decide."""
    since: float = 0.0
    """When it began to."""
    turn: Stop | None = None
    """The turn in which it began to."""
    given: tuple[Stop | None, ...] = ()
    """By seat: the last turn for which it was given an increment."""
    late: tuple[int, ...] = ()
    """The seats whose time has run out, and for which the others wait."""
    set_aside: tuple[float, ...] = ()
    """By seat: what was left when a bot took over."""

    @property
    def due(self) -> float | None:
        """When the time of the running clock is over; None if none runs, or it already is."""
        if self.running == NOBODY or self.running in self.late:
            return None
        left = self.left[self.running]
        return None if left is None else self.since + left

    def after(self, at: float, actor: int, turn: Stop) -> "Clocks":
        """The clocks when at this time `actor` must decide."""
        if actor == self.running:
            return self
        stopped = self._stopped(at)
        left = list(stopped.left)
        if actor != NOBODY and left[actor] is not None and self.control.kind == DAYS:
            left[actor] = float(self.control.seconds)
        return msgspec.structs.replace(stopped, left=tuple(left), running=actor, since=at, turn=turn)

    def _stopped(self, at: float) -> "Clocks":
        """The running seat has decided: its time is counted, and it gets the increment of this turn. A seat that
        answered automatically has used no time and gets none.
        """
        seat, used = self.running, at - self.since
        before = None if seat == NOBODY else self.left[seat]
        if before is None or used <= 0:
            return self
        left, given = list(self.left), list(self.given)
        rest = max(0.0, before - used)
        new = self.turn is None or self.turn.kind == NO_TURNS or given[seat] != self.turn
        if self.control.kind == LIVE and new:
            rest, given[seat] = rest + self.control.increment, self.turn
        left[seat] = round(rest, 3)
        late = tuple([other for other in self.late if other != seat])
        return msgspec.structs.replace(self, left=tuple(left), given=tuple(given), late=late)

    def timed_out(self, entry: TimeOut) -> "Clocks":
        """The clocks after a seat was too late; one for which a bot decides has no clock any more."""
        left, set_aside = list(self.left), list(self.set_aside)
        before = left[entry.seat]
        if not entry.away and before is not None:
            left[entry.seat] = 0.0
        if entry.then not in (LOSE, LEAVE, WAIT):
            left[entry.seat] = None
            used = entry.at - self.since if entry.seat == self.running else 0.0
            set_aside[entry.seat] = max(0.0, before - used) if entry.away and before is not None else 0.0
        late = [seat for seat in self.late if seat != entry.seat]
        if entry.then == WAIT:
            late.append(entry.seat)
        since = max(entry.at, self.since) if entry.seat == self.running else self.since
        return msgspec.structs.replace(
            self, left=tuple(left), late=tuple(late), since=since, set_aside=tuple(set_aside)
        )

    def returned(self, entry: Return) -> "Clocks":
        """The clocks after a person has taken the seat over from a bot, with what was left then and at least a minute;
        by days, with all the time for a turn.
        """
        whole = float(self.control.seconds)
        left = list(self.left)
        kept = max(self.set_aside[entry.seat], min(AT_LEAST, whole))
        left[entry.seat] = whole if self.control.kind == DAYS else round(kept, 3)
        since = max(entry.at, self.since) if entry.seat == self.running else self.since
        return msgspec.structs.replace(self, left=tuple(left), since=since)


def tick(
    clocks: Clocks | None, control: TimeControl | None, seats: int, entry: Entry, actor: int, turn: Stop
) -> Clocks | None:
    """The clocks after an entry that leaves the decision to `actor`; None while none has been started."""
    if isinstance(entry, Start) and control is not None:
        left = tuple([float(control.seconds) if seat in entry.timed else None for seat in range(seats)])
        return Clocks(control, left, actor, entry.at, turn, (None,) * seats, set_aside=(0.0,) * seats)
    if clocks is None:
        return None
    if isinstance(entry, TimeOut):
        clocks = clocks.timed_out(entry)
    elif isinstance(entry, Return):
        clocks = clocks.returned(entry)
    return clocks.after(entry.at, actor, turn)
