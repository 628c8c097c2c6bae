"""What is fixed when a table is made."""

from typing import Any

import msgspec

from manawell.kernel.options import Options
from manawell.kernel.seal import Seal


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """With the log, all that is needed to play a game again."""

    game: str
    rules: int
    """The version of the game's rules by which it is played, to the end."""
    options: Options
    seal: Seal
    made_at: float = 0.0
    notes: dict[str, int] = {}
    """What counts from the beginning, such as the step from which a finished game is played on."""
    id: str = ""
    """What a server calls the table."""


class LegalMove(msgspec.Struct, frozen=True):
    """A move that may be made now."""

    text: str
    typed: Any
