"""How a position of Athlas looks to a player."""

from typing import Final

from manawell.games.athlas.bot.armies import fittingly, next_step, varied_step
from manawell.games.athlas.bot.cards import complete, is_play, outlook, purposeful
from manawell.games.athlas.bot.evaluation import FAR, lead_of, turns_to_win
from manawell.games.athlas.bot.features import features
from manawell.games.athlas.bot.home import homeward, unopposed
from manawell.games.athlas.bot.policy import sensible
from manawell.games.athlas.rules.actions import (
    ACTIVATE,
    END,
    END_ALL,
    LOSE,
    USE,
    ability_in,
)
from manawell.games.athlas.rules.turn import Athlas
from manawell.games.athlas.state import ACT, CHOOSE, CREATION, OVER, PICK
from manawell.kernel.judge import Judge
from manawell.kernel.net import chance_of
from manawell.kernel.rng import Rng
from manawell.kernel.state import State

SHARE: Final = 0.3
"""A turn consists of a dozen decisions."""
IDLE: Final = 0.3
"""The cost of leaving units idle, before anything else is known."""
HASTE: Final = 0.05
"""The cost of playing a card, before its effect is known."""
GLANCE: Final = 3
"""How many moves the quick player considers."""


SPREAD: Final = 3.0
CONFIDENCE: Final = 0.45
"""No lead looks as good as a victory, so that bots do not dawdle when they can win."""
SAFE: Final = 0.6
CAP: Final = 0.95
"""Between these a position is worth in which nobody is left to prevent victory, depending only on the way to it."""
USEFUL: Final = 0.001
"""The gain a step must bring to be better than none."""
DETOUR: Final = 0.1
"""How much better an action after a step must be than the best action without one."""
LEARNT: Final = "duel"
"""Battles of all modes are judged alike; nothing is learned about the creation of armies."""


def chance(lead: float) -> float:
    """A larger lead always counts for more."""
    return 0.5 + CONFIDENCE * lead / (abs(lead) + SPREAD)


def written(p: Athlas, seat: int) -> float:
    """The value as written by hand."""
    for player in (seat, 1 - seat):
        if unopposed(p, player):
            safe = SAFE + (CAP - SAFE) * (1.0 - turns_to_win(p, player) / FAR)
            return safe if player == seat else 1.0 - safe
    return chance(lead_of(p, seat))


def promise(p: Athlas, move: int) -> float:
    """How good a move looks at once to the player who makes it."""
    player = p.actor
    if is_play(p, move):
        return lead_of(p, player) - HASTE
    if move == END_ALL and p.phase == CHOOSE:
        return lead_of(p, player) - IDLE
    after = p.clone()
    after.play(move)
    if p.phase == PICK:
        complete(after)
    return outlook(after, player)


def ranked(p: Athlas, moves: list[int], width: int) -> list[int]:
    """The `width` best moves, best first. A unit does what is useful and stands still only if nothing is."""
    worth = [promise(p, move) for move in moves]
    if p.phase == ACT:
        still = worth[moves.index(END)]
        useful = [at for at in range(len(moves)) if moves[at] >= USE and worth[at] > still + USEFUL]
        others = [at for at in range(len(moves)) if moves[at] < USE and (moves[at] != END or not useful)]
        kept = useful + others
        return best_of([moves[at] for at in kept], [worth[at] for at in kept], width)
    return best_of(moves, worth, width)


def reach(p: Athlas, move: int) -> float:
    """How good an activated unit's ability looks at once or, if it is a step, after the best follow-up."""
    player = p.actor
    after = p.clone()
    after.play(move)
    best = outlook(after, player)
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


def best_of(moves: list[int], worth: list[float], width: int) -> list[int]:
    """The `width` best moves, best first; ties keep their order."""
    order = sorted([(-worth[at], at) for at in range(len(moves))])
    return [moves[at] for _, at in order[:width]]


class Tactician(Judge):
    """The judge of Athlas: learned where there is a network, written by hand elsewhere."""

    def share(self) -> float:
        return SHARE

    def value(self, state: State, seat: int) -> float:
        """A network is asked for the actor, so that one has what the other lacks."""
        assert isinstance(state, Athlas)
        net = self.nets.get(self.branch(state))
        if net is None:
            return written(state, seat)
        worth = chance_of(net.logit(features(state, state.actor)))
        return worth if seat == state.actor else 1.0 - worth

    def branch(self, state: State) -> str:
        assert isinstance(state, Athlas)
        return "" if state.phase in CREATION or state.phase == OVER else LEARNT

    def features(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Athlas)
        return features(state, seat) if self.branch(state) else []

    def promising(self, state: State, moves: list[int], width: int) -> list[int]:
        assert isinstance(state, Athlas)
        worthy = sensible(state, fittingly(state, moves))
        return worthy if len(worthy) == 1 else ranked(state, worthy, width)

    def choose(self, state: State, moves: list[int], rng: Rng) -> int:
        """The best of a few."""
        assert isinstance(state, Athlas)
        if len(moves) == 1:
            return moves[0]
        if state.phase in CREATION:
            return next_step(state, moves, rng)
        moves = fittingly(state, moves)
        seen = moves
        if len(moves) > GLANCE:
            seen = [moves[rng.below(len(moves))] for _ in range(GLANCE)]
        seen = sensible(state, seen)
        return best_of(seen, [promise(state, move) for move in seen], 1)[0]

    def plan(self, state: State, moves: list[int], rng: Rng) -> int:
        """Armies are built by blueprint; relics are walked home if nobody is left to prevent it; otherwise the unit
        that can achieve most acts first, steps lead to actions, and cards are kept for a purpose.
        """
        assert isinstance(state, Athlas)
        if state.phase in CREATION:
            return next_step(state, moves, rng)
        worthy = self.worthy(state, moves)
        if len(worthy) == 1:
            return worthy[0]
        step = homeward(state, moves)
        if step != -1:
            return step
        if state.phase == CHOOSE:
            return next_unit(state, moves)
        return next_deed(state, worthy) if state.phase == ACT else -1

    def worthy(self, state: State, moves: list[int]) -> list[int]:
        assert isinstance(state, Athlas)
        return moves if state.phase in CREATION else purposeful(state, sensible(state, moves))

    def vary(self, state: State, moves: list[int], rng: Rng) -> int:
        assert isinstance(state, Athlas)
        return varied_step(state, moves, rng) if state.phase in CREATION else -1
