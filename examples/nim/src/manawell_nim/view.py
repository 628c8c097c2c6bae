"""What a viewer may know, the open decision, and the way back from a view to a position.

In Nim everything is open. Where something is hidden, `look` leaves a blank (None) in its place, `fill` deals what the
viewer cannot rule out into the blanks, and `build` gets a view without blanks.
"""

import msgspec

from manawell.kernel.faults import Impossible, Unshaped, impossible
from manawell.kernel.game import Prompt
from manawell.kernel.rng import Rng
from manawell.kernel.state import NOBODY
from manawell_nim.rules import HEAPS, MODES, MOST, Position


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    viewer: int
    mode: str
    heaps: tuple[int, ...]
    actor: int | None
    winner: int | None


def look(position: Position, viewer: int) -> View:
    """The only place that hides."""
    actor, winner = (None if seat == NOBODY else seat for seat in (position.actor, position.winner))
    return View(viewer, position.mode, tuple(position.heaps), actor, winner)


def prompt(view: View) -> Prompt | None:
    return None if view.actor is None else Prompt("take", "NIM-2.1")


def fill(view: View, rng: Rng) -> View:
    return view


def build(view: View, rng: Rng) -> Position:
    """The position that a view shows; whatever contradicts itself is refused."""
    if view.mode not in MODES:
        raise Unshaped(f"mode is {view.mode!r}")
    if len(view.heaps) != len(HEAPS) or not all(0 <= stones <= MOST for stones in view.heaps):
        raise Impossible("nim", impossible("NIM-1.1", "heaps", most=MOST))
    decides, won = (view.actor, view.winner) if any(view.heaps) else (view.winner, view.actor)
    if decides not in (0, 1) or won is not None:
        raise Impossible("nim", impossible("NIM-3.1", "last-stone"))
    position = Position(rng, view.mode, list(view.heaps))
    position.actor, position.winner = (NOBODY if seat is None else seat for seat in (view.actor, view.winner))
    return position
