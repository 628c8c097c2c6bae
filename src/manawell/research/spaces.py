"""The Gymnasium spaces of an interface, shared by the PettingZoo and Gymnasium environments."""

from typing import Any

import numpy as np
from gymnasium import spaces

from manawell.kernel.action_table import ActionTable
from manawell.research.interface import Interface

Observation = dict[str, Any]


def action_space(interface: Interface) -> spaces.Discrete:
    return spaces.Discrete(interface.actions)


def observation_space(interface: Interface) -> spaces.Dict:
    """The view as a vector, the legal actions as a mask, and, if actions are slots, what each slot means."""
    layout = interface.layout
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(layout.least, layout.most, dtype=np.int32),
        "action_mask": spaces.Box(0, 1, (interface.actions,), np.int8),
    }
    if not interface.by_code:
        least, most = -1, np.iinfo(np.int32).max
        parts["actions"] = spaces.Box(least, most, (interface.actions, interface.digits), np.int32)
    return spaces.Dict(parts)


def observe(interface: Interface, action_table: ActionTable, seat: int) -> Observation:
    """What a seat observes."""
    direct = action_table.observation(seat)
    if direct is not None:
        return direct
    seen: Observation = {
        "observation": interface.observe(action_table.state, seat),
        "action_mask": interface.mask(action_table, seat),
    }
    if not interface.by_code:
        seen["actions"] = interface.meanings(action_table, seat)
    return seen
