"""How a position of Lutao looks to a player."""

from math import exp
from typing import Final

from manawell.games.lutao.bot.evaluation import SPREAD, lead_of, value_of
from manawell.games.lutao.bot.features import features
from manawell.games.lutao.bot.policy import custom
from manawell.games.lutao.components.tables import LUTAO, PROVINCE_COUNT
from manawell.games.lutao.rules.actions import END, LAND, PASS, PLAY, VIA, code, kind_of, one_of
from manawell.games.lutao.rules.entering import unmoved
from manawell.games.lutao.rules.turn import Lutao
from manawell.games.lutao.state import (
    AGAINST,
    AT,
    BOARD,
    CHOOSE,
    COURSE,
    FOR,
    FORM,
    GOLEM,
    GOLEM_FROM,
    MOVE,
    MOVE_COUNT,
    MOVE_TO,
    OVER,
    PLACE_COUNT,
    PRO,
    REVIVE,
    SET_UP,
    SHIP_AT,
    TELEPORT_COUNT,
    TELEPORT_TO,
    WINDOW,
)
from manawell.kernel.judge import Judge
from manawell.kernel.net import ONE, chance_of
from manawell.kernel.rng import Rng
from manawell.kernel.state import State

SHARE: Final = 0.05
"""A turn consists of dozens of small decisions."""
DECIDED: Final = 200.0
CARD: Final = 1.0
"""The gain a spell must bring to be worth its card."""
FEW: Final = 5
PARTS: Final = (
    PLACE_COUNT,
    MOVE_TO,
    MOVE_COUNT,
    BOARD,
    COURSE,
    FOR,
    AT,
    AGAINST,
    SHIP_AT,
    TELEPORT_TO,
    TELEPORT_COUNT,
    REVIVE,
    GOLEM_FROM,
)
"""Questions inside a move."""
OPTIONAL: Final = (MOVE, MOVE_TO, BOARD, COURSE, FORM, GOLEM, GOLEM_FROM)
"""Questions about armies and golems that might as well stay where they are."""
GAIN: Final = 0.01
"""What they must at least bring by moving, so that nobody goes to and fro."""
WAITING: Final = 16
"""How many steps to play before giving up on completing a move."""
BRANCHES: Final = ("", "", "two", "three", "four")
"""By number of players, except in the pro variant; nothing is learned about the set-up."""
PASSING: Final = code(PASS)
ENDING: Final = code(END)


def rally(p: Lutao, people: int, province: int, origin: int) -> None:
    """All who can join an attack do so, except from where it came."""
    for near in p.chart.near[province]:
        ready = unmoved(p, near) if near != origin and p.owner[near] == people and p.attack[near] == 0 else 0
        if ready > 0:
            p.armies[near] -= ready
            p.attack[province] += ready


def few_of(p: Lutao, moves: list[int]) -> list[int]:
    """Of many landings, keep those on Lutao, each province once; of other long lists, keep some."""
    if p.phase != COURSE:
        return moves if len(moves) <= 2 * FEW else moves[:: len(moves) // FEW]
    seen: list[int] = []
    found: list[int] = []
    for move in moves:
        if kind_of(move) == LAND and one_of(move) not in seen:
            seen.append(one_of(move))
            found.append(move)
    island = [move for move in found if one_of(move) >= LUTAO]
    return island if island else found[: 2 * FEW]


def worthwhile(order: list[tuple[float, int]], idle: float) -> list[tuple[float, int]]:
    """Those that bring at least half as much as the best, which comes first; only the best if nothing brings anything.

    Worths are negative, `idle` is that of doing nothing.
    """
    gain = -order[0][0] - idle
    return [entry for entry in order if -entry[0] - idle >= 0.5 * gain] if gain > 0.0 else order[:1]


def worthy(p: Lutao, moves: list[int]) -> list[int]:
    """Leaves out what no bot wants: hand-made routes."""
    if p.phase == COURSE:
        kept = few_of(p, moves)
        return kept if kept else moves
    return [move for move in moves if kind_of(move) != VIA]


def branch_of(p: Lutao) -> str:
    if p.step in SET_UP:
        return ""
    return "pro" if p.mode == PRO else BRANCHES[p.seats]


class Warlord(Judge):
    """The judge of Lutao: learned where there is a network, written by hand elsewhere."""

    def share(self) -> float:
        return SHARE

    def worlds(self) -> int:
        return 1

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Lutao)
        net = self.nets.get(branch_of(state))
        if net is None or state.phase == OVER:
            return value_of(state, seat)
        return chance_of(net.logit(features(state, seat)))

    def branch(self, state: State) -> str:
        assert isinstance(state, Lutao)
        return branch_of(state)

    def features(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Lutao)
        return features(state, seat) if branch_of(state) else []

    def promising(self, state: State, moves: list[int], width: int) -> list[int]:
        assert isinstance(state, Lutao)
        planned = custom(state, moves)
        if planned >= 0:
            return [planned]
        kept = worthy(state, moves)
        return kept if len(kept) == 1 else self.ranked(state, kept, width)

    def worth(self, state: State, move: int, rng: Rng) -> float:
        """Once everything that belongs to the move is done."""
        assert isinstance(state, Lutao)
        return 1.0 / (1.0 + exp(-self.promise(state, move) / SPREAD))

    def choose(self, state: State, moves: list[int], rng: Rng) -> int:
        """The customary move, or else a random one."""
        assert isinstance(state, Lutao)
        planned = custom(state, moves) if len(moves) > 1 else moves[0]
        return planned if planned >= 0 else moves[int(rng.below(len(moves)))]

    def plan(self, state: State, moves: list[int], rng: Rng) -> int:
        assert isinstance(state, Lutao)
        return custom(state, moves)

    def worthy(self, state: State, moves: list[int]) -> list[int]:
        """Armies and golems move only where that brings something."""
        assert isinstance(state, Lutao)
        kept = worthy(state, moves)
        if len(kept) == 1 or (state.phase not in OPTIONAL and state.phase != MOVE_COUNT):
            return kept
        return self.ranked(state, kept, len(kept))

    def vary(self, state: State, moves: list[int], rng: Rng) -> int:
        """A random people and a random rune from those offered."""
        assert isinstance(state, Lutao)
        return moves[int(rng.below(len(moves)))] if state.phase == CHOOSE else -1

    def lead(self, p: Lutao, player: int) -> float:
        """By how much a player is ahead, in armies; from the odds, where a network tells them."""
        net = self.nets.get(branch_of(p))
        return lead_of(p, player) if net is None else SPREAD * net.logit(features(p, player)) / ONE

    def promise(self, p: Lutao, move: int) -> float:
        """How good a move looks to its player once everything that belongs to it is done."""
        player, people = p.actor, p.who
        if move == ENDING and p.phase in (MOVE, FORM, GOLEM):
            return self.lead(p, player) + GAIN
        if move == PASSING and p.phase == WINDOW:
            return self.lead(p, player)
        after = p.clone()
        after.play(move)
        self.complete(after, people)
        found = self.prospect(p, after, people)
        return found - CARD if kind_of(move) == PLAY else found

    def prospect(self, p: Lutao, after: Lutao, people: int) -> float:
        """How good it looks after a move; if that began or joined an attack, also with all who can join it."""
        player = p.actor
        found = self.outlook(after, player)
        if after.phase == MOVE and after.who == people:
            for province in range(PROVINCE_COUNT):
                if after.attack[province] > p.attack[province]:
                    rally(after, people, province, p.source)
                    return max(found, self.outlook(after, player))
        return found

    def outlook(self, p: Lutao, player: int) -> float:
        if p.phase == OVER:
            return DECIDED * (2.0 * p.payoff(player) - 1.0)
        return self.lead(p, player)

    def complete(self, p: Lutao, people: int) -> None:
        """Quickly finish what a people has begun, assuming that nobody responds."""
        for _ in range(WAITING):
            if p.phase == WINDOW:
                p.play(PASSING)
            elif p.who == people and p.phase in PARTS:
                p.play(self.best_part(p, p.moves()))
            else:
                return

    def best_part(self, p: Lutao, moves: list[int]) -> int:
        """Choose the largest number, or the best place."""
        if len(moves) == 1 or p.phase in (PLACE_COUNT, MOVE_COUNT, BOARD, TELEPORT_COUNT, REVIVE):
            return moves[-1]
        people = p.who
        best, found = -1e9, moves[0]
        for move in few_of(p, moves):
            after = p.clone()
            after.play(move)
            self.complete(after, people)
            worth = self.prospect(p, after, people)
            if worth > best:
                best, found = worth, move
        return found

    def ranked(self, p: Lutao, moves: list[int], width: int) -> list[int]:
        """The `width` best moves, best first; ties keep their order. What brings nothing is left out."""
        order = sorted([(-self.promise(p, move), place) for place, move in enumerate(moves)])
        if p.phase == MOVE_COUNT:
            return [moves[order[0][1]]]  # whoever sent too many would send others back
        if p.phase in OPTIONAL:
            order = worthwhile(order, self.lead(p, p.actor))
        return [moves[place] for _, place in order[:width]]
