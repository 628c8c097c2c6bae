"""Rivality: tiles, spells and golems around the mana well, for two, three or four players, or alone against Suramun."""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, ClassVar, Final

from manawell.games.rivality import events, moves
from manawell.games.rivality.bot.judge import Seer
from manawell.games.rivality.components.reference import reference
from manawell.games.rivality.components.tables import COLOURS, LEVELS
from manawell.games.rivality.elements import KINDS, elements
from manawell.games.rivality.information.bounds import BOUNDS
from manawell.games.rivality.information.build import build
from manawell.games.rivality.information.features import FEATURES, places
from manawell.games.rivality.information.fill import fill
from manawell.games.rivality.information.look import look
from manawell.games.rivality.information.view import EDITIONS, View, prompt
from manawell.games.rivality.reasons import MISTAKES, REASONS, why
from manawell.games.rivality.refusals import explain
from manawell.games.rivality.rules import ending
from manawell.games.rivality.rules.actions import END
from manawell.games.rivality.rules.deck import shuffled
from manawell.games.rivality.rules.fixed import ACTIONS
from manawell.games.rivality.rules.scoring import ranks, totals
from manawell.games.rivality.rules.setup import MODES, deal_mixed, set_up, set_up_solo, split_by_star
from manawell.games.rivality.rules.turn import Rivality
from manawell.games.rivality.state import MULLIGAN, NONE, OVER, SOLO, THREE
from manawell.kernel.calibration import read_calibration
from manawell.kernel.elements import Element
from manawell.kernel.event import Event, events_in
from manawell.kernel.game import Game, Stop
from manawell.kernel.journal import Journal
from manawell.kernel.levels import read_levels
from manawell.kernel.net import read_nets
from manawell.kernel.options import Choice, Options
from manawell.kernel.rng import Rng

MULTIPLAYER: Final = MODES[:SOLO]
TWO_SIDES: Final = ("duel", "teams", "solo")
SEATS: Final = {
    "duel": ("orange", "purple"),
    "three": ("orange", "purple", "turquoise"),
    "teams": ("orange_1", "purple_1", "orange_2", "purple_2"),
}
"""RIV-1.13"""
RANDOM: Final = "random"


class RivalityGame(Game[Rivality, View, moves.Move]):
    """The registration: options, seats, and where each verb is implemented."""

    id = "rivality"
    options = (
        Choice("mode", MODES, MODES[0]),
        Choice("expert", ("false", "true"), "false", {"mode": MULTIPLAYER}),
        Choice("solo_level", tuple(LEVELS), LEVELS[0], {"mode": ("solo",)}),
        Choice("edition", EDITIONS, EDITIONS[0]),
        Choice("solo_colour", ("purple", "orange"), "purple", {"mode": ("solo",)}, deal=True),
        Choice("starred_side", ("purple", "orange", RANDOM), "purple", {"mode": TWO_SIDES}, deal=True),
        Choice(
            "first_player",
            (RANDOM, "0", "1", "2", "3"),
            RANDOM,
            {"mode": MULTIPLAYER},
            {"2": {"mode": ("three", "teams")}, "3": {"mode": ("teams",)}},
            deal=True,
        ),
    )
    view_type = View
    bounds = BOUNDS
    codes = END
    events = events_in(events)
    names: ClassVar[Mapping[str, str]] = {
        "tile": "tile",
        "tiles": "tile",
        "colour": "colour",
        "colours": "colour",
        "direction": "direction",
        "deck": "deck",
        "phase": "phase",
        "step": "step",
        "kind": "kind",
    }
    actions = ACTIONS
    features = FEATURES
    notation = moves.NOTATION
    judge = Seer(read_nets(files("manawell.games.rivality").joinpath("bot", "nets")))
    levels = read_levels(files("manawell.games.rivality").joinpath("bot", "levels.toml"))
    calibration = read_calibration(files("manawell.games.rivality").joinpath("bot", "calibration.toml"))
    reasons = REASONS
    mistakes = MISTAKES
    kinds = KINDS
    folder = files("manawell.games.rivality")

    view = staticmethod(look)
    prompt = staticmethod(prompt)
    places = staticmethod(places)
    fill = staticmethod(fill)
    build = staticmethod(build)
    parse = staticmethod(moves.parse)
    typed = staticmethod(moves.typed)
    write = staticmethod(moves.write)
    explain = staticmethod(explain)
    why = staticmethod(why)

    def variety(self, view: View) -> str:
        """The mode; alone, also the level of Suramun."""
        return view.mode if view.level is None else f"{view.mode}_{view.level}"

    def seats(self, options: Options) -> tuple[str, ...]:
        mode = str(options["mode"])
        return SEATS[mode] if mode in SEATS else (str(options["solo_colour"]),)

    def sides(self, options: Options) -> tuple[int, ...]:
        """Partners sit opposite each other (RIV-16.1, 16.6)."""
        seats = len(self.seats(options))
        return tuple(seat % 2 for seat in range(seats)) if seats == 4 else tuple(range(seats))

    def new(self, options: Options, rng: Rng, journal: Journal | None = None) -> Rivality:
        """Shuffle and deal (RIV-1.5, 1.7, 1.9, 17.3)."""
        position = Rivality(rng)
        position.journal = journal
        position.edition = EDITIONS.index(str(options["edition"]))
        mode = MODES.index(str(options["mode"]))
        starred = NONE if mode == THREE else _one_of(COLOURS[:2], options["starred_side"], rng)
        if mode == SOLO:
            decks = [tiles[:] for tiles in split_by_star(starred)]
            for deck in decks:
                rng.shuffle(deck)
            human = COLOURS.index(str(options["solo_colour"]))
            set_up_solo(position, LEVELS.index(str(options["solo_level"])), human, starred, decks)
            return position
        position.expert = options["expert"] == "true"
        tiles = deal_mixed(rng) if mode == THREE else split_by_star(starred)
        first = _one_of([str(seat) for seat in range(len(self.seats(options)))], options["first_player"], rng)
        set_up(position, mode, starred, first, [shuffled(deck, rng) for deck in tiles])
        return position

    def reference(self, options: Options) -> dict[str, Any]:
        return reference()

    def ending(self, state: Rivality) -> tuple[tuple[int, ...], str] | None:
        if state.phase != OVER:
            return None
        won = tuple(seat for seat in range(state.seats) if state.side_of(seat) in state.winners)
        return won, ending.REASONS[state.reason]

    def stop(self, state: Rivality) -> Stop:
        """Alone, a round is the player's move and Suramun's."""
        if state.phase == MULLIGAN:
            return Stop("setup")
        return Stop("round" if state.mode == SOLO else "turn", state.turn + 1, state.active)

    def elements(self, state: Rivality, options: Options, events: Sequence[Event]) -> list[list[Element]]:
        return elements(self.sides(options), events)

    def scores(self, state: Rivality) -> tuple[int, ...]:
        points = totals(state)
        return tuple(points[state.side_of(seat)] for seat in range(state.seats))

    def figures(self, state: Rivality) -> dict[str, int]:
        """Turns; in the solo game Suramun's points, with three players the ranks (RIV-14.9)."""
        points = totals(state)
        if state.mode == SOLO:
            return {"rounds": state.turn, "suramun": points[1 - state.human]}
        if state.mode == THREE and state.phase == OVER:
            placed = ranks(points, state.winners)
            return {"turns": state.turn} | {f"rank_{COLOURS[side]}": rank for side, rank in enumerate(placed)}
        return {"turns": state.turn}


def _one_of(names: list[str], wanted: str | int, rng: Rng) -> int:
    """The index of the wanted name, or a random one."""
    return rng.below(len(names)) if wanted == RANDOM else names.index(str(wanted))


GAME: Final = RivalityGame()
