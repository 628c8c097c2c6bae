"""What can be said for or against a move in one clause, as far as the mover knows."""

from collections.abc import Callable
from typing import Final

from manawell.games.gegensatz.information.view import View
from manawell.games.gegensatz.reasons import duels, relics
from manawell.games.gegensatz.reasons.case import Case, Values
from manawell.kernel.game import Reason
from manawell.kernel.rng import Rng

Claim = Callable[[Case], Values | None]

FOR: Final[dict[str, Claim]] = {
    "wins": relics.wins,
    "only-defence": duels.only_defence,
    "stops-win": duels.stops_win,
    "double": duels.double,
    "decline": duels.decline,
    "completes-shrine": relics.completes_shrine,
    "fills-shrine": relics.fills_shrine,
    "keeps-set": relics.keeps_set,
    "side-set": relics.side_set,
    "side-clean": relics.side_clean,
    "paradox": relics.paradox,
    "sure-duel": duels.sure_duel,
    "good-odds": duels.good_odds,
    "blocks-paradox": duels.blocks_paradox,
    "blocks-duel": duels.blocks_duel,
    "removes-flare": relics.removes_flare,
    "sheds-ash": relics.sheds_ash,
    "prepares": relics.prepares,
    "attack-proof": duels.attack_proof,
    "free-look": duels.free_look,
    "start-paradox": relics.start_paradox,
    "start-room": relics.start_room,
    "sheds-codex": relics.sheds_codex,
    "stays-hidden": duels.stays_hidden,
    "last-stone": relics.last_stone,
}
"""The weightiest first. Each gives its values if it holds in every world that the mover cannot rule out."""

AGAINST: Final[dict[str, Claim]] = {
    "misses-win": relics.misses_win,
    "loses-duel": duels.loses_duel,
    "misses-paradox": relics.misses_paradox,
    "leaves-paradox": duels.leaves_paradox,
    "leaves-duel": duels.leaves_duel,
}


def why(view: View, text: str, rng: Rng) -> tuple[Reason, ...]:
    """What speaks for a legal move, then what speaks against it; nothing speaks for walking into a lost duel."""
    case = Case(view, text, rng)
    claims = AGAINST if duels.loses_duel(case) is not None else FOR | AGAINST
    found = [(name, claim(case)) for name, claim in claims.items()]
    return tuple(Reason(name, values) for name, values in found if values is not None)
