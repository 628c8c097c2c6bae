"""Policies over features and fixed actions as bots: they play wherever a bot plays.

A policy is named `policy:package.module:name`, a function from what a seat observes to an action, or by the file of its
weights (`.npz`). It is asked as any bot is, from a view: a world is imagined from it, and the features of all worlds
that a seat cannot tell apart are the same.
"""

from functools import cache
from importlib.metadata import EntryPoint
from operator import index
from pathlib import Path
from typing import Any

from manawell.bots.bot import Advice, Bot
from manawell.kernel.action_table import REFUSED
from manawell.kernel.faults import Fault
from manawell.kernel.game import AnyGame
from manawell.kernel.options import Options
from manawell.kernel.rng import Rng
from manawell.research.faults import ResearchFault
from manawell.research.interface import Interface
from manawell.research.network import read_network
from manawell.research.opponents import Policy
from manawell.research.spaces import observe
from manawell.research.tournament import POLICY, WEIGHTS


class PolicyBot(Bot):
    """Asks a policy."""

    def __init__(self, name: str, policy: Policy, interface: Interface, rng: Rng) -> None:
        self._name = name
        self._policy = policy
        self._interface = interface
        self._rng = rng

    def advise(self, game: AnyGame, view: Any) -> Advice:
        world = game.imagine(view, self._rng)
        table = self._interface.action_table(world)
        try:
            action = index(self._policy(observe(self._interface, table, world.actor)))
        except Exception as problem:
            raise Fault("fault-own-bot", name=self._name, problem=f"{type(problem).__name__}: {problem}") from problem
        move = table.move(action)
        if move == REFUSED:
            raise Fault("fault-own-bot-move", name=self._name, move=str(action))
        return Advice(move, ())


def policy_bot(name: str, game: str, options: Options, rng: Rng) -> PolicyBot:
    """The policy of that name, for a game with these options."""
    interface = _interface(game, tuple(sorted(options.items())))
    return PolicyBot(name, _policy(name, game, tuple(sorted(options.items()))), interface, rng)


@cache
def _interface(game: str, options: tuple[tuple[str, Any], ...]) -> Interface:
    return Interface(game, dict(options))


@cache
def _policy(name: str, game: str, options: tuple[tuple[str, Any], ...]) -> Policy:
    if name.endswith(WEIGHTS):
        return read_network(Path(name), _interface(game, options))
    place = name.removeprefix(POLICY)
    try:
        found: Policy = EntryPoint(name, place, POLICY).load()
    except (ImportError, AttributeError, ValueError) as problem:
        raise ResearchFault("fault-policy", name=name, problem=str(problem)) from problem
    if not callable(found):
        raise ResearchFault("fault-policy", name=name, problem=f"{type(found).__name__} cannot be called")
    return found
