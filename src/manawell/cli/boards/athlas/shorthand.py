"""Moves of Athlas that may be typed shorter than they are written."""

from typing import Final

import msgspec

from manawell.cli.boards import Expansion, Scene
from manawell.games.athlas.components import FIGURES
from manawell.games.athlas.moves import Summon, parse, write
from manawell.games.athlas.state import PER_PLAYER
from manawell.games.athlas.view import View

LIKENESS: Final = {"G01": "ranger", "G03": "dragon", "G04": "knight", "G05": "master"}
"""Genera that are called like a figure."""


def with_figure(scene: Scene, line: str) -> Expansion | None:
    """A summoning that reveals an alpha may leave the figure out: it has no effect on play (ATH-7.3)."""
    view: View = scene.view
    move = parse(line)
    if not isinstance(move, Summon) or move.figure is not None or view.actor != scene.viewer:
        return None
    own = view.piles[PER_PLAYER * scene.viewer : PER_PLAYER * (scene.viewer + 1)]
    pile = own[move.alpha - 1]
    if pile.revealed or not pile.cards:
        return None
    taken = {other.figure for other in own}
    wished = {LIKENESS.get(other.cards[0]) for other in own if other.cards and other is not pile}
    free = [figure for figure in FIGURES if figure not in taken]
    free.sort(key=lambda figure: (figure != LIKENESS.get(pile.cards[0] if pile.cards else ""), figure in wished))
    return Expansion((write(msgspec.structs.replace(move, figure=free[0])),))
