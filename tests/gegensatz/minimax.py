"""A yardstick for the bots of Gegensatz: minimax over four turns, by crystals and the sum of the own hand.

Like every bot it sees a view and imagines the rest: it looks at a few worlds and plays the move that is best on
average. Chance is drawn once at each place where it decides.
"""

from typing import Any, Final

from manawell.bots.bot import Advice, Bot
from manawell.games.gegensatz.components.tables import NUMBER
from manawell.games.gegensatz.rules.turn import Gegensatz
from manawell.games.gegensatz.state import PARADOX
from manawell.kernel.game import AnyGame
from manawell.kernel.rng import Rng
from manawell.kernel.state import NOBODY

TURNS: Final = 4
WORLDS: Final = 2
CRYSTAL: Final = 100
"""More than any hand."""
WON: Final = 10_000


class Minimax(Bot):
    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def advise(self, game: AnyGame, view: Any) -> Advice:
        worlds = [game.imagine(view, self.rng) for _ in range(WORLDS)]
        moves = worlds[0].moves()
        self.rng.shuffle(moves)
        worth = {move: sum(self.after(world, move) for world in worlds) for move in moves} if len(moves) > 1 else {}
        return Advice(max(moves, key=lambda move: worth.get(move, 0)), ())

    def after(self, world: Any, move: int) -> int:
        state = world.clone()
        state.rng = self.rng
        state.play(move)
        return look(state, world.actor, world.turn + TURNS, -WON, WON)


def look(state: Gegensatz, seat: int, last: int, floor: int, ceiling: int) -> int:
    """What a position is worth to a seat once this turn is reached, by alpha-beta."""
    if state.actor == NOBODY:
        return round(2 * WON * state.payoff(seat)) - WON
    if state.turn >= last and state.phase != PARADOX:
        lead = state.crystals[seat] - state.crystals[1 - seat]
        return CRYSTAL * lead + sum(NUMBER[card] for card in state.hands[seat])
    mine = state.actor == seat
    moves = state.moves()
    for move in moves[1:] + moves[:1] if state.phase == PARADOX else moves:
        after = state.clone()
        after.rng = state.rng
        after.play(move)
        worth = look(after, seat, last, floor, ceiling)
        if mine:
            floor = max(floor, worth)
        else:
            ceiling = min(ceiling, worth)
        if floor >= ceiling:
            break
    return floor if mine else ceiling
