"""The reasons of the game, the weightiest first, and which of them hold for a move."""

from collections.abc import Callable
from typing import Final

from manawell.games.lutao.information.view import View
from manawell.games.lutao.reasons import cards, conquest, golems, opening, spells, upkeep
from manawell.games.lutao.reasons.case import Case
from manawell.games.lutao.reasons.conquest import Values
from manawell.kernel.game import AnyGame, Reason
from manawell.kernel.rng import Rng

REASONS: Final[dict[str, Callable[[Case], Values]]] = {
    "wins": conquest.wins,
    "stops": conquest.stops,
    "storms": conquest.storms,
    "artefact": conquest.artefact,
    "holds-city": upkeep.holds_city,
    "foothold": conquest.foothold,
    "gathers": upkeep.gathers,
    "completes": conquest.completes,
    "breaks": conquest.breaks,
    "takes-city": conquest.takes_city,
    "walks-in": conquest.walks_in,
    "drives-off": golems.drives_off,
    "closes": golems.closes,
    "saves": spells.saves,
    "removes-last": spells.removes_last,
    "wins-battle": conquest.wins_battle,
    "opens": opening.opens,
    "adds-cards": spells.adds_cards,
    "prevents": spells.prevents,
    "idle-card": cards.idle_card,
    "keeps-breakers": cards.keeps_breakers,
    "keeps-shield": cards.keeps_shield,
    "free-power": cards.free_power,
    "voids": cards.voids,
    "island": upkeep.island,
    "launches": upkeep.launches,
    "crossing": upkeep.crossing,
    "founds": upkeep.founds,
    "guards": upkeep.guards,
    "readies": upkeep.readies,
    "border": upkeep.border,
    "leads": opening.leads,
    "saves-surplus": upkeep.saves_surplus,
    "leaves-crossing": upkeep.leaves_crossing,
    "spends-all": upkeep.spends_all,
    "no-attack": opening.no_attack,
    "unharmed": spells.unharmed,
}


def why(game: AnyGame, view: View, text: str, rng: Rng) -> tuple[Reason, ...]:
    """All that can be said for a legal move; that nobody answers it with a spell is taken for granted."""
    world = game.imagine(view, rng)
    case = Case(game, view, world, game.read(world, world.actor, text))
    found = [(name, told(case)) for name, told in REASONS.items()]
    return tuple(Reason(name, values) for name, values in found if values is not None)
