"""The fixed numbers of the actions (GEG-30.2); placing the wand is the index itself."""

from typing import Final

from manawell.games.gegensatz.components.tables import HAND_SIZE, POSITIONS

PLAY: Final = 9
DECLINE: Final = 36
LEFT: Final = 37
RIGHT: Final = 38
SIT_OUT: Final = 39
FORM: Final = 40
REPLACE_AT: Final = 43
RETURN: Final = 52
END: Final = 58

PLAY_SLOT: Final[list[int]] = [max(0, (move - PLAY) // POSITIONS) for move in range(DECLINE)]
PLAY_TARGET: Final[list[int]] = [(move - PLAY) % POSITIONS for move in range(DECLINE)]
SLOTS: Final = range(HAND_SIZE)
