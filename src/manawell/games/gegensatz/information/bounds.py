"""How much a view can hold."""

from typing import Final

from manawell.games.gegensatz.components.tables import (
    CARDS,
    COLOURS,
    DIFFICULTIES,
    HAND_SIZE,
    POSITIONS,
    SEATS,
    SHRINE_CAPACITY,
)
from manawell.games.gegensatz.information.view import MODES, PHASES
from manawell.games.gegensatz.rules.ending import REASONS
from manawell.kernel.bounds import Bounds

PILE: Final = len(CARDS) - HAND_SIZE - POSITIONS - 1
"""What a solo deal leaves; all of it can be removed."""

BOUNDS: Final = Bounds(
    words={
        **dict.fromkeys(
            (
                "Swap.card",
                "Swap.taken",
                "View.timeline",
                "View.hands",
                "View.known",
                "View.codex_card",
                "View.pile",
                "View.drawn",
                "View.removed",
                "View.shrine",
            ),
            CARDS,
        ),
        "View.mode": MODES,
        "View.difficulty": DIFFICULTIES,
        "View.codex_colour": COLOURS,
        "View.phase": PHASES,
        "View.reason": REASONS,
    },
    most={
        "View.timeline": (POSITIONS,),
        "View.hands": (len(SEATS), HAND_SIZE),
        "View.known": (len(SEATS), HAND_SIZE),
        "View.wands": (len(SEATS),),
        "View.crystals": (len(SEATS),),
        "View.pile": (PILE,),
        "View.removed": (len(CARDS),),
        "View.shrine": (SHRINE_CAPACITY + 1,),
    },
)
