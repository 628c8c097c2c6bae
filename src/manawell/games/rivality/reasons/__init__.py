"""Why a move is good or bad, in a clause, from what the mover knows."""

from manawell.games.rivality.information.build import build
from manawell.games.rivality.information.fill import fill
from manawell.games.rivality.information.view import View
from manawell.games.rivality.moves import parse
from manawell.games.rivality.reasons.claims import CLAIMS
from manawell.games.rivality.reasons.turns import Turn, ends
from manawell.kernel.game import Reason
from manawell.kernel.rng import Rng

REASONS = tuple(CLAIMS)
"""The weightiest first."""
MISTAKES = ("loses", "blocked", "repelled")


def why(view: View, text: str, rng: Rng) -> tuple[Reason, ...]:
    """What holds however the turn ends, whatever the hidden tiles are; of reasons that differ in their values only,
    the first.
    """
    world = build(fill(view, rng), rng.clone())
    attempt = parse(text)
    if attempt is None:
        return ()
    common: list[Reason] | None = None
    for turn in ends(world, attempt):
        found = [] if turn is None else found_in(turn)
        common = found if common is None else [reason for reason in common if reason in found]
        if not common:
            return ()
    first = {reason.id: reason for reason in reversed(common or ())}
    return tuple(first[name] for name in REASONS if name in first)


def found_in(turn: Turn) -> list[Reason]:
    """Everything that can be said of one way in which the turn ends."""
    return [Reason(name, values) for name, claim in CLAIMS.items() for values in claim(turn)]
