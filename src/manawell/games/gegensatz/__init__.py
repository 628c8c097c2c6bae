"""Gegensatz, the German edition of Antinomy: a card duel on a timeline of relics, and its solo modes."""

from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import ClassVar, Final, cast

import msgspec

from manawell.games.gegensatz import events, moves
from manawell.games.gegensatz.bot.judge import Sage
from manawell.games.gegensatz.components.tables import (
    DEFAULT_DIFFICULTY,
    DIFFICULTIES,
    DUEL_TURN_LIMIT,
    RELICS,
    SEATS,
)
from manawell.games.gegensatz.information.bounds import BOUNDS
from manawell.games.gegensatz.information.build import build
from manawell.games.gegensatz.information.fill import fill
from manawell.games.gegensatz.information.look import look
from manawell.games.gegensatz.information.view import MODES, View, prompt
from manawell.games.gegensatz.refusals import explain
from manawell.games.gegensatz.rules.actions import END
from manawell.games.gegensatz.rules.ending import REASONS
from manawell.games.gegensatz.rules.setup import deal_duel, deal_solo, solo_pile
from manawell.games.gegensatz.rules.turn import Gegensatz
from manawell.games.gegensatz.state import DUEL, OVER
from manawell.kernel.event import Event
from manawell.kernel.faults import Refusal
from manawell.kernel.game import Game, Prompt
from manawell.kernel.journal import Journal
from manawell.kernel.judge import Judge
from manawell.kernel.options import Choice, Count, Option, Options
from manawell.kernel.rng import Rng
from manawell.kernel.state import NOBODY

SOLO_MODES: Final = MODES[1:]


class GegensatzGame(Game[Gegensatz, View]):
    """The registration: options, seats, and where each verb is implemented."""

    id = "gegensatz"
    weight = 1
    options: ClassVar[tuple[Option, ...]] = (
        Choice("mode", MODES, MODES[DUEL]),
        Choice("difficulty", tuple(DIFFICULTIES), DEFAULT_DIFFICULTY, {"mode": SOLO_MODES}),
        Count("turn_limit", DUEL_TURN_LIMIT, 1, 1_000_000, {"mode": (MODES[DUEL],)}),
    )
    view_type = View
    bounds = BOUNDS
    codes = END
    events: ClassVar[tuple[type[Event], ...]] = tuple(
        kind
        for kind in vars(events).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    )
    names: ClassVar[Mapping[str, str]] = {
        "card": "card",
        "cards": "card",
        "taken": "card",
        "taken_cards": "card",
        "replaced": "card",
        "hands": "card",
        "colour": "colour",
        "side": "side",
        "phase": "phase",
    }
    notation = moves.NOTATION
    judge: ClassVar[Judge] = Sage()
    folder: ClassVar[Traversable] = files("manawell.games.gegensatz")

    def seats(self, options: Options) -> tuple[str, ...]:
        return tuple(SEATS) if options["mode"] == MODES[DUEL] else tuple(SEATS[:1])

    def new(self, options: Options, rng: Rng, journal: Journal | None = None) -> Gegensatz:
        """Shuffle and deal (GEG-3.2, 17.2, 29.1)."""
        position = Gegensatz(rng)
        position.journal = journal
        relics = list(range(RELICS))
        rng.shuffle(relics)
        mode = MODES.index(str(options["mode"]))
        if mode == DUEL:
            deal_duel(position, relics, int(options["turn_limit"]))
        else:
            pile = solo_pile(relics)
            rng.shuffle(pile)
            deal_solo(position, mode, DIFFICULTIES.index(str(options["difficulty"])), relics, pile)
        return position

    def ending(self, state: Gegensatz) -> tuple[tuple[int, ...], str] | None:
        if state.phase != OVER:
            return None
        return () if state.winner == NOBODY else (state.winner,), REASONS[state.reason]

    def scores(self, state: Gegensatz) -> tuple[int, ...]:
        return tuple(state.crystals)

    def figures(self, state: Gegensatz) -> dict[str, int]:
        """Turns, and cards left in a solo pile (GEG-26.5)."""
        return {"turns": state.turn} if state.mode == DUEL else {"turns": state.turn, "pile": len(state.pile)}

    def view(self, state: Gegensatz, viewer: int) -> View:
        return look(state, viewer)

    def prompt(self, view: View) -> Prompt | None:
        return prompt(view)

    def fill(self, view: View, rng: Rng) -> View:
        return fill(view, rng)

    def build(self, view: View, rng: Rng) -> Gegensatz:
        return build(view, rng)

    def parse(self, text: str) -> moves.Move | None:
        return moves.parse(text)

    def typed(self, state: Gegensatz, move: int) -> moves.Move:
        return moves.typed(state, move)

    def write(self, typed: msgspec.Struct) -> str:
        return moves.write(cast(moves.Move, typed))

    def explain(self, state: Gegensatz, seat: int, attempt: msgspec.Struct) -> Refusal:
        return explain(state, seat, cast(moves.Move, attempt))


GAME: Final = GegensatzGame()
