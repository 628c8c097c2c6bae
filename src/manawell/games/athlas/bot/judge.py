"""How a position of Athlas looks to a player."""

from typing import Final

from manawell.games.athlas.bot.armies import fittingly, next_step, varied_step
from manawell.games.athlas.bot.cards import complete, is_near, is_play, outlook, purposeful, timely
from manawell.games.athlas.bot.evaluation import FAR, lead_of, roads_of, turns_to_win
from manawell.games.athlas.bot.features import features
from manawell.games.athlas.bot.home import homeward, unopposed
from manawell.games.athlas.bot.policy import sensible
from manawell.games.athlas.components.tables import DISTANCE, FIELDS, NONE
from manawell.games.athlas.rules.actions import (
    ACTIVATE,
    END,
    END_ALL,
    ENOUGH,
    LOSE,
    PASS,
    SUMMON_AT,
    USE,
    ability_in,
)
from manawell.games.athlas.rules.flow import drowns
from manawell.games.athlas.rules.turn import Athlas
from manawell.games.athlas.state import (
    ACT,
    ACTIVATION_END,
    CASUALTY,
    CHOOSE,
    CREATION,
    OVER,
    PICK,
    RELIC,
    SECOND,
    SUMMON,
    TURN_END,
    TURN_START,
    WINDOW,
)
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
PLACES: Final = 3
"""How many fields are considered for the summoning of an alpha."""
TRIED: Final = -1.0
NOT_KNOWN: Final = -1000.0
BUSY_UNITS: Final = 2
"""Units farther than this from relics and enemies are thought of after the end of the turn."""


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
UNSETTLED: Final = frozenset({WINDOW, PICK, RELIC, CASUALTY, SECOND})
"""Decisions in the middle of something, where a position cannot be judged."""
QUIET: Final = frozenset({TURN_START, ACTIVATION_END, TURN_END})
"""Windows in which nothing has happened that a card must answer."""
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
    return promises(p, [move])[0]


def promises(p: Athlas, moves: list[int]) -> list[float]:
    """How good each of these moves looks at once to the player who makes it."""
    player = p.actor
    found: list[float] = []
    here = NOT_KNOWN
    for move in moves:
        cost = cost_of(p, move)
        if cost < 0.0:
            after = p.clone()
            after.play(move)
            if p.phase == PICK:
                complete(after)
            found.append(outlook(after, player))
        else:
            if here == NOT_KNOWN:
                here = lead_of(p, player)
            found.append(here - cost)
    return found


def cost_of(p: Athlas, move: int) -> float:
    """What a move costs that changes nothing else about the lead at once; TRIED if the move must be tried."""
    if is_play(p, move):
        return HASTE
    if p.phase == CHOOSE and move == END_ALL:
        return IDLE
    if p.phase == CHOOSE and move >= ACTIVATE:
        return 0.0
    return 0.0 if p.phase == ACT and move == END and not drowns(p) else TRIED


def ranked(p: Athlas, moves: list[int], width: int) -> list[int]:
    """The `width` best moves, best first. A unit does what is useful and stands still only if nothing is."""
    if p.phase == CHOOSE:
        return by_urgency(p, moves)[:width]
    if p.phase == SUMMON:
        moves = well_placed(p, moves)
    worth = promises(p, moves)
    if p.phase == ACT:
        still = worth[moves.index(END)]
        useful = [at for at in range(len(moves)) if moves[at] >= USE and worth[at] > still + USEFUL]
        others = [at for at in range(len(moves)) if moves[at] < USE and (moves[at] != END or not useful)]
        kept = useful + others
        return best_of([moves[at] for at in kept], [worth[at] for at in kept], width)
    return best_of(moves, worth, width)


def well_placed(p: Athlas, moves: list[int]) -> list[int]:
    """Of each alpha, only the summonings on the few fields from which it is nearest to a relic."""
    ways = roads_of(p).ways(False)
    kept: list[int] = []
    of_alpha: list[tuple[int, int]] = []
    alpha = NONE
    for move in moves:
        if move < SUMMON_AT:
            kept.append(move)
            continue
        code = (move - SUMMON_AT) // 5
        if code // FIELDS != alpha:
            kept += [summoning for _, summoning in sorted(of_alpha)[:PLACES]]
            of_alpha = []
            alpha = code // FIELDS
        field = code % FIELDS
        of_alpha.append((min(ways[0][field], ways[1][field], ways[2][field]), move))
    return kept + [summoning for _, summoning in sorted(of_alpha)[:PLACES]]


def by_urgency(p: Athlas, moves: list[int]) -> list[int]:
    """Units near relics or enemies first; ending the turn is thought of before the others."""
    far: list[int] = []
    for move in moves:
        far.append(distance_of(p, move - ACTIVATE) if ACTIVATE <= move < LOSE else BUSY_UNITS)
    order = sorted([(far[at], at) for at in range(len(moves))])
    return [moves[at] for _, at in order]


def distance_of(p: Athlas, field: int) -> int:
    """Fields to the nearest relic, or to an enemy."""
    core = p.core
    own = p.owner_of(core.occupant[field])
    least = FAR
    for relic in core.relics:
        least = min(least, DISTANCE[field * FIELDS + relic])
    for unit in range(len(core.place)):
        if core.place[unit] != NONE and p.owner_of(unit) != own:
            least = min(least, DISTANCE[field * FIELDS + core.place[unit]])
    return least


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

    def likely(self, state: State, moves: list[int]) -> list[int]:
        assert isinstance(state, Athlas)
        return timely(state, moves)

    def sorts(self) -> bool:
        return True

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
        return best_of(seen, promises(state, seen), 1)[0]

    def hasten(self, state: State) -> None:
        """Nobody answers with a card while no side is near victory."""
        assert isinstance(state, Athlas)
        while state.phase == WINDOW and state.window in QUIET and not is_near(state):
            state.play(PASS)

    def unfold(self, state: State, rng: Rng) -> None:
        """Whatever has begun is ended: choices for a card are made, and nobody answers."""
        assert isinstance(state, Athlas)
        while state.phase in UNSETTLED:
            if state.phase == WINDOW:
                state.play(PASS)
                continue
            moves = state.moves()
            state.play(ENOUGH if ENOUGH in moves else self.choose(state, moves, rng))

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
