"""Gegensatz, the German edition of Antinomy: a card duel on a timeline of relics, and its solo modes."""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, ClassVar, Final

from manawell.games.gegensatz import events, moves
from manawell.games.gegensatz.bot.judge import Sage
from manawell.games.gegensatz.components.reference import reference
from manawell.games.gegensatz.components.tables import (
    DEFAULT_DIFFICULTY,
    DIFFICULTIES,
    DUEL_TURN_LIMIT,
    RELICS,
    SEATS,
)
from manawell.games.gegensatz.elements import KINDS, elements
from manawell.games.gegensatz.information.bounds import BOUNDS
from manawell.games.gegensatz.information.build import build
from manawell.games.gegensatz.information.features import FEATURES
from manawell.games.gegensatz.information.fill import fill
from manawell.games.gegensatz.information.look import look
from manawell.games.gegensatz.information.recall import recall_of
from manawell.games.gegensatz.information.view import MODES, View, prompt
from manawell.games.gegensatz.reasons import AGAINST, FOR, why
from manawell.games.gegensatz.refusals import explain
from manawell.games.gegensatz.rules.actions import END
from manawell.games.gegensatz.rules.ending import REASONS
from manawell.games.gegensatz.rules.fixed import ACTIONS
from manawell.games.gegensatz.rules.setup import deal_duel, deal_solo, solo_pile
from manawell.games.gegensatz.rules.turn import Gegensatz
from manawell.games.gegensatz.state import DUEL, OVER, PLACE
from manawell.kernel.calibration import read_calibration
from manawell.kernel.elements import Element
from manawell.kernel.event import Event, events_in
from manawell.kernel.game import Game, Stop
from manawell.kernel.journal import Journal
from manawell.kernel.learning import Recall
from manawell.kernel.levels import read_levels
from manawell.kernel.options import Choice, Count, Options
from manawell.kernel.rng import Rng
from manawell.kernel.state import NOBODY

SOLO_MODES: Final = MODES[1:]


class GegensatzGame(Game[Gegensatz, View, moves.Move]):
    """The registration: options, seats, and where each verb is implemented."""

    id = "gegensatz"
    weight = 1
    options = (
        Choice("mode", MODES, MODES[DUEL]),
        Choice("difficulty", tuple(DIFFICULTIES), DEFAULT_DIFFICULTY, {"mode": SOLO_MODES}),
        Count("turn_limit", DUEL_TURN_LIMIT, 1, 1_000_000, {"mode": (MODES[DUEL],)}),
    )
    view_type = View
    bounds = BOUNDS
    codes = END
    events = events_in(events)
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
    actions = ACTIONS
    features = FEATURES
    notation = moves.NOTATION
    judge = Sage()
    levels = read_levels(files("manawell.games.gegensatz").joinpath("bot", "levels.toml"))
    calibration = read_calibration(files("manawell.games.gegensatz").joinpath("bot", "calibration.toml"))
    reasons = (*FOR, *AGAINST)
    mistakes = tuple(AGAINST)
    kinds = KINDS
    folder = files("manawell.games.gegensatz")

    view = staticmethod(look)
    prompt = staticmethod(prompt)
    fill = staticmethod(fill)
    build = staticmethod(build)
    parse = staticmethod(moves.parse)
    typed = staticmethod(moves.typed)
    write = staticmethod(moves.write)
    explain = staticmethod(explain)
    why = staticmethod(why)

    def variety(self, view: View) -> str:
        """The mode; alone, also the difficulty."""
        return view.mode if view.difficulty is None else f"{view.mode}_{view.difficulty}"

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

    def recall_in(self, options: Options) -> Recall | None:
        return recall_of(int(options["turn_limit"])) if options["mode"] == MODES[DUEL] else None

    def ending(self, state: Gegensatz) -> tuple[tuple[int, ...], str] | None:
        if state.phase != OVER:
            return None
        return () if state.winner == NOBODY else (state.winner,), REASONS[state.reason]

    def stop(self, state: Gegensatz) -> Stop:
        return Stop("setup") if state.phase == PLACE else Stop("turn", state.turn + 1, state.actor)

    def elements(self, state: Gegensatz, options: Options, events: Sequence[Event]) -> list[list[Element]]:
        return elements(len(self.seats(options)), events)

    def scores(self, state: Gegensatz) -> tuple[int, ...]:
        return tuple(state.crystals)

    def figures(self, state: Gegensatz) -> dict[str, int]:
        """Turns, and cards left in a solo pile (GEG-26.5)."""
        return {"turns": state.turn} if state.mode == DUEL else {"turns": state.turn, "pile": len(state.pile)}

    def reference(self, options: Options) -> dict[str, Any]:
        return reference()


GAME: Final = GegensatzGame()
