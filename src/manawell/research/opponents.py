"""Who sits on the other seats: a bot by name, a function such as a trained policy, or a list of them to draw from."""

from collections.abc import Callable, Sequence
from typing import Any

from manawell.bots.levels import make_bot
from manawell.kernel.action_table import ActionTable
from manawell.kernel.rng import Rng
from manawell.research.interface import Interface
from manawell.research.spaces import Observation, observe

Policy = Callable[[Observation], Any]
"""From what its seat observes, the mask included, to a legal action: an integer of any kind."""
Opponent = str | Policy
Opponents = Opponent | Sequence[Opponent]
"""Of several, one is drawn for each game and each seat."""

Player = Callable[[Interface, ActionTable], int]
"""Chooses an action for the seat that decides."""


def seated(opponents: Opponents, rng: Rng) -> Player:
    """An opponent for one seat and one game; its chance is the generator's."""
    if not isinstance(opponents, str) and not callable(opponents):
        opponents = opponents[rng.below(len(opponents))]
    if isinstance(opponents, str):
        return _bot(opponents, rng)
    policy = opponents

    def choose(interface: Interface, table: ActionTable) -> int:
        return int(policy(observe(interface, table, table.state.actor)))

    return choose


def _bot(name: str, rng: Rng) -> Player:
    if name == "random":  # what the bot of this name does, without making a view first
        return lambda _, table: table.legal[rng.below(len(table.legal))]
    bot = make_bot(name, rng)

    def choose(interface: Interface, table: ActionTable) -> int:
        game, state = interface.game, table.state
        return table.action(bot.choose(game, game.view(state, state.actor)))

    return choose
