"""Exact play near the end of a duel: proven bounds on every move, by deepening search with a table.

At 4 : 4 the next crystal decides, so only the tie-break is left to chance and most positions are decided within a few
turns. With only one seat at 4, the other's paradoxes bring six random orders each, and the proof goes less deep.
"""

from typing import Final

from manawell.games.gegensatz.bot.evaluation import Prospects
from manawell.games.gegensatz.components.tables import CARD_BIT
from manawell.games.gegensatz.rules.turn import Gegensatz
from manawell.games.gegensatz.state import MOVE, OVER, PARADOX
from manawell.kernel.chance import branches

DEEPEST: Final = 24
CERTAIN: Final = 1e-9


class Solver:
    """A search with a budget of positions; its table serves one world."""

    def __init__(self, nodes: int) -> None:
        self.nodes = nodes
        self.tables: dict[int, dict[int, tuple[int, float, float]]] = {}

    def bounds(self, p: Gegensatz) -> dict[int, tuple[float, float]]:
        """For each legal move, proven lower and upper bounds on its worth to the actor."""
        known: dict[int, tuple[float, float]] = dict.fromkeys(p.moves(), (0.0, 1.0))
        for depth in range(1, DEEPEST + 1):
            if p.turn + depth >= p.turn_limit:
                break
            for move in known:
                least, most = self._after(p, move, depth - 1)
                known[move] = (max(known[move][0], least), min(known[move][1], most))
            if self.nodes <= 0 or is_decided(known):
                break
        return known

    def _after(self, p: Gegensatz, move: int, depth: int) -> tuple[float, float]:
        """Bounds for the actor of `p` after one of its moves."""
        seat = p.actor
        least = 0.0
        most = 0.0
        for probability, state in branches(p, move):
            assert isinstance(state, Gegensatz)
            low, high = self._position(state, seat, depth)
            least += probability * low
            most += probability * high
        return least, most

    def _position(self, p: Gegensatz, seat: int, depth: int) -> tuple[float, float]:
        if p.phase == OVER:
            worth = p.payoff(seat)
            return worth, worth
        low, high = self._for_actor(p, depth)
        if p.actor == seat:
            return low, high
        return 1.0 - high, 1.0 - low

    def _for_actor(self, p: Gegensatz, depth: int) -> tuple[float, float]:
        if p.phase == PARADOX and p.crystals[p.actor] + 1 == p.target:
            return 1.0, 1.0
        if depth <= 0 or self.nodes <= 0:
            return 0.0, 1.0
        table = self._table(p)
        key = key_of(p)
        entry = table.get(key)
        if entry is not None and (entry[0] >= depth or entry[2] - entry[1] < CERTAIN):
            return entry[1], entry[2]
        self.nodes -= 1
        low = 0.0
        high = 0.0
        for move in promising_first(p):
            least, most = self._after(p, move, depth - 1)
            low = max(low, least)
            high = max(high, most)
            if low >= 1.0 - CERTAIN:
                break
        table[key] = (depth, low, high)
        return low, high

    def _table(self, p: Gegensatz) -> dict[int, tuple[int, float, float]]:
        """One table per score, codex colour and phase, so that the rest fits into a machine word."""
        score = ((p.crystals[0] * 8 + p.crystals[1]) * 4 + p.codex) * 2 + (1 if p.phase == PARADOX else 0)
        table = self.tables.get(score)
        if table is None:
            table = {}
            self.tables[score] = table
        return table


def key_of(p: Gegensatz) -> int:
    """The rest of a position whose codex card, score, colour and phase are known."""
    key = p.actor
    for wand in p.wands:
        key = key * 16 + wand
    for card in p.timeline:
        key = key * 16 + card
    return key << 16 | CARD_BIT[p.hands[0][0]] | CARD_BIT[p.hands[0][1]] | CARD_BIT[p.hands[0][2]]


def promising_first(p: Gegensatz) -> list[int]:
    if p.phase != MOVE:
        return p.moves()
    prospects = Prospects(p, p.actor)
    first = prospects.paradoxes + prospects.won_duels
    return first + [move for move in p.moves() if move not in first]


def is_decided(bounds: dict[int, tuple[float, float]]) -> bool:
    """One move is proven to be at least as good as every other."""
    best = max(bounds, key=lambda move: bounds[move][0])
    return all([move == best or bounds[move][1] <= bounds[best][0] + CERTAIN for move in bounds])
