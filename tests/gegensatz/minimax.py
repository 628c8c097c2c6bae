"""A yardstick for the bots of Gegensatz: minimax over four turns, by crystals and the sum of the own hand.

Like every bot it sees a view and imagines the rest: it looks at a few worlds and plays the move that is best on
average. Chance is drawn once at each place where it decides.

`python -m tests.gegensatz.minimax BOT DEALS SEED` plays a bot against it on all cores, each deal with sides exchanged.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final

from manawell.bots.bot import Advice, Bot
from manawell.bots.levels import make_bot
from manawell.games.gegensatz import GAME
from manawell.games.gegensatz.components.tables import NUMBER
from manawell.games.gegensatz.rules.turn import Gegensatz
from manawell.games.gegensatz.state import PARADOX
from manawell.kernel.game import AnyGame
from manawell.kernel.match import Match
from manawell.kernel.rng import Rng, rng_from
from manawell.kernel.seal import Seal
from manawell.kernel.state import NOBODY
from manawell.research.statistics import wilson

TURNS: Final = 4
WORLDS: Final = 2
CRYSTAL: Final = 100
"""More than any hand."""
WON: Final = 10_000


class Minimax(Bot):
    """Takes about three thousandths of a second."""

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


def score(name: str, deal: str) -> float:
    """How many of the two games on a deal a bot wins against the yardstick; a draw counts half."""
    return sum(_won(name, deal, seat) for seat in (0, 1))


def _won(name: str, deal: str, seat: int) -> float:
    bots: list[Bot] = [Minimax(rng_from(f"{deal}/{seat}/minimax".encode()))]
    bots.insert(seat, make_bot(name, rng_from(f"{deal}/{seat}/{name}".encode())))
    match = Match(GAME, GAME.settle({}), Seal(deal), ("A", "B"))
    while match.actor != NOBODY:
        match.play_move(bots[match.actor].choose(GAME, match.view(match.actor)))
    return match.state.payoff(seat)


if __name__ == "__main__":
    bot, deals, seed = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    with ProcessPoolExecutor() as pool:
        total = sum(pool.map(score, [bot] * deals, [f"{seed}/{deal}" for deal in range(deals)]))
    low, high = wilson(total, 2 * deals)
    sys.stdout.write(f"{bot} wins {total / (2 * deals):.1%} of {2 * deals} games ({low:.1%} - {high:.1%})\n")
