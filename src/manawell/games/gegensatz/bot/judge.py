"""How good a position looks to a player who knows the game."""

from math import exp
from typing import Final

from librt.vecs import vec

from manawell.games.gegensatz.bot.evaluation import Prospects
from manawell.games.gegensatz.bot.features import features
from manawell.games.gegensatz.bot.solver import Solver
from manawell.games.gegensatz.components.tables import ALL_BITS, BITS, COLOUR_BIT
from manawell.games.gegensatz.rules.actions import PLAY_SLOT, PLAY_TARGET, SIT_OUT
from manawell.games.gegensatz.rules.solo import is_forming
from manawell.games.gegensatz.rules.turn import Gegensatz
from manawell.games.gegensatz.state import DUEL, MOVE, OVER, PARADOX, PLACE, SOLO_SHRINE, Position
from manawell.kernel.judge import Judge, best_of
from manawell.kernel.net import chance_of
from manawell.kernel.rng import Rng
from manawell.kernel.state import State

LEAD: Final[list[float]] = [0.0, 0.2, 0.5, 1.0, 1.7, 3.0]
"""The worth of crystals in a duel, as log odds, measured in games of quick players."""
CHANCE_AT_HAND: Final = 0.8
"""The fraction of a crystal that counts as taken when it could be taken now."""
PAIR_WORTH: Final = 0.05
"""The worth of two relics in the hand that a third could complete, as log odds."""
NARROW: Final = 2
"""By how much a node considers fewer moves than is usual: sorting them is worth much here."""
SIT_OUT_AT: Final = 2
"""The place of sitting out among the sorted moves of a solo game."""
SCALE: Final = 64
"""A unit of the logarithm of the odds, among the features."""
LEARNT: Final = "duel"
TIME_WORTH: Final = 0.15
"""The worth of a solo player's turn, in missing crystals."""
GAP_WORTH: Final = 0.25
"""The cost of a colour, number or symbol that the shrine still needs."""


def duel_lead(p: Position) -> float:
    """How a duel stands for the actor, as the logarithm of the odds."""
    me = p.actor
    mine = p.crystals[me]
    theirs = p.crystals[1 - me]
    lead = LEAD[mine] - LEAD[theirs]
    if p.phase == PARADOX:
        lead += LEAD[mine + 1] - LEAD[mine]
    elif p.phase == MOVE:
        prospects = Prospects(p, me)
        if prospects.paradoxes:
            lead += CHANCE_AT_HAND * (LEAD[mine + 1] - LEAD[mine])
        elif prospects.won_duels:
            lead += CHANCE_AT_HAND * (LEAD[mine + 1] - LEAD[mine] + LEAD[theirs] - LEAD[theirs - 1])
    return lead


def outlook(p: Gegensatz, move: int) -> float:
    """How a duel stands for the actor after a move, as the logarithm of the odds."""
    after = p.clone()
    after.play(move)
    if after.phase == OVER:
        return LEAD[p.target] * (2.0 * after.payoff(p.actor) - 1.0)
    return PAIR_WORTH * pairs_after(p, move) - duel_lead(after)


def pairs_after(p: Position, move: int) -> int:
    """How many pairs of the hand after a move share something and are free of the codex colour."""
    hand = p.hands[p.actor]
    slot = PLAY_SLOT[move]
    a = BITS[hand[1] if slot == 0 else hand[0]]
    b = BITS[hand[1] if slot == 2 else hand[2]]
    c = BITS[p.timeline[PLAY_TARGET[move]]]
    barred = COLOUR_BIT[p.codex]
    count = 0
    if a & b and not (a | b) & barred:
        count += 1
    if a & c and not (a | c) & barred:
        count += 1
    if b & c and not (b | c) & barred:
        count += 1
    return count


def solo_value(p: Position) -> float:
    """The solo player's chance, from what is missing and the time left to find it."""
    missing = max(0, p.target - p.crystals[0])
    if p.phase == PARADOX or is_forming(p):
        missing = max(0, missing - 1)
    stones = p.stones if p.stones > 0 else p.full_stones  # about to be put back
    time = len(p.pile) * p.full_stones + stones
    lead = TIME_WORTH * time - missing
    if p.mode == SOLO_SHRINE:
        shown = 0
        for card in p.shrine:
            shown |= BITS[card]
        lead -= GAP_WORTH * (ALL_BITS & ~shown).bit_count()
    return 1.0 / (1.0 + exp(-lead))


class Sage(Judge):
    """The judge of Gegensatz: written by hand. Networks can be tried in the duel; none was better at equal time."""

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Gegensatz)
        if state.mode != DUEL:
            return solo_value(state)
        net = self.nets.get(LEARNT)
        if net is None:
            worth = 1.0 / (1.0 + exp(-duel_lead(state)))
        else:
            worth = chance_of(net.logit(self.features(state, state.actor)))
        return worth if seat == state.actor else 1.0 - worth

    def branch(self, state: State) -> str:
        assert isinstance(state, Gegensatz)
        return LEARNT if state.mode == DUEL else ""

    def features(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Gegensatz)
        if state.mode != DUEL:
            return []
        lead = round(SCALE * duel_lead(state))
        return features(state, seat, lead if seat == state.actor else -lead)

    def promising(self, state: State, moves: list[int], width: int) -> list[int]:
        """Crystals at hand first, then calm moves by what they lead to; alone, sitting out early enough to be tried."""
        assert isinstance(state, Gegensatz)
        count = max(1, width - NARROW)
        if state.phase != MOVE or len(moves) <= count:
            return moves
        prospects = Prospects(state, state.actor)
        found = prospects.paradoxes + prospects.won_duels
        calm = prospects.calm
        if state.mode == DUEL:
            if len(found) < count:
                found += best_of(calm, vec[float]([outlook(state, move) for move in calm]), count - len(found))
        else:
            found += best_of(calm, vec[float]([float(pairs_after(state, move)) for move in calm]), count)
            found.insert(min(len(found), SIT_OUT_AT), SIT_OUT)
        return found[:count] if len(found) >= count else moves

    def choose(self, state: State, moves: list[int], rng: Rng) -> int:
        """Form any possible paradox, fight any duel that can be won, otherwise move at random."""
        assert isinstance(state, Gegensatz)
        if state.phase == MOVE:
            prospects = Prospects(state, state.actor)
            moves = prospects.paradoxes or prospects.won_duels or prospects.calm or moves
        elif state.phase == PARADOX:
            moves = moves[1:]
        return moves[rng.below(len(moves))]

    def bounds(self, state: State, nodes: int) -> dict[int, tuple[float, float]]:
        """Proofs pay as soon as one more crystal wins a duel."""
        assert isinstance(state, Gegensatz)
        if state.mode == DUEL and state.phase != PLACE and max(state.crystals) == state.target - 1:
            return Solver(nodes).bounds(state)
        return {}
