"""Why a move is not legal: the rule, in the order in which a player would check."""

from manawell.games.rivality.components.tables import (
    COLUMNS,
    COUNT_BITS,
    DIRECTIONS,
    FARTHEST,
    OFFSET,
    ROWS,
    SHIFT,
    STEP,
    TILE_OF,
    TILES,
    cell_at,
)
from manawell.games.rivality.information.view import PHASES
from manawell.games.rivality.moves import (
    Besiege,
    Cast,
    CastDelayed,
    Enter,
    Go,
    Keep,
    Move,
    Place,
    Redraw,
    Remove,
)
from manawell.games.rivality.state import (
    BY_SUPPLY,
    BY_TILES,
    CAST,
    DELAYED,
    ENTER,
    MOVE,
    MULLIGAN,
    NO_TILE,
    OVER,
    PLACE,
    REMOVE,
    SIEGE,
    SOLO,
    THREE,
    Position,
)
from manawell.kernel.faults import Refusal

Values = str | int | tuple[str, ...]


def explain(p: Position, seat: int, attempt: Move) -> Refusal:
    """The first rule that forbids the attempt."""
    if p.phase == OVER:
        multiplayer = {BY_TILES: "RIV-13.1", BY_SUPPLY: "RIV-13.2"}
        solo = {BY_SUPPLY: "RIV-17.23"}
        return _no((solo if p.mode == SOLO else multiplayer).get(p.reason, "RIV-17.24"), "over")
    if seat != p.actor:
        return _no("RIV-2.3" if p.phase == MULLIGAN else "RIV-1.11", "not-your-turn")
    match attempt:
        case Keep() | Redraw():
            return _mulligan(p)
        case Place(tile, x, y, _):
            return _place(p, tile, x, y)
        case Cast(direction):
            return _cast(p, direction)
        case Remove(colour):
            return _remove(p, colour)
        case CastDelayed(x, y):
            return _delayed(p, x, y)
        case Besiege(x, y):
            return _siege(p, x, y)
        case Enter(x):
            return _enter(p, x)
        case Go(x, y):
            return _go(p, x, y)


def _no(rule: str, reason: str, **values: Values) -> Refusal:
    return Refusal(rule, f"refusal-{reason}", dict(values))


def _phase(p: Position, rule: str) -> Refusal:
    """Another decision is open."""
    return _no(rule, "other-decision", phase=PHASES[p.phase])


def _mulligan(p: Position) -> Refusal:
    if p.mode == SOLO:
        return _no("RIV-17.6", "no-hands")
    if p.phase != MULLIGAN:
        return _no("RIV-2.3", "mulligan-over", phase=PHASES[p.phase])
    return _no("RIV-2.1", "no-mulligan", tiles=_hand(p))


def _place(p: Position, tile: str, x: int, y: int) -> Refusal:
    if p.mode == SOLO:
        return _no("RIV-17.6", "no-hands")
    if p.phase != PLACE:
        return _phase(p, "RIV-2.3" if p.phase == MULLIGAN else "RIV-3.1")
    if TILE_OF[tile] not in p.hands[p.active]:
        return _no("RIV-3.1", "not-in-hand", tile=tile, tiles=_hand(p))
    cell = cell_at(x, y)
    if not _on_grid(x, y):
        return _no("RIV-4.1", "touches-nothing", x=x, y=y)
    if p.grid[cell] != NO_TILE:
        return _no("RIV-4.1", "cell-taken", x=x, y=y, tile=TILES[p.grid[cell]])
    corners = [cell + north + east for north in (STEP[0], STEP[2]) for east in (STEP[1], STEP[3])]
    if any(p.grid[corner] != NO_TILE for corner in corners):
        return _no("RIV-4.1", "corner-only", x=x, y=y)
    return _no("RIV-4.1", "touches-nothing", x=x, y=y)


def _cast(p: Position, direction: str) -> Refusal:
    if p.phase != CAST:
        return _no("RIV-7.8", "no-order", phase=PHASES[p.phase])
    spell = 4 * (4 * p.source + (p.spots[p.source] & 3)) + DIRECTIONS.index(direction)
    if OFFSET[spell] == 0:
        return _no("RIV-7.1", "no-spell", direction=direction, tile=TILES[p.source])
    return _no("RIV-7.8", "spell-done", direction=direction)


def _remove(p: Position, colour: str) -> Refusal:
    if p.mode != THREE:
        return _no("RIV-9.7", "no-choice")
    if p.phase != REMOVE:
        return _phase(p, "RIV-9.4")
    return _no("RIV-9.2", "own-golem", colour=colour)


def _delayed(p: Position, x: int, y: int) -> Refusal:
    if not p.expert:
        return _no("RIV-7.4", "experts-only")
    if p.phase != DELAYED:
        return _phase(p, "RIV-18.11")
    return _no("RIV-18.5", "not-waiting", x=x, y=y)


def _siege(p: Position, x: int, y: int) -> Refusal:
    if not p.expert:
        return _no("RIV-3.2", "experts-only")
    if p.phase != SIEGE:
        return _phase(p, "RIV-19.11")
    return _no("RIV-19.1", "not-besieged", x=x, y=y)


def _enter(p: Position, x: int) -> Refusal:
    if p.mode != SOLO:
        return _no("RIV-3.1", "solo-only")
    if p.phase != ENTER:
        return _phase(p, "RIV-17.8")
    return _no("RIV-17.8", "no-column", x=x, last=COLUMNS - 1)


def _go(p: Position, x: int, y: int) -> Refusal:
    if p.mode != SOLO:
        return _no("RIV-3.1", "solo-only")
    if p.phase != MOVE:
        return _phase(p, "RIV-17.8" if p.phase == ENTER else "RIV-17.9")
    if not (0 <= x < COLUMNS and 0 <= y < ROWS):
        return _no("RIV-17.4", "off-map", x=x, y=y)
    cell = cell_at(x, y)
    if cell == p.wizards[p.human]:
        return _no("RIV-17.12", "stay", x=x, y=y)
    if p.golems[p.grid[cell]]:
        own = p.golems[p.grid[cell]] >> SHIFT[p.human] & COUNT_BITS
        return _no("RIV-17.9", "occupied", x=x, y=y, own=own)
    return _no("RIV-17.9", "no-path", x=x, y=y)


def _on_grid(x: int, y: int) -> bool:
    """Cells off the grid are so far out that they touch nothing, not even a corner."""
    return abs(x) + abs(y) <= FARTHEST + 2


def _hand(p: Position) -> tuple[str, ...]:
    return tuple(TILES[tile] for tile in p.hands[p.active if p.phase == PLACE else p.actor])
