"""Builds the position that a view without blanks shows."""

from manawell.games.rivality.components.tables import COLOURS, FARTHEST, LEVELS, TILE_OF, TILES, cell_at
from manawell.games.rivality.information.checks import check
from manawell.games.rivality.information.view import EDITIONS, PHASES, STEPS, Blanks, View, open_names
from manawell.games.rivality.rules.ending import REASONS
from manawell.games.rivality.rules.placement import extend_rim, lay
from manawell.games.rivality.rules.setup import MODES, SEATS
from manawell.games.rivality.rules.turn import Rivality
from manawell.games.rivality.state import NONE, SOLO, THREE
from manawell.kernel.faults import Impossible, Unshaped, impossible
from manawell.kernel.rng import Rng
from manawell.kernel.state import NOBODY


def build(view: View, rng: Rng) -> Rivality:
    """The position that a view without blanks shows, checked for contradictions."""
    p = Rivality(rng)
    try:
        p.mode = MODES.index(view.mode)
        p.edition = EDITIONS.index(view.edition)
        p.level = NONE if view.level is None else LEVELS.index(view.level)
        p.phase = PHASES.index(view.phase)
        p.step = STEPS.index(view.step)
        p.reason = REASONS.index(view.reason)
        p.human, p.starred = _side(view.human), _side(view.starred)
        p.caster, p.held_by, p.ran_out = _side(view.caster), _side(view.held_by), _side(view.ran_out)
        p.winners = [COLOURS.index(colour) for colour in view.winners]
        p.source, p.target = _number(view.source), _number(view.target)
        names = open_names(p.step)
        p.open = sum(1 << names.index(name) for name in view.open)
        p.hands = [sorted(_numbers(hand)) for hand in view.hands]
        p.decks = [_numbers(deck)[::-1] for deck in view.decks]
        p.returned = [_numbers(tiles) for tiles in view.returned]
        p.expert = view.expert
        p.sides = 3 if p.mode == THREE else 2
        p.seats = SEATS[p.mode]
        _build_battlefield(p, view)
    except (KeyError, ValueError) as problem:
        raise Unshaped(f"unknown name or number: {problem}") from problem
    p.wizards = [NONE if spot is None else _cell(spot.x, spot.y) for spot in view.wizards]
    p.supplies = list(view.supplies)
    p.first, p.active, p.turn = view.first, view.active, view.turn
    p.answered, p.changes = view.answered, view.changes
    p.actor = NOBODY if view.actor is None else view.actor
    check(p)
    return p


def _build_battlefield(p: Rivality, view: View) -> None:
    p.gained = [0] * len(TILES) if p.mode == THREE and p.expert else []
    for field in view.battlefield:
        tile, cell = _number(field.tile), _cell(field.x, field.y)
        if tile == NONE or field.rotation not in range(4):
            raise Unshaped(f"{field.tile} cannot lie on ({field.x}, {field.y})")
        if p.spots[tile] != NONE:
            raise Impossible("rivality", impossible("RIV-4.7", "two-places", tile=field.tile))
        if len(field.golems) != p.sides or min(field.golems) < 0 or sum(field.golems) > 15:
            raise Impossible("rivality", impossible("RIV-9.1", "golems-there", x=field.x, y=field.y))
        lay(p, tile, cell, field.rotation, _side(field.laid_by))
        p.golems[tile] = sum(count << 4 * side for side, count in enumerate(field.golems))
        p.face_down |= field.face_down << tile
        if p.gained:
            p.gained[tile] = field.gained
    if p.mode != SOLO:
        for field in view.battlefield:
            extend_rim(p, _cell(field.x, field.y))


def _side(colour: str | None) -> int:
    return NONE if colour is None else COLOURS.index(colour)


def _number(tile: str | None) -> int:
    return NONE if tile is None else TILE_OF[tile]


def _numbers(tiles: Blanks) -> list[int]:
    if None in tiles:
        raise Unshaped("a tile is not known")
    return [TILE_OF[tile] for tile in tiles if tile is not None]


def _cell(x: int, y: int) -> int:
    if abs(x) + abs(y) > FARTHEST:
        raise Impossible("rivality", impossible("RIV-4.4", "too-far", x=x, y=y, most=FARTHEST))
    return cell_at(x, y)
