"""Information-set Monte Carlo tree search: one tree over what the seats can tell apart, many imagined worlds below it.

Single-observer ISMCTS after Cowling, Powley and Whitehouse (2012). Each simulation takes one imagined world, walks down
the tree by an upper confidence bound over the moves legal in that world, adds one node, and asks the game's judge, who
plays on a little first. Chance is drawn afresh in every simulation, so the tree averages over it.
"""

from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manawell.kernel.judge import Judge
from manawell.kernel.rng import Rng
from manawell.kernel.state import NOBODY, State

EXPLORATION: Final = 0.15
WIDTH: Final = 3
"""A node visited n times considers about WIDTH + √n of its moves, if the judge can sort them."""
AGAIN: Final = 2
"""A position is kept once each of its worlds has passed its node so often on average."""
MOST_KEPT: Final = 4096
"""Positions that a search keeps: more of them would only keep the garbage collector busy."""
ANY: Final = -1
UNSEEN: Final[list[int]] = []
"""The moves of a node that no walk has passed; one list for all of them, since most nodes remain so."""


class Kept:
    """A position that many walks pass, with what was worked out there. It is never changed."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.moves: list[int] = UNSEEN
        self.promising: list[int] = UNSEEN
        """All of them, if the judge sorts."""


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
        self.labels: vec[i64] = vec[i64]()
        self.nodes: list[Node] = _NO_NODES
        """By place among the promising moves: the label that one had there, and its child. Most often it still has."""
        self.kept: dict[int, Kept] = _NOTHING_KEPT
        """By world: the position, if no chance was involved on the way to it."""

    def note(self, place: i64, label: i64, child: "Node") -> None:
        """Keep the child of a promising move at hand, if those before it are."""
        count: i64 = len(self.labels)
        if place < count:
            self.labels[place] = label
            self.nodes[place] = child
        elif place == count:
            if place == 0:
                self.nodes = []
            self.labels = append(self.labels, label)
            self.nodes.append(child)


_NO_NODES: Final[list[Node]] = []
_NOTHING_KEPT: Final[dict[int, Kept]] = {}


class Search:
    """A search for the seat that has the move in every one of the worlds, among the moves that the judge finds worthy.

    Where the judge sorts, a decision with one promising move is none: the walk goes on to the next one.
    """

    def __init__(self, worlds: list[State], judge: Judge, rng: Rng) -> None:
        self.worlds = worlds
        self.starts: list[Kept] = [Kept(dealt(world, rng)) for world in worlds]
        self.alike: list[int] = [first_alike(worlds, at) for at in range(len(worlds))]
        """By world: the first one that is the same."""
        self.often: int = AGAIN * len(set(self.alike))
        """Walks after which a node is so popular that its positions are kept."""
        self.seats = worlds[0].seats
        self.judge = judge
        self.sorted = judge.sorts()
        self.room: int = MOST_KEPT if self.sorted else 0
        """Positions that may still be kept. A judge that sorts belongs to a game whose moves are laborious; elsewhere a
        position is reached again as quickly as it is found.
        """
        self.rng = rng
        self.root = Node()
        self.worthy = set(judge.worthy(worlds[0], worlds[0].moves()))
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
        world = self.alike[self.simulations % len(self.worlds)]
        self.simulations += 1
        kept: Kept | None = self.starts[world]
        state = self.starts[world].state
        certain = True
        node = self.root
        path: list[Node] = []
        seats: list[int] = []
        first = ANY
        while state.actor != NOBODY:
            seats.append(state.actor)
            width = WIDTH + int(sqrt(float(node.passed)))
            node.passed += 1
            asked = first == ANY and self._asked != ANY
            moves = self._those_asked(state) if asked else self._promising(node, state, kept, width)
            move, node = self._select(node, state, moves)
            if first == ANY:
                first = state.label(move)
            path.append(node)
            found = node.kept.get(world)
            if found is not None:
                kept = found
                state = found.state
                continue
            if kept is not None:
                state = dealt(state, self.rng)
                kept = None
            place = self.rng.place()
            state.play(move)
            self.judge.hasten(state)
            certain = certain and self.rng.place() == place
            if certain and node.passed >= self.often and self.room > 0:
                kept = self._keep(node, world, state)
            if node.visits == 0 and (asked or not self.sorted or len(moves) > 1):
                break
        worth = self._worth(state)
        self._learn(path, seats, worth)
        self._add_up(first, worth)

    def _add_up(self, label: int, worth: list[float]) -> None:
        known = self.worths.get(label)
        if known is None:
            self.worths[label] = worth
        else:
            for seat in range(self.seats):
                known[seat] += worth[seat]

    def _those_asked(self, state: State) -> list[int]:
        return [move for move in state.moves() if state.label(move) == self._asked]

    def _keep(self, node: Node, world: int, state: State) -> Kept:
        if not node.kept:
            node.kept = {}
        self.room -= 1
        kept = Kept(state)
        node.kept[world] = kept
        return kept

    def _promising(self, node: Node, state: State, kept: Kept | None, width: int) -> list[int]:
        """Asks the judge again only when its answer could have changed."""
        if kept is None:
            moves = state.moves_again(node.moves)
        else:
            if kept.moves is UNSEEN:
                kept.moves = state.moves_again(node.moves)
            moves = kept.moves
        if (width != node.width and not self.sorted) or (moves is not node.moves and moves != node.moves):
            node.width = width
            node.moves = moves
            node.promising = self._sorted_out(node, state, kept, width)
        return node.promising[:width] if self.sorted else node.promising

    def _sorted_out(self, node: Node, state: State, kept: Kept | None, width: int) -> list[int]:
        """The promising of the node's moves."""
        if self.sorted and kept is not None and kept.promising is not UNSEEN:
            return kept.promising
        if node is self.root:
            likely = [move for move in node.moves if move in self.worthy]
        else:
            likely = self.judge.likely(state, node.moves)
        promising = self.judge.promising(state, likely, len(likely) if self.sorted else width)
        if self.sorted and kept is not None:
            kept.promising = promising
        return promising

    def _select(self, node: Node, state: State, moves: list[int]) -> tuple[int, Node]:
        """An untried move if there is one, which gets a new node; otherwise the one with the best upper bound.

        Of several untried ones, the first where the judge sorts, otherwise any.
        """
        untried = 0
        chosen = -1
        child: Node | None = None
        best = -1.0
        at: i64 = -1
        for move in moves:
            at += 1
            label: i64 = state.label(move)
            if at < len(node.labels) and node.labels[at] == label:
                known = node.nodes[at]
            else:
                found = node.children.get(label)
                if found is None:
                    untried += 1
                    if untried == 1 if self.sorted else self.rng.below(untried) == 0:
                        chosen = move
                    continue
                known = found
                node.note(at, label, known)
            known.legal += 1
            if untried == 0:
                bound = known.total / known.visits + EXPLORATION * sqrt(log(float(known.legal)) / known.visits)
                if bound > best:
                    best = bound
                    chosen = move
                    child = known
        if untried > 0:
            child = Node()
            child.legal = 1
            node.children[state.label(chosen)] = child
        assert child is not None, "there is no such move"
        return chosen, child

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


def dealt(state: State, rng: Rng) -> State:
    """A copy in which chance is drawn from another generator."""
    copy = state.clone()
    copy.rng = rng
    return copy


def first_alike(worlds: list[State], at: int) -> int:
    for other in range(at):
        if worlds[at].is_like(worlds[other]):
            return other
    return at


def visits_of(entry: tuple[int, float, int, float]) -> int:
    return entry[2]
