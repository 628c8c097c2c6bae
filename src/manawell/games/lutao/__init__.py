"""Lutao, the Island of the Stone Guardians: peoples, runes, ships and spells, for two, three or four players."""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, ClassVar, Final

from manawell.games.lutao import events, moves
from manawell.games.lutao.auto_answers import (
    PASSES,
    answer_automatically,
    choice_at,
    chooses_a_card,
    spare_card,
    takes_its_time,
)
from manawell.games.lutao.bot.judge import Warlord
from manawell.games.lutao.components.cards import MOMENTS, STANDARD
from manawell.games.lutao.components.materials import MATERIALS, material_of
from manawell.games.lutao.components.reference import reference
from manawell.games.lutao.components.tables import DATA, NONE, PEOPLES, PROVINCE_OF, PROVINCES, RUNES
from manawell.games.lutao.details import Details, details
from manawell.games.lutao.elements import KINDS, elements
from manawell.games.lutao.information.bounds import BOUNDS
from manawell.games.lutao.information.build import build
from manawell.games.lutao.information.features import FEATURES, places
from manawell.games.lutao.information.fill import fill
from manawell.games.lutao.information.look import look
from manawell.games.lutao.information.view import BOARDS, MODES, View, prompt
from manawell.games.lutao.odds import battle_after, fight_out
from manawell.games.lutao.reasons.why import REASONS as SPEAKING_FOR
from manawell.games.lutao.reasons.why import why
from manawell.games.lutao.refusals import explain
from manawell.games.lutao.rules.actions import digits
from manawell.games.lutao.rules.fixed import ACTIONS
from manawell.games.lutao.rules.scoring import REASONS, points_of
from manawell.games.lutao.rules.setup import set_up
from manawell.games.lutao.rules.turn import Lutao
from manawell.games.lutao.state import ACTION_TURN, FIRST_RULES, OVER, PRO, RULES, SET_UP
from manawell.kernel.calibration import read_calibration
from manawell.kernel.elements import Element
from manawell.kernel.event import Event, events_in
from manawell.kernel.game import Game, Reason, Stop
from manawell.kernel.journal import Journal
from manawell.kernel.levels import read_levels
from manawell.kernel.net import read_nets
from manawell.kernel.options import Choice, Count, Options
from manawell.kernel.rng import Rng, rng_from

_OPTIONS: Final[dict[str, int]] = DATA["options"]
SEATS: Final = ("crimson", "violet", "teal", "amber")


class LutaoGame(Game[Lutao, View, moves.Move]):
    """The registration: options, seats, and where each verb is implemented."""

    id = "lutao"
    rules_version = RULES
    weight = 4
    looks_ahead = False
    options = (
        Choice("mode", MODES, MODES[0]),
        Choice("players", ("2", "3", "4"), "2", {"mode": ("standard", "beginner")}),
        Choice("board", BOARDS, BOARDS[0], deal=True),
        Count(
            "max_rounds",
            _OPTIONS["max_rounds_default"],
            _OPTIONS["max_rounds_min"],
            _OPTIONS["max_rounds_max"],
            or_none=True,
        ),
        Choice("material", tuple(MATERIALS), STANDARD.name, deal=True),
    )
    auto_answers = (
        Choice("calm_windows", ("ask", "always", "rest", "pass"), "ask"),
        Choice("battle_windows", ("ask", "always", "pass"), "ask"),
        Choice("answers", ("concerned", "ask", "always", "pass"), "concerned"),
        Choice("combat_cards", ("ask", "spare"), "ask"),
    )
    view_type = View
    details_type = Details
    bounds = BOUNDS
    events = events_in(events)
    names: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(
            (
                "people",
                "peoples",
                "victim",
                "defender",
                "attacker",
                "winner",
                "user",
                "target",
                "other",
                "side",
                "old",
                "borrowed",
            ),
            "people",
        ),
        **dict.fromkeys(("rune", "runes", "old_rune"), "rune"),
        **dict.fromkeys(("spell", "spells"), "spell"),
        **dict.fromkeys(("card", "cards", "drawn"), "card"),
        **dict.fromkeys(("province", "provinces", "origin", "rune_province", "goal", "spot", "symbol"), "province"),
        "land": "land",
        "direction": "direction",
        "phase": "phase",
        "step": "step",
        "window": "window",
        "cause": "cause",
        "how": "way",
        "kind": "artefact",
        "item": "item",
        "reason": "end",
    }
    actions = ACTIONS
    features = FEATURES
    notation = moves.NOTATION
    judge = Warlord(read_nets(files("manawell.games.lutao").joinpath("bot", "nets")))
    levels = read_levels(files("manawell.games.lutao").joinpath("bot", "levels.toml"))
    calibration = read_calibration(files("manawell.games.lutao").joinpath("bot", "calibration.toml"))
    foretellers = judge.nets
    reasons = tuple(SPEAKING_FOR)
    kinds = KINDS
    folder = files("manawell.games.lutao")

    view = staticmethod(look)
    prompt = staticmethod(prompt)
    places = staticmethod(places)
    fill = staticmethod(fill)
    digits = staticmethod(digits)
    parse = staticmethod(moves.parse)
    typed = staticmethod(moves.typed)
    write = staticmethod(moves.write)
    explain = staticmethod(explain)
    details = staticmethod(details)

    def variety(self, view: View) -> str:
        return f"{view.mode}_{view.seats}"

    def seats(self, options: Options) -> tuple[str, ...]:
        return SEATS[: 2 if options["mode"] == "pro" else int(options["players"])]

    def new(self, options: Options, rng: Rng, journal: Journal | None = None) -> Lutao:
        """Lay the board and the cards to choose from; the rest follows after the choices (LUT-1.11, 3.1)."""
        position = Lutao(rng)
        position.rules = self.rules_version
        position.journal = journal
        position.mode = MODES.index(str(options["mode"]))
        board = BOARDS.index(str(options["board"]))
        position.random_board = board == 1
        position.strategic = board == 2
        position.max_rounds = int(options["max_rounds"])
        position.material = material_of(str(options["material"]))
        set_up(position, 4 if position.mode == PRO else int(options["players"]))
        return position

    def ending(self, state: Lutao) -> tuple[tuple[int, ...], str] | None:
        return (tuple(state.winners), REASONS[state.reason]) if state.phase == OVER else None

    def stop(self, state: Lutao) -> Stop:
        """A round; within it the action turns are their players'."""
        if state.step in SET_UP:
            return Stop("setup")
        return Stop("round", state.round, state.player_of(state.active()) if state.step in ACTION_TURN else None)

    def elements(self, state: Lutao, options: Options, events: Sequence[Event]) -> list[list[Element]]:
        return elements(len(self.seats(options)), events)

    def scores(self, state: Lutao) -> tuple[int, ...]:
        """The current points of each player's peoples."""
        points = [0] * state.seats
        for people in state.order:
            points[state.player_of(people)] += points_of(state, people)
        return tuple(points)

    def figures(self, state: Lutao) -> dict[str, int]:
        return {"rounds": state.round}

    def build(self, view: View, rng: Rng) -> Lutao:
        position = build(view, rng)
        position.rules = self.rules_version
        return position

    def why(self, view: View, text: str, rng: Rng) -> tuple[Reason, ...]:
        return why(self, view, text, rng)

    def reference(self, options: Options) -> dict[str, Any]:
        """The components, and which automatic answer goes with which window."""
        windows = {moment: choice_at(moment) for moment in MOMENTS}
        return {**reference(material_of(str(options["material"]))), "windows": windows}

    def answer_automatically(
        self, view: View, chosen: Mapping[str, str], watched: bool = False
    ) -> tuple[str | None, dict[str, str]]:
        """A player who can only pass does so without a prompt, unless others would learn from that (LUT-21.7); so does
        one who leaves it to us which card is of no use.
        """
        move, kept = answer_automatically(view, chosen, watched)
        asked = view.phase == "window" and view.actor == view.viewer
        if move is None and asked and not watched and not takes_its_time(view, chosen):
            only = self.imagine(view, rng_from(b"habit")).moves()
            move = PASSES if len(only) == 1 else None
        if chooses_a_card(view, chosen) and not watched:
            state = self.imagine(view, rng_from(b"habit"))
            move = spare_card([self.text_of(state, one) for one in state.moves()])
        return move, kept

    def equipment(self, state: Lutao) -> tuple[dict[str, bool], ...]:
        """The peoples and runes that each player leads at the end."""
        found: list[dict[str, bool]] = [{} for _ in range(state.seats)]
        for people, one in enumerate(state.peoples):
            cards = [PEOPLES[one.card]] + ([RUNES[one.rune]] if one.rune >= 0 else [])
            found[state.player_of(people)] |= dict.fromkeys(cards, True)
        return tuple(found)

    def battles(self, view: View) -> tuple[str, ...]:
        under_way = {view.battle.province} if view.battle is not None else set()
        return tuple(province.id for province in view.provinces if province.attackers > 0 or province.id in under_way)

    def battle_of(self, state: Lutao, move: int) -> str | None:
        province = battle_after(state, move)
        return None if province == NONE else PROVINCES[province]

    def fight(self, state: Lutao, battle: str) -> tuple[int, int]:
        return fight_out(state, PROVINCE_OF[battle])


class FirstLutaoGame(LutaoGame):
    """By the first version of the rules, for the games that were begun by it."""

    rules_version = FIRST_RULES


LutaoGame.older = (FirstLutaoGame(),)
GAME: Final = LutaoGame()
