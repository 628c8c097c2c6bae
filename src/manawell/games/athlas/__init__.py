"""Athlas: creatures built from cards fight on a hex field for three relics; a duel, or a campaign of several."""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, ClassVar, Final

from manawell.games.athlas import events, moves
from manawell.games.athlas.auto_answers import answer_automatically
from manawell.games.athlas.bot.armies import equipment_of
from manawell.games.athlas.bot.judge import Tactician
from manawell.games.athlas.components.cards import STANDARD, CardSet
from manawell.games.athlas.components.cardsets import SETS, card_set
from manawell.games.athlas.components.reference import reference
from manawell.games.athlas.components.tables import DATA, PLAYERS, POINTS_DEFAULT
from manawell.games.athlas.drafts import Checked, check
from manawell.games.athlas.elements import KINDS, elements
from manawell.games.athlas.information.bounds import BOUNDS
from manawell.games.athlas.information.build import build
from manawell.games.athlas.information.features import FEATURES, places
from manawell.games.athlas.information.fill import fill
from manawell.games.athlas.information.look import look
from manawell.games.athlas.information.view import MODES, View, prompt
from manawell.games.athlas.reasons import REASONS as CLAUSES
from manawell.games.athlas.reasons import why
from manawell.games.athlas.refusals import explain
from manawell.games.athlas.refusals.unusable import unusable
from manawell.games.athlas.rules.actions import digits
from manawell.games.athlas.rules.creation import ORDERS, open_creation, take_army
from manawell.games.athlas.rules.ending import REASONS
from manawell.games.athlas.rules.fixed import ACTIONS, layout_of
from manawell.games.athlas.rules.flow import begin_battle, carry_on
from manawell.games.athlas.rules.relics import relics_held
from manawell.games.athlas.rules.turn import Athlas
from manawell.games.athlas.state import ACT, BUSY, CAMPAIGN, CHOOSE, OVER, PRESET, QUICK, SUMMON
from manawell.games.athlas.suggestions import STYLES, suggest
from manawell.kernel.calibration import read_calibration
from manawell.kernel.elements import Element
from manawell.kernel.event import Event, events_in
from manawell.kernel.faults import Fault
from manawell.kernel.game import Game, Stop
from manawell.kernel.journal import Journal
from manawell.kernel.learning import Actions
from manawell.kernel.levels import read_levels
from manawell.kernel.net import read_nets
from manawell.kernel.options import Choice, Count, Needs, Options
from manawell.kernel.rng import Rng

_CONSTANTS: Final[dict[str, int]] = DATA["constants"]
WITH_CREATION: Final[Needs] = {"mode": ("standard", "campaign")}
GIVEN: Final = "given"


class AthlasGame(Game[Athlas, View, moves.Move]):
    """The registration: options, seats, and where each verb is implemented."""

    id = "athlas"
    weight = 3
    options = (
        Choice("mode", MODES, MODES[0]),
        Choice("armies", (GIVEN, "chosen"), GIVEN, {"mode": ("quick",)}),
        Count(
            "points",
            POINTS_DEFAULT,
            _CONSTANTS["summoning_points_min"],
            _CONSTANTS["summoning_points_max"],
            WITH_CREATION,
            step=_CONSTANTS["summoning_points_step"],
        ),
        Count(
            "games",
            _CONSTANTS["campaign_games_default"],
            _CONSTANTS["campaign_games_default"],
            _CONSTANTS["campaign_games_max"],
            {"mode": ("campaign",)},
            step=2,
        ),
        Count(
            "turn_limit",
            _CONSTANTS["turn_limit_default"],
            _CONSTANTS["turn_limit_min"],
            _CONSTANTS["turn_limit_max"],
            step=2,
            or_none=True,
        ),
        Choice("cards", tuple(SETS), STANDARD.name, deal=True),
    )
    auto_answers = (
        Choice("auto_pass", ("smart", "never", "always"), "smart"),
        Choice("stop", ("off", "on"), "off"),
    )
    view_type = View
    draft_type = Checked
    bounds = BOUNDS
    events = events_in(events)
    names: ClassVar[Mapping[str, str]] = {
        "card": "card",
        "cards": "card",
        "top": "card",
        "other": "card",
        "stack": "card",
        "genus": "card",
        "target_genus": "card",
        "figure": "figure",
        "relic": "relic",
        "terrain": "terrain",
        "condition": "condition",
        "cause": "cause",
        "type": "attack",
        "phase": "phase",
        "window": "window",
        "army": "army",
        "reason": "draw",
    }
    actions = ACTIONS
    features = FEATURES
    notation = moves.NOTATION
    judge = Tactician()
    levels = read_levels(files("manawell.games.athlas").joinpath("bot", "levels.toml"))
    calibration = read_calibration(files("manawell.games.athlas").joinpath("bot", "calibration.toml"))
    foretellers = read_nets(files("manawell.games.athlas").joinpath("bot", "nets"))
    reasons = CLAUSES
    kinds = KINDS
    folder = files("manawell.games.athlas")

    view = staticmethod(look)
    prompt = staticmethod(prompt)
    places = staticmethod(places)
    fill = staticmethod(fill)
    build = staticmethod(build)
    digits = staticmethod(digits)
    parse = staticmethod(moves.parse)
    typed = staticmethod(moves.typed)
    write = staticmethod(moves.write)
    explain = staticmethod(explain)
    unusable = staticmethod(unusable)
    why = staticmethod(why)

    def variety(self, view: View) -> str:
        return view.mode

    def seats(self, options: Options) -> tuple[str, ...]:
        return tuple(PLAYERS)

    def actions_in(self, options: Options) -> Actions:
        return layout_of(card_set(str(options["cards"]))).actions

    def new(self, options: Options, rng: Rng, journal: Journal | None = None) -> Athlas:
        """Ask the players for armies, or take the given ones and draw the starting player (ATH-3.2, 26.1)."""
        position = Athlas(rng)
        position.journal = journal
        position.table = card_set(str(options["cards"]))
        position.mode = MODES.index(str(options["mode"]))
        position.points = int(options.get("points", POINTS_DEFAULT))
        position.turn_limit = int(options["turn_limit"])
        if position.mode == CAMPAIGN:
            position.games = int(options["games"])
        if position.mode != QUICK or options["armies"] != GIVEN:
            position.phase = PRESET if position.mode == QUICK else position.phase
            open_creation(position, 0)
            return position
        for seat in range(len(PLAYERS)):
            take_army(position, seat, seat, ORDERS[0])
        begin_battle(position)
        if position.phase == BUSY:
            carry_on(position)
        return position

    def ending(self, state: Athlas) -> tuple[tuple[int, ...], str] | None:
        if state.phase != OVER:
            return None
        return () if state.winner < 0 else (state.winner,), REASONS[state.reason]

    def stop(self, state: Athlas) -> Stop:
        return Stop("turn", state.turn, state.active) if state.turn else Stop("setup")

    def elements(self, state: Athlas, options: Options, events: Sequence[Event]) -> list[list[Element]]:
        return elements(self.equipment(state), events)

    def scores(self, state: Athlas) -> tuple[int, ...]:
        """Relics held; in a campaign, games won."""
        if state.mode == CAMPAIGN:
            return tuple(state.wins)
        return relics_held(state)

    def figures(self, state: Athlas) -> dict[str, int]:
        return {"turns": state.turn, "spent_gold": state.core.spent[0], "spent_silver": state.core.spent[1]}

    def reference(self, options: Options) -> dict[str, Any]:
        return reference(card_set(str(options["cards"])))

    def check(self, options: Options, draft: str) -> Checked:
        return check(*_terms(options), draft)

    def suggest(self, options: Options, style: str, rng: Rng) -> str:
        if style not in STYLES:
            raise Fault("fault-unknown-style", game=self.id, style=style, known=", ".join(STYLES))
        return suggest(*_terms(options), style, rng)

    def answer_automatically(
        self, view: View, chosen: Mapping[str, str], watched: bool = False
    ) -> tuple[str | None, dict[str, str]]:
        return answer_automatically(view, chosen)

    def equipment(self, state: Athlas) -> tuple[dict[str, bool], ...]:
        """The cards of alphas and stacks; those of revealed alphas and spent interventions count as used."""
        return tuple(equipment_of(state, seat) for seat in range(len(PLAYERS)))

    def draw_occasion(self, state: Athlas, seat: int) -> str | None:
        """Once in each turn of the seat, whenever it decides and is not inside a choice (ATH-24.3)."""
        deciding = state.actor == seat == state.active and state.phase in (SUMMON, CHOOSE, ACT)
        return f"{state.game}.{state.turn}" if deciding else None


def _terms(options: Options) -> tuple[CardSet, int, int]:
    """By which a draft is judged: cards, mode, and points."""
    mode = MODES.index(str(options["mode"]))
    return card_set(str(options["cards"])), mode, int(options.get("points", POINTS_DEFAULT))


GAME: Final = AthlasGame()
