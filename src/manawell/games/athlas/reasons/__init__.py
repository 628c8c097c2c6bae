"""Why a move is good, in a clause, from what the mover knows."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from manawell.games.athlas.information.build import build
from manawell.games.athlas.information.fill import fill
from manawell.games.athlas.information.view import View
from manawell.games.athlas.moves import parse, typed
from manawell.games.athlas.reasons import chances, ground, harm, play, relics
from manawell.games.athlas.reasons.deed import Deed
from manawell.games.athlas.rules.turn import Athlas
from manawell.kernel.game import Reason
from manawell.kernel.rng import Rng

WORLDS: Final = 8
"""So many worlds are imagined: what is hidden seldom changes what a single move does."""
Claim = Callable[[Deed], Iterator[dict[str, Any]]]
CLAIMS: Final[dict[str, Claim]] = {
    "wins": chances.wins,
    "averts-defeat": chances.averts_defeat,
    "wins-unless": chances.wins_unless,
    "leads-to-win": chances.leads_to_win,
    "stops-win": chances.stops_win,
    "frees-relic": relics.frees,
    "takes-relic": relics.takes,
    "drops-relic": relics.drops,
    "joins-relics": relics.joins,
    "undoes": play.undoes,
    "cancels": play.cancels,
    "kills": harm.kills,
    "hits-several": harm.hits_several,
    "own-weapon": harm.own_weapon,
    "drowns": harm.drowns,
    "armour-spent": harm.armour_spent,
    "opens-armour": harm.opens_armour,
    "next-kills": harm.next_kills,
    "high-ground": harm.high_ground,
    "stops-carrier": harm.stops_carrier,
    "can-take": chances.can_take,
    "can-kill": chances.can_kill,
    "hurts": harm.hurts,
    "covers-relic": relics.covers,
    "blocks-way": ground.blocks,
    "can-hurt": chances.can_hurt,
    "out-of-reach": ground.out_of_reach,
    "flyer-safe": ground.flyer_safe,
    "heals": play.heals,
    "fresh-marker": play.fresh_marker,
    "gains-ground": play.gains_ground,
    "short-water": ground.short_water,
    "nearer-relic": relics.nearer,
    "can-join": chances.can_join,
    "can-near": chances.can_near,
    "summons-near": ground.summons_near,
    "summons-reach": ground.summons_reach,
    "summons-flyer": ground.summons_flyer,
    "summons-carrier": ground.summons_carrier,
    "keeps-card": play.keeps_card,
}
"""By id, the weightiest first."""
REASONS: Final = tuple(CLAIMS)


def why(view: View, text: str, rng: Rng) -> tuple[Reason, ...]:
    """What holds in every imagined world; of an id, the first thing that can be said."""
    if view.turn == 0 or view.viewer != view.actor:
        return ()
    first = build(fill(view, rng), rng.clone())
    attempt = parse(text)
    move = next((move for move in first.moves() if typed(first, move) == attempt), None)
    if move is None:
        return ()
    common = _found(first, move, REASONS)
    for _ in range(WORLDS - 1):
        if not common:
            return ()
        world = build(fill(view, rng), rng.clone())
        found = _found(world, move, tuple(reason.id for reason in common))
        common = [reason for reason in common if reason in found]
    first_of = {reason.id: reason for reason in reversed(common)}
    return tuple(first_of[name] for name in REASONS if name in first_of)


def _found(world: Athlas, move: int, names: tuple[str, ...]) -> list[Reason]:
    """Everything of these names that can be said in one world."""
    deed = Deed(world, move)
    return [Reason(name, values) for name in dict.fromkeys(names) for values in CLAIMS[name](deed)]
