"""Finds contradictions in a saved or edited position: things that no real table could show."""

from collections.abc import Iterator
from itertools import chain

from manawell.games.rivality.components.tables import (
    COLUMNS,
    DECK_TILES,
    GOLEMS_AT_START,
    HAND_SIZE,
    IS_FORTRESS,
    MANA_WELL,
    MOST_GOLEMS,
    OFFSET,
    PLAIN,
    ROWS,
    STARRED,
    STEP,
    TILES,
    WELL_CELL,
    cell_at,
)
from manawell.games.rivality.rules.setup import MODES
from manawell.games.rivality.rules.sieges import next_besieger
from manawell.games.rivality.rules.solo import destinations
from manawell.games.rivality.rules.summoning import surplus, tied_enemies
from manawell.games.rivality.state import (
    CAST,
    DELAYED,
    DELAYED_SPELLS,
    ENTER,
    MOVE,
    MULLIGAN,
    NO_TILE,
    NONE,
    OVER,
    PLACE,
    PLACING,
    REMOVE,
    SIEGE,
    SIEGES,
    SOLO,
    SPELLS,
    THREE,
    Position,
)
from manawell.kernel.census import miscounted
from manawell.kernel.faults import Impossible, Refusal, impossible
from manawell.kernel.state import NOBODY

PHASES_OF_STEP = {
    PLACING: (MULLIGAN, PLACE, ENTER, MOVE, OVER),
    SPELLS: (CAST, REMOVE, OVER),
    DELAYED_SPELLS: (DELAYED, REMOVE, OVER),
    SIEGES: (SIEGE, OVER),
}


def check(p: Position) -> None:
    """Refuse the first contradiction."""
    for problem in chain(_options(p), _seats(p), _tiles(p), _golems(p), _wizards(p), _phase(p)):
        raise Impossible("rivality", problem)


def _options(p: Position) -> Iterator[Refusal]:
    solo = p.mode == SOLO
    if solo != (p.level != NONE) or solo != (p.human != NONE):
        yield impossible("RIV-17.1", "solo-options")
    if solo and p.expert:
        yield impossible("RIV-17.6", "solo-expert")
    if (p.mode == THREE) != (p.starred == NONE) or p.starred > 1:
        yield impossible("RIV-1.5" if p.mode == THREE else "RIV-1.3", "starred")
    if p.human > 1:
        yield impossible("RIV-17.1", "solo-colour")


def _seats(p: Position) -> Iterator[Refusal]:
    given = 0 if p.mode == SOLO else p.seats
    if not len(p.hands) == len(p.returned) == given:
        yield impossible("RIV-17.6" if p.mode == SOLO else "RIV-1.8", "hands", players=given)
    if not len(p.supplies) == len(p.wizards) == p.sides or len(p.decks) != (0 if p.mode == SOLO else p.sides):
        yield impossible("RIV-1.10", "sides", sides=p.sides)
    if not (0 <= p.first < p.seats and 0 <= p.active < p.seats and NOBODY <= p.actor < p.seats):
        yield impossible("RIV-17.1" if p.mode == SOLO else "RIV-1.13", "players", players=p.seats)
    if p.turn < 0 or not 0 <= p.answered <= p.seats or p.changes < 0:
        yield impossible("RIV-1.11", "counts")


def _tiles(p: Position) -> Iterator[Refusal]:
    laid = [tile for tile in range(len(TILES)) if p.spots[tile] != NONE]
    held = [*chain(*p.hands, *p.decks)]
    tiles, found, rule = range(len(TILES)), laid + held, _deal_rule(p)
    for tile in found:
        if found.count(tile) > 1:
            yield impossible(rule, "two-places", tile=TILES[tile])
    if len(laid) != len(p.grid) - p.grid.count(NO_TILE):
        yield impossible("RIV-4.1", "one-cell")
    used = {tile for deck in DECK_TILES for tile in deck} | (set() if p.mode == SOLO else {MANA_WELL})
    counts = [found.count(tile) for tile in tiles]
    yield from miscounted(rule, "tile-count", "tile", TILES, counts, [int(tile in used) for tile in tiles])
    if any(len(hand) > HAND_SIZE for hand in p.hands):
        yield impossible("RIV-11.1", "hand-size", most=HAND_SIZE)
    if any(deck and IS_FORTRESS[deck[0]] for deck in p.decks):
        yield impossible("RIV-1.7", "fortress-last")
    if p.starred != NONE:
        yield from _ownership(p)
    yield from _map(p) if p.mode == SOLO else _shape(p, laid)


def _deal_rule(p: Position) -> str:
    """The rule that says which tiles are in the game."""
    if p.mode == THREE:
        return "RIV-1.5"
    return "RIV-17.2" if p.mode == SOLO else "RIV-1.3"


def _ownership(p: Position) -> Iterator[Refusal]:
    """With two sides, each has its own set (RIV-1.3, 17.2)."""
    for side in range(p.sides):
        own = set(DECK_TILES[STARRED if side == p.starred else PLAIN])
        hands = [hand for seat, hand in enumerate(p.hands) if p.side_of(seat) == side]
        laid = [tile for tile in range(len(TILES)) if p.layers[tile] == side]
        if not set(chain(laid, *hands, *p.decks[side : side + 1])) <= own:
            yield impossible(_deal_rule(p), "other-set")


def _map(p: Position) -> Iterator[Refusal]:
    if any(p.grid[cell_at(x, y)] == NO_TILE for x in range(COLUMNS) for y in range(ROWS)):
        yield impossible("RIV-17.4", "solo-map", columns=COLUMNS, rows=ROWS)
    if any(
        p.spots[tile] & 3 != (0 if p.layers[tile] == p.human else 2)
        for tile in range(len(TILES))
        if p.spots[tile] != NONE
    ):
        yield impossible("RIV-17.4", "solo-upright")


def _shape(p: Position, laid: list[int]) -> Iterator[Refusal]:
    if p.grid[WELL_CELL] != MANA_WELL:
        yield impossible("RIV-1.1", "well")
    reached = [WELL_CELL]
    for cell in reached:
        reached += [cell + step for step in STEP if p.grid[cell + step] != NO_TILE and cell + step not in reached]
    if len(reached) != len(laid):
        yield impossible("RIV-4.1", "apart")
    if any((p.layers[tile] == NONE) != (tile == MANA_WELL) for tile in laid):
        yield impossible("RIV-3.1", "laid-by")
    if p.face_down:
        yield impossible("RIV-17.4", "face-down")


def _golems(p: Position) -> Iterator[Refusal]:
    at_start = GOLEMS_AT_START[MODES[p.mode]]
    everywhere = [p.golems_of(tile) for tile in range(len(TILES))]
    for side in range(p.sides):
        standing = sum([here[side] for here in everywhere])
        if p.supplies[side] + standing != at_start or p.supplies[side] < 0:
            yield impossible("RIV-10.1", "golems", wanted=at_start, found=p.supplies[side] + standing)
        if p.supplies[side] == 0 and p.phase not in (REMOVE, OVER):  # RIV-13.3: not before the overflow is resolved
            yield impossible("RIV-13.2", "supply-empty")
    for tile in range(len(TILES)):
        allowed = 1 if p.phase == REMOVE and tile == p.target else 0
        if surplus(p, tile) > allowed:
            yield impossible("RIV-9.1", "tile-full", tile=TILES[tile], most=MOST_GOLEMS)


def _wizards(p: Position) -> Iterator[Refusal]:
    standing = [cell for cell in p.wizards if cell != NONE]
    if any(p.grid[cell] == NO_TILE for cell in standing) or len(set(standing)) != len(standing):
        yield impossible("RIV-5.2", "wizard")


def _phase(p: Position) -> Iterator[Refusal]:
    if (p.actor == NOBODY) != (p.phase == OVER) or (p.reason == 0) != (p.phase != OVER):
        yield impossible("RIV-13.1", "actor")
    shared = p.phase in (CAST, OVER)
    if p.phase not in PHASES_OF_STEP[p.step] or (not shared and (p.mode == SOLO) != (p.phase in (ENTER, MOVE))):
        yield impossible("RIV-17.7" if p.mode == SOLO else "RIV-3.1", "phase")
    if p.phase == MOVE and NONE in p.wizards:
        yield impossible("RIV-17.8", "solo-wizards")
    elif p.phase == MOVE and not destinations(p):
        yield impossible("RIV-17.24", "nowhere")
    if p.phase == PLACE and (p.actor != p.active or not p.hands[p.active]):
        yield impossible("RIV-3.1", "nothing-to-place")
    if p.expert and p.phase == PLACE and next_besieger(p) != NOBODY:
        yield impossible("RIV-19.11", "open-siege")
    yield from _decision(p)


def _decision(p: Position) -> Iterator[Refusal]:
    """A decision open in the middle of a turn must be possible there."""
    if p.phase in (CAST, REMOVE, DELAYED, SIEGE) and (p.source == NONE or p.spots[p.source] == NONE):
        yield impossible("RIV-7.1", "source")
    if p.phase == REMOVE and (p.mode != THREE or p.caster == NONE or p.target == NONE or surplus(p, p.target) != 1):
        yield impossible("RIV-9.4", "removal")
    elif p.phase == REMOVE and len({p.golems_of(p.target)[side] for side in tied_enemies(p)}) > 1:
        yield impossible("RIV-9.4", "removal-level")
    if p.phase == CAST and p.actor != p.active:
        yield impossible("RIV-7.7", "caster")
    if p.phase == DELAYED and not all(_aims_at_source(p, tile) for tile in range(len(TILES)) if p.open >> tile & 1):
        yield impossible("RIV-18.3", "delayed-aim")
    if p.phase == SIEGE and (not p.expert or next_besieger(p) == NOBODY):
        yield impossible("RIV-19.11", "no-siege")
    if p.phase in (CAST, DELAYED) and p.open.bit_count() < 2:
        yield impossible("RIV-7.8", "order")


def _aims_at_source(p: Position, tile: int) -> bool:
    """Whether a spell of a laid tile reaches the tile just placed."""
    spells = range(4 * (4 * tile + (p.spots[tile] & 3)), 4 * (4 * tile + (p.spots[tile] & 3)) + 4)
    offset = p.cell_of(p.source) - p.cell_of(tile)
    return p.source != NONE and p.spots[tile] != NONE and offset in [OFFSET[spell] for spell in spells if OFFSET[spell]]
