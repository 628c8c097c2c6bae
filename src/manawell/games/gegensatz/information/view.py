"""The table as a viewer sees it (GEG-31): the structs of a view, and the decision it asks for."""

import msgspec

from manawell.games.gegensatz.state import DUEL
from manawell.kernel.game import Prompt

MODES = ("duel", "solo", "solo_shrine")
PHASES = ("place", "move", "paradox", "side", "replace", "shrine", "over")

Cards = tuple[str, ...]
Blanks = tuple[str | None, ...]
"""Cards, some of which may be hidden: a blank is a card that exists but is not known."""


class Swap(msgspec.Struct, frozen=True):
    """The move that waits for the paradox decision; only the active player knows about it (GEG-27.10)."""

    card: str
    taken: str
    origin: int
    was_known: bool


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The table as one viewer sees it (GEG-31)."""

    viewer: int
    mode: str
    difficulty: str | None
    target: int
    turn_limit: int
    timeline: Cards
    hands: tuple[Blanks, ...]
    """Per seat: the cards this viewer knows in canonical order, then the blanks."""
    known: tuple[Cards, ...]
    """Per seat: the cards that everyone knows (GEG-27.3, 27.8)."""
    wands: tuple[int | None, ...]
    crystals: tuple[int, ...]
    supply: int
    codex_colour: str
    codex_card: str | None
    phase: str
    actor: int | None
    turn: int
    swap: Swap | None
    pile: Blanks
    """Top card first."""
    time_stones: int
    full_stones: int
    drawn: str | None
    removed: Cards
    shrine: Cards
    winner: int | None
    reason: str


_PLACE = Prompt("place", "GEG-5.2")
_IN_A_DUEL = {
    "place": _PLACE,
    "move": Prompt("move", "GEG-6.2"),
    "paradox": Prompt("paradox", "GEG-10.8"),
}
_ALONE = {
    "place": _PLACE,
    "move": Prompt("turn", "GEG-18.1"),
    "paradox": Prompt("form", "GEG-21.3"),
    "side": Prompt("side", "GEG-21.2"),
    "replace": Prompt("replace", "GEG-23.1"),
    "shrine": Prompt("shrine", "GEG-25.2"),
}


def prompt(view: View) -> Prompt | None:
    """The decision points (GEG-30)."""
    return (_IN_A_DUEL if view.mode == MODES[DUEL] else _ALONE).get(view.phase)
