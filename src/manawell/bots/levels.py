"""The bots by name: the three levels offered to players, and two plain ones as yardsticks."""

from typing import Any, Final

from manawell.bots.bot import Advice, Bot
from manawell.bots.searcher import Searcher
from manawell.bots.simple import GreedyBot, RandomBot
from manawell.kernel.faults import Fault
from manawell.kernel.game import AnyGame
from manawell.kernel.rng import Rng

LEVELS: Final = ("apprentice", "journeyman", "master")
BOTS: Final = ("random", "greedy", *LEVELS)

APPRENTICE_SLIPS: Final = 65
"""Percentage of its decisions that are random."""
JOURNEYMAN_SIMULATIONS: Final = 150
MASTER_SIMULATIONS: Final = 3000
MASTER_SOLVER_NODES: Final = 20_000


class Apprentice(Bot):
    """Sees the obvious but mostly moves at random: a child can beat it."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.attentive = GreedyBot(rng)
        self.dreaming = RandomBot(rng)

    def advise(self, game: AnyGame, view: Any) -> Advice:
        slips = self.rng.below(100) < APPRENTICE_SLIPS
        return (self.dreaming if slips else self.attentive).advise(game, view)


def make_bot(name: str, rng: Rng, *, seconds: float | None = None) -> Bot:
    """The bot of that name, or `search:N` for a search of N simulations; `seconds` limits its thinking."""
    kind, _, budget = name.partition(":")
    if kind == "search" and budget.isdecimal() and int(budget) > 0:
        return Searcher(rng, int(budget), seconds=seconds)
    match name:
        case "random":
            return RandomBot(rng)
        case "greedy":
            return GreedyBot(rng)
        case "apprentice":
            return Apprentice(rng)
        case "journeyman":
            return Searcher(rng, JOURNEYMAN_SIMULATIONS, seconds=seconds, level=name)
        case "master":
            nodes = MASTER_SOLVER_NODES
            return Searcher(rng, MASTER_SIMULATIONS, seconds=seconds, solver_nodes=nodes, level=name)
    raise Fault("fault-unknown-bot", name=name, known=", ".join((*BOTS, "search:N")))
