"""What Gymnasium's spaces say of a setting; the PettingZoo and Gymnasium doors share them."""

from typing import Any

import numpy as np
from gymnasium import spaces

from manawell.kernel.desk import Desk
from manawell.research.setting import Setting

Observation = dict[str, Any]


def action_space(setting: Setting) -> spaces.Discrete:
    return spaces.Discrete(setting.actions)


def observation_space(setting: Setting) -> spaces.Dict:
    """The view as a vector, the legal actions as a mask, and for slots what each means."""
    layout = setting.layout
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(layout.least, layout.most, dtype=np.int32),
        "action_mask": spaces.Box(0, 1, (setting.actions,), np.int8),
    }
    if not setting.by_code:
        least, most = -1, np.iinfo(np.int32).max
        parts["actions"] = spaces.Box(least, most, (setting.actions, setting.digits), np.int32)
    return spaces.Dict(parts)


def observe(setting: Setting, desk: Desk, seat: int) -> Observation:
    """What a seat is given."""
    direct = desk.sight(seat)
    if direct is not None:
        return direct
    seen: Observation = {
        "observation": setting.observe(desk.state, seat),
        "action_mask": setting.mask(desk, seat),
    }
    if not setting.by_code:
        seen["actions"] = setting.meanings(desk, seat)
    return seen
