"""How much a view can hold."""

from typing import Final

from manawell.games.athlas.components.cards import CARD_IDS, INTERVENTION_IDS
from manawell.games.athlas.components.cardsets import SETS
from manawell.games.athlas.components.tables import (
    ATTACKS,
    CONDITIONS,
    FIELDS,
    FIGURES,
    FLAGS,
    PLAYERS,
    RELICS,
    STACK_CARDS,
    UNITS_PER_ALPHA,
)
from manawell.games.athlas.information.view import CREATING, FLAG_NAMES, MODES, PHASES, TASKS, TERRAIN_LETTERS
from manawell.games.athlas.rules.ending import REASONS
from manawell.games.athlas.rules.units import name_of
from manawell.games.athlas.state import PER_PLAYER, SERIALS, WINDOWS
from manawell.kernel.bounds import Bounds

ALPHAS: Final = len(PLAYERS) * PER_PLAYER
UNITS: Final = ALPHAS * UNITS_PER_ALPHA
MOMENTS: Final = PER_PLAYER * UNITS_PER_ALPHA + 4
"""Checkpoints of a turn: one after each activation, and the first."""
EACH: Final = (len(PLAYERS),)
UNIT_NAMES: Final = tuple(name_of(name) for name in range(ALPHAS * SERIALS))

BOUNDS: Final = Bounds(
    words={
        **dict.fromkeys(
            ("Unit.name", "Marked.unit", "Activation.unit", "Announced.unit", "Effects.user", "Effects.target")
            + ("View.hits", "View.doomed"),
            UNIT_NAMES,
        ),
        **dict.fromkeys(("Pile.cards", "Pile.seen", "View.draft", "Board.markers", "Announced.cards"), CARD_IDS),
        **dict.fromkeys(("View.stacks", "View.gone", "Announced.card"), INTERVENTION_IDS),
        "Marked.card": (*CARD_IDS, *INTERVENTION_IDS),
        "Marked.condition": CONDITIONS,
        **dict.fromkeys(("Pile.figure", "Announced.figure"), FIGURES),
        **dict.fromkeys(("Unit.holds", "Announced.relic"), RELICS),
        "Unit.flags": FLAG_NAMES,
        "Totals.flags": FLAGS,
        "Board.terrain": TERRAIN_LETTERS,
        **dict.fromkeys(("View.phase", "Announced.phase"), (*PHASES, CREATING)),
        **dict.fromkeys(("View.window", "Announced.window"), WINDOWS),
        "View.mode": MODES,
        "View.cards": tuple(SETS),
        "View.task": TASKS,
        "View.reason": REASONS,
    },
    most={
        "View.abilities": (max(len(table.abilities) for table in SETS.values()),),
        **dict.fromkeys(("Pile.cards", "Pile.seen", "View.draft", "Announced.cards"), (len(CARD_IDS),)),
        "Unit.flags": (len(FLAG_NAMES),),
        "Totals.flags": (len(FLAGS),),
        **dict.fromkeys(("Unit.mods", "Totals.mods"), (len(ATTACKS),)),
        "Unit.holds": (len(RELICS),),
        "Board.terrain": (FIELDS,),
        "Board.units": (UNITS,),
        "Board.marks": (2 * UNITS,),
        **dict.fromkeys(("Board.pools", "Board.serials", "View.piles"), (ALPHAS,)),
        "Board.relics": (len(RELICS),),
        "Board.activations": (2,),
        **dict.fromkeys(("Board.markers", "Board.spent", "Board.alarms", "View.wins", "View.played"), EACH),
        "View.checkpoints": (MOMENTS,),
        **dict.fromkeys(("View.stacks", "View.gone"), (*EACH, STACK_CARDS)),
        **dict.fromkeys(("Announced.fields", "Announced.area", "Effects.fields"), (FIELDS,)),
        "Effects.cards": (len(CARD_IDS),),
        "View.announced": (len(PLAYERS) * STACK_CARDS,),
        **dict.fromkeys(
            ("View.hits", "View.amounts", "View.asked", "View.doomed", "View.blasts", "View.soaked"), (UNITS,)
        ),
    },
    wide={"Activation.used": 4, "Announced.movement": 2},
)
