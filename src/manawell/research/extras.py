"""What environments tell and pay on request: scores and legal moves in `info`, and rewards on the way to the end."""

from collections.abc import Collection
from typing import Any, Final

from manawell.kernel.action_table import ActionTable
from manawell.kernel.state import NOBODY, State
from manawell.research.interface import Interface, check_word

SCORES: Final = "scores"
ACTIONS: Final = "legal_actions"
TEXTS: Final = "legal_texts"
MASK: Final = "action_mask"
INFO: Final = (SCORES, ACTIONS, TEXTS, MASK)
"""What `info` can hold at every decision. At the end it always holds `scores` and `won`, by seat."""


def check_info(wanted: object) -> tuple[str, ...]:
    """What `info` shall hold; a single word may stand alone."""
    words = (wanted,) if isinstance(wanted, str) or not isinstance(wanted, Collection) else wanted
    for word in words:
        check_word("info", word, INFO)
    return tuple(words)


def info_of(interface: Interface, action_table: ActionTable, wanted: Collection[str]) -> dict[str, Any]:
    """What is told beside the observation, about the seat that decides."""
    state, game = action_table.state, interface.game
    found: dict[str, Any] = {}
    over = state.actor == NOBODY
    if over or SCORES in wanted:
        found[SCORES] = game.scores(state)
    if over:
        ending = game.ending(state)
        winners = ending[0] if ending else ()
        found["won"] = tuple(seat in winners for seat in range(len(interface.seats)))  # buffers want equal lengths
    if ACTIONS in wanted:
        found[ACTIONS] = action_table.legal[:]
    if TEXTS in wanted:
        found[TEXTS] = interface.legal(action_table)
    if MASK in wanted:
        found[MASK] = interface.mask(action_table, state.actor)
    return found


def leads(interface: Interface, state: State) -> list[float]:
    """By seat: how far its side is ahead of the best other one in scores; alone, its score."""
    best: dict[int, int] = {}
    for side, score in zip(interface.sides, interface.game.scores(state), strict=True):
        best[side] = max(score, best.get(side, score))
    return [
        float(best[side] - max((score for other, score in best.items() if other != side), default=0))
        for side in interface.sides
    ]
