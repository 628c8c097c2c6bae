"""A battle from its first window to its end, step by step (LUT-9.15, 9.22)."""

from collections.abc import Callable
from typing import Final

from manawell.games.lutao.components.cards import W4
from manawell.games.lutao.rules.battle import open_window
from manawell.games.lutao.rules.battle_end import end_battle, hostages_step, owner_step, plagues_step
from manawell.games.lutao.rules.battle_powers import (
    bards_step,
    ghosts_step,
    gift_step,
    give_step,
    offer_strike,
    steal_step,
    strike_cards,
    strike_hit,
    strike_void,
    void_step,
)
from manawell.games.lutao.rules.combat_round import (
    begin_round,
    count_step,
    discard_step,
    draw_step,
    end_round,
    hits_step,
    last_window,
    return_step,
    reveal_step,
)
from manawell.games.lutao.rules.retreat import retreat
from manawell.games.lutao.state import B_GHOSTS, Battle, Position


def _first_window(p: Position, battle: Battle) -> None:
    """B2"""
    battle.step = B_GHOSTS
    open_window(p, W4)


def go_on(p: Position, battle: Battle) -> None:
    """The next step; it may ask a player, or open a window."""
    _STEPS[battle.step](p, battle)


_STEPS: Final[list[Callable[[Position, Battle], None]]] = [
    _first_window,
    ghosts_step,
    offer_strike,
    strike_cards,
    strike_void,
    strike_hit,
    begin_round,
    count_step,
    bards_step,
    gift_step,
    draw_step,
    return_step,
    discard_step,
    reveal_step,
    void_step,
    last_window,
    hits_step,
    give_step,
    steal_step,
    end_round,
    end_battle,
    hostages_step,
    plagues_step,
    retreat,
    owner_step,
]
"""By step."""
