"""The Gymnasium spaces of an interface, shared by the PettingZoo and Gymnasium environments."""

from typing import Any

import numpy as np
from gymnasium import spaces

from manawell.kernel.action_table import ActionTable
from manawell.kernel.ink import MOST_COUNTED
from manawell.research.interface import COUNTS, PLANES, VIEW, Interface, Signs

Observation = dict[str, Any]


def action_space(interface: Interface) -> spaces.Discrete:
    return spaces.Discrete(interface.actions)


def vector_space(interface: Interface) -> spaces.Box:
    """What is seen, as a vector."""
    if interface.observation == VIEW or interface.scales is None:
        return spaces.Box(interface.layout.least, interface.layout.most, dtype=np.int32)
    if interface.observation == COUNTS:
        return spaces.Box(0, MOST_COUNTED, (interface.size,), np.int8)
    return spaces.Box(np.zeros_like(interface.scales), MOST_COUNTED * interface.scales)


def state_space(interface: Interface) -> spaces.Box:
    """What all seats see together."""
    seen, seats = vector_space(interface), len(interface.seats)
    return spaces.Box(np.tile(seen.low, seats), np.tile(seen.high, seats), dtype=seen.dtype.type)


def everything(interface: Interface, action_table: ActionTable) -> Signs:
    """What all seats see, one after another."""
    return np.concatenate([interface.observe(action_table.state, seat) for seat in range(len(interface.seats))])


def observation_space(interface: Interface) -> spaces.Dict:
    """What is seen, as a vector, perhaps also as planes; the legal actions as a mask; and, if actions are slots, what
    each slot means.
    """
    parts: dict[str, spaces.Space[Any]] = {
        "observation": vector_space(interface),
        "action_mask": spaces.Box(0, 1, (interface.actions,), np.int8),
    }
    if interface.observation == PLANES:
        assert interface.features is not None
        shape = (len(interface.features.channels), *interface.features.grid)
        parts["planes"] = spaces.Box(0, MOST_COUNTED, shape, np.float32)
    if interface.by_slot:
        least, most = -1, np.iinfo(np.int32).max
        parts["actions"] = spaces.Box(least, most, (interface.actions, interface.digits), np.int32)
    return spaces.Dict(parts)


def observe(interface: Interface, action_table: ActionTable, seat: int) -> Observation:
    """What a seat observes."""
    seen = action_table.observation(seat)
    if seen is None:
        seen = {
            "observation": interface.observe(action_table.state, seat),
            "action_mask": interface.mask(action_table, seat),
        }
    if interface.observation == PLANES:
        seen["planes"] = interface.planes(action_table.state, seen["observation"])
    if interface.by_slot:
        seen["actions"] = interface.meanings(action_table, seat)
    return seen
