"""What is fixed when a table is made."""

from typing import Any, Final

import msgspec

from manawell.kernel.options import Options
from manawell.kernel.seal import Seal

GUIDED: Final = "guided"
"""The note of a first game, in which the coach helps."""


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
