"""Nim: three heaps of stones, two players, and one of them takes the last stone."""

from collections.abc import Mapping
from importlib.resources import files
from typing import ClassVar, Final

from manawell.kernel.bounds import Bounds
from manawell.kernel.event import events_in
from manawell.kernel.game import Game
from manawell.kernel.journal import Journal
from manawell.kernel.options import Choice, Options
from manawell.kernel.rng import Rng
from manawell.kernel.state import NOBODY
from manawell_nim import events, moves
from manawell_nim.judge import Sage
from manawell_nim.refusals import explain
from manawell_nim.rules import HEAPS, MODES, MOST, Position, deal
from manawell_nim.view import View, build, fill, look, prompt


class Nim(Game[Position, View, moves.Take]):
    """The registration: options, seats, and where each verb is implemented."""

    id = "nim"
    weight = 1
    options = (Choice("mode", MODES, MODES[0]),)
    view_type = View
    bounds = Bounds({"View.mode": MODES}, {"View.heaps": (len(HEAPS),)})
    codes = len(HEAPS) * MOST
    events = events_in(events)
    names: ClassVar[Mapping[str, str]] = {"heap": "heap"}
    notation = moves.NOTATION
    judge = Sage()
    folder = files("manawell_nim")

    view = staticmethod(look)
    prompt = staticmethod(prompt)
    fill = staticmethod(fill)
    build = staticmethod(build)
    parse = staticmethod(moves.parse)
    typed = staticmethod(moves.typed)
    write = staticmethod(moves.write)
    explain = staticmethod(explain)

    def seats(self, options: Options) -> tuple[str, ...]:
        return ("1", "2")

    def new(self, options: Options, rng: Rng, journal: Journal | None = None) -> Position:
        position = Position(rng, str(options["mode"]), deal(rng))
        position.journal = journal
        return position

    def ending(self, state: Position) -> tuple[tuple[int, ...], str] | None:
        return None if state.winner == NOBODY else ((state.winner,), state.mode)

    def scores(self, state: Position) -> tuple[int, ...]:
        return tuple(int(seat == state.winner) for seat in range(state.seats))


GAME: Final = Nim()
