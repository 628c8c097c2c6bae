"""What is said for or against a move is true: checked against the true position, and the log of the true game."""

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import msgspec
import pytest

from manawell.bots.levels import make_bot
from manawell.games.rivality import GAME, events
from manawell.games.rivality.components.tables import COLOURS, KIND, POINTS, STRENGTH, TILE_OF, cell_at
from manawell.games.rivality.moves import Place
from manawell.games.rivality.rules.solo import destinations
from manawell.games.rivality.rules.turn import Rivality
from manawell.games.rivality.state import CAST, DELAYED, NO_TILE, OVER, PLACE, REMOVE, SIEGE
from manawell.kernel.event import Event
from manawell.kernel.game import Reason
from manawell.kernel.journal import Journal
from manawell.kernel.rng import Rng, rng_from
from manawell.kernel.state import NOBODY
from manawell.kernel.text import LANGUAGES, Voice
from manawell.learn.course import find_course

MODES: Final[dict[str, dict[str, str]]] = {
    "duel": {},
    "duel expert": {"mode": "duel", "expert": "true"},
    "duel expert french": {"mode": "duel", "expert": "true", "edition": "fr"},
    "three": {"mode": "three"},
    "three expert": {"mode": "three", "expert": "true"},
    "teams": {"mode": "teams"},
    "teams expert": {"mode": "teams", "expert": "true"},
    "solo apprentice": {"mode": "solo"},
    "solo journeyman": {"mode": "solo", "solo_level": "journeyman"},
    "solo master": {"mode": "solo", "solo_level": "master"},
}
MOVES_EACH: Final = 3
"""So many moves are asked about at each decision."""
LONGEST_CLAUSE: Final = 90
SIDES_OF_A_TILE: Final = 4
FULL: Final = 5
"""Golems on a tile that is full, and dug in (RIV-8.7, RIV-9.1)."""

Values = dict[str, Any]


class Played(NamedTuple):
    """A move that was really made: what was true before, after its turn, and what happened."""

    move: msgspec.Struct
    side: int
    before: Rivality
    after: Rivality
    told: list[Event]

    def tile(self, values: Values) -> int:
        return self.after.grid[cell_at(values["x"], values["y"])]

    def named(self, values: Values) -> int:
        """The tile that a reason names; its kind must be right too."""
        tile = self.tile(values)
        assert KIND[tile] == values["kind"]
        return tile

    def of(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.told if isinstance(event, kind)]

    def own_spells(self) -> list[Any]:
        spells = self.of(events.SpellCast) + self.of(events.DelayedSpellCast)
        return [spell for spell in spells if spell.colour == COLOURS[self.side]]

    def took(self, tile: int) -> bool:
        free = self.after.cell_of(tile) not in self.after.wizards
        return holder(self.before, tile) != self.side == holder(self.after, tile) and free

    def taken(self) -> list[int]:
        return [tile for tile, spot in enumerate(self.before.spots) if spot >= 0 and self.took(tile)]


def counts(state: Rivality, tile: int) -> tuple[int, ...]:
    return state.golems_of(tile)


def leaders(state: Rivality, tile: int) -> list[int]:
    found = counts(state, tile)
    return [side for side, count in enumerate(found) if count == max(found) > 0]


def holder(state: Rivality, tile: int) -> int:
    """RIV-6.1"""
    first = leaders(state, tile)
    return first[0] if len(first) == 1 else NOBODY


def enemies(state: Rivality, tile: int, side: int) -> int:
    return sum(counts(state, tile)) - counts(state, tile)[side]


def value_of(state: Rivality, tile: int, side: int) -> int:
    """The points of a tile for its holder (RIV-14.1, 17.28, 20.1)."""
    strict = state.expert or (state.human == side and state.level == 2)
    return POINTS[tile] - (strict and enemies(state, tile, side) > 0)


def lead(state: Rivality, tile: int, side: int) -> int:
    found = counts(state, tile)
    return found[side] - max(count for other, count in enumerate(found) if other != side)


def points(state: Rivality, side: int) -> int:
    view = GAME.view(state, -1)
    return view.points[side]


def ahead(state: Rivality, side: int) -> bool:
    return all(points(state, side) > points(state, other) for other in range(state.sides) if other != side)


def ring(state: Rivality, tile: int) -> list[int]:
    """Who holds the neighbours."""
    cell = state.cell_of(tile)
    beside = [state.grid[cell + step] for step in (-64, 1, 64, -1)]
    return [holder(state, one) if one != NO_TILE else NOBODY for one in beside]


def some_move_loses(state: Rivality, side: int) -> bool:
    for move in state.moves():
        after = state.clone()
        after.play(move)
        if after.phase == OVER and side not in after.winners:
            return True
    return False


def takes(p: Played, v: Values, kinds: tuple[str, ...]) -> bool:
    tile = p.named(v)
    return v["kind"] in kinds and p.took(tile) and v["points"] == value_of(p.after, tile, p.side)


def grows(p: Played, tile: int) -> bool:
    stays = holder(p.before, tile) == p.side == holder(p.after, tile)
    return stays and counts(p.after, tile)[p.side] > counts(p.before, tile)[p.side]


def evens(p: Played, v: Values) -> bool:
    tile = p.named(v)
    before = holder(p.before, tile)
    first = leaders(p.after, tile)
    return before not in (NOBODY, p.side) and len(first) > 1 and p.side in first


def cleans(p: Played, v: Values) -> bool:
    tile = p.named(v)
    gained = value_of(p.after, tile, p.side) - value_of(p.before, tile, p.side)
    return holder(p.before, tile) == p.side == holder(p.after, tile) and gained == v["points"]


def spoils(p: Played, v: Values) -> bool:
    tile = p.named(v)
    other = holder(p.before, tile)
    lost = value_of(p.before, tile, other) - value_of(p.after, tile, other)
    return other not in (NOBODY, p.side) and other == holder(p.after, tile) and lost == v["points"]


def digs_out(p: Played, v: Values) -> bool:
    tile = p.named(v)
    return any(
        counts(p.before, tile)[side] == FULL > counts(p.after, tile)[side]
        for side in range(p.before.sides)
        if side != p.side
    )


def digs_in(p: Played, v: Values) -> bool:
    tile = p.named(v)
    return counts(p.before, tile)[p.side] < FULL == counts(p.after, tile)[p.side]


def pushes_out(p: Played, v: Values) -> bool:
    """All that left and is the enemies', less what left by the spells of others."""
    ours, found = p.before.caster == p.side, 0
    for event in p.told:
        if isinstance(event, events.SpellCast | events.DelayedSpellCast):
            ours = event.colour == COLOURS[p.side]
        elif isinstance(event, events.GolemsRemoved) and ours and event.colour != COLOURS[p.side]:
            found += event.removed
    return found >= 2 and found == int(v["count"])


def left_tile(p: Played, v: Values) -> bool:
    tile = p.named(v)
    return p.before.wizards[p.side] == p.before.cell_of(tile) != p.after.wizards[p.side] and grows(p, tile)


def opens_ring(p: Played, v: Values) -> bool:
    tile = p.named(v)
    before, after = ring(p.before, tile), ring(p.after, tile)
    for enemy in range(p.before.sides):
        if enemy != p.side and before.count(enemy) == SIDES_OF_A_TILE - 1:
            return (after.count(enemy) < SIDES_OF_A_TILE - 1 or p.side in after) and holder(p.after, tile) == p.side
    return False


def hits_leader(p: Played, v: Values) -> bool:
    side = COLOURS.index(v["colour"])
    return side != p.side and ahead(p.before, side) and points(p.after, side) < points(p.before, side)


def parks(p: Played, v: Values) -> bool:
    tile, suramun = p.named(v), 1 - p.side
    stands = p.after.wizards[suramun] == p.after.cell_of(tile)
    return p.after.phase == OVER and stands and holder(p.after, tile) == suramun and POINTS[tile] > 1


def all_spells(p: Played, v: Values) -> bool:
    assert isinstance(p.move, Place)
    first = 16 * TILE_OF[p.move.tile]
    printed = sum(strength > 0 for strength in STRENGTH[first : first + 4])
    hits = [spell for spell in p.of(events.SpellCast) if (spell.source_x, spell.source_y) == (p.move.x, p.move.y)]
    return printed == len(hits) > 1 and all(spell.landed for spell in hits)


def keeps_strong(p: Played, v: Values) -> bool:
    assert isinstance(p.move, Place)
    kept = [tile for tile in p.before.hands[p.before.actor] if tile != TILE_OF[p.move.tile]]
    return any(KIND[tile] == v["kind"] for tile in kept) and kept[0] in p.after.hands[p.before.actor]


def lays_fortress(p: Played, v: Values) -> bool:
    assert isinstance(p.move, Place)
    tile = TILE_OF[p.move.tile]
    guarded = p.after.wizards[p.side] == p.after.cell_of(tile)
    return KIND[tile] == "fortress" and guarded and holder(p.after, tile) == p.side


WELL: Final = TILE_OF["mw"]
CHECKS: Final[dict[str, Callable[[Played, Values], bool]]] = {
    "wins": lambda p, v: p.after.phase == OVER and p.side in p.after.winners,
    "loses": lambda p, v: p.after.phase == OVER and p.side not in p.after.winners,
    "takes-well": lambda p, v: p.took(WELL) and v["points"] == value_of(p.after, WELL, p.side),
    "siege": lambda p, v: any(
        (event.x, event.y, event.colour) == (v["x"], v["y"], COLOURS[p.side]) for event in p.of(events.TileBesieged)
    ),
    "takes-two": lambda p, v: len(p.taken()) == v["count"] > 1,
    "takes-fortress": lambda p, v: takes(p, v, ("fortress",)),
    "frees-well": lambda p, v: holder(p.before, WELL) not in (NOBODY, p.side) and holder(p.after, WELL) == NOBODY,
    "opens-ring": opens_ring,
    "turns-waiting": lambda p, v: any(
        event.colour == COLOURS[p.side]
        and event.landed
        and p.after.layers[p.after.grid[cell_at(event.source_x, event.source_y)]] != p.side
        for event in p.of(events.DelayedSpellCast)
    ),
    "uses-waiting": lambda p, v: (
        0
        < v["golems"]
        == sum(event.landed for event in p.of(events.DelayedSpellCast) if event.colour == COLOURS[p.side])
    ),
    "breaks-shields": lambda p, v: any(
        (spell.x, spell.y) == (v["x"], v["y"]) and spell.broken and spell.landed for spell in p.own_spells()
    ),
    "digs-out": digs_out,
    "tips-tie": lambda p, v: len(leaders(p.before, p.named(v))) > 1 and p.took(p.named(v)),
    "takes-tile": lambda p, v: takes(p, v, ("hut", "stone_circle")),
    "evens": evens,
    "cleans": cleans,
    "spoils": spoils,
    "pushes-out": pushes_out,
    "covers-left-tile": left_tile,
    "digs-in": digs_in,
    "strengthens": lambda p, v: (
        grows(p, p.named(v)) and lead(p.before, p.named(v), p.side) == 1 < lead(p.after, p.named(v), p.side)
    ),
    "hits-leader": hits_leader,
    "parks-suramun": parks,
    "opens-paths": lambda p, v: len(destinations(p.before)) < v["count"] == len(p.after.moves()),
    "keeps-casting": lambda p, v: bool(p.own_spells()) and not p.of(events.NoSpells) and p.after.phase != OVER,
    "lays-fortress": lays_fortress,
    "all-spells": all_spells,
    "avoids-end": lambda p, v: (
        p.after.phase != OVER and not ahead(p.before, p.side) and some_move_loses(p.before, p.side)
    ),
    "nears-end": lambda p, v: ahead(p.after, p.side) and p.after.supplies[p.side] == v["golems"] <= 6,
    "keeps-strong": keeps_strong,
    "blocked": lambda p, v: any((event.x, event.y) == (v["x"], v["y"]) for event in p.of(events.SpellBlocked)),
    "repelled": lambda p, v: 0 < v["golems"] == sum(spell.repelled for spell in p.own_spells()),
}
"""By reason: what it claims."""


def play_turn(state: Rivality, move: int, rng: Rng) -> Played:
    """Make a move in the true position, and end its turn somehow."""
    after = state.clone()
    after.journal = journal = Journal()
    after.play(move)
    while after.phase in (CAST, REMOVE, DELAYED, SIEGE):
        answers = after.moves()
        after.play(answers[rng.below(len(answers))])
    told = [event for event, _ in journal.entries]
    return Played(GAME.typed(state, move), state.side_of(state.actor), state, after, told)


def sample(moves: list[int], rng: Rng) -> list[int]:
    if len(moves) <= MOVES_EACH:
        return moves
    return [moves[rng.below(len(moves))] for _ in range(MOVES_EACH)]


def why(state: Rivality, move: int) -> tuple[Reason, ...]:
    return GAME.why(GAME.view(state, state.actor), GAME.text_of(state, move), rng_from(b"why"))


def positions(mode: str) -> Iterator[tuple[Rivality, Rng]]:
    """Every position of a game in which the moves are random, and those from which there is much to say."""
    rng = rng_from(f"reasons {mode}".encode())
    state = GAME.new(GAME.settle(MODES[mode]), rng.clone())
    while state.actor != NOBODY:
        yield state, rng
        tried = sample(state.moves(), rng)
        state.play(tried[0] if rng.below(2) else max(tried, key=lambda move: len(why(state, move))))


def test_every_reason_has_a_check() -> None:
    assert set(CHECKS) == set(GAME.reasons)
    assert set(GAME.mistakes) <= set(GAME.reasons)


@pytest.mark.parametrize("mode", MODES)
def test_what_is_said_is_true(mode: str) -> None:
    said = 0
    for state, rng in positions(mode):
        for move in sample(state.moves(), rng):
            reasons = why(state, move)
            played = play_turn(state, move, rng)
            for reason in reasons:
                said += 1
                assert CHECKS[reason.id](played, reason.values), f"{GAME.text_of(state, move)}: {reason}"
            order = [GAME.reasons.index(reason.id) for reason in reasons]
            assert order == sorted(set(order))
    assert said > 20


@pytest.mark.parametrize("mode", MODES)
def test_what_is_said_depends_on_nothing_hidden(mode: str) -> None:
    asked = 0
    for state, rng in positions(mode):
        move = state.moves()[rng.below(len(state.moves()))]
        other = GAME.resample(state, state.actor, rng)
        text = GAME.text_of(state, move)
        found = GAME.why(GAME.view(other, other.actor), text, rng_from(b"another"))
        assert found == why(state, move), text
        asked += 1
    assert asked > 5


EXAMPLES: Final[tuple[tuple[str, str, str, Values], ...]] = (
    ("end-it", "sc_a1@0,-2/S", "wins", {}),
    ("first-tile", "sc_a1@0,1/N", "takes-well", {"points": 3}),
    ("french-order", "fo_a3@2,0/N", "takes-well", {"points": 2}),
    ("siege", "sc_a2@1,-1/N", "siege", {"kind": "mana_well", "x": 0, "y": 0}),
    ("push-out", "sc_a5@0,-1/W", "takes-two", {"count": 2}),
    ("shield-sum", "hu_a3@0,-2/W", "takes-fortress", {"kind": "fortress", "x": 0, "y": 1, "points": 4}),
    ("turncoat", "sc_a2@2,0/W", "turns-waiting", {}),
    ("waiting", "hu_a4@2,0/N", "uses-waiting", {"golems": 3}),
    ("fortress", "hu_a4@-2,0/S", "breaks-shields", {"kind": "fortress", "x": 1, "y": 0}),
    ("dug-in-circle", "sc_a1@0,2/N", "digs-out", {"kind": "stone_circle", "x": 0, "y": 1}),
    ("tie", "hu_a2@-1,0/S", "tips-tie", {"kind": "mana_well", "x": 0, "y": 0}),
    ("hut", "sc_a2@2,0/N", "takes-tile", {"kind": "hut", "x": 1, "y": 0, "points": 2}),
    ("clean", "sc_a5@2,0/N", "cleans", {"kind": "fortress", "x": 1, "y": 0, "points": 1}),
    ("spoil", "sc_a2@2,0/N", "spoils", {"kind": "stone_circle", "x": 2, "y": -1, "points": 1}),
    ("dug-in-well", "sc_a1@0,-1/S", "pushes-out", {"count": 3}),
    ("touch", "hu_a3@0,2/N", "covers-left-tile", {"kind": "stone_circle", "x": 0, "y": 1}),
    ("dig-in", "sc_a1@-1,0/E", "digs-in", {"kind": "mana_well", "x": 0, "y": 0}),
    ("team-guard", "sc_a2@3,0/N", "strengthens", {"kind": "fortress", "x": 2, "y": 0}),
    ("three-way", "sc_a3@1,1/E", "hits-leader", {"colour": "turquoise"}),
    ("solo-tie", "go:3,4", "parks-suramun", {"kind": "hut", "x": 3, "y": 1}),
    ("solo-path", "go:0,2", "keeps-casting", {}),
    ("french-order", "fo_a3@2,0/N", "lays-fortress", {}),
    ("spoil", "sc_a2@2,0/N", "all-spells", {}),
    ("two-tiles-left", "sc_a5@2,0/W", "nears-end", {"golems": 3}),
    ("five", "sc_a1@-1,0/E", "keeps-strong", {"kind": "hut"}),
    ("dug-in-circle", "sc_a1@0,2/N", "repelled", {"golems": 1}),
    ("guarded", "sc_a1@-2,0/E", "blocked", {"x": -1, "y": 0}),
)


def load(name: str) -> Rivality:
    """A position of the lessons."""
    return GAME.load(find_course(GAME.id).position(name).saved())


def ids(name: str, text: str) -> dict[str, Values]:
    state = load(name)
    return {reason.id: reason.values for reason in why(state, GAME.read(state, state.actor, text))}


@pytest.mark.parametrize(("position", "text", "reason", "values"), EXAMPLES)
def test_lessons_show_reasons(position: str, text: str, reason: str, values: Values) -> None:
    assert ids(position, text)[reason] == values
    for language in LANGUAGES:
        said = Voice(GAME, language, ("Anna", "Ben", "Chloé", "Dörte"), 0).reason(Reason(reason, values))
        assert 0 < len(said) <= LONGEST_CLAUSE, said


def test_nothing_is_said_while_the_end_of_the_turn_is_open() -> None:
    assert ids("short-supply", "fo_a2@-1,-1/S") == {}


def test_a_text_that_is_no_move_here_has_no_reasons() -> None:
    state = load("first-tile")
    view = GAME.view(state, state.actor)
    assert GAME.why(view, "sc_a1@5,5/N", rng_from(b"why")) == ()
    assert GAME.why(view, "nonsense", rng_from(b"why")) == ()


def test_a_greedy_bot_mostly_has_a_reason() -> None:
    rng = rng_from(b"a greedy bot")
    bot = make_bot("greedy", rng.clone())
    state = GAME.new(GAME.settle({}), rng.clone())
    asked = found = 0
    while state.actor != NOBODY:
        move = bot.choose(GAME, GAME.view(state, state.actor))
        if state.phase == PLACE:
            asked += 1
            found += any(reason.id not in GAME.mistakes for reason in why(state, move))
        state.play(move)
    assert found >= 0.7 * asked > 7
