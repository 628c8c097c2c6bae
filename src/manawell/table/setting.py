"""What is fixed when a table is made."""

from typing import Any, Final

import msgspec

from manawell.kernel.options import Options
from manawell.kernel.seal import Seal

GUIDED: Final = "guided"
"""The note of a first game, in which the coach helps."""


LIVE: Final = "live"
DAYS: Final = "days"
LOSE: Final = "lose"
LEAVE: Final = "leave"
"""In place of `lose` where the rules go on without the seat."""
WAIT: Final = "wait"


class TimeControl(msgspec.Struct, frozen=True, omit_defaults=True):
    """How much time a seat has: `live`, for the whole game with an increment for every turn, or `days`, for each time
    that it must decide.
    """

    kind: str
    seconds: int
    increment: int = 0


class Terms(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What people agree on besides the options of the game."""

    clock: TimeControl | None = None
    late: str = WAIT
    """What follows when somebody's time has run out: `lose`, `wait` (the others decide), or the level of a bot that
    plays on.
    """
    rated: bool = False
    """It counts: no take-backs, no hints."""
    public: bool = False
    """Anybody may join while a seat is open; otherwise only people who were given the link or the code."""
    seek: bool = False
    """It was made to find somebody to play with, and is closed when its maker leaves before anybody has come."""
    event: str = ""
    """The event that it belongs to."""

    @property
    def counts(self) -> bool:
        """The result counts elsewhere: no take-backs, no hints, and no bot plays on for a person."""
        return self.rated or self.event != ""


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """Together with the log, everything needed to replay a game."""

    game: str
    rules: int
    """The version of the game's rules by which it is played to the end."""
    options: Options
    seal: Seal
    made_at: float = 0.0
    notes: dict[str, int] = {}
    """Counts to begin with, such as the step at which a finished game was forked."""
    terms: Terms = Terms()
    id: str = ""
    """The table's id on the server."""
    position: dict[str, Any] | None = None
    """What the all-knowing viewer sees where the game begins, if it does not begin with the deal (`positions.py`)."""


class LegalMove(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move that may be made now."""

    text: str
    typed: Any
    details: Any = None
    """What it means besides, where its game says so."""
