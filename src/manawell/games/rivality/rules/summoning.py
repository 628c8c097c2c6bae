"""How golems come to a tile and leave it (RIV-7, RIV-8, RIV-9, RIV-10)."""

from manawell.games.rivality import events
from manawell.games.rivality.components.tables import (
    BREAKS,
    COLOURS,
    CONTROLLER,
    COUNT_BITS,
    DIRECTIONS,
    ENTRENCHED,
    ENTRENCHMENT_SHIELDS,
    GOLEM,
    MOST_GOLEMS,
    SHIELDS,
    SHIFT,
    STRENGTH,
    TILES,
    x_of,
    y_of,
)
from manawell.games.rivality.rules.ending import end_if_exhausted
from manawell.games.rivality.state import DELAYED_SPELLS, NONE, REMOVE, Position
from manawell.kernel.state import NOBODY


def is_entrenched(p: Position, tile: int) -> bool:
    """Five golems of one side have dug in (RIV-8.8, 8.9)."""
    golems = p.golems[tile]
    controller = CONTROLLER[golems]
    return controller != NOBODY and golems >> SHIFT[controller] & COUNT_BITS == ENTRENCHED


def shields_against(p: Position, tile: int, caster: int) -> int:
    """How many golems a tile repels from a spell that breaks no shields, counted before they arrive.

    RIV-8.1, 8.2, 8.3, 8.4, 8.5, 8.7, 8.11; in the solo game too: RIV-17.20.
    """
    if CONTROLLER[p.golems[tile]] in (NOBODY, caster):
        return 0
    return SHIELDS[tile] + (ENTRENCHMENT_SHIELDS if is_entrenched(p, tile) else 0)


def cast(p: Position, source: int, direction: int, caster: int, tile: int) -> bool:
    """Resolve one spell completely (RIV-7.6, 7.9); False when a golem must be chosen first, or the game is over."""
    reveal(p, tile)
    spell = 4 * (4 * source + (p.spots[source] & 3)) + direction
    summoned = min(STRENGTH[spell], p.supplies[caster])  # RIV-7.14
    shields = shields_against(p, tile, caster)
    repelled = 0 if BREAKS[spell] else min(summoned, shields)  # RIV-8.6, 8.10, 8.12
    landed = summoned - repelled  # RIV-7.10, 7.11: the repelled stay in the supply
    p.held_by = CONTROLLER[p.golems[tile]]
    p.golems[tile] += landed * GOLEM[caster]
    p.supplies[caster] -= landed
    if p.journal is not None:
        origin, cell = p.cell_of(source), p.cell_of(tile)
        kind = events.DelayedSpellCast if p.step == DELAYED_SPELLS else events.SpellCast
        p.journal.tell(
            kind(
                COLOURS[caster],
                x_of(origin),
                y_of(origin),
                DIRECTIONS[direction],
                x_of(cell),
                y_of(cell),
                TILES[tile],
                STRENGTH[spell],
                summoned,
                repelled,
                shields if BREAKS[spell] else 0,
                landed,
                p.golems_of(tile),
                p.leaders_of(tile),
            )
        )
    return settle(p, tile, caster)


def reveal(p: Position, tile: int) -> None:
    """A face-down tile is turned over and stays as it lies (RIV-17.13, 17.19)."""
    if p.face_down >> tile & 1:
        p.face_down &= ~(1 << tile)
        if p.journal is not None:
            cell = p.cell_of(tile)
            p.journal.tell(events.TileRevealed(TILES[tile], x_of(cell), y_of(cell)))


def settle(p: Position, tile: int, caster: int) -> bool:
    """After golems have come to a tile: overflow, control, the end (RIV-7.9, 7.12); False when nothing may follow."""
    if surplus(p, tile) > 0 and not thin_out(p, tile, caster):
        p.phase = REMOVE
        p.caster = caster
        p.target = tile
        p.actor = decider(p, caster)
        return False
    return finish_change(p, tile)


def finish_change(p: Position, tile: int) -> bool:
    """The change is complete: note who gained control (RIV-19.5), and whether the game is over (RIV-13.3)."""
    if p.gained:
        p.changes += 1
        controller = CONTROLLER[p.golems[tile]]
        if controller != p.held_by and controller != NOBODY:
            p.gained[tile] = p.changes
    p.held_by = NOBODY
    return not end_if_exhausted(p)


def surplus(p: Position, tile: int) -> int:
    """How many golems are above the limit of five (RIV-9.1)."""
    golems = p.golems[tile]
    return (golems & 15) + (golems >> 4 & 15) + (golems >> 8) - MOST_GOLEMS


def thin_out(p: Position, tile: int, caster: int) -> bool:
    """Remove golems until five are left; False when the caster must choose the last (RIV-9.2, 9.3, 9.4, 9.6, 9.7)."""
    excess = surplus(p, tile)
    golems = p.golems[tile]
    taken = [0] * p.sides
    while excess > 0:
        first = second = NONE
        most = 0
        for side in range(p.sides):
            count = (golems >> SHIFT[side] & COUNT_BITS) - taken[side]
            if side == caster or count == 0 or count < most:
                continue
            second = first if count == most else NONE
            first, most = side, count
        if first == NONE:
            taken[caster] += excess  # RIV-9.5
            break
        if second != NONE and excess == 1:
            break  # RIV-9.4
        taken[first] += 1
        excess -= 1
        if second != NONE:
            taken[second] += 1
            excess -= 1
    for step in range(1, p.sides + 1):
        side = (caster + step) % p.sides
        if taken[side] > 0:
            remove(p, tile, side, taken[side])
    return surplus(p, tile) <= 0


def tied_enemies(p: Position) -> list[int]:
    """The sides among which the caster chooses (RIV-9.7)."""
    return [side for side in range(p.sides) if side != p.caster]


def remove(p: Position, tile: int, side: int, count: int) -> None:
    """Golems go back to their owner's supply (RIV-7.11, 10.1)."""
    p.golems[tile] -= count * GOLEM[side]
    p.supplies[side] += count
    if p.journal is not None:
        cell = p.cell_of(tile)
        p.journal.tell(
            events.GolemsRemoved(COLOURS[side], x_of(cell), y_of(cell), count, p.golems_of(tile), p.leaders_of(tile))
        )


def remove_chosen(p: Position, side: int) -> bool:
    """The caster has chosen (RIV-9.4, 9.8)."""
    tile = p.target
    p.caster = p.target = NONE
    remove(p, tile, side, 1)
    return finish_change(p, tile)


def decider(p: Position, side: int) -> int:
    """The seat that decides for a side: the active player, or that side's next player clockwise (RIV-9.8, 16.8)."""
    seat = p.active
    while p.side_of(seat) != side:
        seat = (seat + 1) % p.seats
    return seat
