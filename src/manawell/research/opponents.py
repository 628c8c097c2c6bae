"""Who sits on the other seats: a bot by name, a function such as a trained policy, or a list of them to draw from."""

from collections.abc import Callable, Sequence
from functools import partial
from operator import index
from typing import Any, Final

from manawell.bots.bot import Bot
from manawell.bots.levels import make_bot
from manawell.kernel.action_table import REFUSED, ActionTable
from manawell.kernel.rng import Rng
from manawell.research.faults import ResearchFault
from manawell.research.interface import Interface
from manawell.research.spaces import Observation, observe

Policy = Callable[[Observation], Any]
"""From what its seat observes, the mask included, to a legal action: an integer of any kind."""
Opponent = str | Policy
Opponents = Opponent | Sequence[Opponent]
"""Of several, one is drawn for each game and each seat."""

Player = Callable[[Interface, ActionTable], int]
"""Chooses an action for the seat that decides."""


FEW: Final = 5
"""So many legal actions are named where another one was chosen."""


def check_opponents(opponents: object) -> None:
    listed = opponents if isinstance(opponents, Sequence) and not isinstance(opponents, str) else [opponents]
    if not listed or not all(isinstance(one, str) or callable(one) for one in listed):
        raise ResearchFault("fault-opponent", value=str(opponents))


def seated(opponents: Opponents, rng: Rng) -> Player:
    """An opponent for one seat and one game; its chance is the generator's. Copies of it choose alike."""
    check_opponents(opponents)
    if not isinstance(opponents, str) and not callable(opponents):
        opponents = opponents[rng.below(len(opponents))]
    if isinstance(opponents, str):
        if opponents == "random":
            return partial(_draw, rng)
        return partial(_ask_bot, make_bot(opponents, rng))
    return partial(_ask_policy, opponents)


def _draw(rng: Rng, _interface: Interface, table: ActionTable) -> int:
    """What the bot `random` does, without making a view first."""
    return table.legal[rng.below(len(table.legal))]


def _ask_bot(bot: Bot, interface: Interface, table: ActionTable) -> int:
    game, state = interface.game, table.state
    return table.action(bot.choose(game, game.view(state, state.actor)))


def _ask_policy(policy: Policy, interface: Interface, table: ActionTable) -> int:
    return _checked(policy(observe(interface, table, table.state.actor)), table)


def _checked(action: Any, table: ActionTable) -> int:
    """A legal action, an integer of any kind; nobody would decide if it were refused."""
    try:
        chosen = index(action)
    except TypeError:
        chosen = REFUSED
    if chosen < 0 or table.move(chosen) == REFUSED:
        legal = ", ".join(map(str, table.legal[:FEW]))
        raise ResearchFault("fault-opponent-action", action=str(action), legal=legal)
    return chosen
