"""Short forms of moves of Athlas."""

import msgspec

from manawell.boards import Expansion, Showing
from manawell.games.athlas.bot.armies import fitting_figure
from manawell.games.athlas.components.tables import FIGURES
from manawell.games.athlas.information.view import View
from manawell.games.athlas.moves import Summon, parse, write
from manawell.games.athlas.state import PER_PLAYER


def with_figure(showing: Showing, line: str) -> Expansion | None:
    """A summoning that reveals an alpha may omit the figure, which has no effect on play (ATH-7.3)."""
    view: View = showing.view
    move = parse(line)
    if not isinstance(move, Summon) or move.figure is not None or view.actor != showing.viewer:
        return None
    own = view.piles[PER_PLAYER * showing.viewer : PER_PLAYER * (showing.viewer + 1)]
    pile = own[move.alpha - 1]
    if pile.revealed or not pile.cards:
        return None
    taken = {other.figure for other in own}
    others = [other.cards[0] for other in own if other.cards and other is not pile]
    figure = fitting_figure(pile.cards[0], others, [figure for figure in FIGURES if figure not in taken])
    return Expansion((write(msgspec.structs.replace(move, figure=figure)),))
