"""The bots by name: the eight levels offered to players, two plain ones as yardsticks, and those of other people."""

from typing import Final

from manawell.bots.bot import Bot
from manawell.bots.graded import Graded
from manawell.bots.own import SEARCH, installed, make_own
from manawell.bots.searcher import Searcher
from manawell.bots.simple import GreedyBot, RandomBot
from manawell.kernel.faults import Fault
from manawell.kernel.rng import Rng

LEVELS: Final = ("sprout", "apprentice", "scholar", "journeyman", "adept", "master", "archmage", "wellspring")
"""The weakest first. How each of them thinks is a matter of the game (`game.levels`)."""
BOTS: Final = ("random", "greedy", *LEVELS)


def make_bot(name: str, rng: Rng, *, seconds: float | None = None) -> Bot:
    """The bot of that name, or `search:N` for a search of N simulations; `seconds` limits its thinking."""
    kind, _, budget = name.partition(":")
    if kind == SEARCH and budget.isdecimal() and int(budget) > 0:
        return Searcher(rng, int(budget), seconds=seconds)
    if name == "random":
        return RandomBot(rng)
    if name == "greedy":
        return GreedyBot(rng)
    if name in LEVELS:
        return Graded(rng, LEVELS.index(name), seconds=seconds)
    if (own := make_own(name, rng, seconds)) is not None:
        return own
    raise Fault("fault-unknown-bot", name=name, known=", ".join((*BOTS, *installed(), "search:N")))
