"""The moves as fixed actions: as they are numbered, but positions count in the direction of the actor's future."""

from typing import Final

from manawell.games.gegensatz.components.tables import HAND_SIZE, POSITIONS
from manawell.games.gegensatz.rules.actions import DECLINE, END, REPLACE_AT, RETURN
from manawell.kernel.learning import Actions, numbered

_HAND: Final = [f"card {slot}" for slot in range(HAND_SIZE)]
_ROW: Final = [f"position {position}" for position in range(POSITIONS)]

ACTIONS: Final = Actions()
ACTIONS.block("place the wand at", _ROW)
ACTIONS.block("play", _HAND, _ROW)
ACTIONS.block("paradox", ("decline", "left", "right"))
ACTIONS.block("sit out")
ACTIONS.block("form with", _HAND)
ACTIONS.block("replace", _ROW)
ACTIONS.block("return", numbered(END - RETURN))


def _mirrored(move: int) -> int:
    if move < DECLINE or REPLACE_AT <= move < RETURN:
        start = REPLACE_AT if move >= REPLACE_AT else 0
        row, position = divmod(move - start, POSITIONS)
        return start + POSITIONS * row + POSITIONS - 1 - position
    return move


MIRRORED: Final[list[int]] = [_mirrored(move) for move in range(END)]
"""By move: the action of the seat whose future lies at the lower positions."""
