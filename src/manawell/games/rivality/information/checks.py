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
from manawell.kernel.faults import BadPosition
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
        raise BadPosition(problem)


def _options(p: Position) -> Iterator[str]:
    solo = p.mode == SOLO
    if solo != (p.level != NONE) or solo != (p.human != NONE):
        yield "a solo game has a level and a colour of its player, no other game has"
    if solo and p.expert:
        yield "expert rules cannot be combined with the solo game (RIV-17.6)"
    if (p.mode == THREE) != (p.starred == NONE) or p.starred > 1:
        yield "one of two sides has the starred tiles; with three players nobody has"
    if p.human > 1:
        yield "the lone player is orange or purple (RIV-17.1)"


def _seats(p: Position) -> Iterator[str]:
    given = 0 if p.mode == SOLO else p.seats
    if not len(p.hands) == len(p.returned) == given:
        yield f"hands and returned tiles are given for {given} seats"
    if not len(p.supplies) == len(p.wizards) == p.sides or len(p.decks) != (0 if p.mode == SOLO else p.sides):
        yield f"supplies, wizards and decks are given for {p.sides} sides"
    if not (0 <= p.first < p.seats and 0 <= p.active < p.seats and NOBODY <= p.actor < p.seats):
        yield f"there are {p.seats} seats"
    if p.turn < 0 or not 0 <= p.answered <= p.seats or p.changes < 0:
        yield "a count is out of bounds"


def _tiles(p: Position) -> Iterator[str]:
    laid = [tile for tile in range(len(TILES)) if p.spots[tile] != NONE]
    held = [*chain(*p.hands, *p.decks)]
    if len(set(held) | set(laid)) != len(held) + len(laid):
        yield "a tile is in two places"
    if len(laid) != sum(tile != NO_TILE for tile in p.grid):
        yield "two tiles lie on one cell"
    used = {tile for deck in DECK_TILES for tile in deck} | (set() if p.mode == SOLO else {MANA_WELL})
    tiles, found = range(len(TILES)), laid + held
    yield from miscounted("tile", TILES, [found.count(tile) for tile in tiles], [int(tile in used) for tile in tiles])
    if any(len(hand) > HAND_SIZE for hand in p.hands):
        yield f"a hand has at most {HAND_SIZE} tiles (RIV-11.1)"
    if any(deck and IS_FORTRESS[deck[0]] for deck in p.decks):
        yield "a Fortress lies at the bottom of a deck (RIV-1.7)"
    if p.starred != NONE:
        yield from _ownership(p)
    yield from _map(p) if p.mode == SOLO else _shape(p, laid)


def _ownership(p: Position) -> Iterator[str]:
    """With two sides, each has its own set (RIV-1.3, 17.2)."""
    for side in range(p.sides):
        own = set(DECK_TILES[STARRED if side == p.starred else PLAIN])
        hands = [hand for seat, hand in enumerate(p.hands) if p.side_of(seat) == side]
        laid = [tile for tile in range(len(TILES)) if p.layers[tile] == side]
        if not set(chain(laid, *hands, *p.decks[side : side + 1])) <= own:
            yield "a side has a tile of the other side's set"


def _map(p: Position) -> Iterator[str]:
    if any(p.grid[cell_at(x, y)] == NO_TILE for x in range(COLUMNS) for y in range(ROWS)):
        yield f"the solo map has {COLUMNS} columns and {ROWS} rows (RIV-17.4)"
    if any(
        p.spots[tile] & 3 != (0 if p.layers[tile] == p.human else 2)
        for tile in range(len(TILES))
        if p.spots[tile] != NONE
    ):
        yield "the lone player's tiles lie upright, Suramun's upside down (RIV-17.4)"


def _shape(p: Position, laid: list[int]) -> Iterator[str]:
    if p.grid[WELL_CELL] != MANA_WELL:
        yield "the Mana Well lies at (0, 0) (RIV-1.1)"
    reached = [WELL_CELL]
    for cell in reached:
        reached += [cell + step for step in STEP if p.grid[cell + step] != NO_TILE and cell + step not in reached]
    if len(reached) != len(laid):
        yield "the tiles of the battlefield hang together (RIV-4.1)"
    if any((p.layers[tile] == NONE) != (tile == MANA_WELL) for tile in laid):
        yield "every tile but the Mana Well was laid by somebody"
    if p.face_down:
        yield "tiles lie face-down in the solo game only"


def _golems(p: Position) -> Iterator[str]:
    at_start = GOLEMS_AT_START[MODES[p.mode]]
    for side in range(p.sides):
        standing = sum(p.golems_of(tile)[side] for tile in range(len(TILES)))
        if p.supplies[side] + standing != at_start or p.supplies[side] < 0:
            yield f"each side has {at_start} golems, in supply and on tiles (RIV-10.1)"
        if p.supplies[side] == 0 and p.phase not in (REMOVE, OVER):  # RIV-13.3: not before the overflow is resolved
            yield "without a golem in its supply a side ends the game (RIV-13.2)"
    for tile in range(len(TILES)):
        allowed = 1 if p.phase == REMOVE and tile == p.target else 0
        if surplus(p, tile) > allowed:
            yield f"a tile holds at most {MOST_GOLEMS} golems (RIV-9.1)"


def _wizards(p: Position) -> Iterator[str]:
    standing = [cell for cell in p.wizards if cell != NONE]
    if any(p.grid[cell] == NO_TILE for cell in standing) or len(set(standing)) != len(standing):
        yield "each wizard stands on a tile of its own (RIV-5.2)"


def _phase(p: Position) -> Iterator[str]:
    if (p.actor == NOBODY) != (p.phase == OVER) or (p.reason == 0) != (p.phase != OVER):
        yield "somebody decides until the game is over, for a reason"
    shared = p.phase in (CAST, OVER)
    if p.phase not in PHASES_OF_STEP[p.step] or (not shared and (p.mode == SOLO) != (p.phase in (ENTER, MOVE))):
        yield "the phase does not belong to this step of this game"
    if p.phase == MOVE and NONE in p.wizards:
        yield "after the first round both wizards are on the map (RIV-17.7)"
    elif p.phase == MOVE and not destinations(p):
        yield "without an empty tile in reach the game is over (RIV-17.24)"
    if p.phase == PLACE and (p.actor != p.active or not p.hands[p.active]):
        yield "who is to place a tile has one in hand (RIV-3.1)"
    if p.expert and p.phase == PLACE and next_besieger(p) != NOBODY:
        yield "a siege was left open (RIV-19.11)"
    yield from _decision(p)


def _decision(p: Position) -> Iterator[str]:
    """A decision open in the middle of a turn must be possible there."""
    if p.phase in (CAST, REMOVE, DELAYED, SIEGE) and (p.source == NONE or p.spots[p.source] == NONE):
        yield "spells come from a tile that lies on the table (RIV-7.1)"
    if p.phase == REMOVE and (p.mode != THREE or p.caster == NONE or p.target == NONE or surplus(p, p.target) != 1):
        yield "a golem is chosen when one too many stands on a tile (RIV-9.4)"
    elif p.phase == REMOVE and len({p.golems_of(p.target)[side] for side in tied_enemies(p)}) > 1:
        yield "a golem is chosen among two enemies that are level (RIV-9.4)"
    if p.phase == CAST and p.actor != p.active:
        yield "the active player orders the spells (RIV-7.7)"
    if p.phase == DELAYED and not all(_aims_at_source(p, tile) for tile in range(len(TILES)) if p.open >> tile & 1):
        yield "a delayed spell aims at the tile just placed (RIV-18.3)"
    if p.phase == SIEGE and (not p.expert or next_besieger(p) == NOBODY):
        yield "there is no siege to choose (RIV-19.11)"
    if p.phase in (CAST, DELAYED) and p.open.bit_count() < 2:
        yield "an order is chosen among two spells or more (RIV-7.8)"


def _aims_at_source(p: Position, tile: int) -> bool:
    """Whether a spell of a laid tile reaches the tile just placed."""
    spells = range(4 * (4 * tile + (p.spots[tile] & 3)), 4 * (4 * tile + (p.spots[tile] & 3)) + 4)
    offset = p.cell_of(p.source) - p.cell_of(tile)
    return p.source != NONE and p.spots[tile] != NONE and offset in [OFFSET[spell] for spell in spells if OFFSET[spell]]
