"""The smallest game that fills a table: one, two, three or four seats, and partners. Taking the last stone wins.

It is in no list; a test puts it there for as long as it needs it. Unlike examples/nim it has what a table, a form or a
page could get wrong: a single seat, partners, options that depend on each other, and no board.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from typing import ClassVar

import msgspec

from manawell.kernel.event import Event
from manawell.kernel.faults import Refusal
from manawell.kernel.game import Game, Prompt
from manawell.kernel.journal import Journal
from manawell.kernel.judge import Judge
from manawell.kernel.options import Choice, Options
from manawell.kernel.registry import games
from manawell.kernel.rng import Rng
from manawell.kernel.state import NOBODY, State
from manawell.server.web import library

SIDES = {"alone": (0,), "duel": (0, 1), "trio": (0, 1, 2), "pairs": (0, 0, 1, 1)}
HEAPS = {"small": 6, "large": 12, "huge": 20}
MOST = 3


class Taken(Event, frozen=True):
    """Stones leave the heap."""

    rule: ClassVar[str] = "NIM-1.1"
    seat: int
    stones: int


class Take(msgspec.Struct, frozen=True, tag=True):
    stones: int


class View(msgspec.Struct, frozen=True):
    viewer: int
    mode: str
    heap: int
    actor: int | None
    taken: tuple[int, ...]


class Heap(State):
    def __init__(self, rng: Rng, mode: str, heap: int) -> None:
        super().__init__(rng)
        self.mode, self.heap = mode, heap
        self.seats, self.actor = len(SIDES[mode]), 0
        self.taken = [0] * self.seats
        self.last = NOBODY

    def moves(self) -> list[int]:
        return list(range(1, min(MOST, self.heap) + 1))

    def play(self, move: int) -> None:
        self.heap -= move
        self.taken[self.actor] += move
        if self.journal is not None:
            self.journal.tell(Taken(self.actor, move))
        self.last = self.actor
        self.actor = (self.actor + 1) % self.seats if self.heap else NOBODY

    def clone(self) -> "Heap":
        other = Heap(self.rng.clone(), self.mode, self.heap)
        other.actor, other.taken, other.last = self.actor, list(self.taken), self.last
        return other

    def payoff(self, seat: int) -> float:
        sides = SIDES[self.mode]
        return float(sides[seat] == sides[self.last])


class Nim(Game[Heap, View, Take]):
    id = "nim"
    options = (
        Choice("mode", tuple(SIDES), "trio"),
        Choice("heap", tuple(HEAPS), "large", value_only_with={"huge": {"mode": ("pairs",)}}, deal=True),
        Choice("open", ("false", "true"), "true"),
    )
    view_type = View
    events = (Taken,)
    names: ClassVar[dict[str, str]] = {}
    notation = ("take:1",)
    judge = Judge()
    folder = files("tests.server.nim")

    def seats(self, options: Options) -> tuple[str, ...]:
        return tuple("NESW"[: len(SIDES[str(options["mode"])])])

    def sides(self, options: Options) -> tuple[int, ...]:
        return SIDES[str(options["mode"])]

    def new(self, options: Options, rng: Rng, journal: Journal | None = None) -> Heap:
        heap = Heap(rng, str(options["mode"]), HEAPS[str(options["heap"])])
        heap.journal = journal
        return heap

    def ending(self, state: Heap) -> tuple[tuple[int, ...], str] | None:
        if state.actor != NOBODY:
            return None
        return tuple(seat for seat in range(state.seats) if state.payoff(seat)), "empty"

    def scores(self, state: Heap) -> tuple[int, ...]:
        return tuple(state.taken)

    def view(self, state: Heap, viewer: int) -> View:
        actor = None if state.actor == NOBODY else state.actor
        return View(viewer, state.mode, state.heap, actor, tuple(state.taken))

    def prompt(self, view: View) -> Prompt | None:
        return None if view.actor is None else Prompt("take", "NIM-1.1")

    def fill(self, view: View, rng: Rng) -> View:
        return view

    def build(self, view: View, rng: Rng) -> Heap:
        heap = Heap(rng, view.mode, view.heap)
        heap.actor, heap.taken = NOBODY if view.actor is None else view.actor, list(view.taken)
        return heap

    def parse(self, text: str) -> Take | None:
        stones = text.removeprefix("take:")
        return Take(int(stones)) if stones.isdecimal() else None

    def typed(self, state: Heap, move: int) -> Take:
        return Take(move)

    def write(self, typed: Take) -> str:
        return f"take:{typed.stones}"

    def explain(self, state: Heap, seat: int, attempt: Take) -> Refusal:
        return Refusal("NIM-1.1", "refusal-take")


@contextmanager
def nim_is_listed() -> Iterator[None]:
    games()[Nim.id] = Nim()
    library._games.cache_clear()
    yield
    del games()[Nim.id]
    library._games.cache_clear()
