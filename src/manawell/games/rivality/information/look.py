"""What a viewer may know: the only place that hides anything."""

from manawell.games.rivality.components.tables import COLOURS, DIRECTIONS, LEVELS, TILES, x_of, y_of
from manawell.games.rivality.information.view import (
    EDITIONS,
    PHASES,
    STEPS,
    Blanks,
    Field,
    Spot,
    Threat,
    View,
    open_names,
)
from manawell.games.rivality.rules.delayed import waiting_spells
from manawell.games.rivality.rules.ending import REASONS
from manawell.games.rivality.rules.scoring import totals
from manawell.games.rivality.rules.setup import MODES
from manawell.games.rivality.rules.sieges import threatened_by
from manawell.games.rivality.rules.summoning import is_entrenched
from manawell.games.rivality.state import NONE, OVER, Position
from manawell.kernel.game import ALL_KNOWING
from manawell.kernel.state import NOBODY


def look(p: Position, viewer: int) -> View:
    """The view of a seat, a spectator, or the all-knowing."""
    everything = viewer == ALL_KNOWING or p.phase == OVER
    return View(
        viewer=viewer,
        mode=MODES[p.mode],
        edition=EDITIONS[p.edition],
        expert=p.expert,
        level=None if p.level == NONE else LEVELS[p.level],
        human=_colour(p.human),
        starred=_colour(p.starred),
        battlefield=tuple(_field(p, spot, everything) for spot in sorted(p.spots) if spot != NONE),
        wizards=tuple(None if cell == NONE else Spot(x_of(cell), y_of(cell)) for cell in p.wizards),
        supplies=tuple(p.supplies),  # RIV-10.2
        points=tuple(totals(p)),
        # RIV-16.5: a partner's hand is as hidden as a rival's
        hands=tuple(_tiles(hand, everything or seat == viewer) for seat, hand in enumerate(p.hands)),
        decks=tuple(_tiles(deck[::-1], everything) for deck in p.decks),
        first=p.first,
        active=p.active,
        turn=p.turn,
        answered=p.answered,
        returned=tuple(_tiles(tiles, everything or seat == viewer) for seat, tiles in enumerate(p.returned)),
        phase=PHASES[p.phase],
        actor=None if p.actor == NOBODY else p.actor,
        step=STEPS[p.step],
        source=_tile(p.source),
        open=tuple(name for bit, name in enumerate(open_names(p.step)) if p.open >> bit & 1),
        caster=_colour(p.caster),
        target=_tile(p.target),
        held_by=_colour(p.held_by),
        changes=p.changes,
        reason=REASONS[p.reason],
        ran_out=_colour(p.ran_out),
        winners=tuple(COLOURS[side] for side in p.winners),
        sides=tuple(COLOURS[p.side_of(seat)] for seat in range(p.seats)),
    )


def _field(p: Position, spot: int, everything: bool) -> Field:
    cell = spot >> 2
    tile = p.grid[cell]
    hidden = bool(p.face_down >> tile & 1)
    return Field(
        x=x_of(cell),
        y=y_of(cell),
        tile=TILES[tile] if everything or not hidden else None,
        rotation=spot & 3,
        golems=p.golems_of(tile),
        laid_by=_colour(p.layers[tile]),
        face_down=hidden,
        gained=p.gained[tile] if p.gained else 0,
        leaders=p.leaders_of(tile),
        entrenched=is_entrenched(p, tile),
        waits=tuple(DIRECTIONS[direction] for direction in waiting_spells(p, tile)) if p.expert else (),
        threat=_threat(p, tile) if p.expert else None,
    )


def _threat(p: Position, tile: int) -> Threat | None:
    side, held = threatened_by(p, tile)
    return None if side == NOBODY else Threat(COLOURS[side], held)


def _tiles(tiles: list[int], seen: bool) -> Blanks:
    return tuple([TILES[tile] if seen else None for tile in tiles])


def _colour(side: int) -> str | None:
    return None if side < 0 else COLOURS[side]


def _tile(tile: int) -> str | None:
    return None if tile == NONE else TILES[tile]
