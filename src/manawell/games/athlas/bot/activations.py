"""Whole activations: which unit acts next, and whether a step leads to a better action."""

from typing import Final

from manawell.games.athlas.bot.cards import outlook
from manawell.games.athlas.bot.order import USEFUL, promise
from manawell.games.athlas.bot.policy import sensible
from manawell.games.athlas.rules.actions import ACTIVATE, END, END_ALL, LOSE, USE, ability_in
from manawell.games.athlas.rules.turn import Athlas
from manawell.games.athlas.state import ACT

DETOUR: Final = 0.1
"""How much better an action after a step must be than the best action without one."""


def reach(p: Athlas, move: int) -> float:
    """How good an activated unit's ability looks at once or, if it is a step, after the best follow-up."""
    player = p.actor
    after = p.clone()
    after.play(move)
    best = outlook(after, player, p)
    if after.phase == ACT and after.actor == player and p.table.abilities[ability_in(move)].moves_user:
        for second in sensible(after, after.moves()):
            if second >= USE:
                best = max(best, promise(after, second))
    return best


def next_unit(p: Athlas, moves: list[int]) -> int:
    """The unit that can achieve most; none if no unit can do anything useful."""
    best, found = USEFUL, END_ALL
    for move in moves:
        if ACTIVATE <= move < LOSE:
            after = p.clone()
            after.play(move)
            still = promise(after, END)
            for deed in sensible(after, after.moves()):
                if deed >= USE:
                    gain = reach(after, deed) - still
                    if gain > best and (gain > DETOUR or promise(after, deed) > still + USEFUL):
                        best, found = gain, move
    return found


def next_deed(p: Athlas, moves: list[int]) -> int:
    """A step towards a better action than any possible now, or the end; -1 where a search should decide."""
    still = promise(p, END)
    at_once, best, found = still, still, END
    for move in moves:
        if move >= USE:
            at_once = max(at_once, promise(p, move))
            worth = reach(p, move)
            if worth > best:
                best, found = worth, move
    if best > at_once + DETOUR:
        return found
    cards = any([move < USE and move != END for move in moves])
    return END if at_once <= still + USEFUL and not cards else -1
