"""How much a view can hold."""

from typing import Final

from manawell.games.lutao.components.cards import MOMENTS, SPELLS, STANDARD
from manawell.games.lutao.components.codes import trapped_card
from manawell.games.lutao.components.materials import MATERIALS
from manawell.games.lutao.components.tables import (
    ARTEFACT_CARDS,
    COMBAT_CARDS,
    DIRECTIONS,
    LAND_CODES,
    LANDS,
    OFFERED,
    PEOPLES,
    PROVINCE_COUNT,
    PROVINCES,
    RUNES,
    TRAPS_HELD,
)
from manawell.games.lutao.information.view import BOARDS, ERRANDS, MODES, PHASES, STEPS, WAYS
from manawell.games.lutao.rules.placing import place_name
from manawell.games.lutao.rules.scoring import REASONS
from manawell.kernel.bounds import Bounds

AT_TABLE: Final = (4,)
EVERYWHERE: Final = (PROVINCE_COUNT,)
KINDS: Final = (len(COMBAT_CARDS),)
DECK: Final = (sum(STANDARD.spells),)
COMBAT_DECK: Final = (2 * sum(STANDARD.combat),)
"""A captured card can join a deck."""
COURSE: Final = (PROVINCE_COUNT,)
SHIPS: Final = (PROVINCE_COUNT,)
WAITING: Final = (16,)
"""Spells and errands that wait for each other."""

BOUNDS: Final = Bounds(
    words={
        **dict.fromkeys(
            ("Province.id", "Fight.province", "Arrival.province", "Ship.goal")
            + ("View.home", "View.conquered", "View.sources", "View.source_province", "View.goal_province")
            + ("Arrival.start", "Folk.people_artefact_at", "Folk.rune_artefact_at"),
            PROVINCES,
        ),
        **dict.fromkeys(("Laid.land", "View.stack"), LANDS),
        "Folk.lands": LAND_CODES,
        **dict.fromkeys(("Province.ships", "Province.sailed"), DIRECTIONS),
        **dict.fromkeys(("Spell.spell", "Declared.spell"), SPELLS),
        **dict.fromkeys(("Folk.card", "Folk.borrowed", "Folk.peoples"), PEOPLES),
        **dict.fromkeys(("View.people_stack", "View.people_bottom"), PEOPLES),
        **dict.fromkeys(("Folk.rune", "Folk.current", "Folk.moons", "Folk.runes"), RUNES),
        **dict.fromkeys(("View.rune_stack", "View.rune_bottom"), RUNES),
        **dict.fromkeys(("Folk.sunk", "Fighter.given", "Fighter.hand", "Fighter.played"), COMBAT_CARDS),
        "Errand.cards": (*SPELLS, *PEOPLES, *RUNES),
        "Errand.kind": ERRANDS,
        "Arrival.way": WAYS,
        "View.traps": [place_name(place) for place in range(trapped_card(ARTEFACT_CARDS))],
        "View.lifted": [place_name(place) for place in range(trapped_card(ARTEFACT_CARDS))] + ["hidden"],
        "View.mode": MODES,
        "View.board": BOARDS,
        "View.material": tuple(MATERIALS),
        "View.phase": PHASES,
        "View.step": STEPS,
        **dict.fromkeys(("View.moment", "View.window"), MOMENTS),
        "View.reason": REASONS,
    },
    most={
        **dict.fromkeys(("Province.ships", "Province.sailed"), (len(DIRECTIONS),)),
        **dict.fromkeys(("Province.hostages", "Province.captives", "Ship.hostages", "Spell.seen"), AT_TABLE),
        **dict.fromkeys(("View.peoples", "View.order", "View.captives", "View.leavers", "View.winners"), AT_TABLE),
        **dict.fromkeys(("Fight.shares", "Fight.captive_shares"), EVERYWHERE),
        **dict.fromkeys(("View.provinces", "View.home", "View.conquered", "View.sources"), EVERYWHERE),
        **dict.fromkeys(("Folk.moons", "View.people_stack", "View.people_bottom"), (len(PEOPLES),)),
        **dict.fromkeys(("View.rune_stack", "View.rune_bottom"), (len(RUNES),)),
        **dict.fromkeys(("Folk.peoples", "Folk.runes"), (OFFERED,)),
        **dict.fromkeys(("Folk.deck", "Folk.discards"), KINDS),
        **dict.fromkeys(("Folk.sunk", "Fighter.hand", "Fighter.played"), COMBAT_DECK),
        **dict.fromkeys(("Folk.hand", "Errand.cards"), DECK),
        "Errand.numbers": EVERYWHERE,
        "Fight.sides": (2,),
        **dict.fromkeys(("Arrival.route", "View.route"), COURSE),
        **dict.fromkeys(("View.lands", "View.stack", "Folk.lands"), (len(LANDS),)),
        "View.fleet": SHIPS,
        "View.arrivals": EVERYWHERE,
        "View.traps": (TRAPS_HELD,),
        **dict.fromkeys(("View.spells", "View.spell_discards"), (len(SPELLS),)),
        **dict.fromkeys(("View.casts", "View.errands"), WAITING),
    },
)
