"""Information-set Monte Carlo tree search: one tree over what the seats can tell apart, many imagined worlds below it.

Single-observer ISMCTS after Cowling, Powley and Whitehouse (2012). Each simulation takes one imagined world, walks down
the tree by an upper confidence bound over the moves legal in that world, adds one node, and asks the game's judge, who
plays on a little first. Chance is drawn afresh in every simulation, so the tree averages over it.
"""

from math import log, sqrt
from typing import Final

from manawell.kernel.judge import Judge
from manawell.kernel.rng import Rng
from manawell.kernel.state import NOBODY, State

EXPLORATION: Final = 0.15
WIDTH: Final = 3
WIDENING: Final = 0.5
"""A node visited n times considers about WIDTH + n ** WIDENING of its moves, if the judge can sort them."""
ANY: Final = -1
UNSEEN: Final[list[int]] = []
"""The moves of a node that no walk has passed; one list for all of them, since most nodes remain so."""


class Node:
    """What is known about a move: how often it was legal and tried, and its total worth to the seat that made it.

    `passed` counts the walks that continued from here.
    """

    def __init__(self) -> None:
        self.passed: int = 0
        self.legal: int = 0
        self.visits: int = 0
        self.total: float = 0.0
        self.squares: float = 0.0
        self.children: dict[int, Node] = {}
        self.width: int = 0
        self.moves: list[int] = UNSEEN
        self.promising: list[int] = UNSEEN
        """The legal moves at the last walk, and those worth trying at that width."""


class Search:
    """A search for the seat that has the move in every one of the worlds, among the moves that the judge finds worthy.

    Where the judge sorts, a decision with one promising move is none: the walk goes on to the next one.
    """

    def __init__(self, worlds: list[State], judge: Judge, rng: Rng) -> None:
        self.worlds = worlds
        self.seats = worlds[0].seats
        self.judge = judge
        self.sorted = judge.sorts()
        self.rng = rng
        self.root = Node()
        self.worthy = judge.worthy(worlds[0], worlds[0].moves())
        self.simulations: int = 0
        self.worths: dict[int, list[float]] = {}
        """By label of a root move: the total worth of its walks, by seat."""
        self._asked: int = ANY
        """The label of the root move that every walk must begin with."""

    def run(self, simulations: int) -> None:
        for _ in range(simulations):
            self.simulate()

    def look_into(self, label: int, simulations: int) -> None:
        """Walks that all begin with the root move of this label."""
        self._asked = label
        self.run(simulations)
        self._asked = ANY

    def simulate(self) -> None:
        """One walk from the root to a new node, and the update of the nodes on the way."""
        state = self.worlds[self.simulations % len(self.worlds)].clone()
        state.rng = self.rng
        self.simulations += 1
        node = self.root
        path: list[Node] = []
        seats: list[int] = []
        first = ANY
        while state.actor != NOBODY:
            seats.append(state.actor)
            width = WIDTH + int(float(node.passed) ** WIDENING)
            node.passed += 1
            asked = first == ANY and self._asked != ANY
            moves = self._those_asked(state) if asked else self._promising(node, state, width)
            move = self._select(node, state, moves)
            label = state.label(move)
            if first == ANY:
                first = label
            node = node.children[label]
            path.append(node)
            state.play(move)
            self.judge.hasten(state)
            if node.visits == 0 and (asked or not self.sorted or len(moves) > 1):
                break
        worth = self._worth(state)
        self._learn(path, seats, worth)
        self._add_up(first, worth)

    def _add_up(self, label: int, worth: list[float]) -> None:
        known = self.worths.get(label)
        self.worths[label] = worth if known is None else [known[seat] + worth[seat] for seat in range(self.seats)]

    def _those_asked(self, state: State) -> list[int]:
        return [move for move in state.moves() if state.label(move) == self._asked]

    def _promising(self, node: Node, state: State, width: int) -> list[int]:
        """Asks the judge again only when its answer could have changed."""
        moves = state.moves()
        if moves != node.moves or (width != node.width and not self.sorted):
            node.width = width
            node.moves = moves
            if node is self.root:
                likely = [move for move in moves if move in self.worthy]
            else:
                likely = self.judge.likely(state, moves)
            node.promising = self.judge.promising(state, likely, len(likely) if self.sorted else width)
        return node.promising[:width] if self.sorted else node.promising

    def _select(self, node: Node, state: State, moves: list[int]) -> int:
        """An untried move if there is one, which gets a new node; otherwise the one with the best upper bound.

        Of several untried ones, the first where the judge sorts, otherwise any.
        """
        untried = 0
        chosen = -1
        best = -1.0
        for move in moves:
            child = node.children.get(state.label(move))
            if child is None:
                untried += 1
                if untried == 1 if self.sorted else self.rng.below(untried) == 0:
                    chosen = move
                continue
            child.legal += 1
            if untried == 0:
                bound = child.total / child.visits + EXPLORATION * sqrt(log(float(child.legal)) / child.visits)
                if bound > best:
                    best = bound
                    chosen = move
        if untried > 0:
            added = Node()
            added.legal = 1
            node.children[state.label(chosen)] = added
        return chosen

    def _worth(self, state: State) -> list[float]:
        """The worth by seat, where the judge can tell it."""
        self.judge.unfold(state, self.rng)
        if state.actor == NOBODY:
            return [state.payoff(seat) for seat in range(self.seats)]
        return self.judge.values(state)

    def _learn(self, path: list[Node], seats: list[int], worth: list[float]) -> None:
        for step in range(len(path)):
            node = path[step]
            brought = worth[seats[step]]
            node.visits += 1
            node.total += brought
            node.squares += brought * brought

    def ranking(self) -> list[tuple[int, float, int, float]]:
        """The root's moves with mean worth, visits and the mean's standard error, most visited first."""
        world = self.worlds[0]
        found: list[tuple[int, float, int, float]] = []
        for move in world.moves():
            child = self.root.children.get(world.label(move))
            if child is not None and child.visits > 0:
                mean = child.total / child.visits
                spread = max(child.squares / child.visits - mean * mean, 0.0)
                found.append((move, mean, child.visits, sqrt(spread / child.visits)))
        return sorted(found, key=visits_of, reverse=True)


def visits_of(entry: tuple[int, float, int, float]) -> int:
    return entry[2]
