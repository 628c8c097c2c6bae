"""How much a view can hold."""

from typing import Final

from manawell.games.rivality.components.tables import COLOURS, DIRECTIONS, LEVELS, TILES
from manawell.games.rivality.information.view import EDITIONS, PHASES, STEPS
from manawell.games.rivality.rules.ending import REASONS
from manawell.games.rivality.rules.setup import MODES, SEATS
from manawell.kernel.bounds import Bounds

SIDES: Final = (len(COLOURS),)
ALL: Final = (len(TILES),)

BOUNDS: Final = Bounds(
    words={
        **dict.fromkeys(
            ("Field.tile", "View.hands", "View.decks", "View.returned", "View.source", "View.target"), TILES
        ),
        **dict.fromkeys(
            (
                "Field.laid_by",
                "View.human",
                "View.starred",
                "View.caster",
                "View.held_by",
                "View.ran_out",
                "View.winners",
                "View.sides",
                "Field.leaders",
                "Threat.colour",
            ),
            COLOURS,
        ),
        "Field.waits": DIRECTIONS,
        "View.open": (*DIRECTIONS, *TILES),
        "View.mode": MODES,
        "View.edition": EDITIONS,
        "View.level": LEVELS,
        "View.phase": PHASES,
        "View.step": STEPS,
        "View.reason": REASONS,
    },
    most={
        "Field.golems": SIDES,
        "Field.leaders": SIDES,
        "Field.waits": (len(DIRECTIONS),),
        "View.sides": (max(SEATS.values()),),
        "View.battlefield": ALL,
        "View.wizards": SIDES,
        "View.supplies": SIDES,
        "View.points": SIDES,
        "View.winners": SIDES,
        **dict.fromkeys(("View.hands", "View.decks", "View.returned"), (max(SEATS.values()), *ALL)),
        "View.open": ALL,
    },
)
